/** Flit: birds who fly in formation; feathers for strength, wind in every line. */
import { curve, fix, round, type Canvas, type Point } from './canvas';
import { limb } from './limbs';
import { speaks, type Subject } from './subject';

const COATS = [
  ['#2f3f4f', '#5f7a92', '#d7e6f2'],
  ['#4a3a35', '#8a6a58', '#f0dcc2'],
  ['#31465c', '#4f86b3', '#f4f4ec'],
  ['#3a3348', '#75689a', '#e8e0f4'],
  ['#46402c', '#9a8a4f', '#f6efcf'],
  ['#20262e', '#454f5c', '#b8c4d0'],
] as const;

export function ground(c: Canvas, s: Subject): void {
  const { dice } = c;
  const dawn = s.fire > s.earth || speaks(s, 'phoenix', 'fire', 'flar', 'burning');
  c.sky(dawn ? ['#34557e', '#8aa9c9', '#f2cfa8', '#e9a877'] : ['#2c4f78', '#6f9fca', '#cfe0ea', '#9db4c4']);
  c.glow(dice.between(30, 58), dice.between(28, 40), 26, '#fffdf0', 0.75);
  for (let i = 0; i < 3; i++)
    cloud(c, dice.between(4, 66), 34 + i * 18, dice.between(9, 15), '#ffffff', 0.35 + i * 0.1);
  winds(c, 7);
  c.path('M-2 106L10 92L17 98L27 88L40 103L52 94L74 106V124H-2Z', { fill: '#5f7688', opacity: 0.55 });
  for (let i = 0; i < 3; i++)
    cloud(c, dice.between(0, 70), 104 + i * 6, dice.between(12, 20), i % 2 ? '#e9f1f6' : '#cddbe5', 0.9);
}

export function cloud(c: Canvas, x: number, y: number, r: number, fill: string, opacity: number): void {
  const { dice } = c;
  let d = '';
  for (let i = -2; i <= 2; i++)
    d += round(
      x + i * r * 0.5,
      y - (2 - Math.abs(i)) * r * 0.12,
      r * dice.between(0.28, 0.42) * (1.25 - Math.abs(i) * 0.22),
    );
  c.path(`${d}${round(x, y + r * 0.12, r * 1.35, r * 0.2)}`, { fill, opacity });
}

/** Long lines of wind that curl at their end. */
export function winds(c: Canvas, n: number, colour = '#ffffff'): void {
  const { dice } = c;
  for (let i = 0; i < n; i++) {
    const [x, y, w] = [dice.between(-5, 40), dice.between(22, 96), dice.between(14, 32)];
    const points: Point[] = [
      [x, y],
      [x + w * 0.4, y - 1.5],
      [x + w * 0.8, y + 1],
      [x + w, y - 2],
      [x + w - 1, y - 5],
      [x + w - 4, y - 4],
    ];
    c.path(curve(points), { line: colour, width: dice.between(0.25, 0.6), opacity: 0.6, cap: true });
  }
}

export function figure(c: Canvas, s: Subject, x = 44, y = s.foot - 40): void {
  const { dice } = c;
  const strength = s.fire + s.earth;
  const phoenix = speaks(s, 'phoenix');
  const coat = phoenix
    ? (['#8a2408', '#f0761c', '#ffd76a'] as const)
    : speaks(s, 'crow', 'magpie')
      ? COATS[5]
      : dice.pick(COATS);
  const span = 20 + strength * 1.5;
  const lift = dice.between(0.35, 1);
  for (let i = 0; i < 3; i++) speck(c, dice.between(6, 64), dice.between(22, 40), dice.between(1.5, 3));
  if (phoenix) c.glow(x, y, 34, '#ffb04a', 0.8);
  c.group(`translate(${x} ${fix(y)}) rotate(${Math.round(dice.between(-9, 9))})`, () => {
    tail(c, coat, phoenix ? 26 : 16);
    for (const side of [-1, 1])
      c.group(`scale(${side} 1)`, () => wing(c, span, lift, 6 + Math.round(strength / 1.5), coat));
    c.lit(
      curve(
        [
          [0, -10],
          [5.5, -6],
          [6, 3],
          [0, 13],
          [-6, 3],
          [-5.5, -6],
        ],
        true,
      ),
      coat[1],
      '#fff',
      -0.6,
      -0.4,
      0.6,
    );
    c.path(
      curve(
        [
          [0, -6],
          [3, -2],
          [2.6, 4],
          [0, 9.5],
          [-2.6, 4],
          [-3, -2],
        ],
        true,
      ),
      { fill: coat[2], opacity: 0.9 },
    );
    head(c, s, coat);
  });
}

function speck(c: Canvas, x: number, y: number, r: number): void {
  c.path(
    `M${fix(x - r)} ${fix(y - r * 0.4)}Q${fix(x - r * 0.4)} ${fix(y - r * 0.6)} ${fix(x)} ${fix(y)}Q${fix(x + r * 0.4)} ${fix(y - r * 0.6)} ${fix(x + r)} ${fix(y - r * 0.4)}`,
    { line: '#2b3845', width: 0.5, cap: true },
  );
}

/** Feathers in a fan, long ones below, coverts above. */
function wing(
  c: Canvas,
  span: number,
  lift: number,
  feathers: number,
  coat: readonly [string, string, string],
): void {
  for (const [row, length, colour] of [
    [0, 1, coat[0]],
    [1, 0.72, coat[1]],
    [2, 0.45, coat[2]],
  ] as const) {
    for (let i = 0; i < feathers - row; i++) {
      const share = i / (feathers - 1);
      const angle = -0.75 * lift - 0.25 + share * (1.25 + lift * 0.45);
      const reach = span * length * (1 - share * 0.38);
      const root: Point = [3.5, -6 + share * 6];
      const tip: Point = [root[0] + reach * Math.cos(angle), root[1] + reach * Math.sin(angle)];
      c.path(feather(root, tip), { fill: colour, line: row === 0 ? coat[1] : coat[0], width: 0.2 });
    }
  }
}

/** A feather from its root to its tip, two curves. */
function feather([x, y]: Point, [tx, ty]: Point): string {
  const length = Math.hypot(tx - x, ty - y) || 1;
  const [nx, ny] = [(-(ty - y) / length) * 2.6, ((tx - x) / length) * 2.6];
  const [mx, my] = [x + (tx - x) * 0.62, y + (ty - y) * 0.62 - 1];
  return `M${fix(x)} ${fix(y)}Q${fix(mx + nx)} ${fix(my + ny)} ${fix(tx)} ${fix(ty)}Q${fix(mx - nx)} ${fix(my - ny)} ${fix(x)} ${fix(y)}Z`;
}

function tail(c: Canvas, coat: readonly [string, string, string], length: number): void {
  for (let i = -2; i <= 2; i++)
    c.path(
      limb(
        [
          [0, 8],
          [i * 2, 8 + length * 0.6],
          [i * 4, 8 + length - Math.abs(i) * 2],
        ],
        (t) => 1.5 + 2.4 * t * (1.3 - t),
        8,
      ),
      { fill: i % 2 ? coat[1] : coat[0] },
    );
}

/** An aviator's head: beak, crest, goggles, a scarf in the wind. */
function head(c: Canvas, s: Subject, coat: readonly [string, string, string]): void {
  const { dice } = c;
  const y = -13;
  const crest = 1 + Math.max(s.fire, s.earth);
  for (let i = 0; i < crest; i++)
    c.path(
      limb(
        [
          [0, y - 3],
          [-2 - i * 0.8, y - 7 - i * 0.6],
          [-5 - i, y - 8],
        ],
        (t) => 1.6 * (1 - t) + 0.2,
        6,
      ),
      { fill: i % 2 ? coat[2] : coat[0] },
    );
  c.lit(round(0, y, 5.2, 5), coat[1], '#fff', -0.5, -0.4, 0.6);
  c.path(`M3.2 ${y - 0.5}Q9 ${y - 0.5} 11 ${y + 2.8}Q6.5 ${y + 3.2} 3 ${y + 2.6}Z`, {
    fill: '#e9a53a',
    line: '#7a4a12',
    width: 0.3,
  });
  if (!speaks(s, 'phoenix')) {
    c.path(`M-5 ${y - 1.6}L5 ${y - 1.2}`, { line: '#3b2a1c', width: 1.3 });
    c.path(round(1.6, y - 1, 2.1), { fill: '#bfe3f5', line: '#5b3f26', width: 0.8 })
      .disc(2.2, y - 1, 0.8, '#1b2530')
      .disc(1, y - 1.8, 0.45, '#fff');
    const flow = dice.between(-2, 3);
    c.path(
      limb(
        [
          [0, -8.2],
          [-7, -7 + flow],
          [-13, -9 + flow],
          [-18, -6 + flow * 2],
        ],
        (t) => 2.6 - t * 1.2,
      ),
      { fill: s.fire >= s.earth ? '#d9532c' : '#5d8f3c' },
    );
    c.path('M-4.6 -9.2Q0 -6.5 4.6 -9.2L4.8 -7.2Q0 -4.6 -4.8 -7.2Z', {
      fill: s.fire >= s.earth ? '#d9532c' : '#5d8f3c',
    });
  } else c.disc(2, y - 0.8, 0.9, '#3a0702');
}

export function air(c: Canvas, s: Subject): void {
  winds(c, 3);
  for (let i = 0; i < 2 + s.moons; i++)
    c.path(
      limb(
        [
          [0, 0],
          [2, -1.5],
          [5, -1],
        ],
        (t) => 1.2 * Math.sin(Math.PI * t),
        6,
      ),
      {
        fill: '#fff',
        opacity: 0.8,
        at: `translate(${fix(c.dice.between(8, 62))} ${fix(c.dice.between(40, 96))}) rotate(${c.dice.int(0, 180)})`,
      },
    );
}
