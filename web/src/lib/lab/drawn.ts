/** What the games in which a card was drawn tell of it. */
import type { LabCard } from '../protocol';
import { percent } from './rates';

export type Out = 'good' | 'bad' | 'even';

/** Does drawing the card go along with winning, or with losing, as far as its interval says so? */
export const standsOut = ({ low, high }: Pick<LabCard, 'low' | 'high'>): Out =>
  low > 0 ? 'good' : high < 0 ? 'bad' : 'even';

/** '+4', '−3', '0': games of a hundred, with their sign. */
export function signed(share: number): string {
  const n = percent(share);
  return n > 0 ? `+${n}` : n < 0 ? `−${-n}` : '0';
}
