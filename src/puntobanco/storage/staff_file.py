"""Staff for commands: one short transaction beside whatever server is using the folder."""

from contextlib import ExitStack
from datetime import datetime
from pathlib import Path
from typing import Self

from puntobanco.service import Member

from . import staffing
from .aside import transaction
from .seal import Seal
from .sqlite import open_reader


class StaffFile:
    """Open it, look, change, close: all in one transaction. Raises StorageError."""

    def __init__(self, folder: Path) -> None:
        self._stack = ExitStack()
        self._connection = self._stack.enter_context(transaction(folder))
        self._seal = Seal(folder)

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *told: object) -> None:
        self._stack.__exit__(*told)  # type: ignore[arg-type]

    def member(self, name: str) -> Member | None:
        return staffing.member(self._connection, name, self._seal)

    def put(self, member: Member, by: str, action: str, now: datetime) -> None:
        staffing.put_member(self._connection, member, by, action, now, self._seal)

    def remove(self, name: str, by: str, now: datetime) -> None:
        staffing.remove_member(self._connection, name, by, now)


def everybody(folder: Path) -> tuple[Member, ...]:
    """Who there is. Raises StorageError."""
    connection = open_reader(folder)
    try:
        return staffing.members(connection, Seal(folder))
    finally:
        connection.close()
