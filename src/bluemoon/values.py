"""The values that every game uses: an action, the list of legal actions, and an event. They are small, never
change, are equal if they say the same, and print as words."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from operator import index
from typing import Any, SupportsIndex, overload

from bluemoon.compiling import mypyc_attr
from bluemoon.pickling import Reduced, reduced

NOBODY = -1  # no seat: a spectator, or an event that is nobody's own

# The parts of an action: its notation, the kind, the cards it names, and what else it names (its target).
Parts = tuple[str, str, tuple[str, ...], str]


class Action:
    """Something that a player can do.

    `str(action)` is the notation of its game ('play Cinder'), which `game.parse` reads again. Actions come
    from `game.legal_actions()` and `game.parse(text)`; they are equal if they say the same for the same seat.
    """

    __slots__ = ("_code", "_parts", "_seat")

    def __init__(self, code: object, seat: int, parts: Parts) -> None:
        """Only games make actions. `code` is the action of the engine layer, `parts` are its notation, kind,
        cards and target."""
        self._code = code
        self._seat = seat
        self._parts = parts

    @property
    def code(self) -> object:
        """The action as the engine layer of its game knows it; of no use outside that layer."""
        return self._code

    @property
    def seat(self) -> int:
        """Whose action it is."""
        return self._seat

    @property
    def text(self) -> str:
        """The notation: 'play Cinder', 'announce Fire', 'walk Fire Temple'."""
        return self._parts[0]

    @property
    def kind(self) -> str:
        """What is done: 'play', 'announce', 'walk'."""
        return self._parts[1]

    @property
    def cards(self) -> tuple[str, ...]:
        """The names of the cards that are played, picked or paid."""
        return self._parts[2]

    @property
    def target(self) -> str:
        """What else the action names: an element, a dragon, a ship, a building, a deck; '' if nothing."""
        return self._parts[3]

    def __reduce__(self) -> tuple[type[Action], tuple[object, int, Parts]]:
        return Action, (self._code, self._seat, self._parts)

    def __str__(self) -> str:
        return self._parts[0]

    def __repr__(self) -> str:
        return f"Action({self._parts[0]!r})"

    def __eq__(self, other: object) -> bool:
        if self is other:
            return True
        if not isinstance(other, Action):
            return NotImplemented
        return self._seat == other._seat and self._parts[0] == other._parts[0]

    def __hash__(self) -> int:
        return hash(self._parts[0])


@mypyc_attr(allow_interpreted_subclasses=True)
class Translator:
    """Turns the actions of a game's engine layer into values. It keeps what is needed for that, so that it
    does not matter if the game goes on meanwhile."""

    __slots__ = ()

    def __reduce__(self) -> Reduced:
        return reduced(self)

    def action(self, code: Any) -> Action:
        """The action for a code of the engine layer. In this base class the code is an action already."""
        assert isinstance(code, Action)
        return code


class LegalActions:
    """What a player may do now: a sequence of `Action` that prints as words and never changes.

    `in`, `index` and `count` take an action or its text; a list or tuple of the same actions is equal.
    Actions are made when somebody looks at them: there may be thousands of ways to pay.
    """

    __slots__ = ("_all", "_codes", "_translator")

    def __init__(self, codes: Sequence[Any], translator: Translator) -> None:
        """Only games make these, from the engine's codes and a translator that turns them into actions."""
        self._codes = codes
        self._translator = translator
        self._all: tuple[Action, ...] | None = None

    def __reduce__(self) -> tuple[type[LegalActions], tuple[Any, ...]]:
        return LegalActions, (self._made(), Translator())

    def _made(self) -> tuple[Action, ...]:
        actions = self._all
        if actions is None:
            translator = self._translator
            actions = self._all = tuple([translator.action(code) for code in self._codes])
        return actions

    def codes(self) -> tuple[Any, ...]:
        """The actions as the engine layer of the game knows them; of no use outside that layer."""
        return tuple(self._codes)

    def index(self, action: object) -> int:
        """The place of the action, or of the one that a text names; ValueError if it is not legal."""
        place = self._place(action)
        if place < 0:
            raise ValueError(f"{action!r} is not legal now")
        return place

    def count(self, action: object) -> int:
        """1 if the action, or the one that a text names, is legal, otherwise 0."""
        return 1 if self._place(action) >= 0 else 0

    def _place(self, action: object) -> int:
        """Where an action or its text stands; -1 if it is not legal. Case and spaces do not matter."""
        made = self._made()
        if isinstance(action, str):
            wanted = _plain(action)
            return next((place for place, one in enumerate(made) if _plain(one.text) == wanted), -1)
        return next((place for place, one in enumerate(made) if one == action), -1)

    def __len__(self) -> int:
        return len(self._codes)

    @overload
    def __getitem__(self, which: SupportsIndex) -> Action: ...

    @overload
    def __getitem__(self, which: slice) -> tuple[Action, ...]: ...

    def __getitem__(self, which: SupportsIndex | slice) -> Action | tuple[Action, ...]:
        if isinstance(which, slice) or self._all is not None:
            return self._made()[which]
        return self._translator.action(self._codes[index(which)])

    def __iter__(self) -> Iterator[Action]:
        return iter(self._made())

    def __contains__(self, action: object) -> bool:
        return self._place(action) >= 0

    def __repr__(self) -> str:
        return f"<LegalActions ({', '.join([action.text for action in self._made()])})>"

    def __eq__(self, other: object) -> bool:
        if isinstance(other, LegalActions):
            return self._made() == other._made()
        if isinstance(other, (list, tuple)):
            return self._made() == tuple(other)
        return NotImplemented

    def __hash__(self) -> int:
        return hash(self._made())


def _plain(text: str) -> str:
    return " ".join(text.split()).casefold()


class Event:
    """Something that happened at the table. `game.tell(event)` is a sentence about it.

    `game.seen(events, seat)` leaves out what a seat cannot know: its `cards` are empty then.
    """

    __slots__ = ("_cards", "_code", "_kind", "_number", "_place", "_seat", "_target")

    def __init__(
        self,
        kind: str,
        seat: int = NOBODY,
        cards: tuple[str, ...] = (),
        number: int = 0,
        target: str = "",
        place: str = "",
        code: object = None,
    ) -> None:
        """Only games make events. `code` is the event of the game's engine layer."""
        self._kind = kind
        self._seat = seat
        self._cards = cards
        self._number = number
        self._target = target
        self._place = place
        self._code = code

    @property
    def code(self) -> object:
        """The event as the engine layer of its game knows it; of no use outside that layer."""
        return self._code

    @property
    def kind(self) -> str:
        """What happened: 'play', 'draw', 'walked'."""
        return self._kind

    @property
    def seat(self) -> int:
        """The seat that the event belongs to; -1 if it belongs to none."""
        return self._seat

    @property
    def cards(self) -> tuple[str, ...]:
        """The names of the cards; empty where they are hidden or there are none."""
        return self._cards

    @property
    def number(self) -> int:
        """How many cards, dragons, crystals or scales; or the number of the turn or of a box, from 1."""
        return self._number

    @property
    def target(self) -> str:
        """What else is named: an element, a dragon, a ship, a card pointed at, a deck; '' if nothing."""
        return self._target

    @property
    def place(self) -> str:
        """The building where it happened; '' if it was at none."""
        return self._place

    def data(self) -> dict[str, object]:
        """The event as plain data."""
        return {
            "kind": self._kind,
            "seat": self._seat,
            "cards": list(self._cards),
            "number": self._number,
            "target": self._target,
            "place": self._place,
        }

    def __reduce__(self) -> tuple[type[Event], tuple[Any, ...]]:
        fields = (self._kind, self._seat, self._cards, self._number, self._target, self._place, self._code)
        return Event, fields

    def __str__(self) -> str:
        who = "" if self._seat == NOBODY else f"seat {self._seat}: "
        number = str(self._number) if self._number else ""
        words = [self._kind, ", ".join(self._cards), self._target, self._place, number]
        return who + " ".join(word for word in words if word)

    def __repr__(self) -> str:
        said = [repr(self._kind)]
        if self._seat != NOBODY:
            said.append(f"seat={self._seat}")
        if self._cards:
            said.append(f"cards={self._cards!r}")
        if self._number:
            said.append(f"number={self._number}")
        if self._target:
            said.append(f"target={self._target!r}")
        if self._place:
            said.append(f"place={self._place!r}")
        return f"Event({', '.join(said)})"

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Event):
            return NotImplemented
        return (
            self._kind == other._kind
            and self._seat == other._seat
            and self._cards == other._cards
            and self._number == other._number
            and self._target == other._target
            and self._place == other._place
        )

    def __hash__(self) -> int:
        return hash((self._kind, self._seat, self._cards, self._number, self._target, self._place))
