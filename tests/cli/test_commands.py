"""The command line as a person meets it: each mistake one clear line and a non-zero exit, never a trace."""

import json
import os
import socket
import subprocess
import sys
from pathlib import Path

import httpx
import pytest

from tests.support import Server, deal_body, new_session


def puntobanco(*args: str, stdin: str = "", **environment: str) -> "subprocess.CompletedProcess[str]":
    return subprocess.run(
        [sys.executable, "-m", "puntobanco", *args],
        input=stdin,
        capture_output=True,
        text=True,
        timeout=60,
        env={**os.environ, **environment},
    )


def complaint(*args: str, **environment: str) -> str:
    """The one line that a refused call says."""
    told = puntobanco(*args, **environment)
    assert told.returncode == 2, told
    assert "Traceback" not in told.stderr
    lines = told.stderr.strip().splitlines()
    assert len(lines) == 1, told.stderr
    assert lines[0].startswith("puntobanco: ")
    return lines[0]


COMMANDS = ["serve", "games", "odds", "check", "verify", "audit"]


@pytest.mark.parametrize("command", COMMANDS)
def test_every_command_has_help_with_an_example(command: str) -> None:
    told = puntobanco(command, "--help")
    assert told.returncode == 0
    assert f"puntobanco {command}" in told.stdout
    assert "example" in told.stdout


def test_a_busy_port_is_told_in_one_line(tmp_path: Path) -> None:
    with socket.socket() as busy:
        busy.bind(("127.0.0.1", 0))
        busy.listen()
        port = str(busy.getsockname()[1])
        assert f"127.0.0.1:{port} is in use" in complaint("serve", "--port", port, "--data", str(tmp_path))


def test_a_folder_that_cannot_be_written_is_told_in_one_line(tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    assert "cannot write to" in complaint("serve", "--port", "0", "--data", str(tmp_path / "file" / "data"))


def test_a_too_new_or_foreign_database_is_told_in_one_line(tmp_path: Path) -> None:
    (tmp_path / "puntobanco.sqlite").write_bytes(b"not a database" * 1000)
    assert "is not a database of puntobanco" in complaint("serve", "--port", "0", "--data", str(tmp_path))


def test_a_running_servers_folder_is_not_shared(server: Server) -> None:
    assert "another server is using" in complaint("serve", "--port", "0", "--data", str(server.data))


def test_settings_are_checked_and_named(tmp_path: Path) -> None:
    config = tmp_path / "settings.toml"
    config.write_text("prot = 1\n")
    assert "prot" in complaint("serve", "--config", str(config))
    config.write_text('port = "many"\n')
    assert "port" in complaint("serve", "--config", str(config))
    config.write_text("port = \n")
    assert "settings.toml" in complaint("serve", "--config", str(config))
    assert "No such file" in complaint("serve", "--config", str(tmp_path / "none.toml"))
    assert "PUNTOBANCO_PROT" in complaint("serve", PUNTOBANCO_PROT="1")
    assert "ISO 4217" in complaint("serve", PUNTOBANCO_CURRENCY="QQQ")


def test_a_broken_rule_file_stops_the_start_with_file_and_line(tmp_path: Path) -> None:
    folder = tmp_path / "games"
    folder.mkdir()
    (folder / "mine.toml").write_text('id = "mine"\nname = "Mine"\ndecks = 99\n')
    said = complaint("serve", "--port", "0", "--data", str(tmp_path / "data"), "--games", str(folder))
    assert "mine.toml:3" in said
    assert "decks" in said


def test_a_game_whose_bet_would_lose_the_house_money_is_not_offered(tmp_path: Path) -> None:
    import puntobanco.games

    folder = tmp_path / "games"
    folder.mkdir()
    touch = (Path(puntobanco.games.__file__).parent / "touch.toml").read_text()
    generous = touch.replace('id = "touch"', 'id = "kind"').replace('win = "8:1"', 'win = "11:1"')
    (folder / "kind.toml").write_text(generous)
    said = complaint("serve", "--port", "0", "--data", str(tmp_path / "data"), "--games", str(folder))
    assert "tie" in said
    assert "house would lose" in said


def test_an_unknown_game_to_offer_is_named(tmp_path: Path) -> None:
    said = complaint("serve", "--port", "0", "--data", str(tmp_path), "--offer", "touch,roulette")
    assert "roulette" in said
    assert "classic" in said


@pytest.fixture
def saved(server: Server) -> dict:
    with new_session(server.url) as client:
        body = deal_body(client.get("/api/tables/touch").json(), {"player": 100, "banker": 30, "tie": 20})
        answer = client.post("/api/tables/touch/rounds", json=body)
        assert isinstance(answer, httpx.Response)
        return answer.json()["round"]


def test_f70_verify_finds_a_played_round_right(saved: dict, tmp_path: Path) -> None:
    file = tmp_path / "round.json"
    file.write_text(json.dumps(saved))
    told = puntobanco("verify", str(file))
    assert (told.returncode, "right" in told.stdout) == (0, True)
    piped = puntobanco("verify", "-", stdin=json.dumps([saved, saved]))
    assert (piped.returncode, piped.stdout.count("right")) == (0, 2)


@pytest.mark.parametrize(
    ("change", "finding"),
    [
        ({"serverSeed": "00" * 32}, "does not fit the commitment"),
        ({"clientSeeds": ["00" * 16]}, "other cards"),
        ({"outcome": "none"}, "another outcome"),
        ({"bets": [{"area": "player", "stake": 100, "payout": 1}]}, "pay other amounts"),
        ({"gameVersion": "00" * 32}, "other rules"),
    ],
)
def test_f70_verify_finds_what_is_wrong(saved: dict, change: dict, finding: str) -> None:
    told = puntobanco("verify", "-", stdin=json.dumps(saved | change))
    assert told.returncode == 1
    assert finding in told.stdout


@pytest.mark.parametrize("text", ["", "{", "12", "[1]", "{}", '{"roundId": 1}', "null"])
def test_verify_refuses_what_is_no_round(text: str) -> None:
    told = puntobanco("verify", "-", stdin=text)
    assert told.returncode == 2
    assert "Traceback" not in told.stderr
    assert told.stderr.startswith("puntobanco: ")


def test_audit_of_a_running_server(server: Server, saved: dict, tmp_path: Path) -> None:
    told = puntobanco("audit", "--data", str(server.data))
    assert (told.returncode, "all right" in told.stdout) == (0, True)
    assert "cannot read" in complaint("audit", "--data", str(tmp_path))


def test_no_command_at_all_says_what_there_is() -> None:
    told = puntobanco()
    assert told.returncode == 2
    assert "COMMAND" in told.stderr
