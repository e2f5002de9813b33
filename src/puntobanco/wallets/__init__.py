"""The operator's wallet over HTTP: signed calls and answers."""

from .client import HttpWallet, entries
from .signing import signature_of_answer, signature_of_call

__all__ = ["HttpWallet", "entries", "signature_of_answer", "signature_of_call"]
