"""One place in a TOML document: its value, and where it stands, so that every complaint can name file and line."""

import re
import tomllib
from dataclasses import dataclass
from typing import Any, Self

from .lines import Path, line_of


class GameFileError(ValueError):
    """A rule file that cannot be used: `source`, `line` (from 1) and what is wrong with it."""

    def __init__(self, source: str, line: int, problem: str) -> None:
        super().__init__(f"{source}:{line}: {problem}")
        self.source, self.line, self.problem = source, line, problem


def parse_toml(text: str, source: str) -> "Node":
    """The document's root. Raises GameFileError when it is not TOML."""
    try:
        value = tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        found = re.search(r"at line (\d+)", str(error))
        line = int(found[1]) if found else text.count("\n") + 1
        problem = re.sub(r" \(at .*\)$", "", str(error))
        raise GameFileError(source, line, f"not valid TOML: {problem}") from None
    return Node(value, (), text, source)


@dataclass(frozen=True, slots=True)
class Node:
    """A value of the document at `path`, with typed readers that refuse anything else."""

    value: Any
    path: Path
    document: str
    source: str

    @property
    def shown(self) -> str:
        """The value as a person would recognise it in an error."""
        return repr(self.value).lower() if isinstance(self.value, bool) else repr(self.value)

    def error(self, problem: str) -> GameFileError:
        return GameFileError(self.source, line_of(self.document, self.path), problem)

    def _child(self, step: str | int, value: Any) -> Self:
        return type(self)(value, (*self.path, step), self.document, self.source)

    def __getitem__(self, key: str) -> Self:
        child = self.get(key)
        if child is None:
            where = f"[{'.'.join(map(str, self.path))}]" if self.path else "the file"
            raise self.error(f"{where} lacks {key!r}")
        return child

    def get(self, key: str) -> Self | None:
        table = self._table()
        return self._child(key, table[key]) if key in table else None

    def names(self) -> list[str]:
        return list(self._table())

    def _table(self) -> dict[str, Any]:
        if not isinstance(self.value, dict):
            raise self.error(f"{self._name} must be a table, not {self.shown}")
        return self.value

    @property
    def _name(self) -> str:
        return ".".join(map(str, self.path)) or "the file"

    def only(self, *allowed: str) -> None:
        """Refuse keys outside `allowed`."""
        for key in self.names():
            if key not in allowed:
                raise self._child(key, None).error(f"unknown key {key!r}; allowed here: {', '.join(allowed)}")

    def items(self) -> list[Self]:
        if not isinstance(self.value, list):
            raise self.error(f"{self._name} must be a list, not {self.shown}")
        return [self._child(index, value) for index, value in enumerate(self.value)]

    def text(self) -> str:
        if not isinstance(self.value, str) or not self.value.strip():
            raise self.error(f"{self._name} must be text, not {self.shown}")
        return self.value

    def matching(self, pattern: str, wanted: str) -> str:
        if not re.fullmatch(pattern, self.text()):
            raise self.error(f"{self._name} is {self.shown}; write {wanted}")
        return self.text()

    def one_of(self, *allowed: str) -> str:
        if self.text() not in allowed:
            raise self.error(f"{self._name} is {self.shown}; write one of {', '.join(map(str, allowed))}")
        return self.text()

    def whole(self, least: int, most: int) -> int:
        if type(self.value) is not int or not least <= self.value <= most:
            raise self.error(f"{self._name} must be a whole number from {least} to {most}, not {self.shown}")
        return self.value

    def yes_or_no(self) -> bool:
        if type(self.value) is not bool:
            raise self.error(f"{self._name} must be true or false, not {self.shown}")
        return self.value
