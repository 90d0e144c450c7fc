"""The table as a referee sees it: what lies where, what is ignored, whose texts are in force, what the cards
are worth. Made from the written text of a position and the printed cards alone, nothing of the engine."""

from __future__ import annotations

import json
from typing import Any

from bluemoon.cards.card import Card, matches
from bluemoon.cards.pool import find
from bluemoon.powers.bans import OneCharacterOnly
from bluemoon.powers.conditions import (
    AttackedBy,
    FreeIf,
    NoOwnInfluence,
    OwnTableEmpty,
    TheyHaveActive,
    TheyHaveDragon,
    TheyHaveHyla,
    TheyHaveOnTable,
    TheyHoldMore,
)
from bluemoon.powers.ignoring import Ignore
from bluemoon.powers.permissions import AttackAgain, NextCardFree
from bluemoon.powers.values import Double, Raise, RaiseBluffs, RaiseTotal, ZeroPrinted
from bluemoon.powers.vocabulary import BLUFF, GANG, Icon, Part, Type
from bluemoon.powers.word import Condition, Power

PHASES = (
    *("mulligan", "beginning", "leadership", "engagement", "character", "booster_support"),
    *("after_booster_support", "power", "refresh", "end", "turn_over", "turn_ended"),
)
COURT = Type.EMISSARY | Type.INQUISITOR
CHANGING = (Double, Raise, RaiseTotal, RaiseBluffs, ZeroPrinted)
# A bluff card is a support with a bluff icon (001 Bluffing).
FACE_DOWN = Card("", 0, "(face down)", Type.SUPPORT, 2, 2, BLUFF)

Obstacle = tuple[str, tuple[tuple[str, object], ...]]


class Unsure(Exception):
    """The referee would have to know more than he does."""


def obstacle(code: str, **args: object) -> Obstacle:
    """A code with its arguments; the order of names in a list does not matter."""
    return code, tuple(sorted((name, _settled(value)) for name, value in args.items()))


def _settled(value: object) -> object:
    return tuple(sorted(value)) if isinstance(value, (tuple, list, set)) else value


class Half:
    """One side of the table, from the text of a position."""

    def __init__(self, data: dict[str, Any], dragons: list[str]) -> None:
        self.hand: list[str] = data.get("hand", [])
        combat = data.get("combat", [])
        support = data.get("support", [])
        self.combat = [entry["card"] for entry in combat]
        self.active = [entry["card"] for entry in combat if not entry.get("covered")]
        self.support = [entry["card"] for entry in support if not entry.get("bluff")]
        self.bluffs = [entry["card"] for entry in support if entry.get("bluff")]
        self.ships = {entry["card"]: entry.get("cargo", []) for entry in data.get("ships", [])}
        self.landed = [entry["card"] for entry in data.get("ships", []) if entry.get("landed")]
        self.lasting = [entry["card"] for entry in data.get("lasting", [])]
        self.orders: list[str] = data.get("orders", [])
        self.fresh: list[str] = data.get("played", [])
        self.as_free: list[str] = data.get("as_free", [])
        self.used: list[str] = data.get("used", [])
        self.barred: list[str] = data.get("barred", [])
        self.discard: list[str] = data.get("discard", [])
        self.deck = (
            len(data.get("deck", [])) + len(data.get("deck_top", [])) + len(data.get("deck_bottom", []))
        )
        self.dragons = dragons

    @property
    def shown(self) -> list[str]:
        """Active cards that lie face up."""
        return self.active + self.support

    @property
    def texts(self) -> list[str]:
        """Cards whose texts speak, unless they are ignored."""
        return [*self.shown, *self.ships, *self.orders, *self.lasting]

    @property
    def cargo(self) -> list[str]:
        return [card for ship in self.landed for card in self.ships[ship]]


class Table:
    """The table on the turn of one player."""

    def __init__(self, position: str) -> None:
        data = json.loads(position)
        self.data = data
        me = int(data["player"])
        halves = [Half(side, data["dragons"][seat]) for seat, side in enumerate(data["sides"])]
        self.me, self.they = halves[me], halves[1 - me]
        self.phase = PHASES.index(data["phase"])
        self.legends = data["rules"] == "legends"
        self.element = {"fire": 0, "earth": 1}.get(data.get("element", ""), -1)
        ignorers = [self.ignorers(half) for half in (self.me, self.they)]
        if all(ignorers):
            raise Unsure
        if any(power.must_first for half in halves for name in half.texts for power in find(name).powers):
            raise Unsure

    # --- what is ignored ----------------------------------------------------------------------------------

    @staticmethod
    def ignorers(half: Half) -> list[tuple[str, Ignore]]:
        return [(n, p.word) for n in half.texts for p in find(n).powers if isinstance(p.word, Ignore)]

    def _other(self, half: Half) -> Half:
        return self.they if half is self.me else self.me

    def shielded(self, half: Half, name: str) -> bool:
        """An active protected card is beyond the reach of texts (001 Protect)."""
        return bool(find(name).icons & Icon.PROTECT) and name in half.shown + half.lasting

    def who_ignores(self, half: Half, name: str, *parts: Part) -> list[str]:
        """The opposing cards that ignore this card, or its text, wherever it lies (004 Ignoring Cards)."""
        if self.shielded(half, name) or name in half.bluffs:
            return []
        return [
            speaker
            for speaker, word in self.ignorers(self._other(half))
            if word.part in parts and matches(word.what, find(name), speaker)
            and (word.part is not Part.TEXT or find(name).powers)
        ]  # fmt: skip

    def ignored(self, half: Half, name: str) -> bool:
        return bool(self.who_ignores(half, name, Part.CARD))

    def who_ignores_icons(self, half: Half, icon: Icon) -> list[str]:
        words = self.ignorers(self._other(half))
        return [speaker for speaker, word in words if word.part is Part.ICONS and icon & ~word.spare]

    def bears(self, half: Half, name: str, icon: Icon) -> bool:
        """Has the card this icon, and does it count?"""
        if not find(name).icons & icon or name in half.bluffs or self.ignored(half, name):
            return False
        return self.shielded(half, name) or not self.who_ignores_icons(half, icon)

    def voices(self, half: Half) -> list[tuple[str, Power]]:
        """The texts of a side that are in force."""
        heard = [n for n in half.texts if not self.who_ignores(half, n, Part.CARD, Part.TEXT)]
        return [(name, power) for name in heard for power in find(name).powers]

    def said(self, half: Half, *words: type) -> list[tuple[str, Any]]:
        return [(name, p.word) for name, p in self.voices(half) if isinstance(p.word, words)]

    # --- figures ------------------------------------------------------------------------------------------

    def power(self, half: Half, element: int) -> int:
        """The total power, where no text changes a value."""
        if self.said(half, *CHANGING) or self.said(self._other(half), ZeroPrinted):
            raise Unsure
        total = 0
        for name in half.shown:
            if not self.ignored(half, name):
                card = find(name)
                total += (card.earth if element else card.fire) or 0
        words = self.ignorers(self._other(half))
        hidden = any(w.part is Part.CARD and matches(w.what, FACE_DOWN, s) for s, w in words)
        if not hidden and self.element in (-1, element):
            total += 2 * len(half.bluffs)  # 001 Bluffing: 2 in the contested element
        return total

    def condition(self, what: Condition) -> bool:
        me, they = self.me, self.they
        if isinstance(what, TheyHaveDragon):
            return bool(they.dragons)
        if isinstance(what, TheyHoldMore):
            return len(they.hand) >= len(me.hand) + what.n
        if isinstance(what, TheyHaveOnTable):
            return len(they.combat + they.support + they.bluffs) >= what.n
        if isinstance(what, TheyHaveActive):
            lasting = [name for name in they.lasting if not find(name).type & COURT]
            count = sum(matches(what.what, find(name)) for name in they.shown + lasting)
            bluff = FACE_DOWN
            if self.who_ignores_icons(they, BLUFF):
                bluff = Card("", 0, "", Type.SUPPORT, 2, 2)
            return count + len(they.bluffs) * matches(what.what, bluff) >= what.n
        if isinstance(what, AttackedBy):
            if self.element < 0 or what.element not in (None, self.element):
                return False
            return self.power(they, self.element) >= what.n
        if isinstance(what, OwnTableEmpty):
            return not (me.combat or me.support or me.bluffs)
        if isinstance(what, NoOwnInfluence):
            return set(me.ships) == set(me.landed)
        assert isinstance(what, TheyHaveHyla)
        return any(find(name).type is Type.HYLA for name in they.lasting)

    # --- the course of the turn ---------------------------------------------------------------------------

    def played(self, type_: Type) -> list[str]:
        """What was played this turn face up, of a type."""
        return [n for n in self.me.fresh if find(n).type & type_ and n not in self.me.bluffs]

    def attacks_again(self) -> bool:
        """After Bounce Back the active characters fight on (004 Bounce Back)."""
        again = [name for name, _ in self.said(self.me, AttackAgain) if name in self.me.orders]
        fighters = [name for name in self.me.active if find(name).type is Type.CHARACTER]
        if again and not fighters and (self.me.shown or self.me.bluffs):
            raise Unsure  # whether supports alone attack again is a ruling
        return bool(again and fighters and self.data["fight"] and self.data["led"])

    def crowded(self) -> list[str]:
        """Who forbids the characters that are active now (Boatswain Mena Marn)."""
        mine = [name for name in self.me.active if find(name).type is Type.CHARACTER]
        return [name for name, _ in self.said(self.they, OneCharacterOnly)] if len(mine) > 1 else []

    def before_character(self) -> list[Obstacle]:
        found = []
        if not self.played(Type.CHARACTER) and not self.attacks_again():
            found.append(obstacle("character-first"))
        if self.crowded():
            found.append(obstacle("one-character", by=self.crowded()))
        return found

    def stop_cards(self) -> list[str]:
        return [n for n in self.me.fresh if self.bears(self.me, n, Icon.STOP)]

    def is_free(self, name: str) -> bool:
        """001 Free, 004 Gaining Icons: printed, given by a text, or a Buka character from a landed ship."""
        card, me = find(name), self.me
        if self.who_ignores_icons(me, Icon.FREE) or self.ignored(me, name):
            return False
        if card.icons & Icon.FREE:
            return True
        if name in me.cargo and card.people == "Buka" and card.type is Type.CHARACTER:
            return True
        if self.gives_free():
            return True
        if self.who_ignores(me, name, Part.TEXT):
            return False
        return any(isinstance(p.word, FreeIf) and self.condition(p.word.condition) for p in card.powers)

    def gives_free(self) -> bool:
        """Yin or Yang was played this turn, and its gift is not spent."""
        given = [name for name, _ in self.said(self.me, NextCardFree)]
        return any(name in self.me.fresh and name not in self.me.used for name in given)

    def rides(self, name: str) -> bool:
        """Does it count as one with a card of this turn: the partner of a pair, a member of a gang?"""
        me, card = self.me, find(name)
        fresh = [n for n in me.fresh if find(n).type is card.type and n != name and n not in me.bluffs]
        if card.type is Type.SUPPORT and not self.legends:
            return False  # 000 Pair: characters and boosters
        kin = [n for n in fresh if find(n).first_word == card.first_word]
        if self.bears(me, name, Icon.PAIR):
            partners = [n for n in kin if self.bears(me, n, Icon.PAIR)]
            for pool in (
                [n for n in partners if n in me.as_free],
                [n for n in partners if n not in me.as_free],
            ):
                if len(pool) % 2:
                    return True
        gang = card.icons & GANG
        if gang and self.bears(me, name, gang):
            members = [n for n in kin if self.bears(me, n, gang)]
            strangers = [n for n in self.played(Type.CHARACTER) if not self.bears(me, n, GANG)]
            return bool(members) and (self.legends or not strangers)
        return False
