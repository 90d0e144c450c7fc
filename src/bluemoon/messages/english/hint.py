"""English of the codes in `codes/hint.py`."""

from __future__ import annotations

from typing import Final

from bluemoon.messages.codes.code import Code
from bluemoon.messages.codes.hint import HintCode

WORDS: Final[dict[Code, str]] = {
    HintCode.NOTHING_YET: "nothing has been decided yet",
    HintCode.PLAN: "{plan|, }: {why}",
    HintCode.NEXT_STEP: "the next step of this plan – {aim}",
    HintCode.ENOUGH: "nothing else here is worth its cards now.",
    HintCode.NOTHING_ELSE: "there is nothing else to do.",
    HintCode.FIRST_GLANCE: "it looks best at first glance.",
    HintCode.AT_RANDOM: "picked at random from {n} {n?action:actions}.",
    HintCode.CHANCE: "{why} (about {n}% to win the game).",
    HintCode.COMPARED: "it gives you about {n}% to win; '{other}' would give {m}%.",
    HintCode.ANY_DRAGON: "one dragon is as good as another.",
    HintCode.BEST_PICK: "of {n} cards this one adds most to what you have drafted.",
    HintCode.PICK_KIN: "{card} can be played together with {n} of your cards.",
    HintCode.PICK_CROWD: "You had {n} {n?card:cards} like {card} already, and each further one adds less.",
    HintCode.PICK_MOONS: "{card} has {n} {n?moon:moons}, {other} {m}: its makers thought it stronger.",
    HintCode.PICK_VALUES: "By type, values and icons {card} is worth more than {other}.",
    HintCode.PICK_EVEN: "{card} and {other} are worth the same.",
    HintCode.EXCHANGE: "new cards are worth more: the city asks for {colour}, of which you lack most.",
    HintCode.KEEP_HAND: "what you hold is worth more than what you might draw.",
    HintCode.BEST_OF: "the best of {n} ways through this turn",
    HintCode.WINS: "this wins the game",
    HintCode.OFFERS: "this is your offering {n} of {m}",
    HintCode.COMPLETES: "the building is complete, and you receive {gain|, }",
    HintCode.COMPLETES_ONLY: "the building is complete",
    HintCode.SHARES_NOW: "you receive {gain|, } at once, and a share when the building is complete",
    HintCode.SHARES: "you get a share when the building is complete",
    HintCode.CRYSTALS: "{n} {n?crystal:crystals}",
    HintCode.SCALES: "{n} golden {n?scale:scales}",
    HintCode.CARDS: "{n} {n?card:cards}",
    HintCode.BEST_FOUND: "I see nothing better for this turn",
    HintCode.UNMATCHABLE: "you cannot match this, so let it go now: it costs {dragons}",
    HintCode.CHEAPER: "you could go on, but you will need these cards later: giving up now costs only "
    "{dragons}, fighting on leaves {n}%",
    HintCode.NO_ATTACK: "you have nothing to attack with; exchange bad cards instead",
    HintCode.DECLINE: "exchange bad cards and let the other side show its own first; attacking gives {n}%",
    HintCode.SHIELD: "with your shield you need not reach their points; you fight for {dragons}",
    HintCode.THEIR_SHIELD: "their shield lets them stay in, but you stay in, too; you fight for {dragons}",
    HintCode.MATCHED_BY: "the other side can answer {n} {element} with {able} of {hands} likely hands; "
    "you fight for {dragons}",
    HintCode.NO_ANSWER: "{n} {element} can hardly be answered, and you fight for {dragons}",
    HintCode.ALL_ANSWER: "{n} {element} will probably be answered, but that costs the other side cards; "
    "you fight for {dragons}",
    HintCode.CALL_IT: "about {n} in 100 such bluffs are lies: that is worth a call.",
    HintCode.TRUST_IT: "only about {n} in 100 such bluffs are lies, and a wrong call costs a dragon.",
    HintCode.SURE_LIE: "it can only be a lie.",
    HintCode.SURE_HONEST: "it can only be honest.",
    HintCode.NO_DRAGON: "no dragon",
    HintCode.ONE_DRAGON: "a dragon",
    HintCode.DRAGONS: "{n} dragons",
}
