/** What the sea does for the Aqua. */
import { curve, pts, round, star } from '../canvas';
import { skirt } from '../kit/clothes';
import { bonfire, HEATS, sparks } from '../kit/fire';
import { Frame, oval } from '../kit/path';
import { posed, POSES } from '../kit/poses';
import { BUILDS, person } from '../kit/rig';
import { mist, puffs, shafts } from '../kit/scene';
import { limb } from '../limbs';
import type { Scene } from '../painted';
import { abyss, bubbles, kelp, reef, RIM, surface, tail, wave } from './land';
import { FACE, scale, skin } from './people';

const spout: Scene = (c) => {
  surface(c, 92, ['#1c2c4c', '#4a6c8c', '#a8c0c0', '#e0d8b8']);
  c.figure(() =>
    c.relief(
      '#f4ffff',
      () => {
        c.path('M36 100C42 84 38 66 42 48C44 36 38 28 24 22H68C56 28 52 38 53 50C56 68 52 86 58 100Z', { fill: c.mat('#d0f4ff', '#2c6c9c') });
        for (const [y, w] of [
          [90, 10],
          [80, 8],
          [70, 7],
          [60, 6],
          [50, 6],
          [40, 7],
          [32, 11],
          [25, 18],
        ] as const)
          c.path(`M${47 - w} ${y}Q47 ${y + 5} ${47 + w} ${y - 2}`, { line: '#f4ffff', width: 1, cap: true });
      },
      0.6,
    ),
  );
  puffs(
    c,
    [
      [34, 102, 5],
      [44, 104, 6],
      [56, 102, 5],
      [26, 105, 4],
      [64, 105, 4],
    ],
    '#a8d4e4',
    '#ffffff',
  );
};

const undertow: Scene = (c) => {
  abyss(c, '#3c9cd0', [44, 70]);
  c.figure(() => {
    for (let i = 0; i < 7; i++)
      c.path(oval(44, 46 + i * 9, 28 - i * 3.8, 9 - i * 1.1), { line: i % 2 ? '#8ae0ff' : '#e8fdff', width: 2.6 - i * 0.26 });
    c.path('M16 46C20 70 34 92 42 110H46C54 92 68 70 72 46Q44 66 16 46Z', { fill: c.mat('#5ac0e8', '#04182c') });
    c.path('M24 60Q44 72 64 60M30 76Q44 84 58 76M36 92Q44 96 52 92', { line: '#c8f4ff', width: 1.2, cap: true });
  });
  c.path('M30 40l6 8l-3 1l7 9M58 38l-5 8l3 2l-6 7', { line: '#c89a6a', width: 1.6, cap: true });
};

const armour: Scene = (c) => {
  reef(c, 108);
  c.figure(() =>
    c.relief(
      RIM,
      () => {
        const shell = c.mat('#ffe0d0', '#b0607c');
        c.path('M28 46C20 40 14 46 16 56C20 60 26 58 30 54L34 88Q45 96 56 88L60 54C64 58 70 60 74 56C76 46 70 40 62 46Q45 52 28 46Z', {
          fill: c.mat('#8ae8e0', '#0c4a6c'),
        });
        c.path('M17 54Q12 40 24 40Q34 42 32 52Q26 48 17 54ZM73 54Q78 40 66 40Q56 42 58 52Q64 48 73 54Z', { fill: shell }).path(
          'M20 52L22 42M26 49L27 41M70 52L68 42M64 49L63 41',
          { line: '#a84c6c', width: 0.7 },
        );
        let d = '';
        for (let row = 0; row < 5; row++) for (let i = 0; i < 5; i++) d += `M${34 + i * 4.6 + (row % 2) * 2.3} ${60 + row * 6}q2.3 4 4.6 0`;
        c.path(d, { line: '#e8fdff', width: 0.7, opacity: 0.8 });
        c.path('M34 44C34 30 38 24 45 22C52 24 56 30 56 44Q45 38 34 44Z', { fill: shell }).path('M45 22V40M39 25L40 41M51 25L50 41', {
          line: '#a84c6c',
          width: 0.7,
        });
        c.path('M45 56L51 64L45 72L39 64Z', { fill: c.mat('#ffd08a', '#d8481c') });
      },
      0.8,
    ),
  );
  c.glow(45, 64, 12, '#ffb05a', 0.5);
};

function drop(fire: boolean): Scene {
  return (c) => {
    if (fire) surface(c, 96, ['#3c1c34', '#a8483c', '#ffa05a', '#ffe0a8']);
    else kelp(c);
    c.glow(44, 66, 34, fire ? '#ffb05a' : '#c8f08a', 0.6);
    c.figure(() =>
      c.relief(
        '#f4ffff',
        () => {
          c.path('M44 18C54 40 68 54 68 74C68 92 58 102 44 102C30 102 20 92 20 74C20 54 34 40 44 18Z', { fill: c.mat('#c8f4ff', '#1c6ca8') });
          c.path('M44 40C50 54 60 62 60 76C60 88 54 95 44 95C34 95 28 88 28 76C28 62 38 54 44 40Z', { fill: fire ? '#5a1414' : '#163c24' });
          if (fire) bonfire(c, 44, 94, 26, 42, HEATS);
          else
            c.path('M29 88L38 66L44 76L52 60L59 88Q54 95 44 95Q34 95 29 88Z', { fill: c.mat('#b8e07a', '#3c5a1c') }).path(
              'M52 60L59 88L52 90L48 76Z',
              { fill: '#e0f0a0', opacity: 0.7 },
            );
          c.path('M58 62Q64 72 60 86', { line: '#fff', width: 2, cap: true });
        },
        0.7,
      ),
    );
    if (fire) sparks(c, 44, 44, 10, 24, 16);
    else bubbles(c, 6);
  };
}

function swamp(fire: boolean): Scene {
  return (c) => {
    c.sky(fire ? ['#241420', '#6a2c24', '#d0642c', '#ffc070'] : ['#14241c', '#3c5a3c', '#8a9a5a', '#d8d890']);
    c.glow(46, 54, 34, fire ? '#ffb05a' : '#e8f0a0', 0.6);
    mist(c, 72, 30, fire ? '#e08a4a' : '#c8d890', 0.5);
    c.path('M0 78Q34 72 70 78V122H0Z', { fill: c.shade(fire ? ['#8a4424', '#3c1814', '#140808'] : ['#6a7c3c', '#2c4424', '#0c1810']) });
    c.figure(() => {
      if (fire)
        for (const [x, y, s] of [
          [26, 88, 10],
          [48, 84, 14],
          [62, 98, 12],
          [36, 106, 13],
        ] as const) {
          c.path(oval(x, y, s * 0.9, s * 0.2), { fill: '#ff9a3c', opacity: 0.7 });
          bonfire(c, x, y, s, s * 1.6, HEATS);
        }
      else {
        c.relief('#f0ffc8', () =>
          c
            .path('M26 92C26 74 36 66 46 66C58 66 66 76 66 92Q46 98 26 92Z', { fill: c.mat('#8aa85a', '#1c341c') })
            .path(oval(36, 68, 6.4, 6.4) + oval(56, 68, 6.4, 6.4), { fill: c.mat('#a8c870', '#2c4a24') }),
        );
        c.path(oval(36, 67, 4.4, 4.4) + oval(56, 67, 4.4, 4.4), { fill: '#fff68a' })
          .path(oval(36, 67, 1.2, 3.6) + oval(56, 67, 1.2, 3.6), { fill: '#101808' })
          .path('M32 84Q46 92 60 84', { line: '#101808', width: 1.4, cap: true });
        c.path(oval(46, 95, 24, 3.4), { line: '#d8e8a0', width: 0.7 });
      }
    });
    for (const [x, y, h] of [
      [10, 112, 50],
      [16, 116, 40],
      [64, 114, 54],
      [70, 110, 40],
      [22, 118, 30],
    ] as const)
      c.path(`M${x} ${y}Q${x + 1} ${y - h / 2} ${x + 2} ${y - h}`, { line: fire ? '#1c0c0a' : '#12240f', width: 1.2, cap: true }).path(
        oval(x + 2, y - h, 1.6, 5),
        { fill: fire ? '#3c1c10' : '#4a3418' },
      );
    if (fire) sparks(c, 44, 84, 26, 50, 34);
    else
      for (const [x, y] of [
        [30, 52],
        [58, 46],
        [66, 60],
      ] as const)
        c.glow(x, y, 5, '#f4ffb0', 0.9).disc(x, y, 1, '#fffff0');
  };
}

const razorjaw: Scene = (c) => {
  reef(c, 110, ['#4c8cb0', '#1c5484', '#0a2c54', '#041428']);
  c.figure(() =>
    c.relief(
      RIM,
      () => {
        c.path('M78 30C56 26 38 34 28 48L40 56L30 60L42 66L32 72L46 76L38 84C52 96 66 94 78 90Z', { fill: c.mat('#b0a0d8', '#2c1c54') });
        c.path('M40 56L30 60L42 66L32 72L46 76L38 84C52 96 66 94 78 90V62C64 64 52 64 40 56Z', { fill: c.mat('#f0e4f4', '#6a5490') });
        c.path('M28 48C36 58 56 64 78 60C60 70 50 76 38 84C46 74 48 68 46 62C40 60 32 54 28 48Z', { fill: '#2a0818' });
        c.path('M30 50l1 7l4 -4l2 7l5 -5l2 6l6 -4l3 5l5 -4ZM40 83l3 -7l2 5l4 -8l2 6l5 -7l1 6l5 -6Z', { fill: '#fffbf0' });
        c.path(oval(56, 46, 4, 3.6), { fill: '#fff36a' })
          .path(oval(55, 46, 1.2, 3), { fill: '#140818' })
          .path('M50 40L62 44', { line: '#1c0c3c', width: 1.8, cap: true });
        c.path('M56 30C58 20 66 16 74 16C70 22 70 26 70 30Z', { fill: c.mat('#9a8ac8', '#241448') });
      },
      0.8,
    ),
  );
};

const serpents: Scene = (c) => {
  surface(c, 96, ['#1c3448', '#4c8490', '#b0d0b8', '#f0e8b0']);
  c.figure(() => {
    for (const [line, a, b, flip, w] of [
      ['14 116 16 90 28 70 24 48 32 36', '#8ae0b0', '#0c4a44', false, 9],
      ['70 118 68 94 60 76 66 56 58 44', '#a8b8ff', '#24307c', true, 9],
      ['42 120 44 100 38 82 46 62 44 34', '#d8f08a', '#3c6a1c', false, 10],
    ] as const) {
      const points = pts(line);
      const [x, y] = points[points.length - 1] ?? [0, 0];
      c.relief(
        '#f0fff4',
        () => {
          c.path(
            limb(points, (t) => w * (1 - t * 0.35), 16),
            { fill: c.mat(a, b) },
          );
          const f = new Frame(x, y, 0.8, 0, flip);
          c.path(f.d('M-7 4C-8 -6 0 -10 8 -8L20 -4L10 0L20 4C14 8 0 10 -7 4Z'), { fill: c.mat(a, b) })
            .path(f.d(oval(5, -4.4, 1.8, 1.8)), { fill: '#fff36a' })
            .path(f.d(oval(5.4, -4.4, 0.6, 1.5)), { fill: '#101010' })
            .path(f.d('M-4 -8L-8 -18L1 -9ZM-8 -2L-16 -6L-9 4Z'), { fill: c.mat(a, b) })
            .path(f.d('M12 0l2 3l1 -3M16 0l1 2l1 -2'), { fill: '#fff' });
        },
        0.5,
      );
    }
  });
  c.path('M0 108q8 -6 16 0t16 0t16 0t16 0t16 0V124H0Z', { fill: '#0c3454', opacity: 0.9 });
};

const torrent: Scene = (c) => {
  c.sky(['#24344c', '#4c6c84', '#98b4b8', '#d8dcc0']);
  c.path('M-2 0H26L32 60L24 122H-2ZM72 0H60L54 56L64 122H72Z', { fill: c.mat('#6a7484', '#1c242c') }).path('M60 0L54 56L64 122H70L62 56L66 0Z', {
    fill: '#8a949c',
  });
  c.figure(() =>
    c.relief(
      '#f4ffff',
      () => {
        c.path('M28 14Q43 6 58 14L54 56C58 80 66 96 78 104V124H-4V104C14 98 26 80 30 58Z', { fill: c.mat('#c8f0ff', '#1c5c94') });
        c.path('M34 16Q36 60 22 100M40 14Q42 64 36 108M46 14Q46 64 50 108M52 16Q50 60 64 100', {
          line: '#f4ffff',
          width: 1,
          opacity: 0.8,
          cap: true,
        });
      },
      0.5,
    ),
  );
  puffs(
    c,
    [
      [8, 110, 8],
      [22, 114, 8],
      [38, 112, 9],
      [54, 114, 8],
      [68, 110, 8],
    ],
    '#b0dcec',
    '#ffffff',
  );
  c.path('M30 74l14 6l-1 4l-14 -5ZM52 90l10 -3l1 3l-10 4Z', { fill: '#6b4424' });
};

const tidal: Scene = (c) => {
  surface(c, 100, ['#3c5484', '#84a8c8', '#f0e0c0', '#ffcf9a']);
  c.figure(() => c.relief('#f4ffff', () => wave(c, new Frame(40, 66, 1.02), '#8ae0f0', '#0c3c74'), 0.6));
  c.path('M44 112V102H48V98L52 95L56 98V102H60V112Z', { fill: '#33404c' }).path('M51 104h2v3h-2z', { fill: '#ffe08a' });
  c.path('M-2 112q8 -5 16 0t16 0t16 0t16 0t16 0V124H-2Z', { fill: '#0c3464' });
};

const union: Scene = (c) => {
  reef(c, 110);
  c.figure(() =>
    c.relief(
      '#f4ffff',
      () => {
        c.path('M36 28C44 46 52 54 52 70C52 82 46 90 36 90C26 90 20 82 20 70C20 54 28 46 36 28Z', { fill: c.mat('#d8f8ff', '#1c74b0') }).path(
          'M54 36C60 52 68 60 68 74C68 86 62 94 52 94C44 94 38 88 37 80C46 78 52 72 52 64C54 56 52 44 54 36Z',
          { fill: c.mat('#d0ffe8', '#149c84') },
        );
        c.path(oval(33, 66, 1.6, 2) + oval(41, 66, 1.6, 2) + oval(52, 76, 1.5, 1.9) + oval(59, 76, 1.5, 1.9), { fill: '#08344c' }).path(
          'M33 73Q37 77 41 73M52 83Q56 86 60 82',
          { line: '#08344c', width: 1.1, cap: true },
        );
        c.path('M26 60Q24 68 27 78M62 66Q66 74 63 84', { line: '#fff', width: 1.6, cap: true });
      },
      0.7,
    ),
  );
};

const sirens: Scene = (c) => {
  surface(c, 94, ['#2c2c5c', '#8a5c90', '#f0a89a', '#ffe0b0']);
  c.path('M14 122C16 104 30 98 46 98C62 98 72 106 74 122Z', { fill: c.mat('#5c6478', '#141824') });
  c.figure(() =>
    c.relief(
      '#fff0dc',
      () => {
        for (const [x, y, flip, kind, hair, mood] of [
          [26, 110, false, 'sky', '#ffe08a', 'shout'],
          [64, 110, true, 'lilac', '#ff9a8a', 'closed'],
          [45, 102, false, 'jade', '#5ac8b8', 'shout'],
        ] as const)
          person(c, {
            pose: posed(POSES.sitSide, 'head 2 -68 neck 0 -58 far 20 -46 30 -56 near -12 -40 -14 -24 tilt -8'),
            x,
            y,
            h: x === 45 ? 74 : 58,
            flip,
            build: BUILDS.woman,
            skin: skin(c, kind),
            top: scale(c),
            legs: null,
            face: { ...FACE, view: 'three', mood },
            dress: (k, q) =>
              tail(
                k,
                q,
                flip ? `${x - 6} ${y - 12} ${x - 14} ${y - 2}` : `${x + 6} ${y - 12} ${x + 14} ${y - 2}`,
                scale(k, '#8ae8e0', '#146a84'),
                k.mat('#d8fff8', '#2c8aa8'),
              ),
            hair: (k, q) =>
              k.path(q.head.d('M.7 -.75C.3 -1.5 -.95 -1.5 -1.06 -.3C-1.5 .8 -1.3 2 -2 3C-1 3 -.2 1.8 -.4 .3C-.4 -.4 .2 -.6 .7 -.75Z'), {
                fill: k.mat(hair, '#5a2c44'),
              }),
          });
      },
      0.6,
    ),
  );
  c.path('M56 42q6 -4 4 -10t5 -8M34 44q-6 -4 -4 -10t-4 -8', { line: '#fff6dc', width: 0.9, cap: true, opacity: 0.9 });
};

/** A hand lets a few drops fall, and the storm lies down. */
const tranquility: Scene = (c) => {
  surface(c, 90, ['#3c5c84', '#90b8d0', '#e8f0e0', '#fff0c8']);
  c.figure(() =>
    c.relief(
      '#f4ffff',
      () => {
        c.path(
          'M72 20C60 24 50 28 42 34C34 36 26 36 24 40C24 43 30 43 36 42C30 45 26 48 27 51C29 53 34 49 40 47C36 51 34 55 36 57C39 58 43 52 48 50C47 54 48 57 50 57C54 54 58 48 62 44L76 40Z',
          { fill: skin(c, 'jade') },
        ).path('M62 44L76 40V18L66 22Z', { fill: scale(c) });
        for (const [x, y, k] of [
          [30, 64, 1],
          [38, 72, 1.2],
          [46, 66, 1],
        ] as const)
          c.path(
            `M${x} ${y - 6 * k}C${x + 3 * k} ${y} ${x + 3 * k} ${y + 4 * k} ${x} ${y + 4 * k}C${x - 3 * k} ${y + 4 * k} ${x - 3 * k} ${y} ${x} ${y - 6 * k}Z`,
            { fill: c.mat('#f4ffff', '#3ca4d0') },
          );
      },
      0.7,
    ),
  );
  for (const r of [8, 16, 25]) c.path(oval(38, 98, r, r * 0.26), { line: '#f4ffff', width: 1 - r * 0.02, opacity: 0.9 });
};

/** Only hands are left above the water, and one helmet. */
const drown: Scene = (c) => {
  surface(c, 74, ['#1c2438', '#44587c', '#8498a8', '#c8c0b0']);
  c.figure(() =>
    c.relief(
      '#e8f8ff',
      () => {
        for (const [x, y, k, t] of [
          [28, 82, 0.9, -12],
          [48, 76, 1.1, 8],
          [64, 86, 0.8, 16],
        ] as const)
          c.path(
            new Frame(x, y, k, t).d(
              'M-4 22L-5 0C-8 -4 -11 -8 -10 -10C-8 -11 -6 -8 -4 -6L-5 -14C-5 -16 -2.6 -16 -2.4 -14L-1.4 -7L-.4 -16C0 -18 2 -18 2 -16L2 -7L5 -13C6 -15 8 -14 7.4 -12L5 -2L4 22Z',
            ),
            { fill: c.mat('#f0c8a0', '#6a4434') },
          );
        c.path('M34 100C34 90 46 88 50 94L54 96L52 102H34Z', { fill: c.mat('#d8e0e8', '#4a5464') }).path('M40 90L46 82L46 90Z', { fill: '#c83c3c' });
      },
      0.6,
    ),
  );
  for (const [x, y, r] of [
    [28, 100, 9],
    [50, 96, 11],
    [64, 102, 8],
  ] as const)
    c.path(oval(x, y, r, r * 0.28), { line: '#e8fbff', width: 0.8 });
  c.path('M-2 104q8 -4 16 0t16 0t16 0t16 0t16 0V124H-2Z', { fill: '#0c2c54', opacity: 0.85 });
  bubbles(c, 8, 104, 118);
};

/** From the old jar into the shell of a hand: for ever. */
const immortality: Scene = (c) => {
  reef(c, 108, ['#e0fff0', '#5cd0c8', '#1c7ca0', '#0c3458']);
  shafts(c, 44, -6, 110, [78, 90, 102], '#ffffff', 0.24, 9);
  c.figure(() =>
    c.relief(
      '#fffff0',
      () => {
        const f = new Frame(54, 40, 1.1, -58);
        c.path(f.d('M-5 -16H5V-10C13 -6 15 4 14 12C13 20 8 24 0 24C-8 24 -13 20 -14 12C-15 4 -13 -6 -5 -10Z'), { fill: c.mat('#fff0b8', '#b8862c') })
          .path(f.d('M-14 6H14M-13 12H13M-3 -2l3 5l3 -5'), { line: '#7a541c', width: 0.9 })
          .path(f.d('M-6 -18H6V-14H-6Z'), { fill: c.mat('#ffe08a', '#8a5c1c') });
        c.path('M36 34C28 38 30 60 33 80H42C40 64 40 46 42 38Z', { fill: c.mat('#f4fffc', '#5ad0d8') });
        c.path('M16 84Q38 76 60 84Q56 100 38 100Q20 100 16 84Z', { fill: c.mat('#ffe4dc', '#c8788a') })
          .path('M24 96L28 86M32 99L34 86M44 99L42 86M52 96L48 86', { line: '#a84c6c', width: 0.7 })
          .path(oval(38, 84, 20, 3.4), { fill: '#eafffc' });
      },
      0.7,
    ),
  );
  c.glow(38, 82, 18, '#f4fff0', 0.8);
  c.path(star(38, 68, 4, 0.9, 4) + star(26, 76, 2.4, 0.6, 4) + star(52, 74, 2.6, 0.6, 4), { fill: '#fffff0' });
};

/** The sea stands up around her and waits for a word. */
const chosen: Scene = (c) => {
  surface(c, 100, ['#3c74a8', '#9cd4e4', '#f0f8e4', '#fff0d0']);
  wave(c, new Frame(72, 60, 0.8, 0, true), '#8ae0f0', '#14508c');
  wave(c, new Frame(14, 62, 0.8), '#8ae0f0', '#14508c');
  shafts(c, 44, 10, 110, [76, 90, 104], '#ffffff', 0.2, 9);
  c.figure(() =>
    c.relief(
      '#f4ffff',
      () => {
        person(c, {
          pose: posed(POSES.wide, 'far 22 -76 36 -86 near -22 -76 -36 -86 tilt -8'),
          x: 44,
          y: 106,
          h: 66,
          build: BUILDS.woman,
          skin: skin(c, 'sand'),
          top: c.mat('#d8fbff', '#2c84b0'),
          legs: null,
          face: { view: 'front', mood: 'closed', line: '#2c4454' },
          dress: (k, q) => skirt(k, q, k.mat('#d8fbff', '#1c6ca0'), 20, 2, 0, '#ffffff88'),
          hair: (k, q) =>
            k
              .path(q.head.d('M-1 1.4C-1.3 -1.4 1.3 -1.4 1 1.4C.8 .2 .7 -.5 0 -.8C-.7 -.5 -.8 .2 -1 1.4Z'), { fill: k.mat('#2c6c8c', '#0c2434') })
              .path(q.head.d('M0 -1L.16 -.7C.16 -.54 -.16 -.54 -.16 -.7Z'), { fill: '#8af0ff' }),
        });
      },
      0.7,
    ),
  );
  c.path(curve(pts('14 108 30 104 44 108 60 103 74 108')), { line: '#fff', width: 1, opacity: 0.8 }).path(
    round(22, 40, 1.4) + round(66, 38, 1.6) + round(58, 30, 1) + round(30, 28, 1.2),
    { fill: '#f4ffff' },
  );
};

export const WORKS: Record<string, Scene> = {
  'Sudden Waterspout': spout,
  'Instant Undertow': undertow,
  'Aquatic Armor': armour,
  Firewater: drop(true),
  Earthwater: drop(false),
  'Fire Swamp': swamp(true),
  'Perilous Marsh': swamp(false),
  'Ravenous Razorjaw': razorjaw,
  'Swarming Sea Serpents': serpents,
  'Torrential Flood': torrent,
  'Tidal Flood': tidal,
  'Water of Union': union,
  'Irresistible Sirens': sirens,
  'Sprinkle Water of Tranquility': tranquility,
  'Drown Resistance': drown,
  'Administer Water of Immortality': immortality,
  'Chosen of Water': chosen,
};
