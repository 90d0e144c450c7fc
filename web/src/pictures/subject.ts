/** What a picture is about: the facts of a card that show in it. */
import type { Card } from '../lib/protocol';

export interface Subject {
  name: string;
  words: string; // the name in small letters, for motifs
  people: string;
  type: string;
  fire: number;
  earth: number;
  moons: number;
  number: number;
  foot: number; // where a figure stands, above the text
}

export function subjectOf(card: Card): Subject {
  return {
    name: card.name,
    words: card.name.toLowerCase(),
    people: card.people,
    type: card.type,
    fire: card.fire ?? (card.type === 'leader' ? 6 : 2),
    earth: card.earth ?? (card.type === 'leader' ? 4 : 2),
    moons: card.moons,
    number: card.number,
    foot: card.text ? (card.text.length > 110 ? 80 : 85) : 97,
  };
}

export function speaks(subject: Subject, ...words: string[]): boolean {
  return words.some((word) => subject.words.includes(word));
}
