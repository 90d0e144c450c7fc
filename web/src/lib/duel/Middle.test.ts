import { beforeAll, expect, test } from 'vitest';
import { loadCards } from '../../testing/cards';
import { showDuelPart } from '../../testing/duel';
import { speaking } from '../../testing/kit';
import Middle from './Middle.svelte';
import { side, view } from './testing';

beforeAll(loadCards);

const cost = (): HTMLElement | null => document.querySelector('.cost');

test.each([
  ['en', /six or more cards in a fight/],
  ['de', /sechs oder mehr Karten in einem Kampf/],
] as const)('why a fight costs two dragons is told where they are named (%s)', async (language, words) => {
  await speaking(language);
  showDuelPart(Middle, view(side(), side(), { attracted_by_retreat: 2 }));
  expect(cost()?.title).toMatch(words);
});

test('one dragon needs no reason', () => {
  showDuelPart(Middle, view(side(), side(), { attracted_by_retreat: 1 }));
  expect(cost()?.title).toBe('');
});

test('while the winner of a fight still chooses dragons, the next turn has not begun', () => {
  showDuelPart(Middle, view(side(), side(), { player: 0, decider: 1, fight: false }));
  expect(document.querySelector('.turn')?.textContent).toBe('Your turn comes next');
});
