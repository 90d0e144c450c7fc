import { describe, expect, it } from 'vitest';
import type { DuelAction } from '../protocol';
import { duelShortcuts, meaning, towards, type Spot } from './keys';
import { plain } from './testing';

const fire: DuelAction = { action: 'announce Fire', kind: 'announce', element: 'fire' };
const retreat = plain('retreat');

describe('letters', () => {
  it('announce where it is offered', () => {
    expect(meaning('f', [fire])).toEqual({ do: 'act', action: fire });
    expect(meaning('F', [fire])).toEqual({ do: 'act', action: fire });
    expect(meaning('e', [fire])).toBeNull();
  });
  it('a retreat is only focused', () =>
    expect(meaning('r', [fire, retreat])).toEqual({ do: 'focus', action: retreat }));
  it.each([
    ['d', 'done'],
    ['d', 'end'],
    ['d', 'pass'],
    ['y', 'yes'],
    ['n', 'no'],
    ['c', 'call'],
    ['t', 'trust'],
  ] as const)('%s: %s', (key, kind) => {
    expect(meaning(key, [plain(kind)])).toEqual({ do: 'act', action: plain(kind) });
    expect(meaning(key, [retreat])).toBeNull();
  });
  it('digits answer a number, otherwise go to the hand', () => {
    const two: DuelAction = { action: 'take 2', kind: 'number', n: 2 };
    expect(meaning('2', [two])).toEqual({ do: 'act', action: two });
    expect(meaning('3', [two])).toEqual({ do: 'hand', n: 2 });
    expect(meaning('0', [])).toBeNull();
  });
  it('looking works at any time', () =>
    expect(['w', 'b', 'v', 'p', 'Escape'].map((key) => meaning(key, [])?.do)).toEqual([
      'why',
      'breakdown',
      'piles',
      'position',
      'escape',
    ]));
  it('no key stands for two things', () => {
    const keys = duelShortcuts.flatMap((shortcut) => shortcut.keys).filter((key) => key !== '…');
    expect(new Set(keys).size).toBe(keys.length);
  });
});

describe('arrows', () => {
  const spot = (left: number, top: number): Spot => ({ left, top, width: 100, height: 170 });
  const table = [spot(0, 0), spot(110, 0), spot(220, 0), spot(60, 300), spot(600, 300)];
  it('go along the row', () =>
    expect([towards(table, 0, 'ArrowRight'), towards(table, 2, 'ArrowLeft')]).toEqual([1, 1]));
  it('do not leave the row sideways', () =>
    expect([towards(table, 2, 'ArrowRight'), towards(table, 0, 'ArrowLeft')]).toEqual([-1, -1]));
  it('go to the nearest of the next row', () =>
    expect([
      towards(table, 0, 'ArrowDown'),
      towards(table, 2, 'ArrowDown'),
      towards(table, 3, 'ArrowUp'),
    ]).toEqual([3, 3, 1]));
  it('begin somewhere', () =>
    expect([towards(table, -1, 'ArrowUp'), towards([], -1, 'ArrowUp')]).toEqual([0, -1]));
});
