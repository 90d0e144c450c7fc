import { afterEach, expect, test, vi } from 'vitest';
import type { View } from '../../lib/protocol';
import { painted } from './painted';

const asked: string[] = [];
vi.mock('../../lib/cards/facts.svelte', () => ({
  loadFacts: () => Promise.resolve({ cards: [{ name: 'Catusan', people: 'Terrah' }] }),
}));
vi.mock('../../lib/cards/back.svelte', () => ({
  fetchBack: (people: string) => Promise.resolve(void asked.push(`back ${people}`)),
}));
let slow = false;
vi.mock('../../lib/cards/picture.svelte', () => ({
  fetchPictures: (people: string) => {
    asked.push(people);
    return slow ? new Promise(() => undefined) : Promise.resolve();
  },
}));
afterEach(() => {
  asked.length = 0;
  slow = false;
});

const side = (people: string, hand: unknown[]): unknown => ({ people, hand });
const view = {
  game: 'duel',
  sides: [side('Hoax', [{ card: 'Catusan', known: false }]), side('Vulca', [null])],
} as unknown as View;

test('the pictures of both peoples, of guests in the hand, and the backs are asked for', async () => {
  await painted(view);
  expect(asked.sort()).toEqual(['Hoax', 'Terrah', 'Vulca', 'back Hoax', 'back Vulca']);
});

test('a slow line does not hold the table back for long', async () => {
  slow = true;
  await painted(view, 20);
  expect(asked).toContain('Hoax');
});

test('other games wait for nothing', async () => {
  await painted({ game: 'city' } as View);
  expect(asked).toEqual([]);
});
