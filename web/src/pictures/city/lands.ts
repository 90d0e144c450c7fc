/** Where the buildings stand: night over the city, each quarter with the land of its people behind it. */
import { fix, polyline, type Canvas, type Point } from '../canvas';
import { mist, peaks, puffs } from '../kit/scene';
import { GROUND } from './kit';

/** Paving that runs towards the viewer. */
function paving(c: Canvas, lit: string, dark: string, line: string): void {
  c.path(`M0 ${GROUND - 3}Q35 ${GROUND - 5} 70 ${GROUND - 3}V72H0Z`, { fill: c.shade([lit, dark]) });
  let d = '';
  for (const y of [GROUND, GROUND + 3.4, GROUND + 7.6]) d += `M0 ${y}Q35 ${y - 1.6} 70 ${y}`;
  for (let x = -20; x <= 90; x += 14)
    d += polyline([
      [35 + (x - 35) * 0.72, GROUND - 4],
      [x, 72],
    ] as Point[]);
  c.path(d, { line, width: 0.3, opacity: 0.45 });
}

/** Roofs of the rest of the city, far off. */
function roofs(c: Canvas, y: number, fill: string, glow: string): void {
  let [d, lights] = [`M-2 ${y + 20}`, ''];
  let x = -2;
  while (x < 74) {
    const w = c.dice.between(4, 9);
    const top = y - c.dice.between(2, 10);
    d += c.dice.chance(0.5) ? `L${fix(x)} ${fix(top)}h${fix(w)}` : `L${fix(x)} ${fix(top)}l${fix(w / 2)} -4l${fix(w / 2)} 4`;
    d += `V${y + 20}`;
    if (c.dice.chance(0.7)) lights += `M${fix(x + w * 0.4)} ${fix(top + 3)}h1v1.6h-1Z`;
    x += w;
  }
  c.path(`${d}Z`, { fill }).path(lights, { fill: glow, opacity: 0.8 });
}

interface Quarter {
  sky: readonly [string, string, string];
  ground: readonly [string, string];
  hills: readonly [string, string];
  haze: string;
  extra?: (c: Canvas) => void;
}

const QUARTERS: Record<string, Quarter> = {
  Vulca: { sky: ['#140a18', '#5a1c1c', '#e0702a'], ground: ['#4a2a22', '#140a0a'], hills: ['#3c1814', '#7a3018'], haze: '#ff9a4a' },
  Terrah: { sky: ['#241430', '#8a3c3c', '#f0a868'], ground: ['#a8684a', '#3c1c16'], hills: ['#6b2c28', '#a8503c'], haze: '#ffd09a' },
  Aqua: { sky: ['#0a1838', '#1c5c8c', '#8ad8e0'], ground: ['#5c9cb4', '#0f3454'], hills: ['#1c4c74', '#3c84a8'], haze: '#c4f4f4' },
  Flit: {
    sky: ['#141c34', '#4a6890', '#c4d8e4'],
    ground: ['#8a98a8', '#2c3648'],
    hills: ['#4a5c78', '#8aa0b8'],
    haze: '#e4eef4',
    extra: (c) =>
      puffs(
        c,
        [
          [6, 40, 6],
          [13, 38, 7],
          [60, 42, 7],
          [67, 39, 6],
        ],
        '#8a9cb8',
        '#f4f8ff',
      ),
  },
  Mimix: { sky: ['#0c1c20', '#2c5448', '#c0cc88'], ground: ['#5c6c3c', '#182414'], hills: ['#1c3c2c', '#3c6440'], haze: '#d8e8a8' },
  Hoax: { sky: ['#1c2434', '#5c6c80', '#f0e4c0'], ground: ['#b8ac90', '#4a4a4c'], hills: ['#5c6878', '#8a94a0'], haze: '#fff4d8' },
  Pillar: { sky: ['#1c1838', '#6b4a70', '#ffc880'], ground: ['#e0b070', '#5a3a20'], hills: ['#8a5c48', '#d09858'], haze: '#ffe4b0' },
  any: { sky: ['#0f0c34', '#3c2c80', '#c09ae0'], ground: ['#8a7cb8', '#241c4c'], hills: ['#2c2468', '#5c4a9c'], haze: '#e0c8ff' },
  none: { sky: ['#080e30', '#24387c', '#8aa8e8'], ground: ['#7c8cc0', '#1c244c'], hills: ['#1c2c64', '#3c5498'], haze: '#c8dcff' },
};

/** The ground and the sky of a people's quarter. */
export function quarter(c: Canvas, people: string): void {
  const land = QUARTERS[people] ?? (QUARTERS['none'] as Quarter);
  c.sky(land.sky);
  c.stars(16, 30, '#f4f4ff');
  c.glow(48, 34, 40, land.haze, 0.55);
  peaks(
    c,
    GROUND - 6,
    [
      [4, 22, 17],
      [26, 14, 15],
      [52, 18, 16],
      [70, 26, 17],
    ],
    land.hills[0],
    land.hills[1],
    0.7,
  );
  mist(c, GROUND - 10, 22, land.haze, 0.5);
  roofs(c, GROUND - 6, land.hills[0], land.haze);
  land.extra?.(c);
  mist(c, GROUND - 5, 10, land.haze, 0.4);
  paving(c, land.ground[0], land.ground[1], '#0a0c20');
}
