"""Made-up special cards, so that deck building is tested whatever the real special cards are."""

from __future__ import annotations

from bluemoon.cards import Card
from bluemoon.formats.specials import Specials
from bluemoon.powers.vocabulary import Type

MARSHAL = Card("Inquisitor", 1, "Made-up Marshal", Type.INQUISITOR)
HOARDER = Card("Inquisitor", 2, "Made-up Hoarder", Type.INQUISITOR, more_cards=15, more_moons=10)
ENVOY = Card("Emissary", 1, "Made-up Envoy", Type.EMISSARY)
FEW = Card("Emissary", 2, "Made-up Envoy of Few", Type.EMISSARY)
TUTU = tuple(Card("Tutu", i, f"Made-up Tutu {i}", Type.CHARACTER, 1, 1, moons=2) for i in range(1, 5))
HYLA = tuple(Card("Hyla", i, f"Made-up Hyla {i}", Type.HYLA, moons=1) for i in range(1, 3))
ACHIEVEMENT = Card("Crystal", 1, "Made-up Achievement", Type.ACHIEVEMENT, moons=1)

SEVEN = tuple(card.name for card in (*TUTU, *HYLA, ACHIEVEMENT))
POOL = Specials(
    (MARSHAL, HOARDER, ENVOY, FEW, *TUTU, *HYLA, ACHIEVEMENT), {ENVOY.name: SEVEN, FEW.name: SEVEN[:6]}
)
