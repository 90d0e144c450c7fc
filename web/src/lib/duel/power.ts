/** Where each point of a total power comes from. */
import type { Element, Power } from '../protocol';

export interface Share {
  card: string | null; // null: a face-down card
  worth: number;
  printed: number;
  changed: 'raised' | 'lowered' | 'same';
  by: string[];
}
export interface Breakdown {
  element: Element;
  total: number;
  shield: boolean;
  shares: Share[];
  sum: number; // of the cards
  raised: number; // what cards that raise the total itself add to the sum
  raisedBy: string[];
}

export function breakdown(power: Power, element: Element): Breakdown {
  const shares = power.parts.map((part) => ({ ...part, changed: change(part.printed, part.worth) }));
  const sum = shares.reduce((so_far, share) => so_far + share.worth, 0);
  return {
    element,
    total: power.total,
    shield: power.shield,
    shares,
    sum,
    raised: power.total - sum,
    raisedBy: power.raised_by,
  };
}

function change(printed: number, worth: number): Share['changed'] {
  if (worth > printed) return 'raised';
  return worth < printed ? 'lowered' : 'same';
}
