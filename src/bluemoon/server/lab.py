"""The lab on the server: a guest's deck is tried out by adepts in processes of their own, within his budget,
and what is known so far is told again and again. Whoever goes away ends his run."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import AsyncIterator, Sequence
from typing import Final

from bluemoon.cards import PEOPLES
from bluemoon.errors import BluemoonError
from bluemoon.formats.decks import FAMILIES, DeckList, Terms, playable
from bluemoon.formats.specials import specials
from bluemoon.lab.statistics import wilson
from bluemoon.lab.tasks import Task
from bluemoon.lab.trial import Score, Tally, Trial
from bluemoon.messages import ServerCode
from bluemoon.powers.vocabulary import Type
from bluemoon.server.budgets import Budgets, Who
from bluemoon.server.protocol import requests
from bluemoon.server.protocol.lab import (
    LabCard,
    LabLoss,
    LabPaired,
    LabProgress,
    LabRate,
    LabRow,
    LabVersion,
)
from bluemoon.server.tables.journal import Refused
from bluemoon.server.thinking.bot_pool import Speechless, Thinkers

BATCH: Final = 12  # games that are sent to a process at a time
TELLING: Final = 0.5  # seconds between two messages
MOST_LOST: Final = 12  # lost games that are told


def prepared(wish: requests.TryDeck) -> Trial:
    """The trial that is wished for; Refused if one of the decks may not be played."""
    lists = [wish.deck.listed(), *([wish.other.listed()] if wish.other else [])]
    others = [deck.listed() for deck in wish.against] or [opponent_for(lists[0], one) for one in PEOPLES]
    terms = Terms(wish.rules, match=wish.match)
    try:
        versions = tuple(playable(deck, terms) for deck in lists)
        opponents = tuple(playable(deck, terms) for deck in others)
    except BluemoonError as wrong:
        raise Refused("illegal", wrong.said) from wrong
    return Trial(versions, opponents, wish.games // len(versions), wish.rules, wish.seed, wish.match)


def opponent_for(deck: DeckList, people: str) -> DeckList:
    """A people's ready-made deck, with an emissary or a family if the deck has one (004 Emissaries, Buka
    Families)."""
    emissary, family = "", 0
    if deck.emissary:
        names = [card.name for card in specials().of_type(Type.EMISSARY)]
        emissary = next(name for name in names if name != deck.emissary)
    if deck.family and people != "Buka":
        family = next(one for one in FAMILIES if one != deck.family)
    return DeckList(people, people, emissary=emissary, family=family)


async def tried(trial: Trial, thinkers: Thinkers, budgets: Budgets, who: Who) -> AsyncIterator[LabProgress]:
    """Play the trial and tell how far it is, from the beginning to the end."""
    budgets.lab.demand(who, trial.games * len(trial.versions))
    with budgets.lab_runs.held(who):
        tally = Tally(trial)
        tasks = trial.tasks()
        yield progress(tally, len(tasks))
        batches = deque(tasks[first : first + BATCH] for first in range(0, len(tasks), BATCH))
        crew = [
            asyncio.create_task(_work(number, batches, tally, thinkers, budgets, who))
            for number in range(len(thinkers.lab))
        ]
        try:
            waiting = set(crew)
            while waiting:
                done, waiting = await asyncio.wait(waiting, timeout=TELLING)
                failed = any(one.exception() is not None for one in done)
                yield progress(tally, len(tasks), finished=failed or not waiting, failed=failed)
                if failed:
                    return
        finally:
            for one in crew:
                one.cancel()
            await asyncio.gather(*crew, return_exceptions=True)
            thinkers.rest_lab()


async def _work(
    number: int, batches: deque[list[Task]], tally: Tally, thinkers: Thinkers, budgets: Budgets, who: Who
) -> None:
    """Let one process play, as long as there is something to play."""
    while batches:
        batch = batches.popleft()
        budgets.lab.charge(who, len(batch))  # before it is played: he may go away meanwhile
        tally.add(await thinkers.play(number, tuple(batch), who.owners()))


async def record(trial: Trial, version: int, number: int, thinkers: Thinkers, who: Who) -> str:
    """A game of the trial, played again, as a record."""
    if version >= len(trial.versions) or number >= trial.games:
        raise Refused("not-found", ServerCode.NO_LAB_GAME)
    try:
        return await thinkers.written(trial.task(version, number), who.owners())
    except Speechless as wrong:
        raise Refused("not-possible", ServerCode.NO_LAB_GAME) from wrong
    finally:
        thinkers.rest_lab()


# --- what is told -------------------------------------------------------------------------------------------


def progress(tally: Tally, of: int, finished: bool = False, failed: bool = False) -> LabProgress:
    """What is known so far."""
    names = [deck.name for deck in tally.trial.opponents]
    paired = tally.paired()
    return LabProgress(
        done=tally.done,
        of=of,
        finished=finished,
        failed=failed,
        versions=[_version(tally, number, names) for number in range(len(tally.versions))],
        paired=None if paired is None else LabPaired(*paired),
    )


def _version(tally: Tally, number: int, names: Sequence[str]) -> LabVersion:
    version = tally.versions[number]
    overall = version.overall
    mean = overall.score / overall.games if overall.games else 0.5
    cards = [
        LabCard(name, _rate(Score(draws.won, draws.games)), *draws.gain(mean))
        for name, draws in version.cards()
    ]
    return LabVersion(
        name=version.deck.name,
        overall=_rate(overall),
        rows=[LabRow(name, _rate(row)) for name, row in zip(names, version.rows, strict=True)],
        cards=sorted(cards, key=lambda card: -card.gain),
        lost=[
            LabLoss(game, names[tally.trial.opponent(game)], game % 2, turns)
            for game, turns in version.lost(MOST_LOST)
        ],
    )


def _rate(score: Score) -> LabRate:
    low, high = wilson(score.score, score.games)
    return LabRate(score.games, score.score / score.games if score.games else 0.5, low, high)
