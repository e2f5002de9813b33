"""How the loops are compiled: by Numba, at first use, so that nobody needs a C compiler."""

import hashlib
from collections.abc import Callable
from contextlib import suppress
from functools import cache
from pathlib import Path
from typing import Any, TypeVar, cast

import numba
from numba.core.caching import FunctionCache

_Function = TypeVar("_Function", bound=Callable[..., Any])


@cache
def _sources() -> str:
    """A digest of every file of this package."""
    digest = hashlib.sha256()
    for file in sorted(Path(__file__).parent.glob("*.py")):
        digest.update(file.read_bytes())
    return digest.hexdigest()


class _SourcesCache(FunctionCache):
    """Numba's cache on disk, which notices a change in any file of the package.

    Numba itself looks only at the function's own file, so it would go on using a deal that was copied into it from
    another file before that file was mended.
    """

    def _index_key(self, sig: Any, codegen: Any) -> tuple[Any, ...]:
        return (*super()._index_key(sig, codegen), _sources())  # type: ignore[no-untyped-call]


def compiled(function: _Function) -> _Function:
    """`function` in machine code that holds no interpreter lock, kept on disk for the next start where possible."""
    dispatcher: Any = numba.njit(nogil=True, error_model="numpy")(function)
    with suppress(RuntimeError):  # no folder to write it to: compiled anew at each start
        dispatcher._cache = _SourcesCache(function)  # type: ignore[no-untyped-call]
    return cast("_Function", dispatcher)


def scalar(function: _Function) -> _Function:
    """`function` of single numbers, for use in compiled loops: the compiler copies it in by itself."""
    return cast("_Function", numba.njit(error_model="numpy")(function))


def inlined(function: _Function) -> _Function:
    """`function` of arrays, for use in compiled ones only, copied into each of them.

    A call that stays a call counts references to its arrays, which costs a sixth of the whole time here.
    """
    return cast("_Function", numba.njit(inline="always", error_model="numpy")(function))
