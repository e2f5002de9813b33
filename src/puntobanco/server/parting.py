"""The end of a visit, whoever ends it: what is in the game goes back, and the operator hears that its player left."""

from puntobanco.service import Visitor, WalletKind
from puntobanco.table import Refusal

from .site import Site


async def part(site: Site, visitor: Visitor) -> int | Refusal:
    """End the visit; how much went back to the operator, in minor units. A refusal in the middle of a round.

    A patron with play money keeps their session: it is all that their play money hangs on.
    """
    sent = await site.play.cash_out(visitor)
    if isinstance(sent, Refusal):
        return sent
    if visitor.wallet is not WalletKind.NONE:
        await site.sessions.end(visitor)
    site.play.conduct.gone(visitor)
    playing = site.connections.of(visitor.patron)
    if playing is not None:
        await playing.end()
    return sent
