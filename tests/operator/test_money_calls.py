"""The wallet API, "The calls": debit, credit, rollback and void, and what each answers the second time."""

import json
from collections.abc import Awaitable, Callable
from typing import Any

import pytest
from operator_demo import players

from tests.operator.support import House, credit, debit, rollback, void


async def test_a_debit_takes_and_a_credit_gives(house: House) -> None:
    player = await house.new_player(balance=1000)
    bet = debit(player, 300)
    taken = await house.call("debit", **bet)
    assert (taken.status, taken.body) == (200, {"id": bet["id"], "balance": 700})
    win = credit(bet, 585)
    paid = await house.call("credit", **win)
    assert (paid.status, paid.body) == (200, {"id": win["id"], "balance": 1285})
    assert await house.balance(player) == 1285


async def test_a_credit_of_0_closes_a_lost_round(house: House) -> None:
    player = await house.new_player(balance=1000)
    bet = debit(player, 300)
    await house.call("debit", **bet)
    assert (await house.call("credit", **credit(bet, 0))).body["balance"] == 700
    assert (await house.call("rollback", **rollback(bet))).error == "already-closed"


async def test_a_transfer_has_no_round(house: House) -> None:
    player = await house.new_player(balance=1000, wallet="transfer")
    brought = debit(player, 800, round=None)
    assert (await house.call("debit", **brought)).body["balance"] == 200
    assert (await house.call("credit", **credit(brought, 950))).body["balance"] == 1150


async def test_everything_can_be_staked_and_not_one_unit_more(house: House) -> None:
    player = await house.new_player(balance=1000)
    refused = await house.call("debit", **debit(player, 1001))
    assert (refused.status, refused.error, refused.body["balance"]) == (409, "insufficient-funds", 1000)
    assert refused.body["message"]
    assert (await house.call("debit", **debit(player, 1000))).body["balance"] == 0


async def test_the_same_id_keeps_being_refused_for_lack_of_funds(house: House) -> None:
    """A refusal for lack of funds is an answer too, also once there would be enough."""
    player = await house.new_player(balance=1000)
    bet, bigger = debit(player, 500), debit(player, 700)
    await house.call("debit", **bet)
    refused = await house.call("debit", **bigger)
    assert refused.error == "insufficient-funds"
    await house.call("credit", **credit(bet, 1000))
    assert await house.call("debit", **bigger) == refused
    assert await house.balance(player) == 1500


@pytest.mark.parametrize("times", [1, 5])
async def test_the_same_id_with_the_same_content_gets_the_same_bytes_and_moves_nothing(
    house: House, times: int
) -> None:
    player = await house.new_player(balance=1000)
    bet, undone, lost = debit(player, 100), debit(player, 50), debit(player, 20)
    calls: list[tuple[str, dict[str, Any]]] = [
        ("debit", bet),
        ("debit", undone),
        ("debit", lost),
        ("credit", credit(bet, 195)),
        ("credit", credit(lost, 0)),
        ("rollback", rollback(undone)),
        ("rollback", rollback(lost)),
        ("void", void(bet, 195)),
    ]
    first = [await house.call(name, **body) for name, body in calls]
    assert [told.status for told in first] == [200, 200, 200, 200, 200, 200, 409, 200]
    end = await house.balance(player)
    for _ in range(times):
        house.now += 3600
        assert [await house.call(name, **body) for name, body in reversed(calls)] == first[::-1]
    assert await house.balance(player) == end == 980


async def test_content_is_what_is_said_and_not_how(house: House) -> None:
    """Spaces and the order of keys are not content: another JSON library may send the same call again."""
    player = await house.new_player(balance=1000)
    bet = debit(player, 100)
    first = await house.call("debit", **bet)
    spaced = json.dumps(dict(reversed(bet.items())), indent=3).encode()
    assert await house.call("debit", raw=spaced) == first
    assert await house.balance(player) == 900


async def test_the_same_id_with_other_content_is_refused(house: House) -> None:
    player, other = await house.new_player(balance=1000), await house.new_player(balance=1000)
    bet = debit(player, 100)
    first = await house.call("debit", **bet)
    for change in ({"amount": 101}, {"round": "another"}, {"round": None}, {"game": "classic"}, {"player": other.id}):
        told = await house.call("debit", **{**bet, **change})
        assert (told.status, told.error) == (409, "id-reused")
        assert told.body["balance"] == (1000 if "player" in change else 900)
    assert (await house.call("credit", **credit(bet, 100, id=bet["id"]))).error == "id-reused"
    assert (await house.call("rollback", **rollback(bet, id=bet["id"]))).error == "id-reused"
    assert await house.call("debit", **bet) == first
    assert await house.balance(player) == 900


async def test_an_unknown_player_is_refused(house: House) -> None:
    player = await house.new_player(balance=1000)
    bet = debit(player, 100)
    calls: list[tuple[str, dict[str, Any]]] = [
        ("debit", bet), ("credit", credit(bet, 1)), ("rollback", rollback(bet)), ("void", void(bet, 1)),
        ("balance", {"player": player.id, "currency": "EUR"}),
    ]  # fmt: skip
    for number, change in enumerate(({"player": "p-nobody"}, {"currency": "SEK"})):
        for name, body in calls:
            told = await house.call(name, **{**body, **change, **({"id": f"{name}-{number}"} if "id" in body else {})})
            assert (told.status, told.error) == (404, "unknown-player")
            assert "balance" not in told.body
    assert await house.balance(player) == 1000


# Rollback


async def test_a_rollback_gives_the_stake_back_once(house: House) -> None:
    player = await house.new_player(balance=1000)
    bet = debit(player, 300)
    await house.call("debit", **bet)
    back = rollback(bet)
    assert (await house.call("rollback", **back)).body == {"id": back["id"], "balance": 1000, "undone": True}
    again = rollback(bet, id="b-another")
    assert (await house.call("rollback", **again)).body == {"id": "b-another", "balance": 1000, "undone": False}
    assert await house.balance(player) == 1000


async def test_a_rollback_of_an_unseen_debit_is_remembered_and_the_debit_then_refused(house: House) -> None:
    player = await house.new_player(balance=1000)
    bet = debit(player, 300)
    assert (await house.call("rollback", **rollback(bet))).body["undone"] is False
    house.now += 30 * 24 * 3600
    late = await house.call("debit", **bet)
    assert (late.status, late.error, late.body["balance"]) == (409, "rolled-back", 1000)
    assert await house.call("debit", **bet) == late
    assert (await house.call("credit", **credit(bet, 600))).error == "rolled-back"
    assert (await house.call("rollback", **rollback(bet, id="b-another"))).body["undone"] is False
    assert await house.balance(player) == 1000


async def test_a_debit_sent_again_after_its_rollback_gets_its_first_answer_and_takes_nothing(house: House) -> None:
    player = await house.new_player(balance=1000)
    bet = debit(player, 300)
    first = await house.call("debit", **bet)
    await house.call("rollback", **rollback(bet))
    assert await house.call("debit", **bet) == first
    assert await house.balance(player) == 1000


async def test_a_rollback_of_a_refused_debit_undoes_nothing(house: House) -> None:
    player = await house.new_player(balance=100)
    bet = debit(player, 300)
    refused = await house.call("debit", **bet)
    assert (await house.call("rollback", **rollback(bet))).body["undone"] is False
    assert await house.call("debit", **bet) == refused
    assert await house.balance(player) == 100


async def test_a_debit_whose_round_has_been_credited_is_not_rolled_back(house: House) -> None:
    player = await house.new_player(balance=1000)
    for payout in (0, 600):
        bet = debit(player, 300)
        await house.call("debit", **bet)
        end = (await house.call("credit", **credit(bet, payout))).body["balance"]
        told = await house.call("rollback", **rollback(bet))
        assert (told.status, told.error, told.body["balance"]) == (409, "already-closed", end)
    assert await house.balance(player) == 1000


async def test_nobody_can_roll_back_or_close_another_players_debit(house: House) -> None:
    player, other = await house.new_player(balance=1000), await house.new_player(balance=1000)
    bet = debit(player, 300)
    await house.call("debit", **bet)
    assert (await house.call("rollback", **rollback(bet, player=other.id))).error == "unknown-debit"
    assert (await house.call("credit", **credit(bet, 600, player=other.id))).error == "unknown-debit"
    assert (await house.call("void", **void(bet, 0, player=other.id))).error == "unknown-round"
    assert (await house.balance(player), await house.balance(other)) == (700, 1000)


async def test_a_rollback_of_a_free_debit_brings_nothing_back_and_still_ends_it(house: House) -> None:
    player = await house.new_player(balance=1000)
    bet = debit(player, 0)
    await house.call("debit", **bet)
    assert (await house.call("rollback", **rollback(bet))).body["undone"] is False
    assert (await house.call("credit", **credit(bet, 100))).error == "rolled-back"


# Credit


async def test_a_debit_is_closed_by_one_credit_only(house: House) -> None:
    player = await house.new_player(balance=1000)
    bet = debit(player, 300)
    await house.call("debit", **bet)
    await house.call("credit", **credit(bet, 600))
    told = await house.call("credit", **credit(bet, 600, id="c-another"))
    assert (told.status, told.error, told.body["balance"]) == (409, "already-closed", 1300)


async def test_a_credit_closes_the_debit_of_its_round_and_no_other(house: House) -> None:
    player = await house.new_player(balance=1000)
    bet = debit(player, 300)
    await house.call("debit", **bet)
    for number, change in enumerate(({"debit": "d-none"}, {"round": "r-none"}, {"round": None})):
        told = await house.call("credit", **{**credit(bet, 600), "id": f"c-{number}-{bet['id']}", **change})
        assert (told.status, told.error) == (404, "unknown-debit")
    assert await house.balance(player) == 700


async def test_a_credit_after_a_rollback_is_refused(house: House) -> None:
    player = await house.new_player(balance=1000)
    bet = debit(player, 300)
    await house.call("debit", **bet)
    await house.call("rollback", **rollback(bet))
    assert (await house.call("credit", **credit(bet, 600))).error == "rolled-back"
    assert await house.balance(player) == 1000


async def test_a_credit_passes_every_limit(house: House) -> None:
    """Neither the player's limit nor the size of the balance is a reason to keep a win back."""
    player = await house.new_player(balance=1000)
    most = 2**53 - 1
    bets = [debit(player, 10) for _ in range(3)]
    for bet in bets:
        await house.call("debit", **bet)
    await limit(house, player.id, 1)
    for bet in bets:
        assert (await house.call("credit", **credit(bet, most))).status == 200
    assert await house.balance(player) == 970 + 3 * most


# Void


@pytest.mark.parametrize(("payout", "end"), [(0, 1000), (100, 1000), (300, 1000), (600, 1000), (2700, 1000)])
async def test_a_void_takes_a_settled_round_back_once(house: House, payout: int, end: int) -> None:
    player = await house.new_player(balance=1000)
    bet = debit(player, 300)
    await house.call("debit", **bet)
    await house.call("credit", **credit(bet, payout))
    taken = void(bet, payout)
    assert (await house.call("void", **taken)).body == {"id": taken["id"], "balance": end}
    again = await house.call("void", **void(bet, payout, id="v-another"))
    assert (again.status, again.error, again.body["balance"]) == (409, "already-closed", end)
    assert (await house.call("rollback", **rollback(bet))).error == "already-closed"
    assert await house.balance(player) == end


async def test_a_balance_may_become_negative_by_a_void_and_then_nothing_can_be_staked(house: House) -> None:
    player = await house.new_player(balance=1000)
    bet = debit(player, 1000)
    await house.call("debit", **bet)
    await house.call("credit", **credit(bet, 9000))
    await house.call("debit", **debit(player, 8500))
    assert (await house.call("void", **void(bet, 9000))).body["balance"] == -7500
    told = await house.call("debit", **debit(player, 1))
    assert (told.error, told.body["balance"]) == ("insufficient-funds", -7500)


async def test_a_void_that_overtakes_its_credit_comes_to_the_same(house: House) -> None:
    player = await house.new_player(balance=1000)
    bet = debit(player, 300)
    await house.call("debit", **bet)
    assert (await house.call("void", **void(bet, 600))).body["balance"] == 400
    assert (await house.call("rollback", **rollback(bet, id="b-between"))).error == "already-closed"
    assert (await house.call("credit", **credit(bet, 600))).body["balance"] == 1000
    assert (await house.call("rollback", **rollback(bet))).error == "already-closed"


async def test_a_void_with_other_amounts_than_were_moved_is_refused(house: House) -> None:
    player = await house.new_player(balance=1000)
    bet = debit(player, 300)
    await house.call("debit", **bet)
    await house.call("credit", **credit(bet, 600))
    for number, change in enumerate(({"stake": 299}, {"stake": 301}, {"payout": 599}, {"payout": 0})):
        told = await house.call("void", **{**void(bet, 600, id=f"v-{number}"), **change})
        assert (told.status, told.error) == (409, "amounts-differ")
    assert (await house.call("void", **void(bet, 600))).status == 200


async def test_a_void_of_what_was_never_staked_or_was_rolled_back_is_refused(house: House) -> None:
    player = await house.new_player(balance=1000)
    bet = debit(player, 300)
    told = await house.call("void", **void(bet, 0))
    assert (told.status, told.error) == (404, "unknown-round")
    await house.call("debit", **bet)
    await house.call("rollback", **rollback(bet))
    told = await house.call("void", **void(bet, 0, id="v-another"))
    assert (told.status, told.error) == (409, "rolled-back")
    assert await house.balance(player) == 1000


# Limits


async def limit(house: House, player: str, most: int | None) -> None:
    await house.site.desk.write(players.choose, player, wallet="seamless", language="en", day_limit_minor=most)


async def test_the_players_own_limit_for_a_day_is_kept(house: House) -> None:
    player = await house.new_player(balance=1000)
    await limit(house, player.id, 250)
    undone, void_, stands = debit(player, 100), debit(player, 100), debit(player, 100)
    for bet in (undone, void_):
        assert (await house.call("debit", **bet)).status == 200
    told = await house.call("debit", **debit(player, 51))
    assert (told.status, told.error, told.body["balance"]) == (409, "limit-reached", 800)
    await house.call("rollback", **rollback(undone))  # what came back does not count
    await house.call("void", **void(void_, 0))
    assert (await house.call("debit", **stands)).status == 200
    assert (await house.call("debit", **debit(player, 150))).status == 200
    assert (await house.call("debit", **debit(player, 1))).error == "limit-reached"
    house.now += 24 * 3600
    assert (await house.call("debit", **debit(player, 250))).status == 200


async def test_refusals_of_a_debit_are_looked_for_in_a_fixed_order(house: House) -> None:
    player = await house.new_player(balance=10, here=False)
    await limit(house, player.id, 5)
    bet = debit(player, 100)
    steps: list[tuple[str, Callable[[], Awaitable[Any]] | None]] = [
        ("session-ended", lambda: launch(house, player)),
        ("limit-reached", lambda: limit(house, player.id, None)),
        ("insufficient-funds", None),
    ]
    for number, (expected, mend) in enumerate(steps):
        assert (await house.call("debit", **{**bet, "id": f"d-{number}"})).error == expected
        if mend is not None:
            await mend()
    await house.call("rollback", **rollback(bet))
    assert (await house.call("debit", **bet)).error == "rolled-back"


async def launch(house: House, player: Any) -> None:
    await house.call("authenticate", code=await house.new_code(player))
