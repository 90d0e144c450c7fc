"""Differences about icons: FREE, STOP and PROTECT."""

from __future__ import annotations

from collections.abc import Iterable

from bluemoon.cards.card import matches
from bluemoon.duel.conformance.explanations.explanation import (
    Answers,
    Explanation,
    Items,
    Step,
    amended,
    listed,
    said,
)
from bluemoon.duel.model import actions as do
from bluemoon.duel.model.actions import card_of, kind_of
from bluemoon.duel.model.deck import Deck
from bluemoon.duel.model.editions import Edition
from bluemoon.duel.model.side import Side
from bluemoon.duel.model.sources import source_of
from bluemoon.duel.model.state import BOOSTER_SUPPORT, LEADERSHIP, State
from bluemoon.duel.rules import legality
from bluemoon.duel.rules.conditions import conditioned
from bluemoon.duel.rules.legality import FREE, GANG
from bluemoon.duel.rules.payments import demanded, payable
from bluemoon.duel.rules.survey import bearing, survey
from bluemoon.powers.ignoring import Ignore
from bluemoon.powers.vocabulary import Part
from bluemoon.sets import bits


def characters_played(g: State) -> int:
    """The characters that the current player has played this turn."""
    side = g.mine
    return side.fresh & g.my_deck.characters & ~side.bluffs


def characters_at_hand(g: State) -> int:
    """The characters in hand, or on landed ships, that no text and no condition forbids to play."""
    cards = legality.source(g) & g.my_deck.characters & ~g.mine.banned
    return cards & ~conditioned(g, g.current, cards)


class FreeComesFirst(Explanation):
    """In the files a free character that comes first is the one character of the turn; only what is free, or
    in a gang, may follow it."""

    name = "free comes first"
    place = "000 Free"
    why = "a free character may be the first one of the turn, and one that counts may follow it"
    keys = ("allowed", "play", "must_retreat")

    def applies(self, g: State) -> bool:
        played = characters_played(g)
        free = played and not played & ~g.mine.as_free
        return bool(free) and not legality.stopped(g) and not legality.limit_reached(g, True)

    def ours(self, g: State) -> Answers:
        return listed(g, said(g, characters_at_hand(g), True))

    def theirs(self, g: State) -> Answers:
        cards = characters_at_hand(g)
        free = _not_counting(g, cards)
        return listed(g, said(g, cards & ~free, False) | said(g, free, True))

    def matters_later(self, g: State) -> bool:
        deck = g.my_deck
        free = deck.free | deck.free_if | deck.next_free | (deck.buka_characters if g.mine.landed else 0)
        return bool((legality.source(g) | characters_played(g)) & deck.characters & free)

    def refuse(self, g: State, act: int) -> bool:
        bit = 1 << card_of(act)
        if (
            kind_of(act) not in (do.PLAY, do.ADD)
            or not g.my_deck.characters & bit
            or not characters_played(g)
        ):
            return False
        return not _not_counting(g, bit)


def _not_counting(g: State, cards: int) -> int:
    """Those of the characters that are FREE, or in a gang or pair with one that was played."""
    on_free, on_paid = legality.riding(g, cards)
    gang = bearing(g.mine, cards & g.my_deck.gang, GANG)
    alone = characters_played(g) & ~g.mine.as_free == 0
    return legality.free_cards(g, cards) | on_free | on_paid | (gang if alone else 0)


class NothingFollowsStop(Explanation):
    """In the files boosters and supports beyond the limit follow a STOP, as in Legends (004 Stop)."""

    name = "nothing follows a STOP"
    place = "000 Stop"
    why = "no card follows a STOP, not even one beyond the limit"
    keys = ("allowed", "play", "bluff", "must_retreat")

    def applies(self, g: State) -> bool:
        return legality.stopped(g)

    def ours(self, g: State) -> Answers:
        return {key: dict.fromkeys(cards, False) for key, cards in self.theirs(g).items()}

    def theirs(self, g: State) -> Answers:
        h = amended(g, [self.amend])
        boosters, supports, bluffs = legality.boosters_and_supports_allowed(h)
        found = listed(g, said(g, boosters | supports, True))
        if g.phase == BOOSTER_SUPPORT:
            found["bluff"] = said(g, bluffs, True)
        return found

    def matters_later(self, g: State) -> bool:
        deck = g.my_deck
        return bool((legality.source(g) | g.mine.fresh) & deck.stop)

    def amend(self, edition: Edition) -> None:
        edition.extras_after_stop = True


class IgnoredOrderStops(Explanation):
    """A leadership card with STOP whose text is ignored: in the files characters may still be played."""

    name = "an order with STOP"
    place = "000 Stop"
    why = "a leadership card's STOP stops even if the text beside it is ignored"
    keys = ("allowed", "play", "must_retreat")

    def applies(self, g: State) -> bool:
        side = g.mine
        order = side.orders & g.my_deck.stop
        return bool(order and legality.stopped(g) and not order & ~side.muted)

    def ours(self, g: State) -> Answers:
        return {key: dict.fromkeys(cards, False) for key, cards in self.theirs(g).items()}

    def theirs(self, g: State) -> Answers:
        return listed(g, said(g, legality.characters_allowed(self._going_on(g)), True))

    def matters_later(self, g: State) -> bool:
        return self.applies(g)

    def admit(self, g: State) -> Iterable[Step]:
        if not self.applies(g):
            return
        h = self._going_on(g)
        for card in bits(legality.characters_allowed(h)):
            yield h, do.action(do.PLAY, card)

    def _going_on(self, g: State) -> State:
        h = g.fork()
        side = h.mine
        side.fresh &= ~(side.orders & h.my_deck.stop)
        h.stale = True
        return h


class CoveredNotProtected(Explanation):
    """In the files a covered card with PROTECT cannot be ignored either."""

    name = "covered cards are not protected"
    place = "000 Protected"
    why = "a covered card is not active, so it is not protected"
    keys = ("ignored", "power_text_ignored")

    def applies(self, g: State) -> bool:
        return any(_covered(side, deck) for side, deck in zip(g.sides, g.decks))

    def ours(self, g: State) -> Answers:
        found: Answers = {"ignored": {}, "power_text_ignored": {}}
        for seat in (0, 1):
            for card in bits(_covered(g.sides[seat], g.decks[seat])):
                whole, text = _hit(g, seat, card)
                item = (seat, g.decks[seat].names[card])
                if whole:
                    found["ignored"][item] = True
                if text:
                    found["power_text_ignored"][item] = True
        return found

    def theirs(self, g: State) -> Answers:
        return {key: dict.fromkeys(cards, False) for key, cards in self.ours(g).items()}


def _covered(side: Side, deck: Deck) -> int:
    return side.combat & ~side.active & deck.protect


def _hit(g: State, seat: int, card: int) -> tuple[bool, bool]:
    """Whether the opponent's texts in force would ignore the card, and whether they would ignore its text, if
    it were not protected."""
    target = g.decks[seat].cards[card]
    deck = g.decks[1 - seat]
    whole = text = False
    for i in bits(g.sides[1 - seat].voice):
        for power in deck.cards[i].powers:
            word = power.word
            if isinstance(word, Ignore) and matches(word.what, target, deck.names[i]):
                whole = whole or word.part is Part.CARD
                text = text or word.part is Part.TEXT
    return whole, bool(target.powers) and (whole or text)


class HandNotProtected(Explanation):
    """In the files a card with PROTECT keeps its icons and values in the hand, too: it stays FREE where icons
    are ignored, and it pays where cards are."""

    name = "cards in hand are not protected"
    place = "000 Protected"
    why = "a card in hand is not active, so it is ignored like any other"
    keys = ("allowed", "play", "satisfy", "must_retreat")

    def applies(self, g: State) -> bool:
        return bool(self._hit(g))

    def ours(self, g: State) -> Answers:
        hand = g.mine.hand & ~g.mine.ignored
        return listed(g, said(g, self._only_as_free(g), False)) | self._satisfy(g, hand)

    def theirs(self, g: State) -> Answers:
        h = self._spared(g)
        boosters, supports, _ = legality.boosters_and_supports_allowed(h)
        allowed = legality.characters_allowed(h) | boosters | supports
        free = self._only_as_free(g)
        items = said(g, free & allowed, True) | said(g, free & ~allowed, False)
        return listed(g, items) | self._satisfy(g, h.mine.hand & ~h.mine.ignored)

    def matters_later(self, g: State) -> bool:
        return self.applies(g)

    def admit(self, g: State) -> Iterable[Step]:
        if not self.applies(g):
            return
        h = self._spared(g)
        boosters, supports, _ = legality.boosters_and_supports_allowed(h)
        follow = boosters | supports if legality.character_played(g) else 0
        for card in bits((legality.characters_allowed(h) | follow) & self._hit(g)):
            yield h, do.action(do.PLAY, card)
        for card in bits(h.theirs.voice & h.their_deck.payable & ~h.theirs.used):
            if h.mine.ignored != g.mine.ignored and self._pays(g, h.mine.hand & ~h.mine.ignored, card):
                yield h, do.action(do.SATISFY, card)

    def _hit(self, g: State) -> int:
        """The cards with PROTECT in hand, not on ships, that are ignored, or whose icons are."""
        survey(g)
        side = g.mine
        cards = side.hand & g.my_deck.protect
        return cards if side.icons_off & FREE else cards & side.ignored

    def _only_as_free(self, g: State) -> int:
        """Those of them that would be FREE if they were not ignored, and that by our reading exceed the
        limit."""
        deck = g.my_deck
        cards = legality.free_cards(self._spared(g), self._hit(g) & legality.source(g))
        booster_room, support_room = legality.room(g)
        found = cards & deck.characters if characters_played(g) & ~g.mine.as_free else 0
        found |= 0 if booster_room else cards & deck.boosters
        return found | (0 if support_room else cards & deck.supports)

    def _spared(self, g: State) -> State:
        """A copy of the position in which nothing ignores these cards while they are in the hand."""
        h = g.fork()
        survey(h)
        side = h.mine
        side.ignored &= ~self._hit(g)
        side.icons_off = 0
        h.allowed_characters = h.allowed_boosters = -1
        return h

    def _satisfy(self, g: State, hand: int) -> Answers:
        if g.phase not in (LEADERSHIP, BOOSTER_SUPPORT):
            return {}
        names = g.their_deck.names
        demands = bits(g.theirs.voice & g.their_deck.payable & ~g.theirs.used)
        found: Items = {names[card]: self._pays(g, hand, card) for card in demands}
        return {"satisfy": found} if found else {}

    def _pays(self, g: State, hand: int, card: int) -> bool:
        return payable(g.my_deck, hand, demanded(g, source_of(1 - g.current, card)))
