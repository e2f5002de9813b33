"""A language's catalogue, with English behind it."""

from collections.abc import Mapping
from functools import cache
from importlib import resources
from importlib.resources.abc import Traversable

from fluent.runtime import FluentBundle, FluentResource

Arg = str | int
_NONE: Mapping[str, Arg] = {}


def catalogue_files(root: Traversable | None = None) -> dict[str, Traversable]:
    """The catalogues there are, by language, English first. Adding a language is adding its file."""
    folder = resources.files(__package__) if root is None else root
    found = {file.name.removesuffix(".ftl"): file for file in folder.iterdir() if file.name.endswith(".ftl")}
    return dict(sorted(found.items(), key=lambda item: (item[0] != "en", item[0])))


class Words:
    """The catalogue of one language."""

    def __init__(self, language: str, root: Traversable | None = None) -> None:
        """Reads the file of `language` in `root` (default: the package's). Raises KeyError when there is none."""
        files = catalogue_files(root)
        self.language = language
        self._own = _bundle(language, files[language])
        self._english = self._own if language == "en" else _bundle("en", files["en"])

    @property
    def english(self) -> "Words":
        """The same in English."""
        words = object.__new__(Words)
        words.language, words._own, words._english = "en", self._english, self._english
        return words

    def has_own(self, key: str) -> bool:
        """Whether the language itself, not only English, has a text `key`."""
        return bool(self._own.has_message(key))

    def has(self, key: str) -> bool:
        return self.has_own(key) or bool(self._english.has_message(key))

    def say(self, key: str, args: Mapping[str, Arg] = _NONE) -> str:
        """The text `key`. Raises KeyError when there is none, ValueError when a variable is missing."""
        bundle = self._own if self.has_own(key) else self._english
        message = bundle.get_message(key) if bundle.has_message(key) else None
        if message is None or message.value is None:
            raise KeyError(key)
        text, errors = bundle.format_pattern(message.value, dict(args))
        if errors:
            raise ValueError(f"{self.language}: {key}: {errors[0]}")
        return str(text)


def _bundle(language: str, file: Traversable) -> FluentBundle:
    # Isolation marks off, as in the browser: amounts and names are short and read left to right.
    bundle = FluentBundle([language], use_isolating=False)
    bundle.add_resource(FluentResource(file.read_text(encoding="utf-8")))
    return bundle


@cache
def words_in(language: str) -> Words:
    """The package's catalogue of `language`, read once. Raises KeyError when there is none."""
    return Words(language)
