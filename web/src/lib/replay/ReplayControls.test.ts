import { fireEvent, render, screen } from '@testing-library/svelte';
import userEvent from '@testing-library/user-event';
import { tick } from 'svelte';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { api } from '../shell/api';
import { coded, duelTable, speaking } from '../../testing/kit';
import { REPLAYED, replayed } from '../../testing/replay';
import type { Analysis } from '../protocol';
import ReplayControls from './ReplayControls.svelte';

afterEach(() => vi.restoreAllMocks());

function show(version = 0) {
  const replay = replayed(version);
  render(ReplayControls, { replay });
  return replay;
}
const press = (name: string): Promise<void> => userEvent.click(screen.getByRole('button', { name }));

describe('moving through the game', () => {
  test.each([
    [0, 'One step on', 1],
    [3, 'One step back', 2],
    [0, 'One step back', 0],
    [5, 'One step on', 5],
    [0, 'To the next turn', 2],
    [3, 'To the next turn', 4],
    [3, 'To the turn before', 2],
    [0, 'To the next fight', 3],
    [5, 'To the fight before', 3],
    [2, 'To the end', 5],
    [2, 'To the beginning', 0],
  ])('from %i: %s leads to %i', async (from, name, to) => {
    const replay = show(from);
    await press(name);
    expect(replay.version).toBe(to);
    expect(screen.getByText(`${to} / 5`)).toBeTruthy();
  });

  test.each([
    ['en', 'Moment of the game', 'Turn 2, Moment 3 of 5'],
    ['de', 'Augenblick des Spiels', 'Zug 2, Augenblick 3 von 5'],
  ] as const)('by the slider, which says where it stands (%s)', async (language, name, words) => {
    await speaking(language);
    const replay = show();
    const slider = screen.getByRole('slider', { name });
    await fireEvent.input(slider, { target: { value: '3' } });
    expect(replay.version).toBe(3);
    expect(slider.getAttribute('aria-valuetext')).toBe(words);
  });
});

test('plays by itself, at its speed, and stops at the end', async () => {
  vi.useFakeTimers();
  const replay = show(3);
  await fireEvent.click(screen.getByRole('button', { name: 'Play' }));
  await fireEvent.change(screen.getByRole('combobox', { name: 'Speed' }), { target: { value: '4' } });
  expect(replay.speed).toBe(4);
  expect(screen.getByRole('button', { name: 'Pause' })).toBeTruthy();
  await vi.advanceTimersByTimeAsync(1_400);
  expect(replay.version).toBe(4);
  await vi.advanceTimersByTimeAsync(1_000);
  await tick();
  expect(replay.version).toBe(5);
  expect(screen.getByRole('button', { name: 'Play' })).toBeTruthy();
});

test('stepping by hand stops the playing', async () => {
  const replay = show(1);
  await press('Play');
  expect(replay.playing).toBe(true);
  await press('One step on');
  expect(replay.playing).toBe(false);
});

test('the curve of chances comes with the analysis; a turning point leads to its moment', async () => {
  const replay = show(3);
  expect(screen.queryByRole('img')).toBeNull();
  replay.analysis = {
    seat: 0,
    chances: [
      { version: 0, turn: 1, chance: 0.5, all: [0.5, 0.5] },
      { version: 2, turn: 1, chance: 0.8, all: [0.8, 0.2] },
      { version: 5, turn: 1, chance: 0.1, all: [0.1, 0.9] },
    ],
    turning_points: [
      {
        version: 4,
        seat: 0,
        action: 'play Spark',
        steps: [coded('action.play', { card: 'Spark' })],
        better: null,
        swing: 0.7,
        text: '',
        loss: 0,
        error: 0,
        place: '',
      },
    ],
  } satisfies Analysis;
  await tick();
  expect(screen.getByRole('img', { name: 'Your chance to win' })).toBeTruthy();
  expect(screen.getByText('80 %')).toBeTruthy(); // as it was at the last moment that was looked at
  await userEvent.click(screen.getByRole('button', { name: /^turning point: .*play Spark/i }));
  expect(replay.version).toBe(4);
});

test('a finished game is shown from its first position, not from the empty table before it', async () => {
  const replay = replayed();
  vi.spyOn(api, 'at').mockImplementation((_id, at) =>
    Promise.resolve({ version: at, view: { game: at < 2 ? 'waiting' : 'duel' } } as never),
  );
  vi.spyOn(api, 'table').mockResolvedValue(duelTable({ status: 'over' }));
  vi.spyOn(api, 'log').mockResolvedValue(REPLAYED);
  await replay.open({ version: null, seat: 0 });
  expect(replay.shown?.view.game).toBe('duel');
  expect(replay.version).toBe(2);
  render(ReplayControls, { replay });
  replay.version = 5;
  await press('To the beginning');
  expect(replay.version).toBe(2);
});
