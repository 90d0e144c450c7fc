import { render, screen, within } from '@testing-library/svelte';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { speaking } from '../../testing/kit';
import FilterBar from './FilterBar.svelte';
import { NO_FILTER, type Filter } from './filters';

function show(filter: Partial<Filter> = {}, count = 12) {
  const onchange = vi.fn<(filter: Filter) => void>();
  render(FilterBar, {
    filter: { ...NO_FILTER, ...filter },
    peoples: ['Vulca', 'Hoax'],
    types: ['character', 'booster'],
    sets: ['people', 'E1'],
    count,
    onchange,
  });
  return onchange;
}
const chip = (name: string): HTMLElement => screen.getByRole('button', { name });

test.each([
  ['en', 1, '1 card', 'Name or text', 'Character'],
  ['en', 12, '12 cards', 'Name or text', 'Booster'],
  ['de', 1, '1 Karte', 'Name oder Text', 'Charakter'],
] as const)('says how many cards are found (%s, %i)', async (language, n, words, search, type) => {
  await speaking(language);
  show({}, n);
  expect(screen.getByRole('status').textContent).toBe(words);
  expect(screen.getByRole('searchbox', { name: search })).toBeTruthy();
  expect(chip(type)).toBeTruthy();
});

test('a people and a type are switched on and off', async () => {
  const onchange = show({ peoples: ['Hoax'] });
  expect(chip('Hoax').getAttribute('aria-pressed')).toBe('true');
  await userEvent.click(chip('Vulca'));
  expect(onchange.mock.lastCall?.[0].peoples).toEqual(['Hoax', 'Vulca']);
  await userEvent.click(chip('Hoax'));
  expect(onchange.mock.lastCall?.[0].peoples).toEqual([]);
  await userEvent.click(chip('Booster'));
  expect(onchange.mock.lastCall?.[0].types).toEqual(['booster']);
});

test('what is typed is looked for; the rest of the filter stays', async () => {
  const onchange = show({ peoples: ['Hoax'] });
  await userEvent.type(screen.getByRole('searchbox'), 'f');
  expect(onchange).toHaveBeenCalledExactlyOnceWith({ ...NO_FILTER, peoples: ['Hoax'], query: 'f' });
});

test('more filters are folded away, with the number of those in use', async () => {
  const onchange = show({ fire: 3, icons: ['stop'] });
  const more = screen.getByRole('button', { name: /^More filters/ });
  expect(more.textContent?.replace(/\s/g, '')).toBe('Morefilters2');
  expect(screen.queryByRole('combobox', { name: 'Fire' })).toBeNull();
  await userEvent.click(more);
  expect(more.getAttribute('aria-expanded')).toBe('true');
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Earth' }), '5+');
  expect(onchange.mock.lastCall?.[0]).toMatchObject({ fire: 3, earth: 5, icons: ['stop'] });
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Fire' }), 'any');
  expect(onchange.mock.lastCall?.[0].fire).toBeNull();
  const icons = within(screen.getByRole('group', { name: 'Icons' }));
  await userEvent.click(icons.getByRole('button', { name: 'Stop' }));
  expect(onchange.mock.lastCall?.[0].icons).toEqual([]);
});

test('shows everything again; not offered where nothing is filtered', async () => {
  const onchange = show({ query: 'fire' });
  await userEvent.click(screen.getByRole('button', { name: 'Show all' }));
  expect(onchange).toHaveBeenCalledExactlyOnceWith(NO_FILTER);
});

test('nothing to show again without a filter', () => {
  show();
  expect(screen.queryByRole('button', { name: 'Show all' })).toBeNull();
});
