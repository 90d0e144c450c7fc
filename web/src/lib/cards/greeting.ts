/** The cards of the pages that greet: the leaders, and the two of the picture for newcomers. Their pictures lie in a file by
 * themselves, so that these pages need not wait for whole peoples. */
import type { Card } from '../protocol';

export const GREETING = 'Greeting'; // the name of the file
export const NEWCOMERS_PICTURE = ['Lavar the Powerful', 'Zedemikras the Brain'] as const;

export const greets = (card: Pick<Card, 'type' | 'name'>): boolean =>
  card.type === 'leader' || (NEWCOMERS_PICTURE as readonly string[]).includes(card.name);
