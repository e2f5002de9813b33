"""The desk: a message from a patron in, the answer out. Socket and REST both come here, so they cannot differ."""

from collections.abc import Mapping
from dataclasses import dataclass, replace
from fractions import Fraction

from puntobanco import table as pure
from puntobanco.game import Game, roads_of
from puntobanco.locales import exponent_of, has, money, say
from puntobanco.service import Dealt, Hall, Play, Played, Versions, View, Visitor
from puntobanco.table import Reason, Refusal
from puntobanco.wire import FromClient, ToClient, shared
from puntobanco.wire import messages as wire

from . import tell
from .counters import Metrics
from .shared_desk import SharedDesk


@dataclass(frozen=True, slots=True)
class Guest:
    """Who is asking, the language for words in answers, and the game or shared table they are at, if any.

    `link` names the connection.
    """

    visitor: Visitor
    language: str = "en"
    game: str | None = None
    table: str | None = None
    link: str = ""

    @property
    def patron(self) -> str:
        return self.visitor.patron


class Desk:
    """Answers patrons. `rtp`: by game id and bet id, from the odds engine."""

    def __init__(
        self,
        play: Play,
        rtp: Mapping[str, Mapping[str, Fraction]],
        versions: Versions,
        *,
        cashier_url: str = "",
        exit_url: str = "",
        metrics: Metrics | None = None,
        hall: Hall | None = None,
    ) -> None:
        self._play, self._versions, self._metrics = play, versions, metrics or Metrics()
        self._shared = None if hall is None else SharedDesk(self, hall)
        self.rules = tell.house_rules(play.conduct.rules, cashier_url, exit_url)
        self._infos = {game.id: tell.game_info(game, dict(rtp.get(game.id, {}))) for game in play.games.values()}

    @property
    def games(self) -> tuple[wire.GameInfo, ...]:
        """All games, in lobby order."""
        return tuple(map(self.info, self._infos))

    def info(self, game_id: str) -> wire.GameInfo:
        """What is told of a game, with the limits that are in force now."""
        game = self._play.games[game_id]
        return tell.with_limits(self._infos[game_id], self._play.floor.stakes(game))

    def money(self, guest: Guest, balance_minor: int) -> wire.Money:
        return money_of(guest.visitor, balance_minor)

    async def answer(self, guest: Guest, message: FromClient) -> tuple[ToClient, Guest]:
        """The answer to any message, and who the guest is from then on: sitting at a table or not."""
        is_shared = guest.table is not None or isinstance(message, shared.Join | shared.Skip)
        if is_shared and not isinstance(message, wire.Sit):
            if self._shared is None:
                return self.refused(guest, Refusal(Reason.NOT_AVAILABLE)), guest
            return await self._shared.answer(guest, message)
        return await self.answer_anywhere(guest, message)

    async def answer_anywhere(self, guest: Guest, message: FromClient) -> tuple[ToClient, Guest]:
        """The same for what is not of a shared table."""
        match message:
            case wire.Deal():
                return await self.deal(guest, message), guest
            case wire.AskRoads():
                return self.roads(guest), guest
            case wire.GoOn():
                return self.go_on(guest), guest
            case wire.Sit(game):
                seated = await self.sit(guest, game)
                return seated, replace(guest, game=game, table=None) if isinstance(seated, wire.Snapshot) else guest
            case wire.Refill():
                return await self.refill(guest), guest
            case wire.BuyIn(amount):
                return await self.buy_in(guest, amount), guest
            case wire.Leave():
                left = await self.leave(guest)
                return left, replace(guest, game=None) if isinstance(left, wire.Left) else guest
            case shared.Join() | shared.Skip():
                return self.refused(guest, Refusal(Reason.NOT_SEATED)), guest

    async def lobby(self, guest: Guest) -> wire.Lobby:
        """Every table, with its roads and what the patron has to play with."""
        tables = [
            wire.LobbyTable(self.info(game.id), tell.roads(roads_of(await self._play.remembered(guest.patron, game))))
            for game in self._play.games.values()
        ]
        return wire.Lobby(self.money(guest, await self._play.balance(guest.visitor)), tuple(tables))

    async def sit(self, guest: Guest, game: str) -> wire.Snapshot | wire.Refused:
        view = await self._play.sit(guest.visitor, game)
        return self.refused(guest, view) if isinstance(view, Refusal) else await self._snapshot(guest, view)

    async def deal(self, guest: Guest, bets: wire.Bets) -> wire.Dealt | wire.Refused:
        if guest.game is None:
            return self.refused(guest, Refusal(Reason.NOT_SEATED))
        offer = pure.Offer(bets.round_id, bets.commitment)
        deal = pure.Deal(guest.patron, offer, bets.client_seed, bets.bets)
        answer = await self._play.deal(guest.visitor, guest.game, deal)
        if not isinstance(answer, Refusal):
            self._metrics.dealt(guest.game)
        return self.refused(guest, answer) if isinstance(answer, Refusal) else await self._dealt(answer)

    async def refill(self, guest: Guest) -> wire.Balance | wire.Refused:
        return self._balance(guest, await self._play.refill(guest.visitor))

    async def buy_in(self, guest: Guest, amount_minor: int) -> wire.Balance | wire.Refused:
        return self._balance(guest, await self._play.buy_in(guest.visitor, amount_minor))

    async def leave(self, guest: Guest) -> wire.Left | wire.Refused:
        """Leave the table; what a transfer wallet has in the game goes back to the operator."""
        sent = await self._play.cash_out(guest.visitor)
        return self.refused(guest, sent) if isinstance(sent, Refusal) else wire.Left(sent)

    def _balance(self, guest: Guest, answer: int | Refusal) -> wire.Balance | wire.Refused:
        if isinstance(answer, Refusal):
            return self.refused(guest, answer)
        return wire.Balance(self.money(guest, answer))

    def go_on(self, guest: Guest) -> wire.GoingOn:
        self._play.conduct.go_on(guest.visitor)
        return wire.GoingOn()

    def roads(self, guest: Guest) -> wire.Roads | wire.Refused:
        outcomes = self._play.outcomes(guest.patron, guest.game or "")
        return self.refused(guest, outcomes) if isinstance(outcomes, Refusal) else tell.roads(roads_of(outcomes))

    def refused(self, guest: Guest, refusal: Refusal) -> wire.Refused:
        """A refusal in words: what is wrong, what is allowed, and that nothing was taken."""
        self._metrics.refused(refusal.reason.code)
        told = dict(self._word(name, value, guest) for name, value in refusal.args.items())
        offer = self._open_offer(guest)
        return wire.Refused(
            code=refusal.reason.code,
            message=say(f"refusal-{refusal.reason.code}", told, language=guest.language),
            args=refusal.args,
            retry=refusal.reason.retry,
            offer=None if offer is None else tell.offer(offer),
        )

    def _open_offer(self, guest: Guest) -> pure.Offer | None:
        if guest.table is not None:
            return None if self._shared is None else self._shared.open_offer(guest.table)
        return None if guest.game is None else self._play.open_offer(guest.patron, guest.game)

    def _word(self, name: str, value: str | int, guest: Guest) -> tuple[str, str | int]:
        """A variable of a refusal as its text wants it: `minimumMinor` becomes `minimum`, written as money."""
        if isinstance(value, int) and name.endswith("Minor"):
            return name.removesuffix("Minor"), money(value, guest.visitor.currency, language=guest.language)
        if name == "area" and has(f"area-{value}"):
            return name, say(f"area-{value}", language=guest.language)
        return name, value

    async def round_record(self, played: Played) -> wire.RoundRecord:
        """A stored round in full, told by the rules it was played under."""
        return tell.round_record(played, await self._versions.game(played.claim.game_version))

    async def _snapshot(self, guest: Guest, view: View) -> wire.Snapshot:
        game: Game = view.table.game
        conduct = self._play.conduct
        stay = conduct.stay(guest.visitor)
        return wire.Snapshot(
            version=view.table.version,
            game=self.info(game.id),
            money=self.money(guest, view.balance_minor),
            offer=tell.offer(view.offer),
            last=None if view.last is None else await self.round_record(view.last),
            outcomes=tell.outcome_letters(view.outcomes),
            outlook=tell.outlook(view.outlook),
            rules=self.rules,
            stay=tell.stay(stay, conduct.waits(stay)),
        )

    async def _dealt(self, dealt: Dealt) -> wire.Dealt:
        record, offer = await self.round_record(dealt.played), tell.offer(dealt.offer)
        return wire.Dealt(dealt.version, record, offer, tell.outlook(dealt.outlook))


def money_of(visitor: Visitor, balance_minor: int) -> wire.Money:
    """What a visitor has, as it is told."""
    return wire.Money(
        balance=balance_minor,
        currency=visitor.currency,
        exponent=exponent_of(visitor.currency),
        mode=visitor.book.value,
        wallet=visitor.wallet.value,
    )
