/** What a coach would remark on the position: facts of the table, one sentence each. */
import { cardFacts } from '../cards/facts.svelte';
import type { Coded, Decision, View } from '../protocol';
import { parted } from '../shell/advice';
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

/** A leadership card that is played only to draw another one looks like a mistake unless it is said. */
export function planRemarks(reason: Coded): string[] {
  const { plan } = parted(reason);
  return plan.flatMap(({ code, args: { card } }, i) =>
    code === 'action.play' &&
    plan[i + 1]?.code === 'action.no' &&
    typeof card === 'string' &&
    cardFacts(card)?.type === 'leadership'
      ? [t('duel.coach.exchange', { card })]
      : [],
  );
}
