import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { LogEntry } from '../protocol';
import { FIRST_FIGHT, progress } from './guide';

const entry = (action: string, seat = 0): LogEntry => ({ version: 0, seat, action, events: [], at: '' });
const table = { guide: 'first-fight' };

describe('the first fight', () => {
  it("is the server's script", () => {
    const toml = readFileSync(
      new URL('../../../../src/bluemoon/server/guides/first-fight.toml', import.meta.url),
      'utf8',
    );
    const script = /script = \[([^\]]*)\]/.exec(toml)?.[1] ?? '';
    expect(FIRST_FIGHT.map((step) => step.action)).toEqual(
      [...script.matchAll(/"([^"]*)"/g)].map((found) => found[1]),
    );
  });
  it('begins with Volca', () =>
    expect(progress(table, [])).toMatchObject({
      step: { action: 'play Volca', mine: true },
      done: 0,
      of: 15,
      left: false,
    }));
  it('goes on with both players’ actions', () => {
    const log = FIRST_FIGHT.slice(0, 6).map((step) => entry(step.action, step.mine ? 0 : 1));
    expect(progress(table, log)).toMatchObject({ step: { action: 'play Fireblast' }, done: 3 });
  });
  it('takes any dragon', () => {
    const log = FIRST_FIGHT.slice(0, 10).map((step) =>
      entry(step.action === 'dragon Doran' ? 'dragon Sesa' : step.action),
    );
    expect(progress(table, log)?.left).toBe(false);
  });
  it('notices that somebody plays something else', () =>
    expect(progress(table, [entry('play Sear')])).toMatchObject({ step: null, left: true }));
  it('ends', () =>
    expect(
      progress(
        table,
        FIRST_FIGHT.map((step) => entry(step.action)),
      ),
    ).toMatchObject({ step: null, left: false, done: 15 }));
  it('belongs to guided tables only', () => expect(progress({ guide: null }, [])).toBeNull());
});
