/** The forest of the Mimix at all hours, and the plains at its edge. */
import { fix, polygon, pts, type Canvas, type Point } from '../canvas';
import { ground, mist, peaks, puffs, shafts } from '../kit/scene';

export const RIM = '#f4f7d8';

/** Trunks from top to bottom: [x, width, lean] each, with branches. */
export function trunks(c: Canvas, y: number, list: readonly (readonly [number, number, number])[], dark: string, lit: string): void {
  let [bodies, faces] = ['', ''];
  for (const [x, w, lean] of list) {
    bodies += polygon([
      [x - w, y + 4],
      [x - w * 0.55, y - 10],
      [x - w * 0.45 + lean, -2],
      [x + w * 0.45 + lean, -2],
      [x + w * 0.55, y - 10],
      [x + w, y + 4],
    ]);
    bodies += `M${fix(x + lean * 0.6)} 40Q${fix(x + w * 2 + 4)} 34 ${fix(x + w * 3 + 8)} 22L${fix(x + w * 3 + 9)} 23Q${fix(x + w * 2 + 6)} 38 ${fix(x + lean * 0.5)} 46Z`;
    faces += polygon([
      [x + w * 0.15, y - 8],
      [x + w * 0.15 + lean, -2],
      [x + w * 0.45 + lean, -2],
      [x + w * 0.55, y - 10],
      [x + w, y + 4],
    ]);
  }
  c.path(bodies, { fill: dark }).path(faces, { fill: lit, opacity: 0.7 });
}

function ferns(c: Canvas, y: number, colour: string): void {
  let d = '';
  for (let x = 0; x < 74; x += 7) {
    const h = c.dice.between(5, 10);
    for (const lean of [-1, -0.4, 0.4, 1])
      d += `M${fix(x)} ${y + 4}Q${fix(x + lean * h * 0.5)} ${fix(y - h * 0.8)} ${fix(x + lean * h)} ${fix(y - h * (1 - Math.abs(lean) * 0.5))}`;
  }
  c.path(d, { line: colour, width: 1, cap: true });
}

/** The glade: beams of light between trunks. */
export function glade(c: Canvas, y = 94, sky: readonly string[] = ['#1c3a2c', '#3f6a48', '#a8b86a', '#f0e8a8']): void {
  c.sky(sky);
  c.glow(50, 44, 38, '#fbf6c8', 0.85);
  trunks(
    c,
    y - 4,
    [
      [8, 3, 1],
      [20, 2, -1],
      [34, 2, 1],
      [64, 3, -1],
      [54, 1.6, 0],
    ],
    '#5c7a54',
    '#8a9c60',
  );
  mist(c, y - 18, 34, '#f0ecb8', 0.5);
  shafts(c, 58, -6, 120, [98, 110, 122], '#fbf8d0', 0.24, 8);
  trunks(
    c,
    y,
    [
      [1, 5, 2],
      [70, 5, -2],
    ],
    '#20180f',
    '#4a3a22',
  );
  ground(c, y, '#6a7a3c', '#1a1c10', '#a8b460');
  ferns(c, 116, '#2c4420');
}

/** Deep forest by night, the moon through the branches. */
export function deep(c: Canvas, y = 94, moon: Point = [48, 40]): void {
  c.sky(['#0a1520', '#17303a', '#2c5a54', '#6a8a68']);
  c.stars(22, 60, '#f4f7d8');
  c.moon(moon[0], moon[1], 13, '#eef2d4');
  trunks(
    c,
    y - 4,
    [
      [12, 3, 2],
      [26, 2, -2],
      [60, 3, 1],
    ],
    '#1f3c3a',
    '#3c6454',
  );
  mist(c, y - 10, 26, '#a8d0b0', 0.35);
  trunks(
    c,
    y,
    [
      [2, 6, 3],
      [69, 5, -3],
    ],
    '#0d0f0c',
    '#2a3424',
  );
  ground(c, y, '#2c4a3a', '#0a0f0c', '#6a9a78');
  ferns(c, 116, '#12241a');
}

/** The plains, grass to the horizon. */
export function plains(c: Canvas, y = 88, sky: readonly string[] = ['#4a6a8a', '#a8c0b8', '#f4e0a0', '#f8c878'], sun: Point = [56, 52]): void {
  c.sky(sky);
  c.glow(sun[0], sun[1], 36, '#fff6cc', 0.9).disc(sun[0], sun[1], 7, '#fffbe6');
  peaks(
    c,
    y - 2,
    [
      [8, 14, 20],
      [40, 9, 22],
      [68, 16, 20],
    ],
    '#8a9a84',
    '#b4b48c',
    0.4,
  );
  mist(c, y - 6, 14, '#fbeebc', 0.7);
  ground(c, y, '#c0b060', '#4a4420', '#e8d88a');
  let d = '';
  for (let i = 0; i < 60; i++) {
    const x = c.dice.between(-2, 72);
    const base = c.dice.between(y + 6, 120);
    d += `M${fix(x)} ${fix(base)}q${fix(c.dice.between(-1, 2))} -4 ${fix(c.dice.between(0, 3))} ${fix(-c.dice.between(5, 9))}`;
  }
  c.path(d, { line: '#7a7030', width: 0.6, cap: true, opacity: 0.9 });
}

/** A ring of stones and a fire, faces of trees around. */
export function circle(c: Canvas, y = 92): void {
  c.sky(['#150f14', '#33221c', '#6a4424', '#c88a3c']);
  c.glow(44, 78, 36, '#ffb45a', 0.7);
  trunks(
    c,
    y - 2,
    [
      [8, 4, 3],
      [24, 2, -1],
      [62, 4, -2],
      [52, 2, 1],
    ],
    '#2c1c14',
    '#6a4222',
  );
  ground(c, y, '#6a4a2a', '#150e0a', '#b88a4c');
  c.path(
    pts('16 96 26 100 62 100 70 96 34 104 54 104')
      .map(([x, py]) => `M${x - 4} ${py}Q${x} ${py - 6} ${x + 4} ${py}Z`)
      .join(''),
    { fill: '#4a3c30' },
  );
}

/** A lake under the stars. */
export function lake(c: Canvas, y = 84, moon: Point | null = [50, 36]): void {
  c.sky(['#0c1230', '#24305a', '#5a6a8a', '#c8b8a0']);
  c.stars(34, 70, '#fff6dc');
  if (moon) c.moon(moon[0], moon[1], 9, '#f6f0d8');
  peaks(
    c,
    y,
    [
      [6, 16, 16],
      [30, 10, 16],
      [64, 20, 18],
    ],
    '#1c2a44',
    '#3a4a64',
    0.6,
  );
  c.path(`M0 ${y}H70V122H0Z`, { fill: c.shade(['#8a94a4', '#34486a', '#0e1830']) });
  if (moon)
    for (let i = 0; i < 7; i++)
      c.path(`M${fix(moon[0] - 7 + i * 0.6)} ${y + 3 + i * 4}h${14 - i}`, { line: '#f6f0d8', width: 0.8, opacity: 0.7 - i * 0.07, cap: true });
}

/** A gorge with light in its depth. */
export function gorge(c: Canvas): void {
  c.sky(['#2c4a5a', '#7aa49a', '#e0e0a8', '#f8e6a0']);
  c.glow(42, 60, 34, '#fbf8d0', 0.9);
  peaks(c, 96, [[40, 26, 14]], '#8aa484', '#b8c090');
  mist(c, 92, 30, '#f4f0c0', 0.7);
  c.path(polygon(pts('-2 74 12 76 18 84 14 96 20 122 -2 122')) + polygon(pts('72 68 60 72 54 82 60 94 54 122 72 122')), { fill: '#33281a' });
  c.path(polygon(pts('72 68 60 72 54 82 60 94 62 84 66 76')) + polygon(pts('12 76 18 84 14 96 20 122 16 122 10 98 14 86')), { fill: '#7a6a3c' });
  c.path('M-2 74Q6 70 13 76M60 72Q66 66 73 68', { line: '#8ab04a', width: 2.2, cap: true });
  puffs(
    c,
    [
      [30, 118, 8],
      [42, 114, 8],
      [52, 119, 7],
    ],
    '#c8d4a8',
    '#ffffff',
  );
}
