/** The dunes of the Pillar, and the caterpillar folk who trade across them. */
import { curve, fix, pts, round, type Canvas, type Point } from '../canvas';
import { oval } from '../kit/path';
import { mist, puffs } from '../kit/scene';
import { along } from '../limbs';

export const RIM = '#fff8dc';

/** One dune: a crest with a lit and a dark side. */
function dune(c: Canvas, line: string, lit: string, dark: string): void {
  const top = pts(line);
  c.path(`${curve(top)}L74 124L-4 124Z`, { fill: c.mat(lit, dark, 20) });
  const crest = top.reduce((a, b) => (b[1] < a[1] ? b : a));
  c.path(`M${crest[0]} ${crest[1]}Q${crest[0] - 8} ${crest[1] + 12} ${crest[0] - 26} 124H-4L${curve(top.filter(([x]) => x <= crest[0])).slice(1)}Z`, {
    fill: dark,
    opacity: 0.35,
  });
}

export function dunes(c: Canvas, sky: readonly string[] = ['#6a5a9a', '#d890a0', '#ffcf8a', '#fff0c0'], sun: Point = [56, 46], y = 90): void {
  c.sky(sky);
  c.glow(sun[0], sun[1], 34, '#fff6d8', 0.9).disc(sun[0], sun[1], 7, '#fffbea');
  dune(c, `-4 ${y - 10} 14 ${y - 18} 34 ${y - 11} 52 ${y - 16} 74 ${y - 9}`, '#f4c888', '#c88a6a');
  mist(c, y - 10, 12, '#fff0c8', 0.6);
  dune(c, `-4 ${y - 4} 20 ${y - 2} 44 ${y - 9} 60 ${y - 4} 74 ${y - 6}`, '#f0b868', '#b0704c');
  dune(c, `-4 ${y + 6} 16 ${y + 1} 40 ${y + 5} 74 ${y}`, '#e8a850', '#8a4f2c');
  c.path(`M6 ${y + 14}q10 -4 20 0t20 0t20 0M0 ${y + 22}q12 -4 24 0t24 0t24 0`, { line: '#fbe0a0', width: 0.6, opacity: 0.6 });
}

export function nightDunes(c: Canvas): void {
  dunes(c, ['#141434', '#3c2c60', '#8a5a7a', '#e0a080'], [24, 34]);
  c.stars(26, 64, '#fff6dc');
}

/** The market of tents. */
export function bazaar(c: Canvas): void {
  dunes(c, ['#5a86b0', '#a8c4cc', '#f8e0a8', '#fbc878'], [60, 34]);
  for (const [x, y, w, a, b] of [
    [10, 92, 16, '#c85a4a', '#fff0d8'],
    [62, 90, 18, '#5a7ab0', '#fff0d8'],
  ] as const) {
    c.path(`M${x} ${y - 26}L${x + w} ${y - 8}V${y + 10}H${x - w}V${y - 8}Z`, { fill: c.mat(b, '#b08a60') });
    for (const t of [-0.75, -0.25, 0.25, 0.75])
      c.path(`M${x} ${y - 26}L${fix(x + w * (t - 0.13))} ${fix(y - 8)}H${fix(x + w * (t + 0.13))}Z`, { fill: a });
    c.path(`M${x} ${y - 26}v-7l5 2l-5 2`, { fill: a, line: '#5a3a24', width: 0.6 });
  }
}

export type Hue = 'green' | 'orange' | 'violet' | 'teal' | 'rose' | 'gold' | 'brown' | 'blue';
export const HUES: Record<Hue, readonly [string, string, string, string]> = {
  green: ['#d0e47a', '#5a7a24', '#f0f4b0', '#8aa83c'],
  orange: ['#ffc27a', '#a8481c', '#fff0b0', '#d8742c'],
  violet: ['#d0b0f0', '#5a3a8a', '#f0e0ff', '#8a60b8'],
  teal: ['#a0e8d4', '#246a68', '#e0fff0', '#4aa090'],
  rose: ['#ffb4ac', '#9a3048', '#ffe8d8', '#d0586a'],
  gold: ['#ffe48a', '#9a6a14', '#fffbd0', '#d8a02c'],
  brown: ['#d8b088', '#5a3820', '#f4e0c0', '#946440'],
  blue: ['#a8ccff', '#284a8a', '#e4f0ff', '#5a86c8'],
};

export interface Worm {
  line: string; // from the tail to the neck
  from: number; // the width at the tail
  to: number; // and at the neck
  hue: Hue;
  n?: number;
  feet?: boolean;
}

/** Segments along a line; gives the place of the last one. */
export function worm(c: Canvas, w: Worm): Point {
  const [lit, dark, lit2, dark2] = HUES[w.hue];
  const n = w.n ?? 9;
  const points = along(pts(w.line), n);
  const a = c.mat(lit, dark);
  const b = c.mat(lit2, dark2);
  points.forEach(([x, y], i) => {
    const r = w.from + ((w.to - w.from) * i) / n;
    if (w.feet !== false && i % 2 === 0)
      c.path(oval(x - r * 0.5, y + r * 0.95, r * 0.3, r * 0.22) + oval(x + r * 0.4, y + r * 0.98, r * 0.3, r * 0.22), { fill: dark });
    c.path(oval(x, y, r * 1.04, r), { fill: i % 2 ? b : a });
    c.path(`M${fix(x - r * 0.5)} ${fix(y - r * 0.62)}q${fix(r * 0.5)} ${fix(-r * 0.3)} ${fix(r)} 0`, {
      line: '#fff',
      width: r * 0.12,
      opacity: 0.5,
      cap: true,
    });
  });
  return points[points.length - 1] as Point;
}

export type Air = 'calm' | 'smile' | 'sly' | 'shut' | 'gape' | 'sad' | 'proud' | 'drunk' | 'kiss';

/** The head: eyes, mouth, feelers. */
export function head(c: Canvas, x: number, y: number, r: number, hue: Hue, air: Air, feelers = true, dir = 1): void {
  const [lit, dark] = HUES[hue];
  if (feelers) {
    c.path(
      `M${fix(x - r * 0.3)} ${fix(y - r * 0.8)}Q${fix(x - r * 0.9)} ${fix(y - r * 1.7)} ${fix(x - r * 1.2)} ${fix(y - r * 1.5)}M${fix(x + r * 0.3)} ${fix(y - r * 0.8)}Q${fix(x + r * 0.8)} ${fix(y - r * 1.8)} ${fix(x + r * 1.2)} ${fix(y - r * 1.6)}`,
      { line: dark, width: r * 0.14, cap: true },
    );
    c.path(round(x - r * 1.22, y - r * 1.48, r * 0.17) + round(x + r * 1.22, y - r * 1.58, r * 0.17), { fill: lit });
  }
  c.path(oval(x, y, r * 1.06, r), { fill: c.mat(lit, dark) });
  const s = r * 0.3;
  for (const side of [-1, 1]) {
    const ex = x + dir * r * 0.16 + side * r * 0.38;
    const ey = y - r * 0.16;
    if (air === 'shut' || air === 'kiss')
      c.path(`M${fix(ex - s * 0.8)} ${fix(ey)}q${fix(s * 0.8)} ${fix(s * 0.7)} ${fix(s * 1.6)} 0`, { line: '#2a1a10', width: r * 0.1, cap: true });
    else {
      const open = air === 'sly' || air === 'proud' || air === 'drunk' ? 0.62 : air === 'gape' ? 1.3 : 1;
      c.path(oval(ex, ey, s, s * 1.1 * open), { fill: '#fffdf4' });
      c.path(oval(ex + dir * s * 0.3, ey + s * 0.1, s * 0.46, s * 0.5 * Math.min(1, open + 0.1)), { fill: '#2a1a10' });
      if (open < 1)
        c.path(
          `M${fix(ex - s * 1.1)} ${fix(ey - s * 0.5 * (air === 'sly' && side === dir ? 0.2 : 1))}L${fix(ex + s * 1.1)} ${fix(ey - s * 0.5 * (air === 'sly' && side !== dir ? 0.2 : 1))}`,
          { line: dark, width: r * 0.16, cap: true },
        );
      if (air === 'sad')
        c.path(`M${fix(ex - side * s)} ${fix(ey - s * 1.7)}L${fix(ex + side * s)} ${fix(ey - s * 1.1)}`, {
          line: '#2a1a10',
          width: r * 0.09,
          cap: true,
        });
    }
  }
  const mx = x + dir * r * 0.2;
  const my = y + r * 0.42;
  if (air === 'gape') c.path(oval(mx, my + r * 0.1, r * 0.34, r * 0.36), { fill: '#4a1418' });
  else if (air === 'kiss') c.path(oval(mx, my, r * 0.12, r * 0.1), { fill: '#a82c44' });
  else {
    const bend = air === 'sad' ? -0.2 : air === 'calm' ? 0.08 : air === 'proud' ? -0.06 : 0.26;
    c.path(
      `M${fix(mx - r * 0.36)} ${fix(my)}Q${fix(mx)} ${fix(my + r * bend * 1.6)} ${fix(mx + r * 0.36)} ${fix(my - (air === 'sly' ? r * 0.14 : 0))}`,
      { line: '#2a1a10', width: r * 0.1, cap: true },
    );
  }
}

/** An arm with a round hand. */
export function arm(c: Canvas, line: string, hue: Hue, width = 2.2): void {
  const points = pts(line);
  const [lit, dark] = HUES[hue];
  c.path(curve(points), { line: dark, width, cap: true });
  const [x, y] = points[points.length - 1] as Point;
  c.path(round(x, y, width * 0.85), { fill: c.mat(lit, dark) });
}

/** Wings of a butterfly, open, seen from above or from the front. */
export function wings(c: Canvas, x: number, y: number, k: number, a: readonly [string, string], b: readonly [string, string], turn = 0): void {
  for (const side of [-1, 1]) {
    c.group(`translate(${fix(x)} ${fix(y)}) rotate(${turn}) scale(${side * k} ${k})`, () => {
      c.path('M1 0C4 -18 18 -30 28 -24C34 -18 30 -4 20 2C14 6 6 6 1 2Z', { fill: c.mat(a[0], a[1]) });
      c.path('M1 2C8 4 20 4 22 12C22 22 12 26 7 20C3 14 1 8 1 2Z', { fill: c.mat(b[0], b[1]) });
      c.path('M2 0Q14 -14 26 -22M2 1Q16 -4 28 -14M2 3Q12 8 18 18', { line: '#2a1a10', width: 0.7, opacity: 0.6 });
      c.path(oval(20, -14, 4, 4.6) + oval(13, 12, 3, 3.4), { fill: b[0] }).path(oval(20, -14, 2, 2.4) + oval(13, 12, 1.4, 1.6), { fill: '#2a1a10' });
      c.path('M28 -24C34 -18 30 -4 20 2', { line: '#fffbe0', width: 1, dash: '.2 2.4', cap: true });
    });
  }
}

export function sandDust(c: Canvas, list: readonly (readonly [number, number, number])[]): void {
  puffs(c, list, '#d8a868', '#fff0c8');
}
