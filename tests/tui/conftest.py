"""Keys at the speed of the machine: wait until messages have been handled, not until the processor seems idle."""

import asyncio

import pytest


async def _let_messages_pass(*_: object) -> None:
    """A key's message climbs from a widget to its screen in a few turns of the loop; these are plenty."""
    for _ in range(80):
        await asyncio.sleep(0)


@pytest.fixture(autouse=True)
def quick_keys(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("textual.app.wait_for_idle", _let_messages_pass)
    monkeypatch.setattr("textual.pilot.wait_for_idle", _let_messages_pass)
