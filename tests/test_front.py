"""`import bluemoon`: what a user needs, for every game, without knowing the rooms behind it."""

from __future__ import annotations

import re
import subprocess
import sys
import tomllib
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

import bluemoon
from bluemoon import BluemoonError, Game, IllegalDeck, PositionError, RecordError
from bluemoon.cards import POOL
from bluemoon.powers.english import power_text

ROOT = Path(__file__).parent.parent


def all_games() -> list[Game[Any]]:
    return [
        bluemoon.new_duel(seed=0),
        bluemoon.new_city(seed=0),
        bluemoon.new_draft(seed=0),
        bluemoon.new_match(seed=0),
    ]


MAKERS: list[Callable[..., Any]] = [
    bluemoon.new_duel,
    bluemoon.new_city,
    bluemoon.new_draft,
    bluemoon.new_match,
]


@pytest.mark.parametrize("new", MAKERS)
def test_without_a_seed_every_game_is_another(new: Callable[..., Any]) -> None:
    games = [new(), new(), new(seed=None)]
    seeds = {game.record().setup["seed"] for game in games}
    assert len(seeds) == 3
    assert "None" not in seeds
    for game in games:
        game.play_out(bluemoon.Chance.of(1), 5)
        assert bluemoon.replay(game.record().write()) == game
    again = new(seed=int(games[0].record().setup["seed"]))
    again.play_out(bluemoon.Chance.of(1), 5)
    assert again == games[0]
    for wrong in (1.5, b"1", [1], True):
        with pytest.raises(BluemoonError, match="a seed is"):
            new(seed=wrong)


def test_without_a_seed_every_bot_is_another() -> None:
    assert bluemoon.new_bot("duel", "random").seed != bluemoon.new_bot("duel", "random").seed
    assert bluemoon.new_bot("duel", "random", "mine").seed == "mine"
    anything: Any = 1.5
    with pytest.raises(BluemoonError, match="a seed is"):
        bluemoon.new_bot("duel", "random", anything)
    nothing: Any = None
    for wrong in (anything, nothing):
        with pytest.raises(BluemoonError, match="a seed is"):
            bluemoon.determinize(bluemoon.new_city().view(0), wrong)


@pytest.mark.parametrize("number", range(4), ids=["duel", "city", "draft", "match"])
def test_records_positions_and_views_are_known_by_themselves(number: int) -> None:
    game = all_games()[number]
    game.play_out(bluemoon.Chance.of(1), 25)
    record = game.record()
    for again in (
        bluemoon.replay(record),
        bluemoon.replay(record.write()),
        bluemoon.replay(str(record)),
        bluemoon.replay(f"# a comment\n\n{record.write()}"),
        bluemoon.from_position(game.position()),
    ):
        assert again == game
        assert type(again) is type(game)
    guess = bluemoon.determinize(game.view(1), seed=3)
    assert type(guess) is type(game)
    assert guess.view(1).data() == game.view(1).data()
    assert guess == bluemoon.determinize(game.view(1), 3)


@pytest.mark.parametrize("level", ["random", "novice", "adept"])
@pytest.mark.parametrize("name", ["duel", "city", "draft"])
def test_bots_by_name_play_by_the_contract(name: str, level: str) -> None:
    games: dict[str, Game[Any]] = dict(zip(("duel", "city", "draft"), all_games()))
    game = games[name]
    bots = [bluemoon.new_bot(name, level, seat, playouts=50) for seat in range(2)]
    for _ in range(12):
        seat = game.player
        action = bots[seat].choose(game.view(seat), game.legal_actions())
        assert action in game.legal_actions()
        assert bots[seat].explain()
        game.apply(action)


def test_a_record_is_stepped_through() -> None:
    """The same actions and events as when it was played, and the same end."""
    for game in (bluemoon.new_duel(seed=3), bluemoon.new_city(3, seed=3), bluemoon.new_draft(3, seed=3)):
        chance, played = bluemoon.Chance.of(1), []
        for _ in range(30):
            action = game.random_action(chance)
            played.append((action, game.apply(action)))
        assert [(action, events) for action, events, _ in bluemoon.steps(game.record())] == played
        *_, (_, _, last) = bluemoon.steps(str(game.record()))
        assert last == game
    wrong = bluemoon.Record(game.record().setup, ["pick Nobody"])
    with pytest.raises(bluemoon.RecordError, match="action 1"):
        list(bluemoon.steps(wrong))
    with pytest.raises(bluemoon.RecordError, match="step through"):
        list(bluemoon.steps(bluemoon.new_match(seed=1).record()))  # type: ignore[arg-type]


@pytest.mark.parametrize("level", ["random", "novice", "adept@1"])
def test_a_bot_refuses_the_view_of_another_seat_or_game(level: str) -> None:
    game, city, *_, match = all_games()
    bot: Any = bluemoon.new_bot("duel", level, 1)
    actions = game.legal_actions()
    for seat in (1 - game.player, -1):
        wrong = f"of seat {game.player}, but the view is that of seat {seat}"
        with pytest.raises(BluemoonError, match=wrong):
            bot.choose(game.view(seat), actions)
    with pytest.raises(BluemoonError, match="plays the duel, but the view is of a city"):
        bot.choose(city.view(0), city.legal_actions())
    with pytest.raises(BluemoonError, match="plays the duel, but the view is of a match"):
        bot.choose(match.view(0), match.legal_actions())
    with pytest.raises(BluemoonError, match="is no action of a duel"):
        bot.choose(game.view(game.player), city.legal_actions())
    with pytest.raises(BluemoonError, match="that is no view"):
        bot.choose(game, actions)
    with pytest.raises(BluemoonError, match="that is no action"):
        bot.choose(game.view(game.player), ["decline"])
    assert bot.choose(game.view(game.player), actions) in actions


def test_a_duel_bot_plays_in_a_match() -> None:
    match = bluemoon.new_match(seed=2)
    match.apply("choose Hoax")
    match.apply("choose Vulca")
    bot = bluemoon.new_bot("duel", "novice", 1)
    for _ in range(5):
        view = match.view(match.player)
        assert view.duel is not None
        match.apply(bot.choose(view.duel, match.legal_actions()))


def test_boxes_of_the_city_are_counted_from_one_in_actions_and_events() -> None:
    boxes = set()
    game = bluemoon.new_city(seed=1)
    chance = bluemoon.Chance.of(1)
    while not game.over:
        action = game.random_action(chance)
        for event in game.apply(action):
            if event.kind == "contributed":
                assert str(event.number) == action.target
                assert f"box {event.number} of" in game.tell(event)
                assert game.seen((event,), -1) == (event,)
                boxes.add(event.number)
    assert boxes >= {1, 2}
    assert 0 not in boxes


def test_a_verb_without_a_card_asks_for_one() -> None:
    duel, city, draft, _ = all_games()
    for game, verb in ((duel, "retrieve"), (duel, "play"), (city, "discard"), (draft, "pick")):
        with pytest.raises(bluemoon.NotationError, match=rf"^{verb} what\? name a card$"):
            game.why_not(verb)


def test_bots_chance_and_cards_can_be_read() -> None:
    assert repr(bluemoon.new_bot("duel", "novice", 7)) == "<NoviceBot: duel, seed 7>"
    chance = bluemoon.Chance(1, 2, 3, 4)
    assert repr(chance) == "Chance(1, 2, 3, 4)"
    assert bluemoon.card("Cinder").text == power_text(bluemoon.card("Cinder")) != ""
    plain = next(card for card in POOL if not card.powers)
    assert plain.text == ""


def test_a_duels_data_say_whose_turn_it_is_and_who_decides() -> None:
    game = bluemoon.new_duel(("Mimix", "Hoax"), "classic", seed=1)
    chance = bluemoon.Chance.of(1)
    differ = 0
    while not game.over:
        data = game.view(0).data()
        assert data["decider"] == game.player
        differ += data["player"] != data["decider"]
        game.apply(game.random_action(chance))
    assert differ


def test_decks_by_people_and_as_lists() -> None:
    one = bluemoon.new_duel(("hoax", " VULCA"), seed=4)
    assert one.decks == ("Hoax", "Vulca")
    assert one == bluemoon.new_duel(("Hoax", "Vulca"), seed=4)
    mine = bluemoon.DeckList("Mine", "Aqua")
    assert bluemoon.new_duel((mine, "Vulca"), seed=4).decks == ("Mine", "Vulca")
    assert bluemoon.deck_problems(mine) == []
    wrong = bluemoon.DeckList("Wrong", "Aqua", ("Spark",))
    assert bluemoon.deck_problems(wrong)
    with pytest.raises(IllegalDeck, match="exactly 30"):
        bluemoon.new_duel((wrong, "Vulca"))
    assert bluemoon.read_deck(bluemoon.write_deck(mine)) == mine
    assert bluemoon.card("Spark").people == "Vulca"
    with pytest.raises(bluemoon.UnknownCard):
        bluemoon.card("Nobody")


def test_what_cannot_be_is_a_bluemoon_error() -> None:
    anything: Any = 17
    for wrong in (
        lambda: bluemoon.new_duel(("Hoax",)),
        lambda: bluemoon.new_duel(("Hoax", "Elves")),
        lambda: bluemoon.new_duel((anything, anything)),
        lambda: bluemoon.new_duel(rules="modern"),
        lambda: bluemoon.new_duel(starter=3),
        lambda: bluemoon.new_city(7),
        lambda: bluemoon.new_city(layout="round"),
        lambda: bluemoon.new_draft(1),
        lambda: bluemoon.new_match(("Hoax",)),
        lambda: bluemoon.new_bot("chess"),
        lambda: bluemoon.new_bot("duel", "genius"),
        lambda: bluemoon.determinize(anything, 1),
    ):
        with pytest.raises(BluemoonError) as refused:
            wrong()
        assert len(str(refused.value)) > 8
    for text in ("", "hello", anything):
        with pytest.raises(RecordError):
            bluemoon.replay(text)
        with pytest.raises(PositionError):
            bluemoon.from_position(text)
    with pytest.raises(RecordError, match="no game 'chess'"):
        bluemoon.replay(bluemoon.Record({"game": "chess"}))


def test_a_wrong_call_is_told_the_right_one() -> None:
    api: Any = bluemoon
    calls: list[tuple[Callable[[], object], str]] = [
        (lambda: api.new_duel("Hoax", "Vulca"), r'new_duel\(\("Hoax", "Vulca"\)\)'),
        (lambda: api.new_duel(3), "both decks are one argument"),
        (lambda: api.new_match("Hoax", "Vulca"), r'new_match\(\("Hoax", "Vulca"\)\)'),
        (lambda: api.new_match((3, 4)), "each player has a deck or a list of decks"),
        (lambda: api.new_city("3"), r"players is a number, as in new_city\(3\), not '3'"),
        (lambda: api.new_city(first="0"), "first is a number"),
        (lambda: api.new_draft("3"), "players is a number"),
        (lambda: api.new_draft(2, "Hoax"), "peoples are a list"),
        (lambda: api.deck_problems("Hoax"), "a deck is a DeckList"),
        (lambda: api.card(3), "asked for by its name"),
        (lambda: api.from_position(""), r"position is empty; .*game\.position\(\)"),
        (lambda: api.from_position(3), r"game\.position\(\)"),
    ]
    for call, said in calls:
        with pytest.raises(BluemoonError, match=said):
            call()


def test_the_version_stands_in_one_place() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    assert "version" not in project["project"]
    assert project["project"]["dynamic"] == ["version"]
    source = ROOT / project["tool"]["hatch"]["version"]["path"]
    found = re.findall(r'^__version__ = "(\d+\.\d+\.\d+)"', source.read_text(encoding="utf-8"), flags=re.M)
    assert found == [bluemoon.__version__]
    changes = (ROOT / "CHANGELOG.md").read_text(encoding="utf-8")
    assert re.findall(r"^## (\d\S+)", changes, flags=re.M)[0] == bluemoon.__version__, "the last release"


def test_nothing_is_read_before_it_is_asked_for() -> None:
    code = "import sys, bluemoon.errors; print([name for name in sys.modules if 'bluemoon.cards' in name])"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout.strip() == "[]"


@pytest.mark.parametrize(
    "make", [bluemoon.new_duel, bluemoon.new_city, bluemoon.new_draft, bluemoon.new_match]
)
@pytest.mark.parametrize("seed", [" x", "x ", " ", "", "a\nb", "\ud800", True, 1.5])
def test_a_seed_fits_on_a_line_of_the_record(make: Any, seed: Any) -> None:
    with pytest.raises(bluemoon.BluemoonError, match="a seed is one line of text"):
        make(seed=seed)


@pytest.mark.parametrize(
    ("call", "said"),
    [
        (lambda game: game.parse("play Sprak"), "'play Sprak' names no action; similar names: Spark"),
        (lambda game: game.parse("announce Water"), "there are 'announce Fire', 'announce Earth'"),
        (lambda game: game.parse("discard bluff Sprak"), "similar names: Spark"),
        (lambda game: game.why_not("Gandalf"), "names neither a card nor an action"),
        (lambda game: game.why_not("Sprak"), "similar names: Spark"),
        (lambda game: game.play_out(bluemoon.Chance.of(1), "x"), "most is a number, not str"),
        (lambda _: bluemoon.new_duel(rules=None), "None"),  # type: ignore[arg-type]
        (lambda _: bluemoon.new_duel(mulligan="no"), "mulligan is True or False"),  # type: ignore[arg-type]
        (lambda _: bluemoon.read_deck(3), "read as text"),  # type: ignore[arg-type]
        (lambda _: bluemoon.write_deck(3), "a deck is a DeckList"),  # type: ignore[arg-type]
        (lambda _: bluemoon.read_record(3), "read as text"),  # type: ignore[arg-type]
        (lambda _: bluemoon.replay(bluemoon.Record({})), "does not say which game"),
        (lambda _: bluemoon.replay(bluemoon.Record({"game": "duel", "decks": 3})), "are texts"),  # type: ignore[dict-item]
        (lambda _: bluemoon.from_position("{}"), "the position does not say its decks"),
    ],
)
def test_wrong_calls_are_told_what_is_wrong(call: Callable[[bluemoon.Duel], object], said: str) -> None:
    with pytest.raises(bluemoon.BluemoonError) as wrong:
        call(bluemoon.new_duel(("Vulca", "Hoax"), seed=1))
    assert said in str(wrong.value)


def test_streams_of_chance_are_equal_if_they_go_on_alike() -> None:
    one, two = bluemoon.Chance.of(1), bluemoon.Chance.of(1)
    assert one == two
    one.word()
    assert one != two
    assert one != 1
