"""The text on a card, written from its powers: one place per word, so that it says what the engine does.

It speaks to the owner of the card: 'you' are the owner, and against you sits 'the opponent'.
"""

from __future__ import annotations

from bluemoon.cards.card import Card
from bluemoon.powers.nouns import (
    ICON_NAMES,
    among,
    condition,
    counted,
    element,
    icons,
    kind,
    of_type,
    one_of_kind,
    payment,
    type_name,
    values,
)
from bluemoon.powers.vocabulary import (
    ANY_CARD,
    ANY_NUMBER,
    AchievementWithoutDragon,
    AtMostDragons,
    AttackAgain,
    Attract,
    AttractIfSeveral,
    BottomAny,
    Cancel,
    CannotCallBluff,
    CannotDrawAtEnd,
    CannotInterfere,
    CannotPlay,
    CannotPlayMoreThan,
    CannotTake,
    Cards,
    DiscardAchievement,
    DiscardAllButOneCharacter,
    DiscardAny,
    DiscardFromTheirHand,
    DiscardHyla,
    DiscardOwn,
    DiscardOwnHand,
    DiscardTheirs,
    DiscardTheirsEither,
    DiscardTopOfTheirDeck,
    Disclose,
    Double,
    DoubleDemand,
    Draw,
    DrawFromDiscards,
    DrawThenShuffleIn,
    DrawUpToHolding,
    Each,
    EachWord,
    FewerDragons,
    FreeIf,
    HandBesideShip,
    Ignore,
    Level,
    Load,
    MayPlayMore,
    MayReplace,
    MoreCrystals,
    MoreDragons,
    MutantsUnconditioned,
    NeedNotCover,
    NextCardFree,
    NoDragons,
    OneCharacterOnly,
    OnlyIf,
    Part,
    PayForDragon,
    Payment,
    PayOrDragon,
    PayOrRetreat,
    PlayAchievement,
    PlayOrRetreat,
    Power,
    Raise,
    RaiseBluffs,
    RaiseTotal,
    RedrawHand,
    Respond,
    RevealTop,
    SearchAndDeploy,
    SearchDeck,
    SearchDiscards,
    ShuffleDiscardsIn,
    ShuffleLeadershipIn,
    ShuffleTheirTable,
    TakeBack,
    TheyDiscard,
    TheyKeep,
    TheyRetreatIfSeveral,
    Type,
    When,
    Word,
    ZeroPrinted,
)

__all__ = ["icon_names", "power_text", "type_name"]


def power_text(card: Card) -> str:
    """The text of a card's powers, '' if it has none."""
    return " ".join(_sentence(power) for power in card.powers)


def icon_names(card: Card) -> list[str]:
    """The icons of a card by name, shields first: ['Shield Fire', 'Stop']."""
    return [ICON_NAMES[icon] for icon in card.icons]


# --- a power ----------------------------------------------------------------------------------------------


def _sentence(power: Power) -> str:
    text = _moment(power.when, power.word) + _clause(power.word, power.may)
    first = " This goes before every other power." if power.must_first else ""
    return f"{text[0].upper()}{text[1:]}.{first}"


def _moment(when: When, word: Word) -> str:
    """The opening that says when; the usual moment of a word goes without saying."""
    match when, word:
        case When.BEFORE, OnlyIf() | FreeIf() | NeedNotCover():
            return ""
        case When.ACTIVE, OnlyIf() | FreeIf() | NeedNotCover():
            return "while this is active, "
        case When.ACTIVE, MayPlayMore() | MutantsUnconditioned() | AchievementWithoutDragon() | MayReplace():
            return "on each of your turns, "
    return _MOMENTS[when]


_MOMENTS = {
    When.BEFORE: "before you play this, ",
    When.PLAYED: "when you play this, ",
    When.ACTIVE: "",
    When.THIS_TURN: "this turn, ",
    When.BEGINNING: "in your Beginning phase, ",
    When.ENDING: "in your End phase, ",
    When.TURN_OVER: "at the very end of your turn, ",
    When.ONCE_A_TURN: "once on each of your turns, ",
    When.AFTER_SUPPORT: "after your Booster/Support phase, ",
    When.GAME_BEGINS: "before the first turn of the game, ",
    When.ANSWER: "on the opponent’s turn, ",
}


def _clause(word: Word, may: bool) -> str:
    if deed := _yours(word):
        return f"you may {deed}" if may else deed
    if deed := _theirs(word):
        return f"you may make the opponent {deed}" if may else f"the opponent must {deed}"
    fact = _ban(word) or _licence(word) or _fight(word)
    if not fact:
        raise TypeError(f"there is no text for {word!r}")
    return f"if you like, {fact}" if may else fact


# --- what you do ------------------------------------------------------------------------------------------


def _yours(word: Word) -> str:
    """What the owner does, as a bare verb: 'draw 2 cards'; '' if the word is not of this sort."""
    match word:
        case Draw() | ShuffleDiscardsIn() | PayForDragon():
            return _either_players(word, "your")
        case OnlyIf(needed, becomes):
            turn = f"becomes {element(becomes)}" if becomes is not None else "flips"
            return f"play this only if {condition(needed)}; then the contested element {turn}"
        case DiscardTheirs() | DiscardTheirsEither() | DiscardAllButOneCharacter() | DiscardAchievement():
            return _discard(word)
        case DiscardFromTheirHand(n):
            ones = "a disclosed one" if n == 1 else "disclosed ones"
            return f"discard {counted(n, 'random card')} from the opponent’s hand, or {ones} of your choice"
        case DiscardHyla():
            return "discard the opponent’s active Hyla card"
        case Attract(n):
            return f"attract {counted(n, 'dragon')}"
        case Cancel(what):
            return f"cancel {one_of_kind(what)} that they are playing; it is discarded without effect"
    return _value(word) or _own_cards(word)


def _discard(
    word: DiscardTheirs | DiscardTheirsEither | DiscardAllButOneCharacter | DiscardAchievement,
) -> str:
    match word:
        case DiscardTheirs(what, where):
            cards = among(where, what, "the opponent’s", "and" if word.all else "or")
            return (
                f"discard {'all' if word.all else 'one'} of {cards}"
                + (", but never their last active character" if word.keep_character else "")
                + (", if there are 2 or more" if word.only_if_several else "")
                + (", if this came from a landed ship" if word.if_from_ship else "")
            )
        case DiscardTheirsEither(one, other):
            return f"discard all of the opponent’s active {kind(one)} or all of their active {kind(other)}"
        case DiscardAllButOneCharacter():
            return "discard all active cards in the opponent’s combat area but one character of your choice"
        case DiscardAchievement():
            return "discard an active achievement card of the opponent"


def _value(word: Word) -> str:
    """Words that change values or ignore cards."""
    match word:
        case Ignore(what, part, spare):
            of = {Part.CARD: "", Part.TEXT: "the power text of ", Part.ICONS: "the icons of "}[part]
            but = f", but not {icons(spare, 'and')}" if spare else ""
            return f"ignore {of}the opponent’s {kind(what, 'and')}{but}"
        case Double(what, which, one):
            return f"double the {values(which)} of {_one_or_each(one)} of your active {kind(what)}"
        case Raise(what, to, which, one):
            cards = f"{_one_or_each(one)} of your active {kind(what)}"
            bare = "" if what.types is Type.CHARACTER else ", also where no value is printed"
            return f"raise the {values(which)} of {cards} to {_figure(to)}{bare}"
        case RaiseBluffs(n):
            return f"raise the values of your active bluff cards to {n}"
        case DoubleDemand(what):
            return f"double what one of your active {kind(what)} demands"
    return ""


def _one_or_each(one: bool) -> str:
    return "one" if one else "each"


def _figure(to: int | Level) -> str:
    match to:
        case Level.SUM:
            return "its printed Fire plus its printed Earth"
        case Level.HIGHER:
            return "its higher printed value"
    return str(to)


def _own_cards(word: Word) -> str:
    """Words that move the owner's own cards."""
    match word:
        case DrawUpToHolding(n):
            return f"draw until you hold {counted(n, 'card')}"
        case DrawFromDiscards(n):
            top = "card" if n == 1 else f"{n} cards"
            return f"shuffle your discard pile unseen, then take its top {top} into your hand"
        case TakeBack(where, other):
            this = ", except this one" if other else ""
            return f"take back into your hand one of {among(where, ANY_CARD, 'your')}{this}"
        case SearchDeck():
            return (
                "search your draw deck, show up to 1 card of it and take that card into your hand; "
                "then shuffle your draw deck"
            )
        case SearchDiscards():
            return "search your discard pile, show up to 1 card of it and take that card into your hand"
        case DiscardAny():
            return "discard as many cards from your hand as you like"
        case BottomAny():
            return "put as many cards from your hand as you like under your draw deck"
        case RevealTop(n):
            return (
                f"turn up the top cards of your draw deck, {n} at most; "
                "discard one and take the rest into your hand"
            )
        case DrawThenShuffleIn(n, m):
            back = f"{counted(m, 'card')} of your choice from your hand"
            return f"draw up to {counted(n, 'card')}, then shuffle {back} into your draw deck"
        case NextCardFree():
            return "treat your next character, booster or support this turn as Free"
        case AttackAgain():
            return "attack again with your active cards as they stand; no character is needed"
        case Load(n):
            return f"load this ship with up to {counted(n, 'card')} from your hand"
        case SearchAndDeploy():
            return (
                "search your draw deck for an influence card and play it at once, or for a character, "
                "booster or support and load it onto one of your ships; then shuffle your draw deck"
            )
    return ""


def _either_players(word: EachWord, whose: str) -> str:
    """What you or both players do; `whose` is 'your' or 'their'."""
    match word:
        case Draw(n, up_to):
            return f"draw {'up to ' if up_to else ''}{counted(n, 'card')}"
        case ShuffleDiscardsIn():
            return f"shuffle {whose} discard pile into {whose} draw deck"
        case PayForDragon(due):
            return f"discard {payment(due)} from {whose} hand and attract 1 dragon"
        case DiscardOwn(what):
            return f"discard {whose} active {kind(what, 'and')}, sparing protected cards"
        case DiscardOwnHand(n):
            return f"discard {counted(n, 'card')} of {whose} choice from {whose} hand"
        case ShuffleLeadershipIn():
            return (
                f"show one of {whose} earlier leadership cards, but none of this name, "
                f"and shuffle it into {whose} draw deck"
            )
        case RedrawHand(n):
            return f"shuffle {whose} hand into {whose} draw deck, then draw {counted(n, 'card')}"
        case PlayAchievement():
            return f"play 1 achievement card as if its dragon were on {whose} side"


# --- what the opponent does -------------------------------------------------------------------------------


def _theirs(word: Word) -> str:
    """What the opponent has to do, as a bare verb; '' if the word is not of this sort."""
    match word:
        case ShuffleTheirTable():
            return "shuffle their combat and support areas into their draw deck"
        case TheyDiscard(n):
            return f"discard {counted(n, 'card')} of their choice from their hand"
        case TheyKeep(n):
            return f"choose {counted(n, 'card')} to keep in hand and discard the others"
        case DiscardTopOfTheirDeck():
            return "discard the top card of their draw deck"
        case Disclose():
            return "disclose their hand"
        case PayOrRetreat(due):
            return f"{_demand(due)}, or retreat"
        case PayOrDragon(due):
            return f"{_demand(due)}; otherwise you attract 1 dragon, even if they retreat"
    return ""


def _demand(due: Payment) -> str:
    return f"discard {payment(due)} from their hand before their Booster/Support phase ends"


# --- what holds -------------------------------------------------------------------------------------------


def _ban(word: Word) -> str:
    """What the opponent may not do."""
    match word:
        case CannotPlay(what):
            return f"the opponent may not play {kind(what)}"
        case CannotPlayMoreThan(n, into_combat):
            into = " into the combat area" if into_combat else ""
            return f"the opponent may play at most {counted(n, 'card')} a turn{into}"
        case CannotTake():
            return _taking(word)
        case CannotDrawAtEnd():
            return "the opponent may not draw extra cards in their End phase"
        case CannotCallBluff():
            return "the opponent may not call your bluff"
        case CannotInterfere():
            return "the opponent may not use interference cards"
        case OneCharacterOnly():
            return "the opponent may end their Character phase with at most 1 active character"
        case PlayOrRetreat(type_):
            return f"the opponent must retreat unless they play at least {of_type(1, type_)} on their turn"
    return ""


def _taking(word: CannotTake) -> str:
    source = "from their draw deck" if word.from_deck else "into their hand"
    holding = f" while holding {word.while_holding} or more" if word.while_holding else ""
    if word.more_than:
        return (
            f"the opponent may take at most {counted(word.more_than, 'card')} {source} on their turn{holding}"
        )
    return f"the opponent may not take cards {source}{holding}"


def _licence(word: Word) -> str:
    """What the owner may do beyond the rules."""
    match word:
        case FreeIf(needed):
            return f"you may play this as a Free card if {condition(needed)}"
        case NeedNotCover():
            return "you may play this beside your active cards instead of covering them"
        case MayPlayMore(type_, n) if n == ANY_NUMBER:
            return f"you may play as many {kind(Cards(type_))} as you like"
        case MayPlayMore(type_, n):
            return f"you may play {of_type(n, type_)} beyond your limit"
        case HandBesideShip(n):
            cards = "cards" if n == ANY_NUMBER else counted(n, "card")
            return f"on the turn you land this ship, you may play {cards} from your hand as well"
        case MutantsUnconditioned():
            return "you may play 1 mutant even if its condition is not met"
        case AchievementWithoutDragon():
            return (
                "you may play 1 achievement card as if its dragon were on your side; it still is your one "
                "card of the Leadership phase"
            )
        case MayReplace(what):
            return f"you may discard {one_of_kind(what)} from your hand as if it had the Replace icon"
        case Each(does, may):
            deed = _either_players(does, "their")
            return f"both players in turn, starting with the opponent, {'may ' if may else ''}{deed}"
    return ""


def _fight(word: Word) -> str:
    """Values that hold, and what a retreat brings."""
    match word:
        case RaiseTotal(n, None):
            return f"your total power is at least {n}"
        case RaiseTotal(n, which):
            return f"your total power in {values(which)} is at least {n}"
        case ZeroPrinted(what, odd):
            parity = "odd" if odd else "even"
            return f"every {parity} printed value on the opponent’s {kind(what, 'and')} counts as 0"
        case MoreDragons(n):
            return f"if the opponent retreats, you attract {counted(n, 'more dragon')}"
        case FewerDragons(n):
            return f"if you retreat, the opponent attracts {counted(n, 'fewer dragon')}"
        case AtMostDragons(n):
            return f"if you retreat, the opponent attracts no more than {counted(n, 'dragon')}"
        case Respond(to, does):
            return f"when the opponent {to.value}, {_clause(does, False)}"
        case MoreCrystals(n):
            return f"if you win the game, you gain {counted(n, 'more crystal')}"
        case NoDragons():
            return "if you retreat, the opponent attracts no dragons"
        case AttractIfSeveral(what):
            return f"if you have 2 or more active {kind(what)}, you attract 1 dragon in all"
        case TheyRetreatIfSeveral(what):
            return f"if you have 2 or more active {kind(what)}, the opponent retreats at once"
    return ""
