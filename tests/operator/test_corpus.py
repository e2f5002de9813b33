"""Whatever is sent in place of money or of a call is refused: no 5xx, no crash, no change of balance."""

import json
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from operator_demo.calls import CALLS, Debit
from operator_demo.strict import MalformedError, decode

from tests.operator.support import House, credit, debit, void

#: JSON text in place of an amount.
CORPUS = [
    "-1", "-0", "1.5", "1e2", "1E2", "100.0", "NaN", "Infinity", "-Infinity", '"12"', "true", "false", "null", "[]",
    "{}", "9007199254740992", "9223372036854775808", "18446744073709551616", "99999999999999999999999", "0100", "+100",
    "1_000", "0x64", "１００", '"€1"', "", "1 2",
]  # fmt: skip


def with_amount(body: dict[str, Any], name: str, text: str) -> bytes:
    return json.dumps(body | {name: 424242}).replace("424242", text).encode()


@pytest.mark.parametrize("text", CORPUS)
async def test_r9_no_amount_of_the_corpus_is_taken(house: House, text: str) -> None:
    player = await house.new_player(balance=1000)
    bet = debit(player, 100)
    await house.call("debit", **bet)
    for call, name, body in (
        ("debit", "amount", debit(player, 1)),
        ("credit", "amount", credit(bet, 1)),
        ("void", "stake", void(bet, 0)),
        ("void", "payout", void(bet, 0)),
    ):
        told = await house.call(call, raw=with_amount(body, name, text))
        assert (told.status, told.error) == (400, "malformed"), (call, text)
    assert await house.balance(player) == 900
    # What was refused as no call has used up no id.
    assert (await house.call("credit", **credit(bet, 100))).body["balance"] == 1000


@pytest.mark.parametrize("amount", [0, 1, 2**31, 2**53 - 1])
async def test_r9_every_whole_amount_up_to_2_53_is_understood(house: House, amount: int) -> None:
    player = await house.new_player(balance=1000)
    told = await house.call("debit", **debit(player, amount))
    assert told.status == 200 if amount <= 1000 else told.error == "insufficient-funds"


WRONG_BODIES = [
    b"", b"{", b"[]", b"null", b"12", b'"debit"', b"{}", b"\xff\xfe", b"[" * 4000, b'{"id":1}', b"\xef\xbb\xbf{}",
    b'{"id":"\\ud800"}', b"{} {}", b"{'id':1}", b"\x00",
]  # fmt: skip


@pytest.mark.parametrize("raw", WRONG_BODIES)
async def test_r9_what_is_no_call_is_refused_by_every_call(house: House, raw: bytes) -> None:
    for name in CALLS:
        told = await house.call(name, raw=raw)
        assert (told.status, told.error) == (400, "malformed"), name


async def test_r9_a_key_that_stands_twice_is_refused(house: House) -> None:
    player = await house.new_player(balance=1000)
    text = json.dumps(debit(player, 100))
    for twice in (
        text.replace('"amount": 100', '"amount": 100, "amount": 100'),
        text.replace('"amount": 100', '"amount": 1, "amo\\u0075nt": 100'),
        text.replace('{"id"', '{"id": "another", "id"'),
    ):
        told = await house.call("debit", raw=twice.encode())
        assert (told.status, told.error) == (400, "malformed")
        assert "twice" in told.body["message"]
    assert await house.balance(player) == 1000


@pytest.mark.parametrize(
    "change",
    [
        {"id": ""}, {"id": "x" * 201}, {"id": None}, {"id": 7}, {"player": None}, {"currency": "eur"},
        {"currency": "EURO"}, {"currency": "EUR\n"}, {"game": None}, {"round": ""}, {"round": 1}, {"extra": 1},
    ],
)  # fmt: skip
async def test_r9_a_field_that_is_not_exact_is_refused(house: House, change: dict[str, Any]) -> None:
    player = await house.new_player(balance=1000)
    told = await house.call("debit", **{**debit(player, 100), **change})
    assert (told.status, told.error) == (400, "malformed")
    for name in set(change) - {"extra"}:
        body = {key: value for key, value in debit(player, 100).items() if key != name}
        assert (await house.call("debit", **body)).error == "malformed"
    assert await house.balance(player) == 1000


async def test_r9_a_call_that_is_none_and_methods_that_are_none(house: House) -> None:
    told = await house.call("steal", id="x")
    assert (told.status, told.error) == (404, "unknown-call")
    for method in ("GET", "PUT", "DELETE"):
        assert (await house.http.request(method, "/wallet/debit")).status_code == 405
    for path in ("/wallet", "/wallet/", "/wallet/debit/x"):
        assert (await house.http.post(path)).status_code in (404, 405)


json_values = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=20),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=12), inner, max_size=4),
    max_leaves=8,
)
_FIELDS = dict.fromkeys(("id", "player", "currency", "amount", "game", "round", "debit", "code", "most"), json_values)


@settings(max_examples=150, suppress_health_check=[HealthCheck.too_slow])
@given(
    st.one_of(
        st.binary(max_size=200),
        json_values.map(lambda value: json.dumps(value).encode()),
        st.fixed_dictionaries({}, optional=_FIELDS).map(lambda value: json.dumps(value).encode()),
    )
)
def test_r9_generated_nonsense_is_a_call_or_is_malformed(raw: bytes) -> None:
    for kind in CALLS.values():
        try:
            call = decode(raw, kind)
        except MalformedError:
            continue
        if isinstance(call, Debit):
            assert type(call.amount) is int
            assert 0 <= call.amount < 2**53
