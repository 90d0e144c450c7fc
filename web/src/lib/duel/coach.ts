/** What a coach would remark on the position: facts of the table, one sentence each. */
import type { Decision, View } from '../protocol';
import { t } from '../shell/i18n';
import { is } from '../shell/kinds';
import { duelOf } from './director';
import { elementName } from './labels';
import { otherSeat } from './model';

/** A bluff that is a lie in the contested element can be discarded before it is called. */
export function remarks(
  view: View | null,
  decision: Decision | null,
  nameOf: (seat: number) => string,
): string[] {
  const duel = duelOf(view);
  if (!duel?.element || decision?.game !== 'duel') return [];
  const element = elementName(duel.element);
  const lies = duel.sides[duel.seat === 1 ? 1 : 0].support.filter((lying) => lying.honest === false);
  return decision.actions
    .filter(is('drop'))
    .filter((action) => lies.some((lying) => lying.card === action.card))
    .map((action) => t('duel.coach.lie', { card: action.card, element, who: nameOf(otherSeat(duel.seat)) }));
}
