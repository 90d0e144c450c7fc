/** Vulca: beings of flame over lava; Fire burns higher, Earth grows rock on them. */
import { curve, polygon, polyline, type Canvas, type Point } from './canvas';
import { fire, limb, taper, tongue } from './limbs';
import type { Subject } from './subject';

export function ground(c: Canvas, s: Subject): void {
  const { dice } = c;
  c.sky(['#0e0505', '#3a0f09', s.fire > s.earth ? '#d2500f' : '#8f2f10']);
  const x = dice.between(34, 58);
  c.glow(x, 46, 34, '#ff6a1a', 0.55);
  volcano(c, x, 80, dice.between(24, 32), dice.between(34, 44), '#2a0d08');
  c.ridge(86, 12, 1, '#1d0906').ridge(98, 10, 1, '#120605');
  rivers(c, s);
}

function volcano(c: Canvas, x: number, y: number, half: number, height: number, fill: string): void {
  const mouth = half * 0.22;
  c.glow(x, y - height, 13, '#ffae4a', 0.95);
  const smoke: Point[] = [
    [x - 2, y - height],
    [x - 6, y - height - 9],
    [x + 3, y - height - 17],
    [x - 3, y - height - 30],
  ];
  c.path(curve(smoke), { line: '#000', width: 7, opacity: 0.28, cap: true });
  const outline: Point[] = [
    [x - half, y],
    [x - half * 0.5, y - height * 0.42],
    [x - mouth, y - height],
    [x - mouth * 0.3, y - height + 2],
    [x + mouth * 0.4, y - height + 1.2],
    [x + mouth, y - height],
    [x + half * 0.45, y - height * 0.5],
    [x + half, y],
    [x + half, 124],
    [x - half, 124],
  ];
  c.lit(polygon(outline), fill, '#ff8a3c', 0, -0.7, 0.6);
  const run: Point[] = [
    [x, y - height + 1.5],
    [x + c.dice.between(-2, 2), y - height * 0.75],
    [x + c.dice.between(-4, 4), y - height * 0.5],
    [x + c.dice.between(-6, 6), y - height * 0.2],
    [x + c.dice.between(-7, 7), y + 6],
  ];
  c.path(curve(run), { line: '#ff7a1f', width: 1.7, cap: true }).path(curve(run), {
    line: '#ffe08a',
    width: 0.6,
    cap: true,
  });
}

/** Cracks of lava in the ground: more of them for Earth. */
function rivers(c: Canvas, s: Subject): void {
  for (let i = 0; i < 3 + s.earth; i++) {
    let x = c.dice.between(4, 66);
    let y = c.dice.between(92, 100);
    const points: Point[] = [[x, y]];
    for (let j = 0; j < 4; j++) points.push([(x += c.dice.between(-6, 6)), (y += c.dice.between(3, 6))]);
    c.path(polyline(points), { line: '#ff5a14', width: 0.9, opacity: 0.9, cap: true });
    c.path(polyline(points), { line: '#ffd27a', width: 0.3, cap: true });
  }
}

export function figure(c: Canvas, s: Subject, x = 43, foot = s.foot): void {
  const { dice } = c;
  const tall = 33 + s.fire * 3.4 + s.earth * 1.6;
  const wide = 11 + s.earth * 1.3 + s.fire * 0.3;
  const top = foot - tall;
  c.glow(x, foot - tall * 0.5, tall * 0.85, '#ff8a2a', 0.55);
  fire(c, x, foot, wide * 2.6, tall * (0.45 + s.fire * 0.07), ['#7d1a08', '#c93a0b']);
  arms(c, s, x, top + tall * 0.36, wide);
  const sway = dice.between(-4, 4);
  const trunk: Point[] = [
    [x, top + tall * 0.22],
    [x + sway * 0.3, foot - tall * 0.45],
    [x - sway, foot - tall * 0.16],
    [x + sway * 0.4, foot],
  ];
  const heat = c.shade(['#ffe9a0', '#ff9a2b', '#c5330a', '#5a1206']);
  c.path(
    limb(trunk, (t) => wide * (t < 0.25 ? 0.75 + t * 1.6 : 1.2 - t * 0.95)),
    { fill: heat },
  );
  head(c, s, x, top + tall * 0.17, wide);
  rocks(c, s, x, top + tall * 0.34, wide);
  fire(c, x, foot + 2, wide * 1.5, 7 + s.fire * 1.2);
}

/** Arms that rise the higher the hotter they burn, a fire in each hand. */
function arms(c: Canvas, s: Subject, x: number, y: number, wide: number): void {
  const rise = s.fire * 1.9 - 5 + c.dice.between(-3, 3);
  for (const side of [-1, 1]) {
    const reach = wide * c.dice.between(1.05, 1.3);
    const lift = rise * c.dice.between(0.6, 1.15);
    const hand: Point = [x + side * reach, y - lift];
    const arm: Point[] = [
      [x + side * wide * 0.3, y - 1],
      [x + side * reach * 0.85, y + 4 - lift * 0.2],
      hand,
    ];
    c.path(limb(arm, taper(wide * 0.4, 2.2)), { fill: c.shade(['#ffb03a', '#e2530f', '#a32a08']) });
    c.glow(hand[0], hand[1] - 1, 6 + s.fire * 0.5, '#ffd27a', 0.9);
    fire(c, hand[0], hand[1] + 1, 4 + s.fire * 0.25, 5 + s.fire * 0.9);
  }
}

function head(c: Canvas, s: Subject, x: number, y: number, wide: number): void {
  const r = 3.2 + wide * 0.09;
  const n = 3 + Math.min(5, s.fire);
  let crown = '';
  for (let i = 0; i < n; i++) {
    const share = i / (n - 1) - 0.5;
    crown += tongue(
      x + share * r * 2.1,
      y - r * 0.2,
      r * 0.95,
      (r * 1.6 + s.fire * 1.15) * (1 - Math.abs(share) * 0.8),
      share * 5 + c.dice.between(-1, 1),
    );
  }
  c.path(crown, { fill: '#ff8a1f' });
  c.path(
    `M${x - r} ${y - r * 0.9}Q${x} ${y - r * 1.5} ${x + r} ${y - r * 0.9}Q${x + r * 1.05} ${y + r * 0.8} ${x} ${y + r * 1.6}Q${x - r * 1.05} ${y + r * 0.8} ${x - r} ${y - r * 0.9}Z`,
    { fill: c.shade(['#ffb43a', '#ff7a1a', '#7a1c07']) },
  );
  for (const side of [-1, 1]) {
    c.path(
      polygon([
        [x + side * r * 0.2, y + r * 0.1],
        [x + side * r * 0.85, y - r * 0.45],
        [x + side * r * 0.7, y + r * 0.2],
      ]),
      { fill: '#3a0702' },
    );
    c.disc(x + side * r * 0.55, y - r * 0.06, 0.36, '#fff3b0');
  }
}

/** Plates of rock on the shoulders and down the body, one for each Earth. */
function rocks(c: Canvas, s: Subject, x: number, y: number, wide: number): void {
  for (let i = 0; i < s.earth; i++) {
    const side = i % 2 ? 1 : -1;
    const row = Math.floor(i / 2);
    const px = x + side * wide * (0.5 - row * 0.13);
    const py = y + row * 5.2 - 2;
    const r = 3.5 - row * 0.4 + c.dice.between(-0.3, 0.4);
    c.lit(
      polygon([
        [px - r, py + r * 0.3],
        [px - r * 0.4, py - r * 0.9],
        [px + r * 0.7, py - r * 0.8],
        [px + r, py + r * 0.2],
        [px + r * 0.3, py + r],
        [px - r * 0.6, py + r * 0.9],
      ]),
      '#22100c',
      '#ffb765',
      -0.35,
      -0.5,
      0.9,
    );
    c.path(
      polyline([
        [px - r * 0.3, py - r * 0.5],
        [px, py],
        [px - r * 0.2, py + r * 0.7],
      ]),
      { line: '#ff6a1a', width: 0.45 },
    );
  }
}

export function air(c: Canvas, s: Subject): void {
  c.motes(16 + s.fire * 5, '#ffb04a', 18, 100, 0.75).motes(8, '#ffe9b0', 20, 90, 0.45);
}
