"""Limits asked before the house is: a courtesy that answers at once. The house enforces them in any case."""

from collections.abc import Mapping
from dataclasses import dataclass, field

from puntobanco.wire.messages import GameInfo


@dataclass(frozen=True, slots=True)
class Remark:
    """Why the house would refuse: the name of its text and the text's variables, exactly as the house gives them."""

    code: str
    args: Mapping[str, str | int] = field(default_factory=dict)


def remark_on_laying(game: GameInfo, balance_minor: int, stakes: Mapping[str, int]) -> Remark | None:
    """What is too much about `stakes` (minor units by area); None when more may be laid."""
    areas = {area.id: area for area in game.areas}
    for name in stakes:
        if name not in areas:
            return Remark("unknown-area", {"area": name})
    if game.combine == "one" and len(stakes) > 1:
        return Remark("one-area-only")
    for name, stake in stakes.items():
        if stake > areas[name].maximum:
            return Remark("above-maximum", {"area": name, "maximumMinor": areas[name].maximum})
    total = sum(stakes.values())
    if total > game.round_maximum:
        return Remark("round-above-maximum", {"maximumMinor": game.round_maximum})
    if total > balance_minor:
        return Remark("insufficient-balance", {"stakeMinor": total, "balanceMinor": balance_minor})
    return None


def remark_on_dealing(game: GameInfo, balance_minor: int, stakes: Mapping[str, int]) -> Remark | None:
    """Why `stakes` would not be dealt, too little included; None when nothing is known against it."""
    remark = remark_on_laying(game, balance_minor, stakes)
    if remark is not None:
        return remark
    for area in game.areas:
        if area.id in stakes and stakes[area.id] < area.minimum:
            return Remark("below-minimum", {"area": area.id, "minimumMinor": area.minimum})
    if sum(stakes.values()) < game.round_minimum:
        return Remark("round-below-minimum", {"minimumMinor": game.round_minimum})
    return None
