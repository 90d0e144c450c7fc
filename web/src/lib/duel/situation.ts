/** The line that says what is to be done now. */
import type { Decision, DuelView } from '../protocol';
import { t } from '../shell/i18n';
import { nameOf, type Names } from './events';
import { elementName, questionText } from './labels';
import { below, toMatch } from './model';

export interface Situation { source: string | null; text: string; warm: boolean }

export function situation(view: DuelView, decision: Decision | null, names: Names, thinking: boolean): Situation {
  if (view.result) return { source: null, text: resultText(view, names), warm: false };
  if (!decision) return { source: null, text: waitingText(view, names, thinking), warm: false };
  if (decision.question) {
    return { source: decision.question.source, text: questionText(decision.question.kind, decision.question.n), warm: true };
  }
  return { source: null, text: turnText(view, decision), warm: true };
}

function resultText(view: DuelView, names: Names): string {
  const crystals = t('duel.count.crystals', { n: view.result?.crystals ?? 0 });
  const winner = view.result?.winner ?? 0;
  if (winner === view.seat) return t('duel.status.overYou', { crystals });
  return t('duel.status.over', { who: nameOf(names, winner), crystals });
}

function waitingText(view: DuelView, names: Names, thinking: boolean): string {
  return t(thinking ? 'duel.status.thinking' : 'duel.status.waiting', { who: nameOf(names, view.decider) });
}

function turnText(view: DuelView, decision: Decision): string {
  const kinds = new Set(decision.actions.map((action) => action.kind));
  if (view.phase === 'end' || view.phase === 'turn_over') return t('duel.status.ending');
  const match = view.player === below(view) ? toMatch(view) : null;
  if (match) {
    const element = elementName(match.element);
    if (kinds.has('announce') || kinds.has('end')) {
      if (match.has >= match.needed) return t('duel.status.matched', { n: match.needed, element });
      if (match.shielded) return t('duel.status.shielded', { element });
    }
    if (kinds.size === 1 && kinds.has('retreat')) return `${t('duel.status.match', { n: match.needed, element })} ${t('duel.status.retreatOnly')}`;
    return t('duel.status.match', { n: match.needed, element });
  }
  if (kinds.has('decline')) return t(kinds.has('play') ? 'duel.status.start' : 'duel.status.tied');
  const announced = decision.actions.filter((action) => action.kind === 'announce');
  if (announced.length === decision.actions.length && announced.length) {
    const only = announced.length === 1 ? announced[0]?.element : undefined;
    return only ? t('duel.status.announceOne', { element: elementName(only) }) : t('duel.status.announceFirst');
  }
  return t(announced.length ? 'duel.status.more' : 'duel.status.moreOnly');
}
