"""The wallet API, "status": what has become of a transfer, asked as often as one likes, and nothing moves by asking."""

from tests.operator.support import House, credit, debit, rollback, void


async def state(house: House, call_id: str) -> str:
    told = await house.call("status", id=call_id)
    assert told.status == 200
    assert told.body["id"] == call_id
    return told.body["state"]


async def test_a_transfer_is_unknown_then_done_and_its_answer_is_told_as_it_was_given(house: House) -> None:
    player = await house.new_player(balance=1000)
    brought = debit(player, 300, game=None, round=None)
    assert await state(house, brought["id"]) == "unknown"
    answered = await house.call("debit", **brought)
    for _ in range(3):
        told = await house.call("status", id=brought["id"])
        assert told.body == {"id": brought["id"], "call": "debit", "state": "done", "answer": answered.body}
    assert await house.balance(player) == 700


async def test_what_was_refused_is_told_with_the_reason(house: House) -> None:
    player = await house.new_player(balance=10)
    poor = debit(player, 300)
    refused = await house.call("debit", **poor)
    told = await house.call("status", id=poor["id"])
    assert (told.body["state"], told.body["answer"]) == ("refused", refused.body)
    assert refused.error == "insufficient-funds"


async def test_a_debit_that_was_rolled_back_before_or_after_it_came_or_is_void_is_undone(house: House) -> None:
    player = await house.new_player(balance=1000)
    never, late, taken_back = (debit(player, 50) for _ in range(3))
    await house.call("rollback", **rollback(never))
    for body in (late, taken_back):
        await house.call("debit", **body)
    await house.call("rollback", **rollback(late))
    await house.call("credit", **credit(taken_back, 100))
    await house.call("void", **void(taken_back, 100))
    for body in (never, late, taken_back):
        assert await state(house, body["id"]) == "undone"
    for body in (rollback(late), credit(taken_back, 100), void(taken_back, 100)):
        assert await state(house, body["id"]) == "done"


async def test_the_id_that_was_asked_for_is_not_used_up_by_asking(house: House) -> None:
    player = await house.new_player(balance=1000)
    asked = debit(player, 10)
    await house.call("status", id=asked["id"])
    assert (await house.call("debit", **asked)).status == 200
