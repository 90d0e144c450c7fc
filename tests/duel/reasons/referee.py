"""A referee who knows the rulebooks and sees the position as written text, nothing of the engine: for each
thing a player might want to do on his turn he names all obstacles that the rules put in its way. The
reasons of `why_not` are compared with his.

He abstains (`Unsure`) where he would have to resolve texts of both sides that ignore each other.
"""

from __future__ import annotations

from bluemoon.cards.card import Card, matches
from bluemoon.cards.pool import find
from bluemoon.powers.bans import CannotDrawAtEnd, CannotPlay, CannotPlayMoreThan, CannotTake
from bluemoon.powers.conditions import FreeIf, OnlyIf
from bluemoon.powers.demands import PayOrDragon, PayOrRetreat, PlayOrRetreat
from bluemoon.powers.drawing import DrawFromDiscards
from bluemoon.powers.permissions import (
    AchievementWithoutDragon,
    HandBesideShip,
    MayPlayMore,
    MayReplace,
    MutantsUnconditioned,
    NeedNotCover,
)
from bluemoon.powers.vocabulary import BLUFF, GANG, Element, Icon, Part, Type, When
from tests.duel.reasons.seen import FACE_DOWN, Obstacle, Table, Unsure, obstacle

BEGINNING, LEADERSHIP, ENGAGEMENT, CHARACTER, SUPPORT, AFTER_SUPPORT = range(1, 7)
END, TURN_OVER = 9, 10
FIGHTERS = Type.CHARACTER | Type.BOOSTER | Type.SUPPORT
IN_LEADERSHIP = Type.LEADERSHIP | Type.SHIP | Type.HYLA | Type.ACHIEVEMENT
COURT = Type.EMISSARY | Type.INQUISITOR


class Referee(Table):
    """Judges what the player whose turn it is wants to do."""

    # --- obstacles of a card ------------------------------------------------------------------------------

    def against_card(self, name: str) -> list[Obstacle]:
        """Texts that forbid it, and a play that was cancelled."""
        card = find(name)
        found = []
        if name in self.me.barred:
            found.append(obstacle("cancelled", card=name))
        by = [who for who, word in self.said(self.they, CannotPlay) if matches(word.what, card)]
        if by:
            found.append(obstacle("forbidden", card=name, by=by))
        return found

    def limits(self, into_combat: bool) -> list[Obstacle]:
        found = []
        words = self.said(self.they, CannotPlayMoreThan)
        for combat, code in ((False, "play-limit"), (True, "combat-limit")):
            done = self.data["combat_plays" if combat else "plays"]
            by = [(who, w.n) for who, w in words if w.into_combat == combat and done >= w.n]
            if by and (into_combat or not combat):
                found.append(obstacle(code, by=[who for who, _ in by], n=by[-1][1]))
        return found

    def source(self, name: str) -> list[Obstacle]:
        """The hand, or what lies on landed ships (001 Landing Ships)."""
        me = self.me
        for ship, cargo in me.ships.items():
            if name in cargo and ship not in me.landed:
                return [obstacle("on-ship", card=name, ship=ship)]
        if not me.landed or name not in me.hand or not find(name).type & FIGHTERS:
            return []
        beside = [(who, w.n) for who, w in self.said(me, HandBesideShip) if who in me.landed]
        if any(self.data["hand_plays"] < n for _, n in beside):
            return []
        if beside:
            return [obstacle("hand-beside-used", ship=beside[0][0], n=beside[0][1])]
        return [obstacle("from-ship-only", ships=me.landed)]

    def room(self, name: str, face_down: bool = False) -> bool:
        """One booster or support a turn, none on the first, and what texts add (004)."""
        me = self.me
        boosters = self._counted([n for n in self.played(Type.BOOSTER) if n not in me.as_free])
        paid = [
            n for n in me.fresh if (find(n).type is Type.SUPPORT or n in me.bluffs) and n not in me.as_free
        ]
        supports = self._counted(paid) if self.legends else len(paid)
        supports += self.data["loads"]
        more = {Type.BOOSTER: 0, Type.SUPPORT: 0}
        for _, word in self.said(me, MayPlayMore):
            more[word.type] += word.n

        def beyond(b: int, s: int) -> int:
            return max(0, b - more[Type.BOOSTER]) + max(0, s - more[Type.SUPPORT])

        limit = 1 if self.data["fight"] and not self.data["first_turn"] else 0
        if self.stop_cards():
            if not self.legends:
                return False
            limit = 0
        limit = max(limit, beyond(boosters, supports))
        booster = not face_down and find(name).type is Type.BOOSTER
        return beyond(boosters + booster, supports + (not booster)) <= limit

    def _counted(self, names: list[str]) -> int:
        """The number of cards, two with PAIR and the same first word as one."""
        pairs: dict[tuple[int, str], int] = {}
        for name in names:
            if self.bears(self.me, name, Icon.PAIR):
                key = (find(name).type, find(name).first_word)
                pairs[key] = pairs.get(key, 0) + 1
        return len(names) - sum(count // 2 for count in pairs.values())

    def slot(self) -> Obstacle:
        """Why there is no room for a booster or support."""
        me = self.me
        if self.data["first_turn"] or not self.data["fight"]:
            return obstacle("first-turn")
        types = Type.BOOSTER | Type.SUPPORT
        paid = [n for n in me.fresh if (find(n).type & types or n in me.bluffs) and n not in me.as_free]
        return obstacle("slot-used", cards=paid) if paid else obstacle("loaded-already")

    def lost_privilege(self, name: str) -> list[Obstacle]:
        """Icons or texts that would free the card from the limit, if they counted."""
        me, card = self.me, find(name)
        found = []
        icons = [Icon.FREE] if card.icons & Icon.FREE else []
        if card.icons & Icon.PAIR and self._partners(name):
            icons.append(Icon.PAIR)
        if any(self._gang_mate(name, n) for n in self.played(Type.CHARACTER)):
            icons.append(card.icons & GANG)
        by_card = self.who_ignores(me, name, Part.CARD)
        conditional = [p.word for p in card.powers if isinstance(p.word, FreeIf)]
        if (icons or conditional) and by_card:
            found.append(obstacle("card-ignored", card=name, by=by_card))
        for icon in [*icons, *([Icon.FREE] if conditional else [])]:
            by = self.who_ignores_icons(me, icon)
            if by:
                found.append(obstacle("icon-ignored", card=name, icon=icon, by=by))
        by = self.who_ignores(me, name, Part.CARD, Part.TEXT)
        if conditional and by:
            found.append(obstacle("text-ignored", card=name, by=by))
        for word in conditional:
            if not self.condition(word.condition):
                found.append(obstacle("free-unmet", card=name, condition=word.condition))
        return found

    # --- what is asked ------------------------------------------------------------------------------------

    def play(self, name: str) -> list[Obstacle]:
        """All obstacles to playing a card of the hand or of a ship."""
        card = find(name)
        if card.type is Type.INTERFERENCE:
            return [obstacle("answers-only", card=name)]
        if not card.type & (FIGHTERS | IN_LEADERSHIP):
            return [obstacle("never-played", card=name)]
        found = self.source(name) + self.against_card(name)
        found += self.limits(bool(card.type & (Type.CHARACTER | Type.BOOSTER)))
        if card.type & IN_LEADERSHIP:
            return found + self._leadership(name)
        return found + (self._character(name) if card.type is Type.CHARACTER else self._follower(name))

    def _stopped(self) -> list[Obstacle]:
        return [obstacle("stopped", by=self.stop_cards())] if self.stop_cards() else []

    def leadership_phase(self) -> list[Obstacle]:
        if self.data["led"]:
            return [obstacle("led-already")]
        return [obstacle("leadership-over")] if self.phase > LEADERSHIP else []

    def _leadership(self, name: str) -> list[Obstacle]:
        found = self.leadership_phase() + self._stopped()
        card = find(name)
        if card.type is Type.ACHIEVEMENT:
            if not self.data.get("match"):
                found.append(obstacle("match-only"))
            elif card.dragon not in self.me.dragons and not self.said(self.me, AchievementWithoutDragon):
                found.append(obstacle("dragon-missing", dragon=card.dragon))
        return found

    def _character(self, name: str) -> list[Obstacle]:
        found = self._stopped()
        if self.phase > CHARACTER:
            found.append(obstacle("character-over"))
        found += self._mutant(name)
        paid = [n for n in self.played(Type.CHARACTER) if n not in self.me.as_free]
        if paid and not self.is_free(name) and not self.rides(name):
            found.append(obstacle("character-played", cards=paid))
            found += self.lost_privilege(name)
            strangers = [n for n in self.played(Type.CHARACTER) if not self._gang_mate(name, n)]
            mates = [n for n in self.played(Type.CHARACTER) if self._gang_mate(name, n)]
            if not self.legends and strangers and mates:
                found.append(obstacle("gang-first", card=name, cards=strangers))
        old = [n for n in self.me.active if n not in self.me.fresh]
        kept = [n for n in self.me.active if n in self.me.fresh and self._gang_mate(name, n)]
        if old and self.played(Type.CHARACTER) and not self._joining(name):
            if not kept:
                raise Unsure  # whether a second character covers what the first one kept is a ruling
            found.append(obstacle("must-join", card=name))
        return found

    def _partners(self, name: str) -> list[str]:
        """The cards of this turn with which it would make a pair, if no icon were ignored."""
        card = find(name)
        if card.type is Type.SUPPORT and not self.legends:
            return []
        same = [n for n in self.played(card.type) if find(n).first_word == card.first_word and n != name]
        return [n for n in same if find(n).icons & Icon.PAIR]

    def _gang_mate(self, one: str, two: str) -> bool:
        a, b = find(one), find(two)
        return bool(a.icons & b.icons & GANG) and a.first_word == b.first_word

    def _mutant(self, name: str) -> list[Obstacle]:
        """001 Mutants; 004 Mutants: one whose text is ignored needs no condition."""
        me = self.me
        words = [p.word for p in find(name).powers if isinstance(p.word, OnlyIf)]
        if self.who_ignores(me, name, Part.CARD, Part.TEXT):
            return []
        if any(who not in me.used for who, _ in self.said(me, MutantsUnconditioned)):
            if words and find(name).people != "Mutant":
                raise Unsure  # whether it is a mutant is a ruling
            return []
        return [
            obstacle("condition", card=name, condition=word.condition)
            for word in words
            if not self.condition(word.condition)
        ]

    def _follower(self, name: str) -> list[Obstacle]:
        """A booster or support."""
        found = self.before_character()
        if self.phase > SUPPORT:
            found.append(obstacle("support-over"))
        if self.room(name):
            return found
        found += self._stopped()
        if self.is_free(name) or self.rides(name):
            return found
        return [*found, self.slot(), *self.lost_privilege(name)]

    def add(self, name: str) -> list[Obstacle]:
        """Playing a character beside the active ones (001 Gang)."""
        if find(name).type is not Type.CHARACTER:
            return [obstacle("only-characters-join", card=name), *self.source(name)]
        found = self.source(name) + self.against_card(name) + self.limits(True)
        found += [one for one in self._character(name) if one[0] != "must-join"]
        return found + self._joining(name)

    def _joining(self, name: str) -> list[Obstacle]:
        me, card = self.me, find(name)
        old = [n for n in me.active if n not in me.fresh]
        anyhow = any(isinstance(p.word, NeedNotCover) for p in card.powers)
        if not anyhow and not card.icons & GANG:
            return [obstacle("must-cover", card=name)]
        found = [] if old else [obstacle("nothing-to-join")]
        if anyhow:
            by = self.who_ignores(me, name, Part.CARD, Part.TEXT)
            return found + ([obstacle("text-ignored", card=name, by=by)] if by else [])
        by = self.who_ignores(me, name, Part.CARD)
        if by:
            found.append(obstacle("card-ignored", card=name, by=by))
        by = self.who_ignores_icons(me, card.icons & GANG)
        if by:
            found.append(obstacle("icon-ignored", card=name, icon=card.icons & GANG, by=by))
        mates = [n for n in me.active if self._gang_mate(name, n) and self.bears(me, n, GANG)]
        strangers = [n for n in me.active if n not in mates]
        if strangers:
            found.append(obstacle("others-active", cards=strangers))
        return found

    def bluff(self, name: str) -> list[Obstacle]:
        """Laying a card face down (001 Bluffing, 004 Bluff)."""
        me, card = self.me, find(name)
        if not card.icons & BLUFF:
            return [obstacle("no-bluff-icon", card=name), *self.source(name)]
        found = self.source(name) + self.limits(False) + self.before_character()
        if self.ignored(me, name):
            found.append(obstacle("card-ignored", card=name, by=self.who_ignores(me, name, Part.CARD)))
        if self.phase > SUPPORT:
            found.append(obstacle("support-over"))
        if name in me.barred:
            found.append(obstacle("cancelled", card=name))
        by = [who for who, word in self.said(self.they, CannotPlay) if self._bans_bluff(word, card)]
        if by:
            found.append(obstacle("bluffs-forbidden", by=by))
        by = self.who_ignores_icons(me, BLUFF)
        if by:
            found.append(obstacle("bluff-icons-ignored", by=by))
        words = self.ignorers(self.they)
        by = [s for s, w in words if w.part is Part.CARD and matches(w.what, FACE_DOWN, s)]
        if by:
            found.append(obstacle("bluffs-ignored", by=by))
        if not self.room(name, face_down=True):
            free = self.gives_free() and not self.who_ignores_icons(me, Icon.FREE)
            found += self._stopped() + ([] if free else [self.slot()])
        return found

    @staticmethod
    def _bans_bluff(word: CannotPlay, card: Card) -> bool:
        """004 Preventing Bluff Cards: a ban on all supports or characters, or on (no) text."""
        what = word.what
        if what.with_text is None:
            return what.above < 0 and bool(what.types & (Type.SUPPORT | Type.CHARACTER))
        return bool(what.types & Type.SUPPORT) and (not what.with_text or bool(card.powers))

    def load(self, name: str, ship: str) -> list[Obstacle]:
        """001 Loading Ships, 004 Preventing the Loading of Ships."""
        me = self.me
        found = self.before_character()
        if not find(name).type & FIGHTERS:
            found.append(obstacle("not-loadable", card=name))
        if ship not in me.ships:
            return [*found, obstacle("ship-not-in-play", ship=ship)]
        if ship in me.landed or self.limits(False):
            raise Unsure  # a ruling, not words of the rulebooks
        capacity = find(ship).capacity
        if len(me.ships[ship]) >= capacity:
            found.append(obstacle("ship-full", ship=ship, n=capacity))
        if self.phase > SUPPORT:
            found.append(obstacle("support-over"))
        plain = Card("", 0, "", Type.SUPPORT)
        by = [
            who
            for who, word in self.said(self.they, CannotPlay)
            if word.what.with_text is None and matches(word.what, plain)
        ]
        if by:
            found.append(obstacle("loading-forbidden", by=by))
        if not self.room(name, face_down=True):
            found += [*self._stopped(), self.slot()]
        return found

    def replace(self, name: str) -> list[Obstacle]:
        """004 The Replace Icon, Gaining the Replace Icon."""
        me, card = self.me, find(name)
        given = any(matches(word.what, card) for _, word in self.said(me, MayReplace))
        found = self.leadership_phase()
        if not card.icons & Icon.REPLACE and not given:
            found.append(obstacle("no-replace-icon", card=name))
        by = self.who_ignores(me, name, Part.CARD)
        if by:
            found.append(obstacle("card-ignored", card=name, by=by))
        by = self.who_ignores_icons(me, Icon.REPLACE)
        if by:
            found.append(obstacle("icon-ignored", card=name, icon=Icon.REPLACE, by=by))
        return found

    def retrieve(self, name: str) -> list[Obstacle]:
        """001 Retrieve, 004 Retrieve, Taking Cards into Hand; asked of a card on the table."""
        me, they, card = self.me, self.they, find(name)
        found = []
        if not card.icons & Icon.RETRIEVE:
            found.append(obstacle("no-retrieve-icon", card=name))
        if name not in me.shown:
            found.append(obstacle("not-at", card=name, where="active"))
        if self.phase > BEGINNING:
            found.append(obstacle("retrieve-late"))
        by = self.who_ignores(me, name, Part.CARD)
        if by:
            found.append(obstacle("card-ignored", card=name, by=by))
        by = self.who_ignores_icons(me, Icon.RETRIEVE)
        if by and not self.shielded(me, name):
            found.append(obstacle("icon-ignored", card=name, icon=Icon.RETRIEVE, by=by))
        if card.type is Type.CHARACTER:
            rivals = [n for n in they.active if find(n).type is Type.CHARACTER]
            rivals = [n for n in rivals if find(n).icons & Icon.RETRIEVE]
            by = [n for n in rivals if self.legends or self.bears(they, n, Icon.RETRIEVE)]
            if by:
                found.append(obstacle("retrieve-blocked", by=by))
        return found + self._taking()

    def _taking(self) -> list[Obstacle]:
        by = [
            who
            for who, word in self.said(self.they, CannotTake)
            if not word.from_deck and not word.more_than and len(self.me.hand) >= word.while_holding
        ]
        return [obstacle("cannot-take", by=by)] if by else []

    def drop(self, name: str) -> list[Obstacle]:
        return [obstacle("drop-late")] if self.phase > BEGINNING else []

    def land(self, ship: str) -> list[Obstacle]:
        if ship not in self.me.ships:
            return [obstacle("ship-not-in-play", ship=ship)]
        found = [obstacle("landed-already", ship=ship)] if ship in self.me.landed else []
        return found + ([obstacle("land-late")] if self.phase > BEGINNING else [])

    def use(self, name: str) -> list[Obstacle] | None:
        """The text of a card in play; None where it hangs on what the text does."""
        me = self.me
        moments = (When.ONCE_A_TURN, When.AFTER_SUPPORT, When.ENDING, When.TURN_OVER)
        when = [p.when for p in find(name).powers if p.may and p.when in moments]
        if not when:
            return [obstacle("no-use", card=name)]
        found = []
        if name not in me.texts:
            found.append(obstacle("not-at", card=name, where="active"))
        by = self.who_ignores(me, name, Part.CARD, Part.TEXT)
        if by:
            found.append(obstacle("text-ignored", card=name, by=by))
        if name in me.used:
            found.append(obstacle("used-already", card=name))
        times = {When.AFTER_SUPPORT: [AFTER_SUPPORT], When.ENDING: [END], When.TURN_OVER: [TURN_OVER]}
        times[When.ONCE_A_TURN] = [*range(BEGINNING, SUPPORT + 1), END]
        if self.phase not in times[when[0]]:
            found.append(obstacle("wrong-time", card=name, when=when[0]))
        return found or None

    def effect(self, name: str, code: str, args: dict[str, object]) -> bool:
        """Is it true that the text could do nothing, for this reason?"""
        me, they = self.me, self.they
        word = next(p.word for p in find(name).powers if p.may)
        n = int(getattr(word, "n", 1)) if self.legends else 1
        characters = [c for c in they.active if find(c).type is Type.CHARACTER]
        others = [c for c in they.shown if find(c).type is not Type.CHARACTER and not self.shielded(they, c)]
        if code == "last-character":
            return characters == [args["card"]]
        if code == "no-target":
            return (not others and not they.bluffs) or name == "TopDog"
        if code == "protected":
            return self.shielded(they, str(args["card"]))
        if code == "no-end-draw":
            return set(self.who_says(CannotDrawAtEnd)) == set(_tuple(args["by"]))
        if code == "cannot-take":
            return set(_tuple(args["by"])) <= set(self.who_says(CannotTake)) and self.takeable(True) < n
        figures = {"deck-short": me.deck, "discards-short": len(me.discard), "their-deck-empty": they.deck}
        figures |= {"their-hand-short": len(they.hand), "hand-short": len(me.hand)}
        if code == "hand-full":
            return len(me.hand) >= 9
        return figures[code] < (1 if code == "their-deck-empty" else int(str(args["n"]))) <= n + 1

    def who_says(self, word: type) -> list[str]:
        return [name for name, _ in self.said(self.they, word)]

    def retreat(self) -> list[Obstacle]:
        if not self.data["fight"]:
            return [obstacle("no-fight")]
        if self.phase <= ENGAGEMENT:
            return []
        return [obstacle("started-fight" if self.data["first_turn"] else "fighting-on")]

    def decline(self) -> list[Obstacle]:
        if self.data["fight"] and not self.data["first_turn"]:
            return [obstacle("fight-on")]
        return [obstacle("fight-started")] if self.phase > ENGAGEMENT else []

    def announce(self, element: int) -> list[Obstacle]:
        """001 Power Phase."""
        if self.phase > AFTER_SUPPORT:
            return [obstacle("announced")]
        found = self.before_character()
        if self.element not in (-1, element):
            found.append(obstacle("contested", element=Element(self.element)))
        used = self.they.used
        due = [n for n, w in self.said(self.they, PayOrDragon) if n not in used]
        if due and self.phase < AFTER_SUPPORT:
            found.append(obstacle("dragon-due", cards=due))
        if self.unmet():
            found.append(obstacle("unmet", cards=self.unmet()))
        texts = self.after_support()
        if texts and self.phase < AFTER_SUPPORT:
            found.append(obstacle("text-first", cards=texts))
        have, needed = self.power(self.me, element), self.power(self.they, element)
        if have < needed and not self.shield(element):
            found.append(obstacle("must-match", have=have, n=needed, element=Element(element)))
        return found

    def unmet(self) -> list[str]:
        """The opponent's demands that are neither paid nor met by a card of this turn."""
        me, they = self.me, self.they
        unpaid = [n for n, _ in self.said(they, PayOrRetreat) if n not in they.used]
        for name, word in self.said(they, PlayOrRetreat):
            fits = [n for n in me.fresh if find(n).type is word.type and n not in me.bluffs]
            if word.type is Type.SUPPORT:
                fits += [n for n in me.fresh if n in me.bluffs]
            if not fits and name not in they.used:
                unpaid.append(name)
        return unpaid

    def takeable(self, from_deck: bool) -> int:
        """How many cards the opponent's texts let the player take now (004 Taking Cards into Hand)."""
        most = 99
        for _, word in self.said(self.they, CannotTake):
            if word.from_deck and not from_deck:
                continue
            done = self.data["drawn"] if word.more_than else len(self.me.hand)
            most = min(most, (word.more_than or word.while_holding) - done)
        return most

    def after_support(self) -> list[str]:
        """The texts that may be used between Booster/Support and the announcement (the Mimix' Shamans)."""
        found = []
        for name, power in self.voices(self.me):
            if power.when is not When.AFTER_SUPPORT or name in self.me.used:
                continue
            if isinstance(power.word, DrawFromDiscards):
                needed = power.word.n if self.legends else 1
                able = min(len(self.me.discard), self.takeable(False)) >= needed
            else:
                able = self.me.deck > 0 and self.takeable(True) > 0
            if able:
                found.append(name)
        return found

    def shield(self, element: int) -> bool:
        icon = Icon.SHIELD_EARTH if element else Icon.SHIELD_FIRE
        return any(self.bears(self.me, name, icon) for name in self.me.shown)


def _tuple(value: object) -> tuple[str, ...]:
    assert isinstance(value, tuple)
    return value
