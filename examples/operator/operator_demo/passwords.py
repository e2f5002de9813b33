"""Passwords, as Argon2id with the parameters that OWASP recommends. An unknown name takes as long as a known one."""

import os
from functools import cache
from typing import Final

from cryptography.exceptions import InvalidKey
from cryptography.hazmat.primitives.kdf.argon2 import Argon2id

SHORTEST: Final = 8
LONGEST: Final = 200


def hash_password(password: str) -> str:
    """A PHC string with a fresh salt. Takes some 40 ms: call it outside the event loop."""
    kdf = Argon2id(salt=os.urandom(16), length=32, iterations=2, lanes=1, memory_cost=19_456)
    return kdf.derive_phc_encoded(password.encode())


def is_right(password: str, password_hash: str | None) -> bool:
    """Whether `password` made `password_hash`; None, for a name that nobody has, is never right but takes as long."""
    try:
        Argon2id.verify_phc_encoded(password.encode(), password_hash or _nobodys())
    except InvalidKey:
        return False
    return password_hash is not None


@cache
def _nobodys() -> str:
    return hash_password(os.urandom(16).hex())
