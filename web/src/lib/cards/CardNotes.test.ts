import { render } from '@testing-library/svelte';
import { beforeEach, expect, test } from 'vitest';
import { loadCards } from '../../testing/cards';
import { speaking } from '../../testing/kit';
import type { Card } from '../protocol';
import CardNotes from './CardNotes.svelte';
import { cardFacts } from './facts.svelte';

beforeEach(loadCards);

const notes = (name: string, brief = false): string =>
  render(CardNotes, { card: cardFacts(name) as Card, brief }).container.textContent ?? '';

test.each([true, false])(
  'says why a card of another people, or of none, lies in a deck (brief: %s)',
  (brief) => {
    expect(notes('Aaralia-Aqua Secunda', brief)).toContain('A card of the Aqua that fights for the Vulca');
    expect(notes('Zig-nur-Don', brief)).toContain('A mutant belongs to no people.');
    expect(notes('Volca', brief)).not.toMatch(/fights for|mutant/);
  },
);

test('in German', async () => {
  await speaking('de');
  expect(notes('Aaralia-Aqua Secunda')).toContain('Eine Karte der Aqua, die für die Vulca kämpft');
});
