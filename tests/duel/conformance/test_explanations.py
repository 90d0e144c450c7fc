"""Explanations one by one: what they say beforehand of both answers, in positions written for them; and what
position files tell of the turn."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from bluemoon.duel.completion.search import must_give_up as quick_must_give_up
from bluemoon.duel.conformance.compare import KEYS, Report, check, facts
from bluemoon.duel.conformance.explanations import EXPLANATIONS, predict
from bluemoon.duel.conformance.explanations.explanation import WHOLE, items
from bluemoon.duel.conformance.explanations.searching import must_give_up
from bluemoon.duel.conformance.position_files import Turns, lines, readings, with_turn
from bluemoon.duel.model.state import CHARACTER, ENGAGEMENT

SAMPLE = [position for path in sorted(Path(__file__).parent.glob("*.jsonl*")) for position in lines(path)]

Side = dict[str, Any]


def position(decks: str, phase: str, *sides: Side, element: str = "earth", **more: Any) -> dict[str, Any]:
    """Player 0 is to move in a fight, and the turn is told."""
    fixed = {"player": 0, "fight": True, "element": element, "loads": 0}
    return {**fixed, "decks": decks.split("-"), "phase": phase, "sides": list(sides), **more}


def both(data: dict[str, Any], key: str) -> dict[Any, tuple[Any, Any]]:
    """What is predicted of both answers, item by item."""
    (g,) = readings(data)
    found = predict(g, KEYS)
    return {item: (said.ours, said.theirs) for item, said in found.get(key, {}).items()}


def explained(data: dict[str, Any], key: str, theirs: Any) -> Report:
    report = Report()
    check({**data, "expect": {key: theirs}}, report, (key,))
    return report


# --- a card with PROTECT in hand (000 Protected) ----------------------------------------------------------

FOG: Side = {"combat": ["Gravitos Greatpower"], "support": ["Impenetrable Fog"]}


def test_protected_card_in_hand_and_retreat() -> None:
    """5 Earth and the icons are ignored. Yin makes the next card FREE. For us that icon is ignored: neither
    Yin (2) nor Briny Behemoth (4) is enough. They play both."""
    data = position("Aqua-Terrah", "engagement", {"hand": ["Yin", "Briny Behemoth"]}, FOG)
    assert both(data, "must_retreat") == {WHOLE: (True, False)}
    report = explained(data, "must_retreat", False)
    assert not report.unexplained
    assert [text.split(" (")[0] for text in report.explained] == ["must_retreat: 000 Protected"]
    assert explained(data, "must_retreat", True).unexplained  # they must differ here


def test_card_without_protect_in_hand_is_no_difference() -> None:
    data = position("Aqua-Terrah", "engagement", {"hand": ["Yin", "Uurunia-Aqua-Terz"]}, FOG)
    assert not both(data, "must_retreat")
    assert not explained(data, "must_retreat", True).explained


def test_protected_card_in_hand_follows_as_free() -> None:
    played = {"hand": ["Briny Behemoth", "Uurunia-Aqua-Terz"], "combat": [{"card": "Yin", "new": True}]}
    data = position("Aqua-Terrah", "character", played, FOG)
    assert both(data, "allowed") == both(data, "play") == {"Briny Behemoth": (False, True)}


def test_protected_card_in_hand_pays_for_both() -> None:
    """Mad Mike Magpie ignores cards with icons, but no protected ones (docs/rulings.md): 3 Earth are wanted
    of a hand with Colossal Crustacean."""
    against: Side = {"combat": ["Mad Mike Magpie", "Caterpillar Eartheroder"]}
    data = position("Aqua-Terrah", "leadership", {"hand": ["Colossal Crustacean"]}, against)
    assert both(data, "satisfy") == {}
    data = position(
        "Aqua-Terrah", "engagement", {"hand": ["Colossal Crustacean", "Oosa-Aqua-Epsilon"]}, against
    )
    assert both(data, "must_retreat") == {}


# --- Boatswain Mena Marn (001 The Gang Icon) --------------------------------------------------------------

BOATSWAIN: Side = {"combat": ["Boatswain Mena Marn"]}


@pytest.mark.parametrize("old", [True, False])
def test_two_of_a_gang_under_boatswain(old: bool) -> None:
    """One of the two lay there before: for us nothing follows. Two of this turn: nothing for either."""
    gang = [{"card": "CoolCat", **({} if old else {"new": True})}, {"card": "CoolCub", "new": True}]
    mine = {"hand": ["Oath of Khindship", "TopGun"], "combat": gang}
    data = position("Khind-Buka", "booster_support", mine, BOATSWAIN)
    expected = {"Oath of Khindship": (False, True)} if old else {}
    assert both(data, "allowed") == both(data, "play") == expected
    assert not explained(data, "play", ["Oath of Khindship"] if old else []).unexplained
    assert explained(data, "play", [] if old else ["Oath of Khindship"]).unexplained


def test_boatswain_is_silenced_by_what_follows() -> None:
    """2 Fire. NoClass alone has 1; joined to the others it has 6, but then there are three. Laughing Gas
    would silence him: they may play it then, we may not."""
    mine = {"hand": ["NoClass", "Laughing Gas"], "combat": ["NoNo", "NoClue"]}
    data = position("Khind-Buka", "engagement", mine, BOATSWAIN, element="fire")
    assert both(data, "must_retreat") == {WHOLE: (True, False)}


# --- labels -----------------------------------------------------------------------------------------------


def test_bounce_back_without_a_fight() -> None:
    mine = {"hand": ["Colossus Gigantus"], "leader": ["Bounce Back"], "played": ["Bounce Back"]}
    data = position("Pillar-Flit", "engagement", mine, {}, element="", fight=False)
    for key, theirs in (("announce", ["fire", "earth"]), ("must_retreat", False)):
        report = explained(data, key, theirs)
        assert not report.unexplained
        assert [text.split(" (")[0] for text in report.explained] == [
            f"{key}: 000 Character, 000 Declining to Start a Fight"
        ]


def test_every_entry_speaks_of_the_same_items_for_both() -> None:
    spoke = set()
    for data in SAMPLE:
        for g in readings(data):
            for entry in EXPLANATIONS:
                if entry.applies(g):
                    ours, theirs = entry.ours(g), entry.theirs(g)
                    assert {key: set(said) for key, said in ours.items()} == {
                        key: set(said) for key, said in theirs.items()
                    }, entry.name
                    assert set(ours) <= set(entry.keys)
                    spoke.add(entry.name)
            break
    assert len(spoke) >= 9


def test_our_side_of_a_prediction_is_what_the_engine_answers() -> None:
    """Also where both are predicted alike, and whatever the file says."""
    tried = 0
    for data in SAMPLE[::3]:
        g = next(readings(data))
        found = facts(g)
        for entry in EXPLANATIONS:
            for key, said in entry.ours(g).items() if entry.applies(g) else ():
                if key in ("fire", "earth") and (g.sides[0].bluffs or g.sides[1].bluffs):
                    continue
                answer = items(key, found.get(key))
                assert {item: answer.get(item, False) for item in said} == said, (entry.name, key, data)
                tried += len(said)
    assert tried > 30


def test_the_long_search_agrees_with_the_quick_one() -> None:
    tried = 0
    for data in SAMPLE[::2]:
        g = next(readings(data))
        if g.phase in (ENGAGEMENT, CHARACTER) and "must_retreat" in data["expect"]:
            assert must_give_up(g) == quick_must_give_up(g)
            tried += 1
    assert tried > 100


# --- what files tell of the turn --------------------------------------------------------------------------


def line(step: int, player: int, phase: str, does: str, card: str = "", leader: tuple[str, ...] = ()) -> Any:
    sides = [{"leader": list(leader) if seat == player else []} for seat in (0, 1)]
    action = {"do": does, **({"card": card} if card else {})}
    return {"game": 1, "step": step, "player": player, "phase": phase, "sides": sides, "action": action}


def told(*given: Any) -> list[tuple[list[str], int | None]]:
    """The leadership cards said to be played and the cards loaded, line by line."""
    turns = Turns()
    found = []
    for one in given:
        data = turns.told(one)
        found.append((data["sides"][one["player"]].get("played", []), data.get("loads")))
    return found


def test_a_leadership_card_is_told_by_the_line_before() -> None:
    card = "Enthrall Opposition"
    assert told(
        line(0, 0, "leadership", "play, declining its power", card),
        line(1, 0, "leadership", "end_phase", leader=(card,)),
        line(2, 0, "engagement", "retreat", leader=(card,)),
        line(3, 0, "leadership", "end_phase", leader=(card,)),
    ) == [([], 0), ([card], 0), ([card], 0), ([], 0)]


def test_a_discarded_leadership_card_was_not_played() -> None:
    """At the end of the other's turn it went to the leader."""
    discarded = line(5, 1, "leadership", "end_phase", leader=("Enthrall Opposition",))
    assert told(line(0, 0, "power", "announce fire"), discarded) == [([], 0), ([], 0)]


def test_loads_are_counted_and_taken_back() -> None:
    found = told(
        line(0, 0, "booster_support", "load", "Armory"),
        line(1, 0, "booster_support", "end_phase"),
        line(2, 0, "engagement", "end_phase"),
    )
    assert [loads for _, loads in found] == [0, 1, 0]


def test_a_game_not_told_from_its_first_step_tells_nothing() -> None:
    assert told(line(7, 0, "leadership", "play", "Enthrall Opposition"))[0] == ([], None)


def test_a_position_that_stands_alone_has_several_readings() -> None:
    data = {
        "decks": ["Hoax", "Khind"],
        "player": 0,
        "phase": "engagement",
        "fight": True,
        "element": "fire",
        "sides": [{"leader": ["Enthrall Opposition", "Muster Reinforcements"]}, {"combat": ["CoolCat"]}],
    }
    assert len(list(readings(data))) == 3
    (one,) = readings(with_turn(data, "Enthrall Opposition", 0))
    assert one.led
    assert facts(one)["power_text_ignored"] == [[], ["CoolCat"]]


def test_a_reading_must_fit_in_everything() -> None:
    """Two readings that each agree in one key only are no agreement."""
    data = {
        "decks": ["Hoax", "Khind"],
        "player": 0,
        "phase": "leadership",
        "fight": True,
        "element": "fire",
        "sides": [
            {"hand": ["Trigger Brainstorm"], "leader": ["Enthrall Opposition"]},
            {"combat": ["CoolCat"]},
        ],
        "expect": {"power_text_ignored": [[], ["CoolCat"]], "play": ["Trigger Brainstorm"]},
    }
    report = Report()
    check(data, report, ("power_text_ignored", "play"))
    assert report.unexplained
