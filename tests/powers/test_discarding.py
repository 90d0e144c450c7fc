"""Words that take cards of the opponent off the table. Cards of the pool that use them have their specs in
tests/duel/cards; no card uses `ShuffleTheirsIn` yet, so a made-up one speaks here."""

from __future__ import annotations

import pytest

from bluemoon.cards.special import read_power
from bluemoon.duel.completion.search import must_give_up
from bluemoon.duel.engine import DuelState
from bluemoon.duel.model.state import Frame
from bluemoon.duel.reasons.codes import Code
from bluemoon.duel.rules.questions import waiting
from bluemoon.duel.text.notation import question_text
from bluemoon.powers import english, german
from bluemoon.powers.discarding import ShuffleTheirsIn
from bluemoon.powers.vocabulary import BOOSTERS_OR_SUPPORTS, Icon, Type
from tests.duel.kit import do, offers, side, table, zone
from tests.rules.made_up import instead, made_up

MAY = "may_when_played(ShuffleTheirsIn(BOOSTERS_OR_SUPPORTS))"
MUST = "when_played(ShuffleTheirsIn(BOOSTERS_OR_SUPPORTS))"


def game(power: str, **theirs: list[str]) -> DuelState:
    """Cinder, with other words, in hand; the opponent's cards on the table."""
    on_table = table(side(hand=["Cinder"], deck=["Flare"]), side(deck=["Blaze"], **theirs))
    return instead(on_table, 0, Cinder=made_up("Cinder", Type.CHARACTER, 2, 2, read_power(power)))


def test_it_is_read_from_a_file_of_cards() -> None:
    power = read_power(MAY)
    assert power.word == ShuffleTheirsIn(BOOSTERS_OR_SUPPORTS)
    assert power.may


def test_its_texts() -> None:
    card = made_up("Made Up", Type.CHARACTER, 4, 4, read_power(MAY))
    assert english.power_text(card) == (
        "When you play this, you may shuffle one of the opponent’s active boosters or supports into their "
        "draw deck."
    )
    assert german.power_text(card) == (
        "Beim Ausspielen: Du darfst eine der aktiven Verstärkungen oder Unterstützungen des Gegners in sein "
        "Deck mischen."
    )


def test_its_owner_chooses_one_and_it_goes_into_the_deck() -> None:
    duel = game(MAY, support=["Flickering Fires", "Armory"])
    do(duel, "play Cinder")
    assert question_text(duel) == "Cinder: which card of the opponent goes into their deck?"
    assert offers(duel) == {"pick Flickering Fires", "pick Armory", "no"}
    do(duel, "pick Armory")
    assert zone(duel, 1, "support") == {"Flickering Fires"}
    assert zone(duel, 1, "deck") == {"Blaze", "Armory"}
    assert not zone(duel, 1, "discard")


def test_it_may_be_left() -> None:
    duel = game(MAY, support=["Flickering Fires"])
    do(duel, "play Cinder", "no")
    assert zone(duel, 1, "support") == {"Flickering Fires"}
    assert not duel.stack


def test_where_it_is_mandatory_there_is_no_leaving_it() -> None:
    duel = game(MUST, support=["Flickering Fires", "Armory"])
    do(duel, "play Cinder")
    assert offers(duel) == {"pick Flickering Fires", "pick Armory"}
    duel = game(MUST, support=["Armory"])
    do(duel, "play Cinder")  # everybody sees that there is only one
    assert not zone(duel, 1, "support")


def test_nothing_is_asked_without_such_a_card() -> None:
    duel = game(MAY, combat=["Cinder"])
    do(duel, "play Cinder")
    assert not duel.stack


def test_protected_cards_stay() -> None:
    armory = made_up("Armory", Type.SUPPORT, 1, 1, icons=Icon.PROTECT)
    duel = instead(game(MAY, support=["Flickering Fires", "Armory"]), 1, Armory=armory)
    do(duel, "play Cinder")
    assert offers(duel) == {"pick Flickering Fires", "no"}


def test_a_face_down_card_is_named_by_its_place() -> None:
    duel = game(MAY, support=[{"card": "Captain Su Cha", "bluff": True}])  # type: ignore[list-item]
    do(duel, "play Cinder")
    assert offers(duel) == {"pick face-down card 1", "no"}
    do(duel, "pick face-down card 1")
    assert zone(duel, 1, "deck") == {"Blaze", "Captain Su Cha"}


def test_the_turn_counts_on_it() -> None:
    """Cinder has 2 where 3 are to be matched: only without the support can the turn be completed."""
    theirs = {"combat": ["Cinder"], "support": ["Armory"]}
    assert not must_give_up(game(MAY, **theirs))
    assert must_give_up(game("may_when_played(Draw(1))", **theirs))


def test_a_frame_that_could_come_up_and_some_that_could_not() -> None:
    duel = game(MAY, support=["Armory"])
    do(duel, "play Cinder")
    assert duel.waiting is not None
    kind, seat, source, x, y = duel.waiting.row()
    question = waiting(kind)
    assert question is not None
    assert question.fits(duel, Frame(kind, seat, source, x, y, None))
    assert not question.fits(duel, Frame(kind, seat, source, 1, 0, None)), "it has only one text"
    assert not question.fits(duel, Frame(kind, seat, source, x, 1, None))
    flare = duel.decks[0].index["Flare"]
    assert not question.fits(duel, Frame(kind, seat, flare, 0, 0, None)), "Flare says something else"


@pytest.mark.parametrize(
    ("text", "code"),
    [("pick Blaze", Code.NOT_AT), ("yes", Code.NOT_AN_ANSWER), ("play Flare", Code.ANSWER_CARD_FIRST)],
)
def test_other_answers_are_refused_with_a_reason(text: str, code: Code) -> None:
    duel = game(MAY, support=["Armory"])
    do(duel, "play Cinder")
    found = duel.why_not(text)
    assert found is not None
    assert found.said.code is code
