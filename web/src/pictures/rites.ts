/** What leadership cards do: dragons, the chosen, callings, orders; and what the Flit drop. */
import { curve, fix, polygon, round, star, type Canvas, type Point } from './canvas';
import { fire, limb, taper } from './limbs';
import { butterfly, segments } from './pillar';
import { speaks, type Subject } from './subject';

/** A dragon in flight before the moon. */
export function dragon(c: Canvas, hue: readonly [string, string] = ['#16264f', '#bcd4ff']): void {
  const { dice } = c;
  const [skin, rim] = hue;
  c.glow(2, -8, 34, '#dfeaff', 0.8).disc(2, -8, 17, '#eaf2ff', 0.9);
  const beat = dice.between(-5, 5);
  for (const side of [-1, 1]) {
    const tip: Point = [side * 27, -22 + beat];
    const edge: Point[] = [
      [side * 4, -4],
      [side * 13, -20 + beat * 0.6],
      tip,
      [side * 22, -10 + beat * 0.5],
      [side * 18, -7],
      [side * 13, -1],
      [side * 9, -1],
      [side * 5, 4],
    ];
    c.lit(polygon(edge), skin, rim, -0.5, -0.6, 0.95);
    for (const i of [3, 5])
      c.path(`M${fix(side * 13)} ${fix(-20 + beat * 0.6)}L${fix(edge[i]![0])} ${fix(edge[i]![1])}`, {
        line: rim,
        width: 0.4,
        opacity: 0.7,
      });
  }
  const body: Point[] = [
    [-9, -25],
    [-4, -18],
    [-3, -9],
    [2, 0],
    [6, 10],
    [1, 19],
    [-9, 22],
    [-17, 18],
  ];
  c.lit(
    [
      limb(body, (t) => 0.8 + 7 * Math.sin(Math.PI * (0.22 + t * 0.76)), 24),
      limb(
        [
          [1, 6],
          [8, 11],
          [7, 16],
        ],
        taper(3, 1),
      ),
    ],
    skin,
    rim,
    -0.5,
    -0.5,
    0.95,
  );
  c.lit(
    'M-4 -26Q-9 -31 -16 -26L-18 -22Q-12 -21 -9 -20Q-5 -20 -4 -26ZM-6 -28L-1 -34L-3 -26ZM-9 -29L-7 -36L-6 -28Z',
    skin,
    rim,
    -0.4,
    -0.4,
  );
  c.disc(-11, -25.6, 0.8, '#ffe27a').path('M-17 18l-6 -2l3 5Z', { fill: skin });
}

/** The dragon of a leadership card: it comes from either side. */
export function holyDragon(c: Canvas): void {
  const side = c.dice.sign();
  c.group(`translate(0 6) rotate(${c.dice.int(-12, 12)}) scale(${fix(side * 0.95)} .95)`, () =>
    dragon(c, [c.look.bar === '#ece4d0' ? '#34434f' : c.look.near, c.look.accent]),
  );
}

/** One who stands chosen in a pillar of light. */
export function chosen(c: Canvas): void {
  const { look } = c;
  const beam = c.shade(['#ffffffcc', '#ffffff00']);
  c.path('M-7 -48H7L17 30H-17Z', { fill: beam }).glow(0, -4, 34, look.light, 0.8);
  for (let i = 0; i < 12; i++)
    c.path('M0 -24V-30', {
      line: look.accent,
      width: 1,
      opacity: 0.9,
      at: `translate(0 -8) rotate(${i * 30})`,
    });
  c.ring(0, -8, 21, look.accent, 0.7, 0.9).ring(0, -8, 17.5, look.light, 0.35, 0.9);
  const robe =
    curve(
      [
        [-10, 28],
        [-7, 8],
        [-4.5, -4],
        [0, -7],
        [4.5, -4],
        [7, 8],
        [10, 28],
      ],
      false,
      5,
    ) + 'Z';
  const arms = [-1, 1].map((side) =>
    limb(
      [
        [side * 4, -3],
        [side * 10, -7],
        [side * 13, -16],
      ],
      taper(3.2, 1.4),
    ),
  );
  c.lit([...arms, robe, round(0, -11.5, 3.8, 4.6)], look.near, look.light, -0.7, -0.5, 1);
  c.path(star(0, -22, 4, 1.5, 4), { fill: look.accent, line: '#fff', width: 0.4 });
}

/** A circle of signs in which something is called. */
export function sigil(c: Canvas, s: Subject): void {
  const { look, dice } = c;
  c.glow(0, 0, 34, look.accent, 0.75);
  for (const r of [24, 21, 11]) c.ring(0, 0, r, look.accent, r === 24 ? 1.1 : 0.5, 0.95);
  const n = 3 + (s.number % 4);
  c.path(star(0, 0, 21, 10.5, n, dice.between(0, 60)), { line: look.light, width: 0.7 });
  for (let i = 0; i < 12; i++)
    c.path(dice.pick(['M-1 -21.5l2 2', 'M0 -22.5v2.5', 'M-1 -20h2l-1 -2Z', 'M-.8 -21.2a.9 .9 0 1 0 1.6 0']), {
      line: look.light,
      width: 0.6,
      at: `rotate(${i * 30})`,
    });
  if (speaks(s, 'sorcerer', 'summon', 'entreat')) {
    const robe =
      curve(
        [
          [-9, 26],
          [-6, 8],
          [-4, -4],
          [0, -16],
          [4, -4],
          [6, 8],
          [9, 26],
        ],
        false,
        5,
      ) + 'Z';
    c.lit(
      [
        robe,
        limb(
          [
            [4, 0],
            [11, -4],
            [15, -12],
          ],
          taper(3, 1.3),
        ),
      ],
      look.near,
      look.light,
      -0.6,
      -0.5,
      0.95,
    )
      .disc(15, -14, 2, look.light)
      .glow(15, -14, 8, look.light, 0.9);
    for (const side of [-1, 1]) c.disc(side * 1.3, -6.5, 0.6, look.accent);
  } else if (speaks(s, 'elemental')) {
    fire(c, -6, 8, 9, 17);
    c.path('M1 8L6 -3L8 0L11 -7L16 8Z', { fill: '#6fa044', line: '#fff', width: 0.4 });
  } else c.path(star(0, 0, 8, 3, 8), { fill: look.light });
}

/** Banners and spears: troops come, or go. */
export function banners(c: Canvas, s: Subject): void {
  const leaving = speaks(s, 'dispel', 'resistance');
  c.glow(0, 4, 32, c.look.light, 0.6);
  for (let i = 0; i < 7; i++) {
    const x = -24 + i * 8;
    const tall = 34 + (i % 3) * 7;
    c.group(`rotate(${leaving ? (i - 3) * 11 : 0} ${x} 26)`, () => {
      c.path(`M${x} 26V${26 - tall}`, { line: '#4a3a28', width: 0.9 });
      if (i % 2)
        c.lit(
          `M${x} ${27 - tall}q5 3 10 0v11q-5 3 -10 0Z`,
          i % 4 === 1 ? c.look.bar : c.look.accent,
          '#fff',
          -0.3,
          -0.4,
        );
      else c.path(`M${x - 1.6} ${28 - tall}L${x} ${22 - tall}L${x + 1.6} ${28 - tall}Z`, { fill: '#dfe6f2' });
      c.lit(
        [round(x, 14, 3), `M${x - 5} 66V24Q${x - 5} 17 ${x} 17Q${x + 5} 17 ${x + 5} 24V66Z`],
        c.look.near,
        c.look.light,
        -0.4,
        -0.4,
      );
    });
  }
}

/** Hands laid on each other. */
export function oath(c: Canvas): void {
  c.glow(0, 0, 30, '#fff06a', 0.8);
  const tones = ['#ffd23f', '#5ad1e6', '#ff6fae', '#a6e34b', '#b58cff'];
  tones.forEach((tone, i) => {
    c.group(`rotate(${i * 72 + 20})`, () =>
      c
        .path(
          limb(
            [
              [30, 0],
              [16, 2],
              [5, 0],
            ],
            taper(7.5, 6),
            8,
          ),
          { fill: tone, line: '#fff', width: 1.1 },
        )
        .path(round(5, 0, 5.4, 4.6), { fill: tone, line: '#1c1020', width: 0.7 }),
    );
  });
  c.path(star(0, 0, 6, 2.6, 5), { fill: '#fff', line: '#1c1020', width: 0.7 });
}

/** Small figures dance around a fire. */
export function dance(c: Canvas): void {
  c.glow(0, 8, 34, '#ffb35c', 0.8);
  fire(c, 0, 20, 16, 34);
  for (let i = 0; i < 6; i++) {
    const side = i < 3 ? -1 : 1;
    const [x, y] = [side * (11 + (i % 3) * 7), 24 - (i % 3) * 5];
    c.group(`translate(${x} ${y}) scale(${side * 0.9} .9) rotate(${(i % 3) * 7 - 7})`, () =>
      c.lit(
        [
          limb(
            [
              [0, 0],
              [1, -8],
              [-1, -15],
            ],
            taper(2.4, 3.4),
            8,
          ),
          limb(
            [
              [-1, -14],
              [4, -18],
              [3, -24],
            ],
            taper(1.8, 0.8),
            8,
          ),
          limb(
            [
              [0, -7],
              [5, -5],
              [4, 1],
            ],
            taper(2, 0.8),
            8,
          ),
          round(-1.4, -18, 2.3, 2.8),
        ],
        c.look.near,
        '#ffcf7a',
        0.6,
        -0.3,
        0.95,
      ),
    );
  }
}

/** What the Flit drop from above: a swarm of the named things with their trails. */
export function payload(c: Canvas, s: Subject): void {
  const { dice } = c;
  const n = speaks(s, 'mega') ? 9 : 5;
  for (let i = 0; i < 4; i++)
    c.path(`M${-22 + i * 14} ${-30 + (i % 2) * 5}q2.5 -3 5 0q2.5 -3 5 0`, {
      line: '#22303c',
      width: 1.1,
      cap: true,
    });
  for (let i = 0; i < n; i++) {
    const [x, y] = [-21 + ((i * 11) % 44), -16 + ((i * 17) % 42)];
    c.path(
      limb(
        [
          [x + 5, y - 20],
          [x + 2, y - 9],
          [x, y],
        ],
        taper(0.3, 3),
      ),
      { fill: '#fff', opacity: 0.55 },
    );
    c.group(`translate(${x} ${y}) rotate(${dice.int(-14, 14)})`, () => load(c, s));
  }
}

function load(c: Canvas, s: Subject): void {
  if (speaks(s, 'bugs', 'cockroach', 'locust')) {
    c.path('M-4 -1L-7 -3M-4 1L-7 2M4 -1L7 -3M4 1L7 2M-3 3L-5 6M3 3L5 6', {
      line: '#2a1a10',
      width: 0.7,
      cap: true,
    })
      .lit(round(0, 0.5, 3.4, 4.6), speaks(s, 'locust') ? '#6a8a3a' : '#5a3018', '#fff', -0.4, -0.4)
      .path('M0 -3V5M-1.2 -4L-3 -7M1.2 -4L3 -7', { line: '#2a1a10', width: 0.5 });
  } else if (speaks(s, 'slime', 'oil', 'gas')) {
    c.lit(
      'M0 -7Q5.5 0 5.5 3A5.5 5.5 0 0 1 -5.5 3Q-5.5 0 0 -7Z',
      speaks(s, 'oil') ? '#3a2a1c' : speaks(s, 'slime') ? '#7ab03a' : '#a89ac8',
      '#fff',
      -0.5,
      -0.5,
    ).disc(-1.8, 2, 1, '#fff', 0.7);
  } else if (speaks(s, 'rock', 'hail', 'earth')) {
    if (speaks(s, 'burning')) fire(c, 0, 2, 10, 12);
    c.lit(
      star(0, 0, 5.4, 4, 6, c.dice.between(0, 60)),
      speaks(s, 'hail') ? '#cfe3f2' : '#7d5a45',
      '#fff',
      -0.5,
      -0.5,
    );
  } else {
    c.group('scale(1 -1)', () => fire(c, 0, -4, 8, 15));
    c.glow(0, 3, 8, '#ffd27a', 0.9).disc(0, 3, 2.8, '#fff3c4');
  }
}

/** Birds that will not be silent. */
export function twitter(c: Canvas): void {
  for (let i = 0; i < 3; i++) {
    c.group(`translate(${-14 + i * 14} ${6 - (i % 2) * 14})`, () => {
      c.lit(
        [round(0, 0, 6.4, 5.6), 'M-5 2L-14 7L-6 -2Z'],
        ['#4f86b3', '#d9532c', '#9a8a4f'][i]!,
        '#fff',
        -0.4,
        -0.4,
      )
        .path('M5 -2L11 -4L6 1Z', { fill: '#e9a53a' })
        .path('M5.5 .6L10 3L5 2.5Z', { fill: '#c98428' })
        .disc(2.4, -2, 1, '#1b2530');
      for (let k = 0; k < 3; k++)
        c.path(`M${12 + k * 4} ${-7 - k * 2}a${3 + k * 2} ${3 + k * 2} 0 0 1 0 ${6 + k * 3}`, {
          line: '#fff',
          width: 0.9,
          opacity: 0.9 - k * 0.2,
          cap: true,
        });
    });
  }
}

export function caterpillar(c: Canvas, s: Subject): void {
  const coat = speaks(s, 'fire')
    ? (['#c7532f', '#ffb066'] as const)
    : speaks(s, 'earth')
      ? (['#6a8a3a', '#c9dc78'] as const)
      : speaks(s, 'water')
        ? (['#2c7a9a', '#8fd6e8'] as const)
        : speaks(s, 'light')
          ? (['#d9a92c', '#fff0a8'] as const)
          : (['#5a4a9a', '#c0b0f0'] as const);
  c.glow(0, 4, 32, coat[1], 0.6);
  const line: Point[] = [];
  for (let i = 0; i < 9; i++)
    line.push([-24 + i * 5, 17 - 15 * Math.sin((i / 8) * Math.PI * 1.25 + 0.1) - i * 0.6]);
  for (const [x, y] of line)
    c.path(`M${fix(x - 1.5)} ${fix(y + 5)}l-1 5M${fix(x + 1.5)} ${fix(y + 5)}l1 5`, {
      line: '#3a2208',
      width: 0.9,
      cap: true,
    });
  const [x, y] = segments(c, line, 6.6, coat);
  c.path(round(x + 4, y - 3, 7.4, 7), { fill: coat[0], line: '#3a2208', width: 0.5 });
  for (const side of [0, 1])
    c.path(round(x + 2.5 + side * 5, y - 4, 1.9, 2.3), { fill: '#fff', line: '#3a2208', width: 0.4 })
      .disc(x + 3 + side * 5, y - 3.6, 0.9, '#2a1605')
      .path(`M${fix(x + 2 + side * 4)} ${fix(y - 9)}q${side ? 4 : -1} -6 ${side ? 7 : 2} -8`, {
        line: '#3a2208',
        width: 0.7,
      });
  if (speaks(s, 'fire')) fire(c, x + 14, y + 1, 7, 12);
  if (speaks(s, 'moon')) c.disc(x + 5, y - 19, 5, '#eaf1ff').disc(x + 7, y - 20, 4.4, '#d9a76a');
  if (speaks(s, 'light')) c.path(star(x + 5, y - 20, 6, 2, 8), { fill: '#fff8e2' });
}

export function wings(c: Canvas, s: Subject): void {
  const evening = speaks(s, 'evening', 'deploy');
  c.glow(0, -4, 34, evening ? '#ffb98a' : '#fff3cf', 0.7);
  if (speaks(s, 'scout', 'deploy'))
    for (const [x, y, k] of [
      [-15, 10, 0.7],
      [15, -14, 0.6],
      [16, 14, 0.5],
    ] as const)
      butterfly(c, x, y, k, '#e07a52', '#f6c866', x);
  butterfly(
    c,
    0,
    -4,
    speaks(s, 'giant') ? 2.5 : 1.6,
    evening ? '#a34a8a' : '#f0b030',
    evening ? '#ffb98a' : '#e86a3a',
    c.dice.between(-8, 8),
  );
}
