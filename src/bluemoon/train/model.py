"""The two networks in PyTorch, as the learner fits them, and their way into a file of weights.

A card's row is the sum of its traits' rows plus a row of its own, so that rare cards are judged by what they
have in common with others.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any

from bluemoon.extras import need

need("train", "bluemoon.train.model")

import torch
from torch import Tensor, nn
from torch.nn import functional

from bluemoon.bots.duel.features import OUTCOME
from bluemoon.bots.duel.judgement import LIKELY
from bluemoon.bots.duel.lanes import FIRST, SECOND
from bluemoon.bots.duel.weights import read_weights, write_weights
from bluemoon.train.layout import (
    CARDS,
    FIGHT_FIGURES,
    FIGHT_PLACES,
    TIME_FIGURES,
    TIME_PLACES,
    TRAITS,
    trait_table,
)

LATE = TIME_FIGURES.index("late") - OUTCOME  # among the figures of the time after a fight
ANSWERED = FIGHT_FIGURES.index("answered")
COUNTERED = FIGHT_FIGURES.index("answered in turn")


class Net(nn.Module):
    """One network."""

    def __init__(self, figures: int, places: int, elements: int) -> None:
        super().__init__()
        self.places, self.elements = places, elements
        tables = [trait_table(element) for element in ((0, 1) if elements == 2 else (-1,))]
        self.register_buffer("card_traits", torch.tensor(tables))  # elements, cards, traits
        self.own = nn.Parameter(torch.zeros(elements, places, len(CARDS), FIRST))
        self.traits = nn.Parameter(torch.randn(places, len(TRAITS), FIRST) * 0.02)
        self.figures = nn.Linear(figures, FIRST)
        self.second = nn.Linear(FIRST, SECOND)
        self.out = nn.Linear(SECOND, 1)
        nn.init.zeros_(self.out.weight)
        nn.init.zeros_(self.out.bias)

    def table(self) -> Tensor:
        """The rows of all cards, and an empty one at the end."""
        shared = torch.einsum("ect,ptf->epcf", self.card_traits, self.traits)
        rows = (shared + self.own).reshape(-1, FIRST)
        return torch.cat([rows, rows.new_zeros(1, FIRST)])

    def forward(self, figures: Tensor, rows: Tensor) -> Tensor:
        """The logarithm of the odds; `rows` has numbers of rows, -1 for none."""
        table = self.table()
        none = len(table) - 1
        summed = functional.embedding_bag(
            torch.where(rows < 0, none, rows), table, mode="sum", padding_idx=none
        )
        hidden = torch.relu(summed + self.figures(figures))
        return self.out(torch.relu(self.second(hidden))).squeeze(-1)


class Judgement(nn.Module):
    """Both networks; the one for fights gets the other one's judgement of the time after the fight as
    figures."""

    def __init__(self) -> None:
        super().__init__()
        self.fight = Net(len(FIGHT_FIGURES), len(FIGHT_PLACES), 2)
        self.between = Net(len(TIME_FIGURES), len(TIME_PLACES), 1)

    @torch.no_grad()
    def ends(self, rows: Tensor, ends: Tensor) -> tuple[Tensor, Tensor]:
        """The chances to win the game after the fight was won, and after it was lost."""
        cards = len(FIGHT_PLACES) * len(CARDS)
        without_element = torch.where(rows < 0, rows, rows % cards)
        lasting = torch.where(without_element < len(TIME_PLACES) * len(CARDS), without_element, -1)
        time, leads, sure = ends[:, :-4], ends[:, -4:-2], ends[:, -2:]
        late = time[:, LATE]
        chances = []
        for i, begins in enumerate((-1.0, 1.0)):
            lead = leads[:, i]
            outcome = [
                lead / 3.0,
                lead * late,
                torch.full_like(late, begins),
                (lead == 0).float(),
                begins * late,
            ]
            told = torch.cat([torch.stack(outcome, 1), time], 1)
            logit = self.between(told, lasting).clamp(-LIKELY, LIKELY)
            chances.append(torch.sigmoid(torch.where(sure[:, i] != 0, sure[:, i], logit)))
        return chances[0], chances[1]

    def announced(self, figures: Tensor, rows: Tensor, ends: Tensor) -> Tensor:
        """The log odds to win at announcements."""
        won, lost = self.ends(rows, ends)
        answer, counter = figures[:, ANSWERED], figures[:, COUNTERED]
        expected = (1 - answer) * won + (answer - counter) * lost + counter * (won + lost) * 0.5
        told = [won * 2 - 1, lost * 2 - 1, won - lost, (won - lost) * answer, expected]
        return self.fight(torch.cat([figures[:, :-5], torch.stack(told, 1)], 1), rows)


def optimizer_of(model: Judgement, rate: float, own: float, rest: float = 0.0) -> torch.optim.Optimizer:
    """The optimizer; the cards' own rows decay by themselves, so that what cards share is told by traits."""
    rows = [p for name, p in model.named_parameters() if name.endswith(".own")]
    others = [p for name, p in model.named_parameters() if not name.endswith(".own")]
    groups = [{"params": rows, "weight_decay": own}, {"params": others, "weight_decay": rest}]
    return torch.optim.AdamW(groups, lr=rate)


@torch.no_grad()
def follow(average: Judgement, model: Judgement, steps: int, keep: float) -> None:
    """Take the model's weights after so many steps into the average of them, of which `keep` is kept."""
    share = 1.0 - min(keep, 1.0 - 1.0 / (1.0 + steps))
    for kept, new in zip(average.parameters(), model.parameters()):
        kept.lerp_(new, share)


def save(model: Judgement, file: Path, made: dict[str, Any], level: int = 1) -> None:
    """Write the weights as the bots read them."""
    names = {"first": FIRST, "second": SECOND, "cards": [card.name for card in CARDS], "traits": list(TRAITS)}
    layouts = {"fight": (FIGHT_FIGURES, FIGHT_PLACES), "between": (TIME_FIGURES, TIME_PLACES)}
    nets = {}
    for name, (figures, places) in layouts.items():
        net: Net = getattr(model, name)
        parts = {
            "cards": net.table()[:-1],
            "traits": net.traits,
            "figures": net.figures.weight.T,
            "bias": net.figures.bias,
            "second": net.second.weight.T,
            "second bias": net.second.bias,
            "out": net.out.weight[0],
            "shift": net.out.bias,
        }
        flat = {part: tensor.detach().float().cpu().reshape(-1).tolist() for part, tensor in parts.items()}
        nets[name] = (names | {"figures": list(figures), "places": list(places)}, flat)
    fresh = file.with_suffix(".new")
    write_weights(fresh, made, nets, level)
    fresh.rename(file)


def load(model: Judgement, file: Path) -> None:
    """Start from the weights of a file; all are found by name, and what the file does not have begins with
    zero. A card's own row is its stored row less those of its traits."""
    layouts = {"fight": (FIGHT_FIGURES, FIGHT_PLACES), "between": (TIME_FIGURES, TIME_PLACES)}
    for name, weights in read_weights(file).items():
        net: Net = getattr(model, name)
        figures, places = layouts[name]
        with torch.no_grad():
            rows = [[weights.traits({trait: 1.0}, where, 0) for trait in TRAITS] for where in places]
            net.traits.copy_(torch.tensor(rows))
            net.figures.weight.copy_(torch.tensor([weights.figure(figure) for figure in figures]).T)
            net.figures.bias.copy_(torch.tensor(weights.vector("bias")))
            net.second.weight.copy_(torch.tensor(weights.vector("second")).reshape(FIRST, SECOND).T)
            net.second.bias.copy_(torch.tensor(weights.vector("second bias")))
            net.out.weight.copy_(torch.tensor(weights.vector("out")).reshape(1, -1))
            net.out.bias.copy_(torch.tensor(weights.vector("shift")))
            net.own.zero_()
            shared = net.table()[:-1].reshape(net.own.shape)
            for element in range(net.elements):
                for place, where in enumerate(places):
                    for number, card in enumerate(CARDS):
                        row = weights.card(card.name, where, element)
                        if row is not None:  # a card that was added since has only its traits
                            known = torch.tensor(row, device=shared.device)
                            net.own[element, place, number] = known - shared[element, place, number]
