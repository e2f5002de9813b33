"""The site: what every request may need, in one value made where the parts meet."""

import time
from dataclasses import dataclass, field
from typing import Any, cast

from litestar import Request

from .desk import Desk
from .throttle import Throttle
from .times import Clock


@dataclass(frozen=True, slots=True, kw_only=True)
class Site:
    """One operator. `games` is the address of the game server, without a slash at the end."""

    games: str
    secret: bytes
    desk: Desk
    operator: str = "demo"
    clock: Clock = time.time
    throttle: Throttle = field(default_factory=Throttle)


def site_of(request: Request[Any, Any, Any]) -> Site:
    """The site that `request` came to."""
    return cast("Site", request.app.state.site)
