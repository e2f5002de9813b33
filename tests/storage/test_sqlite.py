"""What only SQLite has to prove: one commit for a batch, synced as set, and files that are not ours refused."""

import stat
from pathlib import Path

import apsw
import pytest

from puntobanco.storage import SqliteStore, StorageError
from puntobanco.storage.sqlite import FILE_NAME, open_reader, open_writer
from puntobanco.storage.writer import run_batch
from puntobanco.testing import SeededEntropy


def test_a_batch_commits_once_for_all(tmp_path: Path) -> None:
    connection = open_writer(tmp_path)
    commits: list[int] = []
    connection.raw.set_commit_hook(lambda: commits.append(1) or False)  # type: ignore[func-returns-value]
    entropy = SeededEntropy("batch")

    def insert(name: str):
        return lambda database: database.execute("INSERT INTO patron VALUES (?, '')", (name,)).fetchall()

    results = run_batch(connection, [insert(entropy.patron_id()) for _ in range(64)])
    assert len(results) == 64
    assert commits == [1]
    connection.close()


def test_the_disk_is_synced_and_read_back_as_set(tmp_path: Path) -> None:
    connection = open_writer(tmp_path)
    assert connection.raw.pragma("journal_mode") == "wal"
    assert connection.raw.pragma("synchronous") == 2
    reader = open_reader(tmp_path)
    with pytest.raises(apsw.ReadOnlyError):
        reader.execute("DELETE FROM patron").fetchall()
    reader.close()
    connection.close()
    assert tuple(map(int, apsw.sqlite_lib_version().split("."))) >= (3, 51, 3)


def test_a_file_that_is_no_database_is_refused(tmp_path: Path) -> None:
    (tmp_path / FILE_NAME).write_text("not a database, " * 1000)
    with pytest.raises(StorageError, match="not a database of puntobanco"):
        open_writer(tmp_path)


def test_a_folder_that_is_a_file_is_refused_in_words(tmp_path: Path) -> None:
    (tmp_path / "file").touch(mode=stat.S_IRUSR)
    with pytest.raises(StorageError, match="cannot write to"):
        SqliteStore(tmp_path / "file")
