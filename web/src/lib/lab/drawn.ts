/** What the games in which a card was drawn tell of it. */
import type { LabCard, LabRate } from '../protocol';

export interface Drawn {
  card: string;
  rate: LabRate;
  difference: number; // from the average of all cards; 0.04 is four games of a hundred more
  low: number;
  high: number;
  out: 'good' | 'bad' | 'even'; // does it stand out, as far as its interval says so?
}

/** How often the deck won when a card of it was drawn, whichever: the games count once for each card. Long games draw more cards,
 * so this is not the rate of the deck; a card can only be compared with the other cards. */
export function average(cards: readonly LabCard[]): number {
  const games = cards.reduce((sum, { drawn }) => sum + drawn.games, 0);
  return games ? cards.reduce((sum, { drawn }) => sum + drawn.rate * drawn.games, 0) / games : 0.5;
}

/** The cards against their average: those that stand out for the better, then the others, then those for the worse. */
export function compared(cards: readonly LabCard[]): Drawn[] {
  const middle = average(cards);
  const rank = { good: 0, even: 1, bad: 2 };
  return cards
    .filter(({ drawn }) => drawn.games > 0)
    .map(({ card, drawn }): Drawn => {
      const [low, high] = [drawn.low - middle, drawn.high - middle];
      const out = low > 0 ? 'good' : high < 0 ? 'bad' : 'even';
      return { card, rate: drawn, difference: drawn.rate - middle, low, high, out };
    })
    .sort((one, two) => rank[one.out] - rank[two.out] || two.difference - one.difference);
}

/** '+4', '−3', '0': per cent, with its sign. */
export function signed(share: number): string {
  const n = Math.round(share * 100);
  return n > 0 ? `+${n}` : n < 0 ? `−${-n}` : '0';
}
