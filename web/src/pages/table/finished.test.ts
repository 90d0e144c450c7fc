import { expect, test } from 'vitest';
import fight from '../../../fixtures/duel-fight.json';
import type { Snapshot, Table } from '../../lib/protocol';
import { finished } from './finished';

const { view, table } = structuredClone(fight) as unknown as Snapshot;
const over: Table = {
  ...table,
  status: 'over',
  result: { winners: [1], scores: [0, 5], termination: 'resigned', reason: 'resigned' },
};

test('a duel that was resigned is over on the table, too', () => {
  const shown = finished(view, over);
  expect(shown.game === 'duel' && shown.result).toEqual({
    winner: 1,
    crystals: 5,
    termination: 'resigned',
    reason: 'resigned',
  });
});

test('what goes on, and a draw, stay as they are', () => {
  expect(finished(view, table)).toBe(view);
  const draw = { ...over, result: { ...over.result!, winners: [] } };
  expect(finished(view, draw)).toBe(view);
});
