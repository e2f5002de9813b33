"""Checkable deals: from seeds to cards, and from a finished round back to its commitment. Pure."""

from .deal import commitment_to, drawn_cards, drawn_positions
from .verify import Claim, Finding, verify

__all__ = ["Claim", "Finding", "commitment_to", "drawn_cards", "drawn_positions", "verify"]
