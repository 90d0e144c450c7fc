"""Positions: any state goes to text and back, and what cannot stand on a table gives PositionError."""

from __future__ import annotations

import copy
import json
import random
import signal
from collections.abc import Iterator
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from bluemoon.duel.engine import DuelState, from_position, new_game
from bluemoon.errors import BluemoonError, IllegalAction, PositionError
from tests.duel.games import any_game, at_random, game_after
from tests.duel.kit import do as act
from tests.duel.kit import offers, side, table

Json = Any
Path = tuple[str | int, ...]


def test_positions_round_trip_all_through_random_games() -> None:
    """The game that a position gives is equal: same text, same actions, same future."""
    for seed in range(14):
        rng = random.Random(f"round trip {seed}")
        game = any_game(rng)
        while not game.over:
            text = game.position()
            again = from_position(text)
            assert again.position() == text
            assert again.legal_actions() == game.legal_actions()
            assert inside(again) == inside(game)
            if rng.random() < 0.1:
                check_future(again, game.copy(), rng)
            at_random(game, rng)
        over = from_position(game.position())
        assert over.result == game.result
        with pytest.raises(IllegalAction, match="over"):
            over.apply(0)


FIGURES = (
    *(
        "edition",
        "open_lists",
        "top_only",
        "current",
        "player",
        "turn",
        "phase",
        "fight",
        "first_turn",
        "element",
        "led",
    ),
    *("plays", "combat_plays", "hand_plays", "loads", "drawn", "revealed", "stack", "clock", "winner"),
)
ZONES = (
    *("hand", "deck", "top", "bottom", "discard", "pile", "combat", "active", "support", "bluffs", "laid"),
    *("ships", "landed", "holds", "orders", "dragons", "fresh", "as_free", "used", "targets", "disclosed"),
    *("seen", "blurred", "mixed", "strewn", "out_at", "ran_out"),
)


def inside(game: DuelState) -> list[Json]:
    """The figures of a game themselves, in case the text of its position forgets one."""
    found: list[Json] = [getattr(game, name) for name in FIGURES]
    for seat in game.sides:
        found.append({name: getattr(seat, name) for name in ZONES} | {"targets": sorted(seat.targets)})
    return found


def check_future(one: DuelState, two: DuelState, rng: random.Random) -> None:
    for _ in range(8):
        if not two.over:
            action = rng.choice(two.legal_actions())
            assert one.apply(action) == two.apply(action)
    assert one.position() == two.position()


def test_a_text_that_comes_back_has_no_target_yet() -> None:
    """004 Targeting Effects: its owner chooses the target when the card is played."""
    gauntlets = {"card": "Volcanic Gauntlets", "target": "CoolCat"}
    mine = side(combat=["CoolCat", gauntlets], hand=["Summon Sorcerer", "CoolCop"])
    game = table(mine, side(combat=["Flare"], hand=["Spark"]))
    act(game, "play Summon Sorcerer", "pick Volcanic Gauntlets", "add CoolCop", "play Volcanic Gauntlets")
    assert offers(game) == {"pick CoolCat", "pick CoolCop"}


def test_a_position_may_be_data_or_text() -> None:
    game = game_after(3, 30)
    data = json.loads(game.position())
    assert from_position(data).position() == game.position()
    assert from_position(json.dumps(data)).position() == game.position()


def test_a_position_by_hand_may_be_short() -> None:
    hand = {"hand": ["Ciklarethas the Bitter"]}
    game = from_position({"decks": ["Vulca", "hoax"], "player": 1, "sides": [{}, hand]})
    assert game.player == 1
    assert game.edition.name == "legends"
    assert game.sides[0].deck_count() == 30
    assert game.sides[1].deck_count() == 29


# --- what cannot be ---------------------------------------------------------------------------------------


def good() -> dict[str, Json]:
    game = table(
        side(hand=["Blaze", "Spark"], combat=["Flare"], deck=["Cinder"], deck_bottom=["Fireblast"]),
        side(hand=["Flamitos"], combat=["Ciklarethas the Bitter"], support=["Tome of Wisdom"]),
    )
    data: dict[str, Json] = json.loads(game.position())
    return data


def changed(path: str, value: Json) -> dict[str, Json]:
    """The good position with the value at the path, such as 'sides.0.hand', replaced; '-' removes it."""
    data = good()
    *above, last = path.split(".")
    target: Json = data
    for key in above:
        target = target[int(key) if isinstance(target, list) else key]
    if value == "-":
        del target[last]
    else:
        target[int(last) if isinstance(target, list) else last] = value
    return data


@pytest.mark.parametrize(
    ("path", "value", "telling"),
    [
        ("decks", "-", "decks"),
        ("decks", ["Mine"], "two decks"),
        ("lists", [["Blaze"]], "two decks"),
        ("player", "-", "player"),
        ("player", 2, "0 or 1, not 2"),
        ("decider", -1, "0 or 1"),
        ("phase", "lunch", "no phase 'lunch'"),
        ("weather", "fine", "no key 'weather'"),
        ("sides", [{}], "two sides"),
        ("sides", "-", "sides"),
        ("sides.0.pocket", ["Blaze"], "no key 'pocket'"),
        ("sides.0.hand", ["Blaze", "Nobody"], "'Nobody' is not in the Mine deck"),
        ("sides.0.hand", ["Blaze", "Flamitos"], "'Flamitos' is not in the Mine deck"),
        ("sides.0.hand", ["Blaze", "Spark", "Flare"], "Flare lies in two places"),
        ("sides.0.discard", ["Fireblast"], "Fireblast lies in two places"),
        ("sides.0.deck", [], "not all there"),
        ("sides.0.deck_count", 7, "has 2 cards, not 7"),
        ("sides.0.combat", [{"card": "Flare", "colour": "red"}], "no key 'colour'"),
        ("sides.0.combat", [{"covered": True}], "card"),
        ("sides.0.ships", ["Cinder"], "Cinder is no ship"),
        ("dragons", [4, 0], "three dragons"),
        ("dragons", [1, 1], "only one side"),
        ("dragons", [["Smaug"], []], "no dragon 'Smaug'"),
        ("element", "water", "water"),
        ("winner", 3, "0 or 1"),
        ("chance", [1, 2, 3], "(?i)chance"),
        ("chance", [1, 2, 3, "x"], "(?i)chance"),
        ("chance", [0, 0, 0, 0], "(?i)chance"),
        ("stack", [[1, 2]], "(?i)stack"),
        ("stack", [[99, 0, 0, 0, 0]], "(?i)stack"),
        ("stack", [[1, 0, 60, 0, 0]], "(?i)stack"),
        ("stack", 5, "(?i)stack"),
        ("turn", "soon", "soon"),
    ],
)
def test_positions_that_cannot_be(path: str, value: Json, telling: str) -> None:
    assert from_position(good()).legal_actions()
    with pytest.raises(PositionError, match=telling):
        from_position(changed(path, value))


@pytest.mark.parametrize("text", ["", "{", "[]", "3", "null", "a position", '{"decks": NaN'])
def test_texts_that_are_no_position(text: str) -> None:
    with pytest.raises(PositionError):
        from_position(text)


def test_other_errors_say_what_is_wrong() -> None:
    with pytest.raises(BluemoonError, match="'legends' and 'classic'"):
        from_position(changed("rules", "house"))
    with pytest.raises(BluemoonError, match="Blazze"):
        from_position(changed("lists", [["Blazze"], ["Blaze"]]))
    with pytest.raises(BluemoonError, match="Martians"):
        from_position({"decks": ["Martians", "Hoax"], "player": 0, "sides": [{}, {}]})


# --- damaged positions ------------------------------------------------------------------------------------

WRONG: tuple[Json, ...] = (
    *(None, True, -1, 0, 3, 7, 40, 99, 10**30, 0.5, "", "x", "Blaze", "fire", [], {}, [[]]),
    *([1], ["Blaze"], [None], {"card": "Blaze"}, [{"card": "Blaze", "bluff": True}]),
)


def paths(data: Json, above: Path = ()) -> Iterator[Path]:
    """The paths of all parts of the data."""
    pairs = data.items() if isinstance(data, dict) else enumerate(data) if isinstance(data, list) else ()
    for key, value in pairs:
        yield (*above, key)
        yield from paths(value, (*above, key))


def damage(data: Json, rng: random.Random) -> None:
    """Take one part out or put something else into its place."""
    path = rng.choice([path for path in paths(data) if rng.random() < 0.3] or list(paths(data)))
    if rng.random() < 0.3:
        path = path[: rng.randrange(1, len(path) + 1)]
    target = data
    for key in path[:-1]:
        target = target[key]
    if rng.random() < 0.25:
        del target[path[-1]]
    else:
        target[path[-1]] = copy.deepcopy(rng.choice(WRONG))


def too_long(*_: object) -> None:
    raise AssertionError("reading the position does not end")


@settings(max_examples=800, deadline=None, derandomize=True)
@given(st.integers(0, 10**9))
def test_damaged_positions_give_our_own_errors_or_games(seed: int) -> None:
    rng = random.Random(seed)
    data = json.loads(rng.choice(SAMPLES))
    for _ in range(rng.choice((1, 1, 2))):
        damage(data, rng)
    signal.signal(signal.SIGALRM, too_long)
    signal.alarm(5)
    try:
        game = from_position(data)
    except BluemoonError:
        return
    finally:
        signal.alarm(0)
    check_usable(game, rng)


def check_usable(game: DuelState, rng: random.Random) -> None:
    """A position that was accepted can be looked at and played on."""
    for _ in range(6):
        for seat in (-1, 0, 1):
            game.view(seat).data()
        assert from_position(game.position()).position() == game.position()
        if game.over:
            return
        actions = game.legal_actions()
        assert actions
        assert len({game.text(action) for action in actions}) == len(actions)
        at_random(game, rng)


def samples() -> list[str]:
    """Positions of random games; many with open choices."""
    found = []
    for seed in range(40):
        game = game_after(seed, 10 + seed)
        rng = random.Random(seed)
        while not game.over and not game.stack and rng.random() < 0.95:
            at_random(game, rng)
        found.append(game.position())
    return found


SAMPLES = samples()


def test_a_wrong_position_leaves_nothing_behind() -> None:
    game = new_game(("Hoax", "Aqua"), seed=4)
    before = game.position(), offers(game)
    for _ in range(30):
        data = json.loads(game.position())
        damage(data, random.Random(4))
        with pytest.raises(BluemoonError):
            from_position({**data, "nonsense": 1})
    assert (game.position(), offers(game)) == before


def test_a_position_remembers_that_the_turn_was_taken_back() -> None:
    """Otherwise a restored game would trust again the promise that led into the dead end."""
    game = table(side(hand=["Blaze"]), side())
    assert "wary" not in game.position()
    game.wary = True
    again = from_position(game.position())
    assert again.wary
    assert again.position() == game.position()
