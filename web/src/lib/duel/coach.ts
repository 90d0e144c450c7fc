/** What a coach would remark on the position: facts of the table, one sentence each; and how he does not repeat himself. */
import { cardFacts } from '../cards/facts.svelte';
import type { Coded, Decision, View } from '../protocol';
import { isMessage, parted } from '../shell/advice';
import { t } from '../shell/i18n';
import { is } from '../shell/kinds';
import { said } from '../shell/messages';
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

/** What winning the fight means where it is not simply so many dragons. */
export function stakeRemarks(reason: Coded, view: View | null): string[] {
  const duel = duelOf(view);
  const { dragons } = mainReason(reason).args;
  if (!duel || !isMessage(dragons)) return [];
  if (!FIGHTING.has(mainReason(reason).code)) return [];
  if (dragons.code === 'hint.no-dragon') return [t('duel.coach.noDragon')];
  return duel.dragons.every(({ at }) => at === duel.seat) ? [t('duel.coach.lastDragon')] : [];
}
const FIGHTING: ReadonlySet<string> = new Set(
  ['all-answer', 'matched-by', 'no-answer', 'shield', 'their-shield'].map((name) => `hint.${name}`),
);

/** Why, without how likely the game is won. */
function mainReason(reason: Coded): Coded {
  const { why } = parted(reason);
  const inner = why.code === 'hint.chance' ? why.args['why'] : why;
  return isMessage(inner) ? inner : why;
}

/** Something that speaks for a plan; `key` tells whether it was said before. */
export interface Argument {
  key: string;
  text: string;
}

/** Reasons that may hold turn after turn; any other one is about this very moment, and comes first. */
const OFTEN: ReadonlySet<string> = new Set([...FIGHTING, 'hint.best-found']);

/** The only thing that can be done is to give up the fight, or to start none. */
export function forced(decision: Decision | null): 'retreat' | 'decline' | null {
  if (decision?.game !== 'duel' || decision.question || decision.actions.length !== 1) return null;
  const kind = decision.actions[0]?.kind;
  return kind === 'retreat' || kind === 'decline' ? kind : null;
}

/** All that speaks for a plan, the weightiest first. The coach of a first game leaves out how likely the game is won. */
export function reasonsFor(reason: Coded, decision: Decision | null): Argument[] {
  const must = forced(decision);
  if (must)
    return [
      { key: must, text: t(must === 'retreat' ? 'duel.coach.forcedRetreat' : 'duel.coach.forcedDecline') },
    ];
  const { also } = reason.args;
  const more = Array.isArray(also) ? also.filter(isMessage) : [];
  return [mainReason(reason), ...more].map((told) => ({
    key: told.code,
    text: told.code === 'hint.compared' ? compared(told) : ended(said(told)),
  }));
}

/** Two ways and how likely each wins: without the figures. */
function compared({ args }: Coded): string {
  const { n, m, other } = args;
  if (typeof n !== 'number' || typeof m !== 'number' || n - m < FELT || !isMessage(other))
    return t('duel.coach.same');
  return t('duel.coach.better', { other: said(other) });
}
const FELT = 2; // in a hundred games

const ended = (text: string): string =>
  text.charAt(0).toUpperCase() + text.slice(1) + (/[.!?…]$/.test(text) ? '' : '.');

/** What was said lately is not said again as long as there is something else; a sentence never comes three times running then. */
export class Lately {
  private keys: string[] = [];

  choose(list: readonly Argument[]): string {
    const [main] = list;
    if (!main) return '';
    const often = OFTEN.has(main.key) || this.keys.filter((key) => key === main.key).length === MEMORY;
    const found = often ? this.freshest(list, main) : main;
    this.keys = [found.key, ...this.keys].slice(0, MEMORY);
    return found.text;
  }

  /** The first one that was not told lately, or the one that was told longest ago. */
  private freshest(list: readonly Argument[], main: Argument): Argument {
    const ago = ({ key }: Argument): number => (this.keys.includes(key) ? this.keys.indexOf(key) : MEMORY);
    return list.reduce((best, one) => (ago(one) > ago(best) ? one : best), main);
  }
}
const MEMORY = 2; // turns
