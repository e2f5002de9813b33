"""What the terminal remembers from one evening to the next, in a small file that only its owner can read."""

import json
import logging
import os
import sys
import tempfile
from pathlib import Path
from typing import Any, Final

_log = logging.getLogger(__name__)

FILE_NAME: Final = "terminal.json"


def data_folder() -> Path:
    """Where a person's data belongs on this system, for those who do not say --data."""
    if sys.platform == "darwin":
        return Path.home() / "Library" / "Application Support" / "puntobanco"
    named = os.environ.get("XDG_DATA_HOME", "")
    return (Path(named) if Path(named).is_absolute() else Path.home() / ".local" / "share") / "puntobanco"


class Memory:
    """Sessions by house, the last round shown at each table, and how the patron likes the table.

    A file that is missing or cannot be read is an empty memory: a new patron, nothing shown yet.
    """

    def __init__(self, folder: Path) -> None:
        self._file = folder / FILE_NAME
        try:
            kept = json.loads(self._file.read_text(encoding="utf-8"))
        except (OSError, ValueError):
            kept = {}
        self._kept: dict[str, Any] = kept if isinstance(kept, dict) else {}

    def session(self, place: str) -> str | None:
        """The session token at the house called `place`."""
        return self._text(f"session {place}")

    def keep_session(self, place: str, token: str) -> None:
        """The next evening begins as the same patron."""
        self._keep(f"session {place}", token)

    def shown(self, place: str, game: str) -> str | None:
        """The id of the last round that was shown to its end."""
        return self._text(f"shown {place} {game}")

    def keep_shown(self, place: str, game: str, round_id: str) -> None:
        """This round need not be shown again."""
        self._keep(f"shown {place} {game}", round_id)

    def likes(self, what: str, *, otherwise: bool) -> bool:
        """A switch of the patron's, such as fast play."""
        value = self._kept.get(f"likes {what}")
        return value if isinstance(value, bool) else otherwise

    def keep_liking(self, what: str, value: bool) -> None:  # noqa: FBT001 - the value is the switch itself
        """The next evening finds the switch where it is now."""
        self._keep(f"likes {what}", value)

    def _text(self, key: str) -> str | None:
        value = self._kept.get(key)
        return value if isinstance(value, str) else None

    def _keep(self, key: str, value: object) -> None:
        """Written beside and moved over, so that a crash leaves the old file or the new one.

        What cannot be written is forgotten with the process; that is no reason to end a game.
        """
        self._kept[key] = value
        try:
            self._file.parent.mkdir(parents=True, exist_ok=True)
            handle, name = tempfile.mkstemp(dir=self._file.parent, prefix=FILE_NAME)  # readable by its owner only
            with os.fdopen(handle, "w", encoding="utf-8") as file:
                json.dump(self._kept, file, indent=1)
            Path(name).replace(self._file)
        except OSError as error:
            _log.warning("cannot remember %r: %s", key, error)
