/** Mimix: figures in pairs among trunks, a moon through the branches; leaves for Earth, lights for Fire. */
import { curve, fix, star, type Canvas, type Point } from './canvas';
import { limb, taper } from './limbs';
import { beast } from './beasts';
import { speaks, type Subject } from './subject';

export function ground(c: Canvas, s: Subject): void {
  const { dice } = c;
  const dusk = s.fire > s.earth + 1 || speaks(s, 'sun', 'dusk', 'flames', 'fire');
  c.sky(dusk ? ['#1d1420', '#5a3140', '#d08a4a', '#5e6b34'] : ['#0b1a1e', '#1f4a48', '#7fa06a', '#33502f']);
  const [x, y] = [dice.between(32, 56), dice.between(30, 42)];
  const r = speaks(s, 'moon', 'sun', 'night', 'light') ? 13 : dice.between(8, 10.5);
  c.stars(26, 60).moon(x, y, r, dusk ? '#ffdf9c' : '#eaf2cf');
  c.ridge(84, 16, 0, dusk ? '#4a3038' : '#274d40', 0.8);
  trunks(c, 5, 3, dusk ? '#3b2a30' : '#1c3a32', 0.85);
  branches(c, dusk ? '#2c1d22' : '#142a25');
  c.ridge(95, 10, 0, '#182518');
  trunks(c, 2, 7, '#15100b', 1);
}

function trunks(c: Canvas, n: number, width: number, fill: string, opacity: number): void {
  for (let i = 0; i < n; i++) {
    const x = n === 2 ? (i ? c.dice.between(64, 72) : c.dice.between(-2, 5)) : c.dice.between(2, 68);
    const sway = c.dice.between(-3, 3);
    c.path(
      limb(
        [
          [x, 122],
          [x + sway, 80],
          [x - sway, 45],
          [x + sway, 5],
        ],
        (t) => width * (1.25 - t * 0.55),
      ),
      { fill, opacity },
    );
    if (width > 5)
      for (let k = 0; k < 5; k++)
        c.path(
          `M${fix(x + c.dice.between(-2, 1))} ${fix(28 + k * 18)}q${fix(c.dice.between(-1, 1))} 6 ${fix(c.dice.between(-1, 1))} 12`,
          { line: '#4c3220', width: 0.5 },
        );
  }
}

/** Branches across the moon, leaves on them. */
function branches(c: Canvas, fill: string): void {
  const { dice } = c;
  for (let i = 0; i < 4; i++) {
    const side = i % 2 ? 1 : -1;
    const from: Point = [side > 0 ? 72 : -2, dice.between(18, 46)];
    const to: Point = [35 + side * dice.between(-2, 14), from[1] + dice.between(-8, 9)];
    const mid: Point = [(from[0] + to[0]) / 2, (from[1] + to[1]) / 2 + dice.between(-5, 5)];
    c.path(limb([from, mid, to], taper(2.2, 0.3)), { fill });
    for (let k = 0; k < 6; k++) {
      const t = dice.next();
      leaf(
        c,
        from[0] + (to[0] - from[0]) * t,
        from[1] + (to[1] - from[1]) * t,
        dice.between(2, 4),
        dice.between(0, 360),
        fill,
      );
    }
  }
}

export function leaf(
  c: Canvas,
  x: number,
  y: number,
  size: number,
  turn: number,
  fill: string,
  opacity = 1,
): void {
  c.path(
    `M0 0Q${fix(size * 0.5)} ${fix(-size * 0.55)} ${fix(size * 1.2)} 0Q${fix(size * 0.5)} ${fix(size * 0.55)} 0 0Z`,
    { fill, opacity, at: `translate(${fix(x)} ${fix(y)}) rotate(${Math.round(turn)})` },
  );
}

export function figure(c: Canvas, s: Subject): void {
  const foot = s.foot;
  const kind = ['gazelle', 'antelope', 'unicorn', 'bear', 'fox'].find((word) => s.words.includes(word));
  if (kind) {
    c.glow(44, foot - 16, 26, '#dff0b8', 0.4);
    c.group(
      `translate(57 ${fix(foot - 1)}) scale(-.62 .62)`,
      () => beast(c, kind, '#3f6b46', '#9fd08a'),
      0.75,
    );
    c.group(`translate(38 ${foot})`, () => beast(c, kind, '#241a12', '#eaf2cf'));
    return;
  }
  if (speaks(s, 'shaman')) return shaman(c, s, 42, foot);
  c.glow(43, foot - 22, 30, s.fire > s.earth ? '#ffcf7a' : '#cfeeb0', 0.42);
  const tall = 36 + Math.max(s.fire, s.earth) * 2.2;
  const pose = c.dice.between(0.3, 1.15);
  const leaping = speaks(s, 'leaping');
  const kick = leaping ? 1.5 : c.dice.between(-0.6, 1);
  const rise = leaping ? (speaks(s, 'high') ? 12 : 6) : 0;
  const [skin, twin] = c.dice.pick([
    ['#20150e', '#4a7a4e'],
    ['#1a1d14', '#7a5a38'],
    ['#261422', '#5a6a8a'],
    ['#14201f', '#8a7a3f'],
  ] as const);
  const gap = c.dice.between(18, 23);
  c.group(
    `translate(${fix(35 + gap)} ${fix(foot - rise * 0.7)}) scale(-1 1)`,
    () => dancer(c, s, tall * 0.93, pose, kick, twin, '#b9e08f'),
    0.85,
  );
  c.group(`translate(35 ${fix(foot + 1 - rise)})`, () => dancer(c, s, tall, pose, kick, skin, '#f3ecc4'));
}

/** What the pair carries: spears, bows, ribbons, or light and seed in their hands. */
function carried(c: Canvas, s: Subject, [x, y]: Point, tall: number): void {
  if (speaks(s, 'guardian', 'amazon')) {
    c.path(
      `M${fix(x - tall * 0.12)} ${fix(y + tall * 0.55)}L${fix(x + tall * 0.05)} ${fix(y - tall * 0.3)}`,
      { line: '#d9c48f', width: 0.9, cap: true },
    );
    c.path(`M${fix(x + tall * 0.02)} ${fix(y - tall * 0.28)}l2.8 -5.5l-.4 6.2Z`, { fill: '#eef3e0' });
  } else if (speaks(s, 'heroine')) {
    c.path(`M${fix(x - 3)} ${fix(y - 11)}Q${fix(x + 8)} ${fix(y)} ${fix(x - 3)} ${fix(y + 11)}`, {
      line: '#d9c48f',
      width: 1.1,
      cap: true,
    }).path(
      `M${fix(x - 3)} ${fix(y - 11)}L${fix(x - 4.5)} ${fix(y)}L${fix(x - 3)} ${fix(y + 11)}M${fix(x - 6)} ${fix(y)}H${fix(x + 9)}`,
      { line: '#eef3e0', width: 0.4 },
    );
  } else if (speaks(s, 'dancer')) {
    const flow: Point[] = [
      [x, y],
      [x + 7, y - 5],
      [x + 4, y - 12],
      [x - 5, y - 10],
      [x - 9, y - 17],
    ];
    c.path(curve(flow), { line: speaks(s, 'dawn') ? '#ffb98a' : '#c9a0ff', width: 1.4, cap: true });
  } else if (speaks(s, 'virgin', 'spirit', 'radiance')) {
    const tone = speaks(s, 'earth')
      ? '#b8e07a'
      : speaks(s, 'fire')
        ? '#ff9a4a'
        : speaks(s, 'night', 'radiance')
          ? '#8fb6ff'
          : '#fff3b0';
    c.glow(x, y - 4, 11, tone, 0.95).disc(x, y - 4, 2.6, '#fffbe8');
  } else if (speaks(s, 'sun', 'moon', 'stars'))
    c.path(star(x, y - 5, 5, 2, speaks(s, 'sun') ? 9 : 5), { fill: '#ffe9a0' });
}

/** A slender figure in a leap: trunk, limbs, hair of leaves. The twin is the same, mirrored. */
function dancer(
  c: Canvas,
  s: Subject,
  tall: number,
  pose: number,
  kick: number,
  fill: string,
  rim: string,
): void {
  const hip: Point = [0, -tall * 0.46];
  const neck: Point = [tall * 0.04, -tall * 0.79];
  const hand: Point = [tall * 0.3 * pose, -tall * (0.72 + 0.22 * pose)];
  const parts = [
    limb([hip, [tall * 0.07, -tall * 0.24], [tall * 0.02, 0]], taper(tall * 0.1, tall * 0.025)),
    limb(
      [
        hip,
        [-tall * 0.16, -tall * (0.28 + kick * 0.08)],
        [-tall * (0.2 + kick * 0.1), -tall * (0.04 + kick * 0.18)],
      ],
      taper(tall * 0.1, tall * 0.025),
    ),
    limb(
      [[0, -tall * 0.42], [-tall * 0.015, -tall * 0.6], neck],
      (t) => tall * (0.13 - 0.06 * Math.sin(t * 3) + (t > 0.8 ? -0.03 : 0)),
    ),
    limb([[tall * 0.03, -tall * 0.73], [tall * 0.18, -tall * 0.7], hand], taper(tall * 0.055, tall * 0.022)),
    limb(
      [
        [tall * 0.01, -tall * 0.73],
        [-tall * 0.16, -tall * 0.66],
        [-tall * 0.27, -tall * (0.72 - 0.1 * pose)],
      ],
      taper(tall * 0.055, tall * 0.022),
    ),
    `M${fix(-tall * 0.015)} ${fix(-tall * 0.86)}a${fix(tall * 0.06)} ${fix(tall * 0.075)} 0 1 1 ${fix(tall * 0.12)} 0a${fix(tall * 0.06)} ${fix(tall * 0.075)} 0 1 1 ${fix(-tall * 0.12)} 0Z`,
  ];
  c.lit(parts, fill, rim, -0.6, -0.4, 0.85);
  carried(c, s, hand, tall);
  const [x, y] = [tall * 0.04, -tall * 0.88];
  const hair = 5 + s.earth;
  for (let i = 0; i < hair; i++)
    leaf(c, x, y, tall * (0.1 + 0.012 * (i % 3)), 190 + (i * 150) / hair, i % 2 ? '#94c765' : '#5f8f45');
  c.path(
    `M${fix(-tall * 0.1)} ${fix(-tall * 0.44)}Q0 ${fix(-tall * 0.3)} ${fix(tall * 0.1)} ${fix(-tall * 0.44)}L${fix(tall * 0.14)} ${fix(-tall * 0.27)}Q0 ${fix(-tall * 0.2)} ${fix(-tall * 0.15)} ${fix(-tall * 0.26)}Z`,
    { fill: '#6b8f3f' },
  );
  for (let i = 0; i < s.fire; i++)
    c.disc(
      hand[0] + c.dice.between(-3, 3),
      hand[1] + c.dice.between(-5, 1),
      0.5 + c.dice.next() * 0.5,
      '#ffe9a0',
      0.95,
    );
  for (const eye of [0.02, 0.06]) c.disc(tall * eye + 0.3, -tall * 0.865, 0.4, '#fffbe0');
}

/** A cloaked one with antlers and a staff. */
export function shaman(c: Canvas, s: Subject, x: number, foot: number): void {
  const { dice } = c;
  const tall = 44;
  c.glow(x, foot - 26, 28, '#b9e0a0', 0.5);
  const cloak =
    curve(
      [
        [x - 12, foot],
        [x - 9, foot - 18],
        [x - 6, foot - 30],
        [x, foot - 34],
        [x + 6, foot - 30],
        [x + 9, foot - 18],
        [x + 12, foot],
      ],
      false,
      5,
    ) + 'Z';
  c.lit(cloak, '#2a1c12', '#eaf2cf', -0.7, -0.5);
  for (let row = 0; row < 4; row++)
    for (let i = -2; i <= 2; i++)
      leaf(
        c,
        x + i * (3.2 + row * 0.6) - 1,
        foot - 4 - row * 6.5,
        4,
        80 + i * 6,
        row % 2 ? '#5f7f3c' : '#3f5c30',
        0.9,
      );
  const y = foot - 36;
  for (const side of [-1, 1]) {
    const horn: Point[] = [
      [x + side * 2, y - 4],
      [x + side * 6, y - 9],
      [x + side * 5, y - 17],
    ];
    c.path(limb(horn, taper(1.5, 0.4)), { fill: '#d9c48f' });
    c.path(
      limb(
        [
          [x + side * 5.5, y - 10],
          [x + side * 9, y - 12],
          [x + side * 10, y - 16],
        ],
        taper(1, 0.3),
      ),
      { fill: '#d9c48f' },
    );
    c.path(
      limb(
        [
          [x + side * 4, y - 7],
          [x + side * 7.5, y - 6.5],
        ],
        taper(0.9, 0.3),
      ),
      { fill: '#d9c48f' },
    );
  }
  c.lit(
    curve(
      [
        [x, y - 6],
        [x + 4, y - 3],
        [x + 2.6, y + 3],
        [x, y + 6],
        [x - 2.6, y + 3],
        [x - 4, y - 3],
      ],
      true,
    ),
    '#e6d7ad',
    '#fff8dc',
    -0.4,
    -0.4,
  );
  for (const side of [-1, 1])
    c.path(`M${fix(x + side * 1)} ${fix(y - 0.5)}l${fix(side * 2)} -1.2l-.1 1.9Z`, { fill: '#1c120a' });
  const staff = x + 14;
  c.path(`M${fix(staff)} ${fix(foot)}L${fix(staff - 1)} ${fix(foot - tall)}`, {
    line: '#3b2716',
    width: 1.1,
  });
  c.glow(staff - 1, foot - tall, 9, dice.pick(['#ffd27a', '#b8f0d0', '#d7c0ff']), 0.95).disc(
    staff - 1,
    foot - tall,
    1.8,
    '#fffbe0',
  );
  if (s.moons > 1) c.ring(staff - 1, foot - tall, 4, '#fffbe0', 0.4, 0.8);
}

export function air(c: Canvas, s: Subject): void {
  c.motes(10 + s.fire * 3, '#ffe9a0', 40, 100, 0.55);
  for (let i = 0; i < 4 + s.earth; i++)
    leaf(
      c,
      c.dice.between(6, 66),
      c.dice.between(30, 104),
      c.dice.between(1.2, 2.4),
      c.dice.between(0, 360),
      '#94c765',
      0.7,
    );
}
