import { render, screen } from '@testing-library/svelte';
import { expect, test } from 'vitest';
import { speaking } from '../../testing/kit';
import { fading } from './fading';
import Story from './Story.svelte';

const told = [
  {
    key: 3,
    mine: false,
    cause: { text: 'Ben plays Earthtremor', cards: ['Earthtremor'] },
    effects: [{ text: 'You discard Spark', cards: ['Spark'] }],
  },
];

test.each([
  ['en', 'Since your last decision'],
  ['de', 'Seit deiner letzten Entscheidung'],
] as const)('is a list that says what it is (%s)', async (language, label) => {
  await speaking(language);
  render(Story, { told });
  expect(screen.getByRole('list', { name: label })).toBeTruthy();
  expect(screen.getAllByRole('listitem')).toHaveLength(1);
});

test('an effect stands with its cause', () => {
  const { container } = render(Story, { told });
  expect(container.querySelector('.effect')?.textContent).toContain('You discard Spark');
});

function box(
  sizes: Partial<Record<'scrollHeight' | 'clientHeight' | 'scrollWidth' | 'clientWidth', number>>,
) {
  const element = document.createElement('div');
  for (const [name, value] of Object.entries(sizes))
    Object.defineProperty(element, name, { value, configurable: true });
  const stop = fading(element);
  return { element, stop };
}

test('says on which sides there is more, and again after scrolling', () => {
  const { element, stop } = box({ scrollHeight: 128, clientHeight: 94 });
  expect(element.dataset['more']).toBe('after');
  element.scrollTop = 34;
  element.dispatchEvent(new Event('scroll'));
  expect(element.dataset['more']).toBe('before');
  if (stop) stop();
});

test('a row that goes across is looked at across, and what fits has no more', () => {
  expect(box({ scrollWidth: 500, clientWidth: 360 }).element.dataset['more']).toBe('after');
  expect(box({ scrollWidth: 360, clientWidth: 360 }).element.dataset['more']).toBe('');
});
