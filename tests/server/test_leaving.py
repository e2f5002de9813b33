"""F-51, F-56 with a real operator: leaving and idling send everything back, once, and the operator hears `finish`."""

import contextlib
import json
import time
from collections.abc import Callable, Iterator

import apsw
import pytest
from websockets.sync.client import ClientConnection, connect

from puntobanco.cli import main
from tests.money_house import MoneyHouse, Player, running_money_house
from tests.operator.support import SECRET, shown
from tests.support import deal_body

Come = Callable[..., Player]


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[MoneyHouse]:
    with running_money_house(tmp_path_factory.mktemp("leaving"), idle_minutes="0.1") as running:
        yield running


@pytest.fixture
def come(house: MoneyHouse) -> Iterator[Come]:
    """Has a new player come to the games: `come("Tove", wallet="transfer")`."""
    here: list[Player] = []

    def player(name: str, **chosen: str) -> Player:
        here.append(Player(house, name, **chosen))
        return here[-1]

    yield player
    for one in here:
        one.close()


def finished(house: MoneyHouse, name: str) -> int:
    """How many sessions of a player the operator was told to have ended."""
    connection = apsw.Connection(str(house.operator.data / "operator.sqlite"), flags=apsw.SQLITE_OPEN_READONLY)
    count = "SELECT count(*) FROM finished JOIN player ON player.id = finished.player WHERE name = ?"
    return int(connection.execute(count, (name,)).get)


def until(what: Callable[[], bool]) -> None:
    """Waits for what happens in other processes; never long when all is well."""
    deadline = time.monotonic() + 20
    while not what():
        assert time.monotonic() < deadline, "it did not happen in 20 s"
        time.sleep(0.05)


@contextlib.contextmanager
def at_table(house: MoneyHouse, player: Player) -> Iterator[ClientConnection]:
    cookie = {"cookie": player.at_games.headers["cookie"]}
    with connect(house.games.socket_url, additional_headers=cookie) as socket:
        socket.send('{"type":"sit","game":"touch"}')
        assert json.loads(socket.recv(5))["money"]["mode"] == "money"
        yield socket


def at_operator(player: Player) -> str:
    player.at_operator.open("/cashier")
    return shown(player.at_operator.page)


def test_f51_leaving_sends_everything_back_once_and_ends_the_session(house: MoneyHouse, come: Come) -> None:
    player = come("Tove", wallet="transfer")
    with at_table(house, player) as socket:
        socket.send('{"type":"buyIn","amount":2500}')
        assert json.loads(socket.recv(5))["money"]["balance"] == 2500
    assert player.at_games.post("/api/session/end").json() == {"type": "left", "returned": 2500}
    assert player.at_games.post("/api/session/end").status_code == 401
    until(lambda: finished(house, "Tove") == 1)
    until(lambda: "€100.00" in at_operator(player))
    assert at_operator(player).count("From the games") == 1


def test_the_operator_hears_that_a_seamless_player_has_left_and_may_send_them_again(
    house: MoneyHouse, come: Come
) -> None:
    player = come("Sven", wallet="seamless")
    table = player.at_games.get("/api/tables/touch").json()
    dealt = player.at_games.post("/api/tables/touch/rounds", json=deal_body(table, {"tie": 100}))
    assert dealt.status_code == 200
    assert player.at_games.post("/api/session/end").json() == {"type": "left", "returned": 0}
    until(lambda: finished(house, "Sven") == 1)
    player.launch()  # and comes back
    table = player.at_games.get("/api/tables/touch").json()
    assert player.at_games.post("/api/tables/touch/rounds", json=deal_body(table, {"tie": 100})).status_code == 200


def test_f56_an_idle_player_s_money_goes_back_and_their_session_ends(house: MoneyHouse, come: Come) -> None:
    player = come("Inga", wallet="transfer")
    with at_table(house, player) as socket:
        socket.send('{"type":"buyIn","amount":4000}')
        assert json.loads(socket.recv(5))["type"] == "balance"
        assert json.loads(socket.recv(20))["type"] == "idleWarning"
        assert json.loads(socket.recv(20)) == {"type": "ended"}
    assert player.at_games.get("/api/lobby").status_code == 401
    until(lambda: finished(house, "Inga") == 1)
    until(lambda: at_operator(player).count("From the games") == 1)
    assert "€100.00" in at_operator(player)


def test_f56_a_player_who_only_looked_in_is_ended_too(house: MoneyHouse, come: Come) -> None:
    come("Knut", wallet="seamless")
    until(lambda: finished(house, "Knut") == 1)


def test_a_player_who_changed_to_the_seamless_wallet_gets_back_what_was_in_the_game(
    house: MoneyHouse, come: Come
) -> None:
    player = come("Vera", wallet="transfer")
    with at_table(house, player) as socket:
        socket.send('{"type":"buyIn","amount":3000}')
        assert json.loads(socket.recv(5))["type"] == "balance"
    player.at_operator.open("/account")
    chosen = {"wallet": "seamless", "language": "en", "limit": ""}
    assert player.at_operator.submit("/account", chosen).status_code == 303
    player.launch()
    until(lambda: at_operator(player).count("From the games") == 1)
    assert player.at_games.get("/api/lobby").json()["money"]["balance"] == 10_000


def test_f51_what_became_of_a_transfer_can_be_asked_here_and_at_the_operator(
    house: MoneyHouse, come: Come, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    player = come("Olle", wallet="transfer")
    with at_table(house, player) as socket:
        for amount, answer in ((1500, "balance"), (20_000, "refused")):
            socket.send(json.dumps({"type": "buyIn", "amount": amount}))
            assert json.loads(socket.recv(5))["type"] == answer
        socket.send('{"type":"leave"}')
        assert json.loads(socket.recv(5)) == {"type": "left", "returned": 1500}
    until(lambda: at_operator(player).count("From the games") == 1)
    rows = apsw.Connection(str(house.games.data / "puntobanco.sqlite"), flags=apsw.SQLITE_OPEN_READONLY)
    patron = player.at_games.post("/api/session").json()["patron"]
    mine = "SELECT id, amount FROM debit WHERE patron = ? ORDER BY amount"
    (came, _), (refused, _) = rows.execute(mine, (patron,)).fetchall()
    out = rows.execute(
        "SELECT id FROM outbox WHERE call = 'credit' AND body LIKE ?", (f"%{player_id(rows, patron)}%",)
    ).get
    for name, value in (("ID", "demo"), ("URL", f"{house.operator.url}/wallet"), ("SECRET", SECRET)):
        monkeypatch.setenv(f"PUNTOBANCO_OPERATOR_{name}", value)
    for call, here, there in (
        (came, "used", "done"),
        (refused, "refused", "refused"),
        (out, "answered", "done"),
        ("in/never", "unknown", "unknown"),
    ):
        assert main(["reconcile", "--data", str(house.games.data), "--call", call]) == 0
        assert capsys.readouterr().out == f"{call}: here {here}, at the operator {there}\n"


def player_id(rows: apsw.Connection, patron: str) -> str:
    return str(rows.execute("SELECT player FROM session WHERE patron = ?", (patron,)).get)
