"""What a page tells of the house rather than of the game: an operator sets it."""

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class House:
    """The currency of the tables (ISO 4217; limits in rule files are its minor units) and how sessions are kept.

    `idle_minutes`: after how many minutes without a bet a session ends by itself; None: never.
    `for_money`: tables are played for money too, not only for fun.
    `table_seats`, `bet_seconds`, `hold_minutes`: of tables that several patrons share.
    """

    currency: str = "EUR"
    idle_minutes: int | None = None
    for_money: bool = False
    table_seats: int = 7
    bet_seconds: float = 15
    hold_minutes: float = 5
