"""Rounds that chance seldom shows, put into the server's true answers on their way to the browser."""

import json
import re
from collections.abc import Callable
from typing import Any, Literal

from playwright.sync_api import Page, WebSocketRoute

from tests.plain_rules import payout_minor

Outcome = Literal["player", "banker", "tie"]
OUTCOMES: tuple[Outcome, ...] = ("player", "banker", "tie")

#: Both sides have five with two cards and draw: nine to seven, two to seven, nothing to nothing.
_THIRD: dict[Outcome, tuple[tuple[str, int], tuple[str, int]]] = {
    "player": (("4D", 9), ("2S", 7)),
    "banker": (("7D", 2), ("2S", 7)),
    "tie": (("5D", 0), ("5S", 0)),
}


def six_cards(*outcomes: Outcome) -> Callable[[Page], None]:
    """What makes a page show six cards and these outcomes, one a round and the last for ever; bets are paid by them."""

    def prepare(page: Page) -> None:
        left = list(outcomes)

        def route(socket: WebSocketRoute) -> None:
            server = socket.connect_to_server()

            def answer(message: str | bytes) -> None:
                told = json.loads(message)
                if told["type"] == "dealt":
                    told["round"] |= _changed(told["round"], left.pop(0) if len(left) > 1 else left[0])
                socket.send(json.dumps(told))

            server.on_message(answer)

        page.route_web_socket(re.compile("/play$"), route)

    return prepare


def _changed(dealt: dict[str, Any], outcome: Outcome) -> dict[str, Any]:
    (player, player_total), (banker, banker_total) = _THIRD[outcome]
    bets = []
    for bet in dealt["bets"]:
        payout = payout_minor(dealt["game"], bet["area"], bet["stake"], outcome)
        result = "lost" if payout == 0 else "push" if payout == bet["stake"] else "won"
        bets.append(bet | {"payout": payout, "result": result})
    return {
        "player": _hand("2C", "3H", player, totals=(2, 5, player_total)),
        "banker": _hand("QS", "5D", banker, totals=(0, 5, banker_total)),
        "outcome": outcome,
        "bets": bets,
    }


def _hand(*cards: str, totals: tuple[int, ...]) -> dict[str, Any]:
    return {"cards": cards, "total": totals[-1], "totals": totals, "natural": False}
