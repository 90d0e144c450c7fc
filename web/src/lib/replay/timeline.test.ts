import type { Analysis } from '../protocol';
import { describe, expect, it } from 'vitest';
import type { GameEvent, LogEntry } from '../protocol';
import {
  area,
  chanceAt,
  curve,
  jump,
  line,
  marksOf,
  momentPath,
  nextShown,
  otherSpeed,
  pause,
  seenBy,
  turnAt,
  turnStarts,
} from './timeline';

function entry(version: number, ...kinds: GameEvent['kind'][]): LogEntry {
  return {
    version,
    seat: 0,
    action: '',
    at: '',
    events: kinds.map((kind) => ({ kind, seat: version % 2, text: '' }) as GameEvent),
  };
}
const LOG = [
  entry(1, 'play'),
  entry(2, 'announce', 'turn'),
  entry(3),
  entry(4, 'retreat', 'dragon', 'fight over', 'turn'),
  entry(5, 'play'),
  entry(6, 'over'),
];

describe('the timeline', () => {
  it('marks one thing a moment, the greatest', () => {
    expect(marksOf(LOG).map(({ version, kind }) => [version, kind])).toEqual([
      [2, 'turn'],
      [4, 'fight'],
      [6, 'over'],
    ]);
  });

  it('knows where turns begin', () => {
    expect(turnStarts(LOG)).toEqual([0, 2, 4]);
    expect([0, 1, 2, 3, 4, 6].map((version) => turnAt(turnStarts(LOG), version))).toEqual([1, 1, 2, 2, 3, 3]);
  });

  it('jumps to the next and the last stop, and to the ends beyond them', () => {
    expect(jump([0, 2, 4], 2, 1, 6)).toBe(4);
    expect(jump([0, 2, 4], 4, 1, 6)).toBe(6);
    expect(jump([0, 2, 4], 3, -1, 6)).toBe(2);
    expect(jump([2, 4], 2, -1, 6)).toBe(0);
  });

  it('passes over moments at which nothing is seen', () => {
    expect(nextShown(LOG, 2, 6)).toBe(4);
    expect(nextShown(LOG, 6, 6)).toBe(6);
  });

  it('plays at several speeds', () => {
    expect(pause(2)).toBe(pause(1) / 2);
    expect(otherSpeed(1, 1)).toBe(2);
    expect(otherSpeed(4, 1)).toBe(4);
    expect(otherSpeed(0.5, -1)).toBe(0.5);
  });
});

describe('the curve of chances', () => {
  const chances = [
    { version: 6, turn: 3, chance: 1, all: [] },
    { version: 0, turn: 1, chance: 0.5, all: [] },
    { version: 3, turn: 2, chance: 0.25, all: [] },
  ];

  it('runs from left to right, certain victory on top', () => {
    expect(curve(chances, 6, 600, 100)).toEqual([
      { version: 0, x: 0, y: 50 },
      { version: 3, x: 300, y: 75 },
      { version: 6, x: 600, y: 0 },
    ]);
  });

  it('draws a line and the area to the middle', () => {
    const dots = curve(chances, 6, 600, 100);
    expect(line(dots)).toBe('M0.0 50.0L300.0 75.0L600.0 0.0');
    expect(area(dots, 100)).toBe('M0.0 50L0.0 50.0L300.0 75.0L600.0 0.0L600.0 50Z');
    expect(area([], 100)).toBe('');
  });

  it('holds a chance until the next moment that was looked at', () => {
    expect(chanceAt(chances, 4)).toBe(0.25);
    expect(chanceAt([], 4)).toBeNull();
  });
});

describe('addresses of moments', () => {
  it.each([
    ['/replay/a1', 7, 1, '/replay/a1?at=7&seat=1'],
    ['/replay/a1', 7, -1, '/replay/a1?at=7'],
    ['/table/a1/at/3', 7, 0, '/table/a1/at/7?seat=0'],
    ['/table/a1/at/3', 7, -1, '/table/a1/at/7'],
  ] as [string, number, number, string][])('%s, moment %i, seat %i', (path, version, seat, expected) => {
    expect(momentPath(path, 'a1', version, seat)).toBe(expected);
  });
});

it('the curve belongs to whoever looks', () => {
  const analysis: Analysis = {
    seat: 1,
    chances: [{ version: 0, turn: 1, chance: 0.7, all: [0.2, 0.7, 0.1] }],
    turning_points: [],
  };
  expect(seenBy(analysis, -1)).toBe(analysis);
  expect(seenBy(analysis, 2)).toMatchObject({ seat: 2, chances: [{ chance: 0.1 }] });
});
