import { render } from '@testing-library/svelte';
import { beforeEach, expect, test } from 'vitest';
import { loadCards } from '../../testing/cards';
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
