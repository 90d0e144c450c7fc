/**
 * All words of the page in English, a section for each room. A second language is one more file like this
 * (de.ts), with the same shape. `{name}` is filled in; `{n?one:many}` chooses by number.
 */
import { duel } from './duel.en';

export const en = {
  shell: {
    title: 'Bluemoon',
  },
  cards: {
    deck: 'Deck',
    back: 'Back of a card, {people}',
    unknown: 'unknown people',
    values: 'Fire {fire}, Earth {earth}',
    capacity: 'Holds {n} {n?card:cards}',
    moons: '{n} {n?moon:moons}',
    faceDown: 'Lies face down',
    faceDownShort: 'Face down',
    ignored: 'This card is ignored',
    ignoredShort: 'Ignored',
    muted: 'Its text is ignored',
    types: {
      leader: 'Leader',
      character: 'Character',
      booster: 'Booster',
      support: 'Support',
      leadership: 'Leadership',
      ship: 'Ship',
      hyla: 'Hyla',
      interference: 'Interference',
      achievement: 'Achievement',
      emissary: 'Emissary',
      inquisitor: 'Inquisitor',
      influence: 'Influence',
    },
    icons: {
      'shield-fire': 'Fire shield',
      'shield-earth': 'Earth shield',
      stop: 'Stop',
      protect: 'Protect',
      retrieve: 'Retrieve',
      free: 'Free',
      pair: 'Pair',
      replace: 'Replace',
      'gang-cool': 'Gang: Cool',
      'gang-top': 'Gang: Top',
      'gang-fun': 'Gang: Fun',
      'gang-no': 'Gang: No',
      'bluff-fire': 'Bluff: Fire',
      'bluff-earth': 'Bluff: Earth',
      'bluff-neutral': 'Bluff: neutral',
    },
    meanings: {
      'shield-fire': 'In a Fire fight you hold, however high the opponent’s Fire is. The number still counts for your total.',
      'shield-earth': 'In an Earth fight you hold, however high the opponent’s Earth is. The number still counts for your total.',
      stop: 'After this card you play no more cards this turn.',
      protect: 'While active, nothing of the opponent’s can discard it, ignore it or lower its values.',
      retrieve: 'At the beginning of your turn you may take it back into your hand while it is active. Characters stay if an active character of the opponent has this icon.',
      free: 'Does not count against your one character or your one booster or support. It may also be played on the first turn of a fight.',
      pair: 'Two of these with the same first word in their names may be played together as one.',
      replace: 'Instead of a leadership card you may discard this from your hand and draw a card.',
      'gang-cool': 'Play any number of the Cool gang together, and add at least one on each later turn to keep them active.',
      'gang-top': 'Play any number of the Top gang together, and add at least one on each later turn to keep them active.',
      'gang-fun': 'Play any number of the Fun gang together, and add at least one on each later turn to keep them active.',
      'gang-no': 'Play any number of the No gang together, and add at least one on each later turn to keep them active.',
      'bluff-fire': 'May be played face down as a support worth 2. If the opponent calls it, it is honest only in a Fire fight.',
      'bluff-earth': 'May be played face down as a support worth 2. If the opponent calls it, it is honest only in an Earth fight.',
      'bluff-neutral': 'May be played face down as a support worth 2. If the opponent calls it, it is never honest.',
    },
  },
  duel,
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
