/** What component tests share: a language, real snapshots of the server, a table around them. */
import fight from '../../fixtures/duel-fight.json';
import type { Seat, Snapshot, Table } from '../lib/protocol';
import { set, type Language } from '../lib/shell/settings.svelte';
import { speak } from '../lib/shell/words.svelte';

export async function speaking(language: Language): Promise<void> {
  set('language', language);
  await speak(language);
}

export const LANGUAGES: readonly Language[] = ['en', 'de'];

/** A fixture as the server sent it, a copy that a test may change. */
export function snapshot(fixture: unknown): Snapshot {
  return structuredClone(fixture) as Snapshot;
}

/** A running duel between Anna (seat 0, who looks at it) and Ben. */
export function duelTable(more: Partial<Table> = {}): Table {
  const { table } = snapshot(fight);
  return {
    ...table,
    seats: [seat(0, { name: 'Anna', mine: true }), seat(1, { name: 'Ben' })],
    ...more,
  };
}

export function seat(number: number, more: Partial<Seat> = {}): Seat {
  return {
    seat: number,
    kind: 'guest',
    name: '',
    level: null,
    deck: '',
    mine: false,
    here: true,
    clock_ms: null,
    offers: [],
    ...more,
  };
}
