"""Answers that are none, texts that nobody understands, and actions while a choice is open."""

from __future__ import annotations

from bluemoon.duel.reasons import Zone
from bluemoon.powers.vocabulary import Payment
from tests.duel.reasons.case import PEACE, Case, against, case, hold

BOOKS = ["Tome of Wisdom", "Trebuchet of Fear"]
SU = {"card": "Captain Su Cha", "bluff": True}
TRIO = [{"card": name, "new": True} for name in ("Blaze", "Sun Setting", "Sudden Waterspout")]
CINDER = hold("Cinder", "Fireblast")
TEXT = "001 Card Text"

OPEN = [
    case("play Fireblast", "answer-card-first", TEXT, CINDER, against("Glimmer", support=BOOKS),
         "play Cinder", args={"card": "Cinder"}),
    case("Fireblast", "answer-card-first", "000 Special Rules 4", CINDER, against("Glimmer", support=BOOKS),
         "play Cinder", args={"card": "Cinder"}, rules="classic"),
    case("announce Fire", "answer-card-first", TEXT, CINDER, against("Glimmer", support=BOOKS),
         "play Cinder", args={"card": "Cinder"}),
    case("retreat", "answer-first", TEXT, hold("Blaze", "Spark", "Sear"), against(), "decline", **PEACE),
    case("play Ignite", "not-your-turn", "001 Playing the Game", hold("Bashdin", "Fireblast"),
         against("Glimmer", hand=["Torch", "Ignite", "Sear"]), "play Bashdin", "yes"),
    case("retreat", "not-your-turn", "001 Playing the Game", hold("Bashdin", "Fireblast"),
         against("Glimmer", hand=["Torch", "Ignite", "Sear"]), "play Bashdin", "yes"),
    case("yes", "not-an-answer", TEXT, CINDER, against("Glimmer", support=BOOKS), "play Cinder"),
    case("pick Torch", "not-an-answer", TEXT, hold("Bashdin", "Fireblast", "Torch"),
         against("Glimmer", hand=["Ignite", "Sear"]), "play Bashdin"),
    case("trust", "not-an-answer", TEXT, CINDER, against("Glimmer", support=BOOKS), "play Cinder"),
]  # fmt: skip

THEIRS = [
    case("pick Glimmer", "spared", TEXT, CINDER, against("Glimmer", support=BOOKS), "play Cinder",
         args={"card": "Glimmer", "source": "Cinder"}),
    case("pick Ravenous Razorjaw", "protected", "001 Protect", CINDER,
         against(support=["Ravenous Razorjaw", *BOOKS], combat=["Torana"]), "play Cinder",
         args={"card": "Ravenous Razorjaw"}, element="earth"),
    case("pick Spark", "not-at", TEXT, CINDER, against("Glimmer", support=BOOKS), "play Cinder",
         args={"card": "Spark", "where": Zone.THEIR_TABLE}),
    case("pick face-down card 2", "no-such-bluff", "001 Bluffing", CINDER,
         against("Glimmer", support=[SU, "Flickering Fires"]), "play Cinder", args={"n": 2}),
    case("pick Fireblast", "not-at", TEXT, hold("Cinder", "Earthblast"),
         against("Glimmer", {"card": "Fireblast", "covered": True}, support=BOOKS), "play Cinder",
         args={"card": "Fireblast", "where": Zone.THEIR_ACTIVE}),
    case("pick Peckswift", "last-character", "004 TopDog and Drown Resistance",
         hold("Blaze", combat=["TopDog"]), against("Peckswift", support=["Homing Missiles", "Fire Swamp"]),
         "use TopDog", args={"card": "Peckswift"}),
    case("pick Torch", "not-disclosed", "004 Discarding Opponent's Cards",
         hold("Sarogakanas the Ancient", "Fireblast", "Volca", combat=[]),
         against("Helkomedes the Rhetorician", hand=["Torch", "Ignite", "Sear"], disclosed=["Sear"]),
         "play Sarogakanas the Ancient", "yes", args={"card": "Torch"}),
    case("random card", "all-disclosed", "004 Discarding Opponent's Cards",
         hold("Sarogakanas the Ancient", "Fireblast"),
         against("Helkomedes the Rhetorician", hand=["Torch", "Ignite", "Sear"],
                 disclosed=["Torch", "Ignite", "Sear"]),
         "play Sarogakanas the Ancient", "yes"),
    case("all supports", "none-of-kind", TEXT, hold("Lookout Dolora Paal", "Fireblast", "Titanic Gauntlets"),
         against("Helkomedes the Rhetorician", "Inscrutable Armor"), "play Lookout Dolora Paal"),
    case("pick Fireblast", "not-at", TEXT, hold("Drown Resistance", "Blaze"),
         against("Glimmer", "Shimmer", "Fireblast"), "play Drown Resistance", "yes",
         args={"card": "Fireblast", "where": Zone.THEIR_CHARACTERS}),
]  # fmt: skip

HANDS = [
    case("done", "discard-one", "004 Decline a Fight", hold("Blaze", "Spark", "Sear"), against(), "decline",
         **PEACE),
    case("done", "discard-one", "000 Declining", hold("Blaze", "Spark", "Sear"), against(), "decline",
         **PEACE, rules="classic"),
    case("pick Blaze", "passed-over", "004 Discarding Cards", hold("Blaze", "Spark", "Sear", "Torch"),
         against(hand=["Ignite"]), "decline", "pick Spark", args={"card": "Blaze"}, **PEACE),
    case("pick Cinder", "not-in-hand", TEXT, hold("Blaze", "Spark", discard=["Cinder"]), against(),
         "decline", args={"card": "Cinder", "where": Zone.DISCARD}, **PEACE),
    case("Cinder", "not-in-hand", TEXT, hold("Blaze", "Spark", discard=["Cinder"]), against(), "decline",
         args={"card": "Cinder", "where": Zone.DISCARD}, **PEACE),
    case("done", "more-to-go", "004 Mandatory Instructions", hold("Bashdin", "Fireblast"),
         against("Glimmer", hand=["Torch", "Ignite", "Sear"]), "play Bashdin", "yes", args={"n": 2}),
    case("pick Sear", "too-few-left", "004 Discarding Cards", hold("Bashdin", "Fireblast"),
         against("Glimmer", hand=["Torch", "Ignite", "Sear"]), "play Bashdin", "yes",
         args={"card": "Sear", "n": 2}),
    case("pick Torch", "pays-nothing", "001 Discarding Cards", hold("Blaze", "Spark", "Sear", "Rocara"),
         against("Glimmer", "Caterpillar Fireeater"), "satisfy Caterpillar Fireeater",
         args={"card": "Rocara", "payment": Payment(fire=3)}),
    case("no", "paying", "004 Optional Instructions", hold("Blaze", "Spark", "Sear"),
         against("Glimmer", "Caterpillar Fireeater"), "satisfy Caterpillar Fireeater",
         args={"payment": Payment(fire=3)}),
    case("pick Deploy Butterfly", "not-loadable", "001 Loading Ships",
         hold("Sea Devil", "Blaze", "Spark", "Deploy Butterfly"), against("Glimmer"), "play Sea Devil",
         args={"card": "Deploy Butterfly"}),
]  # fmt: skip
HANDS = [one._replace(asked="pick Rocara") if one.code == "pays-nothing" else one for one in HANDS]

OWN = [
    case("pick Blaze", "not-at", TEXT, hold("Summon Sorcerer", "Blaze", combat=["Spark"], support=BOOKS),
         against("Glimmer"), "play Summon Sorcerer", args={"card": "Blaze", "where": Zone.ACTIVE}),
    case("pick Gloria Gracia", "itself", TEXT, hold("Gloria Gracia", "Fireblast", combat=["Spark", "Sear"]),
         against("Glimmer"), "play Gloria Gracia", args={"card": "Gloria Gracia"}),
    case("pick Blaze", "not-at", TEXT, hold("Blow Whistle of Friendship", "Blaze", deck=["Spark", "Sear"]),
         against("Glimmer"), "play Blow Whistle of Friendship", args={"card": "Blaze", "where": Zone.DECK}),
    case("pick Blaze", "not-at", TEXT,
         hold("Call Spirit of the Underworld", "Blaze", discard=["Spark", "Sear"]), against("Glimmer"),
         "play Call Spirit of the Underworld", args={"card": "Blaze", "where": Zone.DISCARD}),
    case("pick Spark", "no-room", "001 Loading Ships",
         hold("Entreat Favor", "Blaze", deck=["Spark", "Sea Falcon", "Rising Sun"]), against("Glimmer"),
         "play Entreat Favor"),
    case("pick Spark", "loading-forbidden", "004 Preventing the Loading of Ships",
         hold("Entreat Favor", "Blaze", deck=["Spark", "Sea Falcon"], ships=["Rising Sun"]),
         against("Glimmer", support=["Pandemonium"]), "play Entreat Favor", args={"by": ("Pandemonium",)}),
    case("pick Deploy Butterfly", "spared", TEXT,
         hold("Entreat Favor", "Blaze", deck=["Deploy Butterfly", "Sea Falcon"]), against("Glimmer"),
         "play Entreat Favor", args={"card": "Deploy Butterfly", "source": "Entreat Favor"}),
    case("dragon Sesa", "their-dragons-first", "001 Attracting Dragons", hold("Blaze"),
         against("Glimmer"), "retreat", args={"dragon": "Sesa"}, dragons=[["Lika", "Doran"], []]),
    case("dragon Lika", "dragon-yours", "000 Winning a Fight", hold("Blaze"), against("Glimmer"), "retreat",
         args={"dragon": "Lika"}, dragons=[[], ["Lika"]], rules="classic"),
    case("play Torch", "not-your-turn", "001 Playing the Game", hold("Blaze"), against("Glimmer"), "retreat",
         dragons=[["Lika", "Doran"], []]),
    case("pick Sudden Waterspout", "spared", TEXT,
         hold("Duplicator of Strength", combat=TRIO), against("Glimmer"), "play Duplicator of Strength",
         args={"card": "Sudden Waterspout", "source": "Duplicator of Strength"}, phase="character"),
]  # fmt: skip

HIGH = against("Glimmer", "Torch", hand=["Sear"], support=[SU])
MARKED = [{"card": "Blaze", "new": True}, {"card": "Stars Shining", "new": True}]
DOUBLER = [{"card": "Duplicator of Strength", "target": "Blaze"}]
RARE = [
    case("pick face-down card 1", "bluffs-spared", "001 Bluffing", hold("Highchirp", "Fireblast"), HIGH,
         "play Highchirp", args={"source": "Highchirp"}),
    case("done", "must-choose", "004 Mandatory Instructions", hold("Drown Resistance", "Blaze"),
         against("Glimmer", "Shimmer", "Fireblast"), "play Drown Resistance", "yes"),
    case("done", "must-choose", "000 Special Rules 4",
         hold("Call Spirit of the Underworld", "Blaze", discard=["Spark", "Sear"]), against("Glimmer"),
         "play Call Spirit of the Underworld", rules="classic"),
    case("no", "must-resolve", "004 Mandatory Instructions", hold("Duplicator of Strength", combat=TRIO),
         against("Glimmer"), "play Duplicator of Strength", args={"source": "Duplicator of Strength"},
         phase="character"),
    case("pick Blaze", "same-target", "004 Changing Targets",
         hold("Sun Setting", combat=MARKED, support=DOUBLER), against("Glimmer"), "play Sun Setting",
         args={"card": "Blaze"}, phase="character"),
    case("pick Stars Shining", "new-target-only", "004 Changing Targets",
         hold("Sun Setting", combat=MARKED, support=DOUBLER), against("Glimmer"), "play Sun Setting",
         args={"card": "Sun Setting"}, phase="character"),
    case("take 4", "between", TEXT,
         hold("Blaze", combat=["Shaman of the Deeds to Come"], deck=["Spark", "Sear", "Volca", "Torch"]),
         against("Glimmer", hand=["Ignite"]), "use Shaman of the Deeds to Come",
         args={"least": 0, "most": 3}, phase="end"),
    case("use Shaman of the Deeds to Come", "hand-short", "004 Optional Instructions",
         hold("Blaze", combat=["Shaman of the Deeds to Come", "TopShot"]),
         against("Glimmer", deck=["Ignite"]), args={"n": 2}, phase="end"),
    case("play Ignite", "unmatchable-either", "004 Continue the Fight", hold("Ignite"),
         against("Eelena-Aqua-Prima-Alpha"), element=None),
]  # fmt: skip

INTERFERING = [
    case("play Torch", "no-interference", "004 Interference Cards", hold("Deploy Butterfly", "Blaze"),
         against("Glimmer", hand=["Torch", "Deaf Ears"]), "play Deploy Butterfly", args={"card": "Torch"}),
    case("play Adverse Wind", "answers-others", "004 Interference Cards", hold("Deploy Butterfly", "Blaze"),
         against("Glimmer", hand=["Adverse Wind", "Deaf Ears"]), "play Deploy Butterfly",
         args={"card": "Adverse Wind"}),
    case("play Deaf Ears", "not-in-hand", TEXT, hold("Deploy Butterfly", "Blaze"),
         against("Glimmer", hand=["Adverse Wind", "Torch"], deck=["Deaf Ears"]), "play Deploy Butterfly",
         args={"card": "Deaf Ears", "where": Zone.DECK}),
]  # fmt: skip

WORDS = [
    case("Blazzze", "unknown-words", "001 Playing the Game", hold("Blaze"), args={"text": "Blazzze"}),
    case("sing a song", "unknown-words", "001 Playing the Game", hold("Blaze"), args={"text": "sing a song"}),
    case("play", "unknown-words", "000 Turn Phases", hold("Blaze"), args={"text": "play"}, rules="classic"),
    case("announce Water", "unknown-words", "001 Playing the Game", hold("Blaze"),
         args={"text": "announce Water"}),
    case("load Blaze onto the moon", "unknown-words", "001 Playing the Game", hold("Blaze"),
         args={"text": "load Blaze onto the moon"}),
    case("", "unknown-words", "001 Playing the Game", hold("Blaze"), args={"text": ""}),
]  # fmt: skip

CASES: list[Case] = [*OPEN, *THEIRS, *HANDS, *OWN, *RARE, *INTERFERING, *WORDS]
