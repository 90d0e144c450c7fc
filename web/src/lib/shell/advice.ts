/** A hint as the page shows it: the plan, the step that can be done at once, and what speaks for it. */
import { describeTurn } from '../city/words';
import type { Argument, Coded, GameKind } from '../protocol';
import { said } from './messages';

/** What a bot would do, and why; later what is left of it. */
export interface Counsel {
  action: string;
  reason: Coded;
}

export interface Advice {
  marked: string[]; // what the table marks: the action that can be done at once, and the cards of the later steps
  plan: string;
  step: string;
  why: string;
}

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** Actions in the page's words; those of the city are read from their notation. `from`: where the figure stands before. */
export function actionWords(steps: readonly Coded[], game: GameKind, from: string | null = null): string {
  if (game === 'city') return describeTurn(steps.map((step) => step.text).join(', '), from);
  return steps.map(said).join(', ');
}

/** What a bot planned, and why; it speaks of a plan with `hint.plan`. */
export function parted(reason: Coded): { plan: Coded[]; why: Coded } {
  const { plan, why } = reason.args;
  if (reason.code !== 'hint.plan' || !Array.isArray(plan) || !isMessage(why))
    return { plan: [], why: reason };
  return { plan: plan.filter(isMessage), why };
}

/** The answers that a card's text will ask for are told when they are due; before, they would hide what is played. */
const overview = (plan: readonly Coded[]): Coded[] =>
  plan.filter((step, i) => i === 0 || !ANSWERS.has(step.code));
const ANSWERS: ReadonlySet<string> = new Set([
  ...[
    'action.pick',
    'action.yes',
    'action.no',
    'action.done',
    'action.dragon',
    'action.number',
    'action.group',
  ],
  ...['action.face-down', 'action.random'],
]);

/** What is left of a plan after `done`; null where that was another step, or the last one. */
export function afterStep(counsel: Counsel, done: string): Counsel | null {
  const [, ...rest] = parted(counsel.reason).plan;
  const next = rest[0];
  if (!next || done !== counsel.action) return null;
  return {
    action: next.text, // a step's English is its notation
    reason: { ...counsel.reason, args: { ...counsel.reason.args, plan: rest } },
  };
}

export const isMessage = (value: Argument | undefined): value is Coded =>
  typeof value === 'object' && 'code' in value && 'args' in value;

/** A plan with what speaks for it, on one line. */
export function planWords(reason: Coded, game: GameKind, from: string | null = null): string {
  const { plan, why } = parted(reason);
  return [...(plan.length > 0 ? [actionWords(plan, game, from)] : []), said(why)].join(': ');
}

const cardOf = ({ args }: Coded): string[] => (typeof args['card'] === 'string' ? [args['card']] : []);

export function advice(action: string, reason: Coded, game: GameKind, from: string | null = null): Advice {
  const { plan, why } = parted(reason);
  const step = plan.length > 0 ? capital(actionWords(plan.slice(0, 1), game, from)) : capital(action);
  return {
    // the city marks a whole turn, the duel the step and the cards of the later ones
    marked: game === 'city' ? plan.map((one) => one.text) : [action, ...plan.slice(1).flatMap(cardOf)],
    plan: plan.length > 0 ? capital(actionWords(overview(plan), game, from)) : step,
    step,
    why: capital(said(why)),
  };
}
