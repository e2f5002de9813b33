"""A disk that remembers each write and sync that SQLite does, in order: the power can be lost at any moment of it.

What was written and not synced may be on the disk after a loss of power or not, in any choice, torn at any sector.
"""

import threading
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from random import Random  # noqa: TID251 - chooses what a test loses; nothing is dealt from it
from typing import Any, Final

import apsw

_NAME: Final = "remembering"
_USUAL: Final = apsw.vfs_names()[0]
_SECTOR: Final = 512


@dataclass(frozen=True)
class Write:
    file: str
    offset: int
    data: bytes


@dataclass(frozen=True)
class Truncate:
    file: str
    size: int


@dataclass(frozen=True)
class Sync:
    file: str


@dataclass(frozen=True)
class Delete:
    """SQLite syncs the folder after it."""

    file: str


@dataclass(frozen=True)
class Note:
    """Something that happened outside of the disk: an answer that left."""

    what: Any


Event = Write | Truncate | Sync | Delete | Note


@dataclass
class Trace:
    """What happened, in order."""

    events: list[Event] = field(default_factory=list)
    lock: threading.Lock = field(default_factory=threading.Lock)
    #: A disk that says it has synced and has not.
    lies: bool = False

    def add(self, event: Event) -> None:
        with self.lock:
            self.events.append(event)

    def notes(self, moment: int) -> list[Any]:
        """What had been told when so many events had happened."""
        return [event.what for event in self.events[:moment] if isinstance(event, Note)]

    def write_image(self, moment: int, folder: Path, chance: Random | None) -> None:
        """The files as they may be found when the power went after so many events.

        Without `chance` nothing that was not synced is there; with it, any part of it may be.
        """
        synced: dict[str, bytearray] = {}
        pending: dict[str, list[Write | Truncate]] = {}
        for event in self.events[:moment]:
            if isinstance(event, Sync):
                content = synced.setdefault(event.file, bytearray())
                for waiting in pending.pop(event.file, []):
                    _apply(content, waiting)
            elif isinstance(event, Delete):
                synced.pop(event.file, None)
                pending.pop(event.file, None)
            elif not isinstance(event, Note):
                pending.setdefault(event.file, []).append(event)
        if chance is not None:
            for file, waiting in pending.items():
                content = synced.setdefault(file, bytearray())
                for one in waiting:
                    _apply_part(content, one, chance)
        for file, content in synced.items():
            (folder / Path(file).name).write_bytes(content)


def _apply(content: bytearray, event: Write | Truncate) -> None:
    if isinstance(event, Truncate):
        del content[event.size :]
        return
    if len(content) < event.offset:
        content.extend(bytes(event.offset - len(content)))
    content[event.offset : event.offset + len(event.data)] = event.data


def _apply_part(content: bytearray, event: Write | Truncate, chance: Random) -> None:
    fate = chance.random()
    if isinstance(event, Truncate):
        if fate < 0.5:
            _apply(content, event)
    elif fate < 0.4:
        _apply(content, event)
    elif fate < 0.6:
        for start in range(0, len(event.data), _SECTOR):
            if chance.random() < 0.5:
                part = event.data[start : start + _SECTOR]
                _apply(content, Write(event.file, event.offset + start, part))


class _File(apsw.VFSFile):
    def __init__(self, name: str | apsw.URIFilename | None, flags: list[int], trace: Trace) -> None:
        self._name = name.filename() if isinstance(name, apsw.URIFilename) else str(name)
        self._trace = trace
        super().__init__(_USUAL, name, flags)

    def xWrite(self, data: bytes, offset: int) -> None:  # noqa: N802 - SQLite's name
        super().xWrite(data, offset)
        self._trace.add(Write(self._name, offset, bytes(data)))

    def xTruncate(self, size: int) -> None:  # noqa: N802 - SQLite's name
        super().xTruncate(size)
        self._trace.add(Truncate(self._name, size))

    def xSync(self, flags: int) -> None:  # noqa: N802 - SQLite's name
        super().xSync(flags)
        if not self._trace.lies:
            self._trace.add(Sync(self._name))


class _Vfs(apsw.VFS):
    def __init__(self, trace: Trace) -> None:
        self._trace = trace
        super().__init__(_NAME, _USUAL)

    def xOpen(self, name: Any, flags: list[int]) -> apsw.VFSFile:  # noqa: N802 - SQLite's name
        return _File(name, flags, self._trace)

    def xDelete(self, name: str, syncdir: bool) -> None:  # noqa: N802 - SQLite's name
        super().xDelete(name, syncdir)
        self._trace.add(Delete(name))


@contextmanager
def remembered(*, lies: bool = False) -> Iterator[Trace]:
    """While the block runs, whatever database is opened is on a disk that remembers."""
    trace = Trace(lies=lies)
    vfs = _Vfs(trace)
    apsw.set_default_vfs(_NAME)
    try:
        yield trace
    finally:
        apsw.set_default_vfs(_USUAL)
        vfs.unregister()
