import { render, screen, waitFor, within } from '@testing-library/svelte';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { loadCards } from '../../testing/cards';
import { speaking } from '../../testing/kit';
import { newDeck } from '../cards/deck';
import { decksApi } from '../cards/decksApi';
import type { LabProgress, LabRate } from '../protocol';
import { labApi } from './labApi';
import LabPage from './LabPage.svelte';

const rate = (games: number, of: number, low: number, high: number): LabRate => ({
  games,
  rate: of,
  low,
  high,
});
function progress(done: number, change: Partial<LabProgress> = {}): LabProgress {
  const version = (name: string) => ({
    name,
    overall: rate(done, 0.6, 0.5, 0.7),
    rows: [{ opponent: 'Hoax', rate: rate(done, 0.6, 0.51, 0.7) }],
    cards: [{ card: 'Spark', drawn: rate(done, 0.7, 0.6, 0.8), gain: 0.1, low: 0.02, high: 0.18 }],
    lost: [{ number: 3, opponent: 'Hoax', seat: 1, turns: 12 }],
  });
  return {
    done,
    of: 540,
    finished: false,
    failed: false,
    versions: [version('Embers')],
    paired: null,
    ...change,
  };
}
const tryDeck = vi.spyOn(labApi, 'tryDeck');
beforeEach(() => {
  loadCards();
  localStorage.setItem('bluemoon.bench', JSON.stringify(newDeck('Vulca', 'Embers')));
  vi.spyOn(decksApi, 'all').mockResolvedValue([newDeck('Hoax', 'Other')]);
  vi.spyOn(decksApi, 'check').mockResolvedValue({ problems: [] } as never);
  tryDeck.mockReset();
});

test.each([
  ['en', 'Try it', 'Stop', '100 of 540 games …', 'Stopped after 100 of 540 games.'],
  ['de', 'Ausprobieren', 'Anhalten', '100 von 540 Spielen …', 'Angehalten nach 100 von 540 Spielen.'],
] as const)(
  'shows how far it is, and can be stopped (%s)',
  async (language, start, stop, playing, stopped) => {
    await speaking(language);
    let signal: AbortSignal | undefined;
    tryDeck.mockImplementation((_wish, tell, given) => {
      signal = given;
      tell(progress(100));
      return new Promise(() => undefined);
    });
    render(LabPage);
    await userEvent.click(screen.getByRole('button', { name: start }));
    await waitFor(() => expect(screen.getByRole('status').textContent).toBe(playing));
    expect(screen.getByRole('progressbar')).toHaveProperty('value', 100 / 540);
    await userEvent.click(screen.getByRole('button', { name: stop }));
    expect(signal?.aborted).toBe(true);
    expect(screen.getByRole('status').textContent).toBe(stopped);
  },
);

test('asks for two versions over the same deals and tells which is better', async () => {
  tryDeck.mockImplementation(async (_wish, tell) => {
    const [one] = progress(540).versions;
    const paired = { deals: 270, difference: 0.08, low: 0.02, high: 0.14 };
    tell(progress(540, { finished: true, versions: [one!, { ...one!, name: 'Other' }], paired }));
  });
  render(LabPage);
  await screen.findByRole('option', { name: 'Other' });
  await userEvent.selectOptions(screen.getByLabelText('Compare with'), 'Other');
  await userEvent.click(screen.getByRole('button', { name: 'Try it' }));
  expect(tryDeck.mock.calls[0]![0]).toMatchObject({
    deck: { name: 'Embers' },
    other: { name: 'Other' },
    games: 540,
  });
  await screen.findByText(/Other wins 8 of a hundred games more than Embers \(2 to 14\), over 270/);
  expect(screen.getByText('It is better.')).toBeTruthy();
  const table = within(screen.getByRole('region', { name: 'Against each deck' }));
  expect(table.getAllByRole('row')).toHaveLength(3);
  expect(table.getAllByText('51–70 %')).toHaveLength(2);
});

test('a difference is told from ten deals on', async () => {
  tryDeck.mockImplementation(async (_wish, tell) => {
    const [one] = progress(12).versions;
    const paired = { deals: 9, difference: 0.4, low: 0.2, high: 0.6 };
    tell(progress(12, { versions: [one!, { ...one!, name: 'Other' }], paired }));
  });
  render(LabPage);
  await userEvent.click(screen.getByRole('button', { name: 'Try it' }));
  await screen.findByText(/12 of 540 games/);
  expect(screen.queryByText(/of a hundred games more/)).toBeNull();
});

test('the better version is named first', async () => {
  tryDeck.mockImplementation(async (_wish, tell) => {
    const [one] = progress(540).versions;
    const paired = { deals: 270, difference: -0.08, low: -0.14, high: -0.02 };
    tell(progress(540, { finished: true, versions: [one!, { ...one!, name: 'Other' }], paired }));
  });
  render(LabPage);
  await userEvent.click(screen.getByRole('button', { name: 'Try it' }));
  await screen.findByText(/Embers wins 8 of a hundred games more than Other \(2 to 14\)/);
  expect(screen.getByText('It is better.')).toBeTruthy();
});

test('what may be less than nothing has a real minus', async () => {
  tryDeck.mockImplementation(async (_wish, tell) => {
    const [one] = progress(540).versions;
    const paired = { deals: 270, difference: 0.04, low: -0.1, high: 0.19 };
    tell(progress(540, { finished: true, versions: [one!, { ...one!, name: 'Other' }], paired }));
  });
  render(LabPage);
  await userEvent.click(screen.getByRole('button', { name: 'Try it' }));
  expect(await screen.findByText(/\(−10 to 19\)/)).toBeTruthy();
});

test('a changed deck is compared with itself as it was saved, or with the ready-made one', async () => {
  const kept = { ...newDeck('Vulca', 'Embers'), cards: ['Spark'] };
  vi.spyOn(decksApi, 'all').mockResolvedValue([kept]);
  localStorage.setItem('bluemoon.bench', JSON.stringify({ ...kept, cards: ['Cinder'] }));
  tryDeck.mockResolvedValue(undefined);
  render(LabPage);
  await screen.findByRole('option', { name: 'Embers as it was saved' });
  for (const [name, cards] of [
    ['Embers as it was saved', ['Spark']],
    ['Ready-made Vulca', []],
  ] as const) {
    await userEvent.selectOptions(screen.getByLabelText('Compare with'), name);
    await userEvent.click(screen.getByRole('button', { name: 'Try it' }));
    const wish = tryDeck.mock.lastCall![0];
    expect(wish.deck).toMatchObject({ name: 'Embers', cards: ['Cinder'] });
    expect(wish.other).toMatchObject({ name, leader: 'Vulca', cards });
  }
});

test('a deck with achievements is tried in games of a match', async () => {
  const deck = { ...newDeck('Vulca', 'Embers'), cards: ['Flame of Lika'] };
  localStorage.setItem('bluemoon.bench', JSON.stringify(deck));
  tryDeck.mockResolvedValue(undefined);
  render(LabPage);
  await userEvent.click(await screen.findByRole('button', { name: 'Try it' }));
  expect(tryDeck.mock.lastCall![0].match).toBe(true);
});

test('a lost game is fetched with the wish it came from', async () => {
  tryDeck.mockImplementation(async (_wish, tell) => tell(progress(540, { finished: true })));
  const game = vi.spyOn(labApi, 'game').mockRejectedValue(new Error('away'));
  render(LabPage);
  await userEvent.click(screen.getByRole('button', { name: 'Try it' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Look at it: Hoax, 12 turns' }));
  const { seed } = tryDeck.mock.calls[0]![0];
  expect(game.mock.calls[0]![0]).toMatchObject({ seed, version: 0, number: 3 });
});

test('what the server refuses is told', async () => {
  tryDeck.mockRejectedValue(new Error('too many games'));
  render(LabPage);
  await userEvent.click(screen.getByRole('button', { name: 'Try it' }));
  expect((await screen.findByRole('alert')).textContent).toBe('too many games');
});
