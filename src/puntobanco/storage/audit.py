"""The audit: everything stored, held against the ledger's rules, the seeds, and the rules in force at the time."""

from collections import defaultdict
from dataclasses import dataclass
from pathlib import Path

from puntobanco.fairness import Finding, verify
from puntobanco.game import Game, parse_game
from puntobanco.ledger import Fault, Kind, Transfer, audit_books

from . import journal, money, rows, shared_rows
from .connection import Connection
from .places import open_reader


@dataclass(frozen=True, slots=True)
class AuditReport:
    """How much was checked and every fault found; sound when there is none."""

    rounds: int
    transfers: int
    accounts: int
    faults: tuple[Fault, ...]


def audit(folder: Path, database: str = "") -> AuditReport:
    """Check the whole database in `folder`, or at the address `database`, also while a server is using it.

    Raises StorageError.

    Books: every balance is the replay of its transfers, none of a patron's is negative, each currency sums to zero.
    Rounds: each seed fits its commitment and deals the stored cards, each payout is what the rules of its time pay,
    and exactly the stake and the payout of each wager have moved.
    """
    connection = open_reader(folder, database)
    try:
        with connection.snapshot():
            return _audit(connection)
    finally:
        connection.close()


@dataclass(frozen=True, slots=True)
class JournalChain:
    """The hashes of the journal's lines, in hex, in their order, and what is wrong with the chain."""

    hashes: tuple[str, ...]
    faults: tuple[Fault, ...]


def check_journal(folder: Path, database: str = "") -> JournalChain:
    """Check the chain of the journal alone, also while a server is writing to it. Raises StorageError."""
    connection = open_reader(folder, database)
    try:
        with connection.snapshot():
            return JournalChain(journal.hashes(connection), tuple(journal.check(connection)))
    finally:
        connection.close()


def transfers_in(folder: Path, database: str = "") -> list[Transfer]:
    """All transfers of the database in `folder`, or at the address `database`. Raises StorageError."""
    connection = open_reader(folder, database)
    try:
        return list(rows.every_transfer(connection))
    finally:
        connection.close()


def state_in(folder: Path, call_id: str, database: str = "") -> str:
    """What has become of a call to the operator, by our books (see `money.state_of`). Raises StorageError."""
    connection = open_reader(folder, database)
    try:
        return money.state_of(connection, call_id)
    finally:
        connection.close()


def _audit(connection: Connection) -> AuditReport:
    transfers = list(rows.every_transfer(connection))
    balances = rows.balances(connection)
    faults = audit_books(transfers, balances) + list(journal.check(connection))
    rules = {version: parse_game(text, version) for version, text in rows.rule_files(connection).items()}
    faults += [Fault(v, "the stored rule file has another version") for v, game in rules.items() if game.version != v]
    rounds, wager_faults = _audit_rounds(connection, rules, transfers)
    faults += [*wager_faults, *_audit_voids(connection, transfers), *shared_rows.audit_bets(connection)]
    return AuditReport(rounds, len(transfers), len(balances), tuple(faults))


def _audit_rounds(connection: Connection, rules: dict[str, Game], transfers: list[Transfer]) -> tuple[int, list[Fault]]:
    moved: dict[tuple[str, str], dict[Kind, int]] = defaultdict(lambda: defaultdict(int))
    for transfer in transfers:
        if transfer.round_id is not None and transfer.kind in (Kind.STAKE, Kind.PAYOUT):
            patron = transfer.debit if transfer.kind is Kind.STAKE else transfer.credit
            moved[transfer.round_id, patron.owner][transfer.kind] += transfer.amount_minor
        elif transfer.round_id is not None and transfer.id.endswith("/stake/refund"):
            moved[transfer.round_id, transfer.credit.owner][Kind.STAKE] -= transfer.amount_minor
    faults: list[Fault] = []
    rounds = set()
    for played in rows.every_played(connection):
        claim = played.claim
        rounds.add(claim.round_id)
        game = rules.get(claim.game_version)
        if game is None:
            faults.append(Fault(claim.round_id, f"the rules of version {claim.game_version} are not stored"))
        # A shoe that is not over keeps its secret, from the audit too; its rounds are checked once it is over.
        found = [finding for finding in verify(claim, game) if finding is not Finding.SEALED]
        faults += [Fault(claim.round_id, finding.value) for finding in found]
        stake, payout = sum(claim.stakes.values()), sum(claim.payouts.values())
        if played.balance_after != played.balance_before - stake + payout:
            faults.append(Fault(claim.round_id, "balance before, stake and payout do not make the balance after"))
        money = moved.pop((claim.round_id, f"patron:{played.patron}"), {})
        if (money.get(Kind.STAKE, 0), money.get(Kind.PAYOUT, 0)) != (stake, payout):
            faults.append(Fault(claim.round_id, f"moved {dict(money)}, but staked {stake} and paid {payout}"))
    # What is left belongs to bets that were given back, or that still lie on a shared table.
    standing = shared_rows.open_stakes(connection)
    for (round_id, owner), money in moved.items():
        held = standing.pop((round_id, owner), 0)
        if {kind: amount for kind, amount in money.items() if amount} != ({Kind.STAKE: held} if held else {}):
            faults.append(Fault(round_id, f"money of {owner} moved for a round that is not stored"))
    faults += [Fault(round_id, f"the bet of {owner} was taken without its stake") for round_id, owner in standing]
    return len(rounds), faults


def _audit_voids(connection: Connection, transfers: list[Transfer]) -> list[Fault]:
    """Every transfer of a void round is taken back, and none of another round is."""
    void = rows.void_rounds(connection)
    taken_back = {transfer.id for transfer in transfers if transfer.kind is Kind.REVERSAL}
    refunds = {transfer.id for transfer in transfers if transfer.kind is Kind.REFUND}
    faults = []
    for transfer in transfers:
        refunded = transfer.id in refunds or f"{transfer.id}/refund" in refunds
        if transfer.kind is Kind.REVERSAL or refunded or transfer.round_id is None:
            continue
        if (transfer.round_id in void) != (f"{transfer.id}/void" in taken_back):
            faults.append(Fault(transfer.id, "taken back or not, against what the round's state asks for"))
    return faults
