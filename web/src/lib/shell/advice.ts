/** A hint as the page shows it: the plan, the step that can be done at once, and what speaks for it. */
import { describeAction, describeTurn } from '../city/words';
import type { GameKind } from '../protocol';
import { said } from './said';

export interface Advice {
  plan: string;
  step: string;
  why: string;
}

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** One action of the notation in the page's words. */
export function actionWords(action: string, game: GameKind): string {
  return capital(game === 'city' ? describeAction(action) : said(action));
}

/** A turn as master writes it, 'play Spark, announce Fire: …', in the page's words. */
export function turnWords(turn: string, game: GameKind): string {
  if (game !== 'city') return said(turn);
  const { plan, why } = parted(turn);
  return [describeTurn(plan), ...(why ? [said(why)] : [])].join(': ');
}

/** The text begins with the plan, and after a colon tells why. */
function parted(text: string): { plan: string; why: string } {
  const at = text.indexOf(': ');
  return at < 0 ? { plan: text, why: '' } : { plan: text.slice(0, at), why: text.slice(at + 2) };
}

export function advice(action: string, text: string, game: GameKind): Advice {
  const step = actionWords(action, game);
  const { plan, why } = parted(text);
  if (!why || !plan.toLowerCase().startsWith(action.toLowerCase()))
    return { plan: step, step, why: capital(said(text)) };
  return {
    plan: capital(turnWords(plan.charAt(0).toLowerCase() + plan.slice(1), game)),
    step,
    why: capital(said(why)),
  };
}
