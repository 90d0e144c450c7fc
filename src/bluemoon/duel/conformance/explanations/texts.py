"""Differences about single texts: bans on cards with or without text, Boatswain Mena Marn, Bounce Back."""

from __future__ import annotations

from collections.abc import Iterable

from bluemoon.duel.conformance.explanations.explanation import (
    ELEMENTS,
    Answers,
    Explanation,
    Step,
    listed,
    said,
)
from bluemoon.duel.conformance.explanations.ships import loads, may_load
from bluemoon.duel.model import actions as do
from bluemoon.duel.model.actions import card_of, kind_of
from bluemoon.duel.model.state import BOOSTER_SUPPORT, State
from bluemoon.duel.rules import legality
from bluemoon.duel.rules.survey import survey
from bluemoon.powers.bans import CannotPlay
from bluemoon.powers.hands import DiscardFromTheirHand, TheyDiscard
from bluemoon.powers.vocabulary import Type
from bluemoon.sets import bits, size


def text_bans(g: State, type_: Type) -> list[CannotPlay]:
    """The opponent's texts in force that forbid cards of a type with, or without, special power text."""
    found = []
    for i in bits(g.theirs.voice):
        for power in g.their_deck.cards[i].powers:
            word = power.word
            if isinstance(word, CannotPlay) and word.what.with_text is not None and word.what.types & type_:
                found.append(word)
    return found


class BluffsUnderTextBan(Explanation):
    """Ferro Fos and Corono Cos: in the files they forbid every bluff and every loading."""

    name = "bluffing and loading under a ban on texts"
    place = "004 Preventing the Play of Bluff Cards, 004 Preventing the Loading of Ships"
    why = "a ban on texts stops only the bluffs that 004 names, and no loading"
    keys = ("bluff", "load", "must_retreat")

    def applies(self, g: State) -> bool:
        return bool(text_bans(g, Type.SUPPORT)) and g.phase == BOOSTER_SUPPORT

    def ours(self, g: State) -> Answers:
        cards = _bluffs_at_hand(g)
        for ban in text_bans(g, Type.SUPPORT):
            cards &= ~g.my_deck.with_text if ban.what.with_text else 0
        return {
            "bluff": said(g, cards, True),
            "load": dict.fromkeys(loads(g, g.mine.hand, g.mine.ships), True),
        }

    def theirs(self, g: State) -> Answers:
        return {key: dict.fromkeys(cards, False) for key, cards in self.ours(g).items()}

    def matters_later(self, g: State) -> bool:
        return bool(text_bans(g, Type.SUPPORT) and g.my_deck.bluff & legality.source(g))

    def refuse(self, g: State, act: int) -> bool:
        return kind_of(act) == do.BLUFF and bool(text_bans(g, Type.SUPPORT))


def _bluffs_at_hand(g: State) -> int:
    """The cards that could be laid face down if there were no bans on cards with or without text."""
    side = g.mine
    deck = g.my_deck
    cards = legality.source(g) & deck.bluff & deck.fighters & ~side.ignored & ~side.barred
    other_bans = any(
        power.word.what.with_text is None and power.word.what.types & (Type.SUPPORT | Type.CHARACTER)
        for i in bits(g.theirs.voice)
        for power in g.their_deck.cards[i].powers
        if isinstance(power.word, CannotPlay)
    )
    open_ = may_load(g) or (legality.next_is_free(g) and not legality.stopped(g))
    return cards if open_ and legality.bluffs_playable(side) and not other_bans else 0


class ShipsUnderTextBan(Explanation):
    """A ship without text is a card without text; in the files a ban on texts never forbids a ship."""

    name = "ships under a ban on texts"
    place = "004 Leadership Phase"
    why = "a ship is a card like others: with text or without"
    keys = ("allowed", "play")

    def applies(self, g: State) -> bool:
        if legality.character_played(g) or legality.stopped(g) or g.led or legality.limit_reached(g, False):
            return False
        return bool(text_bans(g, Type.SHIP) and g.mine.hand & g.my_deck.ships)

    def ours(self, g: State) -> Answers:
        deck = g.my_deck
        ships = g.mine.hand & deck.ships
        for ban in text_bans(g, Type.SHIP):
            ships &= ~deck.with_text if ban.what.with_text else deck.with_text
        banned = g.mine.hand & deck.ships & ~ships
        return listed(g, said(g, ships, True) | said(g, banned, False))

    def theirs(self, g: State) -> Answers:
        return listed(g, said(g, g.mine.hand & g.my_deck.ships, True))


class OneCharacterInTime(Explanation):
    """Boatswain Mena Marn looks at all active characters at the end of the Character phase. In the files the
    characters of this turn alone bar what follows; those of earlier turns count only when power is
    announced. None of the stored position files shows this difference; it was found in an audit."""

    name = "one character at the end of the Character phase"
    place = "001 The Gang Icon"
    why = "earlier members of a gang are active characters, too: with more than one the phase cannot end"
    keys = ("allowed", "play", "bluff", "load", "must_retreat")

    def applies(self, g: State) -> bool:
        return (
            legality.too_many_characters(g) and size(g.mine.fresh & g.mine.active & g.my_deck.characters) < 2
        )

    def ours(self, g: State) -> Answers:
        return {key: dict.fromkeys(cards, False) for key, cards in self.theirs(g).items()}

    def theirs(self, g: State) -> Answers:
        h = self._unhindered(g)
        boosters, supports, bluffs = legality.boosters_and_supports_allowed(h)
        found = listed(g, said(g, boosters | supports, True))
        if g.phase == BOOSTER_SUPPORT:
            found["bluff"] = said(g, bluffs, True)
            at_sea = h.mine.ships & ~h.mine.landed
            found["load"] = dict.fromkeys(loads(h, legality.source(h), at_sea), True)
        return found

    def matters_later(self, g: State) -> bool:
        return bool(g.theirs.voice & g.their_deck.one_character)

    def admit(self, g: State) -> Iterable[Step]:
        if not self.applies(g) or not legality.character_played(g):
            return
        h = self._unhindered(g)
        boosters, supports, bluffs = legality.boosters_and_supports_allowed(h)
        for card in bits(boosters | supports):
            yield g, do.action(do.PLAY, card)
        for card in bits(bluffs):
            yield g, do.action(do.BLUFF, card)

    def _unhindered(self, g: State) -> State:
        h = g.fork()
        survey(h)
        h.theirs.voice &= ~h.their_deck.one_character
        h.allowed_boosters = -1
        return h


class CharacterAfterText(Explanation):
    """Looking for a way to complete the turn, the files try no further character after one whose text takes
    cards out of the other hand."""

    name = "a further character after a discard"
    place = "001 Engagement Phase"
    why = "whoever can match the power by a further character need not retreat"
    keys = ("must_retreat",)

    def applies(self, g: State) -> bool:
        return False  # no other answer depends on it

    def matters_later(self, g: State) -> bool:
        held = legality.source(g) & g.my_deck.characters
        return _robbing(g, held) and size(held) > 1

    def refuse(self, g: State, act: int) -> bool:
        deck = g.my_deck
        if kind_of(act) not in (do.PLAY, do.ADD) or not deck.characters >> card_of(act) & 1:
            return False
        return _robbing(g, g.mine.fresh & deck.characters & ~g.mine.bluffs)


def _robbing(g: State, cards: int) -> bool:
    """Whether one of the cards takes cards out of the opponent's hand when it is played."""
    words = (power.word for i in bits(cards) for power in g.my_deck.cards[i].powers)
    return any(isinstance(word, DiscardFromTheirHand | TheyDiscard) for word in words)


class AttackingAgain(Explanation):
    """Bounce Back: in the files nothing has to be active, and there need be no fight."""

    name = "attacking again"
    place = "000 Character, 000 Declining to Start a Fight"
    why = "without an active card nothing can attack again, and no fight is started"
    keys = ("announce", "must_retreat")

    def applies(self, g: State) -> bool:
        side = g.mine
        deck = g.my_deck
        again = side.orders & deck.attack_again & side.voice
        return (
            bool(again) and not legality.character_played(g) and not (g.fight and side.active | side.support)
        )

    def ours(self, g: State) -> Answers:
        return {"announce": dict.fromkeys(ELEMENTS, False)}

    def theirs(self, g: State) -> Answers:
        elements = legality.within_power(g)
        return {"announce": {ELEMENTS[e]: bool(elements >> e & 1) for e in (0, 1)}}

    def matters_later(self, g: State) -> bool:
        return self.applies(g)

    def announce(self, g: State) -> bool:
        return self.applies(g) and bool(legality.within_power(g))
