import { expect, test } from 'vitest';
import { strangersSheets } from './strangers';
import { allCards } from './write';

test('strangers get ten cards of each people, always the same, listed in another order', () => {
  const sheets = strangersSheets(allCards());
  expect(sheets.length).toBeGreaterThan(9);
  for (const { people, shown, listed } of sheets) {
    expect(
      shown.every((card) => card.people === people || people === 'Others'),
      people,
    ).toBe(true);
    expect(shown.length, people).toBeGreaterThanOrEqual(8);
    expect(new Set(listed), people).toEqual(new Set(shown));
    expect(listed, people).not.toEqual(shown);
  }
  expect(strangersSheets(allCards())).toEqual(sheets);
});
