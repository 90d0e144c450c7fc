"""A game is its record: it replays byte for byte, a person may edit it, a corrupt one gives RecordError."""

from __future__ import annotations

import random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from bluemoon.duel import named_deck
from bluemoon.duel.engine import DuelState, from_position, new_game, replay
from bluemoon.errors import BluemoonError, IllegalAction, IllegalDeck, RecordError, UnknownCard
from bluemoon.record import HEADING, Record, read_record
from tests.duel.games import EDITIONS, PAIRS, any_game, at_random, game_after, mixed_deck
from tests.duel.kit import offers, side, table


def check_replay(game: DuelState) -> None:
    text = game.record().write()
    again = replay(read_record(text))
    assert again.position() == game.position()
    assert again.record().write() == text
    assert again.result == game.result


@pytest.mark.parametrize("rules", EDITIONS)
def test_seeded_games_replay_byte_for_byte(rules: str) -> None:
    rng = random.Random(f"records {rules}")
    for decks in rng.sample(PAIRS, 10):
        game = new_game(decks, rules, f"a seed, {decks}", mulligan=rng.random() < 0.5)
        while not game.over:
            at_random(game, rng)
            if rng.random() < 0.03:
                check_replay(game)
        check_replay(game)


@pytest.mark.parametrize("rules", EDITIONS)
def test_games_of_own_decks_replay(rules: str) -> None:
    rng = random.Random(f"own {rules}")
    for _ in range(6):
        one, two = mixed_deck(rng, "My own deck"), mixed_deck(rng, "Yours")
        game = new_game((one, two), rules, rng.randrange(10**6), mulligan=rng.random() < 0.5)
        while not game.over:
            at_random(game, rng)
        check_replay(game)
        assert replay(read_record(game.record().write())).decks[0].name == "My own deck"


def test_an_own_deck_may_meet_a_ready_made_one() -> None:
    game = new_game(("Hoax", mixed_deck(random.Random(3))), seed=3)
    assert "deck 1" not in game.record().setup
    check_replay(game)


def test_games_from_a_position_replay() -> None:
    for seed in range(20):
        rng = random.Random(f"position {seed}")
        game = any_game(rng)
        for _ in range(rng.randrange(60)):
            if not game.over:
                at_random(game, rng)
        later = from_position(game.position())
        while not later.over and rng.random() < 0.98:
            at_random(later, rng)
        check_replay(later)


def test_replaying_half_a_record_gives_the_game_of_that_moment() -> None:
    rng = random.Random("half")
    game = new_game(("Khind", "Buka"), seed=11)
    moments = [game.position()]
    while not game.over:
        at_random(game, rng)
        moments.append(game.position())
    record = game.record()
    for count in (0, 1, 17, len(record.actions) // 2, len(record.actions)):
        assert replay(Record(record.setup, record.actions[:count])).position() == moments[count]


def test_a_record_reads_well() -> None:
    game = new_game(("hoax", " VULCA "), "classic", seed=17, mulligan=True)
    game.apply(game.parse("done"))
    assert game.record().write() == (
        "bluemoon record 1\ngame: duel\nrules: classic\ndecks: Hoax, Vulca\nseed: 17\nmulligan: yes\n"
        "piles: top\nversion: 2\n\ndone\n"
    )


# --- by hand ----------------------------------------------------------------------------------------------


def a_game() -> DuelState:
    rng = random.Random("a game")
    game = new_game(("Vulca", "Pillar"), seed=5)
    for _ in range(25):
        at_random(game, rng)
    return game


def test_comments_blank_lines_spaces_and_case_do_not_matter() -> None:
    game = a_game()
    heading, *setup = game.record().write().partition("\n\n")[0].splitlines()
    lines = ["# my best game", "", f"  {heading}  ", *(f" {line} " for line in setup), ""]
    lines.append("# now it begins")
    for number, action in enumerate(game.record().actions):
        odd = (action.upper(), f"   {action}.", action.replace(" ", "   "), f"\t{action.lower()} ")[
            number % 4
        ]
        lines += [odd, "", "   # well played"][: 1 + number % 3]
    edited = replay(read_record("\n".join(lines)))
    assert edited.position() == game.position()
    assert edited.record().write() == game.record().write()


def test_lines_may_end_as_on_another_system() -> None:
    game = a_game()
    assert replay(read_record(game.record().write().replace("\n", "\r\n"))).position() == game.position()


def test_short_records_take_the_defaults() -> None:
    record = read_record(f"{HEADING}\ngame: duel\ndecks: hoax, vulca\nseed: 9\n")
    assert (
        replay(record).position() == new_game(("Hoax", "Vulca"), seed=9, piles="open", version=1).position()
    )


# --- the version of the rules -----------------------------------------------------------------------------


def test_a_record_says_the_version_of_its_rules() -> None:
    record = a_game().record()
    assert record.setup["version"] == "2"
    assert replay(record).version == 2
    assert new_game(("Vulca", "Hoax")).version == 2


def test_a_record_without_one_is_of_version_1_and_stays_so() -> None:
    old = Record({key: value for key, value in a_game().record().setup.items() if key != "version"})
    game = replay(old)
    assert game.version == 1
    assert game.record().setup == old.setup
    assert from_position(game.position()).version == 1
    assert game.copy().version == 1


def test_a_position_without_one_is_played_by_the_rules_of_now() -> None:
    game = a_game()
    assert '"version"' not in game.position()
    assert from_position(game.position()).version == 2
    again = replay(from_position(game.position()).record())
    assert again.version == 2


def test_a_game_of_version_1_takes_what_was_offered_then() -> None:
    """Stars Shining was a dead end in classic, and was taken back."""
    me = side(hand=["Stars Shining", "NoClass", "NoProblem"])
    now = table(me, side(combat=["Terraton"]), rules="classic", element="earth")
    then = table(me, side(combat=["Terraton"]), rules="classic", element="earth", version=1)
    assert "play Stars Shining" not in offers(now) | offers(then)
    with pytest.raises(IllegalAction):
        now.apply(then.parse("play Stars Shining"))
    for text in ("play Stars Shining", "backtrack", "retreat"):
        then.apply(then.parse(text))
    assert replay(then.record()).position() == then.position()


@pytest.mark.parametrize("version", ["0", "3", "two", ""])
def test_there_is_no_other_version(version: str) -> None:
    setup = {**a_game().record().setup, "version": version}
    with pytest.raises(RecordError):
        replay(Record(setup))


# --- corrupt ----------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("old", "new"),
    [
        (HEADING, "bluemoon record 2"),
        (HEADING, "a record of bluemoon"),
        (f"{HEADING}\n", ""),
        ("game: duel", "game: city"),
        ("game: duel", "game: chess"),
        ("game: duel\n", ""),
        ("game: duel\n", "game: duel\ngame: duel\n"),
        ("rules: legends", "rules: house"),
        ("rules: legends", "rules:"),
        ("decks: Vulca, Pillar\n", ""),
        ("decks: Vulca, Pillar", "decks: Vulca"),
        ("decks: Vulca, Pillar", "decks: Vulca, Pillar, Hoax"),
        ("decks: Vulca, Pillar", "decks: Vulca, Martians"),
        ("decks: Vulca, Pillar", "decks: Vulca, Pillar\ndeck 1: Blaze; Nobody of This Name"),
        ("decks: Vulca, Pillar", "decks: Vulca, Pillar\ndeck 1: Blaze; Blaze"),
        ("decks: Vulca, Pillar", "decks: Vulca, Pillar\ndeck 2: Blaze; ; Spark"),
        ("decks: Vulca, Pillar", "decks: Vulca, Pillar\na line without a colon"),
        ("seed: 5\n", ""),
        ("seed: 5\n", "seed: 5\nposition: {}\n"),
        ("seed: 5\n", "seed: 5\nposition: {\n"),
        ("seed: 5\n", "seed: 5\nposition: [1, 2]\n"),
        ("seed: 5\n", "seed: 5\n\nfly to the moon\n"),
        ("seed: 5\n", "seed: 5\n\nplay Nobody of This Name\n"),
        ("seed: 5\n", "seed: 5\n\ncall the bluff\n"),
        ("seed: 5\n", "seed: 6\n"),
    ],
)
def test_corrupt_records(old: str, new: str) -> None:
    text = a_game().record().write()
    assert old in text
    with pytest.raises(RecordError):
        replay(read_record(text.replace(old, new, 1)))


@pytest.mark.parametrize("text", ["", "\n\n", "# only a comment", "\x00\x01", "{}", "game: duel", HEADING])
def test_texts_that_are_no_record(text: str) -> None:
    with pytest.raises(RecordError):
        replay(read_record(text))


def test_a_record_says_which_action_failed() -> None:
    record = a_game().record()
    record.actions[3] = "announce Water"
    with pytest.raises(RecordError, match="action 4, 'announce Water'"):
        replay(record)


def test_a_record_does_not_go_on_after_the_end() -> None:
    rng = random.Random("end")
    game = new_game(("Vulca", "Flit"), seed=2)
    while not game.over:
        at_random(game, rng)
    record = game.record()
    record.actions.append("retreat")
    with pytest.raises(RecordError, match=f"action {len(record.actions)}"):
        replay(record)


def test_illegal_decks_and_unknown_cards_say_so() -> None:
    with pytest.raises(IllegalDeck, match="two decks"):
        new_game(("Hoax",))
    with pytest.raises(IllegalDeck, match="Martians"):
        new_game(("Hoax", "Martians"))
    with pytest.raises(UnknownCard, match="did you mean Blaze"):
        named_deck("Mine", ("Blazze",))
    with pytest.raises(IllegalDeck):
        named_deck("Mine", ())
    with pytest.raises(IllegalDeck, match="different"):
        named_deck("Mine", ("Blaze", "blaze"))
    with pytest.raises(BluemoonError, match="'legends' and 'classic'"):
        new_game(("Hoax", "Vulca"), "house rules")


PIECES = ("", "x", ":", "\n", "\n\n", ",", "null", "-1", "\u2603", "#", "{", "Blaze")


@pytest.mark.parametrize("part", range(4))
def test_damaged_records_give_record_errors_or_games(part: int) -> None:
    """Cut out, double or overwrite pieces of a record: it replays all the same, or gives RecordError."""
    rng = random.Random(f"damage {part}")
    texts = [a_game().record().write(), from_position(game_after(4, 12).position()).record().write()]
    failed = 0
    for _ in range(100):
        text = damaged(rng.choice(texts), rng)
        try:
            game = replay(read_record(text))
        except RecordError:
            failed += 1
        else:
            assert game.over or game.legal_actions()
    assert failed > 30


def damaged(text: str, rng: random.Random) -> str:
    for _ in range(rng.randrange(1, 4)):
        start = rng.randrange(len(text) + 1)
        end = min(len(text), start + rng.randrange(30))
        text = text[:start] + rng.choice((*PIECES, text[start:end] * 2)) + text[end:]
    return text


@settings(max_examples=100, deadline=None, derandomize=True)
@given(st.text())
def test_garbage_gives_record_errors(text: str) -> None:
    for record in (text, f"{HEADING}\n{text}", f"{HEADING}\ngame: duel\n{text}\n\n{text}"):
        with pytest.raises(RecordError):
            replay(read_record(record))
