"""The server: sockets and REST around the use cases, and the built browser client."""

from .app import create_app
from .counters import Metrics
from .desk import Desk
from .gallery import Gallery
from .idle import IdleWatch
from .logs import start_logging
from .site import Site

__all__ = ["Desk", "Gallery", "IdleWatch", "Metrics", "Site", "create_app", "start_logging"]
