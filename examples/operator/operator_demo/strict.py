"""Bytes to a call, exactly or not at all: 12 is not "12", not 12.0, not 1.2e1, not true, and no key stands twice."""

import json
from typing import Any, Final, NoReturn, TypeVar

import msgspec

#: The longest body of a call, in bytes. All calls of the wallet API are far below 1 KiB.
MOST_BYTES: Final = 8192

_T = TypeVar("_T")


class MalformedError(ValueError):
    """Bytes that are not the call; the text says where and why."""


def decode(raw: bytes, kind: type[_T]) -> _T:
    """The `kind` that `raw` is. Raises MalformedError."""
    try:
        value = msgspec.json.decode(raw, type=kind)
        # msgspec would keep the last of two equal keys and read -0 as 0; money is too serious for either.
        json.loads(raw, object_pairs_hook=_unique, parse_int=_whole, parse_float=_not_whole)
    except MalformedError:
        raise
    except (ValueError, RecursionError) as error:  # every error of msgspec and of JSON is a ValueError
        raise MalformedError(str(error)) from None
    return value


def _unique(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    if len(dict(pairs)) != len(pairs):
        raise MalformedError("a key stands twice in one object")
    return dict(pairs)


def _whole(text: str) -> int:
    if text.startswith("-"):
        raise MalformedError(f"{text} is negative")
    return int(text)


def _not_whole(text: str) -> NoReturn:
    raise MalformedError(f"{text} is not a whole number")
