"""The wallet API over HTTP: checks the signature of a call, has it answered, signs the answer."""

from typing import Any

from litestar import Request, Response, post

from .signing import check_request, nonce_of, sign_answer
from .site import site_of
from .strict import MOST_BYTES
from .wallet import BAD_SIGNATURE, answer_call


@post("/wallet/{call:str}", request_max_body_size=MOST_BYTES)
async def wallet_call(request: Request[Any, Any, Any]) -> Response[bytes]:
    """One call of the game server. The body is taken raw: its signature is over these very bytes."""
    site, call = site_of(request), request.path_params["call"]
    raw = await request.body()
    query = request.scope["query_string"]
    path = (request.scope["raw_path"] + (b"?" + query if query else b"")).decode("latin-1")
    now = site.clock()
    stamp = check_request(request.headers, secret=site.secret, operator=site.operator, path=path, body=raw, now=now)
    if stamp is None:
        answer = BAD_SIGNATURE
    else:
        answer = await site.desk.run(answer_call, call, raw, stamp, now)
    nonce = nonce_of(request.headers)
    signature = {} if nonce is None else {"x-signature": sign_answer(site.secret, nonce=nonce, body=answer.body)}
    return Response(
        answer.body,
        status_code=answer.status,
        media_type="application/json",
        headers={"cache-control": "no-store", **signature},
    )
