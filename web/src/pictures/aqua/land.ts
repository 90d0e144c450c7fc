/** The sea of the Aqua: reef, deep, kelp, and the storm above. */
import { curve, fix, pts, type Canvas, type Point } from '../canvas';
import { Frame, oval } from '../kit/path';
import type { Joints } from '../kit/rig';
import { mist, peaks, puffs, shafts } from '../kit/scene';
import { limb } from '../limbs';

export const RIM = '#dffcff';

export function bubbles(c: Canvas, n: number, top = 20, bottom = 108): void {
  for (let i = 0; i < n; i++) {
    const [x, y, r] = [c.dice.between(14, 69), c.dice.between(top, bottom), c.dice.between(0.5, 1.7)];
    c.ring(x, y, r, '#e8fdff', 0.3, 0.8);
    c.disc(x + r * 0.3, y - r * 0.3, r * 0.25, '#fff', 0.9);
  }
}

function corals(c: Canvas, y: number, list: readonly (readonly [number, number, string, string])[]): void {
  for (const [x, k, lit, dark] of list) {
    const f = new Frame(x, y, k);
    c.path(f.d('M-2 2C-2 -8 -10 -10 -9 -18C-7 -18 -7 -12 -3 -11C-4 -18 -2 -24 1 -26C3 -22 1 -16 2 -12C6 -14 6 -20 10 -20C11 -13 4 -9 3 2Z'), {
      fill: c.mat(lit, dark),
    });
  }
}

/** The reef in the sun. */
export function reef(c: Canvas, y = 104, sky: readonly string[] = ['#8ae4e0', '#34a4c4', '#125c94', '#08284c']): void {
  c.sky(sky);
  shafts(c, 50, -16, 130, [70, 84, 96, 108, 120], '#eaffff', 0.16, 7);
  peaks(
    c,
    y - 4,
    [
      [10, 26, 14],
      [36, 12, 14],
      [66, 34, 15],
    ],
    '#12608c',
    '#2c86a8',
  );
  mist(c, y - 10, 26, '#5ac0d0', 0.35);
  c.path(`${curve(pts(`-4 ${y} 16 ${y - 3} 36 ${y + 1} 56 ${y - 3} 74 ${y}`))}V124H-4Z`, { fill: c.shade(['#2c6a84', '#0c2c48', '#041528']) });
  corals(c, y + 2, [
    [6, 0.8, '#ff9a8a', '#a8304c'],
    [66, 1, '#ffc07a', '#b8582c'],
    [16, 0.5, '#d8a0f0', '#5a3a8a'],
    [57, 0.6, '#ff8ab0', '#8a2458'],
  ]);
  bubbles(c, 12);
}

/** The deep, where things bring their own light. */
export function abyss(c: Canvas, light = '#4fd6cf', at: Point = [44, 60]): void {
  c.sky(['#0c3c5c', '#062440', '#031428', '#010812']);
  c.glow(at[0], at[1], 40, light, 0.45);
  peaks(
    c,
    104,
    [
      [4, 40, 12],
      [20, 22, 10],
      [68, 46, 14],
    ],
    '#041a30',
    '#0a3450',
  );
  c.path('M-4 106Q34 100 74 106V124H-4Z', { fill: '#020b18' });
  bubbles(c, 10);
  c.motes(26, '#9fe3ff', 20, 108, 0.5);
}

/** A forest of kelp. */
export function kelp(c: Canvas): void {
  c.sky(['#a0e4c0', '#3c9c88', '#14605c', '#06282c']);
  shafts(c, 50, -16, 130, [74, 88, 102], '#f0ffe8', 0.2, 8);
  for (const [x, w, fill] of [
    [8, 4, '#0f4a3c'],
    [20, 3, '#1f6a50'],
    [58, 3, '#1f6a50'],
    [66, 5, '#0c3c34'],
    [34, 2, '#2c7c5c'],
  ] as const) {
    c.path(
      limb(pts(`${x} 122 ${x - 4} 96 ${x + 4} 70 ${x - 3} 44 ${x + 3} 12`), (t) => w * (1 - t * 0.6), 14),
      { fill },
    );
    let d = '';
    for (let y = 20; y < 116; y += 12) d += `M${x} ${y}q${y % 24 ? 9 : -9} -5 ${y % 24 ? 13 : -13} 1q${y % 24 ? -6 : 6} 4 ${y % 24 ? -13 : 13} 1Z`;
    c.path(d, { fill });
  }
  mist(c, 96, 30, '#8ad8b8', 0.3);
  c.path('M-4 108Q34 103 74 108V124H-4Z', { fill: '#05201f' });
  bubbles(c, 10);
}

/** The surface: sky above, waves, and what comes out of them. */
export function surface(c: Canvas, y = 82, sky: readonly string[] = ['#2c4468', '#6a90b0', '#d0e0d8', '#ffe8b8']): void {
  c.sky(sky);
  c.glow(52, y - 30, 34, '#fff6d8', 0.8);
  puffs(
    c,
    [
      [10, 34, 7],
      [19, 31, 8],
      [29, 35, 6],
      [64, 26, 6],
      [70, 29, 6],
    ],
    '#a8bcc8',
    '#ffffff',
  );
  c.path(`M0 ${y - 8}H70V122H0Z`, { fill: c.shade(['#7ab4c4', '#2c6c94', '#0c2c54']) });
  mist(c, y - 8, 10, '#f4f8ec', 0.7);
  for (const [i, row] of [y - 2, y + 8, y + 20, y + 32].entries()) {
    let d = `M-6 ${row}`;
    for (let x = -6; x < 76; x += 12 + i * 2) d += `q${3 + i * 0.5} ${-3 - i} ${6 + i} 0q${3 + i * 0.5} ${2 + i * 0.5} ${6 + i} 0`;
    c.path(d, { line: '#e8fbff', width: 0.5 + i * 0.2, opacity: 0.55, cap: true });
  }
}

/** Sea over sea: a wave that stands up. */
export function wave(c: Canvas, f: Frame, lit: string, dark: string): void {
  c.path(f.d('M-46 40C-30 36 -22 10 -8 -10C4 -26 26 -30 36 -14C40 -4 32 4 24 0C30 -2 30 -10 22 -11C10 -11 8 6 12 18C16 30 30 36 46 40V70H-46Z'), {
    fill: c.mat(lit, dark),
  });
  c.path(f.d('M-34 36C-18 26 -10 2 4 -12C12 -20 24 -22 32 -14M-22 38C-8 26 -2 6 8 -6'), {
    line: '#e8fbff',
    width: 1 * f.scale,
    opacity: 0.8,
    cap: true,
  });
  c.path(f.d(oval(36, -18, 2.4) + oval(41, -10, 1.8) + oval(30, -24, 1.6) + oval(42, -22, 1.2) + oval(24, -27, 1.4)), { fill: '#f4feff' });
}

/** The tail of one of the sea people, from the hips along a line, with its fin. */
export function tail(c: Canvas, j: Joints, line: string, paint: string, fin: string): void {
  const points: Point[] = [j.hip, ...pts(line)];
  const w = 17 * j.s * j.build.hips;
  const [a, b] = [points[points.length - 2] as Point, points[points.length - 1] as Point];
  const turn = (Math.atan2(b[1] - a[1], b[0] - a[0]) * 180) / Math.PI;
  c.path(new Frame(b[0], b[1], j.s, turn).d('M-4 0C6 -4 12 -16 24 -20C22 -10 20 -4 16 0C20 4 22 10 24 20C12 16 6 4 -4 0Z'), { fill: fin });
  c.path(
    limb(points, (t) => w * (1 - 0.8 * t), 16),
    { fill: paint },
  );
  const along = limb(points, (t) => w * 0.5 * (1 - 0.8 * t), 16);
  c.path(along, { line: '#ffffff', width: 0.35, opacity: 0.35, dash: '.8 1.6' });
}

/** A tentacle with suckers. */
export function tentacle(c: Canvas, line: string, width: number, paint: string, suckers = '#fff0e0'): void {
  const points = pts(line);
  c.path(
    limb(points, (t) => width * (1 - 0.86 * t), 16),
    { fill: paint },
  );
  let d = '';
  for (let i = 1; i < points.length; i++) {
    const [x, y] = points[i] as Point;
    const [px, py] = points[i - 1] as Point;
    for (const t of [0.3, 0.7]) d += `M${fix(px + (x - px) * t)} ${fix(py + (y - py) * t)}h.01`;
  }
  c.path(d, { line: suckers, width: width * 0.24, cap: true, opacity: 0.8 });
}
