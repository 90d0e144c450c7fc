/** Marks of the card types, in a square of 24, for the edge of a card and for filters. */
export const TYPE_MARKS: Record<string, string> = {
  leader: 'M3 18.5L2 6l5.5 4.5L12 3l4.5 7.5L22 6l-1 12.5zM4 20h16v2H4z',
  character: 'M12 2.5a4.5 4.5 0 1 1 0 9 4.5 4.5 0 0 1 0-9zM3.5 22c.3-5.7 3.3-8.8 8.5-8.8s8.2 3.1 8.5 8.8z',
  booster: 'M12 2l8 8.5h-4.5L12 6.7l-3.5 3.8H4zM12 10l8 8.5h-4.5L12 14.7l-3.5 3.8H4zM7 20h10v2H7z',
  support: 'M3 2.5h18V6H3zM6 7.5h3v10H6zm4.5 0h3v10h-3zm4.5 0h3v10h-3zM3 19h18v3H3z',
  leadership:
    'M4 3h13a3 3 0 0 1 3 3v2h-3v10a3 3 0 0 1-3 3H4a3 3 0 0 0 3-3V6a3 3 0 0 0-3-3zm5.5 5v2h5V8zm0 4v2h5v-2z',
  ship: 'M11 2h2v2.5c4 2 6 5 6 9.5h-6v2h8.5l-3 6h-13l-3-6H11v-2H5.5C5.5 9.5 8 6.5 11 4.5z',
  hyla: 'M12 2l9 7v13h-6v-7H9v7H3V9z',
  interference: 'M13.5 1.5L4 13.5h6l-2 9 10.5-13h-6.5z',
  achievement: 'M12 1.5l6.5 6.5L12 22.5 5.5 8zM8.5 8l3.5 9 3.5-9L12 4.8z',
  emissary: 'M5 2h2v20H5zM8.5 3H21l-4 5 4 5H8.5z',
  inquisitor:
    'M10 2a8 8 0 0 1 6.3 12.9l6 6-1.9 1.9-6-6A8 8 0 1 1 10 2zm0 2.7a5.3 5.3 0 1 0 0 10.6 5.3 5.3 0 0 0 0-10.6z',
  influence: 'M12 2a10 10 0 1 1 0 20 10 10 0 0 1 0-20zm0 3a7 7 0 1 0 0 14 7 7 0 0 0 0-14z',
};

export const TYPE_ORDER = [
  'leader',
  'character',
  'booster',
  'support',
  'leadership',
  'ship',
  'hyla',
  'interference',
  'achievement',
  'emissary',
  'inquisitor',
];

export function typeMark(type: string): string {
  return TYPE_MARKS[type] ?? TYPE_MARKS['influence']!;
}
