/** Hyla, the frogs of the fields: each keeps one thing in order. */
import { curve, pts, round, type Canvas } from '../canvas';
import { bonfire, sparks } from '../kit/fire';
import { Frame, oval } from '../kit/path';
import { mist, peaks, puffs } from '../kit/scene';
import { limb } from '../limbs';
import type { Scene } from '../painted';

const RIM = '#f6f7cf';
type Skin = readonly [string, string];
const GREEN: Skin = ['#c0f08a', '#1f6a3b'];
const TEAL: Skin = ['#a8f0d8', '#146058'];
const GOLD: Skin = ['#f4e88a', '#8a6a1c'];
const BROWN: Skin = ['#d8c090', '#5a4024'];

function pond(c: Canvas, sky: readonly string[] = ['#14443c', '#3c8a6c', '#c8d890', '#f8f0b8'], y = 92): void {
  c.sky(sky);
  c.glow(50, 44, 36, '#fbf8d0', 0.85);
  peaks(
    c,
    y - 2,
    [
      [8, 18, 18],
      [64, 22, 18],
      [36, 8, 16],
    ],
    '#3c7c64',
    '#78a474',
    0.5,
  );
  mist(c, y - 4, 20, '#f0f4c0', 0.6);
  c.path(`M-2 ${y}Q34 ${y - 6} 72 ${y}V124H-2Z`, { fill: c.shade(['#7aa458', '#2c5c40', '#0a211d']) });
  c.path('M4 118Q6 98 3 84M10 120Q10 104 14 92M66 118Q64 100 68 86', { line: '#1c4a30', width: 1.4, cap: true });
}

interface Frog {
  x: number;
  y: number; // of the seat
  k: number;
  skin: Skin;
  look?: 'open' | 'shut' | 'wide';
  arms?: readonly string[]; // from the shoulder, in the frog's measure
  legs?: 'sit' | 'stand' | 'leap';
}

/** A frog, sitting unless something else is said; about 44 high. */
function frog(c: Canvas, f: Frog): Frame {
  const b = new Frame(f.x, f.y, f.k);
  const skin = c.mat(f.skin[0], f.skin[1]);
  const legs = {
    sit: ['-10 -8 -22 -14 -20 0 -26 2', '10 -8 22 -14 20 0 26 2'],
    stand: ['-7 -6 -12 6 -9 18 -15 20', '7 -6 12 6 9 18 15 20'],
    leap: ['-8 -6 -22 2 -14 14 -26 22', '8 -6 20 4 12 16 22 26'],
  }[f.legs ?? 'sit'];
  for (const line of legs)
    c.path(
      limb(b.all(pts(line)), (t) => f.k * (9 - t * 6), 10),
      { fill: skin },
    );
  c.path(curve(b.all(pts('-13 -6 -12 -18 0 -24 12 -18 13 -6 8 2 -8 2')), true), { fill: skin }).path(b.d(oval(0, -8, 8, 9)), {
    fill: c.mat('#fbf8d8', '#a8b078'),
  });
  c.path(b.d('M-15 -28C-15 -36 -8 -40 0 -40C8 -40 15 -36 15 -28C15 -20 8 -17 0 -17C-8 -17 -15 -20 -15 -28Z'), { fill: skin }).path(
    b.d(oval(-8, -38, 5, 5) + oval(8, -38, 5, 5)),
    { fill: skin },
  );
  if (f.look === 'shut') c.path(b.d('M-11 -38Q-8 -35.4 -5 -38M5 -38Q8 -35.4 11 -38'), { line: '#10241c', width: f.k, cap: true });
  else
    c.path(b.d(oval(-8, -38, 3.6, 3.8) + oval(8, -38, 3.6, 3.8)), { fill: '#fffbe0' }).path(
      b.d(oval(-7.4, -38, f.look === 'wide' ? 1 : 1.8, 1.6) + oval(8.6, -38, f.look === 'wide' ? 1 : 1.8, 1.6)),
      { fill: '#10241c' },
    );
  c.path(
    b.d(f.look === 'wide' ? oval(0, -24, 4, 3.4) : 'M-10 -26Q0 -19 10 -26'),
    f.look === 'wide' ? { fill: '#5a1c28' } : { line: '#10241c', width: f.k * 0.9, cap: true },
  );
  for (const line of f.arms ?? ['-11 -14 -16 -6 -10 0', '11 -14 16 -6 10 0'])
    c.path(
      limb(b.all(pts(line)), () => f.k * 4, 8),
      { fill: skin },
    );
  return b;
}

function hyla(land: (c: Canvas) => void, draw: (c: Canvas) => void, after?: (c: Canvas) => void): Scene {
  return (c) => {
    land(c);
    c.figure(() => c.relief(RIM, () => draw(c), 0.7, 110));
    after?.(c);
  };
}

const wood = (c: Canvas): string => c.mat('#b08458', '#3a2418');
const room = (c: Canvas): void => {
  c.sky(['#1c1410', '#4a3020', '#8a5c34', '#c08a4c']);
  c.path('M-2 100H72V124H-2Z', { fill: c.shade(['#8a5a34', '#2c180e']) });
};

const hearth = hyla(
  (c) => {
    room(c);
    c.path('M26 30H72V100H26Z', { fill: c.mat('#a8907c', '#4a3a34') }).path('M34 98V62Q49 48 64 62V98Z', { fill: '#1c0e0a' });
    bonfire(c, 50, 98, 24, 28);
    c.glow(50, 84, 36, '#ffb45a', 0.6);
  },
  (c) => {
    frog(c, { x: 30, y: 106, k: 1, skin: GREEN, look: 'shut', arms: ['-11 -14 -16 -6 -10 0', '11 -14 22 -14 26 -18'] });
    c.path('M54 88L76 78', { line: '#3a2a20', width: 1.4 }).path(round(56, 86, 3), { fill: '#e8c888' });
  },
  (c) => sparks(c, 50, 80, 10, 30, 16),
);
const furrow = hyla(
  (c) => {
    pond(c, ['#4c7090', '#a8c4a8', '#f4e8a8', '#f8d890'], 78);
    for (let i = 0; i < 7; i++) c.path(`M${30 + i * 3} 80L${-14 + i * 16} 124`, { line: i % 2 ? '#4a3018' : '#7a5430', width: 4 });
  },
  (c) => {
    c.path('M28 92L60 84L66 76M60 84L70 104L58 100Z', { line: '#5a3a20', width: 2.4, cap: true, fill: '#8a98a0' });
    frog(c, { x: 28, y: 92, k: 0.95, skin: BROWN, legs: 'stand', arms: ['-11 -14 -4 -6 10 -4', '11 -14 18 -8 26 -8'] });
  },
);
const surge = hyla(
  (c) => {
    pond(c, ['#2c5c84', '#7ab8c8', '#f0f0c8', '#fff0c0'], 100);
    c.path('M-4 124C2 84 22 58 44 60C60 62 62 74 52 76C62 86 68 106 74 124Z', { fill: c.mat('#a8f0f0', '#1c6c94') }).path(
      'M6 118C14 88 28 68 46 66M20 118C26 96 36 80 50 76',
      { line: '#f4ffff', width: 1.2, cap: true },
    );
  },
  (c) => {
    c.path('M22 82Q46 62 70 68Q50 78 28 90Z', { fill: c.mat('#ffcf6a', '#b8581c') });
    frog(c, { x: 46, y: 66, k: 0.85, skin: TEAL, look: 'wide', legs: 'stand', arms: ['-11 -16 -22 -22 -28 -18', '11 -16 22 -22 30 -16'] });
  },
);
const field = hyla(
  (c) => {
    pond(c, ['#5c94c0', '#b8d8d0', '#fbf0b0', '#ffe08a'], 80);
    for (let x = -2; x < 74; x += 3)
      c.path(`M${x} 124Q${x + 1} 100 ${x + 2} ${84 + (x % 4) * 2}`, { line: x % 2 ? '#c8982c' : '#f0d068', width: 1.2 });
  },
  (c) => {
    frog(c, { x: 44, y: 88, k: 1.05, skin: GREEN, arms: ['-11 -14 -24 -20 -32 -28', '11 -14 24 -20 32 -28'] });
    c.path('M22 48Q44 38 66 48Q56 44 53 42Q44 26 35 42Q32 44 22 48Z', { fill: c.mat('#f4e0a0', '#8a6424') });
  },
  (c) => {
    for (let x = 8; x < 74; x += 5)
      c.path(`M${x} 124Q${x - 1} 108 ${x + 1} 100`, { line: '#a87c1c', width: 1.6 }).path(oval(x + 1, 98, 1.6, 4), { fill: '#ffe08a' });
  },
);
const jar = hyla(
  pond,
  (c) => {
    const f = new Frame(52, 74, 1.15, 24);
    c.path(f.d('M-6 -22H6V-15C14 -10 16 0 15 10C14 20 8 24 0 24C-8 24 -14 20 -15 10C-16 0 -14 -10 -6 -15Z'), {
      fill: c.mat('#e0a868', '#6a3418'),
    }).path(f.d('M-14 0H14M-4 4l3 6l-4 5'), { line: '#3a1c0c', width: 1.1 });
    c.path('M48 92C40 98 36 104 38 114H46C46 106 48 100 52 96Z', { fill: c.mat('#d8f8ff', '#3c9cc0') });
    frog(c, { x: 26, y: 104, k: 0.85, skin: TEAL, look: 'wide', arms: ['-11 -14 -18 -8 -12 -2', '11 -14 20 -20 24 -28'] });
  },
  (c) => void c.path(oval(42, 115, 14, 3), { fill: '#bfeef8', opacity: 0.8 }),
);
const drums = hyla(
  (c) => pond(c, ['#1c2438', '#3c5460', '#8aa488', '#d8d8a0']),
  (c) => {
    c.path('M20 86H68L62 112H26Z', { fill: wood(c) })
      .path(oval(44, 86, 24, 6), { fill: c.mat('#fbf0d8', '#a88c64') })
      .path('M22 90L32 111L40 91L48 111L56 91L64 110', { line: '#e8d8a8', width: 1 });
    frog(c, { x: 44, y: 84, k: 1, skin: GOLD, look: 'shut', arms: ['-11 -14 -18 -6 -10 0', '11 -14 16 -16 2 -21'] });
  },
);
const market = hyla(
  (c) => pond(c, ['#5c90b8', '#b0d4c8', '#f8ecb0', '#ffdc90']),
  (c) => {
    frog(c, { x: 44, y: 84, k: 0.95, skin: GREEN, arms: ['-11 -14 -22 -16 -26 -26', '11 -14 20 -8 24 -2'] });
    c.path('M14 84H74V90H14ZM18 90H22V114H18ZM66 90H70V114H66Z', { fill: wood(c) });
    c.path('M12 30H76L72 40Q68 46 64 40Q60 46 56 40Q52 46 48 40Q44 46 40 40Q36 46 32 40Q28 46 24 40Q20 46 16 40Z', {
      fill: c.mat('#ff9a7a', '#a8344c'),
    }).path('M16 40V84M72 40V84', { line: '#5a3a20', width: 1.6 });
    c.path(round(24, 80, 4) + round(31, 80.6, 3.4) + round(27, 74.6, 3.4), { fill: c.mat('#ff8a6a', '#a82c2c') })
      .path(oval(62, 80, 5, 4), { fill: c.mat('#ffe07a', '#b8782c') })
      .path('M52 78h6v6h-6z', { fill: c.mat('#b8a8f0', '#4a3488') })
      .path(round(18, 58, 2.6), { fill: '#ffe08a' });
  },
);
const bridge = hyla(
  (c) => {
    c.sky(['#2c5470', '#78b0b0', '#e8ecb8', '#fbe8a8']);
    c.glow(44, 60, 34, '#fbf8d0', 0.8);
    peaks(
      c,
      110,
      [
        [2, 60, 16],
        [72, 66, 16],
      ],
      '#2c5c44',
      '#6a9a64',
    );
    mist(c, 108, 30, '#f0f8d8', 0.8);
    c.path('M-2 86Q36 108 74 84', { line: '#5a3a20', width: 1.6 }).path('M-2 66Q36 88 74 64', { line: '#8a6a44', width: 1 });
    for (let x = 2; x < 74; x += 6) c.path(`M${x} ${86 + 22 * (1 - ((x - 36) / 38) ** 2) * 0.5}v-20`, { line: '#8a6a44', width: 0.7 });
    for (let x = 0; x < 74; x += 5) c.path(`M${x} ${86 + 22 * (1 - ((x - 36) / 38) ** 2) * 0.5}h4v2.4h-4Z`, { fill: '#7a5430' });
  },
  (c) => frog(c, { x: 40, y: 78, k: 0.95, skin: BROWN, legs: 'stand', look: 'wide', arms: ['-11 -14 -22 -10 -28 -4', '11 -14 22 -10 28 -4'] }),
);
const shallows = hyla(
  (c) => {
    pond(c, ['#3c8494', '#a8dcd0', '#f4f4d0', '#fff0c8'], 84);
    c.path('M-2 88H72V124H-2Z', { fill: c.shade(['#bfeee0', '#4ca494', '#1c5c5c']) });
  },
  (c) => {
    c.path(oval(44, 98, 26, 6), { fill: c.mat('#8ad06a', '#1c5c34') });
    frog(c, { x: 44, y: 96, k: 1, skin: GREEN, look: 'shut' });
  },
  (c) => void c.path('M10 106h14M50 110h16M24 116h20', { line: '#f4fff8', width: 0.8, cap: true }),
);
const granary = hyla(room, (c) => {
  for (const [x, y] of [
    [26, 106],
    [46, 108],
    [64, 106],
    [36, 92],
    [56, 92],
    [46, 78],
  ] as const)
    c.path(
      `M${x - 10} ${y}C${x - 12} ${y - 10} ${x - 8} ${y - 15} ${x - 3} ${y - 15}L${x - 4} ${y - 18}h8l-1 3C${x + 8} ${y - 15} ${x + 12} ${y - 10} ${x + 10} ${y}Z`,
      { fill: c.mat('#f0dca8', '#8a6434') },
    );
  frog(c, { x: 46, y: 62, k: 0.8, skin: GOLD });
});
const bowl = hyla(room, (c) => {
  frog(c, { x: 44, y: 92, k: 1.05, skin: TEAL, look: 'open', arms: ['-11 -14 -18 -4 -12 4', '11 -14 18 -4 12 4'] });
  c.path('M22 92H66Q62 112 44 112Q26 112 22 92Z', { fill: c.mat('#e0a070', '#5a2c1c') }).path(oval(44, 92, 22, 5), { fill: '#3a1c14' });
});
const lips = hyla(
  (c) => pond(c, ['#241c3c', '#5c4c74', '#b09a98', '#e8d8b0']),
  (c) => {
    frog(c, { x: 44, y: 104, k: 1.5, skin: BROWN });
    c.path('M28 66L60 64L60 70L28 72Z', { fill: c.mat('#fbf4e0', '#b8a888') }).path('M40 62L48 74M48 62L40 74', { line: '#b03c3c', width: 1.6 });
  },
);
const path = hyla(
  (c) => {
    pond(c, ['#33405c', '#7c94a0', '#dce0b8', '#f8f0c0'], 70);
    c.path('M40 70Q46 86 38 98T50 124H30Q24 108 32 96T38 70Z', { fill: '#e8d8a8' });
    for (const [x, y] of [
      [14, 86],
      [62, 84],
      [10, 104],
      [68, 102],
    ] as const)
      puffs(
        c,
        [
          [x, y, 7],
          [x + 6, y + 4, 6],
          [x - 5, y + 4, 6],
        ],
        '#1c4a34',
        '#5c9460',
      );
  },
  (c) => frog(c, { x: 40, y: 90, k: 0.8, skin: GREEN, legs: 'leap', arms: ['-11 -14 -18 -22 -22 -30', '11 -14 18 -22 22 -30'] }),
);

export const HYLA: Record<string, Scene> = {
  'Hyla of the Hearth': hearth,
  'Hyla of the Furrow': furrow,
  'Hyla of the Surge': surge,
  'Hyla of the Wide Field': field,
  'Hyla of the Leaking Jar': jar,
  'Hyla of the Stilled Drums': drums,
  'Hyla of the Market': market,
  'Hyla of the Rope Bridge': bridge,
  'Hyla of the Shallows': shallows,
  'Hyla of the Granary': granary,
  'Hyla of the Empty Bowl': bowl,
  'Hyla of the Sealed Lips': lips,
  'Hyla of the Narrow Path': path,
};
