"""The duel as text: both sides, the fight, the hand with its figures."""

from __future__ import annotations

from textwrap import wrap

from bluemoon.cards.card import Card
from bluemoon.cards.pool import RETIRED, find
from bluemoon.duel import View
from bluemoon.duel.knowledge.view import fill_in
from bluemoon.duel.model.state import NO_ELEMENT, PHASE_NAMES
from bluemoon.duel.rules.survey import total
from bluemoon.duel.text.notation import ELEMENT_NAMES, question_text
from bluemoon.duel.text.position import DRAGONS
from bluemoon.powers.english import icon_names, power_text, type_name
from bluemoon.sets import bits, size


def figures(card: Card) -> str:
    """Values and icons in short: 'F4 E2 Retrieve'."""
    values = [f"{sign}{value}" for sign, value in (("F", card.fire), ("E", card.earth)) if value is not None]
    return " ".join([*values, *icon_names(card)])


def describe(name: str) -> str:
    """The card of that name in full, special ones too."""
    return describe_card(find(name))


def describe_card(card: Card) -> str:
    """A card in full."""
    owner = card.people if card.mutant else f"{card.people} {card.number}"
    lines = [f"{card.name} ({owner}) — {type_name(card.type)}"]
    if figures(card):
        lines.append(figures(card))
    if card.capacity:
        lines.append(f"Capacity {card.capacity}")
    text = power_text(card)
    if text:
        lines.append(text)
    lines.append(f"Moons {card.moons} · deck: {card.deck or 'none'} · set: {card.set}")
    if card.original:
        lines.append("The printed text is not known: this card is the project's own.")
    if card in RETIRED:
        lines.append("It was replaced by another card and is kept for old decks and games.")
    return "\n".join(lines)


def show(view: View) -> str:
    """The table as the seat sees it, the other side on top."""
    seat = max(view.seat, 0)
    lines = [*_side(view, 1 - seat), _middle(view), *_side(view, seat), *_hand(view)]
    question = question_text(view.state)
    return "\n".join([*lines, question] if question else lines)


def _middle(view: View) -> str:
    g = view.state
    dragons = [DRAGONS[d] for d in bits(7 & ~(g.sides[0].dragons | g.sides[1].dragons))]
    fight = "no fight" if g.element == NO_ELEMENT else f"a fight in {ELEMENT_NAMES[g.element]}"
    phase = PHASE_NAMES[g.phase].replace("_", "/")
    board = f"dragons on the board: {', '.join(dragons)}" if dragons else "no dragon on the board"
    return f"──── turn {g.turn} · {phase} · {fight} · {board} ────"


def _side(view: View, seat: int) -> list[str]:
    g = view.state
    full = fill_in(view, None)
    side, deck = g.sides[seat], g.decks[seat]
    data = view.data()["sides"][seat]
    who = "You" if seat == view.seat else "Opponent"
    powers = f"{total(full, seat, 0)} Fire / {total(full, seat, 1)} Earth"
    dragons = ", ".join(DRAGONS[d] for d in bits(side.dragons)) or "none"
    lines = [
        f"{who} ({deck.name}): {powers} · dragons: {dragons}",
        f"  hand {data['hand_count']} · deck {data['deck_count']}",
        f"  {_piles(view, seat)}",
    ]
    covered = size(side.combat & ~side.active)
    combat = [_named(view, seat, card) for card in bits(side.active)]
    if covered:
        combat.append(f"[{covered} covered]")
    support = [_named(view, seat, card) for card in bits(side.support & ~side.bluffs)]
    if seat == view.seat:
        support += [f"({deck.names[card]}, face down)" for card in side.laid]
    else:
        support += ["(face down)"] * len(data.get("face_down", ()))
    for label, cards in (("combat", combat), ("support", support), ("ships", _ships(view, seat))):
        if cards:
            lines.append(f"  {label}: {' · '.join(cards)}")
    return lines


def _piles(view: View, seat: int) -> str:
    """The discard pile and the leader area: how many cards, or only the top ones (004 Open Information)."""
    side, names = view.state.sides[seat], view.state.decks[seat].names
    if not view.state.top_only:
        return f"open piles: {size(side.discard)} discards · {size(side.pile)} on the leader"
    discard, leader = (
        next((names[card] for card in bits(pile)), "empty") for pile in (side.discard, side.pile)
    )
    return f"top cards (nobody sees more): discards {discard} · leader {leader}"


def _named(view: View, seat: int, card: int) -> str:
    g = view.state
    found = g.decks[seat].cards[card]
    ignored = " [ignored]" if g.sides[seat].ignored >> card & 1 else ""
    return f"{found.name} ({figures(found)}){ignored}" if figures(found) else f"{found.name}{ignored}"


def _ships(view: View, seat: int) -> list[str]:
    side, deck = view.state.sides[seat], view.state.decks[seat]
    found = []
    for ship in bits(side.ships):
        cargo = ", ".join(deck.names[c] for c in bits(side.holds[deck.ship_slot[ship]])) or "empty"
        landed = ", landed" if side.landed >> ship & 1 else ""
        found.append(f"{deck.names[ship]} ({cargo}{landed})")
    return found


def _hand(view: View) -> list[str]:
    if view.seat < 0:
        return []
    side, deck = view.state.sides[view.seat], view.state.decks[view.seat]
    lines = ["Your hand:"]
    for card in bits(side.hand):
        found = deck.cards[card]
        lines.append(f"  {found.name:30} {type_name(found.type):10} {figures(found)}".rstrip())
        text = power_text(found)
        if text:
            lines += wrap(text, width=74, initial_indent="      ", subsequent_indent="      ")
    return lines
