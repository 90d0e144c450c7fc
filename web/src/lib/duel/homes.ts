/** The peoples with a land of their own behind the table; drafted decks lie in the moonlight. */
export const HOMES: readonly string[] = [
  'Vulca',
  'Hoax',
  'Mimix',
  'Flit',
  'Khind',
  'Terrah',
  'Pillar',
  'Aqua',
  'Buka',
];
