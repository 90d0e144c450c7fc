"""Made-up cards for rules that no printed card shows: they take the places of printed ones on a table."""

from bluemoon.cards.card import Card
from bluemoon.duel import Deck
from bluemoon.duel.engine import DuelState
from bluemoon.powers.vocabulary import NO_ICONS, Icon, Type
from bluemoon.powers.word import Power


def made_up(
    name: str,
    type_: Type,
    fire: int,
    earth: int,
    *powers: Power,
    icons: Icon = NO_ICONS,
    people: str = "Vulca",
) -> Card:
    return Card(people, 99, name, type_, fire, earth, icons, powers=powers)


def instead(game: DuelState, seat: int, **cards: Card) -> DuelState:
    """The same table, with these cards of the seat in place of printed ones, named with underscores."""
    wanted = {name.replace("_", " "): card for name, card in cards.items()}
    old = game.decks[seat]
    assert set(wanted) <= set(old.names)
    deck = Deck(old.name, tuple(wanted.get(card.name, card) for card in old.cards))
    game.take_decks((deck, game.decks[1]) if seat == 0 else (game.decks[0], deck))
    return game
