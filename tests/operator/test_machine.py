"""R-1 on the operator's side: any calls in any order, against a plain model of what the wallet API says.

The model knows the contract only: a dict of balances, and for each debit what has become of it.
"""

import json
from dataclasses import dataclass, field
from typing import Any

import apsw
from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import Bundle, RuleBasedStateMachine, initialize, invariant, rule, run_state_machine_as_test
from operator_demo import codes, players
from operator_demo.answers import Answer
from operator_demo.audit import audit
from operator_demo.database import prepare, transaction
from operator_demo.signing import Stamp
from operator_demo.wallet import answer_call

from tests.operator.support import new_player
from tests.soak import size, turns

NOW = 1_800_000_000
PLAYERS = 2
amounts = st.sampled_from([0, 1, 30, 100, 250, 2**53 - 1])
who = st.integers(0, PLAYERS - 1)


@dataclass
class Bet:
    """What the model knows of a debit id."""

    body: dict[str, Any]
    player: int
    state: str  # "unseen", "refused", "open", "closed", "rolled-back", "dead"
    payout: int | None = None
    void: bool = False


@dataclass
class Model:
    balances: list[int] = field(default_factory=list)
    here: list[bool] = field(default_factory=list)
    moved: list[tuple[str, int]] = field(default_factory=list)

    def move(self, call_id: str, player: int, *amounts: int) -> int:
        self.balances[player] += sum(amounts)
        if any(amounts):
            self.moved.append((call_id, sum(amounts)))
        return self.balances[player]


class WalletMachine(RuleBasedStateMachine):
    """Rules are calls; each is answered as the model says, and again with the same bytes."""

    bets: Bundle[Bet] = Bundle("bets")

    @initialize(start=st.lists(st.integers(0, 1000), min_size=PLAYERS, max_size=PLAYERS))
    def open_the_house(self, start: list[int]) -> None:
        self.connection = apsw.Connection(":memory:")
        prepare(self.connection)
        self.model = Model(balances=list(start), here=[True] * PLAYERS)
        self.count = 0
        self.answers: dict[str, tuple[str, bytes, Answer]] = {}
        with transaction(self.connection):
            self.players = [
                new_player(self.connection, f"p{number}", "EUR", balance, NOW, wallet="seamless", language="en")
                for number, balance in enumerate(start)
            ]
        for number in range(PLAYERS):
            self.launch(number)

    # Sending

    def new(self, kind: str) -> str:
        self.count += 1
        return f"{kind}{self.count}"

    def send(self, name: str, body: dict[str, Any]) -> Answer:
        stamp = Stamp(f"{self.count:016x}{len(self.answers):08x}{self.again():08x}", NOW + 60)
        return answer_call(self.connection, name, json.dumps(body).encode(), stamp, NOW)

    def again(self) -> int:
        self.nonces = getattr(self, "nonces", 0) + 1
        return self.nonces

    def money(self, name: str, body: dict[str, Any]) -> Answer:
        answer = self.send(name, body)
        self.answers[body["id"]] = (name, json.dumps(body).encode(), answer)
        return answer

    def expect(self, answer: Answer, player: int, error: str | None = None, **more: Any) -> None:
        told = json.loads(answer.body)
        assert told.get("error") == error, told
        assert told["balance"] == self.model.balances[player]
        assert told.items() >= more.items()

    def call_of(self, player: int, kind: str, **more: Any) -> dict[str, Any]:
        return {"id": self.new(kind), "player": self.players[player].id, "currency": "EUR", **more}

    # What a game server does

    @rule(player=who)
    def launch(self, player: int) -> None:
        with transaction(self.connection):
            code = codes.new_code(self.connection, self.players[player].id, NOW)
        assert json.loads(self.send("authenticate", {"code": code}).body)["balance"] == self.model.balances[player]
        assert self.send("authenticate", {"code": code}).status == 404
        self.model.here[player] = True

    @rule(player=who)
    def log_out(self, player: int) -> None:
        with transaction(self.connection):
            players.went_away(self.connection, self.players[player].id)
        self.model.here[player] = False

    @rule(target=bets, player=who, amount=amounts)
    def think_of_a_bet(self, player: int, amount: int) -> Bet:
        """A debit that may never be sent, or only after its rollback."""
        body = self.call_of(player, "d", amount=amount, game="touch", round=f"r{self.count}")
        return Bet(body, player, "unseen")

    @rule(bet=bets)
    def debit(self, bet: Bet) -> None:
        if bet.state not in ("unseen", "dead") or bet.body["id"] in self.answers:
            return
        answer, player, amount = self.money("debit", bet.body), bet.player, bet.body["amount"]
        if bet.state == "dead":
            self.expect(answer, player, "rolled-back")
        elif not self.model.here[player]:
            bet.state = "refused"
            self.expect(answer, player, "session-ended")
        elif amount > self.model.balances[player]:
            bet.state = "refused"
            self.expect(answer, player, "insufficient-funds")
        else:
            bet.state = "open"
            self.model.move(bet.body["id"], player, -amount)
            self.expect(answer, player)

    @rule(bet=bets, amount=amounts)
    def credit(self, bet: Bet, amount: int) -> None:
        body = {**bet.body, "id": self.new("c"), "amount": amount, "debit": bet.body["id"]}
        answer = self.money("credit", body)
        errors = {"unseen": "unknown-debit", "refused": "unknown-debit", "rolled-back": "rolled-back",
                  "dead": "rolled-back", "closed": "already-closed"}  # fmt: skip
        if bet.state == "open":
            bet.state, bet.payout = "closed", amount
            self.model.move(body["id"], bet.player, amount)
        else:
            self.expect(answer, bet.player, errors[bet.state])
            return
        self.expect(answer, bet.player)

    @rule(player=who, amount=amounts)
    def transfer_out(self, player: int, amount: int) -> None:
        """What is left of a transfer wallet comes back; it closes nothing and is always owed."""
        body = self.call_of(player, "o", amount=amount, game=None, round=None, debit=None)
        answer = self.money("credit", body)
        self.model.move(body["id"], player, amount)
        self.expect(answer, player)

    @rule(bet=bets)
    def roll_back(self, bet: Bet) -> None:
        body = self.call_of(bet.player, "b", debit=bet.body["id"])
        answer = self.money("rollback", body)
        if bet.state == "closed" or bet.void:
            self.expect(answer, bet.player, "already-closed")
            return
        undone = bet.state == "open" and bet.body["amount"] > 0
        if bet.state == "open":
            bet.state = "rolled-back"
            self.model.move(body["id"], bet.player, bet.body["amount"])
        elif bet.state in ("unseen", "refused"):
            bet.state = "dead"
        self.expect(answer, bet.player, undone=undone)

    @rule(bet=bets, payout=amounts)
    def void(self, bet: Bet, payout: int) -> None:
        payout = payout if bet.payout is None else bet.payout
        body = self.call_of(bet.player, "v", round=bet.body["round"], stake=bet.body["amount"], payout=payout)
        answer = self.money("void", body)
        if bet.state not in ("open", "closed", "rolled-back"):
            self.expect(answer, bet.player, "unknown-round")
        elif bet.state == "rolled-back":
            self.expect(answer, bet.player, "rolled-back")
        elif bet.void:
            self.expect(answer, bet.player, "already-closed")
        else:
            bet.void = True
            self.model.move(body["id"], bet.player, bet.body["amount"], -payout)
            self.expect(answer, bet.player)

    # What may always happen

    @rule(data=st.data())
    def say_anything_again(self, data: st.DataObject) -> None:
        if self.answers:
            call_id = data.draw(st.sampled_from(sorted(self.answers)))
            name, raw, before = self.answers[call_id]
            assert self.send(name, json.loads(raw)) == before

    @rule(data=st.data(), spoil=st.sampled_from(["amount", "round", "debit", "game", "payout"]))
    def say_something_else_with_an_old_id(self, data: st.DataObject, spoil: str) -> None:
        if self.answers:
            name, raw, _ = self.answers[data.draw(st.sampled_from(sorted(self.answers)))]
            body = json.loads(raw)
            if spoil in body:
                body[spoil] = 77 if isinstance(body[spoil], int) else "another"
                answer = self.send(name, body)
                assert (answer.status, json.loads(answer.body)["error"]) == (409, "id-reused")

    @invariant()
    def balances_and_report_are_the_models(self) -> None:
        if not hasattr(self, "players"):
            return
        for player, balance in zip(self.players, self.model.balances, strict=True):
            told = json.loads(self.send("balance", {"player": player.id, "currency": "EUR"}).body)
            assert told == {"balance": balance}
        report = json.loads(self.send("report", {"after": None, "most": 1000}).body)["entries"]
        assert [(entry["id"], entry["amount"]) for entry in report] == self.model.moved

    def teardown(self) -> None:
        if hasattr(self, "connection"):
            assert audit(self.connection) == []
            self.connection.close()


def test_r1_whatever_the_wallet_is_asked_its_books_are_the_models() -> None:
    examples, steps = size(ci=60, long=50), size(ci=40, long=100)
    bounds = settings(max_examples=examples, stateful_step_count=steps, deadline=None)
    for _ in turns("R-1", f"times {examples} plays of {steps} calls of the operator", ci=1, long=5000 // examples):
        run_state_machine_as_test(WalletMachine, settings=bounds)
