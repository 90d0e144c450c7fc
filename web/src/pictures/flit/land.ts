/** The Flit's land is the air: clouds from above, cliffs, treetops, weather. */
import { curve, pts, type Canvas, type Point } from '../canvas';
import { mist, peaks, puffs, shafts, stones } from '../kit/scene';

export const RIM = '#fffdf2';

/** Above the clouds. */
export function above(c: Canvas, sky: readonly string[] = ['#2f5a8a', '#6ea6d4', '#bfe0ee', '#f6f0dc'], sun: Point = [58, 30]): void {
  c.sky(sky);
  c.glow(sun[0], sun[1], 32, '#fffbe0', 0.9).disc(sun[0], sun[1], 6, '#fffdf0');
  peaks(
    c,
    98,
    [
      [10, 18, 12],
      [62, 24, 13],
    ],
    '#7f9cb8',
    '#b8cad8',
  );
  mist(c, 90, 22, '#ffffff', 0.8);
  puffs(
    c,
    [
      [2, 104, 10],
      [16, 101, 9],
      [30, 105, 10],
      [46, 102, 9],
      [60, 105, 10],
      [72, 101, 9],
    ],
    '#c4d6e4',
    '#ffffff',
  );
  puffs(
    c,
    [
      [-2, 116, 10],
      [12, 118, 9],
      [26, 115, 8],
      [42, 118, 10],
      [58, 115, 9],
      [72, 118, 10],
    ],
    '#9fb8cc',
    '#f4f8fa',
  );
  c.path('M14 36q8 -3 14 0t14 -1M40 52q8 -3 14 0t14 -1', { line: '#fff', width: 0.5, opacity: 0.7, cap: true });
}

/** Cliffs over the sea, with a ledge to stand on. */
export function cliff(c: Canvas, sky: readonly string[] = ['#44627e', '#86a8c4', '#cfe0e4', '#f4e6c8']): void {
  c.sky(sky);
  c.glow(54, 40, 32, '#fff6dc', 0.8);
  peaks(
    c,
    92,
    [
      [64, 40, 12],
      [74, 52, 14],
      [8, 30, 12],
    ],
    '#8fa3b4',
    '#bccad0',
  );
  c.path('M0 90H70V122H0Z', { fill: c.shade(['#9fc0cc', '#4a7488', '#2c4a5c']) });
  c.path('M4 96h12M24 99h18M48 95h14M10 106h20M40 110h22', { line: '#eaf6fa', width: 0.4, opacity: 0.7 });
  mist(c, 90, 14, '#ffffff', 0.6);
  stones(
    c,
    [
      [44, 108, 18],
      [26, 112, 12],
      [62, 113, 12],
    ],
    '#33404c',
    '#7d8f9c',
  );
}

/** A branch under leaves. */
export function branch(
  c: Canvas,
  sky: readonly string[] = ['#4f86a8', '#9fcbd8', '#e4efd8', '#f6e9b8'],
  line = 'M-2 96Q20 90 40 94T74 88',
  leaf = '#5f8a4a',
): void {
  c.sky(sky);
  c.glow(48, 40, 34, '#fffde0', 0.8);
  puffs(
    c,
    [
      [4, 100, 14],
      [20, 106, 12],
      [38, 104, 12],
      [56, 106, 13],
      [72, 100, 14],
    ],
    '#6f9a80',
    '#b8d4a8',
  );
  mist(c, 98, 20, '#f6f6dc', 0.6);
  c.path(line, { line: '#3a2c24', width: 4.4, cap: true }).path(line, { line: '#8a6a50', width: 1.4, cap: true, opacity: 0.7 });
  const leaves = [
    [8, 92, -60],
    [16, 98, 70],
    [62, 94, 60],
    [66, 86, -50],
    [4, 100, 110],
    [70, 96, 100],
    [54, 97, 120],
  ] as const;
  for (const [x, y, t] of leaves) c.path('M0 0C4 -4 9 -4 13 0C9 4 4 4 0 0Z', { fill: leaf, at: `translate(${x} ${y}) rotate(${t})` });
}

export function nightTree(c: Canvas): void {
  branch(c, ['#0f1a30', '#24385a', '#54688a', '#c0b49a'], 'M74 98Q50 92 34 97T-4 92', '#24402e');
  c.stars(24, 60, '#fff6dc');
}

/** A front of storm; lightning far off. */
export function front(c: Canvas): void {
  c.sky(['#27313c', '#4c5c6c', '#8c9aa2', '#d8c8a0']);
  puffs(
    c,
    [
      [6, 26, 13],
      [22, 20, 14],
      [40, 24, 14],
      [58, 20, 14],
      [72, 28, 12],
    ],
    '#33404c',
    '#7c8c9a',
  );
  puffs(
    c,
    [
      [0, 104, 12],
      [16, 108, 11],
      [34, 104, 12],
      [52, 108, 11],
      [70, 104, 12],
    ],
    '#5c6c7a',
    '#a8b4bc',
  );
  shafts(c, 60, 40, 80, [80, 96, 112], '#fff3d0', 0.16, 9);
  c.path('M14 44L10 56L13 56L8 70', { line: '#fff6d0', width: 0.8, cap: true });
}

/** Far below: fields, a river, small towers. */
export function over(c: Canvas): void {
  c.sky(['#8fb8d4', '#c4dce0', '#a8b890', '#7d9068']);
  c.path(curve(pts('-4 70 16 66 34 72 54 66 76 71')) + 'V124H-4Z', { fill: c.shade(['#a8bc8c', '#7a9460', '#4a6440']) });
  c.path('M6 72L30 70L26 84L2 88ZM40 74L64 70L70 82L44 88ZM12 96L40 90L44 108L10 114Z', { fill: '#c8c07a', opacity: 0.5 });
  c.path('M36 68Q30 80 44 88T40 122', { line: '#b8dce8', width: 3 });
  mist(c, 68, 16, '#f6f6ea', 0.9);
  puffs(
    c,
    [
      [8, 60, 5],
      [15, 58, 6],
      [23, 61, 5],
      [60, 50, 5],
      [67, 48, 6],
    ],
    '#d0dde4',
    '#ffffff',
  );
}
