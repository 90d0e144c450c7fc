"""Every choice that a text can leave is put into words."""

from bluemoon.duel.model import frames
from bluemoon.duel.rules.questions import kinds_with
from bluemoon.duel.text.notation import question_text
from tests.duel.kit import do, side, table

EVERYTHING = -1


def test_every_kind_of_choice_has_a_question() -> None:
    kinds = {value for name, value in vars(frames).items() if name.isupper() and isinstance(value, int)}
    asking = {kind for kind in kinds if 3 <= kind < frames.EACH} | {frames.ASK, frames.THEIRS}
    assert asking == set(kinds_with(EVERYTHING)) | {frames.PILE_IN, frames.ACHIEVE}


def test_a_question_names_its_card() -> None:
    game = table(side(hand=["Cinder"]), side(support=["Flickering Fires", "Armory"]))
    assert question_text(game) == ""
    do(game, "play Cinder")
    assert question_text(game) == "Cinder: which card of the opponent is discarded?"
