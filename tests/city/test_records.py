"""Corrupt records and positions give the project's own errors; words that name nothing too."""

import pytest

from bluemoon.city.actions import BUILD, DISCARD, DONE, OFFER, PLAY, WALK, Action
from bluemoon.city.cards import card, cards
from bluemoon.city.engine import CityState, from_position, new_game, replay
from bluemoon.errors import BluemoonError, IllegalAction, NotationError, PositionError, RecordError
from bluemoon.record import Record, read_record
from tests.city.table import ALL, play, reason, table


def a_record() -> Record:
    game = new_game(2, seed=3)
    play(game, "walk Fire Temple", "done", "done", "done")
    return game.record()


def test_a_record_reads_well() -> None:
    assert a_record().write() == (
        "bluemoon record 1\ngame: city\nplayers: 2\nlayout: standard\nseed: 3\nfirst: 0\nversion: 2\n\n"
        "walk Fire Temple\ndone\ndone\ndone\n"
    )


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ("game: city", "game: duel"),
        ("players: 2", "players: 5"),
        ("players: 2", "players: two"),
        ("layout: standard", "layout: heap"),
        ("first: 0", "first: 3"),
        ("first: 0", "second: 0"),
        ("seed: 3\n", ""),
        ("walk Fire Temple", "walk Ice Temple"),
        ("walk Fire Temple", "walk Courtyard"),
        ("walk Fire Temple", "build 1 with V3"),
        ("walk Fire Temple", "fly"),
        ("done\ndone\ndone", "done\ndone\ndone\nwalk Courtyard"),
    ],
)
def test_corrupt_records(old: str, new: str) -> None:
    text = a_record().write()
    assert old in text
    with pytest.raises(RecordError):
        replay(read_record(text.replace(old, new)))


def test_a_record_says_which_action_failed() -> None:
    record = a_record()
    record.actions[3] = "discard Q9"
    with pytest.raises(RecordError, match="action 4, 'discard Q9'"):
        replay(record)


def test_short_records_take_the_defaults() -> None:
    record = read_record("bluemoon record 1\ngame: city\nseed: 9\n")
    assert replay(record).position() == new_game(seed=9, version=1).position()  # older than versions


def lines(game: CityState) -> dict[str, str]:
    pairs = [line.partition(": ") for line in game.position().splitlines()]
    return {key: value for key, _, value in pairs}


@pytest.mark.parametrize(
    ("key", "value"),
    [
        ("players", "5"),
        ("players", "many"),
        ("turn", "0"),
        ("player", "3"),
        ("phase", "lunch"),
        ("phase", "over"),
        ("ending", "idle"),
        ("steps", "3"),
        ("contributions", "-1"),
        ("contributions", "1"),
        ("offerings", "1"),
        ("discarded", "V1"),
        ("discarded", "V9"),
        ("idle", "60"),
        ("city", "Courtyard, Mill"),
        ("built", "Courtyard"),
        ("built", "Mill, Mill"),
        ("built", "Moon"),
        ("markers", "Mill 0 0 0"),
        ("markers", "Mill 0 0"),
        ("markers", "Mill 0 0 7"),
        ("markers", "Mill 0 ."),
        ("markers", "Moon 0"),
        ("markers", "Moon 0 . ."),
        ("markers", "Library 0 . ."),  # it is complete in this position
        ("figures", "Mill"),
        ("figures", "Mill, Mill, outside"),
        ("figures", "Mill, Mill, Moon"),
        ("dragons", "outside, outside"),
        ("dragons", "outside, outside, Moon"),
        ("crystals", "1 2"),
        ("crystals", "1 2 x"),
        ("scales", "4 4 4"),
        ("obelisk", "0 0 0 0 0"),
        ("obelisk", "0 0 0 0 0 0"),
        ("obelisk", "1 1 1 1 1 0 0 0 0 0"),
        ("obelisk", "5"),
        ("deck", "V1"),
        ("deck", "V1 Q1"),
        ("discards", "K1"),
        ("hand 0", "-"),
        ("hand 1", "K2"),
        ("face down 2", "K1"),
        ("sure 0", "V3"),
        ("chance", "0 0 0 0"),
        ("chance", "1 2 3"),
        ("chance", "1 2 3 4294967296"),
        ("weather", "fine"),
    ],
)
def test_positions_that_cannot_be(key: str, value: str) -> None:
    game = table(hands=["V1 V1", "T2", "A3"], built=["Library"])
    good = lines(game)
    assert from_position("".join(f"{k}: {v}\n" for k, v in good.items())).position() == game.position()
    wrong = {**good, key: value}
    with pytest.raises(PositionError):
        from_position("".join(f"{k}: {v}\n" for k, v in wrong.items()))


def test_positions_with_missing_or_doubled_lines() -> None:
    text = table().position()
    with pytest.raises(PositionError, match="missing"):
        from_position(text.replace("idle: 0\n", ""))
    with pytest.raises(PositionError):
        from_position(text + "idle: 0\n")
    with pytest.raises(PositionError):
        from_position("nonsense")


def test_positions_of_finished_games() -> None:
    game = table(2, ["V1 V1"], phase="discard", idle=39)
    play(game, "discard V1", "discard V1")
    assert game.over
    assert from_position(game.position()).result == game.result


def test_positions_whose_game_would_be_over() -> None:
    assert not table(built=ALL, crystals=(0, 7, 0)).over  # seven are enough for the next box
    with pytest.raises(PositionError, match="over"):
        table(built=ALL)
    with pytest.raises(PositionError, match="over"):
        table(obelisk=[0] * 5)


@pytest.mark.parametrize(
    "text",
    [
        "",
        "fly",
        "walk",
        "walk Moon",
        "done now",
        "play V1",
        "play to Mill",
        "play V1 to",
        "play V7 to Mill",
        "build with V1",
        "build 1",
        "build 0 with V1",
        "build five with V1",
        "build 1 with Z1",
        "offer V1",
        "offer please with P1",
        "offer with",
        "discard",
        "discard V1 V2",
        "discard K2",
    ],
)
def test_words_that_name_no_action(text: str) -> None:
    game = new_game()
    with pytest.raises(NotationError):
        game.parse(text)
    with pytest.raises(NotationError):
        game.why_not(text)


def test_notation_is_patient() -> None:
    game = new_game()
    assert game.parse("  BUILD 1   with h3, V1 ") == Action(BUILD, 0, cards("V1 H3"))
    assert game.parse("walk fire temple") == game.parse("walk Fire Temple")
    assert card("black 2") == card("Vulca 2") == card("v2")
    assert game.parse("discard white 1") == Action(DISCARD, -1, (card("H1"),))


@pytest.mark.parametrize(
    "action",
    [
        Action(99),
        Action(DONE, 3),
        Action(DONE, -1, (0,)),
        Action(WALK, 21),
        Action(WALK, -1),
        Action(WALK, 5, (0,)),
        Action(PLAY, 5),
        Action(PLAY, -1, (0,)),
        Action(BUILD, 0, (99,)),
        Action(BUILD, 0, (-1,)),
        Action(OFFER, 1),
        Action(DISCARD, -1, ()),
        Action(DISCARD, -1, (0, 0)),
        Action(DISCARD, 0, (0,)),
    ],
)
@pytest.mark.parametrize("phase", ["movement", "contribution", "discard"])
def test_malformed_actions(action: Action, phase: str) -> None:
    game = table(hands=["V1 V1"], at="Iron Foundry", phase=phase)
    before = game.position()
    with pytest.raises(IllegalAction):
        game.apply(action)
    assert game.position() == before
    assert game.why_not(action) is not None


@pytest.mark.parametrize("action", [Action(WALK, "Mill"), Action(BUILD, 0, [0]), "done", None])  # type: ignore[arg-type]
def test_things_that_are_no_actions(action: Action) -> None:
    """Compiled, the rules may notice the wrong type first; either way nothing has happened."""
    game = table(hands=["V1 V1"], at="Iron Foundry")
    before = game.position()
    with pytest.raises((IllegalAction, TypeError)):
        game.apply(action)
    assert game.position() == before
    assert game.actions() == []


def test_cards_may_be_given_in_any_order() -> None:
    game = table(hands=["V1 V2"], at="Iron Foundry", phase="contribution")
    game.apply(Action(BUILD, 0, (card("V2"), card("V1"))))
    assert game.record().actions == ["build 1 with V1 V2"]


def test_seats_that_do_not_exist() -> None:
    game = new_game(2)
    for seat in (-2, 2):
        with pytest.raises(BluemoonError):
            game.view(seat)
        with pytest.raises(BluemoonError):
            game.seen([], seat)


def test_why_not_for_cards() -> None:
    game = table(hands=["V1 V2 P3 T1 K1 M1"], at="Iron Foundry", phase="contribution")
    assert reason(game, "V1") == ""
    assert reason(game, "black 2") == ""
    assert reason(game, "K1") == ""
    assert reason(game, "T1") == "003 Reconstructing a Building – Payment"
    assert reason(game, "M1") == "003 Reconstructing a Building – Payment"  # alone it is no pair
    end = table(hands=["V1"], phase="discard")
    assert reason(end, "V1") == ""
    assert reason(end, "V2") == "003 A Player's Turn – Card Powers"
    surplus = table(hands=["V3 V1"], at="Iron Foundry", phase="contribution")
    assert reason(surplus, "V1") == ""  # more than needed may be paid
    palace = table(
        hands=["V3 V1 T1"], at="Royal Palace", phase="contribution", markers={"Royal Palace": "1 1 1 ."}
    )
    assert reason(palace, "V1") == ""
    assert reason(palace, "T1") == "003 Reconstructing a Building – Payment"
    with_hoax = table(hands=["V3 V2 T1 H2"], at="Citadel", phase="contribution")
    assert reason(with_hoax, "T1") == reason(with_hoax, "H2") == ""  # V3 V2 would do, but H2 T1 may be added
    why = game.why_not("T1")
    assert why is not None
    assert "T1" in why.text
