/** The icons of cards: their names, however the server spells them, and their drawings in a square of 24. */

export type IconKey =
  | 'shield-fire'
  | 'shield-earth'
  | 'stop'
  | 'protect'
  | 'retrieve'
  | 'free'
  | 'pair'
  | 'replace'
  | 'gang-cool'
  | 'gang-top'
  | 'gang-fun'
  | 'gang-no'
  | 'bluff-fire'
  | 'bluff-earth'
  | 'bluff-neutral';

export interface IconDrawing {
  ground: string; // its colour
  shape: 'disc' | 'octagon' | 'card' | 'square'; // the ground's outline: never by colour alone
  line?: string; // strokes
  fill?: string; // filled parts
}

const ALIASES: Record<string, IconKey> = {
  'gang-1': 'gang-cool',
  'gang-2': 'gang-top',
  'gang-3': 'gang-fun',
  'gang-4': 'gang-no',
  bluff: 'bluff-neutral',
};

export const DRAWINGS: Record<IconKey, IconDrawing> = {
  'shield-fire': {
    ground: '#8a2f12',
    shape: 'disc',
    fill: 'M12 4l6 2v5.5c0 4-2.5 6.8-6 8.5-3.5-1.7-6-4.5-6-8.5V6z',
  },
  'shield-earth': {
    ground: '#33521f',
    shape: 'disc',
    fill: 'M12 4l6 2v5.5c0 4-2.5 6.8-6 8.5-3.5-1.7-6-4.5-6-8.5V6z',
  },
  // an open hand against a halt
  stop: {
    ground: '#b3202c',
    shape: 'octagon',
    fill: 'M8 12.3V7.2a1.05 1.05 0 0 1 2.1 0v3.6h.5V5.9a1.05 1.05 0 0 1 2.1 0v4.9h.5V6.9a1.05 1.05 0 0 1 2.1 0v4.5h.5V9a1 1 0 0 1 2 0v5.3c0 3.1-1.9 4.9-4.6 4.9-2.2 0-3.5-.9-4.5-2.7L6.2 12.9c-.5-1 .8-1.8 1.5-1z',
  },
  // a dome over a small star
  protect: {
    ground: '#1c4f8c',
    shape: 'disc',
    line: 'M5.5 17.5v-4.3a6.5 6.5 0 0 1 13 0v4.3M4 18h16',
    fill: 'M12 9.2l1 2.3 2.5.2-1.9 1.6.6 2.4-2.2-1.3-2.2 1.3.6-2.4-1.9-1.6 2.5-.2z',
  },
  // an arrow that comes back
  retrieve: {
    ground: '#5a3d91',
    shape: 'disc',
    line: 'M18 7.5H9.5a4.5 4.5 0 0 0 0 9H17',
    fill: 'M16.2 3.8l4 3.7-4 3.7zM0 0',
  },
  // an open shackle
  free: {
    ground: '#1f7a5a',
    shape: 'disc',
    line: 'M8.2 10.5V8a3.8 3.8 0 0 1 7.2-1.7M6.5 11h11v7.5h-11z',
    fill: 'M12 13a1.4 1.4 0 0 1 .7 2.6v1.7h-1.4v-1.7A1.4 1.4 0 0 1 12 13z',
  },
  // two linked rings
  pair: {
    ground: '#8a5a17',
    shape: 'disc',
    line: 'M13.5 12a4 4 0 1 1-8 0 4 4 0 0 1 8 0zM18.5 12a4 4 0 1 1-8 0 4 4 0 0 1 8 0z',
  },
  // two cards change places
  replace: {
    ground: '#3c5a6e',
    shape: 'disc',
    line: 'M5.5 9.5h11M18.5 14.5h-11',
    fill: 'M14.5 5.8l4.3 3.7-4.3 3.7zM9.5 10.8l-4.3 3.7 4.3 3.7z',
  },
  // sunglasses
  'gang-cool': {
    ground: '#1769a6',
    shape: 'square',
    fill: 'M4.5 8.5h15v3.3c0 2-1.4 3.4-3.3 3.4-1.8 0-3-1-3.5-2.9h-1.4c-.5 1.9-1.7 2.9-3.5 2.9-1.9 0-3.3-1.4-3.3-3.4z',
  },
  // a top hat
  'gang-top': { ground: '#a8452a', shape: 'square', fill: 'M8 5h8v9h3.5v3h-15v-3H8zM8 10.8v1.6h8v-1.6z' },
  // a laughing mouth
  'gang-fun': {
    ground: '#a12d7c',
    shape: 'square',
    line: 'M6.5 9.2q1.5-2 3 0M14.5 9.2q1.5-2 3 0',
    fill: 'M5.5 12h13c-.4 4-2.9 6-6.5 6s-6.1-2-6.5-6z',
  },
  // crossed out
  'gang-no': { ground: '#4a4a55', shape: 'square', line: 'M6.5 6.5l11 11M17.5 6.5l-11 11' },
  'bluff-fire': {
    ground: '#a63a12',
    shape: 'card',
    fill: 'M12 4.8c.6 2.8 4 4.8 4 8.9 0 2.9-1.7 4.8-4 4.8s-4-1.9-4-4.8c0-1.7.8-2.9 1.7-3.9.1 1 .4 1.6 1 2 .1-2.7.5-4.9 1.3-7z',
  },
  'bluff-earth': { ground: '#3d6222', shape: 'card', fill: 'M6.2 17.5L10.3 9l1.7 2.3L13.7 7l4.1 10.5z' },
  // a mask: either element
  'bluff-neutral': {
    ground: '#3a4468',
    shape: 'card',
    fill: 'M6.3 9c2 .8 3.9 1.2 5.7 1.2S15.7 9.8 17.7 9c.4 5-1.6 8.2-5.7 9-4.1-.8-6.1-4-5.7-9zm2 3.2c.4 1 1 1.4 1.9 1.3-.3-.9-.9-1.3-1.9-1.3zm7.4 0c-1 0-1.6.4-1.9 1.3.9.1 1.5-.3 1.9-1.3z',
  },
};

/** The key of an icon as the server names it: 'gang 1', 'Gang (Cool)', 'bluff fire' … */
export function iconKey(name: string): IconKey | undefined {
  const key = name
    .toLowerCase()
    .replace(/[()]/g, '')
    .trim()
    .replace(/[\s_]+/g, '-');
  if (key in DRAWINGS) return key as IconKey;
  return ALIASES[key];
}

/** The icons that are drawn below the values; shields are drawn around the values themselves. */
export function shownIcons(icons: readonly string[]): IconKey[] {
  const keys = icons.map(iconKey).filter((key): key is IconKey => key !== undefined);
  return keys.filter((key) => !key.startsWith('shield'));
}

export function hasShield(icons: readonly string[], element: 'fire' | 'earth'): boolean {
  return icons.some((name) => iconKey(name) === `shield-${element}`);
}
