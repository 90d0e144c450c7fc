/** The mutants: two creatures in one body, and the seam still glows. */
import { curve, polyline, pts, round, type Canvas } from '../canvas';
import { fan, wing } from '../kit/birds';
import { bonfire, mane } from '../kit/fire';
import { Frame, oval } from '../kit/path';
import { mist, peaks, stones } from '../kit/scene';
import { limb } from '../limbs';
import type { Scene } from '../painted';

const RIM = '#ffd8b8';

/** A torn land: the sky has a crack, rings that do not close. */
function rift(c: Canvas, turn: number, sky: readonly string[]): void {
  c.sky(sky);
  c.glow(44, 50, 36, sky[3] ?? '#ffb98a', 0.7);
  for (let i = 0; i < 5; i++)
    c.ring(44, 50, 15 + i * 6, i % 2 ? '#d98a57' : '#b48bff', 0.5, 0.5, `${12 + ((i * 7 + turn) % 17)} ${4 + ((i * 3 + turn) % 6)}`);
  c.path(polyline(pts(`${40 + (turn % 9)} 0 46 14 41 22 47 34`)), { line: '#fff0e0', width: 1, opacity: 0.8 });
  peaks(
    c,
    98,
    [
      [8, 28, 14],
      [66, 34, 15],
      [36, 12, 14],
    ],
    '#2c1450',
    '#6a3070',
  );
  mist(c, 94, 20, '#f0a088', 0.4);
  c.path('M-2 100Q34 95 72 100V124H-2Z', { fill: c.shade(['#4a2458', '#160a28']) });
  stones(
    c,
    [
      [6, 114, 7],
      [66, 115, 7],
    ],
    '#12081e',
    '#6a3c64',
  );
}

/** The seam between the two halves. */
function seam(c: Canvas, line: string): void {
  const d = polyline(pts(line));
  c.path(d, { line: '#6a3fa0', width: 2.6, cap: true })
    .path(d, { line: '#ffe8d0', width: 0.9, cap: true })
    .path(d, { line: '#ffb98a', width: 3.2, dash: '.5 2.6', opacity: 0.9 });
}

function eye(c: Canvas, x: number, y: number, r: number, iris = '#fff36a', slit = true): void {
  c.path(oval(x, y, r, r), { fill: iris }).path(oval(x, y, slit ? r * 0.28 : r * 0.5, slit ? r * 0.85 : r * 0.5), { fill: '#140a1c' });
}

const DUSK = ['#120824', '#3c1c68', '#8a4470', '#f0a078'] as const;
const FIRE = ['#1c0810', '#6b1420', '#e0481c', '#ffc060'] as const;
const EARTH = ['#0c1810', '#2c4a2c', '#7a8a4c', '#e8d08a'] as const;

interface Hints {
  sky?: readonly string[];
  behind?: (c: Canvas) => void; // what calls the mutant, in the distance
  before?: (c: Canvas) => void;
}

function mutant(turn: number, draw: (c: Canvas) => void, line: string, hints: Hints = {}): Scene {
  return (c) => {
    rift(c, turn, hints.sky ?? DUSK);
    hints.behind?.(c);
    c.figure(() => c.relief(RIM, () => draw(c), 0.8, 108));
    seam(c, line);
    hints.before?.(c);
    for (let i = 0; i < 7; i++)
      c.path(`M${20 + ((turn + i * 13) % 46)} ${26 + ((turn * 3 + i * 17) % 76)}h${4 + (i % 4) * 2}v1h${-4 - (i % 4) * 2}Z`, {
        fill: i % 2 ? '#b48bff' : '#ffb98a',
        opacity: 0.7,
      });
    c.motes(16, '#ffcfa8', 20, 104, 0.6);
  };
}

/** A dragon far away, over the peaks. */
function dragon(c: Canvas, x: number, y: number, k: number): void {
  const f = new Frame(x, y, k);
  c.path(
    f.d(
      'M-20 -4C-14 -6 -10 -4 -6 0C-8 -10 -4 -22 8 -28C6 -20 10 -14 14 -10C18 -12 24 -14 30 -10L25 -8C22 -6 18 -2 12 4C6 10 -2 10 -8 14C-14 18 -16 24 -24 24C-20 20 -18 14 -14 10C-10 6 -12 2 -20 -4Z',
    ),
    { fill: '#e8a070', opacity: 0.85 },
  );
}

/** A crag with grass on it, behind the one that turns everything to Earth. */
function crag(c: Canvas): void {
  peaks(
    c,
    104,
    [
      [26, 58, 26],
      [58, 70, 24],
    ],
    '#3a3c26',
    '#8a8450',
  );
  c.path('M8 106q2 -7 1 -10q3 4 3 10M62 106q3 -8 1 -12q5 5 4 12M22 107q1 -6 0 -9q3 4 3 9', { fill: '#7aa03c' });
}

/** It was shot at, and did not mind. */
function arrows(c: Canvas): void {
  for (const [x, y, turn] of [
    [29, 48, -145],
    [43, 41, -100],
    [24, 60, -175],
    [58, 50, -50],
  ] as const) {
    const f = new Frame(x, y, 1, turn);
    c.path(f.d('M-2 0H20'), { line: '#e8c890', width: 1, cap: true }).path(f.d('M17 0L21 -3H25L21 0L25 3H21Z'), { fill: '#ff8a5a' });
  }
}

/** Cards lie about it in heaps. */
function cards(c: Canvas): void {
  for (const [x, y, turn] of [
    [18, 108, -24],
    [28, 113, 10],
    [40, 110, -8],
    [51, 114, 22],
    [62, 109, -14],
    [34, 117, 40],
    [67, 117, 8],
  ] as const) {
    const f = new Frame(x, y, 1, turn, false, 0.7);
    c.path(f.d('M-5 -7H5V7H-5Z'), { fill: '#e8dcff', line: '#4a2c78', width: 0.6 }).path(f.d(oval(0, 0, 2.6, 2.6)), { fill: '#7a4cc0' });
  }
}

/** A chain that has burst: it is free. */
function chain(c: Canvas): void {
  const link = (x: number, y: number, turn: number): void =>
    void c.path(new Frame(x, y, 1, turn).d(oval(0, 0, 3.4, 2)), { line: '#e0e4f0', width: 1.2 });
  [
    [16, 106, 20],
    [21, 108, -30],
    [26, 106, 30],
    [58, 110, -20],
    [63, 108, 30],
    [68, 110, -30],
  ].forEach(([x = 0, y = 0, turn = 0]) => link(x, y, turn));
  c.path('M31 104q3 -3 5 -1M54 108q-2 -4 -5 -3', { line: '#e0e4f0', width: 1.2, cap: true }).path('M42 100l1 4M38 99l-2 -3M47 100l3 -3', {
    line: '#fff',
    width: 0.8,
    cap: true,
  });
}

/** Three stand before it, and a few arms are left over. */
function three(c: Canvas): void {
  for (const x of [16, 26, 64])
    c.path(`M${x - 4} 98C${x - 4} 84 ${x - 3} 80 ${x} 80C${x + 3} 80 ${x + 4} 84 ${x + 4} 98Z${round(x, 76.5, 3)}`, { fill: '#1c0c30' });
}

/** Half bear, half scorpion, and larger than either. */
const denbal = mutant(
  3,
  (c) => {
    const fur = c.mat('#b08458', '#2c1810');
    const shell = c.mat('#c08af0', '#2c1458');
    c.path(
      limb(pts('56 84 72 80 78 56 68 34 54 26 50 34'), (t) => 15 - t * 9, 18),
      { fill: shell },
    ).path('M50 26L42 38L54 36Z', { fill: c.mat('#ffe0a0', '#b85a2c') });
    c.path(limb(pts('28 90 22 100 24 110'), () => 11, 6) + limb(pts('40 92 40 102 42 110'), () => 10, 6), { fill: fur }).path(
      limb(pts('52 90 62 98 66 110'), (t) => 7 - t * 4, 8) + limb(pts('56 86 70 92 76 104'), (t) => 6 - t * 3, 8),
      { fill: shell },
    );
    c.path(curve(pts('18 70 24 54 38 48 52 52 62 64 64 80 54 94 36 96 22 90'), true), { fill: fur }).path(
      curve(pts('46 50 56 56 64 68 64 82 54 94 44 95 48 74'), true),
      { fill: shell },
    );
    c.path(oval(26, 62, 13, 12), { fill: fur }).path(round(17, 52, 4) + round(32, 50, 4), { fill: fur });
    c.path(oval(20, 67, 6, 4.6), { fill: c.mat('#e0b888', '#6a4428') })
      .path(oval(16, 65, 2, 1.6), { fill: '#140a08' })
      .path('M16 71l2 -2l2 2l2 -2l2 2', { line: '#fff', width: 1 });
    eye(c, 24, 59, 2.2, '#ffb04a');
    eye(c, 32, 60, 1.6, '#c08af0');
  },
  '47 50 44 60 49 70 45 82 48 95',
  { behind: (c) => dragon(c, 24, 32, 0.62) },
);

/** A lion before, an eagle behind. */
const sasvan = mutant(
  11,
  (c) => {
    const gold = c.mat('#f0c068', '#6a3814');
    const plume = c.mat('#a8b8e0', '#242c58');
    wing(c, [42, 62], [28, 46], [16, 32], 30, 70, [plume, c.mat('#dfe6f8', '#5a6898'), plume]);
    c.path(limb(pts('28 88 24 98 28 108'), (t) => 9 - t * 4, 7) + limb(pts('40 88 40 98 42 108'), (t) => 9 - t * 4, 7), { fill: plume }).path(
      limb(pts('52 82 56 96 54 108'), (t) => 10 - t * 4, 7) + limb(pts('60 80 66 94 66 108'), (t) => 10 - t * 4, 7),
      { fill: gold },
    );
    fan(
      c,
      [
        [22, 80],
        [22, 86],
      ],
      4,
      [170, 200],
      [16, 16],
      6,
      plume,
    );
    c.path(curve(pts('22 78 34 70 48 66 62 68 66 80 58 90 40 94 24 90'), true), { fill: gold }).path(
      curve(pts('22 78 34 70 44 68 42 92 26 90'), true),
      { fill: plume },
    );
    mane(c, pts('72 62 68 48 58 42 48 48 46 60 50 72'), 11, (t) => -10 - t * 170, ['#8a3c14', '#d0702c']);
    c.path(oval(59, 58, 12, 12), { fill: gold })
      .path(oval(64, 63, 6, 5), { fill: c.mat('#fff0d0', '#b08448') })
      .path('M64 59h5l-2.4 3Z', { fill: '#2a140a' })
      .path('M60 66Q65 70 70 65', { line: '#2a140a', width: 1, cap: true });
    eye(c, 56, 55, 2, '#fff36a');
    eye(c, 64, 54, 1.8, '#fff36a');
  },
  '43 67 41 74 45 80 41 86 44 93',
);

/** A shark that learned to stand, on the legs of a bull. */
const pendor = mutant(
  19,
  (c) => {
    const fin = c.mat('#a0b8d0', '#1c2c4c');
    const hide = c.mat('#a86848', '#33140f');
    c.path(limb(pts('36 80 28 94 32 108'), (t) => 14 - t * 7, 7) + limb(pts('52 80 60 94 56 108'), (t) => 14 - t * 7, 7), { fill: hide }).path(
      'M27 106h10v4h-12ZM52 106h10l2 4h-12Z',
      { fill: '#1c0e0a' },
    );
    c.path(limb(pts('30 58 18 66 20 80'), (t) => 10 - t * 3, 7) + limb(pts('60 58 70 66 66 80'), (t) => 10 - t * 3, 7), { fill: hide }).path(
      round(20, 82, 5) + round(66, 82, 5),
      { fill: hide },
    );
    c.path('M28 62C26 40 34 20 50 14C60 22 64 44 60 64C58 80 34 82 28 62Z', { fill: fin }).path(
      'M34 66C32 52 38 40 46 36C52 42 54 54 54 66C50 74 38 74 34 66Z',
      { fill: c.mat('#f4f4ec', '#8a98a8') },
    );
    c.path('M30 68Q44 76 60 66L60 82Q44 90 28 82Z', { fill: hide }).path('M58 36L76 30L62 48ZM30 40L16 38L28 50Z', { fill: fin });
    c.path('M36 44Q46 38 54 44L50 54Q45 56 40 54Z', { fill: '#3a0c18' }).path('M37 44l2 4l2 -4l2 4l2 -4l2 4l2 -4l2 3l2 -3M41 54l2 -3l2 3l2 -3l2 3', {
      fill: '#fff',
      line: '#fff',
      width: 0.4,
    });
    eye(c, 38, 32, 2, '#fff36a');
    eye(c, 54, 32, 2, '#fff36a');
  },
  '30 68 36 72 42 69 48 73 54 69 60 67',
  { before: cards },
);

/** The head of an owl, and arms of an octopus to see with. */
const neth = mutant(
  27,
  (c) => {
    const plume = c.mat('#d8a878', '#4a2818');
    const arm = c.mat('#e07ab0', '#4a1450');
    for (const line of [
      '38 78 26 88 14 84 10 94 18 98',
      '40 82 34 98 22 102 24 112',
      '44 84 44 100 38 108 44 116',
      '50 82 56 96 68 98 66 110',
      '52 78 64 84 72 76 76 86',
    ])
      c.path(
        limb(pts(line), (t) => 9 * (1 - t * 0.8), 16),
        { fill: arm },
      );
    c.path('M24 54C22 34 26 22 24 14L38 24Q45 21 52 24L66 14C64 22 68 34 66 54C66 72 58 86 45 88C32 86 24 72 24 54Z', { fill: plume });
    c.path('M30 66C34 80 40 86 45 88C50 86 56 80 60 66Q45 74 30 66Z', { fill: arm });
    c.path(oval(35, 44, 9.6, 10) + oval(55, 44, 9.6, 10), { fill: c.mat('#fff0d8', '#c89a68') });
    eye(c, 35, 44, 6, '#ffcf3a', false);
    eye(c, 55, 44, 6, '#ffcf3a', false);
    c.path('M42 50H48L45 60Z', { fill: '#3a2010' });
  },
  '29 66 36 70 42 67 48 72 54 68 61 66',
  { behind: three },
);

/** A rhinoceros that carries the house of a snail. */
const vardis = mutant(
  35,
  (c) => {
    const hide = c.mat('#b0a8b8', '#332c40');
    const shell = c.mat('#f0a868', '#6a2c20');
    c.path(
      limb(pts('24 92 22 100 24 109'), () => 10, 5) + limb(pts('40 94 40 102 42 109'), () => 10, 5) + limb(pts('54 92 56 100 56 109'), () => 10, 5),
      { fill: hide },
    );
    c.path(curve(pts('14 90 20 78 40 76 58 80 64 88 56 98 30 100 16 98'), true), { fill: hide });
    c.path(oval(34, 62, 22, 22), { fill: shell }).path(curve(pts('34 62 40 60 40 68 32 70 26 62 32 52 44 52 50 64 42 76 28 76 18 64 22 50')), {
      line: '#4a1c18',
      width: 2,
      cap: true,
    });
    c.path('M52 82C52 70 62 68 70 72C76 76 78 86 74 94C68 100 56 98 52 90Z', { fill: hide })
      .path('M72 74L80 58L76 80ZM66 70L70 62L70 72Z', { fill: c.mat('#fff4e0', '#a88a68') })
      .path('M54 74L50 64L60 70Z', { fill: hide });
    eye(c, 64, 80, 1.8, '#ff8a4a');
    c.path('M66 92Q71 92 75 89', { line: '#1c1428', width: 0.9, cap: true });
  },
  '15 84 22 80 30 84 40 81 50 84 54 80',
  { before: arrows },
);

/** A cat with the wings of a bat, hanging where it likes. */
const zignur = mutant(
  43,
  (c) => {
    const fur = c.mat('#ff9a5a', '#6a2014');
    const skin = c.mat('#8a5cb8', '#241040');
    for (const flip of [false, true]) {
      const f = new Frame(44, 58, 1, 0, flip);
      c.path(f.d('M6 -4C16 -20 28 -26 36 -24C32 -16 34 -8 38 -2C32 -4 28 0 28 8C24 4 18 4 14 12C12 6 8 4 6 6Z'), { fill: skin }).path(
        f.d('M8 -2L34 -22M10 2L34 -4M10 4L26 6'),
        { line: '#160a28', width: 0.8 },
      );
    }
    c.path(
      limb(pts('46 90 58 96 66 90 70 98'), (t) => 5 - t * 3, 12),
      { fill: fur },
    );
    c.path(curve(pts('34 60 44 56 54 60 56 78 50 94 38 94 32 78'), true), { fill: fur });
    c.path(limb(pts('38 88 34 98 36 106'), (t) => 6 - t * 2, 6) + limb(pts('50 88 54 98 52 106'), (t) => 6 - t * 2, 6), { fill: fur });
    c.path('M30 46L26 26L37 36Q44 33 51 36L62 26L58 46C58 58 52 62 44 62C36 62 30 58 30 46Z', { fill: fur });
    eye(c, 38, 45, 3.2, '#c8ff6a');
    eye(c, 50, 45, 3.2, '#c8ff6a');
    c.path('M42 51H46L44 53.4ZM38 55L40 60L42 56M46 56L48 60L50 55M30 50L20 48M30 54L21 57M58 50L68 48M58 54L67 57', {
      fill: '#fff',
      line: '#33140c',
      width: 0.7,
    });
  },
  '34 62 38 65 42 62 46 66 50 62 55 63',
  { sky: FIRE, behind: (c) => [14, 30, 62].forEach((x) => bonfire(c, x, 104, 15, 30)) },
);

/** A mantis from the waist up, below it a goat on a rock. */
const rasmus = mutant(
  51,
  (c) => {
    const green = c.mat('#b8e07a', '#2c5024');
    const wool = c.mat('#f0e4d0', '#6a5a58');
    c.path(
      limb(pts('24 88 20 98 22 109'), (t) => 7 - t * 4, 7) +
        limb(pts('34 90 34 100 32 109'), (t) => 7 - t * 4, 7) +
        limb(pts('50 90 52 100 50 109'), (t) => 7 - t * 4, 7) +
        limb(pts('58 86 62 98 62 109'), (t) => 7 - t * 4, 7),
      { fill: wool },
    );
    c.path(curve(pts('16 82 22 72 38 72 54 70 62 76 60 88 46 94 26 94 18 90'), true), { fill: wool }).path('M17 78L10 72L16 84Z', { fill: wool });
    c.path(
      limb(pts('54 80 54 62 50 46'), (t) => 11 - t * 5, 10),
      { fill: green },
    );
    c.path(limb(pts('52 62 66 56 70 40'), (t) => 6 - t * 2, 8) + limb(pts('52 58 36 54 30 40'), (t) => 6 - t * 2, 8), { fill: green });
    c.path('M70 42L62 24L74 36L68 22L78 34ZM30 42L38 26L27 36L32 22L22 34Z', { fill: green });
    c.path('M40 34L50 48L60 34Q50 28 40 34Z', { fill: green })
      .path(oval(41, 33, 4.6, 5.4) + oval(59, 33, 4.6, 5.4), { fill: c.mat('#ff8a5a', '#8a1c34') })
      .path(round(42, 34, 1.2) + round(58, 34, 1.2), { fill: '#140a0c' });
    c.path('M46 29Q42 18 34 14M54 29Q58 18 66 14', { line: '#2c5024', width: 1, cap: true });
  },
  '48 72 52 75 55 71 60 75',
  { sky: EARTH, behind: crag },
);

/** A frog in armour of beetle: it clicks before it jumps. */
const chunan = mutant(
  59,
  (c) => {
    const green = c.mat('#a8e08a', '#1c5034');
    const shell = c.mat('#6a8af0', '#18104c');
    c.path(limb(pts('30 90 10 72 8 96 18 110'), (t) => 10 - t * 5, 12) + limb(pts('58 90 78 72 80 96 70 110'), (t) => 10 - t * 5, 12), {
      fill: green,
    });
    c.path(curve(pts('24 78 30 60 44 54 58 60 64 78 58 98 44 102 30 98'), true), { fill: shell })
      .path('M44 56V100M30 70Q44 78 58 70', { line: '#0c0828', width: 1.1 })
      .path('M50 60Q60 68 60 82', { line: '#c8d4ff', width: 1.6, cap: true, opacity: 0.7 });
    c.path(limb(pts('34 94 34 102 30 110'), (t) => 6 - t * 3, 6) + limb(pts('54 94 54 102 58 110'), (t) => 6 - t * 3, 6), { fill: green });
    c.path('M24 54C22 40 32 34 44 34C56 34 66 40 64 54C62 64 54 66 44 66C34 66 26 64 24 54Z', { fill: green }).path(
      oval(32, 36, 7, 7) + oval(56, 36, 7, 7),
      { fill: green },
    );
    eye(c, 32, 35, 4.6);
    eye(c, 56, 35, 4.6);
    c.path('M27 52Q44 60 61 52', { line: '#0c2c1c', width: 1.4, cap: true }).path('M38 30Q34 18 26 16M50 30Q54 18 62 16', {
      line: '#18104c',
      width: 1.2,
      cap: true,
    });
  },
  '25 60 32 64 38 60 44 65 50 60 56 64 63 60',
);

/** A mouse that flowers. */
const felnar = mutant(
  67,
  (c) => {
    const fur = c.mat('#d0c4d8', '#4a3c5c');
    c.path(
      limb(pts('30 100 18 104 12 96 18 88'), (t) => 3.4 - t * 2, 14),
      { fill: c.mat('#ffb0b8', '#8a3c5c') },
    );
    c.path(oval(42, 92, 14, 14), { fill: fur }).path(oval(34, 106, 6, 3.4) + oval(50, 106, 6, 3.4), { fill: c.mat('#ffb0b8', '#8a3c5c') });
    c.path('M46 78C44 66 48 54 46 46', { line: '#4a8a3c', width: 2.6, cap: true }).path(
      'M46 66C54 64 60 58 60 52C52 52 47 58 46 66ZM46 72C38 70 32 66 30 60C38 60 44 64 46 72Z',
      { fill: c.mat('#a8e07a', '#2c5a24') },
    );
    for (let i = 0; i < 7; i++)
      c.path(new Frame(46, 36, 1, i * 51.4).d('M-4 -4C-6 -12 -3 -17 0 -18C3 -17 6 -12 4 -4Z'), { fill: c.mat('#ffb8e0', '#b03c8c') });
    c.path(round(46, 36, 7), { fill: c.mat('#ffe08a', '#c8782c') });
    eye(c, 43.4, 35, 1.5, '#fff', false);
    eye(c, 49, 35, 1.5, '#fff', false);
    c.path('M43 39Q46 41.4 49 39', { line: '#4a240c', width: 0.8, cap: true });
    c.path(limb(pts('50 86 60 82 62 74'), () => 3, 6) + limb(pts('34 86 26 82 24 76'), () => 3, 6), { fill: fur });
  },
  '34 80 38 83 42 80 46 84 50 80',
);

/** An egg that hatched too soon, twice. */
const manshu = mutant(
  75,
  (c) => {
    const scales = c.mat('#8ae0d0', '#1c4a54');
    const down = c.mat('#ffe68a', '#b8782c');
    c.path(
      limb(pts('44 84 30 78 26 62 34 52'), (t) => 10 - t * 3, 12),
      { fill: scales },
    ).path(
      limb(pts('48 84 58 80 60 66'), (t) => 10 - t * 2, 10),
      { fill: down },
    );
    c.path('M40 52C36 44 28 42 22 46L14 52C14 56 20 58 24 56C30 62 38 60 40 52Z', { fill: scales }).path('M30 44L32 36L35 45ZM24 45L24 38L29 44Z', {
      fill: scales,
    });
    c.path(oval(61, 56, 10, 10), { fill: down })
      .path('M69 54L78 57L69 60Z', { fill: c.mat('#ffb04a', '#b85a1c') })
      .path('M58 46L56 40L60 44L62 38L64 45Z', { fill: down });
    eye(c, 28, 49, 2, '#fff36a');
    eye(c, 63, 54, 2.2, '#fff', false);
    c.path('M22 86L30 80L36 87L43 80L50 87L56 80L66 86C68 102 58 110 44 110C30 110 20 102 22 86Z', { fill: c.mat('#f4ecf8', '#8a78a8') });
  },
  '44 80 42 88 46 95 42 102 45 110',
  { before: chain },
);

export const MUTANTS: Record<string, Scene> = {
  'Den-bal-Ton': denbal,
  'Sas-van-Son': sasvan,
  'Pen-dor-Nith': pendor,
  'Neth-sur-Pot': neth,
  'Var-dis-Nar': vardis,
  'Zig-nur-Don': zignur,
  'Ras-mus-Pan': rasmus,
  'Chu-nan-Chi': chunan,
  'Fel-nar-Gan': felnar,
  'Man-shu-Ran': manshu,
};
