"""R-10: the browser's checker and the offline checker say the same of the same rounds, honest and forged."""

import json
import os
import subprocess
from itertools import islice
from pathlib import Path
from typing import Any

from puntobanco.api import claim_from
from puntobanco.fairness import Claim, Finding, commitment_to, verify
from puntobanco.fairness.deal import drawn_cards
from puntobanco.game import card_name, deal_coup
from puntobanco.games import game_named
from puntobanco.testing import SeededEntropy
from tests.soak import figure, size

WEB = Path(__file__).parents[2] / "web"
CARDS = tuple(f"{rank}{suit}" for rank in "A23456789TJQK" for suit in "CDHS")


def honest(number: int, entropy: SeededEntropy) -> Claim:
    """A round from fresh seeds: of one to sixteen decks, of one patron or several, somewhere in its shoe."""
    seed, round_id = entropy.server_seed(), entropy.round_id()
    decks, first = 1 + number % 16, (number * 7) % 40
    clients = tuple(entropy.token()[:32] for _ in range(1 + number % 3))
    coup = deal_coup(islice(drawn_cards(seed, round_id, clients, decks), first, None))
    return Claim(
        round_id=entropy.round_id() if first else round_id,
        commitment=commitment_to(seed),
        server_seed=seed.hex(),
        client_seeds=clients,
        decks=decks,
        shoe_id=round_id,
        first=first,
        player=tuple(map(card_name, coup.player)),
        banker=tuple(map(card_name, coup.banker)),
        outcome=coup.outcome.value,
        stakes={"player": 100},
        payouts={"player": 0},
        game_version="",
    )


def forged(claim: Claim, number: int) -> Claim:
    """The same with one thing changed, another one each time."""
    other = next(card for card in CARDS[number % 52 :] + CARDS if card != claim.player[0])
    ways: list[dict[str, Any]] = [
        {"commitment": "0" * 64},
        {"server_seed": "ab" * 32},
        {"client_seeds": (*claim.client_seeds, "cd" * 16)},
        {"client_seeds": claim.client_seeds[::-1] if len(set(claim.client_seeds)) > 1 else ("ef" * 16,)},
        {"shoe_id": claim.shoe_id[:-1] + ("0" if claim.shoe_id[-1] != "0" else "1")},
        {"first": claim.first + 1},
        {"decks": claim.decks + 1},
        {"player": (other, *claim.player[1:])},
        {"banker": claim.banker[::-1]},
    ]
    return claim._replace(**ways[number % len(ways)])


def told(claim: Claim) -> dict[str, Any]:
    """The round as a server would give it."""
    hands = {"player": claim.player, "banker": claim.banker}
    return {
        "roundId": claim.round_id,
        "decks": claim.decks,
        "commitment": claim.commitment,
        "serverSeed": claim.server_seed,
        "clientSeeds": claim.client_seeds,
        "shoe": {"id": claim.shoe_id, "number": 1, "first": claim.first},
        **{side: {"cards": cards, "total": 0, "totals": [], "natural": False} for side, cards in hands.items()},
    }


def test_r10_browser_and_offline_checker_agree_on_every_round(tmp_path: Path) -> None:
    entropy = SeededEntropy("R-10 checkers")
    genuine = [honest(number, entropy) for number in range(size(ci=200, long=20_000))]
    claims = [*genuine, *(forged(claim, number) for number, claim in enumerate(genuine))]
    rounds, verdicts = tmp_path / "rounds.json", tmp_path / "verdicts.json"
    rounds.write_text(json.dumps([told(claim) for claim in claims]))
    ran = subprocess.run(
        ["npx", "--no-install", "vitest", "run", "tests/agreement.test.ts"],
        cwd=WEB,
        env={**os.environ, "ROUNDS": str(rounds), "VERDICTS": str(verdicts)},
        check=False,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
    )
    assert ran.returncode == 0, ran.stdout[-2000:]
    browser = json.loads(verdicts.read_text())
    good = 0
    for claim, verdict in zip(claims, browser, strict=True):
        found = verify(claim)
        ours = {"commitment": Finding.COMMITMENT not in found, "cards": Finding.CARDS not in found}
        assert {point: verdict["points"][point] for point in ours} == ours, claim
        assert (verdict["mark"] == "good") == all(ours.values())
        good += all(ours.values())
    assert all(verdict["mark"] == "good" for verdict in browser[: len(genuine)])
    figure("R-10", "checkers", rounds=len(claims), good=good)
    # A forged round may be the honest one again, as when two cards that change places are the same; few are.
    assert good < len(genuine) * 1.1


def test_r10_what_a_server_tells_is_read_as_it_was_meant() -> None:
    """The shape that both checkers are given here is the one that the offline checker reads from a file."""
    claim = honest(0, SeededEntropy("shape"))._replace(game_version=game_named("touch").version)
    record = told(claim) | {"outcome": claim.outcome, "bets": [], "gameVersion": claim.game_version, "game": "touch"}
    assert claim_from(record)._replace(stakes=claim.stakes, payouts=claim.payouts) == claim
