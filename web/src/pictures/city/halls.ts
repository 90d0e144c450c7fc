/** The buildings of Vulca, Terrah, Aqua and Flit, each with the one thing by which it is known. */
import { fix, polygon, pts, round, type Canvas } from '../canvas';
import { wing } from '../kit/birds';
import { bonfire } from '../kit/fire';
import { Frame, oval } from '../kit/path';
import { puffs } from '../kit/scene';
import { arch, block, columns, cone, dome, flag, gable, GROUND, hole, steps, STYLES, tower, tree, windows } from './kit';

export type Building = (c: Canvas) => void;

const water = (c: Canvas): string => c.mat('#e8ffff', '#4aa8d8');

/** A black pyramid, and the fire on it that never goes out. */
const fireTemple: Building = (c) => {
  const s = STYLES.Vulca;
  c.relief('#ffb070', () => {
    for (let i = 0; i < 4; i++) block(c, 8 + i * 6, GROUND - i * 7, 46 - i * 12, 7, 8 - i * 1.4, s.wall);
    c.path('M28 58L31 30H38L42 58Z', { fill: c.mat('#ff9a3a', '#b3320a') });
    c.path('M29.500 51H40.500M30 44H39.500M30.500 37H39', { line: '#4a1208', width: 0.8 });
    c.path('M23 30L27 24H43L47 30Z', { fill: c.mat(s.trim[0], s.trim[1]) });
  });
  c.glow(35, 16, 24, '#ffb04a', 0.9);
  bonfire(c, 35, 27, 19, 25);
};

/** Towers like teeth around a gate that glows. */
const citadel: Building = (c) => {
  const s = STYLES.Vulca;
  const teeth = (x: number, y: number, w: number, n: number): void => {
    let d = '';
    for (let i = 0; i < n; i++) d += `M${fix(x + (i * w) / n)} ${y}v-3l${fix(w / n / 2)} -3l${fix(w / n / 2)} 3v3Z`;
    c.path(d, { fill: c.mat(s.wall[0], s.wall[1]) });
  };
  c.relief('#ffb070', () => {
    tower(c, 35, 50, 18, 32, s.wall, 16);
    teeth(26, 19, 18, 4);
    block(c, 12, GROUND, 46, 17, 0, s.wall);
    teeth(12, 42, 46, 9);
    for (const x of [11, 59]) {
      tower(c, x, GROUND + 1, 13, 30, s.wall, 11);
      cone(c, x, GROUND - 28, 15, 15, s.roof);
    }
    c.path(arch(35, GROUND, 14, 15), { fill: '#120808' });
  });
  c.glow(35, 54, 13, '#ff7a2a', 0.9);
  c.path(arch(35, GROUND, 11, 12.5), { fill: c.mat('#ffd27a', '#c23a0a') });
  c.path('M31.500 46V58M35 45V58M38.500 46V58M29.500 50H40.500M29.500 54H40.500', { line: '#120808', width: 0.9 });
  windows(
    c,
    [
      [35, 31],
      [11, 44],
      [59, 44],
      [30.5, 38],
      [39.5, 38],
    ],
    2.6,
    5,
    s.glow,
  );
  flag(c, 35, 17, 11, ['#ff6a3a', '#8a1808'], 1.3);
};

/** Chimneys, and iron that runs out of the furnace like water. */
const foundry: Building = (c) => {
  const s = STYLES.Vulca;
  puffs(
    c,
    [
      [17, 12, 4],
      [13, 6, 5],
      [30, 8, 4.4],
      [26, 2, 5],
      [43, 12, 4],
      [39, 5, 5],
    ],
    '#2c1c1c',
    '#b0603c',
    0.3,
    0.3,
  );
  c.relief('#ffb070', () => {
    for (const [x, h] of [
      [19, 36],
      [32, 40],
      [45, 35],
    ] as const) {
      tower(c, x, 50, 8, h, s.wall, 6);
      c.path(`M${x - 4} ${50 - h}h8v-2.400h-8Z`, { fill: c.mat(s.trim[0], s.trim[1]) });
    }
    block(c, 7, GROUND, 46, 22, 9, s.wall);
    for (const x of [7, 22.4, 37.7])
      c.path(
        polygon([
          [x, 36],
          [x, 28],
          [x + 15.3, 36],
        ]),
        { fill: c.mat(s.roof[0], s.roof[1]) },
      );
  });
  c.path(arch(26, GROUND, 20, 17), { fill: '#120808' }).glow(26, 52, 16, '#ff8a2a', 0.95);
  c.path(arch(26, GROUND, 15, 14), { fill: c.mat('#fff0a6', '#f2620f') });
  c.path('M20 58C22 54 30 54 32 58L44 63C52 65 58 66 64 70H34C28 66 22 63 20 58Z', { fill: c.mat('#ffe08a', '#f2620f') });
  windows(
    c,
    [
      [43, 49],
      [49, 49],
      [57.5, 46],
    ],
    3,
    5,
    s.glow,
  );
  c.relief('#ffd0a0', () => c.path('M46 57H62L66 54V58C62 60 60 61 59 64H62V67H48V64H51C51 62 48 61 46 59Z', { fill: c.mat('#9a9094', '#1c181c') }));
};

/** A temple cut into the living rock, as high as the mountain lets it be. */
const earthTemple: Building = (c) => {
  const s = STYLES.Terrah;
  c.relief('#ffdcb0', () => {
    c.path('M4 59L10 38L16 30L20 18L30 8L40 6L50 14L55 28L62 36L66 59Z', { fill: c.mat('#d88a5c', '#5a2218') });
    c.path('M40 6L50 14L55 28L62 36L66 59H58L52 38L44 22Z', { fill: '#f0b080', opacity: 0.4 });
    c.path('M15 59V34H53V59Z', { fill: c.mat('#7a3424', '#2c100c') });
    c.path('M11 34L34 19L57 34Z', { fill: c.mat(s.wall[0], s.wall[1]) }).path('M17 32L34 21.500L51 32Z', { fill: c.mat('#8a3c2a', '#4a1a12') });
    c.path('M12 34H56V38H12Z', { fill: c.mat(s.trim[0], s.trim[1]) });
    columns(c, 17, 51, 5, 56, 18, 4, s.wall);
    steps(c, 34, 56, 44, 2, 3, 2, s.trim);
  });
  c.path(arch(34, 56, 8, 14), { fill: s.glow }).glow(34, 50, 12, s.glow, 0.7);
  c.path('M27.500 31L32 25L34.500 28L37 24.500L41 31Z', { fill: c.mat('#ffe6b0', '#c88a4a') });
  tree(c, 9, 42, 0.7);
  tree(c, 60, 40, 0.8);
};

/** A house with open doors, a bench, and a heart on its sheet. */
const hospice: Building = (c) => {
  const s = STYLES.Terrah;
  c.relief('#ffdcb0', () => {
    block(c, 44, 52, 16, 22, 6, s.wall);
    gable(c, 44, 30, 16, 9, 6, s.roof);
    block(c, 8, GROUND, 38, 24, 8, s.wall);
    gable(c, 8, 34, 38, 20, 8, s.roof, 3);
    c.path(
      `${polygon([
        [8, 34],
        [27, 14],
        [46, 34],
      ])}`,
      { fill: c.mat(s.wall[0], s.wall[1]) },
    );
    c.path('M5 35L27 12L49 35L46.500 37L27 16.500L7.500 37Z', { fill: c.mat(s.roof[0], s.roof[1]) });
    c.path('M17 21H37V40Q27 45 17 40Z', { fill: c.mat('#fffdf4', '#d8b894') });
  });
  c.path(
    'M27 38.500C18 32 19.500 25.500 23.500 25.500C25.500 25.500 26.600 27 27 28.200C27.400 27 28.500 25.500 30.500 25.500C34.500 25.500 36 32 27 38.500Z',
    { fill: c.mat('#f05a4a', '#a01c1c') },
  );
  c.path(arch(27, GROUND, 9, 13), { fill: s.glow }).glow(27, 54, 12, s.glow, 0.8);
  windows(
    c,
    [
      [14, 52],
      [40, 52],
      [49, 44],
      [55, 44],
    ],
    4,
    6,
    s.glow,
  );
  tree(c, 62, 60, 1.1);
  c.path('M9 62H21V64H9ZM11 64V67M19 64V67', { fill: '#6b3a20', line: '#3c1c10', width: 0.7 });
};

/** Four sails in the wind over sacks and sheaves. */
const mill: Building = (c) => {
  const s = STYLES.Terrah;
  c.relief('#ffdcb0', () => {
    block(c, 40, GROUND, 17, 14, 6, s.wall);
    gable(c, 40, 44, 17, 9, 6, s.roof);
    tower(c, 31, GROUND + 1, 25, 35, s.wall, 17);
    cone(c, 31, 24, 21, 12, s.roof);
  });
  windows(
    c,
    [
      [31, 44],
      [48, 54],
    ],
    4,
    6,
    s.glow,
  );
  c.path(arch(31, GROUND + 1, 8, 10), { fill: '#3c1810' });
  c.relief('#fff6e0', () => {
    for (let i = 0; i < 4; i++) {
      const f = new Frame(31, 24, 1, 22 + i * 90);
      c.path(f.d('M-.7 0H.7V-26H-.7ZM.7 -7H8L7 -25H.7Z'), { fill: c.mat('#fff6dc', '#c8945c') });
    }
    c.path(round(31, 24, 2.6), { fill: '#5a2c18' });
  });
  for (let i = 0; i < 4; i++) {
    const f = new Frame(31, 24, 1, 22 + i * 90);
    c.path(f.d('M.7 -12H7.700M.7 -17H7.400M.7 -21.500H7.200M4 -7V-25'), { line: '#8a5a34', width: 0.5 });
  }
  for (const [x, y] of [
    [12, 64],
    [18, 66],
    [58, 65],
  ] as const)
    c.path(`M${x - 3} ${y}C${x - 1} ${y - 5} ${x - 4} ${y - 9} ${x - 5} ${y - 12}H${x + 5}C${x + 4} ${y - 9} ${x + 1} ${y - 5} ${x + 3} ${y}Z`, {
      fill: c.mat('#ffe08a', '#b07c24'),
    });
};

/** A rotunda in the middle of its own lake; the roof is a shell. */
const waterTemple: Building = (c) => {
  const s = STYLES.Aqua;
  c.path(oval(35, 58, 34, 8), { fill: c.mat('#8ae4f4', '#1c6ca4') });
  c.relief('#ffffff', () => {
    steps(c, 35, 52, 46, 2, 3, 2.4, s.trim);
    c.path('M17 52V34H53V52Z', { fill: c.mat('#3c7ca4', '#123c64') });
    columns(c, 17, 53, 7, 52, 18, 3, s.trim);
    c.path('M12 34H58L55 29H15Z', { fill: c.mat(s.trim[0], s.trim[1]) });
    dome(c, 35, 29, 19, 19, s.roof);
    c.path('M35 10C37 6 38.500 4 38.500 2A3.500 3.500 0 0 0 31.500 2C31.500 4 33 6 35 10Z', { fill: water(c), at: 'rotate(180 35 5)' });
  });
  c.path('M35 10V29M35 10C28 14 25 22 24 29M35 10C42 14 45 22 46 29M35 10C22 14 19 22 17.500 28M35 10C48 14 51 22 52.500 28', {
    line: '#dffaff',
    width: 0.6,
    opacity: 0.75,
  });
  c.path(arch(35, 52, 9, 15), { fill: s.glow });
  c.path('M31 56C32 60 29 64 26 70H44C41 64 38 60 39 56Z', { fill: water(c) });
  c.path('M8 60h10M52 62h11M14 65h8M50 58h6', { line: '#ffffff', width: 0.6, cap: true, opacity: 0.8 });
};

/** Two rows of arches that carry a river over the roofs. */
const aqueduct: Building = (c) => {
  const s = STYLES.Aqua;
  c.relief('#ffffff', () => {
    c.path(
      `M14 ${GROUND + 4}V16H74V${GROUND + 4}Z${[22, 37, 52, 67].map((x) => hole(x, GROUND + 5, 10, 26)).join('')}${[18.2, 25.7, 33.2, 40.7, 48.2, 55.7, 63.2].map((x) => hole(x, 31, 5, 10)).join('')}`,
      {
        fill: c.mat(s.wall[0], s.wall[1]),
      },
    );
    c.path('M12 34H74V31.500H12ZM11 18H74V14H11Z', { fill: c.mat(s.trim[0], s.trim[1]) });
    c.path('M11 14.500H74V11.500H11Z', { fill: water(c) });
    c.path('M11 11.500C5 12 6 22 5.500 60H16C15 40 17 16 15 13Z', { fill: water(c) });
  });
  c.path('M8 18C7.500 34 8 46 7.500 58M11 16C10.500 34 11.500 46 11 59', { line: '#ffffff', width: 0.7, opacity: 0.9 });
  c.path(oval(12, 62, 13, 4), { fill: c.mat('#bff4fa', '#2c84b4') });
  puffs(
    c,
    [
      [5, 60, 3],
      [11, 61, 3.6],
      [17, 60, 2.8],
    ],
    '#a8dcec',
    '#ffffff',
  );
};

/** Domes over a pool; steam, and somebody who has all the time in the world. */
const thermae: Building = (c) => {
  const s = STYLES.Aqua;
  c.relief('#ffffff', () => {
    block(c, 6, 50, 50, 15, 8, s.wall);
    dome(c, 20, 35, 12, 14, s.roof);
    dome(c, 44, 35, 14, 17, s.roof);
    c.path(round(20, 22, 1.4) + round(44, 19, 1.6), { fill: c.mat(s.trim[0], s.trim[1]) });
    c.path('M4 51H60V48H4Z', { fill: c.mat(s.trim[0], s.trim[1]) });
  });
  windows(
    c,
    [
      [12, 47],
      [20, 47],
      [28, 47],
      [36, 47],
      [44, 47],
      [52, 47],
    ],
    4.6,
    8,
    s.glow,
  );
  c.relief('#ffffff', () => c.path(oval(34, 59, 32, 8), { fill: c.mat(s.trim[0], s.trim[1]) }), 0.4);
  c.path(oval(34, 59.5, 28, 6), { fill: c.mat('#a8f4f4', '#1c7cac') });
  c.path(`${round(24, 56, 3.4)}M17 62C17 58 31 58 31 62Z`, { fill: c.mat('#f0c8a0', '#a86c4c') }).path(
    'M20.800 54.500Q24 51 27.200 54.500L26.500 53Q24 50.500 21.500 53Z',
    { fill: '#fffdf4' },
  );
  for (const [x, y] of [
    [38, 52],
    [46, 54],
    [54, 51],
    [12, 52],
  ] as const)
    c.path(`M${x} ${y}c-3 -4 3 -6 0 -11c-3 -5 3 -7 1 -12`, { line: '#ffffff', width: 2, cap: true, opacity: 0.62 });
};

/** A tower with a light that is seen from the sea. */
const watchtower: Building = (c) => {
  const s = STYLES.Flit;
  c.path(polygon(pts('35 15 -4 2 -4 24')) + polygon(pts('35 15 76 0 76 20')), { fill: '#fff4c0', opacity: 0.4 });
  c.relief('#ffffff', () => {
    c.path('M18 60C20 54 50 54 52 60L56 64H14Z', { fill: c.mat('#8a98a8', '#3c485c') });
    tower(c, 35, 57, 18, 34, s.wall, 11);
    c.path('M25 24H45L41.500 30H28.500Z', { fill: c.mat(s.trim[0], s.trim[1]) });
    c.path('M28 24V20H30V22.500H32V20H34V22.500H36V20H38V22.500H40V20H42V24Z', { fill: c.mat(s.trim[0], s.trim[1]) });
    c.path('M30 20V12M40 20V12', { line: '#5c6c80', width: 1.4 });
    cone(c, 35, 12, 17, 9, s.roof);
  });
  c.glow(35, 17, 15, '#fff4c0', 1);
  bonfire(c, 35, 21, 7, 9, ['#f2620f', '#ffb02e', '#fff0a6']);
  windows(
    c,
    [
      [35, 40],
      [35, 49],
    ],
    2.8,
    5,
    s.glow,
  );
  c.path('M28.500 34Q35 36 41.500 34M27.500 44Q35 46 42.500 44', { line: '#5c6c80', width: 0.6 });
};

/** Landing boards all the way up; they come and go by day and night. */
const flightTower: Building = (c) => {
  const s = STYLES.Flit;
  const bird = (x: number, y: number, k: number, turn = 0): void => {
    const f = new Frame(x, y, k, turn);
    c.path(f.d('M0 0C-3 -5 -8 -6 -13 -3C-9 -3 -6 -1 -4 2C-2 4 2 4 4 2C6 -1 9 -3 13 -3C8 -6 3 -5 0 0Z'), { fill: c.mat('#f4f8ff', '#3c4c68') });
  };
  c.relief('#ffffff', () => {
    tower(c, 35, GROUND + 1, 13, 48, s.wall, 9);
    for (const [y, side] of [
      [48, 1],
      [38, -1],
      [28, 1],
    ] as const)
      c.path(`M35 ${y}h${side * 23}l${-side * 2} 2.600h${-side * 21}ZM${35 + side * 6} ${y + 2.6}l${side * 9} 0l${-side * 9} 6Z`, {
        fill: c.mat(s.trim[0], s.trim[1]),
      });
    const plumes = [c.mat('#ffffff', '#6c84a4'), c.mat('#c8d8e8', '#4a6080'), c.mat('#ffffff', '#8a9cb0')] as const;
    wing(c, [37, 14], [48, 7], [60, 5], 13, 80, plumes);
    wing(c, [33, 14], [22, 7], [10, 5], 13, 80, plumes);
    cone(c, 35, 12, 12, 10, s.roof);
  });
  windows(
    c,
    [
      [35, 24],
      [35, 35],
      [35, 45],
      [35, 56],
    ],
    3,
    5,
    s.glow,
  );
  bird(56, 45, 0.55, -14);
  bird(13, 34, 0.6, 12);
  bird(60, 25, 0.45, -20);
};

/** A bell so heavy that the tower was built around it. */
const monastery: Building = (c) => {
  const s = STYLES.Flit;
  c.relief('#ffffff', () => {
    c.path('M2 66L8 50L20 46L48 46L62 52L68 66Z', { fill: c.mat('#7c8898', '#2c3444') });
    block(c, 44, 52, 14, 14, 5, s.wall);
    gable(c, 44, 38, 14, 7, 5, s.roof);
    block(c, 10, 52, 12, 12, 0, s.wall);
    gable(c, 10, 40, 12, 6, 0, s.roof);
    block(c, 21, 54, 22, 36, 7, s.wall);
    c.path('M18 18H43L50.500 15V19L43 22H18Z', { fill: c.mat(s.trim[0], s.trim[1]) });
    c.path('M19 18L32 2L43 18ZM32 2L39 0L51 15L43 18Z', { fill: c.mat(s.roof[0], s.roof[1]) });
    c.path(arch(32, 42, 15, 20), { fill: '#1c2434' });
    c.path('M32 26C36 26 37.500 31 38 36L40 39H24L26 36C26.500 31 28 26 32 26ZM30.600 26v-3h2.800v3Z', { fill: c.mat('#ffe6a0', '#8a5a1c') });
    c.path(round(32, 40, 1.5), { fill: '#6b4414' });
  });
  c.glow(34, 33, 13, '#ffe0a0', 0.55);
  c.path(arch(32, 54, 6, 9), { fill: s.glow });
  windows(
    c,
    [
      [16, 49],
      [50, 48],
      [55, 48],
    ],
    3,
    5,
    s.glow,
  );
  c.path('M20 28q-3 4 0 8M17 26q-5 6 0 12M52 28q3 4 0 8M55 26q5 6 0 12', { line: '#fff4d0', width: 0.9, cap: true });
};

export const FIRST: Record<string, Building> = {
  'Fire Temple': fireTemple,
  Citadel: citadel,
  'Iron Foundry': foundry,
  'Earth Temple': earthTemple,
  Hospice: hospice,
  Mill: mill,
  'Water Temple': waterTemple,
  Aqueduct: aqueduct,
  Thermae: thermae,
  Watchtower: watchtower,
  'Flight Tower': flightTower,
  'Monastery Tower': monastery,
};

/** The crystal that the obelisk and the courtyard share. */
export function crystal(c: Canvas, x: number, y: number, k: number): void {
  const f = new Frame(x, y, k);
  c.glow(x, y, 13 * k, '#a8e4ff', 0.9);
  c.path(f.d('M0 -9L5 -2L0 9L-5 -2Z'), { fill: c.mat('#ffffff', '#5ab0e8') });
  c.path(f.d('M0 -9L1.600 -2L0 9L-5 -2Z'), { fill: '#ffffff', opacity: 0.45 }).path(f.d('M-5 -2H5'), { line: '#e8f8ff', width: 0.4 * k });
}
