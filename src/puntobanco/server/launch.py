"""The door for an operator's players: a one-time code becomes a session."""

import logging
from typing import Annotated, Any

from litestar import MediaType, Request, Response, get
from litestar.openapi import ResponseSpec
from litestar.params import Parameter
from litestar.response import Redirect

from puntobanco.locales import LANGUAGES, best_language, say
from puntobanco.service import Declined, WalletKind, WalletUnknown

from .asking import PACED, Problem
from .cookies import session_cookie
from .site import Site

_log = logging.getLogger(__name__)

_Code = Annotated[str, Parameter(min_length=16, max_length=256, description="The operator's one-time code")]


def _page(description: str) -> ResponseSpec:
    return ResponseSpec(str, generate_examples=False, description=description, media_type=MediaType.HTML)


@get(
    "/launch",
    summary="Come in with an operator's one-time code",
    status_code=303,
    responses={
        400: ResponseSpec(Problem, description="Not a code"),
        403: _page("The operator does not know the code, or it has been used"),
        **PACED,
        404: _page("There is no operator: this server has play money only"),
        503: _page("The operator does not answer; start again from there"),
    },
)
async def launch(
    request: Request[Any, Any, Any], site: Site, code: _Code, game: str = "", lang: str = ""
) -> Response[Any]:
    """Opens a session for the player whom the operator names, and goes on to the table or the lobby."""
    language = best_language(request.headers.get("accept-language"))
    if site.wallet is None:
        return _sorry("rules-launch-none", language, 404)
    try:
        told = await site.wallet.call("authenticate", {"code": code})
    except WalletUnknown as error:
        _log.warning("launch: %s", error)
        return _sorry("rules-launch-unknown", language, 503)
    if isinstance(told, Declined):
        return _sorry("rules-launch-declined", language, 403)
    visitor, token = await site.sessions.open_for_player(site.settings.operator_id, told.told)
    site.play.conduct.stay(visitor)
    if visitor.wallet is WalletKind.SEAMLESS:
        await site.play.cash_out(visitor)  # from when it was a transfer wallet, if anything
    target = f"/table/{game}" if game in site.play.games else "/"
    if lang in LANGUAGES:
        target += f"?lang={lang}"
    return Redirect(target, status_code=303, cookies=[session_cookie(site, token)])


def _sorry(key: str, language: str, status: int) -> Response[str]:
    text = say(key, language=language)
    page = f"<!doctype html><html lang={language}><meta charset=utf-8><title>{text}</title><p>{text}</p></html>"
    return Response(page, status_code=status, media_type=MediaType.HTML)
