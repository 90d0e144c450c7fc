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
    HintCode.EXCHANGE: "new cards are worth more: the city asks for {colour}, of which you lack most.",
    HintCode.KEEP_HAND: "what you hold is worth more than what you might draw.",
    HintCode.BEST_OF: "the best of {n} ways through this turn",
    HintCode.BEST_FOUND: "it is the best way found through this turn",
    HintCode.UNMATCHABLE: "nothing you hold matches this power: going now costs {dragons}",
    HintCode.CHEAPER: "losing {dragons} now is cheaper than the cards to fight on, which would give {n}%",
    HintCode.NO_ATTACK: "you have nothing to attack with, and can exchange bad cards",
    HintCode.DECLINE: "you exchange bad cards and the other side shows its own first; attacking gives {n}%",
    HintCode.SHIELD: "a shield cannot be beaten by points; at stake: {dragons}",
    HintCode.MATCHED_BY: "{able} of {hands} likely hands can match {n} {element}; at stake: {dragons}",
    HintCode.NO_DRAGON: "no dragon",
    HintCode.ONE_DRAGON: "a dragon",
    HintCode.DRAGONS: "{n} dragons",
}
