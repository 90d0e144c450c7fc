import { render, screen } from '@testing-library/svelte';
import { expect, test, vi } from 'vitest';
import starting from '../../../harness/city-start.json';
import { CITY, cityAt } from '../../testing/city';
import { speaking } from '../../testing/kit';
import type { CityEvent, LogEntry } from '../protocol';
import CityStory from './CityStory.svelte';
import { turnsOf } from './since';

const entries: LogEntry[] = [
  {
    version: 5,
    seat: 1,
    action: '',
    at: '',
    events: [
      { kind: 'walked', seat: 1, text: '', place: 'Hospice' },
      { kind: 'contributed', seat: 1, text: '', place: 'Hospice', n: 0, need: 5, cards: ['T2', 'T3'] },
      { kind: 'rebuilt', seat: 1, text: '', place: 'Hospice' },
    ] satisfies CityEvent[],
  },
];

function show(log: LogEntry[]) {
  const { at } = cityAt(starting);
  const onlook = vi.fn();
  render(CityStory, {
    view: at.view,
    facts: CITY,
    table: at.table,
    turns: turnsOf(log, at.view.players),
    entries: log,
    onlook,
  });
}

test.each([
  ['en', 'Since your last turn', 'pays the 5 of Hospice with Terrah 2 Terrah 3', 'Hospice is rebuilt'],
  ['de', 'Seit deinem letzten Zug', 'bezahlt die 5 mit Terrah 2 Terrah 3', 'Hospiz steht wieder'],
] as const)(
  'in signs for the eyes and in words for the ears (%s)',
  async (language, title, paid, rebuilt) => {
    await speaking(language);
    show(entries);
    expect(screen.getByRole('region', { name: title })).toBeTruthy();
    expect(screen.getByRole('listitem').textContent).toContain(paid);
    expect(screen.getByRole('listitem').textContent).toContain(rebuilt);
    expect(document.querySelectorAll('.paid .chip')).toHaveLength(2);
  },
);

test('says that nothing has happened yet', () => {
  show([]);
  expect(screen.getByText('Nobody has played since.')).toBeTruthy();
});
