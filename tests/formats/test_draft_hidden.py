"""What a seat knows of a draft, drafts dealt from a view, positions and records."""

from __future__ import annotations

import random

import pytest

from bluemoon.cards import POOL
from bluemoon.chance import Chance
from bluemoon.errors import NotationError, PositionError, RecordError
from bluemoon.formats.draft_engine import DraftState, Pick, determinize, from_position, new_draft, replay
from bluemoon.record import Record, read_record
from tests.formats.test_draft import a_draft, everybody_picks, to_the_end

rule = pytest.mark.rule


def halfway(players: int, turns: int, seed: int, in_turn: int = 0) -> DraftState:
    """A draft after some turns, with some sealed picks of random seats."""
    rng = random.Random(f"{players} {turns} {seed}")
    draft = new_draft(players, seed=seed)
    for _ in range(turns):
        if not draft.over:
            everybody_picks(draft, rng)
    for seat in rng.sample(range(players), in_turn):
        if not draft.over:
            draft.apply(rng.choice(draft.legal_actions(seat)))
    return draft


SOME = [
    halfway(players, turns, seed, in_turn)
    for players in range(2, 7)
    for seed, (turns, in_turn) in enumerate([(0, 0), (1, 1), (3, 0), (7, 1), (17, 1), (40, 0)])
]


# --- views ------------------------------------------------------------------------------------------------


@rule("004 Drafting c")
def test_a_player_sees_his_own_cards_and_nothing_of_the_others() -> None:
    draft = a_draft(4)
    for _ in range(5):
        everybody_picks(draft)
    data = draft.view(1).data()
    assert data["drafted"] == list(draft.drafted(1))
    assert data["hand"] == [POOL[pick.card].name for pick in draft.legal_actions(1)]
    seen = {card for row in data["looks"] for look in row for card in look["cards"]}
    hidden = {POOL[pick.card].name for pick in draft.legal_actions(3)} - seen
    assert hidden
    assert not any(f"'{card}'" in str(data) or f'"{card}"' in str(data) for card in hidden)


@rule("004 Drafting 6 b", "004 Drafting c")
@pytest.mark.parametrize("draft", SOME, ids=range(len(SOME)))
def test_views_do_not_depend_on_what_is_hidden(draft: DraftState) -> None:
    """Exchange what a seat has never seen: its view stays the same, byte for byte."""
    for seat in range(-1, draft.players):
        view = draft.view(seat)
        for number in range(3):
            other = determinize(view, f"other {number}")
            assert other.view(seat) == view
            assert other.view(seat).data() == view.data()


@rule("004 Drafting 6 b")
def test_the_common_pile_can_hold_anything_that_a_seat_has_not_seen() -> None:
    draft = halfway(5, 5, 3)
    view = draft.view(0)
    seen = 0
    for row in view.looks:
        for look in row:
            seen |= look.cards
    piles = [determinize(view, seed).discards for seed in range(20)]
    assert all(pile.bit_count() == 5 for pile in piles)
    assert len({pile & ~seen for pile in piles}) == 1  # every pack of the round passed this seat
    assert len(set(piles)) > 10


def test_a_pack_that_comes_back_tells_what_the_other_took() -> None:
    """Two players: what is missing when a pack returns lies before the other player, in every guess."""
    draft = a_draft(2)
    first = draft.hand(0)
    everybody_picks(draft)
    everybody_picks(draft)
    gone = first & ~draft.hand(0) & ~draft.kept(0)
    assert gone.bit_count() == 1
    for seed in range(10):
        assert determinize(draft.view(0), seed).kept(1) & gone == gone


def test_guesses_differ_where_nothing_is_known() -> None:
    view = a_draft(6).view(0)
    assert len({determinize(view, seed).hand(3) for seed in range(10)}) == 10
    assert determinize(view, 4).position() == determinize(view, Chance.of(4)).position()


def test_a_guess_plays_to_the_end_and_has_a_record() -> None:
    for draft in SOME[::3]:
        guess = determinize(draft.view(0), 1)
        to_the_end(guess)
        again = replay(read_record(guess.record().write()))
        assert again.position() == guess.position()


def test_a_guess_knows_whose_picks_are_in() -> None:
    draft = halfway(4, 2, 1, in_turn=2)
    for seat in range(4):
        guess = determinize(draft.view(seat), 7)
        assert guess.deciders == draft.deciders
        assert guess.sealed[seat] == draft.sealed[seat]


def test_spectators_see_only_numbers() -> None:
    data = halfway(3, 9, 2).view(-1).data()
    assert data["hand"] == data["drafted"] == data["looks"] == []
    assert data["round"] == 3
    assert data["turn"] == 2


def test_events_are_blotted_out() -> None:
    draft = a_draft(3)
    events = [event for _ in range(4) for event in everybody_picks(draft)]
    assert {event.kind for event in events} == {"picked", "passed", "last", "dealt"}
    for seat in (0, 1, 2, -1):
        for event, whole in zip(draft.seen(events, seat), events):
            assert event.cards == (whole.cards if event.seat == seat else ())
            assert event.number == whole.number


# --- positions --------------------------------------------------------------------------------------------


@pytest.mark.parametrize("draft", SOME, ids=range(len(SOME)))
def test_a_position_gives_the_same_draft(draft: DraftState) -> None:
    again = from_position(draft.position())
    assert again.position() == draft.position()
    for seat in range(-1, draft.players):
        assert again.view(seat) == draft.view(seat)
    assert to_the_end(again, 5).position() == to_the_end(draft.copy(), 5).position()


def test_a_finished_draft_is_a_position_too() -> None:
    draft = to_the_end(a_draft(3))
    again = from_position(draft.position())
    assert again.over
    assert again.discards == draft.discards
    assert again.result == draft.result


def lines(draft: DraftState) -> dict[str, str]:
    return dict(line.split(": ", 1) for line in draft.position().splitlines())


def broken(**changes: str | None) -> str:
    """The position of a draft in its second round with some lines changed or left out."""
    draft = halfway(2, 5, 0)
    draft.apply(draft.legal_actions(1)[0])
    table = lines(draft)
    for key, value in changes.items():
        key = key.replace("_", " ")
        if value is None:
            del table[key]
        else:
            table[key] = value
    return "".join(f"{key}: {value}\n" for key, value in table.items())


SAMPLE = lines(halfway(2, 5, 0))
TAKEN, _, LEFT = SAMPLE["round 2 pack 0"].partition(" | ")
ONE_OF_OTHER_PACK = SAMPLE["round 2 pack 1"].split(" | ")[1].split("; ")[0]
STRANGER = next(
    card.name for card in POOL if card.people not in SAMPLE["peoples"].split(", ") and card.number == 5
)


@pytest.mark.parametrize(
    ("changes", "says"),
    [
        ({"players": None}, "does not say its 'players'"),
        ({"players": "two"}, "players: expected a number"),
        ({"players": "7"}, "2 to 6 players"),
        ({"peoples": "Hoax"}, "needs 3 different peoples"),
        ({"peoples": "Hoax, Elves, Flit"}, "Elves"),
        ({"match": "perhaps"}, "expected 'yes' or 'no'"),
        ({"chance": "1 2 3"}, "four numbers"),
        ({"chance": "0 0 0 0"}, "four numbers"),
        ({"chance": f"{2**32} 0 0 1"}, "four numbers"),
        ({"chance": None}, "does not say its 'chance'"),
        ({"round_2_pack_0": None, "round_2_pack_1": None}, "round 1 has ended, so round 2 has been dealt"),
        ({"round_2_pack_1": None}, "does not say its 'round 2 pack 1'"),
        ({"round_1_pack_0": None}, "no round has been dealt|unknown line"),
        ({"round_2_pack_0": LEFT}, "expected cards taken"),
        ({"round_2_pack_0": f"{TAKEN} | {LEFT}; {STRANGER}"}, "is not in this draft"),
        ({"round_2_pack_0": f"{TAKEN} | {LEFT}; {TAKEN}"}, "stands twice"),
        ({"round_2_pack_0": f"{TAKEN} | {LEFT.partition('; ')[2]}"}, "5 cards were dealt, not 4"),
        ({"round_2_pack_0": f"| {TAKEN}; {LEFT}"}, "from every pack as many cards are taken"),
        ({"round_2_pack_0": f"{TAKEN} | {LEFT}; Nobody"}, "no card is called 'Nobody'"),
        ({"round_3_pack_0": "| "}, "unknown line 'round 3 pack 0'"),
        ({"sealed_0": "Nobody"}, "no card is called 'Nobody'"),
        ({"sealed_1": TAKEN}, "sealed 1: .* is not among the cards before that seat"),
        ({"dragons": "3"}, "unknown line 'dragons'"),
    ],
)
def test_positions_that_cannot_be(changes: dict[str, str | None], says: str) -> None:
    with pytest.raises(PositionError, match=says):
        from_position(broken(**changes))


def test_lines_that_are_none_and_picks_that_would_be_open() -> None:
    from_position(broken())
    with pytest.raises(PositionError, match="every 'key: value' once"):
        from_position("hello")
    with pytest.raises(PositionError, match="every 'key: value' once"):
        from_position("players: 2\nplayers: 2")
    draft = halfway(2, 5, 0)
    for seat in (0, 1):
        draft.sealed[seat] = draft.legal_actions(seat)[0].card
    with pytest.raises(PositionError, match="would have been revealed"):
        from_position(draft.position())


# --- notation and records ---------------------------------------------------------------------------------


def test_picks_in_words() -> None:
    draft = a_draft(3)
    mine, other = draft.legal_actions(0)[0], draft.legal_actions(2)[0]
    name = POOL[mine.card].name
    assert draft.text(mine) == f"pick {name}"
    assert draft.text(other) == f"seat 2: pick {POOL[other.card].name}"
    for text in (f"pick {name}", name, f"PICK  {name.upper()}", f"seat 0: pick {name}", f"Seat 0 {name}"):
        assert draft.parse(text) == mine
    assert draft.parse(draft.text(other)) == other
    for wrong in ("", "pick", "seat 1:", "seat x: pick Spark", "pick Nobody", "pick Royal Marshal"):
        with pytest.raises(NotationError):
            draft.parse(wrong)


@pytest.mark.parametrize("draft", SOME, ids=range(len(SOME)))
def test_records_replay_byte_for_byte(draft: DraftState) -> None:
    text = draft.record().write()
    again = replay(read_record(text))
    assert again.position() == draft.position()
    assert again.record().write() == text


def test_sealed_picks_are_recorded_in_seat_order() -> None:
    draft = a_draft(4)
    picks = {seat: draft.legal_actions(seat)[1] for seat in (3, 1)}
    for seat in (3, 1):
        draft.apply(picks[seat])
    names = {seat: POOL[pick.card].name for seat, pick in picks.items()}
    assert draft.record().actions == [f"seat 1: pick {names[1]}", f"seat 3: pick {names[3]}"]
    draft.apply(draft.legal_actions(0)[0])
    draft.apply(draft.legal_actions(2)[0])
    assert [text.startswith("pick ") for text in draft.record().actions] == [True] * 4
    assert draft.record().actions[1] == f"pick {names[1]}"


def test_a_record_from_a_position_with_sealed_picks() -> None:
    draft = from_position(halfway(3, 4, 1, in_turn=1).position())
    for seat in draft.deciders[1:]:
        draft.apply(draft.legal_actions(seat)[0])
    again = replay(read_record(draft.record().write()))
    assert again.position() == draft.position()
    to_the_end(draft)
    assert replay(draft.record()).position() == draft.position()


@pytest.mark.parametrize(
    ("setup", "actions", "says"),
    [
        ({"game": "duel"}, [], "no record of a draft"),
        ({"game": "draft", "players": "2", "seed": "1", "decks": "x"}, [], "unknown line 'decks'"),
        ({"game": "draft", "players": "9", "seed": "1"}, [], "expected 2 to 6, found '9'"),
        ({"game": "draft", "players": "2", "peoples": "Hoax", "seed": "1"}, [], "needs 3 different peoples"),
        ({"game": "draft", "players": "2", "seed": "1", "match": "?"}, [], "'yes' or 'no'"),
        ({"game": "draft", "players": "2"}, [], "does not say its 'peoples'"),
        ({"game": "draft", "players": "2", "seed": "1"}, ["pick Nobody"], "action 1, 'pick Nobody'"),
        ({"game": "draft", "players": "2", "seed": "1"}, ["seat 5: pick Spark"], "there is no seat 5"),
    ],
)
def test_corrupt_records(setup: dict[str, str], actions: list[str], says: str) -> None:
    with pytest.raises(RecordError, match=says):
        replay(Record(setup, actions))


def test_an_illegal_pick_in_a_record() -> None:
    draft = new_draft(2, seed=5)
    theirs = Pick(0, draft.legal_actions(1)[0].card)
    with pytest.raises(RecordError, match="not among the cards before you"):
        replay(Record(draft.record().setup, [draft.text(theirs)]))
