"""The session cookie."""

from litestar.datastructures import Cookie

from .site import Site

_YEAR = 365 * 24 * 3600


def session_cookie(site: Site, token: str) -> Cookie:
    """Not to be read by scripts, not sent along by other sites' requests, bound to this host."""
    return Cookie(
        key=site.cookie_name,
        value=token,
        path="/",
        httponly=True,
        secure=site.settings.secure_cookies,
        samesite="strict",
        max_age=_YEAR,
    )
