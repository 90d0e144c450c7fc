/** The land of the Vulca: craters, lava, basalt and ash, at several hours. */
import { type Canvas, curve, type Point, polygon, spots } from '../canvas';
import { cracks, ground, mist, peaks, plume, shafts, stones } from '../kit/scene';

export const LAVA = ['#ff5a14', '#ffc861'] as const;

/** A volcano with runs of lava; the smoke leans to the left, lit from below. */
export function volcano(c: Canvas, x: number, y: number, half: number, high: number, dark: string, lit: string, smoke = 1): void {
  const top = y - high;
  c.glow(x, top, high * 0.55, '#ff8a2a', 0.8);
  if (smoke > 0) plume(c, x, top + 2, high * 0.9, -14, '#1c0c0c', '#a3431c', smoke);
  const mouth = half * 0.17;
  const left: Point[] = [
    [x - half, y],
    [x - half * 0.5, y - high * 0.36],
    [x - half * 0.26, y - high * 0.72],
    [x - mouth, top],
  ];
  const right: Point[] = [
    [x + mouth, top + 0.6],
    [x + half * 0.25, y - high * 0.7],
    [x + half * 0.55, y - high * 0.34],
    [x + half, y],
  ];
  c.path(`${polygon([...left, [x - mouth * 0.2, top + 1.6], ...right, [x + half, y + 30], [x - half, y + 30]])}`, { fill: dark });
  c.path(
    polygon([[x + mouth, top + 0.6], ...right.slice(1), [x + half * 0.4, y], [x + half * 0.16, y - high * 0.4], [x + half * 0.06, y - high * 0.7]]),
    { fill: lit },
  );
  const run = (points: readonly Point[], width: number): void => {
    c.path(curve(points), { line: LAVA[0], width, cap: true }).path(curve(points), {
      line: LAVA[1],
      width: width * 0.4,
      cap: true,
    });
  };
  run(
    [
      [x, top + 1.4],
      [x + half * 0.05, y - high * 0.7],
      [x - half * 0.05, y - high * 0.4],
      [x + half * 0.1, y - high * 0.15],
      [x + half * 0.06, y + 4],
    ],
    1.5,
  );
  run(
    [
      [x + mouth * 0.6, top + 1.4],
      [x + half * 0.22, y - high * 0.62],
      [x + half * 0.3, y - high * 0.3],
      [x + half * 0.5, y],
    ],
    0.9,
  );
}

/** Dusk over the plain of ash, a volcano in the distance. */
export function plain(c: Canvas, at = 52, y = 86, sky: readonly string[] = ['#1a0a12', '#4d1416', '#c4460f', '#ffb04a']): void {
  c.sky(sky);
  c.glow(at, y - 22, 40, '#ffb04a', 0.5);
  peaks(c, y - 6, spots('8 15 14 26 10 12 68 18 14'), '#6e2414', '#a33f17');
  mist(c, y - 7, 16, '#ff9a45', 0.4);
  volcano(c, at, y - 2, 19, 30, '#3d130d', '#7a2a12');
  mist(c, y - 2, 9, '#ff8030', 0.5);
  ground(c, y, '#4a1a10', '#140706', '#8f3a1a');
}

/** Night: the moon over black peaks, embers only on the ground. */
export function night(c: Canvas, y = 88, moon: Point = [56, 32]): void {
  c.sky(['#0b0a1c', '#1d1330', '#4b1a2a', '#9a3414']);
  c.stars(26, 56, '#ffdcae');
  c.moon(moon[0], moon[1], 7.5, '#ffd9a0');
  peaks(c, y - 4, spots('10 26 17 34 18 16 62 30 18'), '#2c1426', '#5a2428');
  mist(c, y - 6, 14, '#b8481c', 0.45);
  peaks(c, y + 1, spots('-2 14 14 24 7 14 50 8 12 74 15 14'), '#1b0c12', '#3f1a16');
  ground(c, y, '#3a1410', '#0d0505', '#7a2e16');
  cracks(c, 38, y + 3, 9, 30, LAVA[0], LAVA[1]);
}

/** Inside the mountain: darkness, a lake of lava behind, light from below. */
export function cave(c: Canvas, y = 88, glow: Point = [48, 76]): void {
  c.sky(['#0a0405', '#240a09', '#7a220b', '#ff8a24']);
  c.glow(glow[0], glow[1], 42, '#ff9a2e', 0.85);
  shafts(c, glow[0], glow[1] + 4, 80, [-128, -104, -80, -58], '#ffb65a', 0.1, 11);
  const hang = spots('4 40 9 15 28 6 27 21 5 57 26 6 66 46 8');
  c.path(
    hang
      .map(([x, tip, w]) =>
        polygon([
          [x - w, 0],
          [x + w, 0],
          [x + w * 0.3, tip * 0.66],
          [x, tip],
          [x - w * 0.35, tip * 0.6],
        ]),
      )
      .join(''),
    { fill: '#150708' },
  );
  c.path(
    hang
      .map(([x, tip, w]) =>
        polygon([
          [x + w * 0.2, 0],
          [x + w, 0],
          [x + w * 0.3, tip * 0.66],
          [x, tip],
        ]),
      )
      .join(''),
    { fill: '#4a160c' },
  );
  peaks(c, y - 3, spots('6 22 12 66 26 13'), '#2a0d0a', '#6e240e');
  c.path(`M0 ${y - 7}Q35 ${y - 10} 70 ${y - 7}V${y + 3}H0Z`, {
    fill: c.shade(['#fff0a0', '#ff9426', '#d23c08']),
  });
  ground(c, y, '#3a120b', '#0f0505', '#b0481a');
}

/** Under the eruption: the sky itself is fire, everything before it is dark. */
export function furnaceSky(c: Canvas, y = 90): void {
  c.sky(['#5a1408', '#c03a0a', '#ff8a1e', '#ffe08a']);
  c.glow(50, 58, 46, '#fff0b0', 0.7);
  shafts(c, 50, 60, 90, [-150, -122, -96, -66, -38], '#ffd98a', 0.16, 13);
  peaks(c, y - 4, spots('4 22 15 30 12 14 66 20 16'), '#8f2c0a', '#c2480f');
  mist(c, y - 5, 12, '#ffc05a', 0.5);
  ground(c, y, '#5a1c0b', '#1a0705', '#c2561c');
}

/** Ash falls: grey smoke, a dull red sun. */
export function ashfall(c: Canvas, y = 88): void {
  c.sky(['#191416', '#3b2c2b', '#6b4237', '#b5683d']);
  c.glow(54, 36, 22, '#ff8a4a', 0.6).disc(54, 36, 8, '#ff9a58');
  peaks(c, y - 5, spots('14 24 20 44 14 16 70 30 18'), '#4a322d', '#6e4636');
  mist(c, y - 8, 20, '#b07a5a', 0.5);
  peaks(c, y, spots('0 12 16 58 8 18'), '#2d1d1a', '#4d3028');
  ground(c, y, '#3f2a24', '#140c0b', '#7d5544');
}

export function foreground(c: Canvas, y = 112): void {
  stones(
    c,
    [
      [4, y, 8],
      [17, y + 6, 6],
      [66, y + 1, 9],
      [54, y + 7, 6],
    ],
    '#0d0505',
    '#47180c',
  );
}
