"""Signatures of the wallet API: HMAC-SHA256 over what was really sent."""

import hmac


def signature_of_call(secret: bytes, timestamp: str, nonce: str, path: str, body: bytes) -> str:
    """Hex signature of a call: of its time, nonce, path and raw body."""
    head = f"{timestamp}\n{nonce}\n{path}\n".encode()
    return hmac.digest(secret, head + body, "sha256").hex()


def signature_of_answer(secret: bytes, nonce: str, body: bytes) -> str:
    """Hex signature of the answer to the call with that nonce."""
    return hmac.digest(secret, f"{nonce}\n".encode() + body, "sha256").hex()
