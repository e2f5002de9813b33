"""F-56 on the wire: a warning first, then the session ends and says so; anything done before keeps it."""

import json
from pathlib import Path

import pytest
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect

from tests.support import deal_body, new_session, running_server


def test_f56_an_idle_visit_is_warned_and_ended_and_its_play_money_stays(tmp_path: Path) -> None:
    with running_server(tmp_path / "data", idle_minutes="0.1") as server, new_session(server.url) as client:
        with connect(server.socket_url, additional_headers={"cookie": client.headers["cookie"]}) as socket:
            socket.send('{"type":"sit","game":"touch"}')
            assert json.loads(socket.recv(5))["rules"]["idleMinutes"] == 0.1
            snapshot = client.get("/api/tables/touch").json()
            spent = client.post("/api/tables/touch/rounds", json=deal_body(snapshot, {"player": 1000})).json()["round"]
            warning = json.loads(socket.recv(10))
            assert warning["type"] == "idleWarning"
            assert 1 <= warning["seconds"] <= 3
            socket.send('{"type":"goOn"}')
            assert json.loads(socket.recv(5)) == {"type": "goingOn"}
            again = json.loads(socket.recv(10))
            assert again["type"] == "idleWarning"
            assert json.loads(socket.recv(20)) == {"type": "ended"}
            with pytest.raises(ConnectionClosed) as closed:
                socket.recv(5)
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code == 4408
        # Play money hangs on nothing but the session: who comes back finds it.
        client.post("/api/session").raise_for_status()
        back = client.get("/api/tables/touch")
        assert back.json()["money"]["balance"] == 99_000 + spent["payout"]
        assert back.json()["last"]["roundId"] == spent["roundId"]
