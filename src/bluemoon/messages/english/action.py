"""English of the codes in `codes/action.py`."""

from __future__ import annotations

from typing import Final

from bluemoon.messages.codes.action import ActionCode
from bluemoon.messages.codes.code import Code

WORDS: Final[dict[Code, str]] = {
    ActionCode.NOTATION: "{text}",
    ActionCode.RETREAT: "retreat",
    ActionCode.DECLINE: "decline",
    ActionCode.END_PHASE: "end phase",
    ActionCode.CALL: "call the bluff",
    ActionCode.TRUST: "trust",
    ActionCode.DONE: "done",
    ActionCode.YES: "yes",
    ActionCode.NO: "no",
    ActionCode.RANDOM: "random card",
    ActionCode.BACKTRACK: "backtrack",
    ActionCode.PASS: "pass",
    ActionCode.PLAY: "play {card}",
    ActionCode.ADD: "add {card}",
    ActionCode.BLUFF: "bluff {card}",
    ActionCode.LAND: "land {card}",
    ActionCode.RETRIEVE: "retrieve {card}",
    ActionCode.DROP: "discard bluff {card}",
    ActionCode.USE: "use {card}",
    ActionCode.REPLACE: "replace {card}",
    ActionCode.PICK: "pick {card}",
    ActionCode.ANNOUNCE: "announce {element}",
    ActionCode.DRAGON: "dragon {dragon}",
    ActionCode.FACE_DOWN: "pick face-down card {n}",
    ActionCode.NUMBER: "take {n}",
    ActionCode.GROUP: "all {cards}",
    ActionCode.SATISFY: "satisfy {card}",
    ActionCode.LOAD: "load {card} onto {ship}",
    # the city
    ActionCode.WALK: "walk {building}",
    ActionCode.MOVE: "play {cards| } to {building}",
    ActionCode.BUILD: "build {n} with {cards| }",
    ActionCode.OFFER: "offer",
    ActionCode.OFFER_MORE: "offer with {cards| }",
    ActionCode.DISCARD: "discard {cards| }",
    ActionCode.GO_ON: "done",
}
