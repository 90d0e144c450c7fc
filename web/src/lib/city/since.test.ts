import { describe, expect, test } from 'vitest';
import starting from '../../../harness/city-start.json';
import type { CityEvent, CityView, LogEntry } from '../protocol';
import { placeOf } from './board';
import { othersSince, tracesOf, turnsOf } from './since';

const view = (starting as unknown as { view: CityView }).view;
const entry = (version: number, seat: number, ...events: Partial<CityEvent>[]): LogEntry => ({
  version,
  seat,
  action: '',
  events: events.map((event) => ({ seat, text: '', ...event })) as LogEntry['events'],
  at: '',
});
const log = [
  entry(1, 0, { kind: 'walked', place: 'Mill' }),
  entry(2, 1, { kind: 'walked', place: 'Library' }),
  entry(3, 1, { kind: 'walked', place: 'Hospice' }),
  entry(
    4,
    1,
    { kind: 'contributed', place: 'Hospice', n: 0, need: 5, cards: ['T2', 'T3'] },
    { kind: 'rebuilt', place: 'Hospice' },
    { kind: 'crystals', n: 1 },
    { kind: 'crystals', n: 3, seat: 0 },
  ),
  entry(5, 1, { kind: 'discarded', cards: ['V1'] }),
  entry(6, 1, { kind: 'drew', n: 3, cards: [] }),
  entry(7, 2, { kind: 'offered', n: 7, cards: [] }),
  entry(8, 0, { kind: 'walked', place: 'Thermae' }),
];

describe('since my last turn', () => {
  test('the turns of all others, also while my own goes on', () => {
    expect(othersSince(log, 0).map((one) => one.version)).toEqual([2, 3, 4, 5, 6, 7]);
    expect(othersSince(log.slice(0, 5), 0).map((one) => one.version)).toEqual([2, 3, 4, 5]);
    expect(othersSince(log.slice(0, 1), 0)).toEqual([]);
  });

  test('somebody who looks on sees the turn that goes on', () => {
    expect(othersSince(log.slice(0, 6), -1).map((one) => one.version)).toEqual([2, 3, 4, 5, 6]);
  });

  const turns = turnsOf(othersSince(log, 0), 3);

  test('two steps are one walk, and discards belong to what is drawn', () => {
    expect(turns.map((turn) => turn.seat)).toEqual([1, 2]);
    expect(turns[0]?.deeds).toEqual([
      { kind: 'went', place: 'Hospice', cards: [] },
      { kind: 'paid', place: 'Hospice', box: 0, cards: ['T2', 'T3'] },
      { kind: 'rebuilt', place: 'Hospice', most: 1 },
      { kind: 'drew', n: 3, away: ['V1'] },
    ]);
  });

  test('what everybody received in it', () => {
    expect(turns[0]?.gains.map((gain) => gain.crystals)).toEqual([3, 1, 0]);
  });

  test('traces on the board', () => {
    const traces = tracesOf(view, turns);
    expect([...(traces.boxes.get(placeOf(view, 'Hospice')) ?? [])]).toEqual([0]);
    expect([...traces.rebuilt]).toEqual([placeOf(view, 'Hospice')]);
  });
});
