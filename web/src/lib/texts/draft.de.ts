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
  time: {
    label: 'Zeit für jede Wahl',
    none: 'Ohne Grenze',
    seconds: '{n} Sekunden',
    about: 'Danach wählt ein Bot für dich',
  },
  end: {
    title: 'Dein Deck ist fertig',
    kept: 'Es liegt unter',
    decks: 'Meine Decks',
    cup: 'Jetzt spielt jeder gegen jeden mit dem gedrafteten Deck.',
    pairing: 'Die erste Runde wird ausgelost …',
    play: 'Spielen',
    picks: 'Deine Wahl ansehen',
  },
  review: {
    title: 'Wahl',
    chooseSeat: 'Wähle, durch wessen Augen du schaust; dann steht hier, was gewählt wurde.',
    agreed: 'Bei {n} von {of} Karten hast du gewählt wie der Bot.',
    pick: 'Karte {n}',
    same: 'Der Bot hätte sie auch genommen.',
    other: 'Der Bot hätte {card} genommen.',
  },
};
