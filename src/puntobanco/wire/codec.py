"""Bytes to messages and back. Whatever is not exactly a message is refused with the place where it went wrong."""

import json
from typing import Any, Final, TypeVar

import msgspec

from .protocol import FromClient, ToClient

_T = TypeVar("_T")

#: The longest message a client may send, in bytes. A deal with every area of a game is below 2 KiB.
MOST_BYTES: Final = 4096

_from_client = msgspec.json.Decoder(FromClient)
_encoder = msgspec.json.Encoder()


class MalformedError(ValueError):
    """Bytes that are no message; the text says where and why."""


def decode(raw: bytes) -> FromClient:
    """A message from the browser. Raises MalformedError."""
    return _strict(raw, _from_client)


def decode_as(raw: bytes, kind: type[_T]) -> _T:
    """A REST body, as strictly as a message. Raises MalformedError."""
    return _strict(raw, msgspec.json.Decoder(kind))


def _strict(raw: bytes, decoder: "msgspec.json.Decoder[_T]") -> _T:
    if len(raw) > MOST_BYTES:
        raise MalformedError(f"longer than {MOST_BYTES} bytes")
    try:
        message = decoder.decode(raw)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:  # a ValidationError is a DecodeError
        raise MalformedError(str(error)) from None
    # Of two bets on one area msgspec would silently keep the last; money is too serious for that. What is written as
    # the very same bytes again holds nothing twice; our own client writes like that, so that few are looked at closely.
    if _encoder.encode(message) != raw:
        _twice.decode(raw.decode())
    return message


def _unique(pairs: list[tuple[str, Any]]) -> None:
    if len(dict(pairs)) != len(pairs):
        raise MalformedError("a key stands twice in one object")


#: Made once: making it takes longer than reading a deal with it.
_twice = json.JSONDecoder(object_pairs_hook=_unique)


def encode(message: ToClient) -> bytes:
    """A message for the browser."""
    return _encoder.encode(message)
