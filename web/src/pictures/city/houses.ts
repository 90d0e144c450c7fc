/** The buildings of Hoax, Mimix and Pillar, the palace and the courtyard. */
import { curve, polygon, pts, round, star } from '../canvas';
import { Frame, oval } from '../kit/path';
import { limb } from '../limbs';
import { crystal, type Building } from './halls';
import { arch, block, columns, dome, flag, GROUND, steps, STYLES, tower, tree, windows } from './kit';

/** Columns below, and out of the dome looks the great glass. */
const university: Building = (c) => {
  const s = STYLES.Hoax;
  c.relief('#ffffff', () => {
    steps(c, 34, 55, 52, 2, 3, 2, s.trim);
    c.path('M9 55V36H59V55Z', { fill: c.mat('#b0a890', '#5c5c60') });
    columns(c, 12, 56, 8, 55, 18, 3, s.trim);
    c.path('M6 37H62L59 32H9Z', { fill: c.mat(s.wall[0], s.wall[1]) });
    c.path('M19 32H49V27H19Z', { fill: c.mat(s.wall[0], s.wall[1]) });
    dome(c, 34, 27, 16, 17, s.roof);
    c.path('M32 27C32 20 34 13 38 9L44 12C40 17 38.500 22 38.500 27Z', { fill: '#1c2430' });
    const f = new Frame(37, 21, 1, -48);
    c.path(f.d('M-4 -3H12V-4H27V4H12V3H-4Z'), { fill: c.mat('#ffe6a0', '#8a5a1c') }).path(f.d('M25 -5H29V5H25Z'), {
      fill: c.mat('#fff3c4', '#a8742c'),
    });
  });
  c.path(star(60, 6, 3.4, 0.9, 4), { fill: '#ffffff' }).path(arch(34, 55, 8, 13), { fill: s.glow });
  windows(
    c,
    [
      [24, 31.6],
      [29, 31.6],
      [34, 31.6],
      [39, 31.6],
      [44, 31.6],
    ],
    2,
    3.4,
    s.glow,
  );
};

/** Whoever cannot read sees what it is: the book on the roof. */
const library: Building = (c) => {
  const s = STYLES.Hoax;
  const books = ['#b0523c', '#3f6f93', '#c89a3c', '#5c7c4c', '#7a4c84', '#a8442c', '#4a6a84', '#c8a04a'];
  c.relief('#ffffff', () => {
    block(c, 10, GROUND, 44, 30, 8, s.wall);
    c.path('M8 29H54L63 25V22H12Z', { fill: c.mat(s.trim[0], s.trim[1]) });
    c.path('M33 25C26 17 14 17 8 21V6C14 2 26 3 33 10C40 3 52 2 60 6V21C52 17 40 17 33 25Z', { fill: c.mat('#fffdf4', '#c8b894') });
    c.path('M8 21C14 17 26 17 33 25C40 17 52 17 60 21L60 24C52 20 40 20 33 28C26 20 14 20 8 24Z', { fill: c.mat('#a8442c', '#4a1810') });
  });
  c.path('M33 10V25M13 8Q22 6 29 12M13 12Q22 10 29 16M13 16Q22 14 29 19M38 12Q45 6 55 8M38 16Q45 10 55 12M38 19Q45 14 55 16', {
    line: '#7a6c54',
    width: 0.7,
  });
  for (const row of [0, 1]) {
    const y = 42 + row * 12;
    c.path(`M13 ${y}H51V${y - 9}H13Z`, { fill: '#3a2c20' });
    let x = 13.6;
    for (let i = 0; x < 49; i++) {
      const w = c.dice.between(1.6, 2.8);
      const h = c.dice.between(5.5, 8);
      if (row === 0 || x + w < 26 || x > 39)
        c.path(`M${x.toFixed(1)} ${y}v${(-h).toFixed(1)}h${w.toFixed(1)}V${y}Z`, { fill: books[(i + row * 3) % books.length] ?? '#b0523c' });
      x += w + 0.3;
    }
  }
  c.path(arch(32.5, GROUND, 10, 15), { fill: s.glow }).glow(32.5, 52, 12, s.glow, 0.8);
  c.path('M32.500 43V58', { line: '#8a7a5a', width: 0.6 });
};

/** A roof like a keel, antlers on the gable, a feast inside. */
const greatHall: Building = (c) => {
  const s = STYLES.Mimix;
  c.relief('#f4ffd0', () => {
    tree(c, 62, 54, 1.7, ['#7aa04c', '#1c3c20']);
    block(c, 12, GROUND, 40, 14, 8, s.wall);
    c.path('M2 47C10 44 18 28 32 8C46 28 54 44 62 47L68 43C58 38 50 24 40 6L32 8Z', { fill: c.mat(s.roof[0], s.roof[1]) });
    c.path('M12 46C20 38 26 28 32 19C38 28 44 38 52 46Z', { fill: c.mat(s.wall[0], s.wall[1]) });
    c.path('M2 47C10 44 18 28 32 8C46 28 54 44 62 47L58 49C48 44 40 32 32 19C24 32 16 44 6 49Z', { fill: c.mat('#c8d878', '#3c5424') });
    c.path(
      limb(pts('32 9 27 3 20 2'), (t) => 2.2 - t * 1.4) +
        limb(pts('32 9 37 3 44 2'), (t) => 2.2 - t * 1.4) +
        limb(pts('27 4 26 -1'), () => 1.2) +
        limb(pts('37 4 38 -1'), () => 1.2),
      { fill: c.mat('#f4e8c8', '#8a7a54') },
    );
  });
  c.path(arch(32, GROUND, 13, 20), { fill: '#2c1810' }).glow(32, 52, 15, '#ffb04a', 0.95);
  c.path(arch(32, GROUND, 10, 17), { fill: c.mat('#fff0b0', '#e08a2a') });
  windows(
    c,
    [
      [18, 54],
      [46, 54],
    ],
    4,
    5.5,
    s.glow,
  );
  c.path(round(32, 33, 3.6), { fill: s.glow }).path('M32 29.400V36.600M28.400 33H35.600', { line: '#4a2f1c', width: 0.7 });
  c.path('M12 41C17 37 22 30 25 25M52 41C47 37 42 30 39 25', { line: '#2c3f1c', width: 0.5, opacity: 0.7 });
};

/** They did not fell the tree; they moved in. */
const residence: Building = (c) => {
  const s = STYLES.Mimix;
  c.relief('#f4ffd0', () => {
    c.path(curve(pts('20 66 27 56 28 40 22 30 26 27 33 35 36 22 41 22 40 36 48 28 52 31 43 42 43 56 52 66'), true, 8), {
      fill: c.mat('#b88a58', '#3c2414'),
    });
    c.path(
      [
        [17, 24, 11],
        [32, 14, 13],
        [50, 17, 12],
        [58, 28, 9],
        [11, 33, 7],
        [40, 24, 9],
      ]
        .map(([x = 0, y = 0, r = 0]) => round(x, y, r))
        .join(''),
      { fill: c.mat('#b0cc68', '#1c4424') },
    );
    for (const [x, y, w] of [
      [18, 38, 15],
      [52, 41, 15],
      [36, 24, 14],
    ] as const) {
      c.path(
        `M${x - w / 2} ${y}C${x - w / 2} ${y - w * 0.95} ${x + w / 2} ${y - w * 0.95} ${x + w / 2} ${y}L${x + w / 2 - 1.4} ${y + 4}H${x - w / 2 + 1.4}Z`,
        { fill: c.mat(s.trim[0], s.trim[1]) },
      );
      c.path(
        `M${x - w / 2 - 2} ${y - 2.5}C${x - w / 3} ${y - w * 1.1} ${x + w / 3} ${y - w * 1.1} ${x + w / 2 + 2} ${y - 2.5}L${x} ${y - w * 0.62}Z`,
        { fill: c.mat('#8a5a34', '#3c2414') },
      );
      c.path(`M${x - w / 2 - 1.5} ${y + 3}h${w + 3}v2h${-w - 3}Z`, { fill: c.mat('#a87848', '#4a2f1c') });
    }
  });
  for (const [x, y] of [
    [18, 37.5],
    [52, 40.5],
    [36, 23.5],
  ] as const)
    c.path(round(x, y, 2.7), { fill: s.glow })
      .glow(x, y, 6, s.glow, 0.6)
      .path(`M${x} ${y - 2.7}v5.400M${x - 2.7} ${y}h5.400`, { line: '#4a2f1c', width: 0.5 });
  c.path(arch(35.5, 60, 7, 11), { fill: c.mat('#ffe09a', '#b06c2a') }).path('M18 43V58M21 43V58M18 47H21M18 51H21M18 55H21', {
    line: '#e8d4a0',
    width: 0.6,
  });
  c.path('M25 42Q38 50 45 44', { line: '#e8d4a0', width: 0.7 });
};

/** Stripes, baskets, everything that ripens anywhere. */
const market: Building = (c) => {
  const s = STYLES.Pillar;
  const awning = (x: number, y: number, w: number, h: number, tone: readonly [string, string]): void => {
    const n = 6;
    for (let i = 0; i < n; i++) {
      const [a, b] = [x + (i * w) / n, x + ((i + 1) * w) / n];
      const [ta, tb] = [x + w * 0.12 + (i * w * 0.76) / n, x + w * 0.12 + ((i + 1) * w * 0.76) / n];
      c.path(`M${ta.toFixed(1)} ${y}H${tb.toFixed(1)}L${b.toFixed(1)} ${y + h}A${(w / n / 2).toFixed(1)} 2.400 0 0 1 ${a.toFixed(1)} ${y + h}Z`, {
        fill: i % 2 ? c.mat('#fffdf0', '#e0c8a0') : c.mat(tone[0], tone[1]),
      });
    }
  };
  c.relief('#fff4d0', () => {
    block(c, 14, 50, 38, 22, 6, s.wall);
    c.path(`${polygon(pts('10 29 33 9 56 29'))}`, { fill: c.mat(s.roof[0], s.roof[1]) }).path('M33 9L39 7L64 26L56 29Z', {
      fill: c.mat('#ffcf7a', '#d0882c'),
    });
    c.path('M10 29H56V31.500H10Z', { fill: c.mat(s.trim[0], s.trim[1]) });
  });
  c.path([20, 33, 46].map((x) => arch(x, 50, 9, 16)).join(''), { fill: '#4a2c1c' }).path([20, 33, 46].map((x) => arch(x, 50, 7, 13)).join(''), {
    fill: s.glow,
    opacity: 0.85,
  });
  flag(c, 33, 9, 8, ['#f05a4a', '#8a1c1c']);
  for (const [x, tone] of [
    [3, ['#f05a4a', '#a8241c']],
    [25, ['#4a8ad0', '#1c4484']],
    [47, ['#6ab84a', '#2c6c24']],
  ] as const) {
    c.path(`M${x + 1} 46V64M${x + 19} 46V64`, { line: '#6b4424', width: 1 });
    c.path(`M${x} 56H${x + 20}V65H${x}Z`, { fill: c.mat('#c88a4a', '#6b3c1c') });
    for (let i = 0; i < 5; i++)
      c.path(round(x + 2.6 + i * 3.7, 55.5 - (i % 2) * 0.9, 2), {
        fill: ['#f0642c', '#ffd23f', '#a8d04a', '#c84a9a', '#f05a4a'][(i + x) % 5] ?? '#f0642c',
      });
    awning(x - 1, 41, 22, 6, tone as unknown as readonly [string, string]);
  }
};

/** A tall house with a hoist; the scales over the door weigh everything. */
const trading: Building = (c) => {
  const s = STYLES.Pillar;
  c.relief('#fff4d0', () => {
    block(c, 14, GROUND, 28, 38, 9, s.wall);
    c.path('M12 21H42V17H38V13H34V9H31V5H24V9H21V13H17V17H12Z', { fill: c.mat(s.wall[0], s.wall[1]) });
    c.path('M42 21L51 17L40 5L31 5L42 17Z', { fill: c.mat(s.roof[0], s.roof[1]) });
    c.path('M28 11H57V13.500H28Z', { fill: c.mat('#a87040', '#4a2814') });
    c.path('M47 34H61V45H47Z', { fill: c.mat('#e0a860', '#7a4820') });
  });
  c.path('M54 13V34M47 34L54 29L61 34', { line: '#3c2414', width: 0.8 }).path('M47 39.500H61M54 34V45', { line: '#5a3418', width: 0.7 });
  windows(
    c,
    [
      [21, 37],
      [35, 37],
      [21, 48],
      [35, 48],
    ],
    4.6,
    7,
    s.glow,
  );
  c.path(arch(28, GROUND, 8, 11), { fill: s.glow });
  c.relief('#ffffff', () => {
    c.path('M27.200 14H28.800V29H27.200ZM24 29H32V31H24Z', { fill: c.mat('#ffe6a0', '#8a5a1c') });
    c.path('M17 16.500L39 14.500V16.300L17 18.300Z', { fill: c.mat('#ffe6a0', '#8a5a1c') });
    c.path('M13.500 25H22.500Q18 31 13.500 25ZM34 23H43Q38.500 29 34 23Z', { fill: c.mat('#ffe6a0', '#8a5a1c') });
  });
  c.path('M18 17.500L14 25M18 17.500L22 25M38.500 15.500L34.500 23M38.500 15.500L42.500 23', { line: '#8a5a1c', width: 0.6 });
  for (const [x, y] of [
    [8, 66],
    [58, 65],
  ] as const)
    c.path(`M${x - 4} ${y}C${x - 6} ${y - 4} ${x - 6} ${y - 6} ${x - 4} ${y - 10}H${x + 4}C${x + 6} ${y - 6} ${x + 6} ${y - 4} ${x + 4} ${y}Z`, {
      fill: c.mat('#c88a4a', '#5a3418'),
    }).path(`M${x - 5.2} ${y - 3.5}h10.400M${x - 5.2} ${y - 6.8}h10.400`, { line: '#4a4a54', width: 0.8 });
};

/** Walls against the sand, and a caterpillar with packs that has come far. */
const caravanserai: Building = (c) => {
  const s = STYLES.Pillar;
  c.relief('#fff4d0', () => {
    c.path(polygon(pts('20 36 35 12 50 36')), { fill: c.mat('#f05a4a', '#8a241c') }).path(
      polygon(pts('35 12 30 36 40 36')) + polygon(pts('24.500 29 20 36 25 36')) + polygon(pts('45.500 29 50 36 45 36')),
      { fill: c.mat('#fffdf0', '#e0c8a0') },
    );
    block(c, 2, 54, 66, 17, 0, s.wall);
    c.path([4, 11, 18, 46, 53, 60].map((x) => `M${x} 38h4v-3h-4Z`).join(''), { fill: c.mat(s.wall[0], s.wall[1]) });
    for (const x of [6, 64]) {
      tower(c, x, 56, 11, 28, s.wall, 10);
      dome(c, x, 29, 6, 10, s.roof, true);
    }
    c.path('M24 54V30H46V54Z', { fill: c.mat(s.trim[0], s.trim[1]) }).path(arch(35, 54, 15, 20), { fill: '#3c2414' });
  });
  c.path(arch(35, 54, 12, 17), { fill: c.mat('#ffe8a0', '#d08a3c') }).glow(35, 48, 13, s.glow, 0.7);
  flag(c, 35, 13, 8, ['#4a8ad0', '#1c4484']);
  c.relief('#fff4d0', () => {
    for (let i = 6; i >= 0; i--) c.path(round(14 + i * 6.4, 60 - Math.sin(i * 0.9) * 1.6, 4.6), { fill: c.mat('#b0d85a', '#4a7a1c') });
    c.path(round(60, 55, 5.6), { fill: c.mat('#c8e86a', '#5a8a24') });
    for (const x of [21, 34])
      c.path(`M${x - 4.5} 57Q${x} 49 ${x + 4.5} 57Z`, { fill: c.mat('#d8694a', '#7a2418') }).path(`M${x - 6} 57h5v6h-5ZM${x + 2} 57h5v6h-5Z`, {
        fill: c.mat('#e0a860', '#7a4820'),
      });
  });
  c.path(oval(62, 54, 1.5, 1.8), { fill: '#ffffff' })
    .path(oval(62.5, 54.3, 0.7, 0.9), { fill: '#1c1810' })
    .path('M58 50Q56 46 53 46M62 50Q63 46 66 45', { line: '#5a8a24', width: 0.8, cap: true });
};

/** Domes and towers, and steps on which everybody has stood. */
const palace: Building = (c) => {
  const s = STYLES.any;
  c.relief('#fff6dc', () => {
    for (const [x, h] of [
      [12, 33],
      [58, 33],
    ] as const) {
      tower(c, x, 56, 9, h, s.wall, 8);
      dome(c, x, 56 - h, 5.4, 11, s.roof, true);
    }
    for (const [x, h] of [
      [22, 42],
      [48, 42],
    ] as const) {
      tower(c, x, 56, 8, h, s.wall, 7);
      dome(c, x, 56 - h, 4.8, 10, s.roof, true);
    }
    block(c, 8, 56, 54, 17, 0, s.wall);
    block(c, 20, 56, 30, 27, 0, s.wall);
    c.path('M18 30.500H52V28H18ZM6 40.500H20V38H6ZM50 40.500H64V38H50Z', { fill: c.mat(s.trim[0], s.trim[1]) });
    dome(c, 35, 28, 13, 21, s.roof, true);
    c.path(round(35, 6, 1.8), { fill: c.mat(s.trim[0], s.trim[1]) });
    steps(c, 35, 56, 24, 4, 3.4, 2.2, s.wall);
  });
  c.path('M35 5V1', { line: '#ffe8a0', width: 0.8 }).path('M37.500 -2A3.600 3.600 0 1 0 38.500 3A3 3 0 0 1 37.500 -2Z', { fill: '#ffe8a0' });
  c.path(arch(35, 56, 9, 16), { fill: s.glow }).glow(35, 50, 13, s.glow, 0.8);
  windows(
    c,
    [
      [25, 52],
      [45, 52],
      [12.5, 52],
      [57.5, 52],
      [25, 38],
      [35, 37],
      [45, 38],
      [12, 34],
      [58, 34],
      [22, 24],
      [48, 24],
    ],
    3,
    6,
    s.glow,
  );
  c.path('M35 27C31 21 31 15 35 8M35 27C39 21 39 15 35 8', { line: '#d8c8ff', width: 0.5, opacity: 0.8 });
};

/** The square in the middle, where the obelisk waits. */
const courtyard: Building = (c) => {
  const s = STYLES.none;
  c.relief('#ffffff', () => {
    for (const [r, y] of [
      [33, 60],
      [26, 56],
      [19, 52.5],
    ] as const) {
      c.path(oval(35, y + 2.4, r, r * 0.26), { fill: c.mat(s.wall[1], '#2c3868') });
      c.path(oval(35, y, r, r * 0.26), { fill: c.mat(s.wall[0], s.wall[1]) });
    }
    for (const x of [9, 61]) {
      c.path(`M${x - 1} 60V44H${x + 1}V60Z`, { fill: c.mat('#8a98d0', '#3c4880') });
      c.path(round(x, 42, 2.6), { fill: '#fff6d0' });
    }
    c.path('M27 53L29.500 46H40.500L43 53Z', { fill: c.mat(s.wall[0], s.wall[1]) });
    c.path('M30 46L32 17H38L40 46Z', { fill: c.mat('#eef2ff', '#6c7ab4') }).path('M36.500 17H38L40 46H37Z', { fill: '#ffffff', opacity: 0.6 });
    c.path('M31 17H39L35 12Z', { fill: c.mat('#ffffff', '#8a98d0') });
  });
  c.path('M33.200 22H36.400M33 27H36.600M32.800 32H36.800M32.500 37H37.200', { line: '#5c6aa4', width: 0.7 });
  c.glow(9, 42, 7, '#fff6d0', 0.8).glow(61, 42, 7, '#fff6d0', 0.8);
  crystal(c, 35, 5, 0.85);
};

export const SECOND: Record<string, Building> = {
  University: university,
  Library: library,
  'Great Hall': greatHall,
  'City Residence': residence,
  'Market Hall': market,
  'Trading House': trading,
  Caravanserai: caravanserai,
  'Royal Palace': palace,
  Courtyard: courtyard,
};
