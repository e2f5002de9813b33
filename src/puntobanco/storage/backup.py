"""Backups: one file that holds one moment of the database, made while a server is dealing, and brought back checked."""

import os
from pathlib import Path

import apsw

from .audit import AuditReport, audit
from .connection import StorageError
from .schema import APPLICATION_ID
from .sqlite import FILE_NAME, FolderLock, open_reader


def backup(folder: Path, out: Path) -> int:
    """Write one consistent moment of the database of `folder` into the new file `out`; its bytes.

    A server may go on meanwhile: the copy is made in one read transaction, which hinders no writer. The file appears
    under its name only when it is whole and on the disk. Raises StorageError.
    """
    if out.exists():
        raise StorageError(f"{out} is there already; a backup never writes over a file")
    source = open_reader(folder)
    part = out.with_name(f"{out.name}.part")
    try:
        part.unlink(missing_ok=True)
        _copy(source.raw, part)
        with part.open("rb") as file:
            os.fsync(file.fileno())
        os.chmod(part, 0o600)  # noqa: PTH101 - sessions' hashes and players' names are in there
        part.rename(out)
        _sync_folder(out.parent)
        return out.stat().st_size
    except (apsw.Error, OSError) as error:
        part.unlink(missing_ok=True)
        raise StorageError(f"cannot write {out}: {error}") from None
    finally:
        source.close()


def restore(file: Path, folder: Path) -> AuditReport:
    """Bring the backup `file` back as the database of `folder`, which must have none yet; its audit.

    Raises StorageError, also when the file is no backup of this program.
    """
    target = folder / FILE_NAME
    if target.exists():
        raise StorageError(f"{target} is there already; restoring never writes over a database: choose another --data")
    if not file.is_file():
        raise StorageError(f"there is no file {file}")
    lock = FolderLock(folder)
    try:
        part = folder / f"{FILE_NAME}.part"
        part.unlink(missing_ok=True)
        try:
            source = apsw.Connection(str(file), flags=apsw.SQLITE_OPEN_READONLY)
            try:
                if source.pragma("application_id") != APPLICATION_ID:
                    raise StorageError(f"{file} is not a backup of puntobanco")
                problem = source.pragma("quick_check")
                if problem != "ok":
                    raise StorageError(f"{file} is damaged: {problem}")
                _copy(source, part)
            finally:
                source.close()
        except apsw.Error as error:
            raise StorageError(f"{file} is not a backup of puntobanco: {error}") from None
        with part.open("rb") as written:
            os.fsync(written.fileno())
        part.rename(target)
        _sync_folder(folder)
    finally:
        lock.release()
    return audit(folder)


def _copy(source: apsw.Connection, path: Path) -> None:
    """All pages in one step, so that no write of a server can come between and make it begin again."""
    copy = apsw.Connection(str(path))
    try:
        with copy.backup("main", source, "main") as going:
            going.step()
        copy.pragma("journal_mode", "delete")  # one file, with no log beside it
    finally:
        copy.close()


def _sync_folder(folder: Path) -> None:
    handle = os.open(folder, os.O_RDONLY)
    try:
        os.fsync(handle)
    finally:
        os.close(handle)
