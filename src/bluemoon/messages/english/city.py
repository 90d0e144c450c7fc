"""English of the codes in `codes/city.py`."""

from __future__ import annotations

from typing import Final

from bluemoon.messages.codes.city import CityCode
from bluemoon.messages.codes.code import Code

WORDS: Final[dict[Code, str]] = {
    CityCode.OVER: "The game is over.",
    CityCode.NO_CARD: "There is no such card.",
    CityCode.HOLD_NONE: "You hold no {card}.",
    CityCode.HOLD_FEW: "You do not hold that many {card}.",
    CityCode.NO_ACTION: "There is no such action.",
    CityCode.NOT_OURS: "that is no action of Blue Moon City",
    CityCode.WRONG_PHASE: "{what}; now is your {phase} phase.",
    CityCode.WALK_PHASE: "Figures walk in the Movement phase",
    CityCode.POWER_PHASE: "The power of {card} belongs to the Movement phase",
    CityCode.CONTRIBUTION_PHASE: "Contributions are made in the Contribution phase",
    CityCode.OFFERING_PHASE: "Offerings are made in the Contribution phase",
    CityCode.DISCARD_PHASE: "Cards are discarded at the end of the turn",
    CityCode.THERE_ALREADY: "Your figure is there already.",
    CityCode.TOO_FAR: "That is {n} steps away, never diagonally; you have {left} {left?step:steps} left.",
    CityCode.NOTHING_CHANGES: "It is there already: a power must change something.",
    CityCode.OUT_OF_REACH: "That is more than {n} spaces away.",
    CityCode.MOVES_NOTHING: "{card} has no power that moves anything.",
    CityCode.DRAGON_OUTSIDE: "{dragon} is outside the city and must fly in first.",
    CityCode.COURTYARD: "The courtyard takes offerings, not contributions.",
    CityCode.COMPLETE: "This building is complete.",
    CityCode.NO_MARKER: "You have no marker left.",
    CityCode.NO_BOX: "{building} has no such box.",
    CityCode.BOX_TAKEN: "A marker stands in this box.",
    CityCode.ONE_COLOUR: "A box of the palace takes a single colour.",
    CityCode.WRONG_COLOUR: "Some of these cards cannot pay for {colour}.",
    CityCode.TOO_LITTLE: "These cards are worth {value}, not {need}.",
    CityCode.NOT_AT_COURTYARD: "Your figure is not on the courtyard.",
    CityCode.ONE_PILLAR: "Only one Pillar of value 1 or 2 allows an additional offering.",
    CityCode.PILLAR_AFTER: "A Pillar allows one more offering after a first one.",
    CityCode.ONE_OFFERING: "One offering a turn, unless a Pillar allows another.",
    CityCode.OFFERING_COST: "This offering costs {n} crystals.",
    CityCode.ONLY_PILLARS: "On the courtyard only Pillar cards are of use.",
    CityCode.PAYS_NOTHING: "{card} is part of no payment for an open box.",
    # the notation
    CityCode.UNKNOWN_WORDS: "'{text}' is no action: begin with walk, play, build, offer, discard or done",
    CityCode.OFFER_WORDS: "'{text}': an offering is 'offer' or 'offer with P1'",
    CityCode.HALVES: "'{text}': expected something before and after '{middle}'",
    CityCode.BOX_WORDS: "'{word}' is no box: they are counted 1, 2, 3, 4 from the left",
    CityCode.NO_BUILDING: "there is no building '{name}' in the city",
    CityCode.CARD_WORDS: "there is no card '{name}' (cards are called V1, black 1 or Vulca 1)",
}
