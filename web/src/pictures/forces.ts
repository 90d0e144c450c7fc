/** Forces of nature and of the mind, around the origin within a circle of about 24. */
import { curve, fix, polygon, round, star, type Canvas, type Point } from './canvas';
import { fire, limb, taper, tongue } from './limbs';
import { cloud } from './flit';
import { speaks, type Subject } from './subject';
import { zigzag } from './things';

export function bolts(c: Canvas): void {
  cloud(c, 0, -20, 17, '#1a0a10', 0.8);
  for (const [x, l] of [
    [-14, 34],
    [0, 44],
    [12, 30],
  ] as const)
    zigzag(c, x, -16, l, '#ffd76a');
}

export function fires(c: Canvas, s: Subject): void {
  const wall = speaks(s, 'wall');
  const n = wall ? 6 : 4;
  c.glow(0, 8, 36, '#ff8a2a', 0.7);
  for (let i = 0; i < n; i++)
    fire(
      c,
      -22 + (44 * i) / (n - 1),
      24,
      wall ? 13 : 8,
      wall ? c.dice.between(36, 48) : c.dice.between(14, 30),
    );
}

export function haze(c: Canvas): void {
  c.glow(0, -8, 28, '#ffd27a', 1).disc(0, -10, 11, '#ffe9b0');
  for (let i = 0; i < 9; i++) {
    const y = -14 + i * 5;
    c.path(`M-30 ${y}q7.5 ${i % 2 ? 4 : -4} 15 0t15 0t15 0t15 0`, {
      line: i % 2 ? '#ffb35c' : '#7a2408',
      width: 1.8,
      opacity: 0.55,
    });
  }
}

/** Faces in smoke. */
export function spirits(c: Canvas, s: Subject): void {
  const pale = c.look.light;
  const n = 3;
  for (let i = 0; i < n; i++) {
    const [x, y, k] = [
      [-14, 6, 0.8],
      [14, 4, 0.85],
      [0, -6, 1.15],
    ][i] as [number, number, number];
    c.group(`translate(${x} ${y}) scale(${k})`, () => {
      c.glow(0, -4, 18, pale, 0.6);
      c.path(
        `${curve(
          [
            [-9, -6],
            [-6, -15],
            [0, -17],
            [6, -15],
            [9, -6],
            [8, 6],
            [11, 18],
            [5, 14],
            [2, 24],
            [-2, 15],
            [-7, 21],
            [-8, 6],
          ],
          true,
        )}`,
        { fill: pale, opacity: 0.72 },
      );
      for (const side of [-1, 1])
        c.path(`M${side * 1.5} -5L${side * 6} -9L${side * 5.4} -4Z`, { fill: c.look.near });
      c.path(round(0, 2.5, 2.4, 3.6 + (i === 2 ? 1 : 0)), { fill: c.look.near });
    });
  }
  if (speaks(s, 'chant')) for (let i = 0; i < 3; i++) c.ring(0, 0, 18 + i * 5, pale, 0.6, 0.5 - i * 0.12);
}

export function meteor(c: Canvas): void {
  for (let i = 0; i < 5; i++)
    c.path(
      limb(
        [
          [26 - i * 3, -34 + i * 2],
          [10, -12],
          [0 - i, 4],
        ],
        taper(1, 9 - i * 1.2),
      ),
      { fill: ['#7a1a08', '#c93a0b', '#ff8a1f', '#ffc04a', '#fff0b8'][i]! },
    );
  c.glow(-3, 8, 22, '#ffb04a', 0.9).lit(
    curve(
      [
        [-12, 8],
        [-9, -1],
        [0, -3],
        [7, 4],
        [6, 14],
        [-3, 18],
        [-10, 15],
      ],
      true,
    ),
    '#2b1712',
    '#ffb765',
    0.6,
    -0.7,
    1,
  );
  for (let i = 0; i < 6; i++)
    c.path(tongue(-16 + i * 6, 26, 5, c.dice.between(6, 14)), { fill: '#ff8a1f', opacity: 0.8 });
}

/** The earth opens. */
export function quake(c: Canvas): void {
  c.glow(0, 4, 34, '#ffb35c', 0.8);
  const left: Point[] = [[-3, 74]];
  const right: Point[] = [];
  for (let k = 0; k < 9; k++) {
    const y = 30 - k * 6.5;
    const x = (k % 2 ? 4 : -4) + c.dice.between(-2, 2);
    const half = 15 * (1 - k / 9) ** 1.2;
    left.push([x - half, y]);
    right.unshift([x + half, y]);
  }
  const rift = polygon([...left, ...right, [3, 74]]);
  c.lit(rift, '#26100b', '#ffe0a3', -1, -0.4, 0.9).clip(rift, () =>
    c.glow(0, 30, 26, '#ff8a2a', 1).glow(0, 2, 14, '#ffd27a', 0.8),
  );
  for (let i = 0; i < 9; i++)
    c.lit(
      star(c.dice.between(-24, 24), c.dice.between(-26, 8), c.dice.between(1.6, 4), 1.6, 5, i * 13),
      '#a85a3e',
      '#ffe0a3',
      -0.3,
      -0.4,
    );
}

/** A turning storm: thunder, snow, sand or rain. */
export function storm(c: Canvas, s: Subject): void {
  const tone = speaks(s, 'snow')
    ? '#e9f1f6'
    : speaks(s, 'sand')
      ? '#e3b062'
      : speaks(s, 'rain')
        ? '#7fa8d0'
        : '#8f8798';
  for (let i = 0; i < 9; i++) {
    const w = 25 - i * 2.3;
    c.path(round(Math.sin(i * 1.1) * 2.6, -24 + i * 6, w, 3.8 - i * 0.2), {
      line: tone,
      width: 2.8 - i * 0.2,
      opacity: 0.85 - i * 0.03,
    });
  }
  if (speaks(s, 'thunder', 'typhoon')) for (const x of [-16, 6, 17]) zigzag(c, x, -10, 30, '#ffe27a');
  for (let i = 0; i < 26; i++) {
    const [x, y] = [c.dice.between(-27, 25), c.dice.between(-26, 30)];
    if (speaks(s, 'snow')) c.path(star(x, y, 1.5, 0.4, 6), { fill: '#fff', opacity: 0.9 });
    else if (speaks(s, 'rain'))
      c.path(`M${fix(x)} ${fix(y)}l-1.5 5`, { line: '#cfe3f7', width: 0.6, opacity: 0.9 });
    else c.disc(x, y, c.dice.between(0.4, 1), '#ffe0a3', 0.8);
  }
}

/** Mud, quicksand, a whirl: everything sinks towards the middle. */
export function whirl(c: Canvas, s: Subject): void {
  const tones = speaks(s, 'mud', 'sand')
    ? ['#a5703d', '#7a4a28', '#54301a', '#301a0e']
    : ['#9fe3ff', '#2f8fc0', '#125a8a', '#04182b'];
  tones.forEach((tone, i) => c.path(round(0, 6 + i * 1.2, 28 - i * 6.4, 15 - i * 3.6), { fill: tone }));
  for (let i = 0; i < 5; i++)
    c.path(
      `M${fix(-25 + i * 4.5)} 6A${fix(25 - i * 4.5)} ${fix(13.5 - i * 2.5)} 0 0 0 ${fix(18 - i * 3)} ${fix(12 - i)}`,
      { line: '#fff', width: 0.6, opacity: 0.5 },
    );
  if (speaks(s, 'mud', 'sand'))
    c.lit(
      'M-5 10Q-7 -6 -3 -14Q-1 -8 0 -3Q1 -12 4 -15Q5 -8 4 -2Q7 -8 9 -8Q8 2 6 10Z',
      '#d69a5c',
      '#fff',
      -0.4,
      -0.4,
    );
  else
    for (let i = 0; i < 6; i++)
      c.path(
        limb(
          [
            [-20 + i * 8, -24],
            [-12 + i * 5, -8],
            [-4 + i * 2, 6],
          ],
          taper(0.5, 2),
        ),
        { fill: '#9fe3ff', opacity: 0.6 },
      );
}

export function fog(c: Canvas): void {
  for (let i = 0; i < 9; i++)
    cloud(
      c,
      c.dice.between(-22, 22),
      -26 + i * 7,
      c.dice.between(13, 20),
      i % 2 ? '#c9bfb8' : '#e9e0d4',
      0.55,
    );
  c.path(round(-5, 2, 1.2, 1.6), { fill: '#ffd27a' }).path(round(5, 2, 1.2, 1.6), { fill: '#ffd27a' });
}

export function eye(c: Canvas): void {
  c.glow(0, 0, 32, c.look.accent, 0.8);
  for (let i = 0; i < 24; i++)
    c.path('M0 -17V-26', {
      line: c.look.light,
      width: 0.7,
      opacity: i % 2 ? 0.8 : 0.4,
      at: `rotate(${i * 15})`,
    });
  const lid = 'M-24 0Q-11 -16 0 -16Q11 -16 24 0Q11 16 0 16Q-11 16 -24 0Z';
  c.lit(lid, '#f6eedd', '#fff', -0.4, -0.6).clip(lid, () => {
    c.path(round(0, 0, 11), { fill: c.shade([c.look.accent, c.look.bar]) })
      .ring(0, 0, 8, c.look.near, 0.5)
      .path(round(0, 0, 2.4, 9), { fill: '#0a0508' })
      .disc(-3.5, -4, 2, '#fff');
  });
  c.path(lid, { line: c.look.near, width: 1.2 });
}

export function wave(c: Canvas, s: Subject): void {
  const n = speaks(s, 'torrential', 'tidal') ? 3 : 2;
  for (let i = 0; i < n; i++) {
    const y = 4 + i * 11;
    const tone = ['#0f5583', '#1a7ab0', '#2fa0c8'][i]!;
    c.lit(
      `M-60 90V${y + 8}Q-24 ${y + 4} -14 ${y - 12}Q-6 ${y - 30} 12 ${y - 28}Q24 ${y - 26} 24 ${y - 14}Q16 ${y - 22} 10 ${y - 16}Q4 ${y - 8} 14 ${y}Q24 ${y + 6} 40 ${y + 2}V90Z`,
      tone,
      '#eafffb',
      -0.6,
      -0.9,
      0.9,
    );
    for (let k = 0; k < 6; k++)
      c.disc(
        10 + c.dice.between(-3, 15),
        y - c.dice.between(14, 28),
        c.dice.between(0.5, 1.5),
        '#eafffb',
        0.9,
      );
  }
}

export function spout(c: Canvas): void {
  c.lit(
    limb(
      [
        [2, -34],
        [-4, -14],
        [4, 8],
        [-2, 36],
      ],
      (t) => 26 - 30 * t + 26 * t * t,
      20,
    ),
    '#1a7ab0',
    '#eafffb',
    -0.8,
    -0.4,
    0.9,
  );
  for (let i = 0; i < 13; i++)
    c.path(
      round(Math.sin(i * 0.75) * 3.4 - 1, -30 + i * 5, 12 - 6.5 * Math.sin((Math.PI * (i + 1)) / 14), 2),
      { line: i % 2 ? '#9fe3ff' : '#eafffb', width: 0.9, opacity: 0.8 },
    );
  for (let i = 0; i < 14; i++)
    c.disc(c.dice.between(-22, 22), c.dice.between(-30, 30), c.dice.between(0.5, 1.4), '#eafffb', 0.8);
}

export function marsh(c: Canvas, s: Subject): void {
  const hot = speaks(s, 'fire');
  c.path(round(0, 22, 32, 12), { fill: hot ? '#6a2a12' : '#1f4a2c' }).path(round(-4, 20, 22, 6), {
    fill: hot ? '#c9521a' : '#3f7a3a',
    opacity: 0.7,
  });
  for (let i = 0; i < 12; i++) {
    const x = -26 + i * 4.6;
    const tall = c.dice.between(14, 34);
    c.path(
      limb(
        [
          [x, 24],
          [x + c.dice.between(-2, 2), 24 - tall * 0.5],
          [x + c.dice.between(-4, 4), 24 - tall],
        ],
        taper(1.3, 0.5),
      ),
      { fill: '#12301f' },
    ).path(round(x + c.dice.between(-2, 2), 24 - tall, 1.2, 3.6), { fill: '#4a3018' });
  }
  for (let i = 0; i < 4; i++) {
    const [x, y] = [c.dice.between(-20, 20), c.dice.between(-18, 10)];
    if (hot) fire(c, x, y + 12, 5, 11);
    else c.glow(x, y, 7, '#c8f0a0', 0.9).disc(x, y, 1.1, '#f2ffd9');
  }
}

/** A cloud with something in it: laughter, glue, sloth. */
export function gas(c: Canvas, s: Subject): void {
  const tone = speaks(s, 'laughing')
    ? '#ff9ad0'
    : speaks(s, 'glu')
      ? '#ffe27a'
      : speaks(s, 'dust', 'flaming')
        ? '#ffb35c'
        : '#a6e34b';
  for (let i = 0; i < 10; i++)
    c.disc(c.dice.between(-19, 19), c.dice.between(-18, 18), c.dice.between(7, 12), tone, 0.4);
  c.path(round(-6, -3, 2.6, 3.2), { fill: '#1c1020' }).path(round(7, -3, 2.6, 3.2), { fill: '#1c1020' });
  c.path(speaks(s, 'laughing') ? 'M-10 5Q0 20 11 5Z' : 'M-8 9Q0 5 9 9', {
    fill: speaks(s, 'laughing') ? '#5a0f2a' : 'none',
    line: '#1c1020',
    width: 1.4,
    cap: true,
  });
  for (let i = 0; i < 12; i++)
    c.path(star(c.dice.between(-24, 24), c.dice.between(-24, 24), 1.4, 0.5, 4), { fill: '#fff' });
}

export function jumble(c: Canvas): void {
  for (let i = 0; i < 16; i++) {
    const a = i * 0.8;
    const r = 8 + i * 1.2;
    c.path(
      star(
        r * Math.cos(a),
        r * Math.sin(a),
        c.dice.between(3, 7),
        c.dice.between(1.5, 3),
        c.dice.int(3, 7),
        i * 17,
      ),
      {
        fill: c.dice.pick(['#ffd23f', '#5ad1e6', '#ff6fae', '#a6e34b', '#b58cff', '#ff5a5a']),
        line: '#fff',
        width: 0.9,
      },
    );
  }
  c.path(star(0, 0, 12, 6, 9), { fill: '#fff06a', line: '#1c1020', width: 1 }).path('M-3 -4l6 8m0 -8l-6 8', {
    line: '#e3203c',
    width: 2,
    cap: true,
  });
}

export function drops(c: Canvas, s: Subject): void {
  const drop = 'M0 -18Q13 0 13 8A13 13 0 0 1 -13 8Q-13 0 0 -18Z';
  const inner = speaks(s, 'firewater') ? '#ff8a3d' : speaks(s, 'earthwater') ? '#9ccb62' : '#d9fff8';
  c.glow(0, 2, 32, inner, 0.7);
  const places: readonly Point[] = speaks(s, 'union')
    ? [
        [-10, 2],
        [10, 2],
      ]
    : [[0, 2]];
  for (const [x, y] of places) {
    c.group(
      `translate(${x} ${y}) scale(${places.length > 1 ? 1 : 1.35})`,
      () => {
        c.lit(drop, '#1a7ab0', '#eafffb', -0.6, -0.6, 0.95);
        if (speaks(s, 'firewater')) fire(c, 0, 15, 14, 22);
        else if (speaks(s, 'earthwater')) c.path('M-10 15L-3 0L0 4L5 -6L11 15Z', { fill: '#5b8a35' });
        c.path('M-7 3Q-8 10 -3 15', { line: '#eafffb', width: 1.4, opacity: 0.85, cap: true });
      },
      places.length > 1 ? 0.85 : 1,
    );
  }
}
