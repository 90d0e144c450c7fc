"""The duel for the page."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, assert_never, get_args

from msgspec import UNSET

from bluemoon.cards import PEOPLES
from bluemoon.cards.pool import leader_of
from bluemoon.duel import View
from bluemoon.duel.engine import DuelState
from bluemoon.duel.knowledge.view import fill_in, turned_up_cards
from bluemoon.duel.model import actions as do
from bluemoon.duel.model import frames
from bluemoon.duel.model.deck import Deck
from bluemoon.duel.model.side import Side
from bluemoon.duel.model.sources import card_in, owner_in, speaker_in, target_in
from bluemoon.duel.model.state import NO_ELEMENT, Event, State
from bluemoon.duel.model.termination import read_termination
from bluemoon.duel.rules.breakdown import Part, parts, raisers
from bluemoon.duel.rules.execute import announce, honest_bluffs
from bluemoon.duel.rules.payments import demanded
from bluemoon.duel.rules.stakes import outcomes
from bluemoon.duel.rules.survey import bluff_value, in_play, retreat_dragons, shield, survey, total
from bluemoon.duel.text.notation import action_text, event_text, picks_theirs, question_text
from bluemoon.duel.text.position import DRAGONS
from bluemoon.powers.nouns import TYPE_NOUNS
from bluemoon.powers.question import CHOSEN, NAMELESS, TO_GO, question
from bluemoon.server.present.words import TERMINATIONS
from bluemoon.server.protocol import duel as shapes
from bluemoon.server.protocol.words import Element, Piles
from bluemoon.sets import bits

ELEMENTS: Final[tuple[Element, Element]] = ("fire", "earth")
PHASES: Final[tuple[shapes.Phase, ...]] = get_args(shapes.Phase)  # in the order of the engine's numbers
ACTION_KINDS: Final[dict[int, shapes.DuelActionKind]] = {
    do.PLAY: "play",
    do.ADD: "add",
    do.BLUFF: "bluff",
    do.LOAD: "load",
    do.LAND: "land",
    do.RETRIEVE: "retrieve",
    do.DROP: "drop",
    do.USE: "use",
    do.SATISFY: "satisfy",
    do.RETREAT: "retreat",
    do.DECLINE: "decline",
    do.END_PHASE: "end",
    do.ANNOUNCE: "announce",
    do.CALL: "call",
    do.TRUST: "trust",
    do.PICK: "pick",
    do.DRAGON: "dragon",
    do.DONE: "done",
    do.YES: "yes",
    do.NO: "no",
    do.RANDOM: "random",
    do.GROUP: "group",
    do.BACKTRACK: "backtrack",
    do.FACE_DOWN: "face down",
    do.NUMBER: "number",
    do.REPLACE: "replace",
    do.PASS: "pass",
}
QUESTION_KINDS: Final[dict[str, shapes.QuestionKind]] = {
    kind: kind for kind in get_args(shapes.QuestionKind)
}  # of `powers.question`, by name
PRICES: Final[tuple[shapes.PriceKind, ...]] = get_args(shapes.PriceKind)  # of a payment, one is set
OUTCOMES: Final[dict[str, shapes.OutcomeKind]] = {kind: kind for kind in get_args(shapes.OutcomeKind)}
LEADERS: Final = {people: leader_of(people).name for people in PEOPLES}
EVENT_KINDS: Final[dict[str, shapes.DuelEventKind]] = {
    **{kind: kind for part in get_args(shapes.DuelEventKind) for kind in get_args(part)},
    # Events with the same meaning, whether the card is known or not.
    "bluff openly": "bluff",
    "shuffle in hidden": "shuffle in",
    "bottom hidden": "bottom",
    "take hidden": "take",
}


# --- the view ---------------------------------------------------------------------------------------------


def view(game: DuelState, seat: int, peoples: Sequence[str] = ("", "")) -> shapes.DuelView:
    """The table as the seat sees it; -1 is a spectator. `peoples`: whose colours the decks have, where their
    names do not say so ('' for drafted ones)."""
    seen = game.view(seat)
    return _view(seen, peoples, "top" if seen.state.top_only else "open")


def open_view(game: DuelState, seat: int, peoples: Sequence[str] = ("", "")) -> shapes.DuelView:
    """The whole table of a game that is over, or was over when this moment of it was looked at again."""
    view = game.view(seat)
    view.state = game.fork()
    view.hidden = view.memory = (None, None)
    return _view(view, peoples, "open")


def _view(view: View, peoples: Sequence[str], piles: Piles) -> shapes.DuelView:
    g = view.state
    full = fill_in(view, None)  # so that face-down cards count; what they are is never shown
    survey(full)
    one, two = (_side(view, full, seat, peoples[seat]) for seat in (0, 1))
    return shapes.DuelView(
        seat=view.seat,
        rules=g.edition.name,
        piles=piles,
        player=g.current,
        decider=g.player,
        phase=PHASES[g.phase],
        turn=g.turn,
        fight=g.fight,
        first_turn=g.first_turn,
        element=None if g.element == NO_ELEMENT else ELEMENTS[g.element],
        dragons=[shapes.DuelDragon(DRAGONS[d], _holder(g, d)) for d in range(3)],
        sides=(one, two),
        attracted_by_retreat=retreat_dragons(full, g.current) if g.fight and g.winner < 0 else 0,
        result=_result(g),
    )


def _result(g: State) -> shapes.DuelResult | None:
    if g.winner < 0:
        return None
    how = read_termination(g.termination)
    return shapes.DuelResult(g.winner, g.crystals, TERMINATIONS[how.value], how.words)


def _holder(g: State, dragon: int) -> int:
    if g.sides[0].dragons >> dragon & 1:
        return 0
    return 1 if g.sides[1].dragons >> dragon & 1 else -1


def _side(view: View, full: State, seat: int, people: str) -> shapes.DuelSide:
    g = view.state
    side, deck, hidden = g.sides[seat], g.decks[seat], view.hidden[seat]
    names = deck.names
    turned_up = turned_up_cards(g, seat)
    in_deck = (
        side.deck_count() if hidden is None else hidden.deck + len(hidden.bottom) + turned_up.bit_count()
    )
    unknown = 0 if hidden is None else hidden.hand
    bottom = list(side.bottom) if hidden is None else hidden.bottom
    counted = parts(full, seat, 0), parts(full, seat, 1)
    worth = _worths(counted)
    people = people or (deck.name if deck.name in PEOPLES else "Mutant")
    return shapes.DuelSide(
        name=deck.name,
        people=people,
        leader=LEADERS.get(people),
        hand=[
            *[shapes.HandCard(names[c], bool(side.seen >> c & 1)) for c in bits(side.hand)],
            *[None] * unknown,
        ],
        deck_count=in_deck,
        revealed=_named(deck, turned_up),
        bottom=[names[c] if c >= 0 and (hidden is not None or side.seen >> c & 1) else None for c in bottom],
        discard=_pile(side, deck, side.discard),
        pile=_pile(side, deck, side.pile),
        orders=_named(deck, side.orders),
        combat=[_card(full, seat, c, worth) for c in bits(side.active)],
        covered=_named(deck, side.combat & ~side.active),
        support=[_card(full, seat, c, worth) for c in bits(side.support & ~side.bluffs)]
        + _face_down(view, full, seat, worth),
        ships=[_ship(view, full, seat, ship, worth) for ship in bits(side.ships)],
        lasting=[_card(full, seat, c, worth) for c in bits(side.lasting)],
        power=shapes.Powers(*[_power(view, full, seat, element, counted[element]) for element in (0, 1)]),
        unseen=_named(deck, view.unplaced(seat)),
    )


def _named(deck: Deck, cards: int) -> list[str]:
    if not cards:
        return []
    names = deck.names
    return [names[card] for card in bits(cards)]


def _pile(side: Side, deck: Deck, cards: int) -> list[str]:
    """The cards of a pile, the top one last where their order is kept."""
    if not cards:
        return []
    stacked = side.in_order(cards)
    return [deck.names[card] for card in bits(cards) if card not in stacked] + [
        deck.names[c] for c in stacked
    ]


def _worths(counted: Sequence[Sequence[Part]]) -> dict[int, list[int]]:
    """What each card that counts is worth in Fire and in Earth."""
    found = {part.card: [part.worth, 0] for part in counted[0]}
    for part in counted[1]:
        if part.card in found:
            found[part.card][1] = part.worth
        else:
            found[part.card] = [0, part.worth]
    return found


def _card(full: State, seat: int, card: int, worth: dict[int, list[int]]) -> shapes.TableCard:
    """A face-up card on the table."""
    side, deck = full.sides[seat], full.decks[seat]
    fire, earth = worth.get(card, (0, 0))
    target = next((target_in(pair) for pair in side.targets if speaker_in(pair) == card), -1)
    speaks = in_play(side) & deck.with_text
    return shapes.TableCard(
        card=deck.names[card],
        face_down=False,
        worth=shapes.Worth(fire, earth),
        ignored=bool(side.ignored >> card & 1),
        muted=bool((speaks & ~side.voice) >> card & 1),
        protected=bool(side.protected >> card & 1),
        fresh=bool(side.fresh >> card & 1),
        target=deck.names[target] if target >= 0 else None,
        honest=None,
    )


def _ship(view: View, full: State, seat: int, ship: int, worth: dict[int, list[int]]) -> shapes.ShipCard:
    side, deck = view.state.sides[seat], full.decks[seat]
    shown = _card(full, seat, ship, worth)
    return shapes.ShipCard(
        card=shown.card,
        face_down=shown.face_down,
        worth=shown.worth,
        ignored=shown.ignored,
        muted=shown.muted,
        protected=shown.protected,
        fresh=shown.fresh,
        target=shown.target,
        honest=None,
        landed=bool(side.landed >> ship & 1),
        cargo=_named(deck, side.holds[deck.ship_slot[ship]]),
        capacity=deck.cards[ship].capacity,
    )


def _face_down(view: View, full: State, seat: int, worth: dict[int, list[int]]) -> list[shapes.TableCard]:
    """The bluff cards in the order in which they were laid; unknown ones show nothing of themselves."""
    hidden, side, deck = view.hidden[seat], full.sides[seat], full.decks[seat]
    if not side.laid:
        return []
    honest = honest_bluffs(full, seat) if full.element != NO_ELEMENT else 0

    def unknown(place: int) -> bool:
        return hidden is not None and bool(hidden.bluffs[place])

    return [
        shapes.TableCard(
            card=None if unknown(place) else deck.names[card],
            face_down=True,
            worth=shapes.Worth(*worth.get(card, (0, 0))),
            ignored=bool(side.ignored >> card & 1),
            muted=False,
            protected=False,
            fresh=bool(side.fresh >> card & 1),
            target=None,
            honest=None if unknown(place) or full.element == NO_ELEMENT else bool(honest >> card & 1),
        )
        for place, card in enumerate(side.laid)
    ]


def _power(view: View, full: State, seat: int, element: int, counted: Sequence[Part]) -> shapes.Power:
    hidden, side, deck = view.hidden[seat], full.sides[seat], full.decks[seat]
    unknown = {card for place, card in enumerate(side.laid) if hidden is not None and hidden.bluffs[place]}
    may_raise = side.voice & deck.total_raisers
    return shapes.Power(
        total=total(full, seat, element),
        shield=shield(full, seat, element),
        parts=[
            shapes.PowerPart(
                card=None if part.card in unknown else deck.names[part.card],
                printed=part.printed,
                worth=part.worth,
                by=[full.decks[owner].names[card] for owner, card in part.by],
            )
            for part in counted
        ],
        raised_by=[deck.names[card] for card in raisers(full, seat, element)] if may_raise else [],
    )


# --- decisions --------------------------------------------------------------------------------------------


def decision(game: DuelState, seat: int) -> shapes.DuelDecision | None:
    """What the seat has to decide now; None if it is somebody else's turn to decide."""
    if game.over or seat != game.player:
        return None
    return shapes.DuelDecision(seat, _question(game), [action(game, act) for act in game.legal_actions()])


def _question(game: DuelState) -> shapes.Question | None:
    if not game.stack:
        return None
    kind, _, source, x, _ = game.stack[-1]
    owner = game.decks[owner_in(source)]
    asked = question(kind)
    pays = kind == frames.PAY
    return shapes.Question(
        kind=QUESTION_KINDS[asked.name],
        source=None if asked.marks & NAMELESS else owner.names[card_in(source)],
        n=x if asked.marks & TO_GO else 0,
        chosen=_named(game.decks[game.player], x) if asked.marks & CHOSEN else [],
        text=question_text(game),
        asks={language: _sentence(text) for language, text in asked.texts(x).items()},
        price=_price(game, source) if pays else UNSET,
        pays=[_named(game.decks[game.player], cards) for cards in _paying(game)] if pays else UNSET,
    )


def _sentence(text: str) -> str:
    return f"{text[0].upper()}{text[1:]}"


def _price(game: DuelState, source: int) -> shapes.Price:
    """What is to be paid."""
    payment = demanded(game, source)
    what = next(what for what in PRICES if getattr(payment, what))
    return shapes.Price(what, getattr(payment, what), [TYPE_NOUNS[kind][1] for kind in payment.of])


def _paying(game: DuelState) -> list[int]:
    """The sets that can be named to the end, card by card, as they are offered: no card too many, and
    none that the rest of the turn needs."""
    found: list[int] = []
    chosen = game.stack[-1][3]
    for act in game.legal_actions():
        if do.kind_of(act) == do.PICK:
            after = game.copy()
            after.apply(act)
            open_still = bool(after.stack) and after.stack[-1][0] == frames.PAY
            found += _paying(after) if open_still else [chosen | 1 << do.card_of(act)]
    return found


def action(game: State, act: int) -> shapes.DuelAction:
    """An action for the page, taken apart; its field `action` is the notation that the page sends back."""
    card, words = do.card_of(act), action_text(game, act)
    kind = ACTION_KINDS[do.kind_of(act)]
    match kind:
        case "announce":
            return shapes.ElementAction(words, kind, ELEMENTS[card], _outcomes(game, act))
        case "dragon":
            return shapes.DragonAction(words, kind, DRAGONS[card])
        case "number" | "face down":
            return shapes.NumberAction(words, kind, card)
        case "group":
            return shapes.GroupAction(words, kind, words.removeprefix("all "))
        case "load":
            names = game.decks[game.player].names
            return shapes.LoadAction(words, kind, names[card], game.player, names[do.other_of(act)])
        case "pick":
            owner = 1 - game.player if picks_theirs(game) else game.player
            return shapes.CardAction(words, kind, game.decks[owner].names[card], owner)
        case "satisfy":
            owner = 1 - game.current
            return shapes.CardAction(words, kind, game.decks[owner].names[card], owner)
        case "bluff":
            seat = game.player
            return shapes.CardAction(
                words,
                kind,
                game.decks[seat].names[card],
                seat,
                worth=bluff_value(game, seat, game.element),
                honest=bool(honest_bluffs(game, seat) >> card & 1),
                outcomes=_outcomes(game, act),
            )
        case "retreat" | "call":
            return shapes.PlainAction(words, kind, _outcomes(game, act))
        case "play" | "add" | "land" | "retrieve" | "drop" | "use" | "replace":
            return shapes.CardAction(words, kind, game.decks[game.player].names[card], game.player)
        case "decline" | "end" | "trust" | "done" | "yes" | "no" | "random" | "backtrack" | "pass":
            return shapes.PlainAction(words, kind)
        case _:
            assert_never(kind)


def _outcomes(game: State, act: int) -> list[shapes.Outcome]:
    """What the action costs and wins."""
    return [
        shapes.Outcome(OUTCOMES[found.when], found.to, found.dragons, found.retreats, found.wins)
        for found in outcomes(game, act)
    ]


# --- events -----------------------------------------------------------------------------------------------


def events(
    game: DuelState,
    happened: Sequence[Event],
    seat: int,
    known: Sequence[shapes.DuelEvent] = (),
    made: dict[Event, shapes.DuelEvent] | None = None,
) -> list[shapes.DuelEvent]:
    """The events as the seat sees them. `known` (of `foretold`) are told in their places: an announcement
    instead of the plain one, a call before the cards are revealed, the verdict after them. `made`: those that
    were made for another seat, and are the same for this one where it sees the same."""
    if made is None:
        made = {}
    told = []
    for event in game.seen(happened, seat):
        if event not in made:
            made[event] = _event(game, event)
        told.append(made[event])
    for extra in known:
        at = next((i for i, event in enumerate(told) if event.kind == extra.kind), None)
        if at is not None:
            told[at] = extra
        elif extra.kind in ("honest", "lie"):
            told.insert(sum(event.kind in ("reveal", "call") for event in told), extra)
        else:
            told.insert(0, extra)
    return told


def foretold(game: DuelState, act: int) -> list[shapes.DuelEvent]:
    """What the rules do not log, from the position before the action: the power that is announced, that a
    bluff is called or trusted, and whether it was honest."""
    kind, seat = do.kind_of(act), game.player
    if kind == do.ANNOUNCE:
        element = do.card_of(act)
        after = game.fork()
        announce(after, element)  # landed ships have left by then
        words = event_text(game, ("announce", seat, -1, element))
        return [shapes.ElementEvent("announce", seat, words, ELEMENTS[element], total(after, seat, element))]
    who = game.decks[seat].name
    if kind == do.TRUST:
        return [shapes.BluffEvent("trust", seat, f"{who} does not call the bluff")]
    if kind == do.CALL:
        bluffer = game.current
        honest = not game.sides[bluffer].bluffs & ~honest_bluffs(game, bluffer)
        found = f"the bluffs of {game.decks[bluffer].name} are {'honest' if honest else 'a lie'}"
        return [
            shapes.BluffEvent("call", seat, f"{who} calls the bluff"),
            shapes.BluffEvent("honest" if honest else "lie", bluffer, found),
        ]
    return []


def _event(game: DuelState, event: Event) -> shapes.DuelEvent:
    _, seat, card, n = event
    kind, words = EVENT_KINDS[event[0]], event_text(game, event)
    match kind:
        case "load" | "target":
            return shapes.PairEvent(kind, seat, words, _name(game, seat, card), game.decks[seat].names[n])
        case "element" | "announce":
            return shapes.ElementEvent(kind, seat, words, ELEMENTS[n])
        case "dragon" | "dragon home":
            return shapes.DragonEvent(kind, seat, words, DRAGONS[n])
        case "turn" | "retreat" | "mulligan" | "over":
            return shapes.CountEvent(kind, seat, words, n)
        case (
            "shuffle" | "shuffle pile in" | "leave" | "decline" | "fourth dragon" | "fight over" | "backtrack"
        ):
            return shapes.PlainEvent(kind, seat, words)
        case "satisfy":
            return shapes.CardEvent(kind, seat, words, _name(game, 1 - seat, card))
        case (
            "play"
            | "add"
            | "bluff"
            | "draw"
            | "take"
            | "discard"
            | "shuffle in"
            | "bottom"
            | "disclose"
            | "reveal"
            | "use"
            | "replace"
            | "attempt"
            | "interfere"
            | "cancel"
            | "land"
        ):
            return shapes.CardEvent(kind, seat, words, _name(game, seat, card))
        case _:
            assert_never(kind)


def _name(game: DuelState, owner: int, card: int) -> str | None:
    """The card's name; None where it is hidden."""
    return game.decks[owner].names[card] if 0 <= card < game.decks[owner].size else None
