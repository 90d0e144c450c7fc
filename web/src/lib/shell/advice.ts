/** A hint as the page shows it: the plan, the step that can be done at once, and what speaks for it. */
import { describeTurn } from '../city/words';
import type { Argument, Coded, GameKind } from '../protocol';
import { said } from './messages';

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

const isMessage = (value: Argument | undefined): value is Coded =>
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
    plan: plan.length > 0 ? capital(actionWords(plan, game, from)) : step,
    step,
    why: capital(said(why)),
  };
}
