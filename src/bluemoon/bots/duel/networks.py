"""The two networks of the duel's judgement: one for announcements, one for the time between fights. Their
weights stand in judgement.weights and are made by `bluemoon.train`."""

from __future__ import annotations

from pathlib import Path

from bluemoon.bots.duel.features import FIGHT_FIGURES, TIME_FIGURES
from bluemoon.bots.duel.network import Network
from bluemoon.bots.duel.weights import Weights, read_weights

FILE = Path(__file__).with_name("judgement.weights")
PLACES = (
    *("hand", "deck", "lasting", "ships", "cargo"),
    *("their stock", "their known", "their lasting", "their ships", "their cargo"),
)
TABLE = ("active", "covered", "support", "bluffs", "their active", "their support")


class Networks:
    """Both networks of one file."""

    def __init__(self, weights: dict[str, Weights]) -> None:
        self.fight = Network(weights["fight"], FIGHT_FIGURES, PLACES + TABLE)
        self.between = Network(weights["between"], TIME_FIGURES, PLACES)


_NETWORKS: list[Networks] = []


def networks() -> Networks:
    """The networks in use: those of the package, unless `take_networks` chose others."""
    if not _NETWORKS:
        _NETWORKS.append(Networks(read_weights(FILE)))
    return _NETWORKS[0]


def take_networks(file: Path) -> Networks:
    """Use the weights of another file from now on; for training and comparisons."""
    nets = Networks(read_weights(file))
    use_networks(nets)
    return nets


def use_networks(nets: Networks) -> None:
    """Use these networks from now on."""
    _NETWORKS[:] = [nets]
