"""Rounds of a real server, judged by the rules as they are written: F-01, F-02, F-03, F-04, F-05, F-06, F-07, F-08 for
the cards, F-10, F-11, F-12, F-13, F-14, F-15, F-16 for the money, F-19 because this is play money."""

from collections import Counter
from itertools import cycle, islice

from tests.plain_rules import cards_due, outcome, payout_minor, worth
from tests.support import Server, deal_body, new_session

#: Stakes of which the Banker's 1.95 is never a whole number; where one area is played, areas take turns.
BETS = {
    "touch": [{"player": 11, "banker": 13, "tie": 17}],
    "classic": [{"player": 101}, {"banker": 103}, {"tie": 107}],
    "baccarat": [{"player": 51, "banker": 53, "tie": 57}],
}
#: Of each game. In three times as many there is no tie once in a hundred million runs; the rest is likelier.
ROUNDS = 60
DECKS = {"touch": 8, "classic": 6, "baccarat": 6}


def test_f02_to_f16_every_round_of_every_game_is_dealt_and_paid_as_the_rules_say(server: Server) -> None:
    seen: Counter[str] = Counter()
    for game, bets in BETS.items():
        with new_session(server.url) as client:
            table = client.get(f"/api/tables/{game}").json()
            balance = table["money"]["balance"]
            for staked in islice(cycle(bets), ROUNDS):
                answer = client.post(f"/api/tables/{game}/rounds", json=deal_body(table, staked))
                assert answer.status_code == 200, answer.text
                table = answer.json()
                played = table["round"]
                player, banker = played["player"]["cards"], played["banker"]["cards"]
                assert played["decks"] == DECKS[game]
                assert (len(player), len(banker)) == cards_due(player, banker), played
                assert (played["player"]["total"], played["banker"]["total"]) == (worth(player), worth(banker))
                assert played["outcome"] == outcome(player, banker)
                back = {area: payout_minor(game, area, stake, played["outcome"]) for area, stake in staked.items()}
                assert {bet["area"]: bet["payout"] for bet in played["bets"]} == back
                balance += sum(back.values()) - sum(staked.values())
                assert played["balanceAfter"] == balance
                natural = len(player) == 2 and max(worth(player), worth(banker)) >= 8 and len(banker) == 2
                seen[played["outcome"]] += 1
                seen["natural" if natural else f"{len(player)} and {len(banker)} cards"] += 1
    shapes = ("natural", "2 and 3 cards", "3 and 2 cards", "3 and 3 cards")
    assert all(seen[kind] for kind in ("player", "banker", "tie", *shapes)), seen
