"""'Text off' stands on cards whose text is ignored, and on no others."""

from __future__ import annotations

from bluemoon.duel.engine import from_position
from bluemoon.server.present.duel import view


def test_only_a_card_with_a_text_that_is_ignored_is_muted() -> None:
    game = from_position(
        {
            "decks": ["Hoax", "Vulca"],
            "lists": [
                ["Hank Highflyer Hawk", "Enthrall Opposition", "Tome of Wisdom"],
                ["Cinder", "Wall of Fire"],
            ],
            "player": 0,
            "fight": True,
            "element": "fire",
            "sides": [
                {
                    "combat": ["Hank Highflyer Hawk"],
                    "support": ["Tome of Wisdom"],
                    "hand": ["Enthrall Opposition"],
                },
                {"support": ["Wall of Fire"], "hand": ["Cinder"]},
            ],
        }
    )

    def muted() -> list[str | None]:
        sides = view(game, 0).sides
        return [card.card for side in sides for card in (*side.combat, *side.support) if card.muted]

    assert muted() == []
    game.apply(
        game.parse("play Enthrall Opposition")
    )  # this turn, the text of the opponent's cards is ignored
    assert muted() == ["Wall of Fire"]
