"""Pages from templates: everything escaped, money and times written one way, no inline style or script."""

from datetime import datetime
from functools import cache
from pathlib import Path
from typing import Any, Final

from jinja2 import Environment, FileSystemLoader, StrictUndefined
from litestar import MediaType, Response

from puntobanco.locales import money
from puntobanco.service import Person

from .amounts import plain

_HERE: Final = Path(__file__).parent
#: Stricter than the rest of the site: there is no script here, and nobody may put these pages into a frame.
CSP: Final = (
    "default-src 'none'; style-src 'self'; img-src 'self'; font-src 'self'; form-action 'self'; "
    "base-uri 'none'; frame-ancestors 'none'"
)
_FACES: Final = (
    ("Marcellus", "marcellus-latin-400-normal*.woff2", "400"),
    ("Figtree", "figtree-latin-wght*.woff2", "300 900"),
)
_HEADERS: Final = {"content-security-policy": CSP, "cache-control": "no-store", "x-frame-options": "DENY"}


@cache
def _templates() -> Environment:
    made = Environment(
        loader=FileSystemLoader(_HERE / "templates"),
        autoescape=True,
        undefined=StrictUndefined,
        trim_blocks=True,
        lstrip_blocks=True,
    )
    made.filters["money"] = lambda minor, currency: money(minor, currency)
    made.filters["plain"] = plain
    made.filters["moment"] = moment
    made.filters["percent"] = percent
    made.filters["thousands"] = lambda count: f"{count:,}".replace(",", "\u202f")
    return made


def moment(time: datetime) -> str:
    """A time as the pages write it: UTC, to the second."""
    return f"{time:%Y-%m-%d %H:%M:%S}"


def percent(share: float) -> str:
    """A share in percent with three decimals."""
    return f"{share * 100:.3f}\u202f%".replace("-", "−")


def page(template: str, person: Person | None = None, *, status: int = 200, **told: Any) -> Response[str]:
    """A page of the office."""
    text = _templates().get_template(template).render(person=person, **{"refresh": "", "here": "", **told})
    return Response(text, media_type=MediaType.HTML, status_code=status, headers=dict(_HEADERS))


def style() -> bytes:
    """The style sheet, with the faces of the house when the client that carries them is built."""
    assets = _HERE.parent / "server" / "client" / "assets"
    faces = [
        f"@font-face {{ font-family: {family}; font-weight: {weight}; font-display: swap; "
        f'src: url("/assets/{file.name}") format("woff2"); }}\n'
        for family, pattern, weight in _FACES
        for file in sorted(assets.glob(pattern))[:1]
    ]
    return "".join(faces).encode() + (_HERE / "static" / "office.css").read_bytes()
