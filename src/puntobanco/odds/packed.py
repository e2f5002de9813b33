"""Ten whole numbers in one: a vector over totals 0…9, 64 bits a slot, so that one addition adds ten counts.

No count exceeds 832⁶ < 2⁵⁹ (six cards of 16 decks), so slots never run over. Slots may be negative on the way, as
long as the vector that is masked, turned or unpacked in the end has none.
"""

from struct import Struct
from typing import Final

SLOT: Final = 64
WIDTH: Final = 10 * SLOT
FULL: Final = (1 << WIDTH) - 1
#: UNIT[t] counts one at total t, modulo ten.
UNIT: Final = tuple(1 << SLOT * (total % 10) for total in range(40))

_unpack_ten = Struct("<10Q").unpack
_unpack_hundred = Struct("<100Q").unpack


def pack(counts: tuple[int, ...]) -> int:
    """The vector of ten counts."""
    return sum([count << SLOT * total for total, count in enumerate(counts)])


def unpack(vector: int) -> tuple[int, ...]:
    """The ten counts of a vector without negative slots."""
    return _unpack_ten(vector.to_bytes(WIDTH // 8, "little"))


def unpack_rows(rows: list[int]) -> tuple[int, ...]:
    """The hundred counts of ten such vectors, one after the other."""
    return _unpack_hundred(b"".join([row.to_bytes(WIDTH // 8, "little") for row in rows]))


def turned(vector: int, by: int) -> int:
    """The vector with every total raised by `by` (0…9), modulo ten."""
    raised = vector << SLOT * by
    return (raised & FULL) + (raised >> WIDTH)


def mask(kept: tuple[bool, ...]) -> int:
    """All ones in the slots that are true: `vector & mask` keeps just these."""
    return sum([((1 << SLOT) - 1) << SLOT * total for total, keep in enumerate(kept) if keep])
