/** Der Draft auf Deutsch. */
import type { Catalogue } from '../shell/words.svelte';

export const draft: Catalogue['draft'] = {
  title: 'Draft',
  where: 'Runde {round} von {rounds}, Wahl {turn}',
  progress: 'Wie weit der Draft ist',
  pick: 'Nimm eine Karte; der Rest geht weiter.',
  build: 'Wähle dreißig deiner Karten für dein Deck.',
  waiting: 'Warten auf {names}',
  watching: 'Du siehst zu.',
  pack: 'Der Packen vor dir',
  done: 'Der Draft ist vollständig.',
  take: 'Nehmen',
  sealed: 'Genommen, verdeckt, bis alle gewählt haben',
  mine: 'Deine Karten',
  none: 'Du hast noch keine Karten.',
  deckName: 'Gedraftetes Deck',
  handIn: 'Deck abgeben',
  fill: 'Für mich auffüllen',
};
