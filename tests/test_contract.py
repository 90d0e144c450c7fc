"""One contract, kept by the duel, the city, the draft and the match: the same tests run over all four."""

from __future__ import annotations

import json
import random
from collections.abc import Sequence
from typing import Any

import pytest

from bluemoon import errors
from bluemoon.chance import Chance
from bluemoon.contract import SPECTATOR, Action, Event, Game, LegalActions, Reason, Result
from bluemoon.errors import BluemoonError, IllegalAction, NotationError, PositionError, RecordError
from tests.games import KINDS, Kind, moments

every = pytest.mark.parametrize("kind", KINDS, ids=[kind.name for kind in KINDS])


def finished(kind: Kind, seed: int = 0) -> Game[Any]:
    game = kind.begin(seed)
    game.play_out(Chance.of(f"finished {seed}"))
    return game


# --- deciding ---------------------------------------------------------------------------------------------


@every
def test_somebody_decides_until_the_game_is_over(kind: Kind) -> None:
    ends = 0
    for game in moments(kind):
        assert bool(game.deciders) == bool(game.legal_actions()) == (not game.over)
        assert set(game.deciders) <= set(range(game.players))
        if game.over:
            ends += 1
        else:
            assert game.player in game.deciders
            assert {action.seat for action in game.legal_actions()} == {game.player}
    assert ends == 4


@every
def test_each_seat_has_its_own_legal_actions(kind: Kind) -> None:
    for game in moments(kind, 2):
        for seat in range(SPECTATOR, game.players):
            actions = game.legal_actions(seat)
            assert bool(actions) == (seat in game.deciders)
            assert {action.seat for action in actions} <= {seat}
        if not game.over:
            assert game.legal_actions(game.player) == game.legal_actions()
            assert game.legal_actions(seat=None) == game.legal_actions()
        for wrong in (-2, game.players):
            with pytest.raises(BluemoonError, match="there is no seat"):
                game.legal_actions(wrong)
        anything: Any = "0"
        with pytest.raises(BluemoonError, match="a seat is a number"):
            game.legal_actions(anything)


@every
def test_the_result_says_who_won_and_how(kind: Kind) -> None:
    found: set[str] = set()
    for seed in range(6):
        game = kind.begin(seed)
        assert game.result is None
        game.play_out(Chance.of(seed))
        result = game.result
        assert isinstance(result, Result)
        assert isinstance(result.termination, kind.terminations)
        assert len(result.scores) == game.players
        assert set(result.winners) <= set(range(game.players))
        assert result.winner == (result.winners[0] if len(result.winners) == 1 else None)
        assert result.reason == result.termination.words
        assert result.reason
        assert json.loads(json.dumps(result.data()))["termination"] == str(result.termination)
        found.add(result.termination)
    assert found <= set(kind.terminations)


@every
def test_actions_are_values(kind: Kind) -> None:
    for game in moments(kind, 2):
        actions = game.legal_actions()
        assert isinstance(actions, LegalActions)
        assert isinstance(actions, Sequence)
        assert repr(actions) == f"<LegalActions ({', '.join(map(str, actions))})>"
        assert len(actions) == len(list(actions)) == len(actions.codes())
        assert [actions.index(action) for action in actions] == list(range(len(actions)))
        assert hash(actions) == hash(game.copy().legal_actions())
        again = game.copy().legal_actions()
        assert actions == again
        assert len(set(actions)) == len(actions)
        assert all(actions.count(action) == 1 and action in actions for action in actions[:20])
        assert kind.nonsense not in actions
        with pytest.raises(ValueError, match="not legal now"):
            actions.index(kind.nonsense)
        assert actions == list(actions)
        assert tuple(actions) == actions
        assert actions != [*actions, *actions, kind.nonsense]
        for action in actions[:40]:
            assert isinstance(action, Action)
            assert repr(action) == f"Action({action.text!r})"
            assert str(action) == action.text
            assert action.text.casefold().startswith(action.kind.casefold())
            assert all(card in action.text for card in action.cards)
            assert action.target in action.text
            parsed = game.parse(action.text.upper())
            assert parsed == action
            assert hash(parsed) == hash(action)
            assert action != action.text
            assert action.text in actions
            assert f" {action.text.upper()} " in actions
            assert actions[actions.index(action.text)] == action
            assert actions.count(action.text) == 1
            assert game.why_not(action) is None
            assert game.why_not(action.text) is None


@every
def test_an_action_and_its_words_do_the_same(kind: Kind) -> None:
    for game in moments(kind, 2):
        for action in game.legal_actions()[:6]:
            one, two, three = game.copy(), game.copy(), game.copy()
            events = one.apply(action)
            assert two.apply(str(action)) == events
            stranger = kind.from_position(game.position()).legal_actions()
            assert three.apply(stranger[game.legal_actions().index(action)]) == events
            assert one == two == three
            assert one.position() == two.position() == three.position()


@every
def test_a_random_action_is_legal(kind: Kind) -> None:
    chance = Chance.of("random action")
    for game in moments(kind, 2):
        if game.over:
            with pytest.raises(IllegalAction, match="over"):
                game.random_action(chance)
        else:
            action = game.random_action(chance)
            assert action in game.legal_actions()
            game.apply(action)


@every
def test_playing_out_stops_where_it_should(kind: Kind) -> None:
    game = kind.begin(0)
    assert game.play_out(Chance.of(1), 7) == 7
    assert not game.over
    assert game.play_out(Chance.of(1)) > 7
    assert game.over
    assert game.play_out(Chance.of(1)) == 0


# --- events -----------------------------------------------------------------------------------------------


@every
def test_events_are_values_with_names_and_seats(kind: Kind) -> None:
    kinds = set()
    chance = Chance.of("events")
    for seed in range(3):
        game = kind.begin(seed)
        while not game.over:
            events = game.apply(game.random_action(chance))
            assert isinstance(events, tuple)
            for event in events:
                assert isinstance(event, Event)
                assert SPECTATOR <= event.seat < game.players
                assert repr(event).startswith(f"Event({event.kind!r}")
                assert event.kind in str(event)
                assert all(isinstance(card, str) and card for card in event.cards)
                assert game.tell(event)
                assert json.loads(json.dumps(event.data()))["kind"] == event.kind
                assert event == event
                assert hash(event) == hash(Event(*_fields(event)))
                assert event == Event(*_fields(event))
                assert event != Event("something else", event.seat)
                kinds.add(event.kind)
    assert len(kinds) > 4


def _fields(event: Event) -> tuple[str, int, tuple[str, ...], int, str, str]:
    return event.kind, event.seat, event.cards, event.number, event.target, event.place


@every
def test_a_seat_sees_the_events_that_its_view_tells(kind: Kind) -> None:
    """What is hidden from a seat may be anything: dealt anew, the same action tells it the same."""
    hidden = 0
    chance = Chance.of("seen")
    for seed in range(3):
        game = kind.begin(seed)
        while not game.over:
            events = game.apply(game.random_action(chance))
            for seat in range(SPECTATOR, game.players):
                seen = game.seen(events, seat)
                assert len(seen) == len(events)
                for event, whole in zip(seen, events):
                    assert (event.kind, event.seat, event.number) == (whole.kind, whole.seat, whole.number)
                    assert event.cards in ((), whole.cards)
                    if whole.seat == seat:
                        assert event == whole
                    hidden += event != whole
                assert game.seen(seen, seat) == seen
    assert hidden > 20
    for seat in (-2, game.players):
        with pytest.raises(BluemoonError, match="there is no seat"):
            game.seen((), seat)


# --- views ------------------------------------------------------------------------------------------------


@every
def test_everybody_and_spectators_have_a_view(kind: Kind) -> None:
    for game in moments(kind, 2):
        for seat in range(SPECTATOR, game.players):
            view = game.view(seat)
            assert view.seat == seat
            data = view.data()
            assert json.loads(json.dumps(data)) == data
            assert data["seat"] == seat
            assert data["game"] == kind.name == view.game
            assert data == game.view(seat).data()
        for seat in (-2, game.players):
            with pytest.raises(BluemoonError, match="there is no seat"):
                game.view(seat)


@every
def test_views_are_compared_and_printed(kind: Kind) -> None:
    for game in moments(kind, 2):
        for seat in range(SPECTATOR, game.players):
            view = game.view(seat)
            assert view == game.copy().view(seat)
            assert hash(view) == hash(game.copy().view(seat))
            assert view == kind.determinize(view, 1).view(seat)
            assert view != game.view(seat - 1 if seat >= 0 else 0)
            assert repr(view).startswith(f"<View: {kind.name}, seat {seat}, ")
            assert len(repr(view)) < 80
            assert ("over" in repr(view)) == game.over
            if not game.over:
                later = game.copy()
                later.play_out(Chance.of(1))
                assert view != later.view(seat)


@every
def test_a_determinized_game_agrees_with_the_view(kind: Kind) -> None:
    for game in moments(kind, 4):
        for seat in range(SPECTATOR, game.players):
            view = game.view(seat)
            guess = kind.determinize(view, "a seed")
            assert guess == kind.determinize(view, Chance.of("a seed"))
            assert guess.view(seat).data() == view.data()
            assert guess.deciders == game.deciders
            if seat == game.player and not game.over:
                assert guess.legal_actions() == game.legal_actions()


@every
def test_determinized_games_differ_in_what_is_hidden(kind: Kind) -> None:
    game = kind.begin(2)
    game.play_out(Chance.of("hidden"), 20)
    view = game.view(SPECTATOR)
    assert len({kind.determinize(view, seed).position() for seed in range(5)}) == 5


@every
def test_a_determinized_game_plays_on_and_has_a_record(kind: Kind) -> None:
    for number, game in enumerate(moments(kind, 2)):
        guess = kind.determinize(game.view(number % 2), number)
        assert kind.replay(guess.record()) == guess
        guess.play_out(Chance.of(number), 30)
        assert kind.replay(guess.record()) == guess
        assert kind.replay(guess.copy().record()).record() == guess.record()


# --- keeping ----------------------------------------------------------------------------------------------


@every
def test_a_copy_goes_its_own_way(kind: Kind) -> None:
    for game in moments(kind, 2):
        before, record = game.position(), game.record()
        twin = game.copy()
        assert twin == game
        assert type(twin) is type(game)
        if not game.over:
            twin.play_out(Chance.of("twin"), 12)
            assert twin != game
        assert (game.position(), game.record()) == (before, record)


@every
def test_games_are_compared_and_printed(kind: Kind) -> None:
    game = kind.begin(1)
    assert game == kind.begin(1)
    assert game != kind.begin(4)
    other: Any = "a game"
    assert game != other
    assert repr(game).startswith(f"<{type(game).__name__}: ")
    assert "seat" in repr(game)
    assert "0x" not in repr(game)
    assert "decides" not in repr(finished(kind))
    with pytest.raises(TypeError, match="unhashable"):
        hash(game)


@every
def test_a_position_gives_the_same_game(kind: Kind) -> None:
    for game in moments(kind, 3):
        again = kind.from_position(game.position())
        assert again == game
        assert again.position() == game.position()
        assert again.legal_actions() == game.legal_actions()
        assert again.result == game.result
        for seat in range(SPECTATOR, game.players):
            assert again.view(seat).data() == game.view(seat).data()
        assert kind.replay(again.record()) == game
        again.play_out(Chance.of("on"), 15)
        game.play_out(Chance.of("on"), 15)
        assert again == game
        assert kind.replay(again.record()) == again


@every
def test_a_record_gives_the_same_game(kind: Kind) -> None:
    for game in moments(kind, 3):
        record = game.record()
        assert record.game == kind.name
        again = kind.replay(record)
        assert again == game
        assert again.record() == record
        assert again.record().write() == record.write() == str(record)


@every
def test_nothing_internal_is_handed_out(kind: Kind) -> None:
    """Whatever was returned is changed as far as it can be: the game stays as it was."""
    for game in moments(kind, 2):
        before, offered = game.position(), game.legal_actions()
        record = game.record()
        for seat in range(SPECTATOR, game.players):
            _spoil(game.view(seat).data())
        _spoil(getattr(game.record(), "setup", {}))
        _spoil(getattr(game.record(), "actions", []))
        for name in dir(type(game)):
            if not name.startswith("_") and isinstance(getattr(type(game), name), property):
                value = getattr(game, name)
                assert not isinstance(value, (list, dict, set)), name
                with pytest.raises((AttributeError, TypeError)):
                    setattr(game, name, value)
        assert (game.position(), game.legal_actions(), game.record()) == (before, offered, record)


def _spoil(value: Any) -> None:
    if isinstance(value, dict):
        for part in value.values():
            _spoil(part)
        value.clear()
    elif isinstance(value, list):
        for part in value:
            _spoil(part)
        value.append("spoilt")


@every
def test_internals_stay_inside(kind: Kind) -> None:
    """What a user sees of a game is the contract and a handful of names."""
    contract = {name for name in dir(Game) if not name.startswith("_")}
    shown = {name for name in dir(kind.begin(0)) if not name.startswith("_")}
    assert contract <= shown
    assert len(shown - contract) <= 12, sorted(shown - contract)


# --- bad input --------------------------------------------------------------------------------------------


@every
@pytest.mark.parametrize("wrong", [17, None, 45056, ("play", 1), ["retreat"], 1.5])
def test_what_is_no_action_is_refused(kind: Kind, wrong: Any) -> None:
    game = kind.begin(0)
    before = game.position()
    with pytest.raises(IllegalAction, match=r"that is no (action|pick)"):
        game.apply(wrong)
    with pytest.raises(IllegalAction, match=r"that is no (action|pick)"):
        game.why_not(wrong)
    assert game.position() == before


@every
def test_arguments_of_a_wrong_type_are_told_the_right_one(kind: Kind) -> None:
    game: Any = kind.begin(0)
    wrong: Any
    for wrong in (random.Random(1), None, 1):
        for ask in (game.random_action, game.play_out):
            with pytest.raises(BluemoonError, match=r"Chance\.of\(1\)"):
                ask(wrong)
    for wrong in ("x", None, 3, ("play", 0)):
        with pytest.raises(BluemoonError, match=r"game\.apply\(action\) returned"):
            game.tell(wrong)
        with pytest.raises(BluemoonError, match=r"game\.apply\(action\) returned"):
            game.seen([wrong], 0)
    with pytest.raises(BluemoonError, match=r"game\.apply\(action\) returned"):
        game.seen("x", 0)
    for wrong in ("0", None, 1.5):
        for ask in (game.view, lambda seat: game.seen((), seat)):
            with pytest.raises(BluemoonError, match="a seat is a number"):
                ask(wrong)
    with pytest.raises(NotationError, match="is a text, not int"):
        game.parse(3)
    assert game == kind.begin(0)


@every
def test_words_that_name_nothing_are_refused(kind: Kind) -> None:
    game = kind.begin(0)
    for words in (kind.nonsense, "", "   ", "\n", "é" * 3000):
        with pytest.raises(NotationError):
            game.parse(words)
        with pytest.raises(NotationError):
            game.apply(words)
        with pytest.raises(NotationError):
            game.why_not(words)
    for ask in (game.parse, game.apply, game.why_not):
        with pytest.raises(NotationError, match=kind.verb):
            ask(kind.nonsense)
        with pytest.raises(NotationError, match=f"^{kind.verb} what\\? "):
            ask(kind.verb)
    assert game == kind.begin(0)


@every
def test_an_action_that_is_not_possible_now_is_refused_with_a_reason(kind: Kind) -> None:
    game = kind.begin(0)
    reason = game.why_not(kind.illegal)
    assert isinstance(reason, Reason)
    assert reason.text
    assert reason.place
    for attempt in (game.parse, game.apply):
        with pytest.raises(IllegalAction) as refused:
            attempt(kind.illegal)
        assert len(str(refused.value)) > 10
    assert game == kind.begin(0)


@every
def test_an_action_of_another_seat_or_time_is_refused(kind: Kind) -> None:
    game = kind.begin(0)
    early = game.legal_actions()[0]
    stale = 0
    chance = Chance.of("stale")
    for _ in range(60):
        game.apply(game.random_action(chance))
        if game.over:
            break
        before = game.position()
        if early in game.legal_actions() or game.why_not(early) is None:
            continue
        stale += 1
        with pytest.raises(IllegalAction):
            game.apply(early)
        assert game.position() == before
    assert stale


@every
def test_a_finished_game_takes_no_action(kind: Kind) -> None:
    game = finished(kind)
    before = game.position()
    action = kind.begin(0).legal_actions()[0]
    for wrong in (action, str(action)):
        with pytest.raises(IllegalAction, match="over"):
            game.apply(wrong)
        reason = game.why_not(wrong)
        assert reason is not None
        assert "over" in reason.text
    assert game.position() == before
    assert not game.legal_actions()
    assert repr(game.legal_actions()) == "<LegalActions ()>"
    assert game.deciders == ()


@every
@pytest.mark.parametrize("text", ["", "hello", "{}", "[]", "players: 2", '{"decks": 3}'])
def test_positions_that_are_none(kind: Kind, text: str) -> None:
    with pytest.raises(PositionError):
        kind.from_position(text)


@every
def test_records_of_other_games_are_refused(kind: Kind) -> None:
    for other in KINDS:
        if other is not kind:
            record = other.begin(0).record()
            with pytest.raises(RecordError):
                kind.replay(record)


def test_every_error_is_a_bluemoon_error() -> None:
    found = [
        value
        for value in vars(errors).values()
        if isinstance(value, type) and value.__module__ == errors.__name__
    ]
    assert len(found) > 5
    assert all(issubclass(value, BluemoonError) for value in found)
