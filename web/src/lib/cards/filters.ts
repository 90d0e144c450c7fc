/** Which cards somebody looks for. The filter is kept in the address, so that a search can be shared. */
import type { Card } from '../protocol';
import { iconKey, type IconKey } from './icons';
import { TYPE_ORDER } from './typeMarks';

export interface Filter {
  query: string;
  peoples: string[];
  types: string[];
  icons: IconKey[]; // all of them
  fire: number | null; // at least
  earth: number | null;
  moons: number | null; // at most
  set: string;
  text: '' | 'with' | 'without';
}

export const NO_FILTER: Filter = {
  query: '',
  peoples: [],
  types: [],
  icons: [],
  fire: null,
  earth: null,
  moons: null,
  set: '',
  text: '',
};

/** A text without accents, signs and capitals, as people type it. */
export function plain(text: string): string {
  return text
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase()
    .replace(/[’']/g, '')
    .replace(/[^a-z0-9]+/g, ' ')
    .trim();
}

function speaks(card: Card, query: string): boolean {
  const hay = `${plain(card.name)} ${plain(card.text)} ${plain(card.people)} ${card.type}`;
  return plain(query)
    .split(' ')
    .every((word) => hay.includes(word));
}

function bears(card: Card, icons: readonly IconKey[]): boolean {
  const own = card.icons.map(iconKey);
  return icons.every((icon) => own.includes(icon));
}

export function fits(card: Card, filter: Filter): boolean {
  return (
    (filter.peoples.length === 0 || filter.peoples.includes(card.people)) &&
    (filter.types.length === 0 || filter.types.includes(card.type)) &&
    (filter.fire === null || (card.fire ?? -1) >= filter.fire) &&
    (filter.earth === null || (card.earth ?? -1) >= filter.earth) &&
    (filter.moons === null || card.moons <= filter.moons) &&
    (filter.set === '' || card.set === filter.set) &&
    (filter.text === '' || (filter.text === 'with') === (card.text !== '')) &&
    bears(card, filter.icons) &&
    (filter.query.trim() === '' || speaks(card, filter.query))
  );
}

/** By type, then number: as the cards lie in a people's box. */
export function inOrder(one: Card, two: Card): number {
  return (
    TYPE_ORDER.indexOf(one.type) - TYPE_ORDER.indexOf(two.type) ||
    one.people.localeCompare(two.people) ||
    one.number - two.number
  );
}

// --- the address ----------------------------------------------------------------------------------------------

export function toQuery(filter: Filter): string {
  const query = new URLSearchParams();
  if (filter.query.trim()) query.set('q', filter.query);
  if (filter.peoples.length) query.set('people', filter.peoples.join(','));
  if (filter.types.length) query.set('type', filter.types.join(','));
  if (filter.icons.length) query.set('icon', filter.icons.join(','));
  for (const key of ['fire', 'earth', 'moons'] as const)
    if (filter[key] !== null) query.set(key, String(filter[key]));
  if (filter.set) query.set('set', filter.set);
  if (filter.text) query.set('text', filter.text);
  return query.toString();
}

export function fromQuery(query: URLSearchParams): Filter {
  const list = (key: string): string[] => query.get(key)?.split(',').filter(Boolean) ?? [];
  const text = query.get('text');
  return {
    query: query.get('q') ?? '',
    peoples: list('people'),
    types: list('type'),
    icons: list('icon')
      .map(iconKey)
      .filter((key): key is IconKey => key !== undefined),
    fire: figure(query.get('fire')),
    earth: figure(query.get('earth')),
    moons: figure(query.get('moons')),
    set: query.get('set') ?? '',
    text: text === 'with' || text === 'without' ? text : '',
  };
}

function figure(text: string | null): number | null {
  return text !== null && /^\d{1,2}$/.test(text) ? Number(text) : null;
}

export function isEmpty(filter: Filter): boolean {
  return toQuery(filter) === '';
}

export function toggled<T>(list: readonly T[], item: T): T[] {
  return list.includes(item) ? list.filter((one) => one !== item) : [...list, item];
}
