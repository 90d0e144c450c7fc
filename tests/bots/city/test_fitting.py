"""The samples that the city's judgement is fitted to can be made again."""

from __future__ import annotations

from random import Random

import numpy as np
from benchmarks.strength_city import play_one


def test_the_same_seed_gives_the_same_samples() -> None:
    one, two = (play_one("again", Random("again"), novices=True) for _ in range(2))
    other, _ = play_one("another", Random("another"), novices=True)
    assert np.array_equal(one[0], two[0])
    assert np.array_equal(one[1], two[1])
    assert one[1].sum() == 1.0
    assert not np.array_equal(one[0], other)
