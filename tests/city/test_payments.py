"""Khind, Mimix and Hoax in payments, and the offered payments against a slow, independent search."""

from collections import Counter
from itertools import combinations, product
from time import process_time

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from bluemoon.city.board import ANY_COLOUR
from bluemoon.city.cards import (
    ALL_CARDS,
    AQUA,
    CARD,
    COLOUR,
    HOAX,
    KHIND,
    MIMIX,
    PILLAR,
    VALUE,
    VULCA,
    cards,
    counted,
    listed,
)
from bluemoon.city.payments import payments, worth
from tests.city.table import offered, play, reason, table


def is_worth(text: str, colour: int) -> int:
    return worth(cards(text), colour)


@pytest.mark.rule("003 Khind")
def test_khind_are_wild_ones() -> None:
    assert is_worth("K1 K1", VULCA) == 2  # used as any colour
    assert is_worth("V3 K1 K1", VULCA) == 5  # added to any colour
    assert is_worth("K1 K1 K1", MIMIX) == 3
    assert is_worth("T3 K1", VULCA) == -1
    game = table(hands=["V2 K1 T1"], at="Iron Foundry", phase="contribution")
    assert "build 1 with V2 K1" in offered(game)
    play(game, "build 1 with V2 K1")
    late = table(hands=["K1"], at="Iron Foundry")
    assert reason(late, "K1") == "003 The Card Powers"  # nothing to do with it while moving


@pytest.mark.rule("003 Mimix")
def test_two_mimix_are_a_wild_three() -> None:
    for pair in ("M1 M1", "M1 M2", "M2 M2"):
        assert is_worth(pair, VULCA) == 3
    assert is_worth("M1", VULCA) == -1  # only in combination
    assert is_worth("M1 M2 M2", VULCA) == -1
    assert is_worth("M3 M3", VULCA) == -1  # value 3 has no power
    assert is_worth("M1 M1 M2 M2", VULCA) == 6
    assert is_worth("V2 M1 M1", VULCA) == 5  # added to a colour
    game = table(hands=["M1 M2"], at="Iron Foundry", phase="contribution")
    assert offered(game) == {"done", *(f"build {box} with M1 M2" for box in (1, 2, 3))}


@pytest.mark.rule("003 Mimix")
def test_mimix_in_their_own_colour() -> None:
    assert is_worth("M2 M2", MIMIX) == 4  # as brown cards they are worth more than as a pair
    assert is_worth("M1 M1", MIMIX) == 3  # as a pair more than as brown cards
    assert is_worth("M1 M1 M2", MIMIX) == 5
    assert is_worth("M3 M1", MIMIX) == 4


@pytest.mark.rule("003 Hoax – Value 2")
def test_hoax_two_changes_one_card() -> None:
    assert is_worth("H2 T3", VULCA) == 3
    assert is_worth("H2 T3 V2", VULCA) == 5
    assert is_worth("H2 T3 T1", VULCA) == -1  # two cards
    assert is_worth("H2 H2 T3 P1", VULCA) == 4  # two Hoax, two cards
    assert is_worth("H2 H3", VULCA) == 3  # a white card is a card too
    assert is_worth("H2 H2", VULCA) == 2
    assert is_worth("H2", VULCA) == -1  # a Hoax that changes nothing pays nothing
    assert is_worth("H3", VULCA) == -1
    assert is_worth("H2 V3", VULCA) == -1
    game = table(hands=["H2 T3"], at="Iron Foundry", phase="contribution")
    play(game, "build 1 with H2 T3")
    assert game.view(0).hand == ()


@pytest.mark.rule("003 Hoax – Value 1")
def test_hoax_one_changes_up_to_four_of_a_colour() -> None:
    assert is_worth("H1 T1 T1 T1 T2", VULCA) == 5
    assert is_worth("H1 T3", VULCA) == 3
    assert is_worth("H1 T1 T1 T1 T2 T2", VULCA) == -1  # five
    assert is_worth("H1 T3 P1", VULCA) == -1  # two colours
    assert is_worth("H1 H1 T3 P1", VULCA) == 4
    assert is_worth("H1 H2 T1 T1 T1 T2 T2", VULCA) == 7
    assert is_worth("H1 H2 H3", VULCA) == 5  # white cards are of one colour
    assert is_worth("H1 V3", VULCA) == -1
    game = table(hands=["H1 T2 T3"], at="Citadel", phase="contribution")
    assert "build 1 with T2 T3 H1" in offered(game)


@pytest.mark.rule("003 Hoax – Powers keep their colour")
def test_powers_cannot_be_recoloured() -> None:
    assert is_worth("H2 V2 M1", AQUA) == -1  # a black card does not become a Mimix for a pair
    assert is_worth("H1 M1", VULCA) == 1  # recoloured, a Mimix is worth what is printed on it
    assert is_worth("H2 M2", VULCA) == 2
    # And outside contributions a Hoax changes nothing: no red card flies the red dragon.
    game = table(hands=["H1 H2 A1"])
    assert not any("H" in action.split()[1] for action in offered(game) if action.startswith("play"))


@pytest.mark.rule("003 Hoax – Value 1")
@pytest.mark.rule("003 Hoax – Value 2")
def test_hoax_as_white_cards() -> None:
    assert is_worth("H1 H2 H3", HOAX) == 6
    assert is_worth("H2 T3", HOAX) == 3  # the Hoax changes the red card and is not counted itself
    assert is_worth("H2 H2 T3", HOAX) == 5


@pytest.mark.rule("003 Reconstructing a Building – Royal Palace")
def test_palace_worth() -> None:
    assert is_worth("V3 V2", ANY_COLOUR) == 5
    assert is_worth("V3 T2", ANY_COLOUR) == -1
    assert is_worth("H2 V3 T2", ANY_COLOUR) == 5
    assert is_worth("K1 K1 K1", ANY_COLOUR) == 3


# The slow search: give every single card a part in every possible way.


def slow_worth(hand: tuple[int, ...], colour: int) -> int:
    if colour == ANY_COLOUR:
        return max(slow_worth(hand, one) for one in range(8))
    best = -1
    hoax = [i for i, kind in enumerate(hand) if COLOUR[kind] == HOAX and VALUE[kind] < 3]
    mimix = [i for i, kind in enumerate(hand) if COLOUR[kind] == MIMIX and VALUE[kind] < 3]
    for changers in subsets(hoax):
        for paired in subsets(mimix):
            rest = [hand[i] for i in range(len(hand)) if i not in changers and i not in paired]
            if len(paired) % 2 == 0 and can_change([hand[i] for i in changers], rest, colour):
                best = max(best, sum(VALUE[kind] for kind in rest) + len(paired) // 2 * 3)
    return best


def subsets(items: list[int]) -> list[tuple[int, ...]]:
    return [chosen for size in range(len(items) + 1) for chosen in combinations(items, size)]


def can_change(changers: list[int], rest: list[int], colour: int) -> bool:
    """Whether some assignment of changers to cards changes all that must be and leaves no changer idle."""
    choices: list[list[int]] = []
    for kind in rest:
        if COLOUR[kind] == colour:
            choices.append([-1])
        elif COLOUR[kind] == KHIND:
            choices.append([-1, *range(len(changers))])
        else:
            choices.append([*range(len(changers))])
    for given_to in product(*choices):
        jobs: list[list[int]] = [[] for _ in changers]
        for kind, changer in zip(rest, given_to):
            if changer >= 0:
                jobs[changer].append(kind)
        if all(fits(changer, job) for changer, job in zip(changers, jobs)):
            return True
    return False


def fits(changer: int, job: list[int]) -> bool:
    if VALUE[changer] == 2:
        return len(job) == 1
    return 1 <= len(job) <= 4 and len({COLOUR[kind] for kind in job}) == 1


def slow_payments(hand: tuple[int, ...], colour: int, need: int) -> set[tuple[int, ...]]:
    sets = {tuple(hand[i] for i in chosen) for chosen in subsets([*range(len(hand))])}
    paying = [one for one in sets if slow_worth(one, colour) >= need]
    counts = [(one, Counter(one)) for one in paying]
    return {one for one, count in counts if not any(other < count for _, other in counts)}


interesting = st.sampled_from(
    [*cards("V1 V2 V3 T1 T2 A3 K1 M1 M2 M3 H1 H2 H3 P1 P2"), *cards("H1 H1 H2 H2 M1 M2")]
)


def exists(kinds: list[int]) -> bool:
    """Whether the pack has that many of each card."""
    return all(kinds.count(kind) <= ALL_CARDS[kind] for kind in kinds)


@settings(max_examples=150, deadline=None)
@given(
    st.lists(interesting, min_size=1, max_size=6).filter(exists),
    st.sampled_from([VULCA, HOAX, MIMIX, PILLAR, ANY_COLOUR]),
    st.integers(2, 5),
)
def test_offered_payments_are_exactly_the_smallest(kinds: list[int], colour: int, need: int) -> None:
    hand = tuple(sorted(kinds))
    found = payments(counted(hand), colour, need)
    assert len(set(found)) == len(found)
    shown = {" ".join(CARD[kind] for kind in one) for one in found}
    assert shown == {" ".join(CARD[kind] for kind in one) for one in slow_payments(hand, colour, need)}


@settings(max_examples=150, deadline=None)
@given(
    st.lists(interesting, min_size=1, max_size=7), st.sampled_from([VULCA, HOAX, MIMIX, KHIND, ANY_COLOUR])
)
def test_worth_of_any_set(kinds: list[int], colour: int) -> None:
    hand = tuple(sorted(kinds))
    assert worth(hand, colour) == slow_worth(hand, colour)


def test_even_a_hand_of_half_the_pack_pays_for_the_palace_at_once() -> None:
    hand = counted(listed(ALL_CARDS)[::2])
    began = process_time()
    found = payments(hand, ANY_COLOUR, 5)
    assert process_time() - began < 0.5  # it takes a tenth of this; a search over all sets takes minutes
    assert len(found) == len(set(found)) > 1000
    for one in found:
        assert all(one.count(kind) <= hand[kind] for kind in one)
        assert worth(one, ANY_COLOUR) >= 5
        assert all(worth((*one[:i], *one[i + 1 :]), ANY_COLOUR) < 5 for i in range(len(one)))
