"""A patron of the simulated world: bets, asks again until there is an answer, and remembers all they were told."""

from typing import TYPE_CHECKING, Any

from puntobanco.service import Answered, Visitor, WalletKind, WalletUnknown, Wanted

from .chance import Chance

if TYPE_CHECKING:
    from .world import World


class Patron:
    """Somebody with fun credits, or a player of the operator's."""

    def __init__(self, world: "World", name: str, kind: WalletKind) -> None:
        self.world, self.name, self.kind = world, name, kind
        self.chance = Chance(f"{world.seed} {name}")
        self.player = ""
        self.visitor: Visitor | None = None
        self.told: list[tuple[str, dict[str, Any], dict[str, Any]]] = []
        self.refused: set[str] = set()

    async def evening(self) -> None:
        from .world import HELD, ROUNDS

        if self.kind is not WalletKind.NONE:
            self.player = self.world.books.new_player(self.kind.value, HELD)
        while self.visitor is None:
            await self._arrive()
        for number in range(ROUNDS):
            await self._round(("touch", "baccarat", "shoe")[self.chance.below(3)])
            if self.kind is WalletKind.TRANSFER and number in (2, ROUNDS - 1):
                while (await self._ask("touch", {"type": "leave"}) or {"type": ""})["type"] != "left":
                    pass

    async def _arrive(self) -> None:
        """A session. The way there is the launch's, without its page."""
        import asyncio

        server = self.world.server
        await asyncio.sleep(self.chance.between(0.01, 1))
        if server is None or server is not self.world.server:
            return
        task = server.begin(self._session(server))
        await asyncio.wait([task])
        if not task.cancelled() and task.exception() is None:
            self.visitor = task.result()
        elif not task.cancelled():
            self.world.say(f"{self.name} is not let in: {task.exception()}")

    async def _session(self, server: Any) -> Visitor | None:
        if self.kind is WalletKind.NONE:
            visitor, _ = await server.sessions.open()
            return visitor
        code = self.world.books.new_code(self.player)
        try:
            told = await server.http.call("authenticate", {"code": code})
        except WalletUnknown:
            return None
        if not isinstance(told, Answered):
            return None  # a copy of our own question was first
        visitor, _ = await server.sessions.open_for_player("demo", told.told)
        return visitor

    async def _ask(self, game: str, message: dict[str, Any]) -> dict[str, Any] | None:
        assert self.visitor is not None
        return await self.world.ask(self.name, self.visitor, game, message)

    async def _round(self, game: str) -> None:
        """One round, however long it takes: the same deal again and again, another offer only when it is void."""
        from .world import BROUGHT

        stake = 100 * (1 + self.chance.below(5))
        area = ("player", "banker", "tie")[self.chance.below(3)]
        seed = f"{self.chance.below(1 << 62):032x}"
        while True:
            table = await self._ask(game, {"type": "sit", "game": game})
            if table is None or table["type"] != "snapshot":
                continue
            if table["money"]["balance"] < stake:
                if self.kind is WalletKind.SEAMLESS:
                    return  # the operator does not say at the moment, or it is all gone
                transfer = self.kind is WalletKind.TRANSFER
                await self._ask(game, {"type": "buyIn", "amount": BROUGHT} if transfer else {"type": "refill"})
                continue
            deal = {
                "type": "deal",
                "roundId": table["offer"]["roundId"],
                "commitment": table["offer"]["commitment"],
                "clientSeed": seed,
                "bets": {area: stake},
            }
            if await self._insist(game, deal):
                return

    async def _insist(self, game: str, deal: dict[str, Any]) -> bool:
        """Whether the round was dealt; False when this offer is no longer one."""
        while True:
            answer = await self._ask(game, deal)
            if answer is None:
                continue
            if answer["type"] == "dealt":
                assert answer["round"]["commitment"] == deal["commitment"]
                self.told.append((game, deal, answer["round"]))
                return True
            if answer["code"] in ("not-available", "round-in-progress"):
                continue
            assert answer["code"] in ("offer-void", "wallet-unknown", "insufficient-balance", "wallet-refused"), answer
            self.refused.add(deal["roundId"])
            return False

    async def reckon(self) -> None:
        """Hold what was told against what is: each answer again, each refusal, each balance, each unit of money."""
        from .world import FUN, HELD

        server = self.world.server
        assert server is not None
        assert self.visitor is not None
        ids = [deal["roundId"] for _, deal, _ in self.told]
        assert len(set(ids)) == len(ids)
        for game, deal, told in self.told:
            again = await self._ask(game, deal)
            assert again is not None
            assert _but_secret(again["round"]) == _but_secret(told), "the same deal has another answer"
        stored = (await server.store.history(self.visitor.patron, Wanted(), None, 1000)).rounds
        assert {played.claim.round_id for played in stored} == {*ids}, "stored is what was told, no more and no less"
        assert not self.refused & {*ids}
        won = sum(told["payout"] - told["stake"] for _, _, told in self.told)
        here = await server.store.balance(self.visitor.account)
        if self.kind is not WalletKind.NONE:
            assert here + await self.world.operator_balance(self.player) == HELD + won
        else:
            issued = server.store._reader.execute(
                "SELECT sum(amount) FROM transfer WHERE kind = 'issue' AND credit = "
                "(SELECT id FROM account WHERE owner = ?)",
                (f"patron:{self.visitor.patron}",),
            ).fetchone()
            assert issued is not None
            assert here == issued[0] + won
            assert issued[0] >= FUN


def _but_secret(told: dict[str, Any]) -> dict[str, Any]:
    """A round without the seed that is revealed when its shoe ends."""
    return {name: value for name, value in told.items() if name != "serverSeed"}
