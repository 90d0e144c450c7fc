/** Cards of the city inside a text: written as marks, '[[V2]]', and shown as small cards (CityWords.svelte) or said as words. */
import { cardWords } from './cards';

const MARK = /\[\[([VTAFKMHP][123])\]\]/g;

export const cardMark = (card: string): string => `[[${card}]]`;

/** The text without marks: 'Vulca 2', for whoever listens and for titles. */
export const spoken = (text: string): string => text.replace(MARK, (_, card: string) => cardWords(card));

/** The text in pieces: words as they are, cards by their name. */
export function pieces(text: string): { text?: string; card?: string }[] {
  const parts = text.split(MARK); // words, card, words, card …
  return parts
    .map((part, index) => (index % 2 === 1 ? { card: part } : { text: part }))
    .filter((part) => part.card !== undefined || part.text !== '');
}
