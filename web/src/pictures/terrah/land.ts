/** The land of the Terrah: mesas, canyons and their four storms. */
import { fix, polygon, pts, type Canvas, type Point } from '../canvas';
import { ground, mist, peaks, puffs, stones } from '../kit/scene';

export const RIM = '#ffe6b0';

/** Flat-topped rocks in layers: [x, height, half width] each. */
export function mesas(c: Canvas, y: number, list: readonly (readonly [number, number, number])[], dark: string, lit: string, band: string): void {
  let [bodies, faces, bands] = ['', '', ''];
  for (const [x, high, half] of list) {
    const top = y - high;
    const [l, r] = [x - half * 0.78, x + half * 0.74];
    bodies += polygon([
      [x - half * 1.25, y + 30],
      [x - half, y - high * 0.35],
      [l - 1, y - high * 0.4],
      [l, top + 1],
      [l + half * 0.3, top],
      [r - half * 0.2, top + 0.8],
      [r, top + 0.4],
      [r + 1, y - high * 0.42],
      [x + half, y - high * 0.36],
      [x + half * 1.25, y + 30],
    ]);
    faces += polygon([
      [r - half * 0.5, top + 0.6],
      [r, top + 0.4],
      [r + 1, y - high * 0.42],
      [x + half, y - high * 0.36],
      [x + half * 1.25, y + 30],
      [x + half * 0.5, y + 30],
      [r - half * 0.36, y - high * 0.4],
    ]);
    for (const t of [0.2, 0.48, 0.7]) bands += `M${fix(l - t)} ${fix(top + high * t)}q${fix(half * 0.7)} ${fix(1.2)} ${fix(r - l + 2 * t)} 0`;
  }
  c.path(bodies, { fill: dark }).path(faces, { fill: lit }).path(bands, { line: band, width: 0.7, opacity: 0.6 });
}

export function desert(c: Canvas, y = 92, sun: Point = [54, 40], sky: readonly string[] = ['#4a2c44', '#a34e3c', '#e89a54', '#ffdf9a']): void {
  c.sky(sky);
  c.glow(sun[0], sun[1], 34, '#fff0c0', 0.85).disc(sun[0], sun[1], 7, '#fff6d8');
  mesas(
    c,
    y - 6,
    [
      [10, 30, 11],
      [36, 20, 9],
      [66, 36, 12],
    ],
    '#b3623f',
    '#d98a54',
    '#8a4028',
  );
  mist(c, y - 10, 18, '#ffcf8a', 0.6);
  mesas(
    c,
    y,
    [
      [-2, 26, 13],
      [72, 22, 12],
    ],
    '#7d3a2a',
    '#a85a38',
    '#5a241c',
  );
  ground(c, y, '#b5683c', '#3a1812', '#e0a060');
}

/** A canyon: walls of layers on both sides, light at the end. */
export function canyon(c: Canvas, y = 96): void {
  c.sky(['#5a3450', '#c26a4a', '#ffc87a', '#fff0c0']);
  c.glow(44, 56, 34, '#fff3cc', 0.9);
  mesas(c, y - 10, [[44, 18, 8]], '#c47a50', '#e0a068', '#9a5236');
  mist(c, y - 12, 20, '#ffdfa0', 0.7);
  const wall = (points: string, fill: string): void => void c.path(polygon(pts(points)), { fill });
  wall('-2 10 22 24 26 40 22 52 30 66 26 80 32 122 -2 122', '#6b2c26');
  wall('72 8 62 22 64 38 58 50 62 64 56 80 54 122 72 122', '#9a4a34');
  wall('72 8 66 22 68 38 63 50 67 64 61 80 60 122 72 122', '#c26c44');
  for (let i = 0; i < 8; i++)
    c.path(`M-2 ${26 + i * 11}q12 ${i % 2 ? 3 : -1} 25 2M60 ${22 + i * 11}q5 2 12 -1`, {
      line: i % 2 ? '#d08a5a' : '#4a1a1a',
      width: 0.7,
      opacity: 0.45,
    });
  ground(c, y, '#c07a48', '#3a1812', '#e8b070');
}

export function rocksInFront(c: Canvas, y = 114): void {
  stones(
    c,
    [
      [4, y, 9],
      [18, y + 5, 6],
      [66, y, 9],
      [54, y + 6, 6],
    ],
    '#2a110e',
    '#7a3a28',
  );
}

export function stormSky(c: Canvas, y = 94, sky: readonly string[] = ['#1d1c2c', '#3c3a4c', '#7a6460', '#c89a68']): void {
  c.sky(sky);
  puffs(
    c,
    [
      [8, 20, 12],
      [24, 16, 13],
      [42, 20, 14],
      [60, 16, 13],
      [70, 26, 10],
      [32, 28, 9],
      [52, 29, 9],
    ],
    '#2c2a3a',
    '#6d6878',
    0.3,
    -0.3,
  );
  mesas(
    c,
    y - 4,
    [
      [12, 24, 12],
      [60, 30, 13],
    ],
    '#4a3434',
    '#6b4a40',
    '#2c1e22',
  );
  mist(c, y - 6, 16, '#c89a78', 0.5);
  ground(c, y, '#6b4634', '#1d100e', '#a8784e');
}

/** A den under the rock. */
export function cavern(c: Canvas, y = 96): void {
  c.sky(['#1a0f14', '#3a1f20', '#7a4430', '#c88a4c']);
  c.path(`M-2 122V0H72V122H66C70 90 64 56 56 44C48 34 32 34 25 46C16 60 12 92 16 122Z`, { fill: '#241314' });
  c.path('M56 44C64 56 70 90 66 122H72V30C66 30 60 36 56 44Z', { fill: '#4a2620' });
  c.glow(43, 66, 32, '#ffd08a', 0.75);
  peaks(
    c,
    y - 2,
    [
      [26, 10, 8],
      [60, 12, 9],
    ],
    '#5a3024',
    '#9a5c38',
  );
  ground(c, y, '#8a5234', '#20100d', '#c88a54');
}

/** Blocks of stone as a body: joints drawn as polygons with a lit side. */
export function block(c: Canvas, points: string, dark: string, lit: string, share = 0.42): void {
  const p = pts(points);
  const box = { r: Math.max(...p.map(([x]) => x)), l: Math.min(...p.map(([x]) => x)) };
  c.path(polygon(p), { fill: dark });
  const edge = box.r - (box.r - box.l) * share;
  const right = p.filter(([x]) => x >= edge);
  if (right.length > 1) {
    const [a, b] = [right[0] as Point, right[right.length - 1] as Point];
    c.path(polygon([...right, [edge, b[1]], [edge + (box.r - box.l) * 0.08, (a[1] + b[1]) / 2], [edge, a[1]]]), { fill: lit });
  }
}

/** Mud, moss, dust: drops that hang from an edge. */
export function drips(points: readonly Point[], length: number): string {
  let d = `M${points.map(([x, y]) => `${fix(x)} ${fix(y)}`).join('L')}`;
  for (const [i, [x, y]] of [...points].reverse().entries()) d += `L${fix(x)} ${fix(y + length * (i % 2 ? 1 : 0.35))}`;
  return `${d}Z`;
}
