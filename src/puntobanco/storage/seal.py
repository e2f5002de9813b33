"""Secrets at rest: the seed of a shoe that is not over is stored sealed, with a key that is not in the database."""

import os
import secrets
from pathlib import Path
from typing import Final

from cryptography.exceptions import InvalidTag
from cryptography.hazmat.primitives.ciphers.aead import AESGCM

from puntobanco.service import Unavailable

KEY_FILE: Final = "seal.key"
_NONCE: Final = 12


class Seal:
    """AES-256-GCM under the key of a data folder."""

    def __init__(self, folder: Path) -> None:
        """Reads the folder's key, or makes one that only its owner may read. Raises OSError."""
        path = folder / KEY_FILE
        if not path.exists():
            handle = os.open(path, os.O_CREAT | os.O_EXCL | os.O_WRONLY, 0o600)
            with os.fdopen(handle, "wb") as file:
                file.write(secrets.token_bytes(32))
                file.flush()
                os.fsync(file.fileno())
        self._cipher = AESGCM(path.read_bytes())

    def close(self, secret: bytes, name: str) -> bytes:
        """`secret` sealed; it opens only under the same `name`."""
        nonce = secrets.token_bytes(_NONCE)
        return nonce + self._cipher.encrypt(nonce, secret, name.encode())

    def open(self, sealed: bytes, name: str) -> bytes:
        """The secret. Raises Unavailable when it was sealed under another key or name."""
        try:
            return self._cipher.decrypt(sealed[:_NONCE], sealed[_NONCE:], name.encode())
        except InvalidTag:
            raise Unavailable(f"the seal of shoe {name} does not open; is its {KEY_FILE} in the folder?") from None
