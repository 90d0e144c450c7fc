"""Tables for tests: say what matters, everything else lies as at the start of a game."""

from collections.abc import Mapping, Sequence

from bluemoon.chance import Chance
from bluemoon.city.cards import ALL_CARDS, KINDS, cards, counted, listed, names
from bluemoon.city.engine import CityState, from_position
from bluemoon.city.events import Event
from bluemoon.city.state import VERSION

# A standard city for the examples: the university lies beside market hall, fire temple, hospice and palace.
CITY = """
             Aqueduct,      Citadel,         Market Hall,
Mill,        Library,       Fire Temple,     University,    Hospice,
Thermae,     Water Temple,  Courtyard,       Royal Palace,  Great Hall,
Iron Foundry, Watchtower,   Earth Temple,    Trading House, City Residence,
             Flight Tower,  Monastery Tower, Caravanserai
"""
BUILDINGS = [name.strip() for name in CITY.replace("\n", " ").split(",")]
ALL = [name for name in BUILDINGS if name != "Courtyard"]


def table(
    players: int = 3,
    hands: Sequence[str] = (),
    *,
    at: str | Sequence[str] = "Courtyard",
    player: int = 0,
    phase: str = "movement",
    steps: int = 2,
    contributions: int = 0,
    offerings: int = 0,
    discarded: str = "-",
    idle: int = 0,
    dragons: Sequence[str] = ("outside", "outside", "outside"),
    built: Sequence[str] = (),
    markers: Mapping[str, str] | None = None,
    crystals: Sequence[int] = (0, 0, 0, 0),
    scales: Sequence[int] = (0, 0, 0, 0),
    obelisk: Sequence[int] = (),
    deck: str | None = None,
    discards: str | None = None,
    rest_to: int | None = None,
    face_down: Sequence[str] = ("-", "-", "-", "-"),
    sure: Sequence[str] = ("-", "-", "-", "-"),
    chance: str = "1 2 3 4",
    version: int = VERSION,
) -> CityState:
    """A game in this position; `at` is player's figure or all figures.

    Cards not named go to the hand of seat `rest_to`, to the discard pile if only the deck is named, or to
    the deck.
    """
    figures = (
        [at if seat == player else "Courtyard" for seat in range(players)] if isinstance(at, str) else at
    )
    held = [list(cards(hand)) for hand in hands] + [[] for _ in range(players - len(hands))]
    down = [cards(pile) for pile in face_down[:players]]
    piles = {"deck": list(cards(deck or "-")), "discards": list(cards(discards or "-"))}
    used = counted([kind for pile in (*held, *down, *piles.values()) for kind in pile])
    rest = listed(ALL_CARDS[kind] - used[kind] for kind in range(KINDS))
    if rest_to is not None:
        held[rest_to] += rest
    elif deck is not None and discards is None:
        piles["discards"] += rest
    else:
        piles["deck"] += rest
    lines = {
        "version": version,
        "players": players,
        "turn": 1,
        "player": player,
        "phase": phase,
        "ending": "-",
        "steps": steps,
        "contributions": contributions,
        "offerings": offerings,
        "discarded": discarded,
        "idle": idle,
        "city": ", ".join(BUILDINGS),
        "built": ", ".join(built) or "-",
        "markers": "; ".join(f"{name} {seats}" for name, seats in (markers or {}).items()) or "-",
        "figures": ", ".join(figures),
        "dragons": ", ".join(dragons),
        "crystals": " ".join(map(str, crystals[:players])),
        "scales": " ".join(map(str, scales[:players])),
        "obelisk": " ".join(map(str, obelisk)) or "-",
        "deck": names(piles["deck"]),
        "discards": names(piles["discards"]),
        "chance": chance,
    }
    for seat in range(players):
        lines[f"hand {seat}"] = names(sorted(held[seat]))
        lines[f"face down {seat}"] = names(down[seat])
        lines[f"sure {seat}"] = sure[seat]
    return from_position("".join(f"{key}: {value}\n" for key, value in lines.items()))


def play(game: CityState, *texts: str) -> list[Event]:
    """Apply actions given as text; returns the events of all of them."""
    events: list[Event] = []
    for text in texts:
        events += game.apply(game.parse(text))
    return events


def offered(game: CityState) -> set[str]:
    """The legal actions as text."""
    return {game.text(action) for action in game.legal_actions()}


def hand(game: CityState, seat: int = 0) -> str:
    return names(game.view(seat).hand)


def place(game: CityState, name: str) -> int:
    return game.parse(f"walk {name}").target


def reason(game: CityState, text: str) -> str:
    """The place of the rule that forbids an action; '' if it is allowed."""
    why = game.why_not(text)
    return why.place if why else ""


def at_random(game: CityState, chance: Chance) -> list[Event]:
    actions = game.legal_actions()
    return game.apply(actions[chance.below(len(actions))])
