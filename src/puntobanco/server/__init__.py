"""The server: sockets and REST around the use cases, and the built browser client."""

from .app import create_app
from .desk import Desk
from .site import Site

__all__ = ["Desk", "Site", "create_app"]
