import { beforeEach, expect, test } from 'vitest';
import { pastGame, pastPlayer } from '../../testing/past';
import { speaking } from '../../testing/kit';
import { change, ladderName, outcome, percent, scores, withDeck } from './past';
import { whyNotRated } from './rateable';

beforeEach(() => speaking('en'));

test('a game is won, lost or shared by my place', () => {
  const ended = (mine: number, other: number) =>
    outcome(
      pastGame({ players: [pastPlayer(0, { mine: true, place: mine }), pastPlayer(1, { place: other })] }),
    );
  expect([ended(1, 2), ended(2, 1), ended(1, 1), ended(0, 0)]).toEqual(['won', 'lost', 'shared', 'none']);
});

test('two seats of mine at one screen are nobody’s win', () => {
  const here = [pastPlayer(0, { mine: true, place: 1 }), pastPlayer(1, { mine: true, place: 2 })];
  expect(outcome(pastGame({ players: here }))).toBe('none');
});

test('a rating change has a sign', () => {
  const moved = (before: number | null, after: number | null) => change(pastGame({ before, after }));
  expect([moved(1500, 1523), moved(1523, 1500), moved(7, 7), moved(null, null)]).toEqual([
    '+23',
    '−23',
    '±0',
    '',
  ]);
});

test('bots are named in the page’s language, with what they played', async () => {
  const adept = pastPlayer(1, { name: 'Adept', level: 'adept', deck: 'Vulca' });
  expect(withDeck(adept)).toBe('Adept (Vulca)');
  await speaking('de');
  expect(withDeck(adept)).toBe('Kenner (Vulca)');
  expect(ladderName('duel:Vulca')).toBe('Vulca');
});

test('a share of no games is no share', () => {
  expect([percent(0, 0), percent(1, 3)]).toEqual(['–', '33 %']);
});

test('a table can be rated where everybody can be told apart', () => {
  expect(whyNotRated('duel', ['me', 'adept'], true)).toBeNull();
  expect(whyNotRated('duel', ['me', 'link'], true)).toBeNull();
  expect(whyNotRated('duel', ['me', 'link'], false)).toBe('kept');
  expect(whyNotRated('duel', ['me', 'here'], true)).toBe('here');
  expect(whyNotRated('city', ['me', 'adept', 'journeyman'], true)).toBe('unmeasured');
  expect(whyNotRated('duel', ['me', 'journeyman'], true)).toBeNull();
});

test('a match has a score, mine first; a duel by itself has none', () => {
  const players = [pastPlayer(0, { score: 3 }), pastPlayer(1, { mine: true, score: 5 })];
  expect([scores('match', players), scores('city', players), scores('duel', players)]).toEqual([
    '5 : 3',
    '5 : 3',
    '',
  ]);
});
