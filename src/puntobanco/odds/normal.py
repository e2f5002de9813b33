"""The one quantile that confidence bands need. The standard library's is in a module that pulls in randomness."""

from math import erf, sqrt


def two_sided_z(confidence: float) -> float:
    """How many standard deviations on both sides hold `confidence` (between 0 and 1) of a normal distribution.

    1.95996… for 0.95. By halving the interval until floats are exhausted. Raises ValueError.
    """
    if not 0 < confidence < 1:
        raise ValueError(f"a confidence lies between 0 and 1, not at {confidence}")
    low, high = 0.0, 40.0
    while True:
        middle = (low + high) / 2
        if middle in (low, high):
            return middle
        if erf(middle / sqrt(2)) < confidence:
            low = middle
        else:
            high = middle
