"""English of the codes in `codes/hint.py`."""

from __future__ import annotations

from typing import Final

from bluemoon.messages.codes.code import Code
from bluemoon.messages.codes.hint import HintCode

WORDS: Final[dict[Code, str]] = {
    HintCode.NOTHING_YET: "nothing has been decided yet",
    HintCode.PLAN: "{plan|, }: {why}",
    HintCode.NEXT_STEP: "the next step of this plan – {aim}",
    HintCode.NOTHING_ELSE: "there is nothing else to do.",
    HintCode.FIRST_GLANCE: "it looks best at first glance.",
    HintCode.AT_RANDOM: "picked at random from {n} {n?action:actions}.",
    HintCode.CHANCE: "{why} ({n}% to win).",
    HintCode.COMPARED: "{n}% to win; the next best, '{other}', gives {m}%.",
    HintCode.ANY_DRAGON: "one dragon is as good as another.",
    HintCode.BEST_PICK: "of {n} cards this one adds most to the {kept} drafted ones.",
    HintCode.LEAST_NEEDED: "the city asks least for such cards.",
    HintCode.BEST_OF: "the best of {n} ways through this turn",
    HintCode.BEST_FOUND: "it is the best way found through this turn",
    HintCode.UNMATCHABLE: "the power cannot be matched, and that costs {dragons}",
    HintCode.CHEAPER: "{dragons} now is cheaper than the cards to fight on, which would give {n}%",
    HintCode.NO_ATTACK: "there is nothing to attack with, and bad cards can be changed",
    HintCode.DECLINE: "bad cards can be changed and the other has to show his first; attacking gives {n}%",
    HintCode.SHIELD: "a shield stands, and {dragons} are at stake",
    HintCode.MATCHED_BY: "{n} in {element} is matched by {able} of {hands} likely hands, for {dragons}",
    HintCode.NO_DRAGON: "no dragon",
    HintCode.ONE_DRAGON: "a dragon",
    HintCode.DRAGONS: "{n} dragons",
}
