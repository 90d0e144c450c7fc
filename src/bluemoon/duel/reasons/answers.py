"""What is wrong with an answer to the open question: one small function for each kind of question, which
gives the reason why the action in `q` does not answer the question in `frame`.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from bluemoon.contract import Reason
from bluemoon.duel.model import actions as do
from bluemoon.duel.model import frames
from bluemoon.duel.model.actions import card_of
from bluemoon.duel.model.sources import card_in, owner_in
from bluemoon.duel.model.state import Row, State
from bluemoon.duel.reasons import who
from bluemoon.duel.reasons.codes import Code, Zone
from bluemoon.duel.reasons.why_not import WhyNot, zone_of
from bluemoon.duel.rules.decisions import options
from bluemoon.duel.rules.interference import answerers
from bluemoon.duel.rules.payments import demand_sets, demanded
from bluemoon.duel.rules.selection import group, whole_deck, word_of
from bluemoon.duel.rules.survey import eligible_targets, target_of
from bluemoon.duel.text.position import DRAGONS
from bluemoon.powers.discarding import DiscardTheirs, ShuffleTheirsIn
from bluemoon.powers.question import NAMELESS, question

TURN: Final = (
    *(do.PLAY, do.ADD, do.BLUFF, do.LOAD, do.LAND, do.RETRIEVE, do.DROP, do.USE, do.SATISFY),
    *(do.RETREAT, do.DECLINE, do.END_PHASE, do.ANNOUNCE, do.REPLACE, do.BACKTRACK),
)

Check = Callable[[WhyNot, Row], Reason]


def wrong_answer(q: WhyNot) -> Reason:
    """Why this action is no answer to the question on top of the stack."""
    frame = q.g.stack[-1]
    kinds, check = CHECKS[frame[0]]
    if q.kind in kinds:
        return check(q, frame)
    if q.kind not in TURN:
        return q.because(Code.NOT_AN_ANSWER)
    if q.g.player != q.g.current:
        return q.because(Code.NOT_YOUR_TURN)
    return answer_first(q.g, q)


def answer_first(g: State, q: WhyNot) -> Reason:
    """The reason that an open question has to be answered first; it names the card that asks, if one does."""
    kind, _, source, _, _ = g.stack[-1]
    if question(kind).marks & NAMELESS:
        return q.because(Code.ANSWER_FIRST)
    return q.because(Code.ANSWER_CARD_FIRST, card=source_name(g, source))


def source_name(g: State, source: int) -> str:
    """The name of the card that asks."""
    return g.decks[owner_in(source)].names[card_in(source)]


def _own(q: WhyNot) -> str:
    return q.g.decks[q.g.player].names[q.card]


def _theirs(q: WhyNot) -> str:
    return q.g.decks[1 - q.g.player].names[q.card]


def _not_at(q: WhyNot, zone: Zone) -> Reason:
    return q.because(Code.NOT_AT, card=_own(q), where=zone)


# --- cards of the own hand --------------------------------------------------------------------------------


def _not_held(q: WhyNot) -> Reason | None:
    if q.g.sides[q.g.player].hand & q.bit:
        return None
    return q.because(Code.NOT_IN_HAND, card=_own(q), where=zone_of(q.g, q.g.player, q.card))


def of_hand(q: WhyNot, frame: Row) -> Reason:
    """For questions that ask for a fixed number of cards of the hand, named in ascending order."""
    left = frame[3]
    if q.kind == do.DONE:
        return q.because(Code.MORE_TO_GO, n=left)
    found = _not_held(q)
    if found:
        return found
    if q.card < frame[4]:
        return q.because(Code.PASSED_OVER, card=_own(q))
    return q.because(Code.TOO_FEW_LEFT, card=_own(q), n=left)


def any_of_hand(q: WhyNot, frame: Row) -> Reason:
    """For questions that ask for any number of cards of the hand, named in ascending order."""
    if q.kind == do.DONE:
        return q.because(Code.DISCARD_ONE)
    return _not_held(q) or q.because(Code.PASSED_OVER, card=_own(q))


def loading(q: WhyNot, frame: Row) -> Reason:
    """For loading a ship: the card is not in hand, cannot be loaded, or was passed over before."""
    found = _not_held(q)
    if found:
        return found
    if not q.g.decks[q.g.player].fighters & q.bit:
        return q.because(Code.NOT_LOADABLE, card=_own(q))
    return q.because(Code.PASSED_OVER, card=_own(q))


def paying(q: WhyNot, frame: Row) -> Reason:
    """For payments, which must be exact: a player who has begun to pay, or pays a demand, cannot stop."""
    _, seat, source, chosen, _ = frame
    payment = demanded(q.g, source)
    if q.kind == do.NO:
        return q.because(Code.PAYING, payment=payment)
    found = _not_held(q)
    if found:
        return found
    wanted = chosen | q.bit
    if not any(cards & wanted == wanted for cards in demand_sets(q.g, source, seat, chosen)):
        return q.because(Code.PAYS_NOTHING, card=_own(q), payment=payment)
    return q.because(Code.PASSED_OVER, card=_own(q))


def achieving(q: WhyNot, frame: Row) -> Reason:
    """For a text that lets an achievement be played: the card is not in hand, is no achievement, or is
    forbidden."""
    found = _not_held(q)
    if found:
        return found
    if not q.g.decks[q.g.player].achievements & q.bit:
        return q.because(Code.SPARED, card=_own(q), source=source_name(q.g, frame[2]))
    return q.because(Code.FORBIDDEN, card=_own(q), by=who.forbid_card(q.g, q.g.player, q.card))


def interfering(q: WhyNot, frame: Row) -> Reason:
    """For interference: it takes a card of the hand that answers this action and has an effect (004)."""
    g = q.g
    found = _not_held(q)
    if found:
        return found
    deck, side = g.decks[g.player], g.sides[g.player]
    if not deck.interferences & q.bit:
        return q.because(Code.NO_INTERFERENCE, card=_own(q))
    if side.banned & q.bit:
        return q.because(Code.FORBIDDEN, card=_own(q), by=who.forbid_card(g, g.player, q.card))
    if (side.ignored | side.muted) & q.bit:
        return q.because(Code.TEXT_IGNORED, card=_own(q), by=who.ignore_text(g, g.player, q.card))
    if not answerers(g, frame[3]) & q.bit:
        return q.because(Code.ANSWERS_OTHERS, card=_own(q))
    return q.because(Code.NO_TARGET, card=_own(q))


# --- cards of the opponent --------------------------------------------------------------------------------


def discarding(q: WhyNot, frame: Row) -> Reason:
    """For one of the opponent's cards: it must be of the kind that the text names, not protected, and not the
    last character if that is spared."""
    g, seat, source = q.g, frame[1], frame[2]
    word = word_of(g, source, frame[3])
    assert isinstance(word, DiscardTheirs | ShuffleTheirsIn)
    other, deck = g.sides[1 - seat], g.decks[1 - seat]
    if q.kind == do.FACE_DOWN:
        if q.card >= len(other.laid):
            return q.because(Code.NO_SUCH_BLUFF, n=q.card + 1)
        return q.because(Code.BLUFFS_SPARED, source=source_name(g, source))
    name = _theirs(q)
    open_ = (other.combat | other.support) & ~other.bluffs | other.lasting
    if not q.bit & open_:
        return q.because(Code.NOT_AT, card=name, where=Zone.THEIR_TABLE)
    if q.bit & other.protected:
        return q.because(Code.PROTECTED, card=name)
    if isinstance(word, DiscardTheirs) and q.bit & group(g, 1 - seat, word.what, word.where):
        return q.because(Code.LAST_CHARACTER, card=name)
    if q.bit & other.combat & ~other.active and deck.where(word.what) & q.bit:
        return q.because(Code.NOT_AT, card=name, where=Zone.THEIR_ACTIVE)
    return q.because(Code.SPARED, card=name, source=source_name(g, source))


def either_kind(q: WhyNot, frame: Row) -> Reason:
    """For the choice between two kinds of cards: the opponent has no card of this kind."""
    return q.because(Code.NONE_OF_KIND)


def keeping(q: WhyNot, frame: Row) -> Reason:
    """For the character of the opponent that remains: one must be chosen, and it must be an active
    character."""
    if q.kind == do.DONE:
        return q.because(Code.MUST_CHOOSE)
    return q.because(Code.NOT_AT, card=_theirs(q), where=Zone.THEIR_CHARACTERS)


def from_their_hand(q: WhyNot, frame: Row) -> Reason:
    """For cards of the opponent's hand: at random if they are hidden, by name only if they are disclosed."""
    if q.kind == do.RANDOM:
        return q.because(Code.ALL_DISCLOSED)
    return q.because(Code.NOT_DISCLOSED, card=_theirs(q))


def their_lasting(q: WhyNot, frame: Row) -> Reason:
    """For a Hyla or achievement of the opponent: the card is protected or lies elsewhere."""
    if q.g.sides[1 - frame[1]].protected & q.bit:
        return q.because(Code.PROTECTED, card=_theirs(q))
    return q.because(Code.NOT_AT, card=_theirs(q), where=Zone.THEIR_LASTING)


# --- own cards elsewhere ----------------------------------------------------------------------------------


def taking_back(q: WhyNot, frame: Row) -> Reason:
    """For taking back an own card: it is the card that asks, or it does not lie where the text says."""
    side = q.g.sides[q.g.player]
    if q.card == card_in(frame[2]) and q.bit & (side.combat | side.support):
        return q.because(Code.ITSELF, card=_own(q))
    return _not_at(q, Zone.COMBAT if q.bit & side.combat else Zone.ACTIVE)


def searching(q: WhyNot, frame: Row) -> Reason:
    """For searching the deck or discard pile: the card is not in it, or one must be chosen."""
    if q.kind == do.DONE:
        return q.because(Code.MUST_CHOOSE)
    return _not_at(q, Zone.DISCARD if frame[3] else Zone.DECK)


def deploying(q: WhyNot, frame: Row) -> Reason:
    """For the Buka's Entreat Favor: it takes a ship or Hyla of the deck, or a card to load if a ship has
    room."""
    g, seat = q.g, frame[1]
    deck = g.decks[seat]
    if not whole_deck(g.sides[seat]) & q.bit:
        return _not_at(q, Zone.DECK)
    if not deck.fighters & q.bit:
        return q.because(Code.SPARED, card=_own(q), source=source_name(g, frame[2]))
    by = who.forbid_loading(g, seat)
    return q.because(Code.LOADING_FORBIDDEN, by=by) if by else q.because(Code.NO_ROOM)


def onto_ship(q: WhyNot, frame: Row) -> Reason:
    """For choosing a ship: the card is no ship, is not in play, or is full."""
    side, deck = q.g.sides[frame[1]], q.g.decks[frame[1]]
    if not deck.ships & q.bit:
        return q.because(Code.NO_SHIP, card=_own(q))
    if not side.ships & q.bit:
        return q.because(Code.SHIP_NOT_IN_PLAY, ship=_own(q))
    return q.because(Code.SHIP_FULL, ship=_own(q), n=deck.capacity[q.card])


def into_deck(q: WhyNot, frame: Row) -> Reason:
    """For a leadership card that goes into the deck: it is the card that asks, or it is not in the leader
    area."""
    side = q.g.sides[q.g.player]
    if q.bit & side.pile:
        return q.because(Code.ITSELF, card=_own(q))
    return _not_at(q, Zone.PILE)


def revealed(q: WhyNot, frame: Row) -> Reason:
    """For discarding a revealed card: this card was not revealed."""
    return _not_at(q, Zone.REVEALED)


def giving_up(q: WhyNot, frame: Row) -> Reason:
    """For discarding an own achievement: the card is not one of those in play."""
    return _not_at(q, Zone.ACHIEVEMENTS)


def pointing(q: WhyNot, frame: Row) -> Reason:
    """For targets: the card must be eligible and, where a text may change its target, must not be the old one
    (004 Changing Targets)."""
    g, (_, seat, source, x, _) = q.g, frame
    if q.kind == do.NO:
        return q.because(Code.MUST_RESOLVE, source=source_name(g, source))
    if target_of(g.sides[seat], card_in(source)) == q.card and x:
        return q.because(Code.SAME_TARGET, card=_own(q))
    if not q.bit & g.sides[seat].active:
        return _not_at(q, Zone.ACTIVE)
    if x >= 64 and q.bit & eligible_targets(g, seat, card_in(source)):
        return q.because(Code.NEW_TARGET_ONLY, card=g.decks[seat].names[x - 64])
    return q.because(Code.SPARED, card=_own(q), source=source_name(g, source))


# --- figures and dragons ----------------------------------------------------------------------------------


def how_many(q: WhyNot, frame: Row) -> Reason:
    """For a number of cards: the number is too small or too large."""
    assert q.g.waiting is not None
    found = sorted(card_of(act) for act in options(q.g, q.g.waiting))
    return q.because(Code.BETWEEN, least=found[0], most=found[-1])


def attracting(q: WhyNot, frame: Row) -> Reason:
    """For attracting dragons: those on the opponent's side must be moved first (001 Attracting Dragons)."""
    if q.card >= len(DRAGONS):
        return q.because(Code.NO_SUCH_ACTION, n=q.act)
    dragon = DRAGONS[q.card]
    if q.g.sides[1 - frame[1]].dragons:
        return q.because(Code.THEIR_DRAGONS_FIRST, dragon=dragon)
    return q.because(Code.DRAGON_YOURS, dragon=dragon)


def no_answer(q: WhyNot, frame: Row) -> Reason:
    """For questions where nothing more can be said than that the action is no answer."""
    return q.because(Code.NOT_AN_ANSWER)


CHECKS: Final[dict[int, tuple[tuple[int, ...], Check]]] = {
    frames.ASK: ((do.YES, do.NO), no_answer),
    frames.THEIRS: ((do.PICK, do.FACE_DOWN), discarding),
    frames.BACK_IN: ((do.PICK, do.FACE_DOWN), discarding),
    frames.EITHER: ((do.GROUP,), either_kind),
    frames.KEEP: ((do.PICK, do.DONE), keeping),
    frames.FROM_HAND: ((do.PICK, do.RANDOM), from_their_hand),
    frames.DISCARD: ((do.PICK, do.DONE), of_hand),
    frames.PAY: ((do.PICK, do.NO), paying),
    frames.ANY: ((do.PICK,), any_of_hand),
    frames.UNDER: ((do.PICK,), any_of_hand),
    frames.TAKE: ((do.PICK,), taking_back),
    frames.SEARCH: ((do.PICK, do.DONE), searching),
    frames.REVEAL: ((do.PICK,), revealed),
    frames.SHUFFLE_IN: ((do.PICK, do.DONE), of_hand),
    frames.LOADING: ((do.PICK,), loading),
    frames.DEPLOY: ((do.PICK,), deploying),
    frames.ON_SHIP: ((do.PICK,), onto_ship),
    frames.PILE_IN: ((do.PICK,), into_deck),
    frames.ATTRACT: ((do.DRAGON,), attracting),
    frames.TARGET: ((do.PICK, do.NO), pointing),
    frames.CALLING: ((do.CALL, do.TRUST), no_answer),
    frames.DECLINING: ((do.PICK, do.DONE), any_of_hand),
    frames.HOW_MANY: ((do.NUMBER,), how_many),
    frames.MULLIGAN: ((do.PICK,), any_of_hand),
    frames.GIVE_UP: ((do.PICK,), giving_up),
    frames.THEIR_LASTING: ((do.PICK,), their_lasting),
    frames.ACHIEVE: ((do.PICK,), achieving),
    frames.INTERFERE: ((do.PLAY,), interfering),
}
