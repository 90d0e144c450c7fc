"""What speaks for a plan: every reason in a position where it is true, and in one where it is not."""

from __future__ import annotations

from typing import Any

import pytest

from bluemoon.bots.duel.choices import arguments as choice_arguments
from bluemoon.bots.duel.choices import result_of
from bluemoon.bots.duel.judgement import Judge
from bluemoon.bots.duel.reasons import arguments, reason_for, reason_later
from bluemoon.bots.duel.turns import Plan, after, settle
from bluemoon.bots.duel.ways import way_of
from bluemoon.duel.engine import DuelState
from bluemoon.duel.rules.permitted import permitted
from bluemoon.duel.text.notation import action_text
from tests.duel.kit import do, side, table


def plan_of(game: DuelState, *texts: str, value: float = 0.0) -> Plan:
    """The plan of these steps."""
    h: Any = game
    acts = []
    for text in texts:
        act = parsed(h, text)
        acts.append(act)
        h = after(h, act)
        settle(h, 0)
    return Plan(tuple(acts), value)


def parsed(h: Any, text: str) -> int:
    return next(act for act in permitted(h) if action_text(h, act) == text)


def judge_of(game: DuelState, hands: int = 4) -> Judge:
    return Judge(game, 0, [game.sides[1].hand] * hands)


def told(game: DuelState, *texts: str, other: tuple[str, ...] = (), less: float = 0.25) -> dict[str, str]:
    """The reasons for a plan of these steps, by code; `other` is a plan that was thought of, too, and looks
    so much worse."""
    value = 0.5
    plan = plan_of(game, *texts)
    plans = [plan] if not other else [plan, plan_of(game, *other, value=value - less)]
    judge = judge_of(game)
    found = arguments(game, way_of(game, plan, 0), judge, plans, value)
    return {one.code.value.removeprefix("hint."): str(one) for one in found}


WEAK = side(hand=["Torch"], combat=["Glimmer"], deck=["Sear"])  # 2 Fire lie there


def test_the_lowest_character_that_is_enough() -> None:
    mine = side(hand=["Shimmer", "Volca", "Torch"], deck=["Cinder"])
    assert told(table(mine, WEAK), "play Shimmer", "announce Fire")["lowest"] == (
        "Shimmer has the lowest Fire that is enough: keep the higher numbers for later"
    )
    assert "lowest" not in told(table(mine, WEAK), "play Volca", "announce Fire")
    helped = side(hand=["Torch", "Volca", "Lightning Bolts"])
    assert "lowest" not in told(table(helped, WEAK), "play Torch", "play Lightning Bolts", "announce Fire"), (
        "Torch alone is not enough"
    )


def test_that_it_will_be_answered_is_not_the_first_reason() -> None:
    mine = side(hand=["Shimmer", "Volca", "Torch"], deck=["Cinder"])
    strong = side(hand=["Volca"], combat=["Glimmer"], deck=["Sear"])
    answered = list(told(table(mine, strong), "play Shimmer", "announce Fire"))
    assert "all-answer" in answered[1:], "it is told, but after what speaks for the turn"
    weak = side(hand=["Heat Haze"], combat=["Glimmer"], deck=["Sear"])
    assert next(iter(told(table(mine, weak), "play Shimmer", "announce Fire"))) == "no-answer"


def test_the_highest_character_to_begin_with() -> None:
    mine = side(hand=["Shimmer", "Volca"], deck=["Cinder"])
    first = table(mine, side(hand=["Torch"]), fight=False, element=None)
    assert "highest" in told(first, "play Volca", "announce Fire")
    assert "highest" not in told(first, "play Shimmer", "announce Fire")


def test_a_better_element_is_answered_by_fewer_hands() -> None:
    mine = side(hand=["Blaze"], deck=["Cinder"])  # 4 Fire, 3 Earth
    first = table(mine, side(hand=["Torch"]), fight=False, element=None)  # 1 Fire, 4 Earth
    said = told(first, "play Blaze", "announce Fire")
    assert said["better-element"] == (
        "take Fire: the 3 Earth you could announce instead is answered by 4 of 4 likely hands"
    )
    assert "better-element" not in told(first, "play Blaze", "announce Earth")


def test_a_support_stays() -> None:
    mine = side(hand=["Torch", "Lightning Bolts"], deck=["Cinder"])
    said = told(table(mine, WEAK), "play Torch", "play Lightning Bolts", "announce Fire")
    assert "Lightning Bolts helps you in later turns" in said["support-stays"]
    mine = side(hand=["Torch", "Fire Swamp"], deck=["Cinder"])
    weak = side(hand=["Torch"], combat=["Spark"])
    earth = table(mine, weak, element="earth")
    assert "support-stays" not in told(earth, "play Torch", "play Fire Swamp", "announce Earth")


def test_what_lies_there_is_enough() -> None:
    mine = side(hand=["Volca", "Lightning Bolts"], deck=["Cinder"])
    game = table(mine, WEAK)
    do(game, "play Volca")
    assert told(game, "announce Fire")["enough-already"] == (
        "your 5 Fire is enough against 2: keep your other cards"
    )
    assert "enough-already" not in told(game, "play Lightning Bolts", "announce Fire")


def test_six_cards_are_worth_two_dragons() -> None:
    five = ["Sear", "Spark", "Ignite", "Flamitos", "Torch"]
    mine = side(hand=["Volca"], combat=five, deck=["Cinder"])
    assert "two-dragons" in told(table(mine, WEAK), "play Volca", "announce Fire")
    fewer = side(hand=["Volca"], combat=five[1:], deck=["Cinder"])
    assert "two-dragons" not in told(table(fewer, WEAK), "play Volca", "announce Fire")


def test_a_character_that_is_kept() -> None:
    mine = side(hand=["Shimmer", "Volca"], deck=["Cinder"])
    assert told(table(mine, WEAK), "play Shimmer", "announce Fire")["keeps"] == (
        "you keep Volca with 5 Fire for your next turn"
    )
    assert "keeps" not in told(table(mine, WEAK), "play Volca", "announce Fire"), "3 Fire is not much"


def test_how_few_cards_the_other_side_has() -> None:
    mine = side(hand=["Volca"], deck=["Cinder"])
    assert "only 1 card left" in told(table(mine, WEAK), "play Volca", "announce Fire")["few-left"]
    many = side(hand=["Torch", "Spark", "Ignite", "Sear"], combat=["Glimmer"], deck=["Shimmer"])
    assert "few-left" not in told(table(mine, many), "play Volca", "announce Fire")


def test_what_giving_up_would_cost() -> None:
    mine = side(hand=["Volca"], deck=["Cinder", "Torch"])
    game = table(mine, WEAK)
    assert told(game, "play Volca", "announce Fire")["not-yet"] == "giving up now would cost you a dragon"
    assert "must-fight" not in told(game, "play Volca", "announce Fire")
    lost = table(mine, WEAK, dragons=[0, 3])
    assert told(lost, "play Volca", "announce Fire")["must-fight"] == "giving up now would lose the game"
    first = table(mine, side(hand=["Torch"]), fight=False, element=None)
    assert "not-yet" not in told(first, "play Volca", "announce Fire")


def test_cards_that_are_drawn_at_the_end() -> None:
    six = ["Volca", "Sear", "Spark", "Ignite", "Flamitos", "Torch"]
    said = told(table(side(hand=six, deck=["Cinder"]), WEAK), "play Volca", "announce Fire")
    assert said["refills"] == "at the end of this turn you draw 1 new card"
    empty = told(table(side(hand=six), WEAK), "play Volca", "announce Fire")
    assert "refills" not in empty


@pytest.mark.parametrize(
    ("card", "code"), [("Cannoneer Tara Ko", "bluff-fits"), ("Cannoneer Qu Cha", "bluff-lies")]
)
def test_a_card_face_down(card: str, code: str) -> None:
    mine = side(hand=["Volca", card], deck=["Cinder"])
    said = told(table(mine, WEAK), "play Volca", f"bluff {card}", "announce Fire")
    assert {"bluff-fits", "bluff-lies"} & set(said) == {code}


def test_a_card_comes_back() -> None:
    mine = side(hand=["Torch"], combat=["Highchirp"], deck=["Cinder"])
    said = told(table(mine, WEAK, phase="beginning"), "retrieve Highchirp", "play Highchirp", "announce Fire")
    assert said["comes-back"] == "Highchirp comes back into your hand: you can play it once more"
    mine = side(hand=["Summon Sorcerer"], combat=["Volca"], deck=["Cinder"])
    said = told(table(mine, WEAK), "play Summon Sorcerer", "pick Volca", "play Volca", "announce Fire")
    assert "comes-back" not in said, "a text fetched it"


def test_what_a_text_does_at_once() -> None:
    mine = side(hand=["Cinder"], deck=["Torch"])
    theirs = side(hand=["Shimmer"], combat=["Torch"], support=["Ballista of Confusion"], deck=["Sear"])
    said = told(
        table(mine, theirs), "play Cinder", "pick Ballista of Confusion", "announce Fire"
    )  # 1 + 1 Fire before
    assert said["lowers"] == "the other side’s Fire falls from 2 to 1"
    mine = side(hand=["Cardus Nikkus"], deck=["Torch"])
    game = table(mine, side(hand=["Shimmer", "Sear"], combat=["Torch"], deck=["Spark"]))
    assert told(game, "play Cardus Nikkus", "yes", "announce Fire")["takes"] == (
        "the other side loses 1 card from its hand"
    )


def test_cards_and_dragons_that_a_text_brings() -> None:
    mine = side(hand=["Call Spirit of the Underworld", "Volca"], discard=["Torch"], deck=["Cinder"])
    said = told(
        table(mine, WEAK), "play Call Spirit of the Underworld", "pick Torch", "play Volca", "announce Fire"
    )
    assert said["brings"] == "it brings 1 more card into your hand"
    assert "dragon-comes" not in said
    paying = ["Charm Holy Dragon", "Lavar the Powerful", "Volca", "Blaze"]
    mine = side(hand=paying, deck=["Cinder"])
    steps = ["play Charm Holy Dragon", "pick Lavar the Powerful", "pick Volca", "dragon Lika"]
    said = told(table(mine, WEAK), *steps, "play Blaze", "announce Fire")
    assert said["dragon-comes"] == "a dragon moves towards you at once"
    assert "brings" not in said


def test_a_plan_ends_where_chance_begins() -> None:
    """Which cards are drawn is not known: no step with one of them is named, nor a retreat without them."""
    mine = side(hand=["Muster Reinforcements"], deck=["Volca", "Sear", "Spark", "Flamitos", "Blaze"])
    game = table(mine, WEAK)
    steps = ("play Muster Reinforcements", "yes")
    judge = judge_of(game)
    for further in (["play Volca", "announce Fire"], ["retreat"]):
        plan = plan_of(game, *steps, *further)
        hint = dict(reason_for(game, plan, judge, [plan], 0.5).args)
        assert [str(step) for step in hint["plan"]] == list(steps)  # type: ignore[union-attr]
        assert "first draw 5 cards" in str(hint["why"])


def test_what_is_left_of_a_plan_has_reasons_of_its_own() -> None:
    mine = side(hand=["Torch", "Lightning Bolts", "Volca"], deck=["Cinder"])
    game = table(mine, WEAK)
    plan = plan_of(game, "play Torch", "play Lightning Bolts", "announce Fire")
    later = reason_later(game, plan, judge_of(game), 0.5, 2)
    assert later is not None
    hint = dict(later.args)
    assert [str(step) for step in hint["plan"]] == ["announce Fire"]  # type: ignore[union-attr]
    assert not [one for one in hint["also"] if "Lightning Bolts" in str(one)]  # type: ignore[union-attr]


# --- giving way -------------------------------------------------------------------------------------------

STRONG = side(hand=["Torch", "Scorch the Inflammable"], combat=["Volca"], deck=["Sear"])


def test_a_fight_that_cannot_be_matched() -> None:
    mine = side(hand=["Torch", "Shimmer"], deck=["Cinder"])
    said = told(table(mine, STRONG), "retreat")
    assert said["unmatchable"].endswith("it costs a dragon")
    lucky = side(hand=["Torch", "Muster Reinforcements"], deck=["Volca", "Blaze", "Sear", "Spark", "Ignite"])
    said = told(table(lucky, STRONG), "retreat")
    assert "unmatchable" not in said
    assert "hopeless" in said


def test_a_fight_that_is_found_only_by_a_wider_search() -> None:
    mine = side(hand=["Volca", "Shimmer"], deck=["Cinder"])
    said = told(table(mine, STRONG), "retreat")  # no plan that fights is among those that were thought of
    assert not {"unmatchable", "hopeless"} & set(said)


def test_what_fighting_on_would_cost() -> None:
    mine = side(hand=["Volca", "Lightning Bolts", "Blaze"], deck=["Cinder", "Torch", "Spark"])
    said = told(
        table(mine, STRONG),
        "retreat",
        other=("play Volca", "play Lightning Bolts", "announce Fire"),
    )
    assert said["saves"].startswith("fighting on would cost you ")
    assert "Volca and Lightning Bolts" in said["saves"] or "Lightning Bolts and Volca" in said["saves"]
    assert said["saves"].endswith("giving up now costs a dragon")
    assert said["cheaper"].endswith("fighting on leaves you 25%")


def test_a_number_that_would_be_answered_anyway() -> None:
    mine = side(hand=["Volca", "Blaze"], deck=["Cinder", "Torch"])
    said = told(table(mine, STRONG), "retreat", other=("play Volca", "announce Fire"))
    assert said["answered-anyway"].startswith("you could reach 5 Fire, but 4 of 4 likely hands answer")
    weak = side(hand=["Torch"], combat=["Volca"], deck=["Sear"])
    assert "answered-anyway" not in told(table(mine, weak), "retreat", other=("play Volca", "announce Fire"))


def test_two_ways_that_are_close() -> None:
    mine = side(hand=["Volca", "Blaze"], deck=["Cinder", "Torch"])
    said = told(table(mine, STRONG), "retreat", other=("play Volca", "announce Fire"), less=0.0)
    assert "close-call" in said
    assert "cheaper" not in said


def test_a_second_dragon_is_near() -> None:
    mine = side(hand=["Torch"], deck=["Cinder"])
    five = ["Sear", "Spark", "Ignite", "Flamitos", "Volca"]
    assert "has 5 cards" in told(table(mine, side(hand=["Torch"], combat=five)), "retreat")["two-soon"]
    four = table(mine, side(hand=["Torch"], combat=five[1:]))
    assert "two-soon" not in told(four, "retreat")


def test_who_retreats_begins_the_next_fight() -> None:
    mine = side(hand=["Torch", "Shimmer"], deck=["Cinder"])
    said = told(table(mine, STRONG), "retreat")
    assert said["you-begin"] == "you begin the next fight, with 3 cards in your hand"


def test_declining_instead_of_a_weak_attack() -> None:
    mine = side(hand=["Torch", "Shimmer"], deck=["Cinder"])
    first = table(mine, side(hand=["Volca"], deck=["Sear"]), fight=False, element=None)
    said = told(first, "decline", other=("play Shimmer", "announce Fire"))
    assert "poor-attack" in said
    assert said["weak-attack"] == "you could begin with 3 Fire, but 4 of 4 likely hands answer that"
    assert "new-cards" in said
    bare = table(side(hand=["Lightning Bolts"]), side(hand=["Volca"]), fight=False, element=None)
    said = told(bare, "decline")
    assert "no-attack" in said
    assert "new-cards" not in said, "there are none to draw"


# --- answers ----------------------------------------------------------------------------------------------


def chosen(game: DuelState, best: str, values: dict[str, float]) -> dict[str, str]:
    """The reasons for an answer; `values` are the chances to win by each."""
    actions = [parsed(game, text) for text in values]
    chances = list(values.values())
    texts = list(values)
    ranked = sorted(range(len(texts)), key=lambda i: (texts[i] != best, -chances[i]))
    found = choice_arguments([game, game], actions, chances, ranked[0], ranked[1])
    return {one.code.value.removeprefix("hint."): str(one) for one in found}


def ending(*texts: str) -> DuelState:
    """At the end of a turn in which these characters can still use their texts."""
    hand = ["Volca", *texts, "Sear", "Spark", "Ignite", "Shimmer"]
    game = table(
        side(hand=hand[:6], deck=["Torch", "Blaze", "Flamitos"]),
        side(hand=["Torch"], combat=["Glimmer"], deck=["Ember", "Volca"]),
    )
    do(game, f"play {texts[0]}", "announce Fire")
    return game


def test_more_cards_or_a_longer_draw_deck() -> None:
    game = ending("TopGun")
    assert {"use TopGun", "done"} <= {game.text(act) for act in game.legal_actions()}
    said = chosen(game, "use TopGun", {"use TopGun": 0.5, "done": 0.4})
    assert said["more-cards"] == "you then hold 7 cards, not 6"
    said = chosen(game, "done", {"use TopGun": 0.4, "done": 0.5})
    assert "more-cards" not in said
    assert said["saves-deck"] == "2 cards then remain in your draw deck, not 1"


def test_the_other_sides_deck_shrinks() -> None:
    said = chosen(ending("TopShot"), "use TopShot", {"use TopShot": 0.5, "done": 0.4})
    assert said["less-deck"] == "the other side’s draw deck then has 1 card, not 2"


def test_it_makes_no_difference_only_where_no_answer_does() -> None:
    game = ending("TopGun")
    assert "even" in chosen(game, "done", {"use TopGun": 0.5, "done": 0.505})
    assert "even" not in chosen(game, "done", {"use TopGun": 0.4, "done": 0.505})


def test_which_card_is_given_away() -> None:
    mine = side(hand=["Sear", "Torch", "Volca", "Shimmer"], deck=["Blaze"])
    game = table(mine, side(hand=["Torch"]), fight=False, element=None)
    do(game, "decline")
    said = chosen(game, "pick Shimmer", {"pick Shimmer": 0.5, "pick Sear": 0.5, "pick Volca": 0.3})
    assert said["lowest-of-these"] == "Shimmer is the weakest of these: its highest number is 3"
    assert said["miss-least"] == "you will miss Shimmer less than Volca"
    said = chosen(game, "pick Sear", {"pick Shimmer": 0.5, "pick Sear": 0.5, "pick Volca": 0.495})
    assert not {"lowest-of-these", "miss-least"} & set(said)


def test_which_of_their_cards_goes() -> None:
    theirs = side(
        hand=["Spark"], combat=["Torch"], support=["Lightning Bolts", "Ballista of Confusion"], deck=["Sear"]
    )
    game = table(side(hand=["Cinder", "Volca"], deck=["Blaze"]), theirs)
    do(game, "play Cinder")
    values = {"pick Lightning Bolts": 0.5, "pick Ballista of Confusion": 0.4}
    said = chosen(game, "pick Lightning Bolts", values)
    assert said["less-against"] == "the other side then has 2 Fire, not 4"
    assert said["highest-of-these"].startswith("Lightning Bolts is the strongest")
    assert said["hurts-more"] == "the other side will miss Lightning Bolts more than Ballista of Confusion"
    said = chosen(game, "pick Ballista of Confusion", {text: 0.9 - value for text, value in values.items()})
    assert not {"less-against", "highest-of-these"} & set(said)


def test_which_card_comes_back() -> None:
    mine = side(hand=["Call Spirit of the Underworld"], discard=["Torch", "Volca"], deck=["Cinder"])
    game = table(mine, WEAK)
    do(game, "play Call Spirit of the Underworld")
    said = chosen(game, "pick Volca", {"pick Volca": 0.5, "pick Torch": 0.3})
    assert said["helps-more"] == "Volca helps you more now than Torch"
    said = chosen(game, "pick Volca", {"pick Volca": 0.5, "pick Torch": 0.495})
    assert "helps-more" not in said


def test_what_an_answer_does_to_hands_numbers_and_dragons() -> None:
    theirs = side(hand=["Spark", "Sear"], combat=["Torch"], deck=["Ember"])
    game = table(side(hand=["Cardus Nikkus"], deck=["Blaze"]), theirs)
    do(game, "play Cardus Nikkus")
    said = chosen(game, "yes", {"yes": 0.5, "no": 0.4})
    assert said["fewer-theirs"] == "the other side then holds 1 card, not 2"
    game = table(side(hand=["Volca", "Shimmer"], deck=["Blaze"]), WEAK)
    said = chosen(game, "play Volca", {"play Volca": 0.5, "play Shimmer": 0.4})
    assert said["more-power"] == "you then have 5 Fire, not 3"
    assert "more-dragons" not in said
    game = table(side(hand=["Charm Holy Dragon", "Lavar the Powerful", "Volca"], deck=["Blaze"]), WEAK)
    do(game, "play Charm Holy Dragon")
    said = chosen(game, "pick Lavar the Powerful", {"pick Lavar the Powerful": 0.5, "no": 0.4})
    assert "more-dragons" in said


def test_the_result_of_an_answer_is_what_the_table_shows() -> None:
    game = ending("TopGun")
    use = result_of(game, parsed(game, "use TopGun"), 0)
    assert (use.hand, use.deck, use.theirs) == (7, 1, 1)


def test_cards_that_are_exchanged_are_the_weakest() -> None:
    game = table(
        side(hand=["Ember", "Volca", "Scorch the Inflammable"], deck=["Sear", "Spark"]),
        side(hand=["Torch"]),
        fight=False,
        element=None,
    )
    do(game, "decline")
    judge = judge_of(game)
    worth = judge.both[0].worth
    names = game.decks[0].names
    order = sorted(range(3), key=lambda card: worth[card])
    low, high = names[order[0]], names[order[-1]]
    assert f"than {low}" in told(game, f"pick {low}", "done")["weakest-go"]
    assert "weakest-go" not in told(game, f"pick {high}", "done")


def test_with_an_empty_deck_no_more_is_discarded_than_must_be() -> None:
    game = table(
        side(hand=["Ember", "Volca"]), side(hand=["Torch"], deck=["Sear"]), fight=False, element=None
    )
    do(game, "decline")
    assert "deck-empty" in told(game, "pick Ember", "done")
    full = table(
        side(hand=["Ember", "Volca"], deck=["Spark"]), side(hand=["Torch"]), fight=False, element=None
    )
    do(full, "decline")
    assert "deck-empty" not in told(full, "pick Ember", "done")
