/**
 * Words of the page. `t('duel.announce', { element: 'Fire' })` gives the text of the chosen language.
 * In a text, `{name}` is replaced by the value; `{n?dragon:dragons}` gives the first word for one, the second otherwise.
 */
import type { en } from '../texts/en';
import { catalogue } from './words.svelte';

type Leaves<T> = { [K in keyof T & string]: T[K] extends string ? K : `${K}.${Leaves<T[K]>}` }[keyof T &
  string];
export type Key = Leaves<typeof en>;
export type Values = Record<string, string | number>;

function find(key: string): string | undefined {
  let at: unknown = catalogue();
  for (const part of key.split('.')) {
    if (typeof at !== 'object' || at === null) return undefined;
    at = (at as Record<string, unknown>)[part];
  }
  return typeof at === 'string' ? at : undefined;
}

export function fill(text: string, values: Values): string {
  return text.replace(
    /\{(\w+)(?:\?([^:}]*):([^}]*))?\}/g,
    (whole, name: string, one?: string, many?: string) => {
      const value = values[name];
      if (value === undefined) return whole;
      if (one === undefined || many === undefined) return String(value);
      return Number(value) === 1 ? one : many;
    },
  );
}

export function t(key: Key, values: Values = {}): string {
  return fill(find(key) ?? key, values);
}

/** For keys made while running (kinds of events, phases): the text, or `otherwise` where the catalogue has none. */
export function told(key: string, values: Values = {}, otherwise = ''): string {
  const text = find(key);
  return text === undefined ? otherwise : fill(text, values);
}
