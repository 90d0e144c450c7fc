"""The duel for the table in the terminal: status, both sides, the hand, actions and their groups."""

from __future__ import annotations

from contextlib import suppress
from typing import Any

from rich.text import Text

from bluemoon.cards.pool import find
from bluemoon.contract import Action
from bluemoon.duel import View
from bluemoon.duel.knowledge.view import fill_in, top_cards
from bluemoon.duel.model.sources import card_in, owner_in
from bluemoon.duel.model.state import NO_ELEMENT, PHASE_NAMES
from bluemoon.duel.rules.survey import survey, total
from bluemoon.duel.text.notation import action_said
from bluemoon.duel.text.position import DRAGONS
from bluemoon.errors import BluemoonError
from bluemoon.glossary import LANGUAGES as GLOSSARY
from bluemoon.powers import english, german
from bluemoon.powers.question import NAMELESS, question
from bluemoon.powers.vocabulary import Element
from bluemoon.sets import bits, size
from bluemoon.terminal.paint import (
    EARTH,
    FIRE,
    QUIET,
    TITLE,
    WARM,
    begin,
    card_detail,
    card_line,
    cut,
    figures,
    people_style,
)
from bluemoon.terminal.words import word

SHIP_KINDS = ("land", "load")
GROUPED = ("play", "add", "bluff", "retrieve", "replace", "use", "pick", "dragon")


class DuelBoard:
    """How a duel is shown to one seat."""

    def __init__(self, view: View, names: tuple[str, ...], language: str) -> None:
        self.view = view
        self.names = names
        self.language = language
        self.state = view.state
        self.data = view.data()
        self.full = fill_in(view, None)
        survey(self.state)

    def _say(self, key: str, **args: object) -> str:
        return word(self.language, key, **args)

    def status(self) -> Text:
        """Turn, phase and fight in one line."""
        g = self.state
        phase = GLOSSARY[self.language].PHASES[PHASE_NAMES[g.phase]]
        text = begin(f" ☾ {self._say('duel')} ", WARM)
        text.append(f" {self._say('turn', n=g.turn)} · {phase} · ")
        text.append(self._fight(), "bold" if g.element != NO_ELEMENT else "")
        return text

    def _fight(self) -> str:
        if self.state.element == NO_ELEMENT:
            return self._say("no-fight")
        return self._say("fight", element=GLOSSARY[self.language].ELEMENTS[Element(self.state.element)])

    def board(self, width: int, height: int) -> Text:
        """Both sides, the other one on top. `height` is that of the whole screen."""
        seat = max(self.view.seat, 0)
        lines = 1 if height < 30 else 2 if height < 40 else 3
        rows = [*self._side(1 - seat, width, lines), self._middle(width), *self._side(seat, width, lines)]
        return Text("\n").join(rows)

    def _middle(self, width: int) -> Text:
        free = [DRAGONS[d] for d in bits(7 & ~(self.state.sides[0].dragons | self.state.sides[1].dragons))]
        text = f" {self._fight()} · {self._say('board', dragons=_dragons(free) or self._say('none'))} "
        return Text(text.center(width, "─"), WARM if self.state.element != NO_ELEMENT else QUIET)

    def _side(self, seat: int, width: int, lines: int) -> list[Text]:
        rows = [cut(self._head(seat), width)]
        for label, cards in (("combat", self._combat(seat)), ("support", self._support(seat))):
            rows.append(cut(self._zone(label, cards), width, lines))
        rows.append(cut(self._rest(seat), width, lines))
        return rows

    def _head(self, seat: int) -> Text:
        g, side = self.state, self.data["sides"][seat]
        text = begin("▶ " if g.player == seat and g.winner < 0 else "  ", WARM)
        text.append(self.names[seat], f"bold {people_style(g.decks[seat].name)}")
        if seat == self.view.seat:
            text.append(f" ({self._say('you')})")
        for element, (key, style) in enumerate((("fire", FIRE), ("earth", EARTH))):
            now = f"{style} reverse" if g.element == element else style
            text.append("  ")
            text.append(f" {self._say(key)} {total(self.full, seat, element)} ", now)
        dragons = [DRAGONS[d] for d in bits(g.sides[seat].dragons)]
        if dragons:
            text.append(f"  {_dragons(dragons)}", WARM)
        hand = self._say("hand", n=side["hand_count"])
        text.append(f"  {hand} · {self._say('deck', n=side['deck_count'])}", QUIET)
        shown = side.get("disclosed", ())
        if shown:
            text.append(f"  {self._say('open-cards', cards=', '.join(shown))}", QUIET)
        return text

    def _zone(self, label: str, cards: list[Text]) -> Text:
        text = begin(f"  {self._say(label):9}", QUIET)
        return text + (Text(" · ", QUIET).join(cards) if cards else Text("–", QUIET))

    def _combat(self, seat: int) -> list[Text]:
        side = self.state.sides[seat]
        cards = [self._named(seat, card) for card in bits(side.active)]
        covered = size(side.combat & ~side.active)
        return [*cards, Text(f"[{self._say('covered', n=covered)}]", QUIET)] if covered else cards

    def _support(self, seat: int) -> list[Text]:
        side, deck = self.state.sides[seat], self.state.decks[seat]
        cards = [self._named(seat, card) for card in bits(side.support & ~side.bluffs)]
        if seat == self.view.seat:
            down = [f"({deck.names[card]}, {self._say('face-down')})" for card in side.laid]
        else:
            down = [f"({self._say('face-down')})"] * len(self.data["sides"][seat].get("face_down", side.laid))
        return cards + [Text(name, QUIET) for name in down]

    def _named(self, seat: int, card: int) -> Text:
        text = card_line(self.state.decks[seat].cards[card], self.language)
        if self.state.sides[seat].ignored >> card & 1:
            text.stylize("strike")
            text.append(f" [{self._say('ignored')}]", QUIET)
        return text

    def _rest(self, seat: int) -> Text:
        """What else lies there: ships, cards beside the leader, orders in force, the piles."""
        side, names = self.state.sides[seat], self.state.decks[seat].names
        parts: list[str] = []
        for ship in bits(side.ships):
            slot = self.state.decks[seat].ship_slot[ship]
            cargo = ", ".join(names[card] for card in bits(side.holds[slot])) or self._say("empty")
            landed = f", {self._say('landed')}" if side.landed >> ship & 1 else ""
            parts.append(f"{self._say('ships')} {names[ship]} ({cargo}{landed})")
        for key, cards in (("beside", side.lasting), ("orders", side.orders)):
            if cards:
                parts.append(f"{self._say(key)} {', '.join(names[card] for card in bits(cards))}")
        for key, pile in (("discards", side.discard), ("leader", side.pile)):
            parts.append(f"{self._say(key)} {self._pile(seat, pile)}")
        return Text(f"  {' · '.join(parts)}", QUIET)

    def _pile(self, seat: int, pile: int) -> str:
        """The top card; where the piles are open, how many there are, too (004 Open Information)."""
        names = self.state.decks[seat].names
        top = next((names[c] for c in bits(pile & top_cards(self.state.sides[seat]))), self._say("empty"))
        return top if self.state.top_only or not pile else f"{top} ({size(pile)})"

    def hand(self, width: int, lines: int) -> Text:
        """The hand, a card in each line."""
        if self.view.seat < 0:
            return Text("")
        side, deck = self.state.sides[self.view.seat], self.state.decks[self.view.seat]
        held = [deck.cards[card] for card in bits(side.hand)]
        rows = [Text(f"{self._say('your-hand')} ({len(held)})", TITLE)]
        room = max(lines - 1, 1)
        shown = held if len(held) <= room else held[: room - 1]
        names = german if self.language == "de" else english
        for card in shown:
            line = card_line(card, self.language)
            line.append(f" {names.type_name(card.type)}", QUIET)
            rows.append(cut(line, width))
        if len(shown) < len(held):
            rows.append(Text(self._say("more", n=len(held) - len(shown)), QUIET))
        return Text("\n").join(rows)

    def question(self) -> str:
        """The open question; '' if the decision is an ordinary one of the turn."""
        g = self.state
        if not g.stack:
            return ""
        kind, _, source, figure, _ = g.stack[-1]
        asked = question(kind)
        text = asked.texts(figure)[self.language]
        if asked.marks & NAMELESS:
            return text
        return f"{g.decks[owner_in(source)].names[card_in(source)]}: {text}"

    def action(self, action: Action) -> Text:
        """An action in words, with the figures of its card."""
        text = Text(self.action_words(action))
        if action.cards and action.kind in GROUPED:
            with suppress(BluemoonError):  # a card of one's own
                text += Text("  ") + figures(find(action.cards[0]), self.language)
        return text

    def action_words(self, action: Action) -> str:
        """An action in the words of the language."""
        code: Any = action.code
        return action_said(self.state, code).text(self.language)

    def group(self, action: Action) -> str:
        """The key of the group under which an action is listed."""
        if action.kind in SHIP_KINDS:
            return "ships"
        return action.kind if action.kind in GROUPED else "other"

    def detail(self, action: Action) -> Text:
        """What there is to know of an action before it is done: the text of its card."""
        name = action.cards[0] if action.cards else action.target if action.kind == "satisfy" else ""
        return describe(name, self.language) or Text("")


def _dragons(names: list[str]) -> str:
    return " ".join(f"◆{name}" for name in names)


def describe(name: str, language: str) -> Text | None:
    """A card of the duel in full; None if there is none of that name."""
    try:
        return card_detail(find(name), language) if name else None
    except BluemoonError:
        return None
