import { render, screen, waitFor } from '@testing-library/svelte';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import type { Hint } from '../../lib/shell/connection.svelte';
import { connectionTo } from '../../testing/connection';
import { coded, duelTable, speaking } from '../../testing/kit';
import HintBox from './HintBox.svelte';

const fire = { en: 'Fire', de: 'Feuer' };
const hint: Hint = {
  action: 'play Spark',
  reason: coded('hint.plan', {
    plan: [coded('action.play', { card: 'Spark' }), coded('action.announce', { element: fire })],
    why: coded('hint.chance', { why: coded('hint.best-of', { n: 12 }), n: 40 }),
  }),
};
function show(asked: Promise<Hint>) {
  const { connection, done } = connectionTo(duelTable());
  connection.hint = () => asked;
  const onclose = vi.fn();
  render(HintBox, { connection, onclose });
  return { connection, done, onclose };
}

test.each([
  ['en', 'What I would do', 'Let me think …'],
  ['de', 'Was ich tun würde', 'Lass mich überlegen …'],
] as const)('says that it is being thought about (%s)', async (language, title, words) => {
  await speaking(language);
  show(new Promise(() => undefined));
  const box = screen.getByRole('complementary', { name: title });
  expect(box.textContent).toContain(words);
  expect(screen.queryByRole('button')).toBeNull();
});

test('tells the plan; its first step is done with one click', async () => {
  const { done, onclose } = show(Promise.resolve(hint));
  expect(await screen.findByText('Play Spark, announce Fire')).toBeTruthy();
  expect(screen.getByText(/40% to win/)).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Play Spark' }));
  expect(done).toEqual([['act', 'play Spark']]);
  expect(onclose).toHaveBeenCalledTimes(1);
});

test('can be left without doing it', async () => {
  const { done, onclose } = show(Promise.resolve(hint));
  await userEvent.click(await screen.findByRole('button', { name: 'Not now' }));
  expect([done, onclose.mock.calls.length]).toEqual([[], 1]);
});

test('says when there is none', async () => {
  show(Promise.reject(new Error('no hint')));
  expect(await screen.findByText('I have no advice just now.')).toBeTruthy();
});

test('goes when the position has moved on', async () => {
  const { connection, onclose } = show(Promise.resolve(hint));
  expect(onclose).not.toHaveBeenCalled();
  connection.version = 2;
  await waitFor(() => expect(onclose).toHaveBeenCalled());
});

test('advice that came by itself can be sent away for good', async () => {
  const { connection } = connectionTo(duelTable());
  connection.hint = () => Promise.resolve(hint);
  const [onclose, ondismiss] = [vi.fn(), vi.fn()];
  render(HintBox, { connection, onclose, ondismiss });
  await userEvent.click(await screen.findByRole('button', { name: 'No coach' }));
  expect([ondismiss.mock.calls.length, onclose.mock.calls.length]).toEqual([1, 1]);
});
