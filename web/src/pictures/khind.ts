/** Khind: stickers on zigzags; every prankster a grin, every gang its own attire. */
import { curve, fix, polygon, polyline, round, star, type Canvas, type Point } from './canvas';
import { limb, taper } from './limbs';
import { speaks, type Subject } from './subject';

const SKINS = ['#ffd23f', '#ff8a3d', '#5ad1e6', '#b58cff', '#ff6fae', '#a6e34b', '#ff5a5a', '#6fe0a6'];
const GROUNDS: Record<string, readonly [string, string, string]> = {
  cool: ['#10406e', '#1b6aa8', '#5ad1e6'],
  top: ['#5a1f1a', '#a8452a', '#ffb45a'],
  fun: ['#5a1450', '#a12d7c', '#ff9ad0'],
  no: ['#23302a', '#3f5a4a', '#a6e34b'],
  '': ['#0f4a2c', '#1f7c45', '#c8f04e'],
};

export function gangOf(s: Subject): string {
  return (
    ['cool', 'top', 'fun', 'no'].find((gang) => s.type === 'character' && s.words.startsWith(gang)) ?? ''
  );
}

export function ground(c: Canvas, s: Subject): void {
  const { dice } = c;
  const [deep, mid, bright] = GROUNDS[gangOf(s)] as readonly [string, string, string];
  c.sky([deep, mid, deep]);
  const step = dice.between(8, 11);
  for (let row = 0; row < 9; row++) {
    const y = 16 + row * 13 + dice.between(-1, 1);
    const points: Point[] = Array.from({ length: 10 }, (_, i) => [-4 + i * step, y + (i % 2 ? 0 : 8)]);
    c.path(polyline(points), {
      line: row % 3 === 1 ? bright : row % 3 ? mid : '#ffffff',
      width: row % 3 === 1 ? 2.6 : 4.6,
      opacity: row % 3 ? 0.5 : 0.1,
    });
  }
  c.glow(42, 54, 36, bright, 0.5);
  for (let i = 0; i < 7; i++) bouncer(c, dice.between(4, 66), dice.between(20, 108), dice.between(1.6, 3.4));
}

/** A small shape with a sticker's white edge. */
function bouncer(c: Canvas, x: number, y: number, r: number): void {
  const { dice } = c;
  const d = dice.pick([
    round(x, y, r),
    star(x, y, r * 1.3, r * 0.6, 5),
    polygon([
      [x - r, y + r],
      [x, y - r],
      [x + r, y + r],
    ]),
    polygon([
      [x - r, y - r],
      [x + r, y - r],
      [x + r, y + r],
      [x - r, y + r],
    ]),
  ]);
  c.path(d, {
    fill: dice.pick(SKINS),
    line: '#fff',
    width: 0.9,
    cap: true,
    at: `rotate(${dice.int(-25, 25)} ${fix(x)} ${fix(y)})`,
  });
}

export function figure(c: Canvas, s: Subject, x = 43, foot = s.foot + 3): void {
  const { dice } = c;
  const strength = s.fire + s.earth;
  const r = 13 + strength * 0.7;
  const skin = dice.pick(SKINS);
  const y = foot - 20 - r * 0.62;
  const wide = 1 + (s.earth - s.fire) * 0.06;
  const head = headShape(c, x, y, r * wide, r * (2 - wide));
  const parts = [...ears(c, x, y, r), ...limbs(c, x, y + r * 0.7, foot, r), head];
  for (const part of parts) c.path(part, { line: '#fff', width: 3.4, cap: true, fill: '#fff' });
  for (const part of parts) c.path(part, { fill: skin, line: '#1c1020', width: 1, cap: true });
  c.clip(head, () => {
    c.path(round(x - r * 0.5, y - r * 0.6, r * 0.9, r * 0.7), { fill: '#fff', opacity: 0.22 });
    c.path(round(x + r * 0.5, y + r * 1.1, r * 1.2, r * 0.7), { fill: '#000', opacity: 0.14 });
  });
  face(c, s, x, y, r);
  attire(c, gangOf(s), x, y, r);
}

function headShape(c: Canvas, x: number, y: number, rx: number, ry: number): string {
  const kind = c.dice.int(0, 3);
  if (kind === 0) return round(x, y, rx, ry);
  if (kind === 1)
    return curve(
      [
        [x - rx, y - ry * 0.8],
        [x + rx, y - ry * 0.8],
        [x + rx * 0.95, y + ry * 0.85],
        [x - rx * 0.95, y + ry * 0.85],
      ],
      true,
      4.4,
    );
  if (kind === 2)
    return curve(
      [
        [x, y - ry * 1.1],
        [x + rx * 0.75, y - ry * 0.3],
        [x + rx, y + ry * 0.6],
        [x, y + ry],
        [x - rx, y + ry * 0.6],
        [x - rx * 0.75, y - ry * 0.3],
      ],
      true,
      5,
    );
  return curve(
    [
      [x - rx * 0.9, y - ry * 0.85],
      [x, y - ry * 0.7],
      [x + rx * 0.9, y - ry * 0.85],
      [x + rx * 0.85, y + ry * 0.4],
      [x, y + ry * 1.05],
      [x - rx * 0.85, y + ry * 0.4],
    ],
    true,
    5,
  );
}

function ears(c: Canvas, x: number, y: number, r: number): string[] {
  const kind = c.dice.int(0, 3);
  return [-1, 1].map((side) => {
    if (kind === 0)
      return polygon([
        [x + side * r * 0.35, y - r * 0.7],
        [x + side * r * 0.85, y - r * 1.55],
        [x + side * r * 0.95, y - r * 0.45],
      ]);
    if (kind === 1) return round(x + side * r * 0.8, y - r * 0.8, r * 0.34);
    if (kind === 2)
      return limb(
        [
          [x + side * r * 0.4, y - r * 0.7],
          [x + side * r * 0.6, y - r * 1.4],
          [x + side * r * 1.1, y - r * 1.7],
        ],
        (t) => r * (0.12 + 0.2 * t),
        8,
      );
    return round(x + side * r * 1.05, y, r * 0.2, r * 0.38);
  });
}

function limbs(c: Canvas, x: number, y: number, foot: number, r: number): string[] {
  const { dice } = c;
  const up = dice.chance(0.6) ? -1 : 0.4;
  const arm = (side: number, lift: number): string =>
    limb(
      [
        [x + side * r * 0.5, y + 1],
        [x + side * r * 1.05, y + 3],
        [x + side * r * 1.3, y + 2 + lift * 10],
      ],
      taper(r * 0.3, r * 0.26),
      8,
    );
  return [
    limb(
      [
        [x - r * 0.3, y],
        [x - r * 0.38, foot - 3],
        [x - r * 0.62, foot],
      ],
      taper(r * 0.36, r * 0.3),
      8,
    ),
    limb(
      [
        [x + r * 0.3, y],
        [x + r * 0.38, foot - 3],
        [x + r * 0.62, foot],
      ],
      taper(r * 0.36, r * 0.3),
      8,
    ),
    arm(-1, up),
    arm(1, -up * dice.between(0.4, 1)),
    curve(
      [
        [x - r * 0.55, y - 3],
        [x + r * 0.55, y - 3],
        [x + r * 0.6, foot - 5],
        [x - r * 0.6, foot - 5],
      ],
      true,
      5,
    ),
  ];
}

function face(c: Canvas, s: Subject, x: number, y: number, r: number): void {
  const { dice } = c;
  const look = dice.between(-0.1, 0.1) * r;
  for (const side of [-1, 1]) {
    const big = r * dice.between(0.2, 0.3);
    c.path(round(x + side * r * 0.36, y - r * 0.15, big, big * 1.15), {
      fill: '#fff',
      line: '#1c1020',
      width: 0.8,
    });
    c.disc(x + side * r * 0.36 + look, y - r * 0.12, big * 0.45, '#1c1020');
  }
  const grin = s.words.startsWith('no') ? -0.14 : dice.between(0.25, 0.5);
  const mouth = `M${fix(x - r * 0.55)} ${fix(y + r * 0.3)}Q${fix(x)} ${fix(y + r * (0.35 + grin * 0.4))} ${fix(x + r * 0.55)} ${fix(y + r * 0.3)}Q${fix(x)} ${fix(y + r * (0.4 + Math.abs(grin) * 2))} ${fix(x - r * 0.55)} ${fix(y + r * 0.3)}Z`;
  c.path(mouth, { fill: '#5a0f2a', line: '#1c1020', width: 0.9, cap: true });
  c.clip(mouth, () => {
    for (let i = -3; i <= 3; i++)
      c.path(
        `M${fix(x + i * r * 0.17 - r * 0.075)} ${fix(y + r * 0.25)}h${fix(r * 0.15)}v${fix(r * 0.2)}h${fix(-r * 0.15)}Z`,
        { fill: '#fff' },
      );
    if (!s.words.startsWith('cool'))
      c.path(round(x + r * 0.1, y + r * 0.82, r * 0.24, r * 0.2), { fill: '#ff6f91' });
  });
}

/** Cool wear sunglasses, Top a hat, Fun a party cone, No a cross on the brow. */
function attire(c: Canvas, gang: string, x: number, y: number, r: number): void {
  const ink = '#1c1020';
  if (gang === 'cool') {
    c.path(
      `M${fix(x - r * 0.8)} ${fix(y - r * 0.36)}h${fix(r * 1.6)}v${fix(r * 0.26)}q${fix(-r * 0.1)} ${fix(r * 0.34)} ${fix(-r * 0.42)} ${fix(r * 0.34)}q${fix(-r * 0.28)} 0 ${fix(-r * 0.32)} ${fix(-r * 0.32)}h${fix(-r * 0.12)}q${fix(-r * 0.04)} ${fix(r * 0.32)} ${fix(-r * 0.32)} ${fix(r * 0.32)}q${fix(-r * 0.32)} 0 ${fix(-r * 0.42)} ${fix(-r * 0.34)}Z`,
      { fill: ink, line: '#fff', width: 0.7 },
    );
    c.path(
      `M${fix(x - r * 0.6)} ${fix(y - r * 0.22)}l${fix(r * 0.16)} ${fix(r * 0.2)}M${fix(x + r * 0.26)} ${fix(y - r * 0.22)}l${fix(r * 0.16)} ${fix(r * 0.2)}`,
      { line: '#9fe3ff', width: 1.1, cap: true },
    );
  } else if (gang === 'top') {
    const [w, h] = [r * 0.55, r * 0.8];
    c.group(`rotate(${c.dice.int(-14, 14)} ${fix(x)} ${fix(y - r * 0.8)})`, () => {
      c.path(
        `M${fix(x - w * 1.6)} ${fix(y - r * 0.72)}h${fix(w * 3.2)}v${fix(r * 0.14)}h${fix(-w * 3.2)}ZM${fix(x - w)} ${fix(y - r * 0.72 - h)}h${fix(2 * w)}v${fix(h)}h${fix(-2 * w)}Z`,
        { fill: ink, line: '#fff', width: 0.9, cap: true },
      );
      c.path(`M${fix(x - w)} ${fix(y - r * 0.9)}h${fix(2 * w)}v${fix(-r * 0.18)}h${fix(-2 * w)}Z`, {
        fill: c.dice.pick(SKINS),
      });
    });
  } else if (gang === 'fun') {
    c.group(`rotate(${c.dice.int(-16, 16)} ${fix(x)} ${fix(y - r * 0.8)})`, () => {
      c.path(
        polygon([
          [x - r * 0.5, y - r * 0.72],
          [x, y - r * 1.75],
          [x + r * 0.5, y - r * 0.72],
        ]),
        { fill: '#ff5cb4', line: '#fff', width: 0.9, cap: true },
      );
      c.path(`M${fix(x - r * 0.36)} ${fix(y - r)}L${fix(x + r * 0.24)} ${fix(y - r * 1.25)}`, {
        line: '#fff06a',
        width: 1.5,
      });
      c.path(star(x, y - r * 1.8, 2.4, 1.1, 5), { fill: '#fff06a', line: '#fff', width: 0.4 });
    });
  } else if (gang === 'no') {
    c.path(`M${fix(x - 2.2)} ${fix(y - r * 0.62 - 2.2)}l4.4 4.4m0 -4.4l-4.4 4.4`, {
      line: '#e3203c',
      width: 1.7,
      cap: true,
    });
    c.path(
      `M${fix(x - r * 0.65)} ${fix(y - r * 0.5)}l${fix(r * 0.4)} ${fix(r * 0.12)}M${fix(x + r * 0.65)} ${fix(y - r * 0.5)}l${fix(-r * 0.4)} ${fix(r * 0.12)}`,
      { line: ink, width: 1.2, cap: true },
    );
  }
}

export function air(c: Canvas, s: Subject): void {
  for (let i = 0; i < 2 + s.fire; i++)
    bouncer(c, c.dice.between(6, 66), c.dice.between(86, 112), c.dice.between(1, 2));
  if (speaks(s, 'fun'))
    for (let i = 0; i < 22; i++)
      c.path(`M0 0h1.6v.7h-1.6Z`, {
        fill: c.dice.pick(SKINS),
        at: `translate(${fix(c.dice.between(4, 66))} ${fix(c.dice.between(20, 108))}) rotate(${c.dice.int(0, 180)})`,
      });
}
