"""The server: sockets and REST around the use cases, and the built browser client."""

from .app import create_app
from .connections import Connections
from .counters import Metrics
from .desk import Desk
from .gallery import Gallery
from .idle import IdleWatch
from .logs import start_logging
from .presence import Presence
from .site import Site

__all__ = ["Connections", "Desk", "Gallery", "IdleWatch", "Metrics", "Presence", "Site", "create_app", "start_logging"]
