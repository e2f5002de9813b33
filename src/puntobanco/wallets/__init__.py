"""The operator's wallet over HTTP: signed calls and answers."""

from .client import HttpWallet
from .signing import signature_of_answer, signature_of_call

__all__ = ["HttpWallet", "signature_of_answer", "signature_of_call"]
