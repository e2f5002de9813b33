"""Durable storage on SQLite: schema, one batching writer, readers, and the audit of all that is stored."""

from .audit import AuditReport, audit, transfers_in
from .database import StorageError
from .store import SqliteStore

__all__ = ["AuditReport", "SqliteStore", "StorageError", "audit", "transfers_in"]
