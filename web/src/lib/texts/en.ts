/**
 * All words of the page in English, a section for each room. A second language is one more file like this
 * (de.ts), with the same shape. `{name}` is filled in; `{n?one:many}` chooses by number.
 */
export const en = {
  shell: {
    title: 'Bluemoon',
  },
  cards: {
    deck: 'Deck',
  },
  duel: {
    title: 'Duel',
  },
  city: {
    title: 'City',
  },
  draft: {
    title: 'Draft',
  },
  replay: {
    title: 'Replay',
  },
  reference: {
    title: 'Quick reference',
  },
} as const;
