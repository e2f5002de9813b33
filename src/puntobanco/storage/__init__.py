"""Durable storage on SQLite: schema, one batching writer, readers, and the audit of all that is stored."""

from .audit import AuditReport, audit, transfers_in
from .backup import backup, restore
from .database import StorageError
from .office import SqliteOffice
from .store import SqliteStore

__all__ = [
    "AuditReport",
    "SqliteOffice",
    "SqliteStore",
    "StorageError",
    "audit",
    "backup",
    "restore",
    "transfers_in",
]
