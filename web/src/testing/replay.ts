/** A finished game to look at again: three turns, the first of them with a fight that ends. */
import type { GameEvent, LogEntry, View } from '../lib/protocol';
import { Replay } from '../lib/replay/replay.svelte';
import { api } from '../lib/shell/api';
import { vi } from 'vitest';
import { duelTable } from './kit';

const entry = (version: number, seat: number, ...events: Partial<GameEvent>[]): LogEntry =>
  ({ version, seat, action: '', events: events.map((one) => ({ text: '', ...one })), at: '' }) as LogEntry;

export const REPLAYED: LogEntry[] = [
  entry(1, 0, { kind: 'play', seat: 0, card: 'Volca' }),
  entry(2, 1, { kind: 'turn', seat: 1 }),
  entry(3, 1, { kind: 'retreat', seat: 1, n: 1 }, { kind: 'fight over', seat: 0 }),
  entry(4, 1, { kind: 'turn', seat: 0 }),
  entry(5, 0, { kind: 'play', seat: 0, card: 'Spark' }),
];

/** The replay, opened at a moment; `api` is asked for moments only and always answers. */
export function replayed(version = 0): Replay {
  vi.spyOn(api, 'at').mockImplementation((_id, at) =>
    Promise.resolve({ version: at, view: {} as View } as never),
  );
  const replay = new Replay('x');
  replay.table = duelTable({ status: 'over' });
  replay.log = REPLAYED;
  replay.seat = 0;
  replay.version = version;
  return replay;
}
