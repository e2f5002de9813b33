"""On which line of a TOML document each key and each list item stands, which the standard library does not tell."""

import re
from bisect import bisect_right
from typing import Final

Step = str | int
Path = tuple[Step, ...]

_BLANK: Final = re.compile(r"(?:[ \t\r\n]|#[^\n]*)*")
_BARE_KEY: Final = re.compile(r"[A-Za-z0-9_-]+")
_SCALAR: Final = re.compile(r"[^,\]}#\n]*")
_STRING: Final = re.compile(
    "|".join(
        (
            r'"""(?:\\.|[^\\])*?"{3,5}',
            r"'''.*?'{3,5}",
            r'"(?:\\.|[^"\\])*"',
            r"'[^']*'",
        )
    ),
    re.DOTALL,
)


def line_of(document: str, path: Path) -> int:
    """The line (from 1) on which the value at `path` stands, or the nearest enclosing one that is there.

    `document` is TOML that has been read without an error.
    """
    scan = _Scan(document)
    while path and path not in scan.found:
        path = path[:-1]
    return bisect_right(scan.line_starts, scan.found.get(path, 0))


class _Scan:
    """Walks over a valid document once, noting where each path begins."""

    def __init__(self, document: str) -> None:
        self.document = document
        self.at = 0
        self.line_starts = [0, *(match.end() for match in re.finditer("\n", document))]
        self.found: dict[Path, int] = {}
        self._tables: dict[Path, int] = {}
        table: Path = ()
        while self._skip(_BLANK).at < len(document):
            if document.startswith("[", self.at):
                table = self._header()
            else:
                self._pair(table)

    def _skip(self, pattern: "re.Pattern[str]") -> "_Scan":
        match = pattern.match(self.document, self.at)
        self.at = match.end() if match else self.at + 1
        return self

    def _note(self, path: Path, start: int) -> None:
        self.found.setdefault(path, start)

    def _key(self) -> list[str]:
        """A key, dotted perhaps, up to the `=` or `]` after it."""
        names: list[str] = []
        while True:
            start = self._skip(_BLANK).at
            quoted = self.document[start] in "\"'"
            self._skip(_STRING if quoted else _BARE_KEY)
            name = self.document[start : self.at]
            names.append(name[1:-1] if quoted else name)
            if self.document[self._skip(_BLANK).at] != ".":
                return names
            self.at += 1

    def _header(self) -> Path:
        start = self.at
        repeated = self.document.startswith("[[", start)
        self.at += 2 if repeated else 1
        path: Path = ()
        names = self._key()
        for name in names[:-1]:
            path = (*path, name)
            self._note(path, start)
            if path in self._tables:
                path = (*path, self._tables[path])
        path = (*path, names[-1])
        self._note(path, start)
        if repeated:
            self._tables[path] = self._tables.get(path, -1) + 1
            path = (*path, self._tables[path])
            self._note(path, start)
        self.at += 2 if repeated else 1
        return path

    def _pair(self, table: Path) -> None:
        start = self.at
        path = table
        for name in self._key():
            path = (*path, name)
            self._note(path, start)
        self.at += 1
        self._value(path)

    def _value(self, path: Path) -> None:
        opening = self.document[self._skip(_BLANK).at]
        if opening == "{":
            self._items(path, "}")
        elif opening == "[":
            self._items(path, "]")
        else:
            self._skip(_STRING if opening in "\"'" else _SCALAR)

    def _items(self, path: Path, closing: str) -> None:
        self.at += 1
        number = 0
        while self.document[self._skip(_BLANK).at] != closing:
            if self.document[self.at] == ",":
                self.at += 1
            elif closing == "}":
                self._pair(path)
            else:
                self._note((*path, number), self.at)
                self._value((*path, number))
                number += 1
        self.at += 1
