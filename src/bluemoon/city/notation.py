"""The notation: actions as text, and back.

walk University            move the figure
play A1 to University      discard a card for its movement power
build 1 with H2 H3         contribute to the first box from the left
offer                      an offering, and 'offer with P1' an additional one
discard V1                 at the end of the turn
done                       end the phase (and, in the last one, draw)
"""

from __future__ import annotations

from bluemoon.city.actions import BUILD, DISCARD, FINISH, OFFER, PLAY, WALK, Action
from bluemoon.city.cards import CARD, card, cards, names
from bluemoon.city.tiles import TILES
from bluemoon.errors import NotationError
from bluemoon.messages import ActionCode, CityCode, GameCode, Message, say
from bluemoon.messages.things import building

TILE_NUMBER: dict[str, int] = {tile.name.lower(): number for number, tile in enumerate(TILES)}


def write_action(action: Action, tiles: tuple[int, ...]) -> str:
    """The action as text; `tiles` says which building lies on which place."""
    if action.kind == WALK:
        return f"walk {place_name(action.target, tiles)}"
    if action.kind == PLAY:
        return f"play {names(action.cards)} to {place_name(action.target, tiles)}"
    if action.kind == BUILD:
        return f"build {action.target + 1} with {names(action.cards)}"
    if action.kind == OFFER:
        return f"offer with {names(action.cards)}" if action.cards else "offer"
    if action.kind == DISCARD:
        return f"discard {names(action.cards)}"
    return "done"


def action_said(action: Action, tiles: tuple[int, ...]) -> Message:
    """The action as a message, which can be shown in any language; its English is `write_action`."""
    kind, held = action.kind, tuple([CARD[one] for one in action.cards])
    if kind == WALK:
        return say(ActionCode.WALK, building=building(place_name(action.target, tiles)))
    if kind == PLAY:
        return say(ActionCode.MOVE, cards=held, building=building(place_name(action.target, tiles)))
    if kind == BUILD:
        return say(ActionCode.BUILD, n=action.target + 1, cards=held)
    if kind == OFFER:
        return say(ActionCode.OFFER_MORE, cards=held) if held else say(ActionCode.OFFER)
    return say(ActionCode.DISCARD, cards=held) if kind == DISCARD else say(ActionCode.GO_ON)


def read_action(text: str, tiles: tuple[int, ...]) -> Action:
    """The action that the text names, whether it is legal now or not; NotationError if it names none."""
    words = " ".join(text.split())
    verb, _, rest = words.partition(" ")
    verb = verb.lower()
    if verb == "done" and not rest:
        return FINISH
    if not rest and verb in ("discard", "play"):
        raise NotationError(GameCode.WHICH_CARD, text=verb)
    if not rest and verb in ("walk", "build"):
        raise NotationError(GameCode.SAY_WHAT, text=verb)
    if verb == "walk":
        return Action(WALK, read_place(rest, tiles))
    if verb == "discard":
        return Action(DISCARD, -1, (card(rest),))
    if verb == "play":
        power, where = _halves(rest, "to", text)
        return Action(PLAY, read_place(where, tiles), (card(power),))
    if verb == "build":
        box, paid = _halves(rest, "with", text)
        return Action(BUILD, _box(box), cards(paid))
    if verb == "offer":
        return _read_offering(rest, text)
    raise NotationError(CityCode.UNKNOWN_WORDS, text=text)


def _read_offering(rest: str, text: str) -> Action:
    if not rest:
        return Action(OFFER)
    nothing, paid = _halves(f"- {rest}", "with", text)
    if nothing != "-":
        raise NotationError(CityCode.OFFER_WORDS, text=text)
    return Action(OFFER, -1, (card(paid),))


def _halves(rest: str, middle: str, text: str) -> tuple[str, str]:
    words = rest.split(" ")
    places = [index for index, word in enumerate(words) if word.lower() == middle]
    if not places or places[0] in (0, len(words) - 1):
        raise NotationError(CityCode.HALVES, text=text, middle=middle)
    return " ".join(words[: places[0]]), " ".join(words[places[0] + 1 :])


def _box(word: str) -> int:
    if word not in ("1", "2", "3", "4"):
        raise NotationError(CityCode.BOX_WORDS, word=word)
    return int(word) - 1


def place_name(place: int, tiles: tuple[int, ...]) -> str:
    """The name of the building on a place; 'outside' for the dragons' place beside the city."""
    return TILES[tiles[place]].name if 0 <= place < len(tiles) else "outside"


def read_place(name: str, tiles: tuple[int, ...]) -> int:
    """The place of the building with this name."""
    tile = TILE_NUMBER.get(" ".join(name.lower().split()))
    if tile is None:
        raise NotationError(CityCode.NO_BUILDING, name=name)
    return tiles.index(tile)
