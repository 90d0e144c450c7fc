"""The cards of the Pillar: caravans, potions and caterpillars."""

from bluemoon.cards.card import People, active, may_when_played, when_played
from bluemoon.powers.bans import CannotTake
from bluemoon.powers.chosen import Each
from bluemoon.powers.demands import DoubleDemand, PayForDragon, PayOrRetreat
from bluemoon.powers.hands import DiscardFromTheirHand, Disclose
from bluemoon.powers.permissions import MayPlayMore
from bluemoon.powers.searching import TakeBack
from bluemoon.powers.values import Double, Raise
from bluemoon.powers.vocabulary import CHARACTERS, Cards, Element, Icon, Level, Payment, Type, Where

pillar = People("Pillar")

pillar.leader("Fucius Con")
pillar.character("Primus Magicus", 1, 6, 2, moons=2)
pillar.character("Devius Maximus", 2, 2, 6, moons=2)
pillar.character("Colossus Gigantus", 3, 1, 5, moons=1)
pillar.character("Bigus Musselus", 4, 0, 5, moons=1)
pillar.character("Smartia Pantia", 5, 4, 3, moons=1)
pillar.character("Speedius Unnecessarius", 6, 3, 4, moons=1)
pillar.character("Lonus Mightius", 7, 4, 2)
pillar.character("Halitosus Teriblus", 8, 4, 1)
pillar.character("Bodius Maloderus", 9, 1, 4)
pillar.character("Introvertus Completus", 10, 4, 0)
pillar.character("Gulpus Permanentus", 11, 2, 2, active(MayPlayMore(Type.BOOSTER)), moons=1)
pillar.character("Gloria Gracia", 12, 2, 2, may_when_played(TakeBack(Where.COMBAT, other=True)), moons=1)
pillar.character("Cardus Nikkus", 13, 2, 2, may_when_played(DiscardFromTheirHand(1)), moons=1, deck="Mimix")
pillar.character(
    "Crysalus Frendus", 14, 2, 1, active(DoubleDemand(Cards(Type.BOOSTER, first_word="Caterpillar"))), moons=1
)
pillar.character("Bottelus Emptius", 15, 1, 2, active(CannotTake()), moons=1)
pillar.booster(
    "Caterpillar Fireeater", 16, None, None, active(PayOrRetreat(Payment(fire=3))), icons=Icon.FREE, moons=2
)
pillar.booster(
    "Caterpillar Eartheroder",
    17,
    None,
    None,
    active(PayOrRetreat(Payment(earth=3))),
    icons=Icon.FREE,
    moons=2,
    deck="Terrah",
)
pillar.booster(
    "Caterpillar Watertamer", 18, None, None, active(PayOrRetreat(Payment(both=2))), icons=Icon.FREE, moons=2
)
pillar.booster(
    "Caterpillar Lightseeker",
    19,
    None,
    None,
    active(PayOrRetreat(Payment(either=5))),
    icons=Icon.FREE,
    moons=2,
)
pillar.booster(
    "Caterpillar Moonsetter",
    20,
    None,
    None,
    active(PayOrRetreat(Payment(moons=2))),
    icons=Icon.FREE,
    moons=2,
    deck="",
    set="E2",
    translated=True,
)
pillar.booster("Potion of Cosmic Power", 21, None, None, active(Double(CHARACTERS, one=True)), moons=3)
pillar.booster(
    "Potion of Conjoining", 22, None, None, active(Raise(CHARACTERS, Level.SUM, one=True)), moons=2
)
pillar.booster(
    "Potion of Mutation", 23, None, None, active(Raise(CHARACTERS, Level.HIGHER, one=True)), moons=1
)
pillar.booster(
    "Potion of Sparkling Fire", 24, None, None, active(Raise(CHARACTERS, 6, Element.FIRE, one=True)), moons=2
)
pillar.booster(
    "Potion of Trembling Earth",
    25,
    None,
    None,
    active(Raise(CHARACTERS, 6, Element.EARTH, one=True)),
    moons=2,
)
pillar.booster(
    "Potion of Prodigious Passion",
    26,
    None,
    None,
    active(Raise(CHARACTERS, 5, one=True)),
    moons=2,
    deck="Hoax",
)
pillar.booster("Butterfly Scout", 27, None, None, when_played(Disclose()), moons=1)
pillar.support("Giant Butterfly Eveningbreeze", 28, 2, 2, icons=Icon.RETRIEVE, moons=3)
pillar.support("Giant Butterfly Morningwind", 29, 2, 2, icons=Icon.FREE, moons=3)
pillar.leadership("Deploy Butterfly", 30, when_played(Disclose()), moons=2)
pillar.leadership(
    "Tempt Holy Dragon",
    31,
    may_when_played(PayForDragon(Payment(moons=5))),
    moons=4,
    deck="",
    set="E1",
    translated=True,
)
pillar.leadership(
    "Chosen of Distance",
    32,
    when_played(Each(PayForDragon(Payment(both=2)), may=True)),
    deck="",
    set="E2",
    translated=True,
)
