"""The draft by the rulebook: pools, the table, passing, the common pile, step 8, and what is hidden."""

from __future__ import annotations

import random

import pytest

from bluemoon.cards import PEOPLES, POOL, find
from bluemoon.errors import BluemoonError, IllegalAction, IllegalDeck
from bluemoon.formats.draft_engine import DraftState, Event, Pick, new_draft
from bluemoon.formats.packs import cards_after, dealt_in, pool_of, to_the_right
from bluemoon.powers.vocabulary import Type
from bluemoon.sets import bits

rule = pytest.mark.rule

WITHOUT_BUKA = [people for people in PEOPLES if people != "Buka"]
POOLS = {2: 3, 3: 4, 4: 6, 5: 7, 6: 9}


def a_draft(players: int, buka: bool = False, seed: int = 1) -> DraftState:
    peoples = WITHOUT_BUKA[: POOLS[players]]
    if buka or players == 6:
        peoples = [*WITHOUT_BUKA[: POOLS[players] - 1], "Buka"]
    return new_draft(players, peoples, seed)


def everybody_picks(draft: DraftState, rng: random.Random | None = None) -> list[Event]:
    """One turn: every seat keeps the first card of its pack, or any."""
    events = []
    for seat in draft.deciders:
        actions = draft.legal_actions(seat)
        events += draft.apply(rng.choice(actions) if rng else actions[0])
    return events


def to_the_end(draft: DraftState, seed: int = 0) -> DraftState:
    rng = random.Random(seed)
    while not draft.over:
        everybody_picks(draft, rng)
    return draft


# --- step 1: the pools ------------------------------------------------------------------------------------


@rule("004 Drafting 1 a", "004 Drafting 1 b")
@pytest.mark.parametrize("people", PEOPLES)
def test_a_pool_is_the_affiliation_and_the_mutant_of_the_deck(people: str) -> None:
    cards = [POOL[card] for card in bits(pool_of(people))]
    assert len(cards) == (31 if people == "Buka" else 33)
    own = [card for card in cards if card.people == people]
    mutants = [card for card in cards if card.mutant]
    assert len(own) + len(mutants) == len(cards)
    assert [card.deck for card in mutants] == ([] if people == "Buka" else [people])
    assert all(card.type is not Type.LEADER for card in cards)


@rule("004 Drafting 1 b")
def test_cards_of_other_peoples_in_the_deck_stay_out() -> None:
    assert find("Pandemonium").deck == "Vulca"
    assert not pool_of("Vulca") >> POOL.index(find("Pandemonium")) & 1
    assert pool_of("Khind") >> POOL.index(find("Pandemonium")) & 1


def test_no_pools_share_a_card() -> None:
    assert sum(pool_of(people).bit_count() for people in PEOPLES) == 8 * 33 + 31
    together = 0
    for people in PEOPLES:
        together |= pool_of(people)
    assert together.bit_count() == 8 * 33 + 31


# --- the table --------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("players", "pools", "dealt", "rounds", "cards"),
    [
        pytest.param(2, 3, 5, 9, 39, marks=rule("004 Drafting Setup 2")),
        pytest.param(3, 4, 5, 8, 35, marks=rule("004 Drafting Setup 3")),
        pytest.param(4, 6, 5, 9, 39, marks=rule("004 Drafting Setup 4")),
        pytest.param(5, 7, 6, 7, 38, marks=rule("004 Drafting Setup 5")),
        pytest.param(6, 9, 7, 7, 42, marks=rule("004 Drafting Setup 6")),
    ],
)
@rule("004 Drafting 8 c", "004 Drafting 2")
def test_the_table(players: int, pools: int, dealt: int, rounds: int, cards: int) -> None:
    draft = a_draft(players)
    assert len(draft.peoples) == pools
    everything = pools * 33 - (2 if players == 6 else 0)  # six players need all peoples, the Buka too
    assert [draft.hand(seat).bit_count() for seat in range(players)] == [dealt] * players
    assert draft.aside.bit_count() == everything - players * dealt
    normal = draft.deals[:rounds]
    assert normal == [dealt] * rounds
    assert draft.deals[rounds:] == ([4] if players < 6 else [])
    to_the_end(draft)
    assert [draft.kept(seat).bit_count() for seat in range(players)] == [cards] * players
    assert [len(draft.drafted(seat)) for seat in range(players)] == [cards] * players
    result = draft.result
    assert result is not None
    assert result.winners == ()


@rule("004 Drafting b")
@pytest.mark.parametrize(("players", "cards"), [(2, 38), (3, 34), (4, 39), (5, 37), (6, 42)])
def test_with_the_buka(players: int, cards: int) -> None:
    """Three cards in step 8 with two, three and five players; nothing changes with four and six."""
    draft = a_draft(players, buka=True)
    assert draft.deals[-1] == {2: 3, 3: 3, 4: 4, 5: 3, 6: 7}[players]
    to_the_end(draft)
    assert [draft.kept(seat).bit_count() for seat in range(players)] == [cards] * players


def test_the_deals_never_need_more_cards_than_there_are() -> None:
    for players, pools in POOLS.items():
        for buka in (False, True):
            peoples = [*WITHOUT_BUKA[: pools - 1], "Buka"] if buka else WITHOUT_BUKA[:pools]
            cards = sum(pool_of(people).bit_count() for people in peoples)
            assert sum(dealt_in(players, peoples)) * players <= cards or (players == 6 and not buka)
            assert cards_after(players, peoples) == sum(dealt_in(players, peoples)) - len(
                dealt_in(players, peoples)
            )


# --- steps 3 to 7 -----------------------------------------------------------------------------------------


@rule("004 Drafting 3", "004 Drafting 4")
def test_keep_one_and_pass_the_others_to_the_right() -> None:
    """Seat 1 sits to the left of seat 0, so the right neighbour of seat 0 is the last seat."""
    draft = a_draft(4)
    first = [draft.hand(seat) for seat in range(4)]
    kept = [draft.legal_actions(seat)[2].card for seat in range(4)]
    for seat in range(4):
        draft.apply(Pick(seat, kept[seat]))
    for seat in range(4):
        assert draft.kept(seat) == 1 << kept[seat]
        right = (seat - 1) % 4
        assert draft.hand(right) == first[seat] & ~(1 << kept[seat])
    second = [draft.hand(seat) for seat in range(4)]
    everybody_picks(draft)
    for seat in range(4):
        assert draft.hand((seat - 1) % 4) == second[seat] & (second[seat] - 1)  # the first card was kept
        assert draft.kept(seat).bit_count() == 2


@rule("004 Drafting 5", "004 Drafting 6 a")
def test_of_the_last_two_one_is_kept_and_the_other_goes_to_the_common_pile() -> None:
    draft = a_draft(3)
    for _ in range(3):
        assert not draft.discards
        everybody_picks(draft)
    hands = [draft.hand(seat) for seat in range(3)]
    assert [hand.bit_count() for hand in hands] == [2, 2, 2]
    events = everybody_picks(draft)
    assert draft.round == 1
    assert draft.discards == sum(hand & (hand - 1) for hand in hands)
    assert draft.discards.bit_count() == 3
    last = [event for event in events if event.kind == "last"]
    assert [event.cards for event in last] == [bits(hand & (hand - 1)) for hand in hands]
    assert [draft.kept(seat).bit_count() for seat in range(3)] == [4, 4, 4]


@rule("004 Drafting 7")
def test_the_direction_changes_every_round() -> None:
    draft = a_draft(4)
    for number in range(9):
        assert draft.round == number
        before = [draft.hand(seat) for seat in range(4)]
        everybody_picks(draft)
        step = -1 if number % 2 == 0 else 1  # to the right first, then to the left
        for seat in range(4):
            assert draft.hand((seat + step) % 4) == before[seat] & (before[seat] - 1)
        for _ in range(3):
            everybody_picks(draft)


def test_step_8_passes_to_the_right_again() -> None:
    """Step 8 repeats the steps that pass to the right; with eight rounds before it that is the next direction
    anyway, with nine it is the same once more (our reading)."""
    assert [to_the_right(3, number) for number in range(9)] == [True, False] * 4 + [True]
    assert [to_the_right(4, number) for number in range(8, 10)] == [True, True]
    assert [to_the_right(5, number) for number in range(6, 8)] == [True, True]


@rule("004 Drafting 8 a", "004 Drafting 8 b", "004 Drafting a")
def test_step_8_and_what_is_left_over() -> None:
    draft = a_draft(5)
    while draft.round < 7:
        everybody_picks(draft)
    assert [draft.hand(seat).bit_count() for seat in range(5)] == [4] * 5
    left_over = draft.aside
    assert left_over.bit_count() == 7 * 33 - 7 * 30 - 20 == 1
    assert not draft.discards & left_over
    for _ in range(3):
        assert not draft.over
        everybody_picks(draft)
    assert draft.over
    assert draft.discards & left_over == left_over
    kept = 0
    for seat in range(5):
        assert not kept & draft.kept(seat)
        kept |= draft.kept(seat)
    assert not kept & draft.discards
    assert (kept | draft.discards).bit_count() == 7 * 33


@rule("004 Drafting 8 b")
def test_six_players_have_no_last_round() -> None:
    draft = a_draft(6)
    for _ in range(7 * 6):
        assert not draft.over
        everybody_picks(draft)
    assert draft.over
    assert draft.aside.bit_count() == 1
    assert draft.discards.bit_count() == 7 * 6 + 1


# --- setting up -------------------------------------------------------------------------------------------


@rule("004 Draft Variant")
def test_whether_a_match_follows_is_said_at_the_beginning() -> None:
    draft = new_draft(2, seed=3, match=True)
    assert draft.match
    assert draft.record().setup["match"] == "yes"
    assert draft.view(0).match
    assert not new_draft(2, seed=3).match


def test_peoples_by_lot_and_by_name_give_the_same_draft() -> None:
    draft = new_draft(3, seed="a seed")
    assert len(set(draft.peoples)) == 4
    assert draft.position() == new_draft(3, draft.peoples, "a seed").position()
    assert {new_draft(3, seed=seed).peoples for seed in range(5)} != {draft.peoples}
    assert new_draft(2, [" hoax", "FLIT", "Aqua"], 1).peoples == ("Hoax", "Flit", "Aqua")


@pytest.mark.parametrize(
    ("players", "peoples", "says"),
    [
        (1, None, "2 to 6 players, not 1"),
        (7, None, "2 to 6 players, not 7"),
        (2, ["Hoax", "Flit"], "needs 3 different peoples, not Hoax, Flit"),
        (2, ["Hoax", "Flit", "hoax"], "needs 3 different peoples"),
        (2, [], "not none"),
    ],
)
def test_drafts_that_cannot_be(players: int, peoples: list[str] | None, says: str) -> None:
    with pytest.raises(BluemoonError, match=says):
        new_draft(players, peoples)


def test_unknown_peoples_and_seeds_of_two_lines() -> None:
    with pytest.raises(IllegalDeck, match="Elves"):
        new_draft(2, ["Hoax", "Flit", "Elves"])
    with pytest.raises(BluemoonError, match="one line"):
        new_draft(2, seed="a\nb")


# --- the contract -----------------------------------------------------------------------------------------


def test_picks_are_sealed_until_all_are_in() -> None:
    draft = a_draft(3)
    before = [draft.hand(seat) for seat in range(3)]
    events = draft.apply(draft.legal_actions(2)[0])  # in any order
    assert draft.deciders == (0, 1)
    assert min(draft.deciders) == draft.player
    assert draft.legal_actions(2) == []
    assert [draft.hand(seat) for seat in range(3)] == before
    assert draft.kept(2) == 0
    assert draft.seen(events, 2)[0].cards == bits(before[2])[:1]
    for other in (0, 1, -1):
        assert draft.seen(events, other) == [Event("picked", 2, (), 1)]
    with pytest.raises(IllegalAction, match="picked already"):
        draft.apply(Pick(2, bits(before[2])[1]))
    draft.apply(draft.legal_actions()[0])
    assert draft.player == 1
    draft.apply(draft.legal_actions()[0])
    assert len(draft.deciders) == 3
    assert [draft.kept(seat).bit_count() for seat in range(3)] == [1, 1, 1]


def test_the_order_of_the_picks_does_not_matter() -> None:
    one, two = a_draft(4), a_draft(4)
    picks = [one.legal_actions(seat)[seat] for seat in range(4)]
    for pick in picks:
        one.apply(pick)
    for pick in reversed(picks):
        two.apply(pick)
    assert one.position() == two.position()
    assert one.record() == two.record()


def test_why_not() -> None:
    draft = a_draft(2)
    mine, theirs = draft.legal_actions(0)[0], draft.legal_actions(1)[0]
    assert draft.why_not(mine) is None
    assert draft.why_not(POOL[mine.card].name) is None
    reason = draft.why_not(POOL[theirs.card].name)
    assert reason is not None
    assert "not among the cards before you" in reason.text
    assert draft.why_not(f"seat 1: pick {POOL[theirs.card].name}") is None
    for wrong, says in (
        (Pick(0, theirs.card), "not among the cards"),
        (Pick(2, mine.card), "there is no seat 2"),
        (Pick(0, 9999), "no card number 9999"),
    ):
        reason = draft.why_not(wrong)
        assert reason is not None
        assert says in reason.text
        with pytest.raises(IllegalAction, match=says):
            draft.apply(wrong)
    to_the_end(draft)
    reason = draft.why_not(mine)
    assert reason is not None
    assert reason.text == "the draft is over"
    assert draft.legal_actions() == []
    assert draft.deciders == ()


def test_a_copy_goes_its_own_way() -> None:
    draft = a_draft(3)
    draft.apply(draft.legal_actions()[0])
    before = draft.position()
    to_the_end(draft.copy())
    assert draft.position() == before


def test_there_are_only_so_many_seats() -> None:
    draft = a_draft(3)
    for seat in (3, -2):
        with pytest.raises(BluemoonError, match="no seat"):
            draft.view(seat)
        with pytest.raises(BluemoonError, match="no seat"):
            draft.legal_actions(seat)
    with pytest.raises(BluemoonError, match="no seat"):
        draft.drafted(-1)


def test_the_scores_are_the_numbers_of_cards() -> None:
    result = to_the_end(a_draft(2)).result
    assert result is not None
    assert result.scores == (39, 39)
