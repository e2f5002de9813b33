"""What is written, statement by statement. Each function runs inside a transaction and decides before it writes."""

import json
from datetime import datetime

import apsw

from puntobanco.game import Game, card_name
from puntobanco.ledger import HOUSE, ISSUE, Account, Kind, Transfer, payout_transfer, stake_transfer
from puntobanco.service import Played
from puntobanco.table import Reason, Refusal, Round, claim_of

from .rows import played_of
from .seal import Seal


def settle(connection: apsw.Connection, played: Round, account: Account, now: datetime, seal: Seal) -> Played | Refusal:
    """Take, store and pay a round of one wager (see `Store.settle`)."""
    (settlement,) = played.settlements
    wager = settlement.wager
    known = connection.execute("SELECT 1 FROM round WHERE id = ?", (played.id,)).fetchone()
    if known is not None:
        stored = played_of(connection, played.id, wager.patron)
        if stored is not None and stored.answers(wager, played.offer.commitment):
            return stored
        return Refusal(Reason.ROUND_ID_REUSED)
    stake, payout = wager.stake_minor, settlement.payout_minor
    before, account_id = balance_of(connection, account)
    if before < stake:
        return Refusal(Reason.INSUFFICIENT_BALANCE, {"balanceMinor": before, "stakeMinor": stake})
    after = before - stake + payout
    time = now.isoformat(timespec="milliseconds")
    connection.execute("UPDATE account SET balance = ? WHERE id = ?", (after, account_id))
    house = Account(HOUSE, account.book, account.currency)
    _post(connection, stake_transfer(played.id, account, house, stake), time)
    if payout:
        _post(connection, payout_transfer(played.id, account, house, payout), time)
    _store_round(connection, played, time, seal)
    bets = {area: [staked, settlement.payouts[area]] for area, staked in wager.stakes.items()}
    connection.execute(
        "INSERT INTO wager VALUES (?, ?, ?, ?, ?, ?)",
        (wager.patron, played.id, wager.client_seed, json.dumps(bets, separators=(",", ":")), before, after),
    )
    return Played(
        claim_of(played, settlement),
        table_id=played.table_id,
        game_id=played.game.id,
        patron=wager.patron,
        client_seed=wager.client_seed,
        number=played.place.number,
        balance_before=before,
        balance_after=after,
        settled_at=datetime.fromisoformat(time),
    )


def _store_round(connection: apsw.Connection, played: Round, time: str, seal: Seal) -> None:
    place, seed = played.place, played.shoe.server_seed
    lasts = played.game.shoe is not None
    if lasts and place.number == 1:
        sealed = seal.close(seed, place.shoe_id)
        connection.execute("INSERT INTO shoe VALUES (?, ?, NULL)", (place.shoe_id, sealed))
    if lasts and place.is_last:
        connection.execute("UPDATE shoe SET server_seed = ? WHERE id = ?", (seed, place.shoe_id))
    connection.execute(
        "INSERT INTO round VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)",
        (
            played.id,
            played.table_id,
            played.game.id,
            played.game.version,
            played.game.decks,
            played.offer.commitment,
            place.shoe_id,
            place.number,
            place.first,
            None if lasts else seed,
            ",".join(played.shoe.client_seeds),
            " ".join(map(card_name, played.coup.player)),
            " ".join(map(card_name, played.coup.banker)),
            played.coup.outcome.value,
            time,
        ),
    )


def end_shoe(connection: apsw.Connection, shoe_id: str, server_seed: bytes) -> None:
    """Reveal the seed of a shoe from which no further round will be dealt."""
    connection.execute("UPDATE shoe SET server_seed = ? WHERE id = ?", (server_seed, shoe_id))


def issue(
    connection: apsw.Connection, transfer_id: str, account: Account, up_to_minor: int, now: datetime
) -> int | Refusal:
    """Fill a fun account up to `up_to_minor`; the same `transfer_id` again changes nothing."""
    before, account_id = balance_of(connection, account)
    if connection.execute("SELECT 1 FROM transfer WHERE id = ?", (transfer_id,)).fetchone() is not None:
        return before
    if before >= up_to_minor:
        return Refusal(Reason.NOTHING_TO_REFILL, {"balanceMinor": before})
    source = Account(ISSUE, account.book, account.currency)
    filled = Transfer(transfer_id, source, account, up_to_minor - before, Kind.ISSUE)
    _post(connection, filled, now.isoformat(timespec="milliseconds"))
    connection.execute("UPDATE account SET balance = ? WHERE id = ?", (up_to_minor, account_id))
    return up_to_minor


def add_patron(connection: apsw.Connection, patron: str, token_hash: bytes, now: datetime) -> None:
    """A new patron and the session that is theirs."""
    time = now.isoformat(timespec="seconds")
    connection.execute("INSERT INTO patron VALUES (?, ?)", (patron, time))
    connection.execute("INSERT INTO session VALUES (?, ?, ?)", (token_hash, patron, time))


def keep_rules(connection: apsw.Connection, games: tuple[Game, ...], now: datetime) -> None:
    """Keep the rule file of every game under its version."""
    for game in games:
        connection.execute(
            "INSERT INTO rules VALUES (?, ?, ?, ?) ON CONFLICT DO NOTHING",
            (game.version, game.id, game.source, now.isoformat(timespec="seconds")),
        )


def balance_of(connection: apsw.Connection, account: Account) -> tuple[int, int]:
    """Balance in minor units (0 for an operator's own account) and row id; the account is opened if it is new."""
    found = connection.execute(
        "SELECT balance, id FROM account WHERE owner = ? AND book = ? AND currency = ?",
        (account.owner, account.book.value, account.currency),
    ).fetchone()
    if found is not None:
        return found[0] or 0, found[1]
    opening = None if account.may_be_negative else 0
    connection.execute(
        "INSERT INTO account (owner, book, currency, balance) VALUES (?, ?, ?, ?)",
        (account.owner, account.book.value, account.currency, opening),
    )
    return 0, connection.last_insert_rowid()


def _post(connection: apsw.Connection, transfer: Transfer, time: str) -> None:
    _, debit = balance_of(connection, transfer.debit)
    _, credit = balance_of(connection, transfer.credit)
    connection.execute(
        "INSERT INTO transfer VALUES (?, ?, ?, ?, ?, ?, ?)",
        (transfer.id, debit, credit, transfer.amount_minor, transfer.kind.value, transfer.round_id, time),
    )
