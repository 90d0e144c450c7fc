/** What component tests share: a language, real snapshots of the server, a table around them. */
import fight from '../../fixtures/duel-fight.json';
import type { Coded, Seat, Snapshot, Table } from '../lib/protocol';
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

/** A message of the server: a code with arguments. */
export const coded = (code: string, args: Coded['args'] = {}): Coded => ({ code, args, text: code });

/** Two cards forbid a third, as the rules say it. */
export const FORBIDDEN = coded('duel.forbidden', { card: 'Glimmer', by: ['Ember', 'Corono Cos'] });

/** A running duel between Anna (seat 0, who looks at it) and Ben. */
export function duelTable(more: Partial<Table> = {}): Table {
  const { table } = snapshot(fight);
  return {
    ...table,
    absence: 300,
    claims: ['win', 'draw', 'bot'],
    chat: false,
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
    stand_in: false,
    claim_ms: null,
    ...more,
  };
}
