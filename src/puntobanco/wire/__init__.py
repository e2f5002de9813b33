"""The wire: the messages between browser and server, their strict codec."""

from .codec import MOST_BYTES, MalformedError, decode, decode_as, encode

__all__ = ["MOST_BYTES", "MalformedError", "decode", "decode_as", "encode"]
