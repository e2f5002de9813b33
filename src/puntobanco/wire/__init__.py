"""The wire: the messages between browser and server, their strict codec."""

from .codec import MOST_BYTES, MalformedError, decode, decode_as, encode
from .protocol import FromClient, ToClient

__all__ = ["MOST_BYTES", "FromClient", "MalformedError", "ToClient", "decode", "decode_as", "encode"]
