import { render } from '@testing-library/svelte';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { loadCards } from '../../testing/cards';
import type { Shown } from './director';
import Spotlight from './Spotlight.svelte';

beforeEach(loadCards);

test('a card of the other side stands there large, with its text and what it did', () => {
  const { container } = render(Spotlight, {
    shown: {
      kind: 'card',
      card: 'Earthtremor',
      people: 'Terrah',
      text: 'Ben plays Earthtremor',
      effects: ['You discard Spark'],
    },
  });
  expect(container.querySelector('.card.full .text')?.textContent).toMatch(/discard one/);
  expect(container.textContent).toContain('Ben plays Earthtremor');
  expect(container.textContent).toContain('You discard Spark');
});

test('a verdict shows the cards that were turned up', () => {
  const { container } = render(Spotlight, {
    shown: {
      kind: 'verdict',
      cards: ['Cannoneer Qu Cha'],
      honest: false,
      text: 'A lie!',
      more: '',
      tone: 'bad',
    },
  });
  expect(container.querySelectorAll('.flip')).toHaveLength(1);
  expect(container.querySelector('.bad .text')?.textContent).toBeTruthy();
});

const words: Shown = { kind: 'words', text: 'Ben retreats', more: '', tone: 'plain' };
afterEach(() => vi.unstubAllGlobals());

test.each([
  [true, 'Click to go on'],
  [false, 'Tap to go on'],
])('with a mouse one clicks, with a finger one taps (mouse: %s)', (mouse, said) => {
  vi.stubGlobal('matchMedia', () => ({ matches: mouse }));
  const { container } = render(Spotlight, { shown: words });
  expect(container.querySelector('.skip')?.textContent).toBe(said);
});

test('what the card says stands beside it, for a screen on which the card is small', () => {
  const card: Shown = { kind: 'card', card: 'Earthtremor', people: 'Terrah', text: '', effects: [] };
  const { container } = render(Spotlight, { shown: card });
  expect(container.querySelector('.said .rule')?.textContent).toMatch(/discard one/);
});

test('cards that are taken away are shown with the words', () => {
  const { container } = render(Spotlight, { shown: { ...words, cards: ['Earthtremor', 'Spark'] } });
  expect(container.querySelectorAll('.turned .card')).toHaveLength(2);
  expect(container.querySelector('.flip')).toBeNull();
});
