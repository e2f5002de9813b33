"""Operating: backup under load and restore, settings with their sources, self-check, metrics, logs, staff commands."""

import json
import re
import shutil
import sqlite3
import threading
from pathlib import Path

import httpx
import pytest

from puntobanco.cli import main
from puntobanco.service import selfcheck
from puntobanco.settings import Settings, SettingsError, load_settings, presets, settle
from puntobanco.storage import audit
from puntobanco.storage.sqlite import FILE_NAME
from tests.office.support import Visit, arrive, hire, play, words
from tests.support import Server, deal_body, new_session, running_server


def test_a_backup_made_while_rounds_are_dealt_is_whole_and_comes_back_audited(
    house: Server, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    stop = threading.Event()
    dealing = [threading.Thread(target=_deal_until, args=(house.url, stop)) for _ in range(3)]
    for thread in dealing:
        thread.start()
    try:
        copies = [tmp_path / f"{number}.sqlite" for number in range(4)]
        for copy in copies:
            play(house.url, "touch", {"player": 100}, 10)
            assert main(["backup", "--data", str(house.data), "--out", str(copy)]) == 0
    finally:
        stop.set()
        for thread in dealing:
            thread.join()
    counts = []
    for number, copy in enumerate(copies):
        capsys.readouterr()
        assert main(["restore", str(copy), "--data", str(tmp_path / f"again{number}")]) == 0
        told = capsys.readouterr().out
        assert "all right" in told
        counts.append(int(re.findall(r"(\d+) rounds", told)[0]))
    assert counts == sorted(counts)
    assert counts[0] >= 10
    assert audit(house.data).faults == ()
    with running_server(tmp_path / "again0") as server:  # the folder has no seal key: running shoes are begun anew
        assert play(server.url, "touch", {"player": 100}, 1)


def _deal_until(url: str, stop: threading.Event) -> None:
    with new_session(url) as client:
        table = client.get("/api/tables/classic").json()
        while not stop.is_set():
            answer = client.post("/api/tables/classic/rounds", json=deal_body(table, {"player": 100}))
            if answer.status_code != 200:
                return
            table = answer.json()


def test_backup_and_restore_write_over_nothing_and_say_so(
    house: Server, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    copy = tmp_path / "copy.sqlite"
    assert main(["backup", "--data", str(house.data), "--out", str(copy)]) == 0
    assert oct(copy.stat().st_mode & 0o777) == "0o600"
    for call, complaint in (
        (["backup", "--data", str(house.data), "--out", str(copy)], "never writes over"),
        (["backup", "--data", str(tmp_path / "none"), "--out", str(tmp_path / "x")], "cannot read"),
        (["restore", str(copy), "--data", str(house.data)], "never writes over"),
        (["restore", str(tmp_path / "none"), "--data", str(tmp_path / "y")], "no file"),
        (["restore", __file__, "--data", str(tmp_path / "z")], "not a backup"),
    ):
        capsys.readouterr()
        assert main(call) == 2
        assert complaint in capsys.readouterr().err


def test_a_backup_that_was_changed_is_found_out(
    house: Server, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:

    play(house.url, "touch", {"player": 100}, 2)
    copy = tmp_path / "copy.sqlite"
    main(["backup", "--data", str(house.data), "--out", str(copy)])
    with sqlite3.connect(copy) as database:
        database.execute("UPDATE account SET balance = balance + 1 WHERE owner LIKE 'patron:%'")
    database.close()
    assert main(["restore", str(copy), "--data", str(tmp_path / "again")]) == 1
    assert "WRONG" in capsys.readouterr().out


def test_config_check_tells_every_setting_its_value_and_its_source_but_no_secret(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    file = tmp_path / "p.toml"
    file.write_text('operator_id = "o"\noperator_url = "http://wallet.example"\njurisdiction = "great-britain"\n')
    monkeypatch.setenv("PUNTOBANCO_OPERATOR_SECRET", "s3cret-" * 6)
    monkeypatch.setenv("PUNTOBANCO_FAST_PLAY", "true")
    assert main(["config", "check", str(file)]) == 0
    told = capsys.readouterr().out
    lines = {line.split()[0]: " ".join(line.split()[1:]) for line in told.splitlines()}
    for name in Settings.__struct_fields__:
        assert name in lines
    assert lines["minimum_round_seconds"] == "5.0 jurisdiction great-britain"
    assert lines["fast_play"] == "True PUNTOBANCO_FAST_PLAY"
    assert lines["operator_id"] == f"'o' {file}"
    assert lines["port"] == "8000 default"
    assert "s3cret" not in told
    assert "(secret, 42 characters)" in told
    assert "not https" in told
    assert "idle_minutes is 0" in told
    file.write_text('exit_url = "javascript:alert(1)"\n')
    assert main(["config", "check", str(file)]) == 2
    assert "exit_url" in capsys.readouterr().err
    file.write_text("nonsense = 1\n")
    assert main(["config", "check", str(file)]) == 2
    assert "nonsense" in capsys.readouterr().err


def test_every_preset_loads_and_names_what_each_rule_rests_on(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["config", "list"]) == 0
    told = capsys.readouterr().out
    for name in presets():
        _, sources = settle(None, {}, jurisdiction=name)
        ruled = [rule for rule, source in sources.items() if source == f"jurisdiction {name}"]
        assert ruled
        for rule in ruled:
            assert f"{rule}: " in told
    assert load_settings(None, {}, jurisdiction="great-britain").minimum_round_seconds == 5
    with pytest.raises(SettingsError, match="there is no jurisdiction 'atlantis'"):
        load_settings(None, {}, jurisdiction="atlantis")


def test_the_self_check_knows_its_answers_and_compares_with_a_seal(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    seal = tmp_path / "sealed.json"
    assert main(["selfcheck", "--seal", str(seal)]) == 0
    assert main(["selfcheck", "--against", str(seal)]) == 0
    told = json.loads(seal.read_text())
    assert {"games/touch.toml", "locales/en.ftl", "game/tableau.py"} <= set(told)
    seal.write_text(json.dumps(told | {"games/touch.toml": "0" * 64, "game/gone.py": "1" * 64}))
    capsys.readouterr()
    assert main(["selfcheck", "--against", str(seal)]) == 1
    out = capsys.readouterr().out
    assert "games/touch.toml is not what was sealed" in out
    assert "game/gone.py is missing" in out
    assert selfcheck.self_check(tmp_path / "none").faults


def test_with_a_broken_seal_the_server_starts_says_so_and_plays_for_fun_only(tmp_path: Path) -> None:
    seal = tmp_path / "sealed.json"
    seal.write_text(json.dumps(selfcheck.hashes() | {"game/tableau.py": "0" * 64}))
    with running_server(tmp_path / "data", office="true", sealed=str(seal), log_format="json") as server:
        assert play(server.url, "touch", {"player": 100}, 1)

        page = words(arrive(server.url, server.data, "ann", "viewer").get("/office?still=1"))
        assert "No round is played for money: game/tableau.py is not what was sealed" in page
    lines = [json.loads(line) for line in (tmp_path / "data.log").read_text().splitlines()]
    assert any(line["level"] == "error" and "self-check" in line["message"] for line in lines)
    assert all({"time", "level", "logger", "message"} <= set(line) for line in lines)


def test_metrics_count_and_are_for_this_machine_only(house: Server) -> None:
    def value(name: str) -> float:
        found = re.search(rf"^{re.escape(name)} (\S+)$", httpx.get(f"{house.url}/metrics").text, re.MULTILINE)
        return 0.0 if found is None else float(found[1])

    rounds, jobs = value('puntobanco_rounds_total{game="touch"}'), value("puntobanco_batch_jobs_sum")
    play(house.url, "touch", {"player": 100}, 7)
    with new_session(house.url) as client:
        table = client.get("/api/tables/touch").json()
        client.post("/api/tables/touch/rounds", json=deal_body(table, {"player": 1}))
    assert value('puntobanco_rounds_total{game="touch"}') == rounds + 7
    assert value('puntobanco_refusals_total{reason="below-minimum"}') >= 1
    assert value("puntobanco_batch_jobs_sum") >= jobs + 7
    assert value("puntobanco_commit_seconds_count") > 0
    assert value("puntobanco_sockets") == 0
    assert value("puntobanco_outbox_calls") == 0
    for header in ("x-forwarded-for", "forwarded", "via"):
        assert httpx.get(f"{house.url}/metrics", headers={header: "10.0.0.1"}).status_code == 404
    # https://prometheus.io/docs/instrumenting/exposition_formats/: this version, and one charset if any.
    told = httpx.get(f"{house.url}/metrics").headers["content-type"].split("; ")
    assert (told[0], "version=0.0.4" in told[1:]) == ("text/plain", True)
    assert sum(part.startswith("charset=") for part in told) <= 1


def test_staff_commands_work_beside_a_running_server_and_take_effect_at_once(
    house: Server, capsys: pytest.CaptureFixture[str]
) -> None:
    folder = str(house.data)
    assert main(["staff", "add", "gus", "--role", "viewer", "--data", folder]) == 0
    told = capsys.readouterr().out
    password, secret = re.search(r"password:\s+(\S+)", told), re.search(r"factor:\s+(\S+)", told)
    assert password is not None
    assert secret is not None
    assert f"otpauth://totp/puntobanco:gus?secret={secret[1]}" in told
    visit = Visit(house.url)
    assert visit.log_in("gus", secret[1], password=password[1]).status_code == 303
    assert visit.get("/office/password").status_code == 200
    assert main(["staff", "lock", "gus", "--data", folder]) == 0
    assert visit.get("/office/password").headers["location"] == "/office/login"
    assert "This name is locked" in words(Visit(house.url).log_in("gus", secret[1], password=password[1], later=1))
    for call, status in (
        (["add", "gus", "--role", "viewer"], 2),
        (["add", "Not A Name", "--role", "viewer"], 2),
        (["unlock", "gus"], 0),
        (["reset", "gus"], 0),
        (["remove", "gus"], 0),
        (["lock", "gus"], 2),
    ):
        assert main(["staff", *call, "--data", folder]) == status, call
    hire(house.data, "hal", "operator")
    capsys.readouterr()
    assert main(["staff", "list", "--data", folder]) == 0
    listed = capsys.readouterr().out
    assert "hal" in listed
    assert "gus" not in listed
    assert audit(house.data).faults == ()


def test_neither_password_nor_second_factor_can_be_read_from_the_database(house: Server, tmp_path: Path) -> None:

    secret = hire(house.data, "ida", "viewer")
    shutil.copytree(house.data, tmp_path / "copy")
    stored = b"".join(path.read_bytes() for path in (tmp_path / "copy").glob(f"{FILE_NAME}*"))
    assert b"$argon2id$" in stored
    assert secret.encode() not in stored
