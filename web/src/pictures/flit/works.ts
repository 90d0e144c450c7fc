/** What the Flit drop, and their other tricks. */
import { fix, polygon, pts, star, type Canvas } from '../canvas';
import { fan, wing } from '../kit/birds';
import { blaze, bonfire, dense, HEATS, sparks } from '../kit/fire';
import { Frame, oval } from '../kit/path';
import { puffs, shafts } from '../kit/scene';
import type { Scene } from '../painted';
import { cliff, front, over, RIM } from './land';
import { steel } from './people';

/** A small bird far away. */
function gull(x: number, y: number, k: number): string {
  return `M${fix(x - 6 * k)} ${fix(y - 2 * k)}Q${fix(x - 3 * k)} ${fix(y - 4 * k)} ${fix(x)} ${fix(y)}Q${fix(x + 3 * k)} ${fix(y - 4 * k)} ${fix(x + 6 * k)} ${fix(y - 2 * k)}Q${fix(x + 3 * k)} ${fix(y - 2 * k)} ${fix(x)} ${fix(y + 1.6 * k)}Q${fix(x - 3 * k)} ${fix(y - 2 * k)} ${fix(x - 6 * k)} ${fix(y - 2 * k)}Z`;
}

export function flock(c: Canvas, list: readonly (readonly [number, number, number])[], fill = '#2b3845'): void {
  c.path(list.map(([x, y, k]) => gull(x, y, k)).join(''), { fill });
}

/** A bird that carries something, from the side. */
export function carrier(c: Canvas, x: number, y: number, k: number, a = '#8fa4b8', b = '#26333f'): void {
  const paint = c.mat(a, b);
  const f = new Frame(x, y, k);
  wing(c, f.p(0, -3), f.p(-9, -14), f.p(-18, -20), 22 * k, 70, [paint, steel(c), paint]);
  fan(c, [f.p(-16, 2), f.p(-15, 5)], 3, [165, 185], [13 * k, 13 * k], 5 * k, paint);
  c.path(f.d('M16 -4C18 4 4 9 -8 7C-15 5 -18 2 -17 0C-8 -6 4 -10 16 -4Z'), { fill: paint });
  c.path(f.d(oval(17, -5, 6, 5.6)), { fill: paint })
    .path(f.d('M22 -7L30 -4L22 -2Z'), { fill: c.mat('#ffdf8a', '#9a6420') })
    .path(f.d(oval(18.6, -6, 1.4, 1.4)), { fill: '#fff' })
    .path(f.d(oval(19, -6, 0.7, 0.7)), { fill: '#111' });
  wing(c, f.p(4, -3), f.p(10, -16), f.p(18, -24), 24 * k, 100, [paint, steel(c), paint]);
}

const burningEarth: Scene = (c) => {
  over(c);
  c.figure(() => {
    for (const [x, y, r] of [
      [48, 52, 11],
      [24, 36, 5],
      [64, 28, 4.4],
    ] as const) {
      for (const [i, heat] of HEATS.slice(0, 3).entries()) {
        const k = 1 - i * 0.2;
        c.path(
          blaze(
            c,
            dense(
              [
                [x - r * k, y - r * 0.3],
                [x - r * 0.4, y - r * k],
                [x + r * 0.5, y - r * k],
                [x + r * k, y],
              ],
              r * 0.5,
            ),
            () => r * 2.6 * k,
            () => -64,
            0.2,
          ),
          { fill: heat },
        );
      }
      c.path(
        polygon([
          [x - r, y - r * 0.2],
          [x - r * 0.4, y - r * 0.8],
          [x + r * 0.5, y - r * 0.7],
          [x + r, y + r * 0.1],
          [x + r * 0.4, y + r * 0.9],
          [x - r * 0.5, y + r * 0.8],
        ]),
        { fill: c.mat('#b06a3c', '#2a1410') },
      );
    }
  });
  bonfire(c, 26, 104, 20, 12);
  sparks(c, 40, 90, 26, 50, 30);
};

const rainOfFire: Scene = (c) => {
  c.sky(['#1c1a34', '#5a2c44', '#c85a34', '#ffc070']);
  c.path('M10 122V94H16V88H22V94H26V80H34V96H40V86L46 78L52 86V98H58V90H66V122Z', { fill: '#241624' }).path(
    'M29 86h2v3h-2zM44 90h3v4h-3zM18 98h2v3h-2zM60 98h2v3h-2z',
    { fill: '#ffd27a' },
  );
  c.figure(() => {
    for (const [x, y, k] of [
      [28, 40, 1],
      [44, 52, 1.3],
      [60, 38, 1.1],
      [36, 70, 0.9],
      [56, 72, 1],
      [66, 60, 0.7],
      [22, 62, 0.7],
    ] as const) {
      const f = new Frame(x, y, k, 18);
      c.path(f.d('M0 6C-5 5 -5 -1 -3 -6C-2 -12 0 -18 2 -24C3 -14 6 -4 5 1C4 5 2 6 0 6Z'), { fill: '#f2620f' }).path(
        f.d('M0 5C-3 4 -3 0 -2 -4C-1 -8 0 -12 1 -15C2 -8 4 -2 3 1C2 4 1 5 0 5Z'),
        { fill: '#ffd75e' },
      );
    }
  });
  flock(
    c,
    [
      [24, 24, 0.9],
      [40, 20, 1.1],
      [57, 23, 0.9],
    ],
    '#140e1c',
  );
  c.glow(42, 100, 26, '#ff9a3c', 0.6);
};

const locusts: Scene = (c) => {
  over(c);
  const jumper = (x: number, y: number, k: number): void => {
    const f = new Frame(x, y, k);
    c.path(f.d('M-16 -26C-16 -44 16 -44 16 -26Q12 -30 8 -26Q4 -30 0 -26Q-4 -30 -8 -26Q-12 -30 -16 -26Z'), { fill: c.mat('#fffaf0', '#b8a888') }).path(
      f.d('M-16 -26L-2 -4M-8 -26L-1 -4M8 -26L1 -4M16 -26L2 -4'),
      { line: '#5a5040', width: 0.4 },
    );
    const green = c.mat('#c8e07a', '#3c5a1c');
    c.path(f.d('M-4 8L-14 -4L-12 14M4 8L14 -4L12 14'), { line: '#4f7a2c', width: 1.4 * k, cap: true });
    c.path(f.d('M0 -6C5 -4 6 6 4 16C3 22 1 26 0 28C-1 26 -3 22 -4 16C-6 6 -5 -4 0 -6Z'), { fill: green }).path(f.d('M-3 8H3M-3 13H3M-2 18H2'), {
      line: '#33501a',
      width: 0.6,
    });
    c.path(f.d(oval(0, -5, 5, 4.6)), { fill: green })
      .path(f.d(oval(-3, -6, 1.8, 2) + oval(3, -6, 1.8, 2)), { fill: '#c23c2c' })
      .path(f.d('M-2 -9Q-6 -14 -9 -14M2 -9Q6 -14 9 -14'), { line: '#33501a', width: 0.6 })
      .path(f.d('M-5 -9Q0 -13 5 -9L4 -7Q0 -9 -4 -7Z'), { fill: '#5a6a4a' });
  };
  c.figure(() => {
    jumper(26, 46, 0.5);
    jumper(62, 40, 0.4);
    c.relief(RIM, () => jumper(45, 70, 1.1), 0.6);
    jumper(66, 82, 0.45);
  });
};

const flares: Scene = (c) => {
  c.sky(['#05081a', '#101c3c', '#24385a', '#5a6a7a']);
  c.stars(20, 70, '#fff');
  c.figure(() => {
    for (const [x, y, r, colour] of [
      [44, 46, 20, '#fff3c0'],
      [64, 34, 9, '#ffb8d0'],
      [24, 66, 11, '#c0f0ff'],
      [62, 78, 10, '#ffe08a'],
    ] as const) {
      c.glow(x, y, r * 1.5, colour, 0.9);
      c.path(star(x, y, r, r * 0.14, 8), { fill: colour }).path(star(x, y, r * 0.6, r * 0.12, 8, 22), { fill: '#fff' });
      c.path(`M${x} ${y}Q${x - 3} ${y + r * 1.4} ${x - 1} ${y + r * 2.4}`, { line: '#fff', width: 0.5, opacity: 0.6 });
    }
  });
  c.path('M0 108Q20 100 40 106T70 102V122H0Z', { fill: '#0a1020' });
  flock(
    c,
    [
      [30, 26, 0.8],
      [52, 22, 0.9],
    ],
    '#0a1020',
  );
};

const oil: Scene = (c) => {
  over(c);
  c.figure(() =>
    c.relief(
      RIM,
      () => {
        carrier(c, 40, 40, 0.9);
        const f = new Frame(46, 58, 1, 38);
        c.path(f.d('M-13 -6H13L11 8Q0 18 -11 8Z'), { fill: c.mat('#6b6a72', '#15161c') }).path(f.d(oval(0, -6, 13, 3.4)), { fill: '#33251a' });
        c.path('M54 64C62 66 64 78 60 92C66 100 70 112 66 122H48C44 108 54 100 54 90C54 80 56 74 52 70Z', { fill: c.mat('#8a6a2c', '#1c1208') }).path(
          'M59 72C62 80 58 90 60 98',
          { line: '#ffe0a0', width: 1.2, cap: true, opacity: 0.8 },
        );
        c.path('M34 44Q38 50 37 54M46 42Q52 46 54 50', { line: '#33404c', width: 0.8 });
      },
      0.7,
    ),
  );
  puffs(
    c,
    [
      [48, 116, 5],
      [58, 112, 6],
      [68, 116, 6],
    ],
    '#c8c0b0',
    '#ffffff',
  );
  for (const [x, y] of [
    [50, 84],
    [66, 88],
    [46, 98],
  ] as const)
    c.disc(x, y, 1.2, '#2a1c0c');
};

const hail: Scene = (c) => {
  front(c);
  c.figure(() =>
    c.relief(
      '#fff',
      () => {
        for (const [x, y, r] of [
          [45, 60, 14],
          [26, 50, 7],
          [64, 46, 6],
          [30, 84, 8],
          [62, 86, 9],
        ] as const) {
          c.path(
            polygon(
              Array.from(
                { length: 9 },
                (_, i) => [x + Math.cos(i * 0.698) * r * (i % 2 ? 1 : 0.88), y + Math.sin(i * 0.698) * r * (i % 2 ? 0.94 : 1)] as const,
              ),
            ),
            { fill: c.mat('#ffffff', '#6a94b4') },
          );
          c.path(
            oval(x - r * 0.32, y - r * 0.1, r * 0.22, r * 0.26) +
              oval(x + r * 0.32, y - r * 0.1, r * 0.22, r * 0.26) +
              `M${x - r * 0.1} ${y + r * 0.26}h${r * 0.2}l${-r * 0.1} ${-r * 0.2}Z`,
            { fill: '#24405a' },
          );
          c.path(
            `M${x - r * 0.36} ${y + r * 0.5}h${r * 0.72}M${x - r * 0.16} ${y + r * 0.4}v${r * 0.24}M${x + r * 0.16} ${y + r * 0.4}v${r * 0.24}`,
            { line: '#24405a', width: 0.8 },
          );
        }
      },
      0.6,
    ),
  );
  c.path('M50 30l-3 12M30 28l-2 10M66 24l-2 10M34 64l-1 8M66 62l-2 10', { line: '#fff', width: 0.7, cap: true, opacity: 0.8 });
};

export function bug(c: Canvas, f: Frame, paint: string): void {
  c.path(f.d('M-6 -4L-14 -9M-7 2L-16 2M-6 8L-13 14M6 -4L14 -9M7 2L16 2M6 8L13 14'), { line: '#2a140c', width: 1.1 * f.scale, cap: true });
  c.path(f.d('M0 -10C7 -9 8 6 0 16C-8 6 -7 -9 0 -10Z'), { fill: paint }).path(f.d('M0 -4V15M-5 -4Q0 -1 5 -4'), {
    line: '#2a140c',
    width: 0.7 * f.scale,
  });
  c.path(f.d(oval(0, -10, 3.6, 3)), { fill: '#3a1c10' }).path(f.d('M-1 -12Q-6 -20 -12 -20M1 -12Q6 -20 12 -20'), {
    line: '#2a140c',
    width: 0.6 * f.scale,
    cap: true,
  });
}

const cockroaches: Scene = (c) => {
  over(c);
  c.figure(() =>
    c.relief(
      RIM,
      () => {
        c.path('M30 18C46 12 58 20 58 32L52 40C46 34 40 36 34 42C28 38 24 26 30 18Z', { fill: c.mat('#d8b484', '#6b4a2c') }).path(
          'M34 42C40 36 46 34 52 40L49 44Q43 40 37 46Z',
          { fill: '#33201a' },
        );
        for (const [x, y, k, t] of [
          [40, 54, 0.6, 170],
          [54, 60, 0.7, 150],
          [30, 70, 0.7, 200],
          [46, 84, 1.15, 165],
          [64, 84, 0.7, 130],
          [27, 96, 0.7, 220],
        ] as const)
          bug(c, new Frame(x, y, k, t), c.mat('#b86a34', '#3c1a0e'));
      },
      0.5,
    ),
  );
};

const fireFlash: Scene = (c) => {
  c.sky(['#3a1c34', '#a8443c', '#ff9a4a', '#fff3c0']);
  shafts(c, 45, 52, 90, [0, 30, 60, 90, 120, 150, 180, 210, 240, 270, 300, 330], '#fffbe0', 0.3, 10);
  c.figure(() => {
    c.path(star(45, 52, 28, 10, 9), { fill: '#f2620f' })
      .path(star(45, 52, 21, 8, 9, -70), { fill: '#ffb02e' })
      .path(star(45, 52, 13, 6, 9), { fill: '#fffbe0' });
  });
  c.glow(45, 52, 26, '#fff', 0.7);
  c.path(gull(45, 54, 2.2), { fill: '#33201c' });
  puffs(
    c,
    [
      [4, 110, 10],
      [20, 114, 9],
      [38, 112, 9],
      [56, 114, 10],
      [72, 110, 9],
    ],
    '#a85a4a',
    '#ffd8b0',
  );
};

const rockdrop: Scene = (c) => {
  cliff(c);
  c.figure(() =>
    c.relief(
      RIM,
      () => {
        c.path(polygon(pts('26 66 36 56 52 55 62 66 60 82 48 90 34 88 25 78')), { fill: c.mat('#b8b4ac', '#3c4048') })
          .path(polygon(pts('52 55 62 66 60 82 50 78 48 64')), { fill: '#e0ddd4', opacity: 0.6 })
          .path('M34 64l6 5l-3 8l7 5', { line: '#2c3038', width: 0.8 });
        carrier(c, 42, 44, 1.05, '#d8a884', '#5a3424');
        c.path('M36 52V59M32 60l4 -2l2 4M48 51V58M45 60l3 -3l4 3', { line: '#d8963c', width: 1.3, cap: true });
      },
      0.8,
    ),
  );
  c.path('M22 96q6 6 2 12M64 94q4 6 0 12', { line: '#fff', width: 0.7, cap: true, opacity: 0.7 });
};

const dust: Scene = (c) => {
  over(c);
  c.figure(() =>
    c.relief(
      RIM,
      () => {
        puffs(
          c,
          [
            [8, 74, 9],
            [20, 66, 8],
            [30, 60, 7],
            [38, 55, 5],
            [14, 84, 8],
            [26, 76, 7],
          ],
          '#e0742c',
          '#ffe6a0',
        );
        carrier(c, 50, 46, 0.85, '#f0c08a', '#7a3c24');
      },
      0.6,
    ),
  );
  sparks(c, 22, 96, 20, 40, 60, '#fff0a0');
  c.motes(50, '#ffcf5a', 56, 112, 0.8);
};

const slime: Scene = (c) => {
  over(c);
  c.figure(() =>
    c.relief(
      '#f0ffd0',
      () => {
        c.path(
          'M20 30C30 22 58 22 66 32C70 42 62 44 62 54C62 62 57 62 56 54C55 48 51 48 51 56L51 80C51 88 45 88 45 80L45 62C45 54 40 54 40 62V70C40 77 34 77 34 70L33 54C32 46 28 48 27 54C25 58 20 56 20 50Z',
          { fill: c.mat('#d0f06a', '#4a7a1c') },
        );
        c.path('M28 32C38 27 52 27 60 33', { line: '#f8ffd8', width: 2, cap: true });
        c.path('M44 92C40 98 40 102 45 103C51 103 51 98 48 92L46 86Z', { fill: c.mat('#d0f06a', '#4a7a1c') });
      },
      0.7,
    ),
  );
  c.path(oval(44, 112, 22, 4), { fill: '#8ac03a' }).path('M30 111q8 -3 18 -1', { line: '#f0ffd0', width: 0.8, cap: true });
  flock(c, [
    [30, 20, 1],
    [54, 18, 1.1],
  ]);
};

export const WORKS: Record<string, Scene> = {
  'Launch Burning Earth': burningEarth,
  'Launch Rain of Fire': rainOfFire,
  'Launch Locust Paratroopers': locusts,
  'Launch Dazzling Flares': flares,
  'Launch Boiling Oil': oil,
  'Launch Hail of Doom': hail,
  'Launch Cockroaches': cockroaches,
  'Launch Fire Flash': fireFlash,
  'Launch Rockdrop': rockdrop,
  'Launch Flaming Dust': dust,
  'Launch Slippery Slime': slime,
};
