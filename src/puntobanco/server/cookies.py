"""The session cookie."""

from litestar.datastructures import Cookie

from .site import Site

_YEAR = 365 * 24 * 3600


def session_cookie(site: Site, token: str) -> Cookie:
    """Not to be read by scripts, not sent along by other sites' requests, bound to this host."""
    return _cookie(site, token, _YEAR)


def no_cookie(site: Site) -> Cookie:
    """Takes the session cookie away."""
    return _cookie(site, "", 0)


def _cookie(site: Site, value: str, seconds: int) -> Cookie:
    return Cookie(
        key=site.cookie_name,
        value=value,
        path="/",
        httponly=True,
        secure=site.settings.secure_cookies,
        samesite="strict",
        max_age=seconds,
    )
