"""The desk: a message from a patron in, the answer out. Socket and REST both come here, so they cannot differ."""

from collections.abc import Mapping
from dataclasses import dataclass
from fractions import Fraction

from puntobanco import table as pure
from puntobanco.game import Game, roads_of
from puntobanco.locales import exponent_of, has, money, say
from puntobanco.service import Dealt, Play, View
from puntobanco.table import Reason, Refusal
from puntobanco.wire import messages as wire

from . import tell


@dataclass(frozen=True, slots=True)
class Guest:
    """Who is asking: the patron, the language for words in answers, and the game they sit at, if any."""

    patron: str
    language: str = "en"
    game: str | None = None


class Desk:
    """Answers patrons. `rtp`: by game id and bet id, from the odds engine."""

    def __init__(self, play: Play, rtp: Mapping[str, Mapping[str, Fraction]]) -> None:
        self._play = play
        self._currency = play.purse.currency
        self._exponent = exponent_of(play.purse.currency)
        self._infos = {game.id: tell.game_info(game, dict(rtp.get(game.id, {}))) for game in play.games.values()}

    @property
    def games(self) -> tuple[wire.GameInfo, ...]:
        """All games, in lobby order."""
        return tuple(self._infos.values())

    def money(self, balance_minor: int) -> wire.Money:
        return wire.Money(balance_minor, self._currency, self._exponent, "fun")

    async def lobby(self, guest: Guest) -> wire.Lobby:
        """Every table, with its roads and what the patron has to play with."""
        tables = [
            wire.LobbyTable(self._infos[game.id], tell.roads(roads_of(await self._play.remembered(guest.patron, game))))
            for game in self._play.games.values()
        ]
        return wire.Lobby(self.money(await self._play.balance(guest.patron)), tuple(tables))

    async def sit(self, guest: Guest, game: str) -> wire.Snapshot | wire.Refused:
        view = await self._play.sit(guest.patron, game)
        return self.refused(guest, view) if isinstance(view, Refusal) else self._snapshot(view)

    async def deal(self, guest: Guest, bets: wire.Bets) -> wire.Dealt | wire.Refused:
        if guest.game is None:
            return self.refused(guest, Refusal(Reason.NOT_SEATED))
        offer = pure.Offer(bets.round_id, bets.commitment)
        deal = pure.Deal(guest.patron, offer, bets.client_seed, bets.bets)
        answer = await self._play.deal(guest.patron, guest.game, deal)
        return self.refused(guest, answer) if isinstance(answer, Refusal) else self._dealt(answer)

    async def refill(self, guest: Guest) -> wire.Balance | wire.Refused:
        balance = await self._play.refill(guest.patron)
        return self.refused(guest, balance) if isinstance(balance, Refusal) else wire.Balance(self.money(balance))

    def roads(self, guest: Guest) -> wire.Roads | wire.Refused:
        outcomes = self._play.outcomes(guest.patron, guest.game or "")
        return self.refused(guest, outcomes) if isinstance(outcomes, Refusal) else tell.roads(roads_of(outcomes))

    def refused(self, guest: Guest, refusal: Refusal) -> wire.Refused:
        """A refusal in words: what is wrong, what is allowed, and that nothing was taken."""
        told = dict(self._word(name, value, guest.language) for name, value in refusal.args.items())
        offer = self._play.open_offer(guest.patron, guest.game) if guest.game is not None else None
        return wire.Refused(
            code=refusal.reason.code,
            message=say(f"refusal-{refusal.reason.code}", told, language=guest.language),
            args=refusal.args,
            retry=refusal.reason.retry,
            offer=None if offer is None else tell.offer(offer),
        )

    def _word(self, name: str, value: str | int, language: str) -> tuple[str, str | int]:
        """A variable of a refusal as its text wants it: `minimumMinor` becomes `minimum`, written as money."""
        if isinstance(value, int) and name.endswith("Minor"):
            return name.removesuffix("Minor"), money(value, self._currency, language=language)
        if name == "area" and has(f"area-{value}"):
            return name, say(f"area-{value}", language=language)
        return name, value

    def _snapshot(self, view: View) -> wire.Snapshot:
        game: Game = view.table.game
        return wire.Snapshot(
            version=view.table.version,
            game=self._infos[game.id],
            money=self.money(view.balance_minor),
            offer=tell.offer(view.offer),
            last=None if view.last is None else tell.round_record(view.last),
            outcomes=tell.outcome_letters(view.outcomes),
            outlook=tell.outlook(view.outlook),
        )

    def _dealt(self, dealt: Dealt) -> wire.Dealt:
        record, offer = tell.round_record(dealt.played), tell.offer(dealt.offer)
        return wire.Dealt(dealt.version, record, offer, tell.outlook(dealt.outlook))
