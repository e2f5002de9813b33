"""Durable storage on SQLite or PostgreSQL: schema, one batching writer, a reader, and the audit of all stored."""

from .audit import AuditReport, audit
from .connection import StorageError
from .store import DatabaseStore, PostgresStore, SqliteStore

__all__ = ["AuditReport", "DatabaseStore", "PostgresStore", "SqliteStore", "StorageError", "audit"]
