import { describe, expect, test } from 'vitest';
import { cupOf, lineOf as line, meetingOf as meeting } from '../../testing/cups';
import { speaking } from '../../testing/kit';
import { called, champions, cupName, myRound, takesLate } from './cups';

const CUP = cupOf({ players: ['Ann', 'Newcomer', 'Master 2'], bots: ['Newcomer', 'Master 2'], of_rounds: 2 });

test.each([
  ['en', ['Newcomer', 'Master 2', 'Ann']],
  ['de', ['Neuling', 'Meister 2', 'Ann']],
] as const)('bots are called by what they can (%s)', async (language, names) => {
  await speaking(language);
  expect(['Newcomer', 'Master 2', 'Ann'].map((name) => called(CUP, name))).toEqual(names);
});

test.each([
  ['en', 'Cup of Ann'],
  ['de', 'Turnier von Ann'],
] as const)('a cup without a name of its own is called after its maker (%s)', async (language, name) => {
  await speaking(language);
  expect(cupName({ name: '', by: 'Ann' })).toBe(name);
  expect(cupName({ name: 'Cup of Ben', by: 'Ann' })).toBe('Cup of Ben');
});

test('a person called like a level keeps the name', async () => {
  await speaking('de');
  expect(called({ bots: [] }, 'Master')).toBe('Master');
});

describe('my match', () => {
  test('the score has mine first', () => {
    const cup = { ...CUP, rounds: [[meeting('Newcomer', 'Ann', [2, 5])]] };
    expect(myRound(cup)).toMatchObject({ score: [5, 2], rests: false });
  });
  test('a bye is a rest', () => {
    expect(myRound({ ...CUP, rounds: [[meeting('Ann', null)]] })).toMatchObject({ score: null, rests: true });
  });
});

test('several may share the first place, once it is over', () => {
  const standings = [line('Ann', 1), line('Newcomer', 1), line('Master 2', 3)];
  expect(champions({ ...CUP, standings })).toEqual([]);
  expect(champions({ ...CUP, status: 'over', standings })).toEqual(['Ann', 'Newcomer']);
});

test('one enters late while rounds are still to come', () => {
  expect(takesLate({ ...CUP, rounds: [[]] })).toBe(true);
  expect(takesLate({ ...CUP, rounds: [[], []] })).toBe(false);
  expect(takesLate({ ...CUP, kind: 'knock-out', rounds: [[]] })).toBe(false);
});
