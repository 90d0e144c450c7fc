"""Hidden information: permute everything a seat cannot know, and nothing that it sees changes."""

from hypothesis import given, settings
from hypothesis import strategies as st

from bluemoon.chance import Chance
from bluemoon.city.actions import BUILD, DISCARDS, PLAY, Action
from bluemoon.city.cards import ALL_CARDS, CARD, KINDS, cards, counted, listed
from bluemoon.city.engine import CityState, determinize, from_position, new_game
from bluemoon.city.events import Event
from tests.city.table import at_random, hand, offered, play, table

SEATS = st.integers(0, 3)


def game_after(players: int, seed: int, decisions: int) -> CityState:
    chance = Chance.of(f"hidden {seed}")
    game = new_game(players, seed=seed)
    for _ in range(decisions):
        if game.over:
            break
        at_random(game, chance)
    return game


def permuted(game: CityState, seat: int, chance: Chance) -> CityState:
    """The same game with what the seat cannot know dealt anew: other hands, face-down cards, deck, chance.

    Written without the code of `determinize`: pairs of hidden cards change places, unless that would put a
    card into the deck that the seat knows not to be there.
    """
    other = game.copy()
    slots: list[tuple[str, int]] = [("deck", 0)]
    slots += [("hand", one) for one in range(game.players) if one != seat]
    slots += [("down", one) for one in range(game.players) if game.face_down[one]]
    for _ in range(60):
        first = slots[chance.below(len(slots))]
        second = slots[chance.below(len(slots))]
        swap(other, first, second, seat, chance)
    other.sure = [game.sure[index] if index // KINDS == seat else 0 for index in range(KINDS * game.players)]
    other.chance = Chance(chance.word(), chance.word(), chance.word(), 1)
    return other


def pile_of(game: CityState, slot: tuple[str, int]) -> list[int]:
    where, seat = slot
    if where == "deck":
        return list(listed(game.deck))
    if where == "hand":
        return list(listed(game.hands[seat * KINDS : (seat + 1) * KINDS]))
    return list(game.face_down[seat])


def put(game: CityState, slot: tuple[str, int], pile: list[int]) -> None:
    where, seat = slot
    if where == "deck":
        game.deck = counted(pile)
    elif where == "hand":
        game.hands[seat * KINDS : (seat + 1) * KINDS] = counted(pile)
    else:
        game.face_down[seat] = tuple(sorted(pile))


def swap(game: CityState, first: tuple[str, int], second: tuple[str, int], seat: int, chance: Chance) -> None:
    one, two = pile_of(game, first), pile_of(game, second)
    if first == second or not one or not two:
        return
    i, j = chance.below(len(one)), chance.below(len(two))
    before = one[i], two[j]
    one[i], two[j] = two[j], one[i]
    put(game, first, one)
    put(game, second, two)
    for kind in before:
        held = sum(game.hands[kind::KINDS]) - game.hands[seat * KINDS + kind]
        if held + sum(pile.count(kind) for pile in game.face_down) < game.sure[seat * KINDS + kind]:
            one[i], two[j] = before
            put(game, first, one)
            put(game, second, two)
            return


def questions(game: CityState, chance: Chance) -> list[Action | str]:
    """Things to ask why_not about: cards, discards, powers and payments, legal or not."""
    asked: list[Action | str] = [CARD[kind] for kind in range(KINDS) if ALL_CARDS[kind]]
    asked += DISCARDS
    for _ in range(20):
        kinds = tuple(chance.below(KINDS) for _ in range(1 + chance.below(3)))
        asked.append(Action(BUILD, chance.below(4), kinds))
        asked.append(Action(PLAY, chance.below(21), kinds[:1]))
    return asked


@settings(max_examples=60, deadline=None)
@given(st.integers(2, 4), st.integers(0, 10**6), st.integers(0, 500), SEATS, st.integers(0, 10**6))
def test_permuting_the_hidden_changes_nothing(
    players: int, seed: int, decisions: int, seat: int, mix: int
) -> None:
    seat %= players
    game = game_after(players, seed, decisions)
    other = permuted(game, seat, Chance.of(f"mix {mix}"))
    view = game.view(seat)
    assert other.view(seat) == view
    one, two = determinize(view, Chance.of(mix)), determinize(other.view(seat), Chance.of(mix))
    assert one.position() == two.position()
    if game.over or game.player != seat:
        return
    actions = game.legal_actions()
    assert other.legal_actions() == actions
    for asked in questions(game, Chance.of(mix)):
        assert other.why_not(asked) == game.why_not(asked)
    for action in actions[:12]:
        here, there = game.copy(), other.copy()
        seen_here = here.seen(here.apply(action), seat)
        seen_there = there.seen(there.apply(action), seat)
        # The own draw is chance, not knowledge: only what it brings may differ.
        assert without_own_draw(seen_here, seat) == without_own_draw(seen_there, seat)


def without_own_draw(events: list[Event], seat: int) -> list[Event]:
    return [
        event._replace(cards=()) if event.kind in ("drew", "took up") and event.seat == seat else event
        for event in events
    ]


@settings(max_examples=40, deadline=None)
@given(st.integers(2, 4), st.integers(0, 10**6), st.integers(0, 500), SEATS, st.integers(0, 10**6))
def test_the_turns_of_others_look_alike(players: int, seed: int, decisions: int, seat: int, mix: int) -> None:
    """Another seat acts with cards it holds in both games: the watching seat sees the same."""
    seat %= players
    game = game_after(players, seed, decisions)
    if game.over or game.player == seat:
        return
    other = permuted(game, seat, Chance.of(f"mix {mix}"))
    common = [action for action in game.legal_actions() if other.why_not(action) is None]
    for action in common[:12]:
        here, there = game.copy(), other.copy()
        seen_here = here.seen(here.apply(action), seat)
        seen_there = there.seen(there.apply(action), seat)
        # A reward may give the watching seat cards, too: what it draws is chance, not knowledge.
        assert without_own_draw(seen_here, seat) == without_own_draw(seen_there, seat)
        if here.turn == game.turn and without_own_draw(seen_here, seat) == seen_here:
            assert here.view(seat) == there.view(seat)


@settings(max_examples=60, deadline=None)
@given(st.integers(2, 4), st.integers(0, 10**6), st.integers(0, 600), SEATS, st.integers(0, 10**6))
def test_determinized_games_agree_with_the_view(
    players: int, seed: int, decisions: int, seat: int, mix: int
) -> None:
    seat %= players
    game = game_after(players, seed, decisions)
    view = game.view(seat)
    made = determinize(view, Chance.of(mix))
    assert made.view(seat) == view
    assert from_position(made.position()).position() == made.position()  # a table that can be
    if not game.over and game.player == seat:
        assert made.legal_actions() == game.legal_actions()


def test_determinized_games_differ_and_can_be_played_out() -> None:
    view = game_after(3, 5, 120).view(1)
    chance = Chance.of("many")
    games = [determinize(view, chance) for _ in range(8)]
    assert len({game.position() for game in games}) == 8
    assert len({tuple(game.hands) for game in games}) == 8
    for game in games[:2]:
        while not game.over:
            at_random(game, chance)


def test_others_learn_how_many_cards_are_drawn_not_which() -> None:
    game = table(2, ["V1"], phase="discard")
    events = play(game, "done")
    drew = events[0]
    assert (drew.kind, drew.number, len(drew.cards)) == ("drew", 2, 2)
    assert game.seen(events, 0)[0] == drew
    assert game.seen(events, 1)[0] == drew._replace(cards=())


def test_own_face_down_cards_are_hidden_too() -> None:
    game = table(2, ["V1"], at="University", phase="discard", face_down=["A1 A2", "-"])
    assert game.view(0).face_down == (2, 0)
    piles = {determinize(game.view(0), Chance.of(seed)).face_down[0] for seed in range(12)}
    assert len(piles) > 6


def test_counting_tells_where_the_cards_are_after_a_reshuffle() -> None:
    """The discard pile of open cards becomes the deck: what is not in it, the other player holds."""
    game = table(2, ["V1 V1", "T3 T3 P1"], phase="discard", deck="K1 K1", discards=None)
    play(game, "done")
    assert hand(game, 1) == "T3 T3 P1"
    assert cards("T3 T3 P1") == game.view(0).sure
    for seed in range(5):
        assert hand(determinize(game.view(0), Chance.of(seed)), 1) == "T3 T3 P1"
    # The other player in turn knows the first hand, and forgets nothing until cards are seen again.
    assert cards("V1 V1 K1 K1") == game.view(1).sure
    play(game, "done", "discard P1", "done")
    assert cards("T3 T3") == game.view(0).sure
    hands = {hand(determinize(game.view(0), Chance.of(seed)), 1) for seed in range(5)}
    assert len(hands) == 5
    assert all(one.count("T3") >= 2 for one in hands)


def test_views_do_not_hold_what_is_hidden() -> None:
    """Neither chance nor the deck's content nor other hands, whatever the fields are called."""
    game = table(2, ["V1", "T1 T2 T3"])
    view = game.view(0)
    assert not {"chance", "hands"} & set(view._fields)
    assert view.deck == 76
    assert cards("T1 T2 T3") not in view
    assert offered(game)
