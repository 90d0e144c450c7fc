/** Things that stand for a card by themselves: each is drawn around 0 0, about 40 wide and high. */
import { fix, polygon, round, star, type Canvas, type Point } from '../canvas';
import { fire, limb, taper } from '../limbs';
import { speaks, type Subject } from '../subject';

/** Things that boosters and supports show, drawn around the origin within a circle of about 22. */
const IRON = '#2b3140';

export function blast(c: Canvas, s: Subject): void {
  const earth = speaks(s, 'earth', 'rock');
  const tones = earth ? ['#5a3a22', '#a5603d', '#e3b062', '#fff0c0'] : ['#b3210b', '#f0701a', '#ffc04a', '#fff6d0'];
  c.glow(0, 0, 34, tones[2]!, 0.9);
  tones.forEach((tone, i) => c.path(star(0, 0, 25 - i * 5.5, 13 - i * 3.4, 11 + i, c.dice.between(0, 30)), { fill: tone }));
  for (let i = 0; i < 12; i++) {
    const a = c.dice.between(0, 6.28);
    const r = c.dice.between(18, 28);
    c.path(star(r * Math.cos(a), r * Math.sin(a), 1.8, 0.9, 4, i * 20), {
      fill: earth ? '#5a3a22' : '#ffd98a',
    });
  }
}

export function book(c: Canvas): void {
  c.glow(0, -8, 30, '#fff6d0', 0.9);
  for (let i = -3; i <= 3; i++) c.path(`M0 -4L${i * 7} -30`, { line: '#fff6d0', width: 1.2, opacity: 0.35 });
  c.lit('M-23 12Q-10 4 0 11Q10 4 23 12V-6Q10 -14 0 -7Q-10 -14 -23 -6Z', '#5a3a22', '#fff', -0.4, -0.6);
  c.path('M-21 9Q-9 2 0 8.5Q9 2 21 9V-8Q9 -15 0 -8.5Q-9 -15 -21 -8Z', { fill: '#f6f0dc' }).path('M0 -8.5V8.5', { line: '#8a7a5a', width: 0.7 });
  for (let i = 0; i < 6; i++)
    c.path(`M-18 ${fix(-5.5 + i * 2.1)}q8 -4 15 -.6M3 ${fix(-6.1 + i * 2.1)}q7 -3.4 15 .6`, {
      line: '#4c5f75',
      width: 0.45,
    });
  c.ring(10, -2, 3.4, '#b07a34', 0.6).path(star(10, -2, 3, 1, 6), { fill: '#b07a34' });
}

/** A catapult or a great crossbow. */
export function engine(c: Canvas, s: Subject): void {
  const wood = '#6d5433';
  for (const x of [-14, 13]) gear(c, x, 17, 5.6, '#3a4a57', x);
  c.lit('M-22 15H22V10H-22Z', wood, '#fff', -0.3, -0.6);
  if (speaks(s, 'trebuchet')) {
    c.lit(
      [
        polygon([
          [-4, 11],
          [0, -14],
          [4, 11],
        ]),
        limb(
          [
            [-21, 3],
            [0, -12],
            [22, -29],
          ],
          taper(3.6, 1.8),
        ),
      ],
      wood,
      '#fff',
      -0.4,
      -0.6,
    ).path('M-25 2h8v9h-8Z', { fill: IRON });
    c.path('M22 -29Q26 -22 20 -16', { line: '#3a2a18', width: 0.7 }).disc(20, -15, 4, '#51626e').glow(20, -15, 9, '#ffb35c', 0.7);
  } else {
    c.lit(
      limb(
        [
          [-21, -16],
          [-6, -3],
          [0, 0],
          [6, -3],
          [21, -16],
        ],
        (t) => 1.4 + 3.6 * Math.sin(Math.PI * t),
      ),
      wood,
      '#fff',
      -0.4,
      -0.5,
    ).path('M-21 -16L0 10L21 -16', { line: '#3a2a18', width: 0.6 });
    c.path('M0 11V-28', { line: '#2c3a46', width: 1.7 }).path('M-3.5 -24L0 -33L3.5 -24Z', {
      fill: '#d9822b',
    });
  }
}

export function missiles(c: Canvas): void {
  for (let i = 0; i < 3; i++) {
    const [x, y] = [-14 + i * 13, 8 - i * 9];
    const trail: Point[] = [
      [x - 16, y + 26],
      [x - 9, y + 12],
      [x - 4, y + 8],
    ];
    c.path(limb(trail, taper(0.5, 3.4)), { fill: '#fff', opacity: 0.7 });
    c.group(`translate(${x} ${y}) rotate(32)`, () => {
      c.lit('M-3 8V-6Q0 -14 3 -6V8Z', '#5f7688', '#fff', -0.4, -0.3)
        .path('M-3 3L-6.5 9H-3ZM3 3L6.5 9H3Z', { fill: '#b0442f' })
        .path(round(0, -3, 1.4), { fill: '#ffd27a' });
      fire(c, 0, 8, 4, -7);
    });
  }
}

export function shockwave(c: Canvas): void {
  for (let i = 0; i < 7; i++) c.ring(0, 0, 5 + i * 3.6, i % 2 ? '#3f6f93' : '#2c3a46', 1.7 - i * 0.2, 0.9 - i * 0.1);
  c.glow(0, 0, 16, '#fffdf5', 1).disc(0, 0, 3.4, '#d9822b');
}

/** A prism that shows everything twice. */
export function duplicator(c: Canvas): void {
  c.glow(0, -2, 30, c.look.light, 0.7);
  for (const side of [-1, 1])
    c.path(
      polygon([
        [0, -4],
        [side * 30, -18],
        [side * 30, 10],
      ]),
      { fill: c.look.accent, opacity: 0.3 },
    );
  c.lit(
    polygon([
      [0, -24],
      [9, 8],
      [-9, 8],
    ]),
    '#6f94b8',
    '#fff',
    -0.6,
    -0.4,
    0.95,
  ).path(
    polygon([
      [0, -24],
      [2, 8],
      [-9, 8],
    ]),
    { fill: '#fff', opacity: 0.35 },
  );
  for (const side of [-1, 1])
    c.path(star(side * 18, -5, 5, 2.2, 5), {
      fill: '#d9822b',
      line: '#fff',
      width: 0.5,
      opacity: side < 0 ? 1 : 0.7,
    });
  for (const x of [-7, 7]) gear(c, x, 16, 6, '#3a4a57', x * 3);
}

export function boomerang(c: Canvas): void {
  for (let i = 3; i >= 0; i--) {
    c.group(
      `rotate(${-i * 38}) scale(${1 - i * 0.07})`,
      () => {
        c.lit(
          'M-20 14Q-6 -14 0 -16Q6 -14 20 14Q21 18 17 16Q6 -2 0 -3Q-6 -2 -17 16Q-21 18 -20 14Z',
          i ? '#8ba3b4' : '#b07a34',
          '#fff',
          -0.4,
          -0.5,
          0.8,
        );
        if (!i) c.path('M-12 4L-9 6M-8 -3L-5.5 -.5M12 4L9 6M8 -3L5.5 -.5', { line: '#2c3a46', width: 1.2 });
      },
      i ? 0.5 - i * 0.12 : 1,
    );
  }
}

export function scroll(c: Canvas): void {
  c.glow(0, 0, 30, '#ffe6ae', 0.6);
  c.group('rotate(-6)', () => {
    c.lit('M-15 -20H15V20H-15Z', '#ead9ae', '#fff', -0.5, -0.5).path('M-18 -24H18V-18H-18ZM-18 18H18V24H-18Z', {
      fill: '#c9ac70',
      line: '#6a4a24',
      width: 0.5,
    });
    for (let i = 0; i < 6; i++)
      c.path(`M-11 ${-13 + i * 4}h${i === 5 ? 12 : 22}`, {
        line: '#6a4a24',
        width: 0.8,
        dash: `${3 + i} 1.2`,
      });
    c.path(star(7, 13, 6, 4.8, 12), { fill: '#b3342c' }).path(star(7, 13, 2.6, 1.2, 5), { fill: '#ffd98a' });
  });
}

export function armory(c: Canvas): void {
  c.lit('M-23 16H23V20H-23ZM-23 -12H23V-9H-23Z', '#5a3a22', '#ffe6ae', -0.3, -0.6);
  for (let i = 0; i < 5; i++) {
    const x = -18 + i * 9;
    c.lit(i % 2 ? `M${x - 1} 15V-16Q${x} -25 ${x + 1} -16V15Z` : `M${x - 1.4} 15V-18L${x} -24L${x + 1.4} -18V15Z`, '#c9d3e2', '#fff', -0.3, -0.3);
    c.path(i % 2 ? `M${x - 1} -16q-5 3 -4 8q3 -2 4 -3Z` : `M${x - 4} 8h8v1.6h-8Z`, { fill: '#e2b548' });
  }
  c.path(round(0, 3, 7), { fill: '#16264f', line: '#e2b548', width: 1.2 }).path(star(0, 3, 4.5, 2, 5), {
    fill: '#e2b548',
  });
}

export function drill(c: Canvas): void {
  c.lit('M-12 -24H12V-10H-12Z', '#5a6470', '#ffe0a3', -0.4, -0.6).path('M-9 -21H9M-9 -17H9', {
    line: '#eaa94a',
    width: 1,
  });
  c.lit('M-14 -10H14L0 28Z', '#8a929c', '#ffe0a3', -0.5, -0.4);
  for (let i = 0; i < 5; i++) c.path(`M${-12 + i * 2.4} ${-7 + i * 6}L${13 - i * 2.6} ${-3 + i * 6}`, { line: '#3a4048', width: 1.3 });
  for (let i = 0; i < 10; i++) c.path(star(c.dice.between(-18, 18), c.dice.between(16, 28), 1.6, 0.8, 4), { fill: '#d69a5c' });
  c.glow(0, 26, 12, '#ffcf8a', 0.8);
}

export function sling(c: Canvas): void {
  c.lit('M-3 24V4Q-12 -2 -13 -18H-8Q-7 -6 0 -3Q7 -6 8 -18H13Q12 -2 3 4V24Z', '#8a5a2c', '#fff06a', -0.5, -0.4).path('M-11 -16Q0 8 11 -16', {
    line: '#ff5cb4',
    width: 1.5,
  });
  c.path(star(0, -26, 8, 3.6, 7), { fill: '#fff06a', line: '#fff', width: 1 });
}

export function whistle(c: Canvas): void {
  c.lit('M-20 -6H4Q18 -6 18 7A12 12 0 0 1 -6 7L-20 3Z', '#ffd23f', '#fff', -0.5, -0.5)
    .path(round(6, 7, 5), { fill: '#0b2415' })
    .path('M-9 -6h5v5h-5Z', { fill: '#0b2415' });
  for (const [x, y] of [
    [-12, -18],
    [2, -22],
    [15, -17],
  ] as const)
    c.path(`M${x} ${y}v-7l5 -1.5v7`, { line: '#fff', width: 1.2, cap: true })
      .disc(x - 1, y, 1.6, '#ff5cb4')
      .disc(x + 4, y - 1.5, 1.6, '#ff5cb4');
}

export function bag(c: Canvas): void {
  c.glow(0, -12, 26, '#fff06a', 0.9);
  for (let i = 0; i < 7; i++)
    c.path(star(-12 + i * 4, -16 - (i % 3) * 5, 3, 1.3, 5), {
      fill: c.dice.pick(['#fff06a', '#5ad1e6', '#ff6fae', '#a6e34b']),
      line: '#fff',
      width: 0.5,
    });
  c.lit('M-7 -9H7Q20 4 15 18Q8 24 0 24Q-8 24 -15 18Q-20 4 -7 -9Z', '#a12d7c', '#fff', -0.6, -0.5)
    .path('M-9 -8Q0 -4 9 -8', { line: '#ffd23f', width: 2.2, cap: true })
    .path(star(0, 10, 6, 2.6, 5), { fill: '#ffd23f' });
}

export function spring(c: Canvas): void {
  let d = 'M-8 24';
  for (let i = 0; i < 6; i++) d += `Q${i % 2 ? -26 : 26} ${19 - i * 6} ${i % 2 ? -8 : 8} ${17 - i * 6}`;
  c.path(d, { line: '#fff', width: 3.6, cap: true }).path(d, { line: '#5ad1e6', width: 1.8, cap: true });
  c.path(round(0, -24, 7), { fill: '#ff5cb4', line: '#fff', width: 1.2 })
    .disc(-2, -25, 1.2, '#1c1020')
    .disc(3, -25, 1.2, '#1c1020')
    .path('M-2.5 -21.5q3 2.5 6 0', { line: '#1c1020', width: 0.9, cap: true });
}

export function fog(c: Canvas): void {
  for (let i = 0; i < 9; i++) cloud(c, c.dice.between(-22, 22), -26 + i * 7, c.dice.between(13, 20), i % 2 ? '#c9bfb8' : '#e9e0d4', 0.55);
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

export function jumble(c: Canvas): void {
  for (let i = 0; i < 16; i++) {
    const a = i * 0.8;
    const r = 8 + i * 1.2;
    c.path(star(r * Math.cos(a), r * Math.sin(a), c.dice.between(3, 7), c.dice.between(1.5, 3), c.dice.int(3, 7), i * 17), {
      fill: c.dice.pick(['#ffd23f', '#5ad1e6', '#ff6fae', '#a6e34b', '#b58cff', '#ff5a5a']),
      line: '#fff',
      width: 0.9,
    });
  }
  c.path(star(0, 0, 12, 6, 9), { fill: '#fff06a', line: '#1c1020', width: 1 }).path('M-3 -4l6 8m0 -8l-6 8', {
    line: '#e3203c',
    width: 2,
    cap: true,
  });
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

export function gear(c: Canvas, x: number, y: number, r: number, fill: string, turn = 0): void {
  const teeth = Math.max(8, Math.round(r * 1.6));
  c.path(star(x, y, r * 1.16, r * 0.95, teeth, turn), { fill }).ring(x, y, r * 0.72, '#f1ebda', 0.35, 0.8);
  for (let i = 0; i < 5; i++)
    c.path(`M${fix(x)} ${fix(y)}l${fix(r * 0.7)} 0`, {
      line: '#f1ebda',
      width: 0.3,
      opacity: 0.6,
      at: `rotate(${i * 72 + turn} ${fix(x)} ${fix(y)})`,
    });
  c.disc(x, y, r * 0.2, '#f1ebda');
}

export function cloud(c: Canvas, x: number, y: number, r: number, fill: string, opacity: number): void {
  const { dice } = c;
  let d = '';
  for (let i = -2; i <= 2; i++)
    d += round(x + i * r * 0.5, y - (2 - Math.abs(i)) * r * 0.12, r * dice.between(0.28, 0.42) * (1.25 - Math.abs(i) * 0.22));
  c.path(`${d}${round(x, y + r * 0.12, r * 1.35, r * 0.2)}`, { fill, opacity });
}
