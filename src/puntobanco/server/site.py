"""The site: everything a request handler may need, in one value made by `puntobanco.bootstrap`."""

from dataclasses import dataclass, field

from puntobanco.service import Hall, OperatorWallet, Play, Sessions, Store
from puntobanco.settings import Settings

from .connections import Connections
from .counters import Metrics
from .desk import Desk
from .gallery import Gallery
from .presence import Presence


@dataclass(frozen=True, slots=True)
class Site:
    """One server's parts."""

    settings: Settings
    store: Store
    sessions: Sessions
    play: Play
    desk: Desk
    wallet: OperatorWallet | None = None
    hall: Hall | None = None
    gallery: Gallery | None = None
    presence: Presence | None = None
    connections: Connections = field(default_factory=Connections)
    metrics: Metrics = field(default_factory=Metrics)

    @property
    def cookie_name(self) -> str:
        """`__Host-` binds the cookie to this host and HTTPS; browsers refuse it elsewhere."""
        return "__Host-session" if self.settings.secure_cookies else "session"
