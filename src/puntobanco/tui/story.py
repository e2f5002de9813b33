"""How a finished round is told: card after card, the result, the payment. Pure; the round itself is known already."""

from dataclasses import dataclass, replace
from typing import Final, Literal

from puntobanco.wire.messages import RoundRecord

Side = Literal["player", "banker"]


@dataclass(frozen=True, slots=True)
class Tempo:
    """Pauses in seconds: after a card is laid, after it is turned, before a third card, before the result is paid."""

    lay: float
    turn: float
    third: float
    result: float


NORMAL: Final = Tempo(lay=0.16, turn=0.26, third=0.5, result=0.7)
FAST: Final = Tempo(lay=0.05, turn=0.08, third=0.12, result=0.25)


@dataclass(frozen=True, slots=True)
class Scene:
    """What can be seen of a round: cards laid and turned on each side, whether its result is told, and paid."""

    player_laid: int = 0
    player_turned: int = 0
    banker_laid: int = 0
    banker_turned: int = 0
    result: bool = False
    paid: bool = False

    def laid(self, side: Side) -> int:
        return self.player_laid if side == "player" else self.banker_laid

    def turned(self, side: Side) -> int:
        return self.player_turned if side == "player" else self.banker_turned


EMPTY: Final = Scene()


def scenes(played: RoundRecord, tempo: Tempo) -> list[tuple[float, Scene]]:
    """The scenes of the round, each with the pause before it in seconds; the last one shows all of it (F-36)."""
    told: list[tuple[float, Scene]] = []
    scene, pause = EMPTY, 0.0
    for side, number in _order(played):
        if number == 3:
            pause = tempo.third
        scene = _laid(scene, side)
        told.append((pause, scene))
        scene = _turned(scene, side)
        told.append((tempo.lay, scene))
        pause = tempo.turn
    scene = replace(scene, result=True)
    told.append((pause, scene))
    told.append((tempo.result, replace(scene, paid=True)))
    return told


def last_scene(played: RoundRecord) -> Scene:
    """All of the round."""
    player, banker = len(played.player.cards), len(played.banker.cards)
    return Scene(player, player, banker, banker, result=True, paid=True)


def _order(played: RoundRecord) -> list[tuple[Side, int]]:
    """Player, Banker, Player, Banker, then the third cards (F-03)."""
    order: list[tuple[Side, int]] = [("player", 1), ("banker", 1), ("player", 2), ("banker", 2)]
    if len(played.player.cards) > 2:
        order.append(("player", 3))
    if len(played.banker.cards) > 2:
        order.append(("banker", 3))
    return order


def _laid(scene: Scene, side: Side) -> Scene:
    if side == "player":
        return replace(scene, player_laid=scene.player_laid + 1)
    return replace(scene, banker_laid=scene.banker_laid + 1)


def _turned(scene: Scene, side: Side) -> Scene:
    if side == "player":
        return replace(scene, player_turned=scene.player_turned + 1)
    return replace(scene, banker_turned=scene.banker_turned + 1)
