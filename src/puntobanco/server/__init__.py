"""The server: sockets and REST around the use cases, and the built browser client."""

from .app import create_app
from .desk import Desk
from .idle import IdleWatch
from .site import Site

__all__ = ["Desk", "IdleWatch", "Site", "create_app"]
