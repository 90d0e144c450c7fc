"""Words of a moment about ships (001 Ships), and the questions they ask."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from bluemoon.duel.model import actions as do
from bluemoon.duel.model import frames
from bluemoon.duel.model.frames import push
from bluemoon.duel.model.relevance import ALWAYS, RECKONED
from bluemoon.duel.model.sources import card_in, source_of
from bluemoon.duel.model.state import Frame, State
from bluemoon.duel.rules.legality import supports_banned
from bluemoon.duel.rules.resolve import load, place
from bluemoon.duel.rules.selection import open_ships, whole_deck
from bluemoon.duel.rules.transfers import lift, shuffle
from bluemoon.messages.codes.duel import DuelCode
from bluemoon.powers import english, german
from bluemoon.powers.nouns import counted
from bluemoon.powers.question import (
    AT_ONCE,
    DONE,
    GIVES,
    OPTIONAL,
    OWN_CARD,
    TAKES,
    TO_GO,
    Question,
    counts_fit,
    from_number,
    picks,
    picks_or_done,
    picks_or_no,
    plain,
    register,
)
from bluemoon.powers.word import NOTHING_TO_AFFECT, Lack, MomentWord, Power

if TYPE_CHECKING:
    from mypy_extensions import i64

    from bluemoon.duel.model.types import ActionKind, CardIndex, CardSet, Seat


@dataclass(frozen=True)
class Load(MomentWord):
    """Load up to n cards from the hand onto this ship."""

    n: int

    def english(self, may: bool) -> str:
        return english.you(f"load this ship with up to {counted(self.n, 'card')} from your hand", may)

    def german(self, may: bool) -> str:
        return german.you(f"dieses Schiff mit bis zu {german.cards(self.n)} aus deiner Hand beladen", may)

    def relevance(self) -> int:
        return ALWAYS | RECKONED

    def possible(self, g: State, seat: Seat, card: CardIndex, power: Power) -> bool:
        return g.sides[seat].hand != 0 and not supports_banned(g)

    def lack(self, g: State, seat: Seat, whole: bool) -> Lack:
        return NOTHING_TO_AFFECT if g.sides[seat].hand else Lack(DuelCode.HAND_SHORT, n=1)

    def asks_first(self) -> bool:
        return False

    def perform(self, g: State, seat: Seat, card: CardIndex, which: i64, power: Power) -> None:
        most = min(self.n, g.decks[seat].capacity[card])
        push(g, frames.LOADING, seat, source_of(seat, card), most)


@dataclass(frozen=True)
class SearchAndDeploy(MomentWord):
    """Search the own deck for an influence card, which is played at once, or for a card to load onto a ship;
    then shuffle the deck."""

    def english(self, may: bool) -> str:
        return english.you(
            "search your draw deck for an influence card and play it at once, or for a character, "
            "booster or support and load it onto one of your ships; then shuffle your draw deck",
            may,
        )

    def german(self, may: bool) -> str:
        return german.you(
            "dein Deck nach einer Einflusskarte durchsuchen und sie sofort ausspielen, oder nach einem "
            "Charakter, einer Verstärkung oder Unterstützung und sie auf eines deiner Schiffe laden; "
            "danach wird das Deck gemischt",
            may,
        )

    def relevance(self) -> int:
        return ALWAYS

    def possible(self, g: State, seat: Seat, card: CardIndex, power: Power) -> bool:
        # Asked even if the deck has no such card, because otherwise the opponent would learn that.
        return g.sides[seat].deck_count() > 0

    def lack(self, g: State, seat: Seat, whole: bool) -> Lack:
        return Lack(DuelCode.DECK_SHORT, n=1)

    def asks_first(self) -> bool:
        return False

    def perform(self, g: State, seat: Seat, card: CardIndex, which: i64, power: Power) -> None:
        push(g, frames.DEPLOY, seat, source_of(seat, card))


def deployable(g: State, seat: Seat) -> CardSet:
    """The cards of the deck that may be played or loaded."""
    deck = g.decks[seat]
    in_deck = whole_deck(g.sides[seat])
    found = in_deck & (deck.ships | deck.hylas)
    if open_ships(g, seat) and not supports_banned(g):
        found |= in_deck & deck.fighters
    return found


# --- questions --------------------------------------------------------------------------------------------


class Loading(Question):
    """Which cards of the hand are loaded onto the ship."""

    def options(self, g: State, frame: Frame) -> list[int]:
        seat, x, y = frame.seat, frame.x, frame.y
        if not x:
            return [DONE]
        return picks_or_done(from_number(g.sides[seat].hand & g.decks[seat].fighters, y))

    def answer(self, g: State, frame: Frame, said: ActionKind, card: CardIndex) -> None:
        seat, source, x = frame.seat, frame.source, frame.x
        if said == do.PICK:
            load(g, seat, card, card_in(source))
            push(g, frames.LOADING, seat, source, x - 1, card + 1)

    def openly_forced(self, g: State, frame: Frame) -> bool:
        return g.sides[frame.seat].hand == 0 or frame.x == 0

    def fits(self, g: State, frame: Frame) -> bool:
        return counts_fit(g, frame) and g.sides[frame.seat].ships >> card_in(frame.source) & 1 == 1


class Deploy(Question):
    """Which card of the deck is played or loaded."""

    def options(self, g: State, frame: Frame) -> list[int]:
        return picks_or_no(deployable(g, frame.seat))

    def answer(self, g: State, frame: Frame, said: ActionKind, card: CardIndex) -> None:
        seat, source = frame.seat, frame.source
        if (g.decks[seat].ships | g.decks[seat].hylas) >> card & 1:
            lift(g.sides[seat], 1 << card)
            shuffle(g, seat)
            place(g, seat, card)
        else:
            push(g, frames.ON_SHIP, seat, source, card)

    def openly_forced(self, g: State, frame: Frame) -> bool:
        return False

    def fits(self, g: State, frame: Frame) -> bool:
        return plain(frame)


class OnShip(Question):
    """Onto which ship the card is loaded."""

    def options(self, g: State, frame: Frame) -> list[int]:
        return picks(open_ships(g, frame.seat))

    def answer(self, g: State, frame: Frame, said: ActionKind, card: CardIndex) -> None:
        load(g, frame.seat, frame.x, card)
        shuffle(g, frame.seat)

    def openly_forced(self, g: State, frame: Frame) -> bool:
        return True

    def fits(self, g: State, frame: Frame) -> bool:
        seat, x, y = frame.seat, frame.x, frame.y
        return x < g.decks[seat].size and whole_deck(g.sides[seat]) >> x & 1 == 1 and not y

    def turned_up(self, frame: Frame) -> CardSet:
        return 1 << frame.x


register(
    Loading(
        frames.LOADING,
        "loading",
        OWN_CARD | GIVES | OPTIONAL | TO_GO | AT_ONCE,
        "load up to {x} {x?card:cards}.",
        "lade bis zu {x} {x?Karte:Karten}.",
    )
)
register(
    Deploy(frames.DEPLOY, "deploy", OWN_CARD | TAKES, "which card do you fetch?", "welche Karte holst du?")
)
register(OnShip(frames.ON_SHIP, "on ship", OWN_CARD | AT_ONCE, "onto which ship?", "auf welches Schiff?"))
