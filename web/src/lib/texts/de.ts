/** Alle Texte der Seite auf Deutsch; Aufbau wie en.ts. */
import type { Catalogue } from '../shell/words.svelte';

export const de: Catalogue = {
  shell: {
    title: 'Bluemoon',
  },
  cards: {
    deck: 'Deck',
  },
  duel: {
    title: 'Duell',
  },
  city: {
    title: 'Stadt',
  },
  draft: {
    title: 'Draft',
  },
  replay: {
    title: 'Aufzeichnung',
  },
  reference: {
    title: 'Übersicht',
  },
};
