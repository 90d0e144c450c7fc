/** The cards of the pages that greet, whose pictures lie in files by themselves, so that these pages need not wait for whole
 * peoples: the two of the picture for newcomers with the leaders of the first choice, and the other leaders. */
import type { Card } from '../protocol';

export const GREETING = 'Greeting'; // the names of the files
export const LEADERS = 'Leaders';
export const NEWCOMERS_PICTURE = ['Lavar the Powerful', 'Zedemikras the Brain'] as const;
const FIRST_CHOICE: readonly string[] = ['Hoax', 'Vulca'];

/** The file with the picture of a card that greets; null for all others. */
export function greetingFile(card: Pick<Card, 'type' | 'name' | 'people'>): string | null {
  if ((NEWCOMERS_PICTURE as readonly string[]).includes(card.name)) return GREETING;
  if (card.type !== 'leader') return null;
  return FIRST_CHOICE.includes(card.people) ? GREETING : LEADERS;
}
