"""Durable storage on SQLite or PostgreSQL: schema, one batching writer, a reader, and the audit of all stored."""

from .audit import AuditReport, JournalChain, audit, check_journal, state_in, transfers_in
from .backup import backup, restore
from .connection import StorageError
from .office import OfficeStore
from .shared_store import DatabaseSharedStore
from .store import DatabaseStore, PostgresStore, SqliteStore

__all__ = [
    "AuditReport",
    "DatabaseSharedStore",
    "DatabaseStore",
    "JournalChain",
    "OfficeStore",
    "PostgresStore",
    "SqliteStore",
    "StorageError",
    "audit",
    "backup",
    "check_journal",
    "restore",
    "state_in",
    "transfers_in",
]
