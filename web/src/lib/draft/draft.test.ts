import { expect, test } from 'vitest';
import cardFixture from '../../../fixtures/cards.json';
import fixture from '../../../fixtures/draft.json';
import type { Card, DraftView, Table } from '../protocol';
import { speaking } from '../../testing/kit';
import { appeal, draftedDeck, filledUp, pickTime, waitingFor } from './draft';

const cards = cardFixture.cards as Card[];
const view = fixture.view as DraftView;
const table = { ...fixture.table, spared_ms: 0, absence: 0, claims: [], chat: false } as unknown as Table;
const vulca = cards.filter((card) => card.people === 'Vulca' && card.type !== 'leader');
const hoax = cards.filter((card) => card.people === 'Hoax' && card.type !== 'leader');

test('whom we wait for: not for ourselves; after the draft for those who have not handed in', () => {
  expect(waitingFor({ ...view, seat: 0, deciders: [0, 1], over: false }, table)).toEqual([
    table.seats[1]!.name,
  ]);
  expect(waitingFor({ ...view, seat: 0, deciders: [0], over: false }, table)).toEqual([]);
  expect(
    waitingFor({ ...view, seat: 0, over: true, deciders: [], handed_in: [false, false] }, table),
  ).toEqual([table.seats[1]!.name]);
});

test('filling up keeps what is chosen, ends at thirty and has fifteen characters', () => {
  const pool = [...vulca, ...hoax];
  const list = filledUp(['Wall of Fire', 'Heat Haze'], pool);
  expect(list).toHaveLength(30);
  expect(new Set(list).size).toBe(30);
  expect(list.slice(0, 2)).toEqual(['Wall of Fire', 'Heat Haze']);
  expect(
    list.filter((name) => cards.find((card) => card.name === name)!.type === 'character').length,
  ).toBeGreaterThanOrEqual(15);
});

test('a pool that is too small is taken as a whole', () => {
  expect(filledUp([], vulca.slice(0, 4)).sort()).toEqual(
    vulca
      .slice(0, 4)
      .map((card) => card.name)
      .sort(),
  );
});

test('a strong card appeals more than a weak one', () => {
  const of = (name: string): number => appeal(cards.find((card) => card.name === name)!);
  expect(of('Flamebreath the Dazzling')).toBeGreaterThan(of('Shimmer'));
});

test('the time for each pick in words', async () => {
  await speaking('en');
  expect([0, 45, 300].map(pickTime)).toEqual(['No limit', '45 seconds', '5 minutes']);
});

test('a drafted deck has no leader', () => {
  expect(draftedDeck('Mine', ['Spark'])).toEqual({
    name: 'Mine',
    leader: '',
    cards: ['Spark'],
    inquisitor: '',
    emissary: '',
    family: 0,
  });
});
