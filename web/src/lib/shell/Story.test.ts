import { render, screen } from '@testing-library/svelte';
import { expect, test } from 'vitest';
import { speaking } from '../../testing/kit';
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
