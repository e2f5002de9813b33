"""Looking for rounds, and one round in full: cards, seeds, the check, every transfer and wallet call."""

import hashlib
from dataclasses import dataclass
from datetime import UTC, datetime
from typing import Any
from urllib.parse import urlencode

from litestar import Response, get

from puntobanco.fairness import Finding, drawn_positions, verify
from puntobanco.game import Game, GameFileError, Outcome, card_at, card_name, card_named, parse_game, value_of
from puntobanco.locales import has, say
from puntobanco.service import Person, Played, Role, RoundFile, RoundSearch

from .amounts import minor_of, plain
from .guard import Asked, admit
from .render import page
from .setting import PATH, Office

_PAGE = 25


@get(f"{PATH}/rounds", include_in_schema=False)
async def search(request: Asked, office: Office) -> Response[Any]:
    person = await admit(request, office)
    if not isinstance(person, Person):
        return person
    asked = {key: value.strip()[:80] for key, value in request.query_params.items() if value.strip()}
    problems: list[str] = []
    wanted = _wanted(asked, office, problems)
    found = await office.inspection.search(wanted, _PAGE) if not problems else None
    following = None if found is None or found.key is None else urlencode({**asked, "key": found.key})
    return page(
        "rounds.html",
        person,
        here="rounds",
        asked=asked,
        games=office.games.values(),
        outcomes=[outcome.value for outcome in Outcome],
        currency=office.currency,
        problems=problems,
        found=found,
        following=following,
        status=422 if problems else 200,
    )


def _wanted(asked: dict[str, str], office: Office, problems: list[str]) -> RoundSearch:
    """What the form asks for; what cannot be understood goes into `problems`, in words."""
    patron = asked.get("patron", "")
    if player := asked.get("player", ""):
        patron = hashlib.sha256(f"{office.operator}|{player}".encode()).hexdigest()[:16]
    return RoundSearch(
        round_id=asked.get("id", "").lower(),
        patron=patron,
        game_id=asked.get("game", ""),
        outcome=asked.get("outcome", ""),
        since=_time(asked.get("since", ""), "From", problems),
        until=_time(asked.get("until", ""), "Until", problems),
        least_stake_minor=_amount(asked.get("stake", ""), office.currency, problems),
        key=asked.get("key", ""),
    )


def _time(text: str, name: str, problems: list[str]) -> datetime | None:
    if not text:
        return None
    try:
        told = datetime.fromisoformat(text)
        return told.replace(tzinfo=UTC) if told.tzinfo is None else told
    except ValueError:
        problems.append(f"{name}: write the time as 2026-01-31 or 2026-01-31T18:30 (UTC).")
        return None


def _amount(text: str, currency: str, problems: list[str]) -> int:
    minor = minor_of(text, currency) if text else 0
    if minor is None:
        problems.append(f"Stake from: write an amount, such as {plain(1250, currency)}.")
    return minor or 0


@dataclass(frozen=True, slots=True)
class Step:
    """A card as the seeds deal it: its place in the shoe, from 1, whose it is, and that hand's total then."""

    place: int
    position: int
    card: str
    hand: str
    total: int


@dataclass(frozen=True, slots=True)
class Check:
    """What a check of the round says: the faults in words; none when it is sealed or right."""

    faults: tuple[str, ...]
    sealed: bool
    steps: tuple[Step, ...]


def check(played: Played, rules: str | None) -> Check:
    """Check one part of a round by the rules of its time, and deal it again card by card."""
    claim = played.claim
    game: Game | None = None
    faults = []
    try:
        game = None if rules is None else parse_game(rules, claim.game_version)
    except GameFileError as error:
        faults.append(f"the stored rule file does not load: {error}")
    if rules is None:
        faults.append("the rules of its version are not stored, so its payouts were not checked")
    found = verify(claim, game)
    faults += [finding.value for finding in found if finding is not Finding.SEALED]
    sealed = Finding.SEALED in found
    return Check(tuple(faults), sealed, () if sealed else replayed(played))


def replayed(played: Played) -> tuple[Step, ...]:
    """The round's cards from its seeds, in the order in which they left the shoe."""
    claim = played.claim
    if claim.server_seed is None:
        return ()
    seed, last = bytes.fromhex(claim.server_seed), claim.first + len(claim.player) + len(claim.banker)
    positions = list(
        zip(range(last), drawn_positions(seed, claim.shoe_id, claim.client_seeds, claim.decks), strict=False)
    )
    hands = ["player", "banker", "player", "banker"]
    hands += ["player"] * (len(claim.player) - 2) + ["banker"] * (len(claim.banker) - 2)
    totals = {"player": 0, "banker": 0}
    steps = []
    for (place, position), hand in zip(positions[claim.first :], hands, strict=True):
        card = card_name(card_at(position))
        totals[hand] = (totals[hand] + value_of(card_named(card))) % 10
        steps.append(Step(place + 1, position, card, hand, totals[hand]))
    return tuple(steps)


def hand_total(cards: tuple[str, ...]) -> int:
    """What a hand counts."""
    return sum(value_of(card_named(card)) for card in cards) % 10


def area_name(bet: str) -> str:
    """An area in words."""
    return say(f"area-{bet}") if has(f"area-{bet}") else bet


async def show_round(
    office: Office,
    person: Person,
    round_id: str,
    *,
    told: str = "",
    done: str = "",
    reason: str = "",
    status: int = 200,
) -> Response[Any]:
    """The page of one round, with a refusal (`told`) or what has just been done."""
    file: RoundFile | None = await office.inspection.round_file(round_id)
    if file is None:
        text = "There is no stored round with that id. A round that was offered and never dealt is not stored."
        return page("message.html", person, here="rounds", title="No such round", text=text, status=404)
    first = file.parts[0].played
    return page(
        "round.html",
        person,
        here="rounds",
        file=file,
        first=first,
        game=office.games.get(first.game_id),
        checks=[check(part.played, file.rules) for part in file.parts],
        total=hand_total,
        area=area_name,
        may_ask=file.void is None and person.may(Role.OPERATOR),
        may_approve=file.void is not None and file.void.approved_by is None and person.may(Role.SUPERVISOR),
        told=told,
        done=done,
        reason=reason,
        status=status,
    )


@get(f"{PATH}/rounds/{{round_id:str}}", include_in_schema=False)
async def one_round(request: Asked, office: Office, round_id: str) -> Response[Any]:
    person = await admit(request, office)
    if not isinstance(person, Person):
        return person
    done = {"asked": "Asked for. A supervisor other than you has to approve it.", "void": "The round is void."}
    return await show_round(office, person, round_id[:80], done=done.get(request.query_params.get("done", ""), ""))


ROUTES = [search, one_round]
