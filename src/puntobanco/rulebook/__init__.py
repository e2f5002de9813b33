"""Rules page and paytable of a game, generated from its rule data and told by the catalogues, so that they cannot
disagree with the game (F-63, F-64)."""

from .house import House
from .html import Frame, Link, as_html, document, links, stylesheet
from .markdown import as_markdown
from .markup import element, joined
from .page import paytable_page, rules_page
from .plain import as_text
from .teller import Teller
from .tree import Kind, Page, say
from .writing import Wanted, written

__all__ = [
    "Frame",
    "House",
    "Kind",
    "Link",
    "Page",
    "Teller",
    "Wanted",
    "as_html",
    "as_markdown",
    "as_text",
    "document",
    "element",
    "joined",
    "links",
    "paytable_page",
    "rules_page",
    "say",
    "stylesheet",
    "written",
]
