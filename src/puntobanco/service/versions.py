"""Games by version: every round is told by the rules it was played under, also when those are not in force any more."""

import logging
from collections.abc import Iterable
from typing import Protocol

from puntobanco.game import Game, GameFileError, parse_game

_log = logging.getLogger(__name__)


class RuleFiles(Protocol):
    """The part of the store that keeps rule files."""

    async def rule_file(self, version: str) -> str | None:
        """The rule file of a version; None when it is not stored."""
        ...


class Versions:
    """Finds games by their version, and remembers them."""

    def __init__(self, games: Iterable[Game], files: RuleFiles) -> None:
        self._files = files
        self._known: dict[str, Game | None] = {game.version: game for game in games}

    async def game(self, version: str) -> Game | None:
        """The game of a version; None when its rule file is not stored, or does not load any more."""
        if version not in self._known:
            self._known[version] = await self._read(version)
        return self._known[version]

    async def _read(self, version: str) -> Game | None:
        text = await self._files.rule_file(version)
        if text is None:
            return None
        try:
            return parse_game(text, version)
        except GameFileError as error:
            _log.error("rules of version %s: %s", version, error)
            return None
