/** A hint as the page shows it: the plan, the step that can be done at once, and what speaks for it. */
import { DONE, read } from '../city/notation';
import { describeTurn } from '../city/words';
import type { Argument, Coded, Decision, GameKind, View } from '../protocol';
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

/**
 * Actions in the page's words; those of the city are read from their notation. `from`: where the figure stands before,
 * `end`: what ending the phase means now.
 */
export function actionWords(
  steps: readonly Coded[],
  game: GameKind,
  from: string | null = null,
  end = '',
): string {
  if (game === 'city') return describeTurn(steps.map((step) => step.text).join(', '), from, end);
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

/**
 * What is to be done now for the next step of a plan, null where that cannot be done any more. A turn of the city is planned
 * without the ends of its phases: whoever is to pay and is still moving stops first.
 */
export function due(counsel: Counsel, view: View | null, decision: Decision): Counsel | null {
  const offers = (action: string): boolean => decision.actions.some((one) => one.action === action);
  if (offers(counsel.action)) return counsel;
  if (decision.game !== 'city' || view?.game !== 'city') return null;
  const kind = read(counsel.action)?.verb;
  if (decision.more && kind === 'build' && view.phase === 'contribution') return counsel; // not all are listed
  if (view.phase !== 'movement' || (kind !== 'build' && kind !== 'offer') || !offers(DONE)) return null;
  const { plan } = parted(counsel.reason);
  const stop: Coded = { code: 'action.go-on', args: {}, text: DONE };
  return {
    action: DONE,
    reason: { ...counsel.reason, args: { ...counsel.reason.args, plan: [stop, ...plan] } },
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

export function advice(
  action: string,
  reason: Coded,
  game: GameKind,
  from: string | null = null,
  end = '',
): Advice {
  const whole = parted(reason);
  // in the city a step's English is its notation: what begins with another step is none of this action's
  const plan = game === 'city' && whole.plan[0]?.text !== action ? [] : whole.plan;
  const bare = game === 'city' ? describeTurn(action, from, end) : action;
  const step = capital(plan.length > 0 ? actionWords(plan.slice(0, 1), game, from, end) : bare);
  return {
    // the city marks a whole turn, the duel the step and the cards of the later ones
    marked:
      game === 'city'
        ? [action, ...plan.slice(1).map((one) => one.text)]
        : [action, ...plan.slice(1).flatMap(cardOf)],
    plan: plan.length > 0 ? capital(actionWords(overview(plan), game, from, end)) : step,
    step,
    why: capital(said(whole.why)),
  };
}
