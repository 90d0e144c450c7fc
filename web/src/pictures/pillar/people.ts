/** The characters of the Pillar: the name says it. */
import { curve, pts, round, star, type Canvas } from '../canvas';
import { Frame, oval } from '../kit/path';
import { puffs, shafts } from '../kit/scene';
import type { Scene } from '../painted';
import { arm, bazaar, dunes, head, nightDunes, RIM, sandDust, wings, worm } from './land';

const gold = (c: Canvas): string => c.mat('#ffe69a', '#9a6a1c');
const cloth = (c: Canvas, a: string, b: string): string => c.mat(a, b);
const glass = (c: Canvas): string => c.mat('#eafaf4', '#6aa49a');

/** The leader, coiled on cushions, says something that will be quoted. */
const fucius: Scene = (c) => {
  bazaar(c);
  c.glow(43, 46, 34, '#fff6d0', 0.7);
  shafts(c, 43, 44, 70, [-150, -120, -90, -60, -30], '#fffbe0', 0.2, 9);
  c.figure(() =>
    c.relief(
      RIM,
      () => {
        c.path(oval(43, 104, 27, 7), { fill: cloth(c, '#d0586a', '#5a1830') }).path(oval(43, 100, 24, 5), { fill: cloth(c, '#f0b868', '#8a4a1c') });
        worm(c, { line: '20 94 34 100 54 99 65 92 56 84 38 84 28 80 34 72 50 72 54 64 46 56', from: 4, to: 9, hue: 'gold', n: 16, feet: false });
        head(c, 44, 46, 12, 'gold', 'shut');
        c.path('M44 51C38 50 32 54 28 64C34 60 40 58 44 54C48 58 54 60 60 64C56 54 50 50 44 51Z', { fill: '#fffdf4' }).path(
          'M42 56C42 66 43 74 45 80C47 74 47 66 46 56Z',
          { fill: '#fffdf4' },
        );
        c.path('M32 38C34 26 54 26 56 38Q44 32 32 38Z', { fill: cloth(c, '#8a60b8', '#33184a') }).path(round(44, 27, 2.6), { fill: gold(c) });
        arm(c, '52 66 62 62 66 52', 'gold');
        arm(c, '38 66 28 70 24 64', 'gold');
        c.path('M64 46h7v9h-7z', { fill: '#fff4d8' }).path('M65.4 48.6h4M65.4 51h4', { line: '#8a6a44', width: 0.5 });
      },
      0.8,
    ),
  );
};

const magicus: Scene = (c) => {
  nightDunes(c);
  c.glow(64, 34, 20, '#d8c0ff', 0.8);
  c.figure(() =>
    c.relief(
      '#f4e8ff',
      () => {
        worm(c, { line: '16 104 28 108 42 106 48 96 44 82 42 68', from: 5, to: 9, hue: 'violet', n: 11 });
        head(c, 43, 56, 10.4, 'violet', 'sly', false);
        c.path('M30 50Q43 42 56 49L52 46L40 16L33 46Z', { fill: cloth(c, '#5a86d8', '#1c2458') }).path(
          star(41, 34, 3, 1.2, 5) + star(46, 42, 2, 0.8, 5),
          { fill: '#fff6b0' },
        );
        arm(c, '50 72 60 66 62 54', 'violet');
        arm(c, '38 74 28 78 24 72', 'violet');
        arm(c, '52 82 60 82 66 76', 'violet', 1.8);
        c.path('M62 56L65 36', { line: '#5a3c20', width: 1.4, cap: true }).path(star(65.4, 32, 5.4, 2, 5), { fill: '#fff6b0' });
      },
      0.7,
    ),
  );
  c.path('M66 26q5 -2 4 -8M60 24q-4 -4 0 -9', { line: '#fff6d0', width: 0.8, cap: true });
};

const devius: Scene = (c) => {
  nightDunes(c);
  c.figure(() =>
    c.relief(
      '#ffe0c0',
      () => {
        worm(c, { line: '66 104 54 110 38 108 26 100 26 88 38 82 52 80 58 70 50 60 40 56', from: 6, to: 10, hue: 'brown', n: 14 });
        c.path('M24 50C24 36 36 30 46 34C56 38 58 50 52 58L48 68C40 66 32 70 26 64Z', { fill: cloth(c, '#5a4460', '#150e1c') });
        head(c, 40, 52, 9.4, 'brown', 'sly', false, -1);
        c.path('M24 50C24 36 36 30 46 34C42 38 34 40 30 52Z', { fill: '#2a1c30' });
        arm(c, '54 74 64 72 68 62', 'brown');
        c.path('M67 60L70 42L72 60Z', { fill: c.mat('#ffffff', '#8a98a8') }).path('M65 60H74V62H65Z', { fill: gold(c) });
        arm(c, '34 66 24 68 18 62', 'brown');
        c.path('M12 58H24L22 66Q18 69 14 66Z', { fill: glass(c) });
      },
      0.7,
      112,
    ),
  );
};

const colossus: Scene = (c) => {
  dunes(c, ['#5a78a8', '#c8b8b8', '#fbdca0', '#fbe8c0'], [20, 40], 98);
  c.figure(() =>
    c.relief(
      RIM,
      () => {
        worm(c, { line: '74 112 56 108 40 104 32 92 36 76 44 62', from: 11, to: 15, hue: 'teal', n: 9, feet: false });
        head(c, 45, 42, 17, 'teal', 'calm');
        arm(c, '34 72 20 76 12 88', 'teal', 4.4);
        arm(c, '56 70 68 72 74 84', 'teal', 4.4);
      },
      0.9,
    ),
  );
  for (const x of [8, 15, 22]) c.path(`M${x - 2} 112q1 -5 3 -5q2 0 3 5ZM${x} 106.4a1.2 1.2 0 1 0 2.4 0a1.2 1.2 0 1 0 -2.4 0`, { fill: '#4a2a1c' });
  c.path('M4 112H28', { line: '#4a2a1c', width: 0.7 });
};

const musselus: Scene = (c) => {
  bazaar(c);
  c.figure(() =>
    c.relief(
      RIM,
      () => {
        worm(c, { line: '58 108 44 106 42 94 43 82', from: 7, to: 9, hue: 'rose', n: 5 });
        c.path('M24 60C24 48 34 46 43 50C52 46 62 48 62 60C62 76 54 84 43 84C32 84 24 76 24 60Z', { fill: c.mat('#ffb4ac', '#9a3048') }).path(
          'M43 54V80M30 62Q37 68 43 62Q49 68 56 62M36 74H50',
          { line: '#8a2c40', width: 0.8, opacity: 0.7 },
        );
        for (const [flip, y, k] of [
          [false, 56, 1],
          [true, 56, 1],
          [false, 72, 0.7],
          [true, 72, 0.7],
        ] as const) {
          const f = new Frame(flip ? 26 : 60, y, k, 0, flip);
          c.path(f.d('M-2 -4C6 -8 14 -4 16 -10C14 -16 16 -22 20 -22C24 -20 23 -8 20 0C16 8 4 8 -2 6Z'), { fill: c.mat('#ffb4ac', '#9a3048') });
        }
        c.path('M12 30H76V34H12Z', { fill: '#6a6470' });
        c.path(round(10, 32, 8) + round(78, 32, 8), { fill: c.mat('#8a8490', '#24202a') });
        head(c, 43, 40, 9, 'rose', 'proud');
      },
      0.8,
      110,
    ),
  );
};

const smartia: Scene = (c) => {
  bazaar(c);
  c.figure(() =>
    c.relief(
      RIM,
      () => {
        for (const [y, w, a, b] of [
          [108, 20, '#c85a4a', '#5a1c1c'],
          [102, 18, '#5a86b0', '#1c3458'],
          [96, 19, '#8aa83c', '#3a4a14'],
        ] as const)
          c.path(`M${43 - w} ${y - 6}H${43 + w}V${y}H${43 - w}Z`, { fill: cloth(c, a, b) }).path(`M${43 - w + 3} ${y - 5}v4`, {
            line: '#fff',
            width: 1,
          });
        worm(c, { line: '28 88 40 88 48 82 44 70 42 60', from: 6, to: 8.4, hue: 'blue', n: 8, feet: false });
        head(c, 43, 48, 10.4, 'blue', 'smile', false);
        c.path(oval(40.6, 46.4, 4, 4) + oval(49, 46.4, 4, 4), { line: '#4a2c14', width: 0.9 });
        c.path('M43 28L62 35L43 42L24 35Z', { fill: '#2a2436' })
          .path('M33 38V43Q43 48 53 43V38', { fill: '#3c344c' })
          .path('M60 36V46', { line: '#ffcf4a', width: 0.8 })
          .path(round(60, 47, 1.5), { fill: '#ffcf4a' });
        arm(c, '50 66 60 62 64 52', 'blue');
        arm(c, '36 66 26 68 22 76', 'blue');
        c.path('M14 70L28 74L26 84L12 80Z', { fill: '#fffbe8' }).path('M16 74l8 2M15.4 77l8 2', { line: '#8a6a44', width: 0.5 });
      },
      0.7,
    ),
  );
  c.path('M64 48V42M61 36l1.4 -2M67 36l2 -2', { line: '#fff', width: 1, cap: true });
};

const speedius: Scene = (c) => {
  dunes(c);
  c.path('M-2 70H22M-4 78H18M-2 86H24M2 62H16', { line: '#fff8dc', width: 1.2, cap: true, opacity: 0.8 });
  c.figure(() =>
    c.relief(
      RIM,
      () => {
        c.path('M18 82L4 78L12 84L0 88L14 90Z', { fill: '#ff8a2c' });
        worm(c, { line: '18 86 30 84 42 80 52 74', from: 4.6, to: 8, hue: 'orange', n: 8, feet: false });
        head(c, 60, 66, 9.6, 'orange', 'gape', false);
        c.path('M50 62C50 52 68 50 70 62L50 66Z', { fill: c.mat('#ff6a5a', '#8a1c24') })
          .path('M58 61h13v5h-13z', { fill: '#2a3a4a' })
          .path('M60 62.4h5', { line: '#bfe8ff', width: 1 });
        c.path(curve(pts('52 72 40 66 28 68 16 62 22 72 34 74 48 78'), true), { fill: '#e03c3c' });
        for (const x of [24, 34, 44, 53])
          c.path(round(x, 93 - (x - 24) * 0.22, 3.4), { fill: '#33291f' }).path(round(x, 93 - (x - 24) * 0.22, 1.3), { fill: '#e8d8b0' });
      },
      0.7,
    ),
  );
  sandDust(c, [
    [10, 98, 5],
    [18, 102, 4],
    [2, 94, 5],
    [28, 104, 3],
  ]);
};

const lonus: Scene = (c) => {
  dunes(c, ['#3c2c60', '#b05a70', '#ff9a5a', '#ffe0a0'], [58, 62], 96);
  c.figure(() =>
    c.relief(
      RIM,
      () => {
        c.path('M56 104L62 20L64 20L59 104Z', { fill: c.mat('#a87c4c', '#4a2c18') })
          .path('M62 20L63 8L66 20Z', { fill: c.mat('#fff', '#8a98a8') })
          .path('M62 24C50 20 42 30 34 24C38 34 48 36 61 36Z', { fill: cloth(c, '#d8483c', '#5a1420') });
        worm(c, { line: '40 106 48 102 46 90 44 78', from: 6, to: 7.4, hue: 'green', n: 6 });
        c.path('M38 74C28 82 22 98 18 108L40 104C46 94 48 82 48 74Z', { fill: cloth(c, '#4a5a8a', '#161a3a') });
        head(c, 45, 68, 8.6, 'green', 'proud', false);
        c.path('M35 64C35 54 54 53 55 63Q45 58 35 64ZM44 55C42 46 36 44 32 46C38 48 40 52 42 57Z', { fill: c.mat('#dfe6ec', '#4a5460') });
        arm(c, '50 80 56 78 59 74', 'green');
      },
      0.8,
      107,
    ),
  );
};

const halitosus: Scene = (c) => {
  dunes(c, ['#5a6a4a', '#a8b060', '#e8dc8a', '#f8eab8'], [20, 36]);
  puffs(
    c,
    [
      [56, 70, 7],
      [64, 64, 8],
      [70, 74, 9],
      [62, 80, 7],
      [72, 58, 6],
    ],
    '#8aa83c',
    '#e8f48a',
  );
  c.figure(() =>
    c.relief(
      RIM,
      () => {
        worm(c, { line: '8 100 20 104 32 98 36 86', from: 6, to: 9, hue: 'green', n: 7 });
        c.path('M22 62C22 46 44 42 52 54L58 60C50 62 46 68 48 74L54 84C44 92 24 88 22 70Z', { fill: c.mat('#d0e47a', '#5a7a24') });
        c.path('M52 58C46 60 42 66 42 72C42 78 46 82 52 84C49 78 49 66 52 58Z', { fill: '#4a1418' }).path('M50 60l-2 4l4 -1ZM49 80l-2 -4l4 2Z', {
          fill: '#fff6c8',
        });
        c.path(oval(36, 56, 4.6, 5.4) + oval(46, 53, 4, 4.8), { fill: '#fffdf4' }).path(oval(37.6, 56, 1.8, 2) + oval(47.4, 53, 1.7, 1.9), {
          fill: '#2a1a10',
        });
        c.path('M30 48Q24 38 20 40M44 44Q44 34 50 32', { line: '#5a7a24', width: 1.3, cap: true });
      },
      0.8,
      108,
    ),
  );
  c.path('M60 62q4 -3 8 0M58 74q5 -3 10 0M64 84q4 -2 8 1', { line: '#5a6a14', width: 1, cap: true });
  c.path('M66 100l-3 -8M63 92l-3 2M63 92l3 -2', { line: '#5a7a24', width: 1.2, cap: true });
};

const maloderus: Scene = (c) => {
  bazaar(c);
  c.figure(() =>
    c.relief(
      RIM,
      () => {
        c.path('M24 76H62L58 108H28Z', { fill: c.mat('#b08458', '#4a2a18') }).path('M25 84H61M27 98H59', { line: '#5a5a60', width: 2 });
        worm(c, { line: '43 86 43 76 43 66', from: 10, to: 10, hue: 'brown', n: 3, feet: false });
        head(c, 43, 52, 11.4, 'brown', 'smile');
        arm(c, '34 68 22 58 18 40', 'brown', 3.4);
        arm(c, '52 68 64 58 68 40', 'brown', 3.4);
        c.path('M24 76H62V80H24Z', { fill: '#8a6a44' });
      },
      0.8,
      109,
    ),
  );
  c.path('M26 36q-4 -5 0 -10t0 -9M60 36q4 -5 0 -10t0 -9M43 34q-3 -4 0 -8t0 -7', { line: '#8aa83c', width: 1.5, cap: true, opacity: 0.9 });
  for (const [x, y] of [
    [30, 44],
    [58, 46],
    [36, 28],
    [52, 24],
    [66, 62],
    [20, 66],
  ] as const)
    c.path(oval(x, y, 1.1, 0.8), { fill: '#1a1410' }).path(oval(x - 1, y - 1, 1.1, 0.6) + oval(x + 1, y - 1, 1.1, 0.6), {
      fill: '#fff',
      opacity: 0.8,
    });
};

const introvertus: Scene = (c) => {
  nightDunes(c);
  c.figure(() =>
    c.relief(
      RIM,
      () => {
        c.path('M34 30H54V38C66 48 70 66 68 84C66 100 58 108 44 108C30 108 22 100 20 84C18 66 22 48 34 38Z', { fill: c.mat('#c8865a', '#4a2418') });
        c.path('M32 28H56V34H32Z', { fill: c.mat('#e0a878', '#6b3a24') })
          .path('M22 66Q44 74 67 66M21 74Q44 82 68 74', { line: '#ffe0a0', width: 1.2 })
          .path('M26 70l4 2l4 -2l4 2l4 -2l4 2l4 -2l4 2l4 -2', { line: '#5a2c1c', width: 0.8 });
      },
      0.9,
      110,
    ),
  );
  c.path(oval(44, 33, 9.6, 3.4), { fill: '#1a0e0c' });
  c.path(oval(40.4, 32.6, 2.2, 2.4) + oval(47.6, 32.6, 2.2, 2.4), { fill: '#fff6c8' }).path(oval(40.8, 33, 1, 1.2) + oval(48, 33, 1, 1.2), {
    fill: '#1a0e0c',
  });
  c.path('M60 20h8v6l-3 0l-2 3l0 -3h-3Z', { fill: '#fff', opacity: 0.85 }).path('M62 23h.4M64 23h.4M66 23h.4', {
    line: '#4a3c5a',
    width: 1,
    cap: true,
  });
};

const gulpus: Scene = (c) => {
  dunes(c, ['#4a8ab8', '#a8d0d8', '#fbe6b0', '#fbd08a'], [60, 30]);
  c.figure(() =>
    c.relief(
      RIM,
      () => {
        worm(c, { line: '68 106 56 108 42 104', from: 5, to: 8, hue: 'teal', n: 4 });
        c.path(oval(36, 88, 20, 18), { fill: c.mat('#a0e8d4', '#246a68') }).path(oval(38, 92, 12, 11), { fill: c.mat('#e0fff0', '#5aa898') });
        c.path(oval(34, 62, 10, 11), { fill: c.mat('#a0e8d4', '#246a68') });
        head(c, 36, 50, 9.4, 'teal', 'shut', false);
        c.path('M34 54L46 46L40 40L30 47Z', { fill: '#4a1418' });
        const f = new Frame(50, 34, 1, -142);
        c.path(f.d('M-6 -18H6V-10C14 -6 16 4 15 14C14 24 8 28 0 28C-8 28 -14 24 -15 14C-16 4 -14 -6 -6 -10Z'), {
          fill: c.mat('#e0a868', '#7a4420'),
        }).path(f.d('M-14 8H14M-15 14H15'), { line: '#fff0c8', width: 0.9 });
        arm(c, '44 66 56 60 60 46', 'teal', 3);
        arm(c, '26 68 24 56 34 38', 'teal', 3);
      },
      0.8,
      108,
    ),
  );
  c.path('M38 46q-2 4 -4 5', { line: '#8ae0ff', width: 2, cap: true });
};

const gloria: Scene = (c) => {
  bazaar(c);
  c.figure(() =>
    c.relief(
      RIM,
      () => {
        c.path('M62 94L56 30', { line: '#8a5a34', width: 1.2 })
          .path('M30 36C32 18 52 12 70 20C76 24 78 30 78 34Q72 30 66 34Q60 29 54 34Q48 30 42 35Q36 31 30 36Z', {
            fill: cloth(c, '#ffd0dc', '#c84a78'),
          })
          .path('M54 34Q52 24 55 16M66 34Q64 24 57 16M42 35Q44 24 54 16', { line: '#a83060', width: 0.6 });
        c.path('M40 60C46 62 50 70 54 84C58 96 60 104 60 108H16C18 98 28 92 32 82C34 74 34 64 40 60Z', { fill: cloth(c, '#ffe0e8', '#b84a74') }).path(
          'M20 104Q38 98 58 104M26 96Q40 90 54 95M31 86Q40 82 50 86',
          { line: '#a83060', width: 0.8, opacity: 0.7 },
        );
        worm(c, { line: '41 66 41 58', from: 6, to: 6, hue: 'violet', n: 2, feet: false });
        head(c, 41, 47, 9, 'violet', 'kiss');
        c.path('M31 44C30 36 52 36 51 44Q41 39 31 44Z', { fill: cloth(c, '#fff0b0', '#c8902c') }).path(star(48, 39, 3, 1.4, 6), { fill: '#ff8aa8' });
        arm(c, '46 64 56 66 60 72', 'violet');
        arm(c, '36 66 26 70 22 80', 'violet');
        c.path('M22 80C14 78 12 86 16 92L24 84Z', { fill: cloth(c, '#fff', '#d8a8c0') });
      },
      0.7,
      109,
    ),
  );
};

const cardus: Scene = (c) => {
  nightDunes(c);
  c.figure(() =>
    c.relief(
      RIM,
      () => {
        worm(c, { line: '14 106 26 108 40 106 46 94 42 80', from: 5, to: 8.4, hue: 'rose', n: 9 });
        c.path('M32 74H54L52 92H34Z', { fill: cloth(c, '#3c4a7a', '#12163a') }).path('M43 74L39 82L43 90L47 82Z', { fill: '#fff' });
        head(c, 43, 64, 10, 'rose', 'sly', false);
        c.path('M29 58Q43 50 58 57L54 53L53 36H34L33 53Z', { fill: '#241c2c' }).path('M33 50Q43 46 54 50V46Q43 42 33 46Z', { fill: '#d8404c' });
        arm(c, '52 80 60 76 63 66', 'rose');
        for (const [t, mark] of [
          [-34, '#1a1a2a'],
          [-12, '#d8303c'],
          [10, '#1a1a2a'],
          [32, '#d8303c'],
        ] as const) {
          const f = new Frame(64, 68, 1, t);
          c.path(f.d('M-4 -22H5V-8H-4Z'), { fill: '#fffdf4', line: '#8a7a6a', width: 0.4 }).path(
            f.d(mark === '#d8303c' ? 'M.5 -19L3 -15L.5 -11L-2 -15Z' : 'M.5 -19C3 -16 4 -14 2 -13L.5 -14L-1 -13C-3 -14 -2 -16 .5 -19Z'),
            { fill: mark },
          );
        }
        arm(c, '36 80 26 80 22 70', 'rose');
        c.path('M18 62H26V72H18Z', { fill: '#fffdf4', line: '#8a7a6a', width: 0.4 }).path('M22 64l2 3l-2 3l-2 -3Z', { fill: '#d8303c' });
      },
      0.7,
      110,
    ),
  );
};

const crysalus: Scene = (c) => {
  dunes(c, ['#5a6ab0', '#c8a8c8', '#ffdcb0', '#fff0c8'], [22, 40]);
  c.path('M-2 22Q30 16 74 24', { line: '#6b4a2c', width: 4, cap: true }).path('M10 21l-4 9M60 23l4 8', { line: '#6b4a2c', width: 1.4, cap: true });
  wings(c, 46, 74, 0.62, ['#ffd27a', '#d8602c'], ['#fff0b0', '#e0902c']);
  c.figure(() =>
    c.relief(
      RIM,
      () => {
        c.path('M45 24C54 28 58 40 56 54C55 60 52 64 46 66C39 64 36 60 35 54C33 40 37 28 45 24Z', { fill: c.mat('#c8d88a', '#5a6a2c') })
          .path('M36 40Q46 45 56 40M35 48Q46 53 57 48M38 33Q46 37 53 33', { line: '#3c4a1c', width: 0.8 })
          .path('M36 60L40 68L44 62L48 70L52 62L56 66L56 54H35Z', { fill: c.mat('#c8d88a', '#5a6a2c') });
        worm(c, { line: '46 64 46 78 46 88', from: 5.4, to: 6, hue: 'orange', n: 4, feet: false });
        head(c, 46, 98, 8.6, 'orange', 'smile');
        arm(c, '50 82 60 86 64 96', 'orange');
        arm(c, '42 82 32 86 26 94', 'orange');
      },
      0.8,
    ),
  );
};

const bottelus: Scene = (c) => {
  dunes(c, ['#7a6aa0', '#e7b27a', '#f9dfa2', '#fff0c8'], [22, 36]);
  const bottle = (f: Frame, a: string, b: string): void =>
    void c
      .path(f.d('M-2 -16H2V-8C6 -6 7 -2 7 2V14H-7V2C-7 -2 -6 -6 -2 -8Z'), { fill: c.mat(a, b) })
      .path(f.d('M4 0V11'), { line: '#fff', width: 0.9, opacity: 0.7, cap: true });
  c.figure(() =>
    c.relief(
      RIM,
      () => {
        bottle(new Frame(20, 104, 0.9, 84), '#b8e0a0', '#3c6a34');
        bottle(new Frame(66, 100, 0.8, -8), '#f0b8a0', '#8a3c2c');
        worm(c, { line: '28 104 42 106 54 98 50 84 40 76', from: 6, to: 8.4, hue: 'gold', n: 9 });
        head(c, 38, 64, 10, 'gold', 'drunk');
        arm(c, '48 78 58 68 58 56', 'gold');
        arm(c, '34 78 24 84 18 80', 'gold');
        bottle(new Frame(59, 42, 1, 186), '#a8d8e8', '#2c5a7a');
      },
      0.7,
      110,
    ),
  );
  c.disc(59, 64, 1.2, '#bfe8ff').path('M30 46q3 -4 6 0M44 44q3 -4 6 0', { line: '#fff', width: 0.7, cap: true });
};

export const PEOPLE: Record<string, Scene> = {
  'Fucius Con': fucius,
  'Primus Magicus': magicus,
  'Devius Maximus': devius,
  'Colossus Gigantus': colossus,
  'Bigus Musselus': musselus,
  'Smartia Pantia': smartia,
  'Speedius Unnecessarius': speedius,
  'Lonus Mightius': lonus,
  'Halitosus Teriblus': halitosus,
  'Bodius Maloderus': maloderus,
  'Introvertus Completus': introvertus,
  'Gulpus Permanentus': gulpus,
  'Gloria Gracia': gloria,
  'Cardus Nikkus': cardus,
  'Crysalus Frendus': crysalus,
  'Bottelus Emptius': bottelus,
};
