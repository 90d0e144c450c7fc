"""The text on a card in German, written from its powers like the English one (`text.py`): another language is
one file like this.

A moment stands before a colon, so that the sentence after it can be whole: 'Beim Ausspielen: Ziehe 2 Karten.'
"""

from __future__ import annotations

from collections.abc import Iterable

from bluemoon.cards.card import Card
from bluemoon.powers import vocabulary as v

ICONS = {
    v.Icon.SHIELD_FIRE: "Feuerschild",
    v.Icon.SHIELD_EARTH: "Erdschild",
    v.Icon.STOP: "Stopp",
    v.Icon.RETRIEVE: "Rückkehr",
    v.Icon.FREE: "Frei",
    v.Icon.PAIR: "Paar",
    v.Icon.GANG_COOL: "Bande (Cool)",
    v.Icon.GANG_TOP: "Bande (Top)",
    v.Icon.GANG_FUN: "Bande (Fun)",
    v.Icon.GANG_NO: "Bande (No)",
    v.Icon.PROTECT: "Schutz",
    v.Icon.BLUFF_FIRE: "Bluff (Feuer)",
    v.Icon.BLUFF_EARTH: "Bluff (Erde)",
    v.Icon.BLUFF_NEUTRAL: "Bluff (neutral)",
    v.Icon.REPLACE: "Tausch",
}
# One and several, and the article of 'one of them'.
NOUNS = {
    v.Type.LEADER: ("Anführer", "Anführer", "einen"),
    v.Type.CHARACTER: ("Charakter", "Charaktere", "einen"),
    v.Type.BOOSTER: ("Verstärkung", "Verstärkungen", "eine"),
    v.Type.SUPPORT: ("Unterstützung", "Unterstützungen", "eine"),
    v.Type.LEADERSHIP: ("Führungskarte", "Führungskarten", "eine"),
    v.Type.SHIP: ("Schiff", "Schiffe", "eines"),
    v.Type.HYLA: ("Hyla-Karte", "Hyla-Karten", "eine"),
    v.Type.INTERFERENCE: ("Störkarte", "Störkarten", "eine"),
    v.Type.ACHIEVEMENT: ("Erfolgskarte", "Erfolgskarten", "eine"),
    v.Type.EMISSARY: ("Gesandter", "Gesandte", "einen"),
    v.Type.INQUISITOR: ("Inquisitor", "Inquisitoren", "einen"),
}
ELEMENTS = {v.Element.FIRE: "Feuer", v.Element.EARTH: "Erde"}
MOMENTS = {
    v.When.BEFORE: "Vor dem Ausspielen: ",
    v.When.PLAYED: "Beim Ausspielen: ",
    v.When.ACTIVE: "",
    v.When.THIS_TURN: "In diesem Zug: ",
    v.When.BEGINNING: "In deiner Anfangsphase: ",
    v.When.ENDING: "In deiner Endphase: ",
    v.When.TURN_OVER: "Ganz am Ende deines Zuges: ",
    v.When.ONCE_A_TURN: "Einmal in jedem deiner Züge: ",
    v.When.AFTER_SUPPORT: "Nach deiner Verstärkungs-/Unterstützungsphase: ",
    v.When.GAME_BEGINS: "Vor dem ersten Zug des Spiels: ",
    v.When.ANSWER: "Im Zug des Gegners: ",
}
DEEDS = {
    v.Deed.ANNOUNCES: "seine Stärke ansagt",
    v.Deed.RETREATS: "sich zurückzieht",
    v.Deed.DECLINES: "den Kampf ablehnt",
}


def power_text(card: Card) -> str:
    """Der Text der Kräfte einer Karte, '' wenn sie keine hat."""
    return " ".join(_sentence(power) for power in card.powers)


def type_name(type_: v.Type) -> str:
    return _listed((NOUNS[one][0] for one in type_), "oder")


def _sentence(power: v.Power) -> str:
    text = _clause(power.word, power.may)
    first = " Das geht jeder anderen Kraft vor." if power.must_first else ""
    return f"{_moment(power.when, power.word)}{text[0].upper()}{text[1:]}.{first}"


def _moment(when: v.When, word: v.Word) -> str:
    match when, word:
        case v.When.BEFORE, v.OnlyIf() | v.FreeIf() | v.NeedNotCover():
            return ""
        case v.When.ACTIVE, v.OnlyIf() | v.FreeIf() | v.NeedNotCover():
            return "Solange diese Karte aktiv ist: "
        case (
            v.When.ACTIVE,
            v.MayPlayMore() | v.MutantsUnconditioned() | v.AchievementWithoutDragon() | v.MayReplace(),
        ):
            return "In jedem deiner Züge: "
    return MOMENTS[when]


def _clause(word: v.Word, may: bool) -> str:
    """A whole sentence without its stop. Deeds come as an infinitive and what goes before it."""
    if deed := _yours(word):
        return f"du darfst {deed}" if may else _order(deed)
    if deed := _theirs(word):
        return f"du darfst den Gegner {deed} lassen" if may else f"der Gegner muss {deed}"
    fact = _ban(word) or _licence(word) or _fight(word)
    if not fact:
        raise TypeError(f"there is no German text for {word!r}")
    return f"wenn du willst: {fact}" if may else fact


def _order(deed: str) -> str:
    return f"du musst {deed}"  # a mandatory deed; words of command would need another form for each verb


# --- kinds of cards ---------------------------------------------------------------------------------------


def _listed(items: Iterable[str], last: str) -> str:
    *front, end = items
    return f"{', '.join(front)} {last} {end}" if front else end


def _cards(n: int) -> str:
    return "1 Karte" if n == 1 else f"{n} Karten"


def _dragons(n: int) -> str:
    return "1 Drachen" if n == 1 else f"{n} Drachen"


def _nouns(types: v.Type, last: str, one: bool = False) -> str:
    if types == v.ANY_TYPE:
        return "Karte" if one else "Karten"
    return _listed((NOUNS[type_][0 if one else 1] for type_ in types), last)


def _one_of(types: v.Type) -> str:
    """'einen' (der Charaktere), 'eine' (der Karten)."""
    return NOUNS[types][2] if types in NOUNS else "eine"


def _one_of_kind(what: v.Cards) -> str:
    """A single card of a kind as an object: 'eine Unterstützung', 'ein Schiff oder eine Hyla-Karte'."""
    people = f"{what.people}-" if what.people else ""
    if what.types == v.ANY_TYPE:
        cards = f"eine {people}Karte"
    else:
        cards = _listed((f"{_article(type_)} {people}{NOUNS[type_][0]}" for type_ in what.types), "oder")
    traits = _traits(what)
    return cards + (f" {_listed(traits, 'und')}" if traits else "") + _exceptions(what)


def _article(type_: v.Type) -> str:
    return NOUNS[type_][2].replace("eines", "ein")


def _of_type(n: int, types: v.Type) -> str:
    return f"{n} {_nouns(types, 'oder', one=n == 1)}"


def kind(what: v.Cards, last: str = "oder") -> str:
    """A kind of card in the plural, the same in every case but the dative."""
    return _included(what, last) + _exceptions(what)


def _included(what: v.Cards, last: str, whose: str = "") -> str:
    """The cards, whose they are, and what marks them: 'Karten des Gegners mit Symbol'."""
    people = f"{what.people}-" if what.people else ""
    traits = _traits(what)
    parts = [f"{people}{_nouns(what.types, last)}", whose, _listed(traits, "und") if traits else ""]
    return " ".join(part for part in parts if part)


def _traits(what: v.Cards) -> list[str]:
    traits = []
    if what.with_text is not None:
        traits.append("mit Text" if what.with_text else "ohne Text")
    if what.with_icon == v.ALL_ICONS:
        traits.append("mit Symbol")
    elif what.with_icon:
        traits.append(f"mit dem Symbol {_listed((ICONS[icon] for icon in what.with_icon), 'oder')}")
    if what.above >= 0:
        traits.append(f"mit einem gedruckten Wert von {what.above + 1} oder mehr")
    if what.first_word:
        traits.append(f"namens „{what.first_word} …“")
    if what.last_word:
        traits.append(f"namens „… {what.last_word}“")
    return traits


def _exceptions(what: v.Cards) -> str:
    spared = _spared(what)
    return f", außer {spared}" if spared else ""


def _spared(what: v.Cards) -> str:
    spared = []
    for exception in what.besides:
        inner = _spared(exception)
        spared.append(_included(exception, "oder") + (f" (außer {inner})" if inner else ""))
    if what.not_own_name:
        spared.append("Karten dieses Namens")
    return _listed(spared, "und") if spared else ""


def _among(where: v.Where, what: v.Cards, theirs: bool, last: str) -> str:
    """'aktiven Karten des Gegners', after 'alle' or 'eine der'."""
    cards = _included(what, last)
    combat = "im Kampfbereich des Gegners" if theirs else "in deinem Kampfbereich"
    return {
        v.Where.ACTIVE: f"aktiven {_included(what, last, 'des Gegners' if theirs else 'vor dir')}",
        v.Where.COMBAT: f"{cards} {combat} (auch überdeckte)",
        v.Where.ACTIVE_COMBAT: f"aktiven {cards} {combat}",
        v.Where.TABLE: f"{cards} in der Auslage {'des Gegners' if theirs else 'vor dir'} (auch überdeckte)",
    }[where] + _exceptions(what)


def payment(due: v.Payment) -> str:
    def worth(n: int, what: str) -> str:
        return f"Karten mit zusammen mindestens {n} {what}"

    parts = []
    if due.fire:
        parts.append(worth(due.fire, "gedrucktem Feuer"))
    if due.earth:
        parts.append(worth(due.earth, "gedruckter Erde"))
    if due.either:
        parts.append(f"{worth(due.either, 'gedrucktem Feuer')} oder {due.either} gedruckter Erde")
    if due.both:
        both = f"andere mit zusammen mindestens {due.both} gedruckter Erde"
        parts.append(f"{worth(due.both, 'gedrucktem Feuer')} und {both}")
    if due.moons:
        parts.append(worth(due.moons, "Mond" if due.moons == 1 else "Monden"))
    if due.cards:
        parts.append(_of_one_type(due.cards, due.of))
    return _listed(parts, "und")


def _of_one_type(n: int, types: tuple[v.Type, ...]) -> str:
    if len(types) < 2:
        return _of_type(n, types[0] if types else v.ANY_TYPE)
    return f"{_cards(n)} derselben Art ({_listed((NOUNS[type_][0] for type_ in types), 'oder')})"


def condition(met: v.Condition) -> str:
    """A subordinate clause after 'wenn'."""
    match met:
        case v.TheyHaveDragon():
            return "der Gegner einen Drachen hat"
        case v.TheyHoldMore(n):
            return f"du mindestens {_cards(n)} weniger auf der Hand hast als der Gegner"
        case v.TheyHaveOnTable(n):
            return f"{n} oder mehr Karten in der Auslage des Gegners liegen, überdeckte mitgezählt"
        case v.TheyHaveActive(n, what):
            return f"der Gegner {n} oder mehr aktive {kind(what)} hat"
        case v.AttackedBy(n, which):
            power = "Gesamtstärke" if which is None else ELEMENTS[which]
            return f"du mit {n} oder mehr {power} angegriffen wirst"
        case v.OwnTableEmpty():
            return "dein Kampf- und dein Unterstützungsbereich leer sind"
        case v.NoOwnInfluence():
            return "dein Einflussbereich leer ist"
        case v.TheyHaveHyla():
            return "eine Hyla-Karte des Gegners aktiv ist"


# --- what you do: an infinitive and what goes before it ---------------------------------------------------


def _yours(word: v.Word) -> str:
    match word:
        case v.Draw() | v.ShuffleDiscardsIn() | v.PayForDragon():
            return _either_players(word, "deine")
        case v.DiscardTheirs(what, where):
            one = "alle" if word.all else f"{_one_of(what.types)} der"
            return (
                f"{one} {_among(where, what, True, 'und' if word.all else 'oder')} ablegen"
                + (", aber nie seinen letzten aktiven Charakter" if word.keep_character else "")
                + (", wenn es 2 oder mehr sind" if word.only_if_several else "")
                + (", wenn diese Karte von einem gelandeten Schiff kommt" if word.if_from_ship else "")
            )
        case v.DiscardTheirsEither(one_kind, other):
            return f"alle aktiven {kind(one_kind)} oder alle aktiven {kind(other)} des Gegners ablegen"
        case v.DiscardAllButOneCharacter():
            return (
                "im Kampfbereich des Gegners alle aktiven Karten bis auf einen Charakter deiner Wahl ablegen"
            )
        case v.DiscardAchievement():
            return "eine aktive Erfolgskarte des Gegners ablegen"
        case v.DiscardFromTheirHand(n):
            some = "zufällige Karte" if n == 1 else "zufällige Karten"
            ones = "eine offene" if n == 1 else "offene"
            return f"{n} {some} aus der Hand des Gegners ablegen oder {ones} deiner Wahl"
        case v.DiscardHyla():
            return "die aktive Hyla-Karte des Gegners ablegen"
        case v.Attract(n):
            return f"{_dragons(n)} anlocken"
    return _own_cards(word)


def _own_cards(word: v.Word) -> str:
    match word:
        case v.DrawUpToHolding(n):
            return f"ziehen, bis du {_cards(n)} auf der Hand hast"
        case v.DrawFromDiscards(n):
            top = "die oberste Karte" if n == 1 else f"die obersten {n} Karten"
            return f"deinen Ablagestapel ungesehen mischen und {top} davon auf die Hand nehmen"
        case v.TakeBack(where, other):
            this = " außer dieser" if other else ""
            return f"eine der {_among(where, v.Cards(), False, 'oder')}{this} auf die Hand zurücknehmen"
        case v.SearchDeck():
            return (
                "dein Deck durchsuchen, bis zu 1 Karte daraus zeigen und auf die Hand nehmen; "
                "danach wird das Deck gemischt"
            )
        case v.SearchDiscards():
            return "deinen Ablagestapel durchsuchen, bis zu 1 Karte daraus zeigen und auf die Hand nehmen"
        case v.DiscardAny():
            return "beliebig viele Karten aus deiner Hand ablegen"
        case v.BottomAny():
            return "beliebig viele Karten aus deiner Hand unter dein Deck legen"
        case v.RevealTop(n):
            return (
                f"die obersten Karten deines Decks aufdecken, höchstens {n}, eine davon ablegen "
                "und die übrigen auf die Hand nehmen"
            )
        case v.DrawThenShuffleIn(n, m):
            return f"bis zu {_cards(n)} ziehen und danach {_cards(m)} deiner Wahl ins Deck mischen"
        case v.NextCardFree():
            return "in diesem Zug deinen nächsten Charakter, Verstärkung oder Unterstützung als frei spielen"
        case v.AttackAgain():
            return "mit deinen aktiven Karten, wie sie liegen, noch einmal angreifen, auch ohne Charakter"
        case v.Load(n):
            return f"dieses Schiff mit bis zu {_cards(n)} aus deiner Hand beladen"
        case v.SearchAndDeploy():
            return (
                "dein Deck nach einer Einflusskarte durchsuchen und sie sofort ausspielen, oder nach einem "
                "Charakter, einer Verstärkung oder Unterstützung und sie auf eines deiner Schiffe laden; "
                "danach wird das Deck gemischt"
            )
    return ""


def _either_players(word: v.EachWord, whose: str) -> str:
    """What you ('deine') or both players ('ihre') do."""
    match word:
        case v.Draw(n, up_to):
            return f"{'bis zu ' if up_to else ''}{_cards(n)} ziehen"
        case v.ShuffleDiscardsIn():
            return f"{whose}n Ablagestapel ins Deck mischen"
        case v.PayForDragon(due):
            return f"aus der Hand {payment(due)} ablegen und damit 1 Drachen anlocken"
        case v.DiscardOwn(what):
            return f"{whose} aktiven {kind(what, 'und')} ablegen, geschützte ausgenommen"
        case v.DiscardOwnHand(n):
            return f"{_cards(n)} eigener Wahl aus der Hand ablegen"
        case v.ShuffleLeadershipIn():
            return f"eine {whose}r früheren Führungskarten, keine dieses Namens, zeigen und ins Deck mischen"
        case v.RedrawHand(n):
            return f"{whose} Hand ins Deck mischen und dann {_cards(n)} ziehen"
        case v.PlayAchievement():
            return f"1 Erfolgskarte spielen, als wäre ihr Drache auf {whose}r Seite"


# --- what the opponent does -------------------------------------------------------------------------------


def _theirs(word: v.Word) -> str:
    match word:
        case v.ShuffleTheirTable():
            return "seinen Kampf- und Unterstützungsbereich in sein Deck mischen"
        case v.TheyDiscard(n):
            return f"{_cards(n)} seiner Wahl aus der Hand ablegen"
        case v.TheyKeep(n):
            return f"{_cards(n)} auf der Hand behalten und die übrigen ablegen"
        case v.DiscardTopOfTheirDeck():
            return "die oberste Karte seines Decks ablegen"
        case v.Disclose():
            return "seine Hand offenlegen"
        case v.PayOrRetreat(due):
            return f"{_demand(due)} oder sich zurückziehen"
        case v.PayOrDragon(due):
            return f"{_demand(due)}; sonst lockst du 1 Drachen an, auch wenn er sich zurückzieht"
    return ""


def _demand(due: v.Payment) -> str:
    return f"bis zum Ende seiner Verstärkungs-/Unterstützungsphase aus der Hand {payment(due)} ablegen"


# --- what holds -------------------------------------------------------------------------------------------


def _ban(word: v.Word) -> str:
    match word:
        case v.OnlyIf(needed, becomes):
            turn = "wechselt das Kampfelement"
            if becomes is not None:
                turn = f"wird {ELEMENTS[becomes]} zum Kampfelement"
            return f"spiele diese Karte nur, wenn {condition(needed)}; dann {turn}"
        case v.CannotPlay(what):
            return f"der Gegner darf keine {kind(what)} spielen"
        case v.CannotPlayMoreThan(n, into_combat):
            into = " in den Kampfbereich" if into_combat else ""
            return f"der Gegner darf je Zug höchstens {_cards(n)}{into} spielen"
        case v.CannotTake():
            return _taking(word)
        case v.CannotDrawAtEnd():
            return "der Gegner darf in seiner Endphase keine zusätzlichen Karten ziehen"
        case v.CannotCallBluff():
            return "der Gegner darf deinen Bluff nicht aufdecken lassen"
        case v.CannotInterfere():
            return "der Gegner darf keine Störkarten einsetzen"
        case v.OneCharacterOnly():
            return "der Gegner darf am Ende seiner Charakterphase höchstens 1 aktiven Charakter haben"
        case v.PlayOrRetreat(type_):
            least = f"mindestens {_of_type(1, type_)}"
            return f"der Gegner muss in seinem Zug {least} spielen oder sich zurückziehen"
    return ""


def _taking(word: v.CannotTake) -> str:
    source = "aus seinem Deck" if word.from_deck else "auf die Hand"
    verb = "ziehen" if word.from_deck else "nehmen"
    holding = f", solange er {word.while_holding} oder mehr auf der Hand hat" if word.while_holding else ""
    if word.more_than:
        return f"der Gegner darf in seinem Zug höchstens {_cards(word.more_than)} {source} {verb}{holding}"
    return f"der Gegner darf keine Karten {source} {verb}{holding}"


def _licence(word: v.Word) -> str:
    match word:
        case v.FreeIf(needed):
            return f"du darfst diese Karte als freie Karte spielen, wenn {condition(needed)}"
        case v.NeedNotCover():
            return "du darfst diese Karte neben deine aktiven Karten legen, statt sie zu überdecken"
        case v.MayPlayMore(type_, n) if n == v.ANY_NUMBER:
            return f"du darfst beliebig viele {kind(v.Cards(type_))} spielen"
        case v.MayPlayMore(type_, n):
            return f"du darfst {_of_type(n, type_)} mehr als erlaubt spielen"
        case v.HandBesideShip(n):
            cards = "Karten" if n == v.ANY_NUMBER else _cards(n)
            return f"in dem Zug, in dem du dieses Schiff landest, darfst du auch {cards} aus der Hand spielen"
        case v.MutantsUnconditioned():
            return "du darfst 1 Mutanten spielen, auch wenn seine Bedingung nicht erfüllt ist"
        case v.AchievementWithoutDragon():
            return (
                "du darfst 1 Erfolgskarte spielen, als wäre ihr Drache auf deiner Seite; "
                "sie bleibt deine eine Karte der Führungsphase"
            )
        case v.MayReplace(what):
            return f"du darfst {_one_of_kind(what)} aus der Hand ablegen wie mit dem Tausch-Symbol"
        case v.Each(does, may):
            deed = _either_players(does, "ihre")
            return f"beide Spieler {'dürfen' if may else 'müssen'} nacheinander, zuerst der Gegner, {deed}"
        case v.Cancel(what):
            return f"verhindere, dass der Gegner {_one_of_kind(what)} spielt; er legt die Karte ab"
    return ""


def _fight(word: v.Word) -> str:
    match word:
        case v.RaiseTotal(n, which):
            inside = "" if which is None else f" in {ELEMENTS[which]}"
            return f"deine Gesamtstärke{inside} ist mindestens {n}"
        case v.ZeroPrinted(what, odd):
            parity = "ungerade" if odd else "gerade"
            return f"jeder {parity} gedruckte Wert auf gegnerischen Karten zählt 0: {kind(what, 'und')}"
        case v.MoreDragons(n):
            return f"zieht sich der Gegner zurück, lockst du {_dragons(n)} mehr an"
        case v.FewerDragons(n):
            return f"ziehst du dich zurück, lockt der Gegner {_dragons(n)} weniger an"
        case v.AtMostDragons(n):
            return f"ziehst du dich zurück, lockt der Gegner höchstens {_dragons(n)} an"
        case v.NoDragons():
            return "ziehst du dich zurück, lockt der Gegner keinen Drachen an"
        case v.Respond(to, does):
            return f"sobald der Gegner {DEEDS[to]}: {_clause(does, False)}"
        case v.MoreCrystals(n):
            more = "1 Kristall" if n == 1 else f"{n} Kristalle"
            return f"gewinnst du das Spiel, erhältst du {more} mehr"
        case v.AttractIfSeveral(what):
            return f"hast du 2 oder mehr aktive {kind(what)}, lockst du insgesamt 1 Drachen an"
        case v.TheyRetreatIfSeveral(what):
            return f"hast du 2 oder mehr aktive {kind(what)}, zieht sich der Gegner sofort zurück"
    return _value(word)


def _value(word: v.Word) -> str:
    match word:
        case v.Ignore(what, part, spare):
            of = {v.Part.CARD: "", v.Part.TEXT: "Texte der ", v.Part.ICONS: "Symbole der "}[part]
            but = f", aber nicht {_listed((ICONS[icon] for icon in spare), 'und')}" if spare else ""
            return f"ignoriere {of}{_theirs_all(what, part)}{but}"
        case v.Double(what, which, one):
            return f"verdopple {_whose_values(which)} {_one_or_each(one, what)} aktiven {kind(what)}"
        case v.Raise(what, to, which, one):
            cards = f"{_whose_values(which)} {_one_or_each(one, what)} aktiven {kind(what)}"
            bare = "" if what.types is v.Type.CHARACTER else ", auch wo kein Wert gedruckt ist"
            return f"erhöhe {cards} auf {_figure(to)}{bare}"
        case v.RaiseBluffs(n):
            return f"erhöhe die Werte deiner aktiven Bluffkarten auf {n}"
        case v.DoubleDemand(what):
            return f"verdopple, was eine deiner aktiven {kind(what)} verlangt"
    return ""


def _theirs_all(what: v.Cards, part: v.Part) -> str:
    cards = f"{_included(what, 'und', 'des Gegners')}{_exceptions(what)}"
    return f"alle {cards}" if part is v.Part.CARD else cards


def _whose_values(which: v.Element | None) -> str:
    return "Feuer und Erde" if which is None else ELEMENTS[which]


def _one_or_each(one: bool, what: v.Cards) -> str:
    if not one:
        return "aller deiner"
    return "einer deiner" if _one_of(what.types) == "eine" else "eines deiner"


def _figure(to: int | v.Level) -> str:
    match to:
        case v.Level.SUM:
            return "die Summe seiner beiden gedruckten Werte"
        case v.Level.HIGHER:
            return "den höheren seiner gedruckten Werte"
    return str(to)
