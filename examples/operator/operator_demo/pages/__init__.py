"""The pages for players: plain HTML and forms, no script."""

from .account import ROUTES as _ACCOUNT
from .cashier import ROUTES as _CASHIER
from .entrance import ROUTES as _ENTRANCE
from .files import ROUTES as _FILES
from .games import ROUTES as _GAMES
from .log import ROUTES as _LOG

ROUTES = [*_GAMES, *_ENTRANCE, *_CASHIER, *_LOG, *_ACCOUNT, *_FILES]

__all__ = ["ROUTES"]
