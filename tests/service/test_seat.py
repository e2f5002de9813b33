"""Those who wait for the answer of one deal."""

import asyncio
from typing import Any

import pytest

from puntobanco.service.seat import Pending
from puntobanco.table import Reason, Refusal


async def test_one_who_is_gone_takes_the_answer_from_nobody() -> None:
    deal: Any = None
    pending, answer = Pending(deal), Refusal(Reason.OFFER_VOID)
    gone, first, second = (asyncio.create_task(pending.answer()) for _ in range(3))
    await asyncio.sleep(0)
    gone.cancel()
    with pytest.raises(asyncio.CancelledError):
        await gone
    pending.tell(answer)
    async with asyncio.timeout(10):
        assert await asyncio.gather(first, second) == [answer, answer]
