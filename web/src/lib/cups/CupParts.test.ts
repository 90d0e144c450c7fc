import { render, screen, waitFor, within } from '@testing-library/svelte';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { FACTS, loadCards } from '../../testing/cards';
import { cupOf, lineOf, meetingOf } from '../../testing/cups';
import { decksApi } from '../cards/decksApi';
import { speaking } from '../../testing/kit';
import { api } from '../shell/api';
import type { Tournament } from '../protocol';
import Enter from './Enter.svelte';
import Held from './Held.svelte';
import MyMatch from './MyMatch.svelte';
import Rounds from './Rounds.svelte';
import Standings from './Standings.svelte';
import Terms from './Terms.svelte';

beforeEach(loadCards);
const BY_LOT = 'A people by lot, new for each match';

test("ready-made decks do not read as 'finished' in German", async () => {
  await speaking('de');
  render(Terms, { cup: cupOf({ decks: 'ready-made' }) });
  expect(screen.getByText('Fertige Decks')).toBeTruthy();
  await speaking('en');
});

describe('my match', () => {
  test('leads to its table', () => {
    const mine = { ...meetingOf('Ben', 'Ann'), table: 'x-1-1' };
    render(MyMatch, { cup: cupOf({ rounds: [[meetingOf('Cid', 'Dan'), mine]] }) });
    expect(screen.getByText('You against Ben')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Play' }).getAttribute('href')).toBe('/table/x-1-1');
  });
  test.each([
    ['swiss', 'You have entered, and play from the next round on. Until then you can watch the others.'],
    ['knock-out', 'You are out. You can watch the others.'],
  ] as const)('none in this round (%s)', (kind, words) => {
    render(MyMatch, { cup: cupOf({ kind, rounds: [[meetingOf('Ben', 'Cid')]] }) });
    expect(screen.getByText(words)).toBeTruthy();
  });
  test('a round sat out says what it is worth', () => {
    render(MyMatch, { cup: cupOf({ rounds: [[meetingOf('Ann', null)]] }) });
    expect(screen.getByText('You sit out this round. It counts as a match won.')).toBeTruthy();
  });
});

describe('somebody who stays away', () => {
  const late = { standings: [lineOf('Ann', 1)], absent: { Ben: 0, Cid: 125_000, Ann: 0 } };
  test('is told when his match may be counted as lost', () => {
    render(Held, { cup: cupOf(late), onchange: () => undefined });
    expect(screen.getByText('Ben has been away for long, and the round waits.')).toBeTruthy();
    expect(screen.getAllByRole('status')).toHaveLength(1); // Cid may still come; never myself
  });
  test('loses it only when somebody has said so twice', async () => {
    const after = cupOf({ absent: {} });
    const count = vi.spyOn(api, 'countAsLost').mockResolvedValue(after);
    const onchange = vi.fn();
    render(Held, { cup: cupOf(late), onchange });
    await userEvent.click(screen.getByRole('button', { name: 'Count the match as lost: Ben' }));
    expect(count).not.toHaveBeenCalled();
    await userEvent.click(screen.getByRole('button', { name: 'Yes, Ben loses it' }));
    expect(count).toHaveBeenCalledWith('x', 'Ben');
    expect(onchange).toHaveBeenCalledWith(after);
  });
  test.each([
    ['the maker, who does not play', { me: null, mine: true }, 2],
    ['somebody who looks on', { me: null, mine: false }, 0],
    ['somebody who has left', { standings: [{ ...lineOf('Ann', 1), left: true }] }, 0],
  ] as const)('is shown to those whom it concerns: %s', (_, who, n) => {
    render(Held, { cup: cupOf({ ...late, ...(who as Partial<Tournament>) }), onchange: () => undefined });
    expect(screen.queryAllByRole('status')).toHaveLength(n);
  });
});

test('the table tells byes, penalties, what was not played and who left; equals share a place', () => {
  const standings = [
    { ...lineOf('Ann', 1), byes: 1, penalty: 2 },
    lineOf('Ben', 1),
    { ...lineOf('Cid', 3), unplayed: 1, left: true },
  ];
  render(Standings, { cup: cupOf({ standings }) });
  const rows = screen.getAllByRole('row').slice(1);
  expect(rows.map((row) => within(row).getAllByRole('cell')[0]!.textContent)).toEqual(['1.', '1.', '3.']);
  expect(within(rows[0]!).getByRole('rowheader').textContent).toBe('Ann1 bye · 2 crystals penalty');
  expect(within(rows[2]!).getByRole('rowheader').textContent).toBe('Cid1 not played · left');
  expect(screen.getByText(/^The order is by matches won, then by crystals/)).toBeTruthy();
});

test('my meeting stands first in its round; the latest round comes first', () => {
  const rounds = [[meetingOf('Ann', 'Ben', [5, 2])], [meetingOf('Cid', 'Dan'), meetingOf('Ben', 'Ann')]];
  render(Rounds, { cup: cupOf({ rounds }) });
  expect(screen.getAllByRole('heading').map((one) => one.textContent)).toEqual([
    'Round 2 of 3',
    'Round 1 of 3',
  ]);
  const pairs = screen.getAllByRole('listitem').map((one) => one.textContent?.replace(/\s+/g, ' ').trim());
  expect(pairs).toEqual(['Ben – Ann', 'Cid – Dan', 'Ann – Ben 5 : 2']);
});

describe('taking part', () => {
  test('where an emissary is played he is shown as a card with his text, and goes along', async () => {
    vi.spyOn(decksApi, 'all').mockResolvedValue([]);
    const enter = vi.spyOn(api, 'enter').mockResolvedValue(cupOf({}));
    render(Enter, {
      cup: cupOf({ me: null, decks: 'emissaries', status: 'waiting' }),
      onchange: () => undefined,
    });
    const [first, second] = Object.keys(FACTS.emissaries);
    const text = FACTS.cards.find((card) => card.name === first)!.text;
    expect(document.body.textContent).toContain(text);
    await userEvent.click(screen.getByRole('button', { name: 'Emissary: Change' }));
    expect(screen.queryByRole('button', { name: 'Without' })).toBeNull(); // everybody has one
    const other = screen.getByRole('heading', { name: second! }).closest('li')!;
    await userEvent.click(within(other).getByRole('button', { name: /Choose/ }));
    await userEvent.selectOptions(screen.getByLabelText('My deck'), 'Hoax');
    await userEvent.click(screen.getByRole('button', { name: 'Take part' }));
    expect(enter.mock.lastCall![1]).toMatchObject({ deck: { leader: 'Hoax', emissary: second } });
  });
  test.each([
    ['built', true],
    ['ready-made', false],
  ] as const)(
    'own decks are offered where built ones are played, the last one first (%s)',
    async (decks, offered) => {
      localStorage.setItem('bluemoon.bench', JSON.stringify({ name: 'Mine' }));
      vi.spyOn(decksApi, 'all').mockResolvedValue([
        { name: 'Mine', leader: 'Hoax', cards: ['Spark'], inquisitor: '', emissary: '', family: 0 },
      ]);
      render(Enter, { cup: cupOf({ me: null, decks, status: 'waiting' }), onchange: () => undefined });
      await waitFor(() => expect(screen.getAllByRole('option').length).toBeGreaterThan(9));
      if (offered) await screen.findByRole('option', { name: 'Mine' });
      const deck = screen.getByLabelText<HTMLSelectElement>('My deck');
      await waitFor(() => expect(deck.selectedOptions[0]?.textContent).toBe(offered ? 'Mine' : BY_LOT));
      expect(screen.queryAllByRole('option', { name: 'Mine' })).toHaveLength(offered ? 1 : 0);
      expect(screen.queryAllByRole('link', { name: 'Build a deck' })).toHaveLength(offered ? 1 : 0);
    },
  );
});
