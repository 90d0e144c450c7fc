"""The cards that could still come into play this turn, assuming that every optional play is allowed. Whatever
is in doubt counts among them. `upper_bound` works out what power they could give.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from bluemoon.compiling import mypyc_attr
from bluemoon.duel.completion.measures import lifts
from bluemoon.duel.model.state import CHARACTER, State
from bluemoon.duel.rules import legality
from bluemoon.duel.rules.survey import in_play
from bluemoon.sets import ZERO, bits, size, top

if TYPE_CHECKING:
    from bluemoon.duel.model.types import CardIndex, CardSet, Count


@mypyc_attr(acyclic=True, free_list_len=1)
class Coming:
    """What could still come into play this turn."""

    __slots__ = (
        "bit",
        "bluffs",
        "chances",
        "characters",
        "deck",
        "extra",
        "free",
        "g",
        "granted",
        "held",
        "lifted",
        "limited",
        "others",
        "side",
        "silent",
        "stopped",
        "table",
        "touching",
        "voice",
    )

    def __init__(self, g: State, card: CardIndex, beside: bool) -> None:
        self.g = g
        side = self.side = g.mine
        deck = self.deck = g.my_deck
        self.bit: CardSet = 1 << card if card >= 0 else ZERO
        self.table: CardSet = side.active | side.support
        covered: CardSet = 0
        if card >= 0 and not beside:  # the old active cards are covered
            covered = side.active & ~side.fresh
            self.table &= ~covered
        self.voice: CardSet = side.voice & ~covered
        unsaid = deck.from_ship if not side.landed else ZERO
        self.silent: CardSet = (side.ignored | side.muted) & ~deck.protect & ~deck.insistent | unsaid
        self.stopped = legality.stopped(g) or self._stops()
        self.lifted = False
        self._candidates(side.hand, side.banned)
        if self._lifts():
            # The opponent's texts that forbid or ignore cards of the player may go away.
            self.lifted = True
            self.silent = unsaid
            self.voice = in_play(side) & deck.with_text & ~covered
            self._candidates(side.hand, side.barred)
        self.touching: CardSet = self.speaking() & deck.touchers
        self.limited: CardSet = self.touching & self.others & ~self.free & ~self.voice

    def _stops(self) -> bool:
        """Whether the character that is about to be played has a STOP that is not ignored."""
        return bool(self.bit & self.deck.stop & ~self.shut()) and not self.side.icons_off & legality.STOP

    def shut(self) -> CardSet:
        """The player's cards that are ignored now."""
        return self.side.ignored & ~self.deck.protect

    def coming(self) -> CardSet:
        """All cards that might be played this turn, including the character that is about to be played."""
        return self.characters | self.others | self.bit

    def speaking(self) -> CardSet:
        """The cards whose texts might still do something this turn, besides those that are in force now."""
        return self.coming() & ~self.silent | self.usable()

    def _lifts(self) -> bool:
        """Whether texts of the opponent might be taken out of force."""
        for i in bits(self.speaking() & self.deck.lifters):  # noqa: SIM110 (compiled, a generator is an object)
            if lifts(self.g, i):
                return True
        return False

    def usable(self) -> CardSet:
        """The cards on the table whose texts may still be used this turn."""
        return self.voice & self.deck.once_a_turn & ~self.side.used

    def _candidates(self, hand: CardSet, banned: CardSet) -> None:
        side = self.side
        deck = self.deck
        if side.landed:
            hand |= legality.landed_cargo(self.g, self.g.current)
        hand &= ~self.bit
        if (hand | self.bit) & ~banned & deck.taking_back & ~self.silent:
            hand |= side.combat | side.support
        self.bluffs: CardSet = hand & deck.bluff & deck.fighters
        self.held: CardSet = hand & deck.fighters & ~banned
        free = deck.free | deck.free_if
        if side.landed:
            free |= deck.buka_characters
        if not self.lifted and side.icons_off & legality.FREE:
            free = 0
        for i in bits(side.fresh & deck.pair):
            free |= deck.partners[i]  # the partner of a card that was played before does not count
        self.free: CardSet = ZERO if self.stopped else free
        self.granted: Count = 0
        self.chances: Count = 0
        self.extra: CardSet = 0
        self.characters: CardSet = ZERO if self.stopped else self._company()
        self.others: CardSet = self.held & (deck.boosters | deck.supports)
        if self.stopped and not self.g.edition.extras_after_stop:
            self.others = self.bluffs = 0

    def _company(self) -> CardSet:
        """The characters that might be played after the first one. Sets `extra` to those of them of which
        only a few may be played, and `chances` to how many: besides cards that they bring along, one if none
        has counted towards the limit, one for each text by which the next card is FREE, and one for each card
        of a pair, its partner. It errs on the side of more: whatever leads to a card that leads to others
        makes all of them `extra`, and `UpperBound._joined` adds what each brings along."""
        g = self.g
        side = self.side
        deck = self.deck
        if not self.bit and g.phase > CHARACTER:
            return 0
        held = self.held & deck.characters
        played = side.fresh & deck.characters & ~side.bluffs | self.bit
        found = held & self.free
        new = (played | found) & deck.gang
        while new:
            i = top(new)
            new ^= 1 << i
            kin = deck.gang_of[i] & held & ~found
            found |= kin
            new |= kin
        rest = held & ~found
        if not rest:
            return found
        for i in bits((played | found) & deck.pair):
            if deck.partners[i] & rest:
                self.extra |= deck.partners[i] & rest
                self.chances += 1
        if self.extra & deck.gang:
            self.extra = rest  # however one may lead to another
        uncounted = not played & ~side.as_free & ~(self.free & self.bit)
        if uncounted or (played | found | self.extra) & deck.next_free:
            self.granted = size((held | played) & deck.next_free & ~side.used)
            self.chances += self.granted + 1 if uncounted else self.granted
            self.extra = rest
        return found | self.extra
