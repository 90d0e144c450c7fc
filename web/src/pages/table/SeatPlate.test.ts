import { render, screen } from '@testing-library/svelte';
import type { ComponentProps } from 'svelte';
import { describe, expect, test } from 'vitest';
import { seat, speaking } from '../../testing/kit';
import SeatPlate from './SeatPlate.svelte';

type Props = ComponentProps<typeof SeatPlate>;
const props = (more: Partial<Props> = {}): Props => ({
  seat: seat(1, { name: 'Ben' }),
  decides: false,
  running: true,
  you: false,
  called: 'Ben',
  ...more,
});
const label = (): string | null => screen.getByRole('group').getAttribute('aria-label');

describe('says who sits there and what that one does', () => {
  test.each([
    ['en', {}, 'Ben, here'],
    ['en', { decides: true }, 'Ben, decides'],
    ['en', { decides: true, share: 0.4 }, 'Ben, thinks'],
    ['en', { decides: true, share: 0, before: 3 }, 'Ben, waits, 3 before it'],
    ['de', { decides: true, share: 0, before: 3 }, 'Ben, wartet, 3 davor'],
    ['en', { seat: seat(1, { here: false }) }, 'Ben, away'],
    ['en', { you: true }, 'You, here'],
    ['de', { decides: true }, 'Ben, entscheidet'],
    ['de', { you: true, decides: true }, 'Du, entscheidet'],
  ] as ['en' | 'de', Partial<Props>, string][])('%s %j: %s', async (language, more, words) => {
    await speaking(language);
    render(SeatPlate, props(more));
    expect(label()).toBe(words);
  });
});

test('a bot is never away', () => {
  render(SeatPlate, props({ seat: seat(1, { kind: 'bot', level: 'master', here: false }), called: 'Hal' }));
  expect(label()).toBe('Hal, here');
  expect(screen.getByText('Master')).toBeTruthy();
});

test('a bot called by its level says only that it is a bot', () => {
  render(SeatPlate, props({ seat: seat(1, { kind: 'bot', level: 'master' }), called: 'Master' }));
  expect(screen.getByText('bot')).toBeTruthy();
});

test('a clock only where the table has one; it runs for whoever decides', () => {
  const { unmount } = render(SeatPlate, props({ decides: true }));
  expect(screen.queryByRole('timer')).toBeNull();
  unmount();
  render(SeatPlate, props({ seat: seat(1, { clock_ms: 65_000 }), decides: true }));
  expect(screen.getByRole('timer', { name: 'Clock of Ben' }).classList.contains('runs')).toBe(true);
});

test('the clock stands when the game is over', () => {
  render(SeatPlate, props({ seat: seat(1, { clock_ms: 65_000 }), decides: true, running: false }));
  expect(screen.getByRole('timer').classList.contains('runs')).toBe(false);
});

test('the score of a match, zero too', async () => {
  const { rerender } = render(SeatPlate, props({ score: 0 }));
  expect(screen.getByTitle('Match score').textContent).toBe('0');
  await rerender({ score: undefined });
  expect(screen.queryByTitle('Match score')).toBeNull();
});
