/** The keyboard of the duel table: which letter means what, and where an arrow leads. */
import type { DuelAction, DuelActionKind } from '../protocol';
import type { Key } from '../shell/i18n';

export interface Shortcut {
  keys: string[];
  text: Key;
}

/** For the list of shortcuts that the shell shows. */
export const duelShortcuts: readonly Shortcut[] = [
  { keys: ['←', '↑', '→', '↓'], text: 'duel.keys.arrows' },
  { keys: ['Enter'], text: 'duel.keys.enter' },
  { keys: ['F'], text: 'duel.keys.fire' },
  { keys: ['E'], text: 'duel.keys.earth' },
  { keys: ['R'], text: 'duel.keys.retreat' },
  { keys: ['D'], text: 'duel.keys.done' },
  { keys: ['Y'], text: 'duel.keys.yes' },
  { keys: ['N'], text: 'duel.keys.no' },
  { keys: ['C'], text: 'duel.keys.call' },
  { keys: ['T'], text: 'duel.keys.trust' },
  { keys: ['H'], text: 'duel.keys.hand' },
  { keys: ['1', '…', '9'], text: 'duel.keys.digits' },
  { keys: ['W'], text: 'duel.keys.why' },
  { keys: ['B'], text: 'duel.keys.breakdown' },
  { keys: ['V'], text: 'duel.keys.piles' },
  { keys: ['P'], text: 'duel.keys.position' },
  { keys: ['Esc'], text: 'duel.keys.escape' },
];

export type Meaning =
  | { do: 'act'; action: DuelAction } // done at once
  | { do: 'focus'; action: DuelAction } // too grave for a slip of the finger: goes to its button
  | { do: 'hand'; n: number } // from 0; -1: the hand as a whole
  | { do: 'why' }
  | { do: 'breakdown' }
  | { do: 'piles' }
  | { do: 'position' }
  | { do: 'escape' };

const LETTERS: Record<string, readonly DuelActionKind[]> = {
  d: ['done', 'end', 'pass'],
  y: ['yes'],
  n: ['no'],
  c: ['call'],
  t: ['trust'],
};
const LOOKS: Record<string, Meaning> = {
  w: { do: 'why' },
  b: { do: 'breakdown' },
  v: { do: 'piles' },
  p: { do: 'position' },
  h: { do: 'hand', n: -1 },
  escape: { do: 'escape' },
};

/** What a key means while these buttons are offered; null if nothing. */
export function meaning(key: string, buttons: readonly DuelAction[]): Meaning | null {
  const letter = key.toLowerCase();
  const of = (kinds: readonly DuelActionKind[]): DuelAction | undefined =>
    buttons.find((action) => kinds.includes(action.kind));
  if (letter === 'f' || letter === 'e') {
    const element = letter === 'f' ? 'fire' : 'earth';
    const announced = buttons.find((action) => action.kind === 'announce' && action.element === element);
    return announced ? { do: 'act', action: announced } : null;
  }
  if (letter === 'r') {
    const grave = of(['retreat', 'decline']);
    return grave ? { do: 'focus', action: grave } : null;
  }
  if (/^[0-9]$/.test(letter)) return digit(Number(letter), buttons);
  const action = LETTERS[letter] ? of(LETTERS[letter]) : undefined;
  return action ? { do: 'act', action } : (LOOKS[letter] ?? null);
}

function digit(n: number, buttons: readonly DuelAction[]): Meaning | null {
  const number = buttons.find((action) => action.kind === 'number' && action.n === n);
  if (number) return { do: 'act', action: number };
  return n > 0 ? { do: 'hand', n: n - 1 } : null;
}

export interface Spot {
  left: number;
  top: number;
  width: number;
  height: number;
}
export type Arrow = 'ArrowLeft' | 'ArrowRight' | 'ArrowUp' | 'ArrowDown';
export const isArrow = (key: string): key is Arrow => /^Arrow(Left|Right|Up|Down)$/.test(key);

/** The place that an arrow leads to: the nearest one in that direction, straying sideways costing double. -1: none. */
export function towards(spots: readonly Spot[], from: number, arrow: Arrow): number {
  const here = spots[from];
  if (!here) return spots.length ? 0 : -1;
  let best = -1;
  let least = Infinity;
  spots.forEach((spot, i) => {
    const cost = i === from ? Infinity : distance(here, spot, arrow);
    if (cost < least) [best, least] = [i, cost];
  });
  return best;
}

function distance(here: Spot, spot: Spot, arrow: Arrow): number {
  const dx = spot.left + spot.width / 2 - (here.left + here.width / 2);
  const dy = spot.top + spot.height / 2 - (here.top + here.height / 2);
  const sideways = arrow === 'ArrowLeft' || arrow === 'ArrowRight';
  const ahead = sideways ? (arrow === 'ArrowLeft' ? -dx : dx) : arrow === 'ArrowUp' ? -dy : dy;
  const astray = Math.abs(sideways ? dy : dx);
  // Cards of a fan are turned: what is ahead must be so by more than a few pixels, and rows are left only for rows.
  if (ahead < 4 || (sideways && astray > (here.height + spot.height) / 2)) return Infinity;
  return ahead + astray * 2;
}
