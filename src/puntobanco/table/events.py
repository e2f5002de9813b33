"""What has happened at a table, and what each event makes of it. Events are the whole of a table's history."""

from typing import Any

from msgspec import Struct
from msgspec.structs import replace

from .state import Offer, Phase, Seat, Table, Wager

#: New values of a table's fields, by name.
Changes = dict[str, Any]


class Seated(Struct, frozen=True):
    seat: Seat

    def changes(self, table: Table) -> Changes:
        return {"seated": tuple(sorted((*table.seated, self.seat), key=lambda taken: taken.number))}


class CameBack(Struct, frozen=True):
    """The patron sits there with another connection."""

    patron: str
    link: str

    def changes(self, table: Table) -> Changes:
        return {"seated": _with_seat(table, self.patron, link=self.link, held_until_ms=None)}


class WentAway(Struct, frozen=True):
    patron: str
    held_until_ms: int

    def changes(self, table: Table) -> Changes:
        return {"seated": _with_seat(table, self.patron, held_until_ms=self.held_until_ms)}


class Stood(Struct, frozen=True):
    patron: str

    def changes(self, table: Table) -> Changes:
        return {"seated": tuple(seat for seat in table.seated if seat.patron != self.patron)}


class RoundOffered(Struct, frozen=True):
    offer: Offer

    def changes(self, table: Table) -> Changes:
        return _cleared(table, self.offer)


class WagerAccepted(Struct, frozen=True):
    """The first of a round starts its clock, which runs out at `closes_at_ms` if the table has one."""

    wager: Wager
    closes_at_ms: int | None = None

    def changes(self, table: Table) -> Changes:
        seated = _with_seat(table, self.wager.patron, skipped=False, missed=0)
        return {"seated": seated, "wagers": (*table.wagers, self.wager), "closes_at_ms": self.closes_at_ms}


class WagerReturned(Struct, frozen=True):
    """The patron has left before the deal."""

    wager: Wager

    def changes(self, table: Table) -> Changes:
        patron = self.wager.patron
        wagers = tuple(other for other in table.wagers if other.patron != patron)
        closes_at = table.closes_at_ms if wagers else None
        return {"wagers": wagers, "left": (*table.left, patron), "closes_at_ms": closes_at}


class Skipped(Struct, frozen=True):
    patron: str

    def changes(self, table: Table) -> Changes:
        return {"seated": _with_seat(table, self.patron, skipped=True, missed=0)}


class BettingClosed(Struct, frozen=True):
    """Nobody is waited for: the round of `offer` is to be dealt for `wagers`, in the order of acceptance."""

    offer: Offer
    wagers: tuple[Wager, ...]

    def changes(self, table: Table) -> Changes:
        return {"phase": Phase.SETTLING, "closes_at_ms": None, "seated": _with_missed(table)}


class RoundSettled(Struct, frozen=True):
    round_id: str

    def changes(self, table: Table) -> Changes:
        return _cleared(table)


class RoundReturned(Struct, frozen=True):
    """The round is not played; all of `wagers` go back."""

    round_id: str
    wagers: tuple[Wager, ...] = ()

    def changes(self, table: Table) -> Changes:
        return _cleared(table)


Event = (
    Seated
    | CameBack
    | WentAway
    | Stood
    | RoundOffered
    | WagerAccepted
    | WagerReturned
    | Skipped
    | BettingClosed
    | RoundSettled
    | RoundReturned
)


def _with_seat(table: Table, patron: str, **changes: Any) -> tuple[Seat, ...]:
    return tuple([replace(seat, **changes) if seat.patron == patron else seat for seat in table.seated])


def _with_missed(table: Table) -> tuple[Seat, ...]:
    """The seats, with one more round counted where somebody has let this one pass without a word."""
    betting = [wager.patron for wager in table.wagers]
    return tuple(
        [
            seat if seat.patron in betting or seat.skipped or seat.is_away else replace(seat, missed=seat.missed + 1)
            for seat in table.seated
        ]
    )


def _cleared(table: Table, offer: Offer | None = None) -> Changes:
    """Without anything of the last round, and with the next one's offer if there is one."""
    seated = tuple([replace(seat, skipped=False) if seat.skipped else seat for seat in table.seated])
    return {"phase": Phase.BETTING, "offer": offer, "wagers": (), "left": (), "closes_at_ms": None, "seated": seated}
