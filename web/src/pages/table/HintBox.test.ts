import { render, screen, waitFor } from '@testing-library/svelte';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { Lately } from '../../lib/duel/coach';
import type { Hint, TableConnection } from '../../lib/shell/connection.svelte';
import { connectionTo } from '../../testing/connection';
import { coded, duelTable, speaking } from '../../testing/kit';
import HintBox from './HintBox.svelte';

const fire = { en: 'Fire', de: 'Feuer' };
const announce = { ...coded('action.announce', { element: fire }), text: 'announce Fire' };
const hint: Hint = {
  action: 'play Spark',
  reason: coded('hint.plan', {
    plan: [coded('action.play', { card: 'Spark' }), announce],
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
  const { done } = show(Promise.resolve(hint));
  expect(await screen.findByText('Play Spark, announce Fire')).toBeTruthy();
  expect(screen.getByText(/40% to win/)).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Play Spark' }));
  expect(done).toEqual([['act', 'play Spark']]);
});

/** The server tells a step of this seat, or of the other one. */
function step(connection: TableConnection, action: string, seat: number, offered: string[]): void {
  const version = connection.version + 1;
  const actions = offered.map((one) => ({ action: one, kind: 'end' as const }));
  connection.log = [...connection.log, { version, seat, action, events: [], at: '' }];
  connection.decision = { game: 'duel', seat: 0, question: null, actions };
  connection.version = version;
}

test('goes on with the rest of the plan, without the step that is done and without the reason again', async () => {
  const { connection, done, onclose } = show(Promise.resolve(hint));
  await screen.findByText('Play Spark, announce Fire');
  step(connection, 'play Spark', 0, ['announce Fire', 'announce Earth']);
  expect(await screen.findByText('And then')).toBeTruthy();
  expect(screen.getByText('Announce Fire')).toBeTruthy();
  expect(screen.queryByText(/to win/)).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Do it' }));
  expect(done).toEqual([['act', 'announce Fire']]);
  expect(onclose).not.toHaveBeenCalled();
});

test.each([
  ['another step was taken', 'play Volca', 0, ['announce Fire']],
  ['the rest cannot be done any more', 'play Spark', 0, ['announce Earth']],
  ['the other side has acted', 'play Spark', 1, ['announce Fire']],
])('is over when %s', async (_, action, seat, offered) => {
  const { connection, onclose } = show(Promise.resolve(hint));
  await screen.findByText('Play Spark, announce Fire');
  step(connection, action, seat, offered);
  await waitFor(() => expect(onclose).toHaveBeenCalledWith(true));
});

test('a coach tells another reason the next time, and not how likely the game is won', async () => {
  const lately = new Lately();
  const [why, other] = [coded('hint.best-found'), coded('hint.must-fight')];
  const often = { ...hint, reason: coded('hint.plan', { plan: [announce], why, also: [other] }) };
  for (const told of ['I see nothing better for this turn.', 'Giving up now would lose the game.']) {
    const { connection } = connectionTo(duelTable());
    connection.hint = () => Promise.resolve(often);
    const { unmount } = render(HintBox, { connection, onclose: vi.fn(), lately });
    await screen.findByText('Announce Fire');
    expect(screen.getByText(told)).toBeTruthy();
    unmount();
  }
});

test('can be left without doing it', async () => {
  const { done, onclose } = show(Promise.resolve(hint));
  await userEvent.click(await screen.findByRole('button', { name: 'Not now' }));
  expect([done, onclose.mock.calls.length]).toEqual([[], 1]);
});

test('says when there is none, though asked again and again, by whoever pressed the button, too', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  const { connection } = connectionTo(duelTable());
  let asked = 0;
  connection.hint = () => ((asked += 1), Promise.reject(new Error('no hint')));
  render(HintBox, { connection, onclose: vi.fn() });
  await vi.advanceTimersByTimeAsync(5000);
  vi.useRealTimers();
  expect(screen.getByText('I have no advice just now.')).toBeTruthy();
  expect(asked).toBe(5);
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

test('a coach who is still busy with the last question is asked again', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  const { connection } = connectionTo(duelTable());
  let asked = 0;
  connection.hint = () => ((asked += 1) < 2 ? Promise.reject(new Error('busy')) : Promise.resolve(hint));
  render(HintBox, { connection, onclose: vi.fn(), lately: new Lately() });
  await vi.advanceTimersByTimeAsync(1300);
  vi.useRealTimers();
  expect(await screen.findByText('Play Spark, announce Fire')).toBeTruthy();
  expect(asked).toBe(2);
});

test('at the table its text opens where there is no room for it', async () => {
  const { connection } = connectionTo(duelTable());
  connection.hint = () => Promise.resolve(hint);
  const { container } = render(HintBox, { connection, onclose: vi.fn(), placed: true });
  await userEvent.click(await screen.findByRole('button', { name: 'Read on' }));
  expect(container.querySelector('.whole')).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Less' }));
  expect(container.querySelector('.whole')).toBeNull();
});
