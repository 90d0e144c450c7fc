import { expect, test } from 'vitest';
import starting from '../../../harness/city-start.json';
import type { CityEvent, Update } from '../protocol';
import { direct, type Shown } from './director';

const { view, table } = starting as unknown as Pick<Update, 'view' | 'table'>;
const step = (seat: number, ...events: Partial<CityEvent>[]): Pick<Update, 'entry' | 'view' | 'table'> => ({
  view,
  table,
  entry: {
    version: 1,
    seat,
    action: '',
    at: '',
    events: events.map((event) => ({ seat, text: '', ...event })) as Update['entry']['events'],
  },
});

test('the cards of somebody else lie open, with what came of it', () => {
  const paid: Partial<CityEvent> = { kind: 'contributed', place: 'Mill', n: 0, need: 3, cards: ['T3'] };
  const { before, after } = direct(step(1, paid, { kind: 'rebuilt', place: 'Mill' }), null, 0);
  expect(before).toEqual([]);
  expect(after).toHaveLength(1);
  const shown = after[0]?.what as Shown;
  expect(shown).toMatchObject({ seat: 1, cards: ['T3'], place: 'Mill' });
  expect(shown.texts[0]).toContain('pays the 3 of Mill with [[T3]]');
  expect(shown.texts).toHaveLength(2);
});

test('a step is only waited for, a great moment longer; my own deeds and draws are not staged', () => {
  const walk = direct(step(1, { kind: 'walked', place: 'Mill' }), null, 0).after[0];
  const offer = direct(step(1, { kind: 'offered', n: 7, place: 'Courtyard', cards: [] }), null, 0).after[0];
  expect(walk?.what).toBeNull();
  expect(offer?.ms).toBeGreaterThan(walk?.ms ?? 0);
  expect(direct(step(0, { kind: 'walked', place: 'Mill' }), null, 0).after).toEqual([]);
  expect(direct(step(1, { kind: 'drew', n: 2, cards: [] }), null, 0).after).toEqual([]);
});
