"""A network that loses, doubles, delays and therefore reorders what it is given to carry."""

import asyncio
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from typing import TypeVar

from .chance import Chance

_T = TypeVar("_T")


class Lost(Exception):
    """No answer came in time."""


@dataclass
class Network:
    """What goes wrong, in percent of what is sent; delays in seconds. `is_calm` ends all of it."""

    chance: Chance
    say: Callable[[str], None]
    loses: float = 6
    doubles: float = 5
    lags: float = 5
    is_calm: bool = False

    def delay(self) -> float:
        if self.is_calm:
            return 0.001
        return self.chance.between(0.3, 4) if self.chance.happens(self.lags) else self.chance.between(0.001, 0.05)

    def _is_lost(self) -> bool:
        return not self.is_calm and self.chance.happens(self.loses)

    async def ask(self, name: str, arrive: Callable[[], Awaitable[_T]], patience: float) -> _T:
        """The first answer that comes back. What is on its way arrives, whether or not anybody still waits for it.

        Raises Lost, and whatever arriving raises.
        """
        loop = asyncio.get_running_loop()
        answer: asyncio.Future[_T] = loop.create_future()
        answer.add_done_callback(lambda done: done.cancelled() or done.exception())  # nobody may be left to look

        def told(task: "asyncio.Task[_T]") -> None:
            if task.cancelled() or answer.done():
                return
            if self._is_lost():
                self.say(f"{name}: the answer is lost")
            elif (error := task.exception()) is not None:
                loop.call_later(self.delay(), lambda: answer.done() or answer.set_exception(error))
            else:
                loop.call_later(self.delay(), lambda: answer.done() or answer.set_result(task.result()))

        def arrived() -> None:
            task = loop.create_task(_awaited(arrive()))
            going.add(task)
            task.add_done_callback(going.discard)
            task.add_done_callback(told)

        going = _GOING
        for copy in range(2 if not self.is_calm and self.chance.happens(self.doubles) else 1):
            if self._is_lost():
                self.say(f"{name}: lost on the way")
                continue
            if copy:
                self.say(f"{name}: doubled")
            loop.call_later(self.delay(), arrived)
        try:
            async with asyncio.timeout(patience):
                return await asyncio.shield(answer)
        except TimeoutError:
            raise Lost(name) from None


#: The loop itself keeps no task alive.
_GOING: "set[asyncio.Task[object]]" = set()


async def _awaited(work: Awaitable[_T]) -> _T:
    return await work
