"""The back office: pages on which the people of the house see and decide, behind name, password and second factor."""

from .routes import office_routes
from .setting import Live, Office

__all__ = ["Live", "Office", "office_routes"]
