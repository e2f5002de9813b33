"""R-9: requests written from the OpenAPI document, right and wrong: no 5xx, as documented, no change of balance."""

from collections.abc import Iterator
from typing import Any

import httpx
import pytest
import schemathesis
from hypothesis import HealthCheck, Phase, given, settings
from hypothesis import strategies as st
from schemathesis import GenerationMode
from schemathesis.checks import not_a_server_error
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    response_schema_conformance,
    status_code_conformance,
)

from tests.soak import figure, turns
from tests.support import Server, new_session

#: What every answer has to keep to.
CHECKS = (not_a_server_error, status_code_conformance, content_type_conformance, response_schema_conformance)


@pytest.fixture
def patron(server: Server) -> Iterator[httpx.Client]:
    with new_session(server.url) as client:
        yield client


def operations(server: Server) -> list[Any]:
    schema = schemathesis.openapi.from_url(f"{server.url}/api/schema/openapi.json")
    return [found.ok() for found in schema.get_all_operations()]


def balance(client: httpx.Client) -> int:
    return int(client.get("/api/lobby").json()["money"]["balance"])


def test_the_document_tells_what_too_much_and_too_long_are_answered(server: Server, patron: httpx.Client) -> None:
    document = patron.get("/api/schema/openapi.json").json()["paths"]
    for path, operations_there in document.items():
        if path.startswith(("/api/", "/launch")):
            for method, operation in operations_there.items():
                assert "429" in operation["responses"], (method, path)
    for path in ("/api/tables/{game}/rounds", "/api/shared"):
        answer = patron.post(path.replace("{game}", "touch"), json={"bets": "x" * 5000})
        assert answer.status_code == 413
        assert set(answer.json()) == {"code", "message"}
        assert str(answer.status_code) in document[path]["post"]["responses"]


@pytest.mark.parametrize("with_session", [True, False], ids=["patron", "stranger"])
def test_r9_whatever_is_asked_by_the_document_is_answered_by_it(
    server: Server, patron: httpx.Client, with_session: bool
) -> None:
    before, asked = balance(patron), 0
    cookie = {"cookie": patron.headers["cookie"]} if with_session else {}
    known = operations(server)
    assert len(known) >= 10

    def ask(operation: Any, mode: GenerationMode, examples: int) -> None:
        @settings(max_examples=examples, deadline=None, phases=[Phase.generate], suppress_health_check=[*HealthCheck])
        @given(st.data())
        def sweep(data: st.DataObject) -> None:
            nonlocal asked
            case = data.draw(operation.as_strategy(generation_mode=mode))
            asked += 1
            case.call_and_validate(headers=cookie, checks=CHECKS)

        sweep()

    for _ in turns("R-9", f"sweeps of the document, {'patron' if with_session else 'stranger'}", ci=1, long=100):
        for operation in known:
            ask(operation, GenerationMode.POSITIVE, 10)
            if operation.query or operation.body:  # any text is a game, though not one there is
                ask(operation, GenerationMode.NEGATIVE, 12)
    figure("R-9", "requests", asked=asked)
    assert balance(patron) == before
