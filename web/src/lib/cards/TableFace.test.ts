import { render, screen } from '@testing-library/svelte';
import { beforeEach, expect, test } from 'vitest';
import { loadCards } from '../../testing/cards';
import TableFace from './TableFace.svelte';

beforeEach(loadCards);

test('a card on the table shows its name, type and rule text', () => {
  const { container } = render(TableFace, { card: 'Cloying Mud' });
  expect(container.textContent).toContain('Cloying Mud');
  expect(container.textContent).toContain('Support');
  expect(container.querySelector('.text')?.textContent).toMatch(/may not/);
});

test('a face-down card shows what it counts, and to its owner whether it is honest', () => {
  const { container } = render(TableFace, {
    card: 'Cannoneer Qu Cha',
    faceDown: true,
    worth: { fire: 2, earth: 0 },
    verdict: 'A lie in Fire',
    lie: true,
  });
  expect(container.querySelector('.verdict.lie')?.textContent).toBe('A lie in Fire');
  expect([...container.querySelectorAll('.value')].map((value) => value.textContent?.trim()[0])).toEqual([
    '2',
    '0',
  ]);
  expect(screen.getByRole('img', { name: /face down/i })).toBeTruthy();
});

test.each([
  ['Charm Holy Dragon', true],
  ['Cinder', false],
])('where type and moons do not both fit a small card, its mark tells the type (%s)', (card, crowded) => {
  const { container } = render(TableFace, { card });
  expect(container.querySelector('.type')?.classList.contains('crowded')).toBe(crowded);
});
