"""Every choice that a text can leave is put into words."""

from bluemoon.duel.rules import powers as fx
from bluemoon.duel.text.notation import QUESTIONS, question_text
from tests.duel.kit import do, side, table


def test_every_kind_of_choice_has_a_question() -> None:
    kinds = {value for name, value in vars(fx).items() if name.isupper() and isinstance(value, int)}
    asking = {kind for kind in kinds if 3 <= kind < fx.EACH} | {fx.ASK, fx.THEIRS}
    assert asking == set(QUESTIONS)


def test_a_question_names_its_card() -> None:
    game = table(side(hand=["Cinder"]), side(support=["Flickering Fires", "Armory"]))
    assert question_text(game) == ""
    do(game, "play Cinder")
    assert question_text(game) == "Cinder: which card of the opponent is discarded?"
