/** The special cards: wanderers, household spirits, royal servants, envoys, crystals and whatever interferes. */
import { curve, fix, polygon, round, star, type Canvas } from './canvas';
import { fire, limb, taper } from './limbs';
import { dragon } from './rites';
import { speaks, type Subject } from './subject';

export function ground(c: Canvas, s: Subject): void {
  const { dice, look } = c;
  c.sky([...look.sky, look.far]);
  c.stars(30, 64).moon(dice.between(30, 58), dice.between(28, 38), dice.between(6, 9));
  c.ridge(88, 20, s.people === 'Tutu' || s.people === 'Hyla' ? 0 : 1, look.far, 0.8).ridge(
    100,
    9,
    0,
    look.near,
  );
}

export function figure(c: Canvas, s: Subject): void {
  const draw = {
    Tutu: wanderer,
    Hyla: hyla,
    Inquisitor: servant,
    Emissary: envoy,
    Crystal: crystal,
    Spirit: wisp,
    Interference: interference,
  }[s.people];
  c.group(`translate(42 ${fix(s.foot)})`, () => draw?.(c, s));
}

export function air(c: Canvas, s: Subject): void {
  c.motes(14 + s.moons * 3, c.look.light, 20, 104, 0.6);
}

/** Tutu: a round belly, a long face, a staff with a bundle. */
function wanderer(c: Canvas, s: Subject): void {
  const { dice } = c;
  const twins = speaks(s, ' and ');
  const k = (twins ? 0.72 : 0.85) + (s.fire + s.earth) * 0.03;
  const fur = dice.pick(['#b5788a', '#8f7ab0', '#c9906a', '#7a9a86']);
  c.glow(0, -22, 30, c.look.light, 0.55);
  for (const x of twins ? [-12, 12] : [0]) {
    c.group(`translate(${x} 0) scale(${fix(x > 0 ? -k : k)} ${fix(k)})`, () => {
      c.path('M17 2L20 -44', { line: '#5a3a22', width: 1.4, cap: true }).lit(
        curve(
          [
            [14, -44],
            [20, -51],
            [27, -46],
            [25, -38],
            [17, -37],
          ],
          true,
        ),
        '#d0705a',
        '#fff1d6',
        -0.4,
        -0.4,
      );
      const feet = [round(-7, 0, 6, 2.6), round(7, 0, 6, 2.6)];
      const arms = [
        limb(
          [
            [10, -22],
            [16, -18],
            [18, -22],
          ],
          taper(5, 3),
        ),
        limb(
          [
            [-10, -22],
            [-17, -16],
            [-15, -9],
          ],
          taper(5, 3),
        ),
      ];
      c.lit(
        [
          ...feet,
          ...arms,
          curve(
            [
              [-13, -8],
              [-12, -22],
              [-6, -30],
              [6, -30],
              [12, -22],
              [13, -8],
              [7, -1],
              [-7, -1],
            ],
            true,
          ),
          curve(
            [
              [-7, -30],
              [-8, -40],
              [-3, -47],
              [5, -46],
              [9, -39],
              [12, -33],
              [5, -28],
            ],
            true,
          ),
        ],
        fur,
        '#fff1d6',
        -0.6,
        -0.5,
        0.85,
      );
      c.path(round(0, -13, 8.5, 9), { fill: '#fff1d6', opacity: 0.75 })
        .disc(3, -39, 1.5, '#fff')
        .disc(3.4, -39, 0.8, '#2c1b28')
        .disc(11, -34, 1.5, '#2c1b28');
      c.path('M5 -31.5q3 1.5 6 -.5', { line: '#2c1b28', width: 0.7, cap: true }).lit(
        [
          polygon([
            [-6, -43],
            [-11, -54],
            [-1, -46],
          ]),
          polygon([
            [1, -46],
            [3, -57],
            [7, -45],
          ]),
        ],
        fur,
        '#fff1d6',
        -0.4,
        -0.4,
      );
      if (s.earth > s.fire) c.path('M-13 -12Q0 -6 13 -12V-8Q0 -2 -13 -8Z', { fill: '#6a8a3a' });
      else if (s.fire > s.earth) c.path('M-7 -29Q2 -24 9 -29L10 -26Q1 -21 -8 -26Z', { fill: '#d0532c' });
    });
  }
}

/** Hyla: a carved idol of a frog, with what it watches over. */
function hyla(c: Canvas, s: Subject): void {
  const stone = '#4f9a7e';
  c.glow(0, -20, 32, c.look.light, 0.6);
  c.lit('M-20 6L-17 -3H17L20 6Z', '#2a4a42', c.look.light, -0.4, -0.6);
  c.lit(
    [
      round(-11, -8, 7, 6),
      round(11, -8, 7, 6),
      curve(
        [
          [-12, -6],
          [-13, -20],
          [-9, -28],
          [9, -28],
          [13, -20],
          [12, -6],
          [0, -2],
        ],
        true,
      ),
      round(-8, -37, 5),
      round(8, -37, 5),
      curve(
        [
          [-14, -30],
          [-11, -38],
          [0, -40],
          [11, -38],
          [14, -30],
          [8, -24],
          [-8, -24],
        ],
        true,
      ),
    ],
    stone,
    c.look.light,
    -0.7,
    -0.7,
    0.9,
  );
  for (const side of [-1, 1])
    c.disc(side * 8, -38, 2.8, '#f6f7cf').path(round(side * 8, -38, 0.9, 2.2), { fill: '#071714' });
  c.path(speaks(s, 'lips') ? 'M-9 -29H9M-6 -31v4M-2 -31v4M2 -31v4M6 -31v4' : 'M-10 -30Q0 -24 10 -30', {
    line: '#071714',
    width: 1,
    cap: true,
  });
  for (let i = 0; i < 3; i++)
    c.path(`M${-7 + i * 1.5} ${-20 + i * 5}Q0 ${-16 + i * 5} ${7 - i * 1.5} ${-20 + i * 5}`, {
      line: '#2a6a55',
      width: 0.8,
    });
  attribute(c, s);
}

function attribute(c: Canvas, s: Subject): void {
  if (speaks(s, 'hearth')) fire(c, 0, -6, 12, 15);
  else if (speaks(s, 'furrow', 'granary'))
    for (let i = -2; i <= 2; i++)
      c.path(
        limb(
          [
            [i * 2, -4],
            [i * 3, -12],
            [i * 4.5, -20],
          ],
          taper(0.8, 0.5),
          6,
        ),
        { fill: '#f2d87a' },
      ).path(round(i * 4.5, -20, 1.2, 2.8), { fill: '#f2d87a' });
  else if (speaks(s, 'shallows'))
    for (let i = 0; i < 3; i++)
      c.path(round(0, 5 + i * 2, 20 + i * 4, 2.4), { line: '#9fe3e0', width: 0.7, opacity: 0.9 - i * 0.2 });
  else if (speaks(s, 'bowl'))
    c.lit('M-9 -14H9Q8 -5 0 -5Q-8 -5 -9 -14Z', '#c9906a', '#fff', -0.4, -0.4).path(round(0, -14, 9, 1.8), {
      fill: '#3a2418',
    });
  else if (speaks(s, 'market'))
    for (let i = 0; i < 5; i++)
      c.path(round(-8 + i * 4, -5 - (i % 2) * 3, 2.8, 2.4), { fill: '#f2cd5a', line: '#7a5a14', width: 0.5 });
  else if (speaks(s, 'path'))
    c.path('M-2 -4Q-8 8 0 16Q8 24 -4 34L6 34Q14 22 6 14Q0 6 4 -4Z', { fill: '#f2e7a6', opacity: 0.6 });
}

/** A robed servant of the king, crowned hat and a tool of office. */
function servant(c: Canvas, s: Subject): void {
  c.glow(0, -30, 32, '#fff0c2', 0.7);
  for (let i = 0; i < 16; i++)
    c.path('M0 -15V-24', {
      line: '#f0cd72',
      width: i % 2 ? 0.5 : 1.1,
      opacity: 0.7,
      at: `translate(0 -40) rotate(${i * 22.5})`,
    });
  c.lit(
    curve(
      [
        [-16, 40],
        [-13, 0],
        [-9, -22],
        [-4, -31],
        [4, -31],
        [9, -22],
        [13, 0],
        [16, 40],
      ],
      false,
      5,
    ) + 'Z',
    '#3d1f5e',
    '#f7df9c',
    -0.7,
    -0.5,
    0.95,
  );
  c.path('M-2 -31L-5 40H5L2 -31Z', { fill: '#f0cd72', opacity: 0.85 }).lit(
    round(0, -39, 5, 6.2),
    '#d9b48a',
    '#fff',
    -0.4,
    -0.4,
    0.7,
  );
  for (const side of [-1, 1])
    c.disc(side * 1.9, -40, 0.65, '#150a22').lit(
      limb(
        [
          [side * 7, -26],
          [side * 13, -17],
          [side * 8, -10],
        ],
        taper(5, 3),
      ),
      '#4d2a72',
      '#f7df9c',
      -0.4,
      -0.4,
    );
  c.path('M-6 -44L-7 -53L-3 -48.5L0 -55L3 -48.5L7 -53L6 -44Z', {
    fill: '#f0cd72',
    line: '#7a5a14',
    width: 0.4,
  });
  if (speaks(s, 'marshal'))
    c.path('M-16 -34L14 4', { line: '#dfe6f2', width: 1.6, cap: true }).path('M8 -8l6 5', {
      line: '#f0cd72',
      width: 1.6,
    });
  else if (speaks(s, 'quarter'))
    for (let i = 0; i < 3; i++)
      c.lit(`M${-9 + i * 3} ${-6 - i * 6}h12v6h-12Z`, '#8a5a30', '#fff', -0.3, -0.4);
  else if (speaks(s, 'herald'))
    c.lit('M2 -16L22 -28L25 -21L4 -12Z', '#f0cd72', '#fff', -0.3, -0.4).path('M9 -18v12l6 -4v-10Z', {
      fill: '#b3342c',
    });
  else
    for (let i = 0; i < 6; i++)
      c.path(round(-6 + (i % 3) * 6, -6 - Math.floor(i / 3) * 3.5, 3, 1.7), {
        fill: '#f2cd5a',
        line: '#7a5a14',
        width: 0.5,
      });
}

/** An envoy in a travelling cloak under his banner. */
function envoy(c: Canvas, s: Subject): void {
  const [tone, sign] = speaks(s, 'tides')
    ? ['#1a7ab0', 'M-7 0q3.5 -5 7 0t7 0']
    : speaks(s, 'dunes')
      ? ['#d8952a', 'M-8 4Q-2 -6 1 0Q4 -4 8 4']
      : speaks(s, 'peaks')
        ? ['#8a3223', 'M-8 4L-2 -5L1 -1L4 -7L8 4']
        : ['#3a3a8a', star(0, 0, 7, 2.6, 5)];
  c.glow(0, -26, 32, c.look.light, 0.6).path('M-17 40V-58', { line: '#6a4a24', width: 1.4 });
  c.lit('M-17 -57Q-4 -53 12 -58V-33Q-4 -28 -17 -33Z', tone!, '#fff', -0.4, -0.5).path(sign!, {
    line: '#fff3d1',
    width: 1.5,
    cap: true,
    at: 'translate(-3 -44)',
  });
  c.lit(
    curve(
      [
        [-16, 40],
        [-12, 0],
        [-9, -14],
        [0, -24],
        [9, -14],
        [12, 0],
        [16, 40],
      ],
      false,
      5,
    ) + 'Z',
    '#14525c',
    '#fff3d1',
    -0.7,
    -0.5,
    0.9,
  );
  c.path(
    curve(
      [
        [-6, -17],
        [0, -25],
        [6, -17],
        [4, -9],
        [-4, -9],
      ],
      true,
    ),
    { fill: '#061d21' },
  ).lit(round(0, -15, 3.6, 4.4), '#c9a07a', '#fff', -0.4, -0.4, 0.6);
  for (const side of [-1, 1]) c.disc(side * 1.4, -15.4, 0.5, '#061d21');
  c.lit(
    limb(
      [
        [-6, -8],
        [-14, -4],
        [-17, -10],
      ],
      taper(5, 3),
    ),
    '#1c6a74',
    '#fff3d1',
    -0.4,
    -0.4,
  ).path(star(0, -3, 3.4, 1.3, 4), { fill: '#f2d9a0' });
}

function crystal(c: Canvas, s: Subject): void {
  const tones = speaks(s, 'lika')
    ? ['#ff8a3d', '#ffe0a8']
    : speaks(s, 'doran')
      ? ['#7aa83f', '#e6f5c0']
      : ['#3fa0e0', '#d9f3ff'];
  c.group('translate(0 -38) scale(.72)', () => dragon(c, ['#0b1a33', tones[1]!]));
  c.glow(0, -14, 30, tones[0]!, 0.9);
  for (const [x, k] of [
    [-13, 0.6],
    [13, 0.65],
    [0, 1],
  ] as const) {
    c.group(`translate(${x} 6) scale(${k}) rotate(${x * 0.8})`, () =>
      c
        .lit('M0 -44L9 -30L6 2H-6L-9 -30Z', tones[0]!, '#fff', -0.5, -0.4)
        .path('M0 -44L2 -26L0 2H-6L-9 -30Z', { fill: tones[1]!, opacity: 0.75 })
        .path('M0 -44L2 -26L9 -30M2 -26L0 2', { line: '#fff', width: 0.5 }),
    );
  }
}

function wisp(c: Canvas, s: Subject): void {
  const tone = speaks(s, 'ember')
    ? '#ffb35c'
    : speaks(s, 'dust')
      ? '#d9c48f'
      : speaks(s, 'rain')
        ? '#9fd0ff'
        : '#d7c0ff';
  c.group('translate(0 -28)', () => {
    c.glow(0, 0, 34, tone, 0.95);
    for (let i = 0; i < 5; i++)
      c.path(
        limb(
          [
            [i * 3 - 6, 4],
            [i * 5 - 12, 18],
            [i * 4 - 6, 30 + (i % 2) * 6],
          ],
          taper(5, 0.3),
        ),
        { fill: tone, opacity: 0.6 },
      );
    c.path(
      curve(
        [
          [-12, 0],
          [-8, -13],
          [0, -17],
          [8, -13],
          [12, 0],
          [6, 9],
          [-6, 9],
        ],
        true,
      ),
      { fill: '#fff', opacity: 0.85 },
    );
    for (const side of [-1, 1]) c.path(round(side * 4.2, -3, 1.9, 2.8), { fill: c.look.near });
    for (let i = 0; i < 8; i++)
      c.path(star(c.dice.between(-24, 24), c.dice.between(-24, 26), 1.5, 0.5, 4), { fill: tone });
  });
}

/** A raised hand and a broken thing. */
function interference(c: Canvas, s: Subject): void {
  const { look } = c;
  c.group('translate(0 -28)', () => {
    c.glow(0, 0, 34, look.accent, 0.8);
    for (let i = 0; i < 14; i++)
      c.path('M0 -24L1.5 -34L-1.5 -34Z', { fill: look.accent, opacity: 0.6, at: `rotate(${i * 25.7})` });
    if (speaks(s, 'bowstring'))
      c.path('M-10 -22Q16 -14 10 22', { line: '#8a5a30', width: 3, cap: true }).path(
        'M-10 -22Q-6 -8 -14 -4M10 22Q0 14 -6 18',
        { line: '#fff', width: 1, cap: true },
      );
    else if (speaks(s, 'shelter'))
      c.lit(
        [
          polygon([
            [-22, 4],
            [-3, -18],
            [-1, -2],
            [-6, 6],
          ]),
          polygon([
            [22, 8],
            [3, -14],
            [2, 2],
            [8, 8],
          ]),
        ],
        '#8a3a2c',
        '#fff',
        -0.4,
        -0.4,
      ).path('M-14 6V22H-4V8M14 10V22H5V10', { line: '#ffd7c9', width: 1.6 });
    else if (speaks(s, 'wind'))
      for (let i = 0; i < 5; i++)
        c.path(
          `M28 ${-16 + i * 8}Q10 ${-20 + i * 8} ${-6 - (i % 3) * 4} ${-16 + i * 8}q-9 3 -8 -3q2 -5 6 -1`,
          { line: '#fff', width: 1.4, cap: true, opacity: 0.9 },
        );
    else if (speaks(s, 'cries', 'fright', 'derision'))
      for (const [x, y, r] of [
        [-12, -6, 9],
        [12, -4, 9],
        [0, 10, 10],
      ] as const)
        c.lit(round(x, y, r), look.bar, '#fff', -0.5, -0.5)
          .path(`M${x - r * 0.5} ${y + 1}Q${x} ${y + r * 0.9} ${x + r * 0.5} ${y + 1}Z`, { fill: '#120308' })
          .path(
            `M${fix(x - r * 0.5)} ${fix(y - r * 0.4)}l2.6 1.4M${fix(x + r * 0.5)} ${fix(y - r * 0.4)}l-2.6 1.4`,
            { line: '#fff', width: 1, cap: true },
          );
    else {
      const palm = [
        'M-8 22V-4Q-8 -8 -5 -8H8Q11 -8 11 -4V8Q10 22 0 24Z',
        limb(
          [
            [-6, -4],
            [-7, -20],
          ],
          taper(4.4, 3.6),
          6,
        ),
        limb(
          [
            [-1, -6],
            [-1, -25],
          ],
          taper(4.4, 3.6),
          6,
        ),
        limb(
          [
            [4, -6],
            [5, -23],
          ],
          taper(4.4, 3.6),
          6,
        ),
        limb(
          [
            [9, -3],
            [11, -16],
          ],
          taper(4, 3.2),
          6,
        ),
        limb(
          [
            [-7, 10],
            [-15, 3],
            [-17, -4],
          ],
          taper(5, 3.4),
          6,
        ),
      ];
      c.lit(palm, '#d98a7a', '#fff', -0.5, -0.5, 0.8);
      if (speaks(s, 'ears'))
        c.path('M-2 4q0 -7 6 -7q6 1 5 8q-1 4 -4 6', { line: '#5b1230', width: 1.6, cap: true }).path(
          'M-6 16L14 -6',
          { line: '#fff', width: 1.6 },
        );
      else c.path(star(2, 4, 5, 2, 6), { fill: '#ffe27a' });
    }
  });
}
