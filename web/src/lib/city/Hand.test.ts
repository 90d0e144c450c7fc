import { render, screen } from '@testing-library/svelte';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import discarding from '../../../harness/city-discard.json';
import starting from '../../../harness/city-start.json';
import { cityAt } from '../../testing/city';
import { speaking } from '../../testing/kit';
import Hand from './Hand.svelte';

function show(fixture: unknown, faceDown = 0, more: Record<string, unknown> = {}) {
  const { interaction, sent } = cityAt(fixture);
  const [onlook, onwhy] = [vi.fn(), vi.fn()];
  const [marked, paying] = [new Set<number>(), new Set<number>()];
  render(Hand, { interaction, faceDown, onlook, onwhy, marked, paying, ...more });
  return { interaction, sent, onlook, onwhy };
}
const card = (name: RegExp): HTMLElement => screen.getByRole('button', { name });
const pressed = (): string[] =>
  screen
    .getAllByRole('button')
    .filter((one) => one.getAttribute('aria-pressed') === 'true')
    .map((one) => one.dataset['card'] ?? '');

test.each([
  ['en', 'may be played to move', 'pays later in the turn, when you build'],
  ['de', 'kann zum Bewegen gespielt werden', 'bezahlt später im Zug, wenn du baust'],
] as const)('every card says what it can do now (%s)', async (language, movable, later) => {
  await speaking(language);
  show(starting);
  expect(card(/^Vulca 1/).textContent).toContain(movable);
  expect(card(/^Terrah 3/).textContent).toContain(later);
});

test('a card that can be used is picked up and put down by a click', async () => {
  const { onwhy } = show(starting);
  await userEvent.click(card(/^Vulca 1/));
  expect(pressed()).toEqual(['V1']);
  await userEvent.click(card(/^Vulca 1/));
  expect(pressed()).toEqual([]);
  expect(onwhy).not.toHaveBeenCalled();
});

test('a card that cannot be used is asked about', async () => {
  const { onwhy } = show(starting);
  await userEvent.click(card(/^Terrah 3/));
  expect(onwhy).toHaveBeenCalledExactlyOnceWith('T3');
  expect(pressed()).toEqual([]);
});

test('two cards at most are picked for the discard pile: a third one takes the place of the first', async () => {
  show(discarding);
  for (const name of [/^Vulca 1/, /^Flit 3/, /^Mimix 3/]) await userEvent.click(card(name));
  expect(pressed()).toEqual(['F3', 'M3']);
});

test('one stop for Tab; the arrows go round; what has the focus is looked at', async () => {
  const { onlook } = show(starting);
  await userEvent.tab();
  expect(onlook).toHaveBeenLastCalledWith('V1');
  await userEvent.keyboard('{ArrowRight}');
  expect(onlook).toHaveBeenLastCalledWith('V2');
  await userEvent.keyboard('{ArrowLeft}{ArrowLeft}');
  expect(onlook).toHaveBeenLastCalledWith('P1'); // the last card of the hand
  await userEvent.tab();
  expect(document.activeElement).toBe(document.body);
});

test('cards drawn face down lie there without a name', () => {
  show(discarding, 1);
  expect(screen.getAllByRole('button')).toHaveLength(discarding.view.hand.length);
  expect(screen.getAllByTitle('You take up 1 card after the turn')).toHaveLength(1);
});

test('while moving no card is grey, and those that pay where one looks are lit and say so', () => {
  const { interaction } = cityAt(starting);
  const library = interaction.view.tiles.findIndex((one) => one.tile === 'Library');
  const paying = interaction.payers(library);
  show(starting, 0, { paying });
  const all = screen.getAllByRole('button');
  expect(all.some((one) => one.classList.contains('idle'))).toBe(false);
  const lit = all.filter((one) => one.classList.contains('pays'));
  expect(lit).toHaveLength(paying.size);
  expect(paying.size).toBeGreaterThan(0);
  for (const one of lit) expect(one.textContent).toContain('pays for the building you look at');
});
