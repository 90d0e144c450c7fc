/** The line that says what is to be done now. */
import type { DuelDecision, DuelView, Phase } from '../protocol';
import { cardFacts } from '../cards/facts.svelte';
import { t } from '../shell/i18n';
import { is } from '../shell/kinds';
import { nameOf, type Names } from './events';
import { elementName, questionText } from './labels';
import { below, toMatch, type Match } from './model';
import { priceText } from './price';

export interface Situation {
  source: string | null;
  text: string;
  warm: boolean;
}

export function situation(
  view: DuelView,
  decision: DuelDecision | null,
  names: Names,
  thinking: boolean,
): Situation {
  if (view.result) return { source: null, text: resultText(view, names), warm: false };
  if (!decision) return { source: null, text: waitingText(view, names, thinking), warm: false };
  if (decision.question?.kind === 'calling')
    return { source: null, text: callingText(view, names), warm: true };
  if (nothingToAnswer(decision)) return { source: null, text: t('duel.status.noAnswer'), warm: false };
  if (decision.question) {
    const { source, price } = decision.question;
    return { source, text: price ? priceText(price) : questionText(decision.question), warm: true };
  }
  return { source: null, text: turnText(view, decision), warm: true };
}

/** Asked like everybody, so that the time tells the other side nothing; but the hand has no answer. */
const nothingToAnswer = ({ question, actions }: DuelDecision): boolean =>
  question?.kind === 'interfere' && actions.every((action) => action.kind === 'pass');

function resultText(view: DuelView, names: Names): string {
  const crystals = t('duel.count.crystals', { n: view.result?.crystals ?? 0 });
  const winner = view.result?.winner ?? 0;
  if (names.alone)
    return t(winner === names.me ? 'shell.result.win' : 'shell.result.wins', { who: nameOf(names, winner) });
  if (winner === names.me) return t('duel.status.overYou', { crystals });
  return t('duel.status.over', { who: nameOf(names, winner), crystals });
}

function waitingText(view: DuelView, names: Names, thinking: boolean): string {
  if (view.decider === names.me) return ' '; // what went before is still being shown
  return t(thinking ? 'duel.status.thinking' : 'duel.status.waiting', { who: nameOf(names, view.decider) });
}

/** Who has announced what with how many face-down cards. */
function callingText(view: DuelView, names: Names): string {
  const side = view.sides[view.player === 1 ? 1 : 0];
  const element = view.element ?? 'fire';
  return t('duel.status.calling', {
    who: nameOf(names, view.player),
    n: side.support.filter((lying) => lying.face_down).length,
    total: side.power[element].total,
    element: elementName(element),
  });
}

type Play = 'character' | 'leadership' | 'more';

/** What may be played now, by what it does for the turn; boosters, supports and ships come after the character. */
function plays(decision: DuelDecision): Set<Play> {
  const found = new Set<Play>();
  for (const action of decision.actions) {
    if (action.kind === 'bluff' || action.kind === 'load') found.add('more');
    else if (action.kind === 'play' || action.kind === 'add' || action.kind === 'replace')
      found.add(played(cardFacts(action.card)?.type ?? ''));
  }
  return found;
}

function played(type: string): Play {
  if (type === 'character') return 'character';
  return ['booster', 'support', 'ship'].includes(type) ? 'more' : 'leadership';
}

function turnText(view: DuelView, decision: DuelDecision): string {
  if (view.phase === 'end' || view.phase === 'turn_over') return t('duel.status.ending');
  const kinds = new Set(decision.actions.map((action) => action.kind));
  const playable = plays(decision);
  const match = view.player === below(view) ? toMatch(view) : null;
  const demand = decision.actions.find(is('satisfy'))?.card;
  if (!demand)
    return match
      ? matchText(match, lacking(view, match), kinds, playable)
      : openText(decision, kinds, playable);
  if (match && match.has >= match.needed)
    return t('duel.status.demandFirst', {
      n: match.needed,
      has: match.has,
      element: elementName(match.element),
      card: demand,
    });
  return [
    match ? matchText(match, lacking(view, match), kinds, playable) : openText(decision, kinds, playable),
    t('duel.status.demand', { card: demand }),
  ].join(' ');
}

type Lack = 'character' | 'points';

/** What a turn is missing in which nothing can be played: a character there must be, also against 0. */
function lacking(view: DuelView, match: Match): Lack {
  const hand = view.sides[view.player === 1 ? 1 : 0].hand;
  const none = hand.every(
    (held) => held !== null && played(cardFacts(held.card)?.type ?? '') !== 'character',
  );
  return BEFORE_CHARACTER.has(view.phase) && (none || match.needed === 0) ? 'character' : 'points';
}
const BEFORE_CHARACTER: ReadonlySet<Phase> = new Set(['leadership', 'engagement', 'character']);

/** A fight in which something has to be reached. */
function matchText(
  match: Match,
  lacks: Lack,
  kinds: ReadonlySet<string>,
  playable: ReadonlySet<Play>,
): string {
  const { needed: n, has } = match;
  const values = {
    n,
    has,
    element: elementName(match.element),
    retreat: kinds.has('retreat') ? t('duel.status.orRetreat') : '',
  };
  if (kinds.has('announce') || kinds.has('end')) {
    const more = playable.has('more') || playable.has('character');
    if (has < n) return t(more ? 'duel.status.shieldedMore' : 'duel.status.shielded', values);
    if (n === 0) return t(more ? 'duel.status.matchedNoneMore' : 'duel.status.matchedNone', values);
    return t(more ? 'duel.status.matchedMore' : 'duel.status.matched', values);
  }
  if (playable.has('character')) return t('duel.status.match', values);
  if (playable.has('more')) return t('duel.status.short', values);
  if (playable.has('leadership')) return t('duel.status.lead', values);
  if (kinds.size > 1 || !kinds.has('retreat')) return t('duel.status.reach', values);
  return t(lacks === 'character' ? 'duel.status.noCharacter' : 'duel.status.retreatOnly', values);
}

/** No fight yet, or its first turn: nothing has to be reached. */
function openText(decision: DuelDecision, kinds: ReadonlySet<string>, playable: ReadonlySet<Play>): string {
  if (kinds.has('decline'))
    return t(
      playable.has('character')
        ? 'duel.status.start'
        : playable.has('leadership')
          ? 'duel.status.startLead'
          : 'duel.status.tied',
    );
  const announced = decision.actions.filter(is('announce'));
  if (announced.length === decision.actions.length && announced.length) {
    const only = announced.length === 1 ? announced[0]?.element : undefined;
    return only
      ? t('duel.status.announceOne', { element: elementName(only) })
      : t('duel.status.announceFirst');
  }
  if (announced.length)
    return t(playable.has('character') ? 'duel.status.moreCharacters' : 'duel.status.more');
  return t(playable.has('character') ? 'duel.status.character' : 'duel.status.moreOnly');
}
