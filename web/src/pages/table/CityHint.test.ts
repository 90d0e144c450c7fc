/** Advice in the city: a turn is followed to its end, and the button does what it says. */
import { render, screen, waitFor } from '@testing-library/svelte';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import facts from '../../../fixtures/city.json';
import start from '../../../harness/city-start.json';
import { setCityFacts } from '../../lib/city/facts.svelte';
import type { CityFacts, CityView, Coded, Table } from '../../lib/protocol';
import type { Hint, TableConnection } from '../../lib/shell/connection.svelte';
import { connectionTo } from '../../testing/connection';
import { coded, speaking } from '../../testing/kit';
import HintBox from './HintBox.svelte';

const step = (text: string): Coded => ({ ...coded('action.walk'), text });
const hint = (...steps: string[]): Hint => ({
  action: steps[0] ?? '',
  reason: coded('hint.plan', { plan: steps.map(step), why: coded('hint.best-found') }),
});
const TURN = ['walk Mill', 'play V1 to Mill', 'build 2 with T2'];
const VIEW = start.view as unknown as CityView;

beforeEach(() => setCityFacts(facts as unknown as CityFacts));

const MILL = VIEW.tiles.findIndex((tile) => tile.tile === 'Mill');
const AT_MILL: CityView = { ...VIEW, figures: VIEW.figures.map(() => MILL) };

function show(asked: Promise<Hint>, view = VIEW) {
  const { connection, done } = connectionTo(start.table as unknown as Table);
  connection.seat = VIEW.player;
  connection.view = view;
  connection.hint = vi.fn(() => asked);
  const onclose = vi.fn();
  render(HintBox, { connection, onclose });
  return { connection, done, onclose };
}

/** The seat does something; then these actions are offered in this phase. */
function does(
  connection: TableConnection,
  action: string,
  offered: string[],
  { phase = 'movement' as CityView['phase'], more = false } = {},
): void {
  const version = connection.version + 1;
  const actions = offered.map((one) => ({ action: one, kind: 'done' as const }));
  connection.log = [...connection.log, { version, seat: connection.seat, action, events: [], at: '' }];
  connection.view = { ...AT_MILL, phase };
  connection.decision = { game: 'city', seat: connection.seat, actions, more };
  connection.version = version;
}

const shown = (): string =>
  (document.querySelector('.action')?.textContent ?? '').replace(/\s+/g, ' ').trim();
const golden = (): HTMLElement => document.querySelector<HTMLElement>('.button.warm')!;

test.each([
  ['en', ['Walk to Mill', 'Bring Lika to Mill', 'Stop and build here', 'Pay the 2 of Mill']],
  ['de', ['Zur Mühle gehen', 'Lika', 'Anhalten und hier bauen', 'Die 2 der Mühle']],
] as const)('a dragon is fetched after a walk, and what it is for is paid (%s)', async (language, words) => {
  await speaking(language);
  const { connection, done, onclose } = show(Promise.resolve(hint(...TURN)));
  await waitFor(() => expect(shown()).toContain(words[0]));
  expect(golden().textContent).toContain(words[0]);

  does(connection, 'walk Mill', ['walk Fire Temple', 'play V1 to Mill', 'done']);
  await waitFor(() => expect(golden().textContent).toContain(words[1]));
  expect(shown()).not.toContain(words[0]);
  expect(shown()).toMatch(language === 'en' ? /pay the 2 of Mill with/ : /die 2 der Mühle mit .* bezahlen/);

  does(connection, 'play V1 to Mill', ['walk Fire Temple', 'done']);
  await waitFor(() => expect(golden().textContent).toContain(words[2]));
  expect(shown()).toMatch(language === 'en' ? /, pay the 2 of Mill with/ : /, die 2 der Mühle mit/);
  await userEvent.click(golden());
  expect(done).toEqual([['act', 'done']]);

  does(connection, 'done', ['build 2 with T2', 'done'], { phase: 'contribution' });
  await waitFor(() => expect(golden().textContent).toContain(words[3]));
  await userEvent.click(golden());
  expect(done.at(-1)).toEqual(['act', 'build 2 with T2']);
  expect(onclose).not.toHaveBeenCalled();

  does(connection, 'build 2 with T2', ['done'], { phase: 'contribution' });
  await waitFor(() => expect(onclose).toHaveBeenCalledWith(true));
});

test('after a walk alone the end of the movement is the next step', async () => {
  await speaking('en');
  const { connection } = show(Promise.resolve(hint('walk Mill', 'build 2 with T2')));
  await waitFor(() => expect(shown()).toContain('Walk to Mill'));
  does(connection, 'walk Mill', ['walk Fire Temple', 'done']);
  await waitFor(() => expect(golden().textContent?.trim()).toBe('Stop and build here'));
});

test('a payment that is not listed for want of room can be done all the same', async () => {
  await speaking('en');
  const { connection, onclose } = show(Promise.resolve(hint('done', 'build 2 with T2')), AT_MILL);
  await waitFor(() => expect(golden()).toBeTruthy());
  does(connection, 'done', ['build 1 with T3', 'done'], { phase: 'contribution', more: true });
  await waitFor(() => expect(golden().textContent).toContain('Pay the 2 of Mill'));
  expect(onclose).not.toHaveBeenCalled();
});

test('a payment that cannot be done any more is no reason to end the phase', async () => {
  await speaking('en');
  const { connection, onclose } = show(Promise.resolve(hint('done', 'build 2 with T2')), AT_MILL);
  await waitFor(() => expect(golden()).toBeTruthy());
  does(connection, 'done', ['build 1 with T3', 'done'], { phase: 'contribution' });
  await waitFor(() => expect(onclose).toHaveBeenCalledWith(true));
});

test.each([
  ['contribution', 'No more contributions'],
  ['movement', 'Stop and build here'],
] as const)('the end of a phase is told by what it ends (%s)', async (phase, words) => {
  await speaking('en');
  const { connection } = connectionTo(start.table as unknown as Table);
  connection.view = { ...AT_MILL, phase };
  connection.hint = () => Promise.resolve(hint('done'));
  render(HintBox, { connection, onclose: vi.fn() });
  await waitFor(() => expect(shown()).toBe(words));
  expect(golden().textContent?.trim()).toBe(words);
});

test('whatever the words of the plan are, the button says what it does', async () => {
  await speaking('en');
  const { connection, done } = connectionTo(start.table as unknown as Table);
  connection.view = { ...VIEW, phase: 'contribution' };
  connection.hint = () => Promise.resolve({ ...hint(...TURN), action: 'done' });
  render(HintBox, { connection, onclose: vi.fn() });
  await waitFor(() => expect(golden()).toBeTruthy());
  expect(golden().textContent).not.toContain('Walk');
  await userEvent.click(golden());
  expect(done).toEqual([['act', 'done']]);
  expect(screen.queryByText(/Walk to/)).toBeNull();
});

test('a coach waits for the answer to the last question', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  await speaking('en');
  const { connection } = connectionTo(start.table as unknown as Table);
  connection.view = VIEW;
  let asked = 0;
  connection.hint = () =>
    (asked += 1) < 2 ? Promise.reject(new Error('busy')) : Promise.resolve(hint(...TURN));
  render(HintBox, { connection, onclose: vi.fn(), ondismiss: vi.fn() });
  await vi.advanceTimersByTimeAsync(1300);
  vi.useRealTimers();
  await waitFor(() => expect(shown()).toContain('Walk to Mill'));
});
