"""The wallet API, "Launch" and "finish": one-time codes, and which sessions a stake may come from."""

import hashlib

import pytest
from operator_demo import codes, logins

from tests.operator.support import House, credit, debit, rollback, void


@pytest.mark.parametrize(
    ("currency", "wallet", "language"),
    [("EUR", "seamless", "en"), ("JPY", "transfer", "sv"), ("KWD", "seamless", "ms")],
)
async def test_a_code_tells_who_plays_how_and_with_what(
    house: House, currency: str, wallet: str, language: str
) -> None:
    player = await house.new_player(balance=1234, currency=currency, wallet=wallet, language=language, here=False)
    told = await house.call("authenticate", code=await house.new_code(player))
    assert told.status == 200
    assert told.body == {
        "player": player.id,
        "name": player.name,
        "currency": currency,
        "balance": 1234,
        "language": language,
        "wallet": wallet,
    }


async def test_a_code_is_worthless_after_that(house: House) -> None:
    code = await house.new_code(await house.new_player())
    assert (await house.call("authenticate", code=code)).status == 200
    again = await house.call("authenticate", code=code)
    assert (again.status, again.error) == (404, "unknown-code")


@pytest.mark.parametrize(("age", "works"), [(60, True), (61, False)])
async def test_a_code_is_valid_for_a_minute(house: House, age: int, works: bool) -> None:
    code = await house.new_code(await house.new_player())
    house.now += age
    assert ((await house.call("authenticate", code=code)).status == 200) is works
    assert (await house.call("authenticate", code=code)).error == "unknown-code"


@pytest.mark.parametrize("code", ["", "nonsense", "x" * 200, "å", "' OR 1=1 --"])
async def test_a_code_that_was_never_given_out_is_unknown(house: House, code: str) -> None:
    await house.new_code(await house.new_player())
    assert (await house.call("authenticate", code=code)).error == "unknown-code"


async def test_codes_have_128_random_bits_or_more_and_only_their_hash_is_stored(house: House) -> None:
    player = await house.new_player()
    made = {await house.new_code(player) for _ in range(20)}
    assert len(made) == 20
    assert all(len(code) * 6 >= 128 for code in made)  # base64: 6 bits a character
    stored = {row[0] for row in house.connection.execute("SELECT code_hash FROM launch_code")}
    assert stored == {hashlib.sha256(code.encode()).digest() for code in made}


async def test_several_codes_of_one_player_all_work_until_they_log_out(house: House) -> None:
    player = await house.new_player()
    first, second, third = [await house.new_code(player) for _ in range(3)]
    assert (await house.call("authenticate", code=second)).status == 200
    assert (await house.call("authenticate", code=first)).status == 200
    await house.site.desk.write(logins.log_out, "no such cookie", player.id)
    assert (await house.call("authenticate", code=third)).error == "unknown-code"


async def test_no_stake_is_taken_from_a_player_who_has_not_launched(house: House) -> None:
    player = await house.new_player(balance=1000, here=False)
    told = await house.call("debit", **debit(player, 10))
    assert (told.status, told.error, told.body["balance"]) == (409, "session-ended", 1000)


async def test_no_stake_is_taken_after_finish_but_everything_else_is(house: House) -> None:
    """Credits are accepted after the player's session has ended; so are rollbacks and voids."""
    player = await house.new_player(balance=1000)
    won, undone = debit(player, 100), debit(player, 100)
    for body in (won, undone):
        assert (await house.call("debit", **body)).status == 200
    finished = await house.call("finish", player=player.id, session="s1")
    assert (finished.status, finished.raw) == (200, b"{}")
    assert (await house.call("debit", **debit(player, 10))).error == "session-ended"
    assert (await house.call("credit", **credit(won, 195))).body["balance"] == 995
    assert (await house.call("rollback", **rollback(undone))).body["balance"] == 1095
    assert (await house.call("void", **void(won, 195))).body["balance"] == 1000


async def test_a_credit_is_accepted_after_the_player_has_logged_out(house: House) -> None:
    player = await house.new_player(balance=1000)
    bet = debit(player, 100)
    await house.call("debit", **bet)
    await house.site.desk.write(logins.log_out, "no such cookie", player.id)
    assert (await house.call("debit", **debit(player, 10))).error == "session-ended"
    assert (await house.call("credit", **credit(bet, 200))).body["balance"] == 1100
    assert (await house.call("authenticate", code=await house.new_code(player))).status == 200
    assert (await house.call("debit", **debit(player, 10))).status == 200


async def test_finish_ends_its_own_session_only_and_once(house: House) -> None:
    player = await house.new_player(balance=1000)
    await house.call("authenticate", code=await house.new_code(player))
    for _ in range(3):
        assert (await house.call("finish", player=player.id, session="the first")).body == {}
        assert (await house.call("debit", **debit(player, 10))).status == 200
    await house.call("finish", player=player.id, session="the second")
    assert (await house.call("debit", **debit(player, 10))).error == "session-ended"


async def test_finish_of_nobody_is_refused(house: House) -> None:
    told = await house.call("finish", player="p-nobody", session="s1")
    assert (told.status, told.error) == (404, "unknown-player")


def test_the_code_of_the_launch_lives_a_minute() -> None:
    assert codes.VALID_SECONDS == 60
