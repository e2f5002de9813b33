"""The secret that operator and game server share and sign with."""

import os
import secrets
from pathlib import Path
from typing import Final

SHORTEST: Final = 32


class SecretError(ValueError):
    """A secret that is none; one line for a person."""


def shared_secret(given: str | None, folder: Path) -> bytes:
    """The secret as given, or from its file in `folder`, which is made once and only its owner may read.

    Raises SecretError.
    """
    text = given if given is not None else _from_file(folder / "secret")
    if len(text) < SHORTEST:
        raise SecretError(f"the secret must have {SHORTEST} characters or more")
    return text.encode()


def _from_file(file: Path) -> str:
    file.parent.mkdir(parents=True, exist_ok=True)
    try:
        with os.fdopen(os.open(file, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600), "w") as new:
            new.write(secrets.token_hex(32))
    except FileExistsError:
        pass
    return file.read_text(encoding="utf-8").strip()
