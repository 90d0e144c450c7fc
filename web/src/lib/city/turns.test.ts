import { describe, expect, it } from 'vitest';
import type { GameEvent, LogEntry } from '../protocol';
import type { AnyEvent } from '../shell/logWords';
import { anyGain, gains, thrownNow } from './turns';

const entry = (version: number, ...events: (Partial<AnyEvent> & Pick<GameEvent, 'kind'>)[]): LogEntry => ({
  version,
  seat: 0,
  action: '',
  at: '',
  events: events.map((event) => ({ seat: 0, text: '', ...event }) as GameEvent),
});

describe('the turn in progress', () => {
  it('counts the discards of this turn only', () => {
    const log = [
      entry(1, { kind: 'discarded', seat: 0 }),
      entry(2, { kind: 'turn', seat: 0 }),
      entry(3, { kind: 'walked', seat: 0 }),
    ];
    expect(thrownNow(log, 0)).toBe(0);
    expect(thrownNow([...log, entry(4, { kind: 'discarded', seat: 0 })], 0)).toBe(1);
    expect(thrownNow([], 0)).toBe(0);
  });

  it('adds up what everybody received at the last step', () => {
    const log = [
      entry(1, { kind: 'crystals', seat: 0, n: 9 }),
      entry(
        2,
        { kind: 'scales', seat: 0, n: 2 },
        { kind: 'crystals', seat: 0, n: 4 },
        { kind: 'received', seat: 1, n: 2 },
        { kind: 'scales', seat: 0, n: 1 },
      ),
    ];
    expect(gains(log, 3)).toEqual([
      { crystals: 4, cards: 0, scales: 3 },
      { crystals: 0, cards: 2, scales: 0 },
      { crystals: 0, cards: 0, scales: 0 },
    ]);
    expect(anyGain(gains(log, 3))).toBe(true);
    expect(anyGain(gains([entry(1, { kind: 'walked' })], 2))).toBe(false);
  });
});
