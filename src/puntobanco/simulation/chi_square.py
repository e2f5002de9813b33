"""Pearson's chi-square: whether counts agree with exact weights, and how surprising it would be if they did."""

from collections.abc import Sequence
from dataclasses import dataclass
from math import exp, inf, lgamma, log
from typing import Final

#: Below this expectation the approximation is poor; such classes are judged together (Cochran's rule).
_LEAST_EXPECTED: Final = 5.0
_PRECISION: Final = 1e-15
_TINY: Final = 1e-300


@dataclass(frozen=True, slots=True)
class ChiSquare:
    """`statistic` with `degrees` of freedom; infinite when something happened that cannot."""

    statistic: float
    degrees: int

    @property
    def p(self) -> float:
        """The probability of a statistic at least as large, when the weights are right."""
        return chi_square_tail(self.statistic, self.degrees)


def chi_square(observed: Sequence[int], weights: Sequence[int]) -> ChiSquare:
    """`observed` counts against `weights`, to which the probabilities are proportional (whole numbers).

    Classes expected less than five times are taken together, with the next rarest one if need be. Raises ValueError
    when there is nothing to compare.
    """
    rounds, total = sum(observed), sum(weights)
    if len(observed) != len(weights) or rounds < 1 or total < 1:
        raise ValueError("a chi-square needs a weight for each count, and at least one count")
    if any(count and not weight for count, weight in zip(observed, weights, strict=True)):
        return ChiSquare(inf, 1)
    classes = sorted(
        (weight * rounds / total, count) for count, weight in zip(observed, weights, strict=True) if weight
    )
    rare_expected, rare_count = 0.0, 0
    kept: list[tuple[float, int]] = []
    for expected, count in classes:
        if expected < _LEAST_EXPECTED or 0 < rare_expected < _LEAST_EXPECTED:
            rare_expected, rare_count = rare_expected + expected, rare_count + count
        else:
            kept.append((expected, count))
    if rare_expected:
        kept.append((rare_expected, rare_count))
    statistic = sum((count - expected) ** 2 / expected for expected, count in kept)
    return ChiSquare(statistic, len(kept) - 1)


def chi_square_tail(statistic: float, degrees: int) -> float:
    """P(χ² ≥ statistic) with `degrees` of freedom: the regularised upper incomplete gamma Q(degrees/2, statistic/2).

    1 for no degrees of freedom and a statistic of 0.
    """
    shape, point = degrees / 2, statistic / 2
    if point <= 0:
        return 1.0
    if point == inf or shape == 0:
        return 0.0
    return 1 - _lower(shape, point) if point < shape + 1 else _upper(shape, point)


def _lower(shape: float, point: float) -> float:
    """P(shape, point) by its power series, DLMF 8.11.4: quick for a point below the shape."""
    term = total = 1 / shape
    step = shape
    while term > total * _PRECISION:
        step += 1
        term *= point / step
        total += term
    return total * exp(shape * log(point) - point - lgamma(shape))


def _upper(shape: float, point: float) -> float:
    """Q(shape, point) by its continued fraction, DLMF 8.9.2, evaluated from the front (Lentz's method)."""
    base = point + 1 - shape
    upward = 1 / _TINY
    downward = 1 / base
    value = downward
    step = 0
    change = 0.0
    while abs(change - 1) > _PRECISION:
        step += 1
        factor = step * (shape - step)
        base += 2
        downward = 1 / _away_from_zero(factor * downward + base)
        upward = _away_from_zero(base + factor / upward)
        change = downward * upward
        value *= change
    return value * exp(shape * log(point) - point - lgamma(shape))


def _away_from_zero(value: float) -> float:
    return value if abs(value) > _TINY else _TINY
