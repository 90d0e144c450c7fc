/** Buka: seafarers before sails and a low sun; Fire is in their lanterns, Earth in their stance. */
import { curve, fix, polygon, round, star, type Canvas, type Point } from './canvas';
import { limb, taper } from './limbs';
import { speaks, type Subject } from './subject';

const COATS = ['#27406e', '#7a2c2c', '#2f5a4a', '#5a3a6a', '#6a4a24', '#24454f'];

export function ground(c: Canvas, s: Subject): void {
  const { dice } = c;
  const ghost = speaks(s, 'ghost');
  c.sky(ghost ? ['#07151f', '#12414a', '#4aa08f', '#12414a'] : ['#0e1838', '#354a86', '#d78b52', '#f2c27a']);
  chart(c);
  const x = dice.between(28, 60);
  c.glow(x, 78, 30, ghost ? '#a8ffe0' : '#ffdf9a', 0.9).disc(x, 80, 8, ghost ? '#cffff0' : '#fff0c2');
  farShip(c, dice.between(8, 62), 80, dice.between(0.5, 0.8));
  sea(c, 82);
}

/** Lines of a sea chart in the sky: bearings, rings, a small rose. */
function chart(c: Canvas): void {
  const [x, y] = [c.dice.between(30, 60), c.dice.between(28, 40)];
  for (let i = 0; i < 16; i++)
    c.path(`M${fix(x)} ${fix(y)}l90 0`, {
      line: '#e2b548',
      width: 0.18,
      opacity: 0.4,
      at: `rotate(${i * 22.5} ${fix(x)} ${fix(y)})`,
    });
  for (const r of [7, 13, 24]) c.ring(x, y, r, '#e2b548', 0.25, 0.4, '1.5 1');
  c.path(star(x, y, 5, 1.2, 4), { fill: '#e2b548', opacity: 0.55 }).path(star(x, y, 3.2, 1, 4, -45), {
    fill: '#e2b548',
    opacity: 0.4,
  });
  c.stars(20, 50);
}

function farShip(c: Canvas, x: number, y: number, k: number): void {
  c.group(`translate(${fix(x)} ${y}) scale(${fix(k)})`, () => {
    c.path('M-9 0H9L6.5 4H-7ZM-.4 0V-18H.4V0ZM1 -17Q8 -12 7 -3L1 -2ZM-1 -15Q-7 -10 -6.5 -3L-1 -2Z', {
      fill: '#1a2850',
      opacity: 0.85,
    });
  });
}

export function sea(c: Canvas, y: number, deep = '#0d1d42'): void {
  c.path(`M-2 ${y}H72V124H-2Z`, { fill: c.shade(['#8a6a5a', '#33487e', deep, deep]) });
  for (let i = 0; i < 7; i++) {
    const at = y + 1.5 + i * i * 0.55;
    c.path(
      `M${fix(c.dice.between(-4, 8))} ${fix(at)}q5 ${fix(-0.6 - i * 0.15)} 10 0t10 0t10 0t10 0t10 0t12 0`,
      { line: '#ffdf9a', width: 0.25 + i * 0.05, opacity: 0.5 },
    );
  }
}

/** The rail and ropes of the ship from which we look. */
function deck(c: Canvas): void {
  c.path('M-2 104Q35 99 72 104V124H-2Z', { fill: '#2e1c12' }).path('M-2 104Q35 99 72 104', {
    line: '#8a5a30',
    width: 1.4,
  });
  for (let i = 0; i < 8; i++)
    c.path(`M${fix(2 + i * 9.5)} 104v9`, { line: '#8a5a30', width: 0.9, opacity: 0.8 });
  const sag = c.dice.between(6, 14);
  c.path(`M66 12Q${fix(58)} ${fix(50 + sag)} 70 104M72 30Q50 ${fix(30 + sag)} 28 12`, {
    line: '#b98f55',
    width: 0.7,
    opacity: 0.8,
  });
}

export function figure(c: Canvas, s: Subject, x = 43, foot = s.foot + 10): void {
  if (speaks(s, 'council')) return council(c);
  const { dice } = c;
  const ghost = speaks(s, 'ghost');
  const k = 0.92 + (s.fire + s.earth) * 0.022;
  const coat = ghost ? '#5fb8a8' : dice.pick(COATS);
  const skin = ghost ? '#d8fff2' : dice.pick(['#8a5a3c', '#c08a5e', '#e0b48a', '#5f3d2a']);
  c.glow(x, foot - 36, 26, ghost ? '#a8ffe0' : '#ffdf9a', 0.45);
  c.group(
    `translate(${x} ${fix(foot)}) scale(${fix(k * dice.sign())} ${fix(k)})`,
    () => {
      prop(c, s);
      const arm = dice.between(-1, 1);
      const sleeve = limb(
        [
          [8, -29],
          [14, -22],
          [15.5, -25 - s.fire],
        ],
        taper(6, 3.6),
      );
      const other = limb(
        [
          [-8, -29],
          [-13, -20 + arm],
          [-7, -13],
        ],
        taper(6, 3.6),
      );
      const body =
        curve(
          [
            [-17, 44],
            [-11, -14],
            [-10, -28],
            [-5, -33],
            [5, -33],
            [10, -28],
            [11, -14],
            [17, 44],
          ],
          false,
          5,
        ) + 'Z';
      c.lit([sleeve, body, other], coat, '#ffe6ae', -0.6, -0.5, 0.8);
      c.path('M-1 -33L-6 44H6L1 -33Z', { fill: ghost ? '#cffff0' : '#efe6d0' });
      c.path('M-3 -33L-9 -24L-4 -20L-1.5 -30ZM3 -33L9 -24L4 -20L1.5 -30Z', { fill: '#0d1730', opacity: 0.4 });
      for (let i = 0; i < 2 + Math.min(4, s.earth); i++)
        c.disc(5.8, -24 + i * 5, 0.8, '#f0cd72').disc(-5.8, -24 + i * 5, 0.8, '#f0cd72');
      c.path('M-11.5 -12H11.5V-9H-11.5Z', { fill: '#3a2412' }).path('M-2 -12.5h4v4h-4Z', { fill: '#e2b548' });
      c.disc(15.5, -26 - s.fire, 1.9, skin).disc(-7, -12.5, 1.9, skin);
      head(c, s, skin);
    },
    ghost ? 0.82 : 1,
  );
}

/** A face under a hat: plumed for commanders, a scarf for hands. */
function head(c: Canvas, s: Subject, skin: string): void {
  const { dice } = c;
  c.lit(
    curve(
      [
        [0, -46.5],
        [4.6, -43],
        [4, -37],
        [0, -33.5],
        [-4, -37],
        [-4.6, -43],
      ],
      true,
    ),
    skin,
    '#ffe6ae',
    -0.4,
    -0.4,
    0.6,
  );
  const beard = dice.int(0, 2);
  const hairs = dice.pick(['#2a1a12', '#6a3a1c', '#8a8a8a', '#101018']);
  if (beard === 1) c.path('M-4 -39Q0 -36.5 4 -39Q4.5 -31 0 -29.5Q-4.5 -31 -4 -39Z', { fill: hairs });
  if (beard === 2)
    c.path('M-4.6 -44Q-8 -36 -6 -28Q-3.5 -34 -4 -40ZM4.6 -44Q8 -36 6 -28Q3.5 -34 4 -40Z', { fill: hairs });
  const patch = dice.chance(0.3);
  for (const side of [-1, 1]) c.disc(side * 1.7, -41, patch && side > 0 ? 1.2 : 0.55, '#14101c');
  if (patch) c.path('M-4.5 -43.5L4.5 -40', { line: '#14101c', width: 0.5 });
  const rank = speaks(s, 'commodore', 'captain', 'sailingmaster', 'council');
  const cloth = rank ? '#16264f' : dice.pick(['#8f2c2c', '#2c5f8f', '#8f7a2c', '#3f6a3a']);
  if (rank) {
    c.lit('M-11 -43Q-9 -50 0 -53Q9 -50 11 -43Q0 -48 -11 -43Z', cloth, '#ffe6ae', -0.3, -0.5).path(
      'M-11 -43Q0 -48 11 -43',
      { line: '#e2b548', width: 0.8 },
    );
    c.path(
      limb(
        [
          [4, -49],
          [10, -56],
          [16, -54],
        ],
        (t) => 0.6 + 3 * Math.sin(Math.PI * t),
        8,
      ),
      { fill: speaks(s, 'commodore') ? '#d0463a' : '#f2f2ea' },
    );
  } else
    c.path('M-5 -43Q-5 -49 0 -49Q5 -49 5 -43Q0 -45.5 -5 -43ZM4.5 -44L10 -41L8.5 -44.5Z', { fill: cloth });
}

/** The tool of the trade, behind the bearer. */
function prop(c: Canvas, s: Subject): void {
  if (speaks(s, 'cannoneer', 'powdermaster')) {
    c.lit('M6 -6L28 -19L31 -13L9 2Z', '#2b2f3a', '#ffe6ae', -0.4, -0.6)
      .disc(14, 2, 5, '#4a3018')
      .ring(14, 2, 5, '#8a5a30', 0.8);
    c.glow(31, -18, 5 + s.fire, '#ffb35c', 0.9);
  } else if (speaks(s, 'coxswain', 'sailingmaster', 'boatswain')) {
    c.ring(20, -14, 8, '#8a5a30', 1.6).disc(20, -14, 1.8, '#8a5a30');
    for (let i = 0; i < 8; i++)
      c.path('M20 -14h11', { line: '#8a5a30', width: 0.9, at: `rotate(${i * 45} 20 -14)` });
  } else if (speaks(s, 'lookout', 'b.p.')) {
    c.path(`M15.5 ${fix(-27 - s.fire)}l13 -7l1.6 3l-13 7Z`, { fill: '#b07a34', line: '#3a2412', width: 0.4 });
    if (speaks(s, 'b.p.'))
      c.path('M-18 4V-52', { line: '#6a4a24', width: 1.1 })
        .path('M-18 -52Q-28 -49 -38 -53V-38Q-28 -34 -18 -38Z', { fill: c.dice.pick(COATS) })
        .path(star(-27, -45, 4.5, 2, 5 + c.dice.int(0, 3)), { fill: '#f0cd72' });
  } else {
    c.path(
      limb(
        [
          [15.5, -27 - s.fire],
          [20, -40],
          [28, -50],
        ],
        taper(1.5, 0.4),
      ),
      { fill: '#dfe6f2' },
    ).path(`M12 ${fix(-28 - s.fire)}l7 2`, { line: '#e2b548', width: 1.4, cap: true });
  }
}

/** Eight hats around a table with a chart. */
function council(c: Canvas): void {
  c.glow(38, 66, 30, '#ffdf9a', 0.9);
  const seat = (i: number): Point => [
    38 + 25 * Math.cos((i / 7) * Math.PI + Math.PI),
    66 - Math.sin((i / 7) * Math.PI) * 20,
  ];
  for (const i of [3, 4, 2, 5, 1, 6, 0, 7]) {
    const [x, y] = seat(i);
    c.lit(
      curve(
        [
          [x - 6, y + 22],
          [x - 5, y + 8],
          [x, y + 3],
          [x + 5, y + 8],
          [x + 6, y + 22],
        ],
        false,
      ) + 'Z',
      COATS[i % COATS.length]!,
      '#ffe6ae',
      -0.4,
      -0.5,
    );
    c.disc(x, y, 3.6, ['#8a5a3c', '#c08a5e', '#e0b48a', '#5f3d2a'][i % 4]!).path(
      `M${fix(x - 6)} ${fix(y - 1)}Q${fix(x)} ${fix(y - 10)} ${fix(x + 6)} ${fix(y - 1)}Q${fix(x)} ${fix(y - 4)} ${fix(x - 6)} ${fix(y - 1)}Z`,
      { fill: '#16264f', line: '#e2b548', width: 0.4 },
    );
  }
  c.path(round(38, 88, 30, 11), { fill: '#4a2c16' }).path(round(38, 86.5, 30, 11), { fill: '#7a4a26' });
  c.path(
    polygon([
      [20, 83],
      [54, 81],
      [58, 91],
      [18, 92],
    ]),
    { fill: '#ead9ae' },
  ).path('M24 87q8 -4 14 0t14 -2', { line: '#8f2c2c', width: 0.6, dash: '1.4 1' });
}

export function air(c: Canvas, s: Subject): void {
  for (let i = 0; i < 3; i++) {
    const [x, y, r] = [c.dice.between(10, 64), c.dice.between(22, 48), c.dice.between(1.2, 2.4)];
    c.path(
      `M${fix(x - r)} ${fix(y)}q${fix(r * 0.5)} ${fix(-r * 0.6)} ${fix(r)} 0q${fix(r * 0.5)} ${fix(-r * 0.6)} ${fix(r)} 0`,
      { line: '#e9eefc', width: 0.4, cap: true },
    );
  }
  if (s.type !== 'ship') deck(c);
  c.motes(6 + s.fire * 2, '#ffe6ae', 50, 100, 0.5);
}

/** A ship under full sail; `holds` says how large it is. */
export function ship(c: Canvas, s: Subject): void {
  const k = 0.8 + s.moons * 0.06;
  const sail = speaks(s, 'devil')
    ? '#8f2c2c'
    : speaks(s, 'sun')
      ? '#f0c46a'
      : speaks(s, 'moon')
        ? '#9fb8f0'
        : '#efe6d0';
  c.group(`translate(38 ${fix(s.foot - 6)}) scale(${fix(k)})`, () => {
    c.path('M-1 0V-62M15 0V-48M-17 0V-44', { line: '#4a2c16', width: 1.3 });
    for (const [x, top, w, h] of [
      [-17, -42, 8, 26],
      [15, -46, 8, 28],
      [-1, -60, 11, 40],
    ] as const) {
      for (let row = 0; row < 2; row++) {
        const y = top + row * h * 0.5;
        c.lit(
          `M${x - w} ${y}Q${x} ${fix(y + 2)} ${x + w} ${y}Q${fix(x + w * 1.35)} ${fix(y + h * 0.24)} ${x + w} ${fix(y + h * 0.46)}Q${x} ${fix(y + h * 0.38)} ${x - w} ${fix(y + h * 0.46)}Q${fix(x - w * 0.7)} ${fix(y + h * 0.24)} ${x - w} ${y}Z`,
          sail,
          '#fff',
          -0.4,
          -0.4,
          0.6,
        );
      }
    }
    c.path(star(-1, -48, 4.5, 2, speaks(s, 'falcon') ? 3 : 8), { fill: '#16264f', opacity: 0.7 });
    c.lit(
      'M-32 -6Q-28 10 -20 13H20Q30 6 35 -10Q24 -4 10 -4H-20Q-28 -4 -32 -6Z',
      '#4a2c16',
      '#ffdf9a',
      0,
      -0.8,
      0.9,
    );
    c.path('M-28 1Q0 5 31 -3', { line: '#e2b548', width: 0.9 });
    for (let i = 0; i < 5; i++)
      c.path(round(-18 + i * 9, 5.5 - Math.abs(i - 2) * 0.2, 1.6), {
        fill: '#1a0f08',
        line: '#e2b548',
        width: 0.4,
      });
    c.path('M34 -9L46 -16M-1 -62q6 -2 9 1q-4 2 -9 1', { line: '#4a2c16', width: 1, fill: '#d0463a' });
  });
  sea(c, s.foot + 1);
}
