"""Makes the set-up of a table from a request: who sits where with which decks, checked against the rules."""

from __future__ import annotations

import secrets
from collections.abc import Container, Sequence

from bluemoon.duel.model.piles import UNSAID
from bluemoon.formats.decks import DeckList, Terms, all_said, name_problem, problems
from bluemoon.formats.packs import check_peoples
from bluemoon.messages import MatchCode, ServerCode
from bluemoon.rulebook.positions import all_examples
from bluemoon.server.people.names import unlike
from bluemoon.server.protocol import requests
from bluemoon.server.protocol.folding import folded
from bluemoon.server.protocol.requests import Deck, NewSeat, NewTable
from bluemoon.server.tables import journal
from bluemoon.server.tables.journal import Refused, SeatSetup, Setup

PLAYERS = {"duel": (2, 2), "match": (2, 2), "city": (2, 4), "draft": (2, 6)}
USES_DECKS = ("duel", "match")
RATED_MINUTES = 1  # the least that a clock of a rated game begins with
RATED_ABSENCE = 5  # the least minutes away after which a rated game can be lost


def setup_of(wish: NewTable, guest_name: str) -> Setup:
    """The set-up; raises Refused with everything that is wrong with the request."""
    if wish.example:
        return _example(wish.example, guest_name)
    seats = wish.seats if wish.seats is not None else [NewSeat(who="me"), NewSeat(who="open")]
    least, most = PLAYERS[wish.game]
    if not least <= len(seats) <= most:
        raise Refused(
            "not-possible", ServerCode.PLAYERS, game=wish.game, least=least, most=most, n=len(seats)
        )
    if wish.peoples is not None:
        check_peoples(len(seats), wish.peoples)
    clock = None if wish.clock is None else agreed_clock(wish.clock)
    if wish.chat and wish.listed:
        raise Refused("not-possible", ServerCode.CHAT_LISTED)
    if wish.club is not None and wish.listed:
        raise Refused("not-possible", ServerCode.CLUB_LISTED)
    if wish.rated:
        demand_rateable(wish, seats)
    if clock is not None and clock.seconds and wish.game != "draft":
        raise Refused("not-possible", ServerCode.PICKS_ONLY)
    return Setup(
        game=wish.game,
        seats=tuple(_seat(wish, seats, number, guest_name) for number in range(len(seats))),
        rules=wish.rules,
        mulligan=wish.mulligan,
        piles=UNSAID if wish.game == "city" else wish.piles,
        layout=wish.layout,
        peoples=tuple(wish.peoples or ()),
        clock=clock,
        takeback=wish.takeback and not wish.rated,
        advice=wish.advice,
        rated=wish.rated,
        chat=wish.chat,
        absence=None if wish.absence is None else wish.absence * 60,
        pause=True,
    )


def demand_rateable(wish: NewTable, seats: Sequence[NewSeat]) -> None:
    """Raise Refused unless a table can be rated: a duel, a match or a city of different players, without
    advice, and with a clock, so that walking away loses: against a bot, too."""
    others = [seat.who for seat in seats if seat.who != "me"]
    if wish.game == "draft" or len(others) != len(seats) - 1 or "random" in others:
        raise Refused("not-possible", ServerCode.NOT_RATEABLE)
    if wish.advice:
        raise Refused("not-possible", ServerCode.RATED_NO_ADVICE)
    demand_rated_clock(wish.clock)
    days = wish.clock is not None and wish.clock.days
    if wish.absence and (days or wish.absence < RATED_ABSENCE):
        raise Refused("not-possible", ServerCode.RATED_ABSENCE, minutes=RATED_ABSENCE)


def demand_rated_clock(clock: requests.Clock | None) -> None:
    """Raise Refused unless a rated game can have this clock: nobody can lose before he has looked."""
    if clock is None or (clock.minutes is not None and clock.minutes < RATED_MINUTES):
        raise Refused("not-possible", ServerCode.RATED_CLOCK)


def agreed_clock(clock: requests.Clock) -> journal.Clock:
    """The clock that a request describes."""
    return journal.Clock(clock.minutes or 0.0, clock.increment, clock.days or 0, clock.seconds or 0)


def _example(name: str, guest_name: str) -> Setup:
    """A position of the rulebook, the guest against a bot; what is drawn is drawn by lot."""
    example = all_examples().get(name)
    if example is None:
        raise Refused("not-possible", ServerCode.NO_EXAMPLE, names=", ".join(all_examples()))
    record = example.begun(secrets.token_hex(16)).record().setup
    seats = (SeatSetup("guest", guest_name), SeatSetup("bot", example.level.capitalize(), example.level))
    return Setup(example.game, seats, example.rules, takeback=True, record=record, piles=example.piles)


def _seat(wish: NewTable, seats: Sequence[NewSeat], number: int, guest_name: str) -> SeatSetup:
    seat = seats[number]
    decks = brought(seat.deck, seat.decks, wish.game, wish.rules)
    same = sum(other.who == seat.who for other in seats[: number + 1])
    suffix = f" {same}" if same > 1 else ""
    called = "" if wish.rated else seat.name  # ratings belong to kept names
    if seat.who == "me":
        return SeatSetup("guest", called or guest_name + suffix, decks=decks)
    if seat.who == "open":
        return SeatSetup(decks=decks)
    return SeatSetup("bot", called or seat.who.capitalize() + suffix, seat.who, decks)


def numbered(names: Sequence[str], kept: Container[str] = ()) -> list[str]:
    """The names, with a number where one comes again: 'Ann', 'Novice', 'Novice 2'. `kept`: names that no
    number makes, folded."""
    found: list[str] = []
    for name in names:
        found.append(unlike(name, {folded(before) for before in found}, kept))
    return found


def brought(one: Deck | None, several: list[Deck] | None, game: str, rules: str) -> tuple[DeckList, ...]:
    """The decks that a player brings; raises Refused if one is illegal. Only a match takes more than one."""
    lists = [deck.listed() for deck in ([one] if one is not None else []) + (several or [])]
    if game not in USES_DECKS:
        return ()
    if game == "duel":
        lists = lists[:1]
    for deck in lists:
        demand_legal(deck, Terms(rules, match=game == "match"))
    names = [deck.name.casefold() for deck in lists]
    if len(set(names)) < len(names):
        raise Refused("illegal", MatchCode.SAME_NAMES)
    return tuple(lists)


def demand_legal(deck: DeckList, terms: Terms) -> None:
    """Raise Refused with everything that is wrong with a deck, if anything is."""
    unnamed = name_problem(deck.name)
    if unnamed:
        raise Refused("illegal", unnamed)
    wrong = problems(deck, terms)
    if wrong:
        raise Refused("illegal", all_said(wrong), wrong[0].place)
