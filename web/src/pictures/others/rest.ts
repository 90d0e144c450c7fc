/** What crosses a plan, what crowns one, and the wisps. */
import { curve, polygon, pts, round, star, type Canvas } from '../canvas';
import { dragonHead, dragonNeck } from '../kit/dragons';
import { blaze, dense, HEATS, sparks } from '../kit/fire';
import { face, skull } from '../kit/heads';
import { Frame, oval } from '../kit/path';
import { posed, POSES } from '../kit/poses';
import { person } from '../kit/rig';
import { ground, mist, peaks, puffs, shafts, stones } from '../kit/scene';
import { limb } from '../limbs';
import type { Scene } from '../painted';

const RIM = '#ffe0d0';
const skin = (c: Canvas, a = '#f0c8a0', b = '#7a4c38'): string => c.mat(a, b);
const wine = (c: Canvas): string => c.mat('#d05068', '#4a0c24');
const wood = (c: Canvas): string => c.mat('#c08a5c', '#3c2014');

/** A red evening in which everything goes wrong. */
function dusk(c: Canvas, y = 98): void {
  c.sky(['#1a0510', '#5b1230', '#d0414f', '#ffb088']);
  c.glow(44, 56, 38, '#ffc2a8', 0.7);
  peaks(
    c,
    y - 2,
    [
      [8, 20, 16],
      [36, 10, 16],
      [66, 26, 17],
    ],
    '#5c1430',
    '#a0384c',
    0.6,
  );
  mist(c, y - 6, 18, '#ffb8a0', 0.5);
  ground(c, y, '#6a2038', '#1c0612', '#d07880');
}

function trouble(draw: (c: Canvas) => void, after?: (c: Canvas) => void, land: (c: Canvas) => void = dusk): Scene {
  return (c) => {
    land(c);
    c.figure(() => c.relief(RIM, () => draw(c), 0.8));
    after?.(c);
  };
}

const ears = trouble(
  (c) => {
    c.path('M16 122C16 100 26 90 44 90C62 90 72 100 72 122Z', { fill: wine(c) });
    const f = new Frame(44, 64, 17);
    skull(c, f, skin(c), { view: 'front' });
    face(c, f, { view: 'front', mood: 'closed', line: '#2a1418' });
    c.path(f.d('M-.84 -.1C-.9 -1.3 .9 -1.3 .84 -.1C.5 -.8 -.5 -.8 -.84 -.1Z'), { fill: '#4a2420' });
    for (const flip of [false, true])
      c.path(
        new Frame(44, 66, 1, 0, flip).d('M30 44C34 30 32 14 24 4C20 -2 12 -4 13 0L18 4L12 2C9 2 11 5 16 7L11 7C9 8 11 10 16 11C18 24 20 34 18 44Z'),
        { fill: skin(c) },
      );
  },
  (c) => void c.path('M66 34q4 -3 3 -8M72 40q6 -3 6 -10M22 34q-4 -3 -3 -8', { line: '#fff', width: 1.2, cap: true, opacity: 0.8 }),
);
const bowstring = trouble(
  (c) => {
    c.path('M30 104C60 96 70 70 52 26L56 24C78 70 64 104 32 109Z', { fill: wood(c) })
      .path('M52 26C44 34 50 42 42 48', { line: '#fff0dc', width: 1, cap: true })
      .path('M31 107C34 96 26 92 30 82C22 78 28 72 20 70', { line: '#fff0dc', width: 1, cap: true });
    c.path(new Frame(40, 70, 1, 34).d('M-26 -.9H18V.9H-26Z'), { fill: '#8a5c3c' }).path(
      new Frame(40, 70, 1, 34).d('M18 -3.6L27 0L18 3.6ZM-28 -4L-20 -.8V.8L-28 4L-25 0Z'),
      { fill: c.mat('#fff', '#9a8a98') },
    );
  },
  (c) => void c.path('M40 46l-6 -5M46 42l0 -8M50 48l7 -4M24 66l-6 -2M26 62l-4 -6', { line: '#fff6d0', width: 1.2, cap: true }),
);
const shelter = trouble(
  (c) => {
    c.path('M18 104L30 60L36 62L28 104ZM66 104L58 66L52 68L58 104Z', { fill: wood(c) });
    c.path(polygon(pts('10 62 42 40 46 46 16 70')) + polygon(pts('44 48 76 64 72 72 42 58')), { fill: wood(c) }).path(
      'M16 60L22 66M26 54L32 60M34 48L40 54M52 54L48 60M62 60L58 66',
      { line: '#2c140c', width: 1 },
    );
    c.path(polygon(pts('30 80 62 84 60 90 28 86')) + polygon(pts('26 96 56 92 58 98 28 103')), { fill: wood(c) });
  },
  (c) => {
    puffs(
      c,
      [
        [20, 106, 7],
        [34, 109, 7],
        [48, 108, 8],
        [62, 107, 7],
      ],
      '#8a4a54',
      '#ffd8c4',
    );
    stones(
      c,
      [
        [40, 70, 3],
        [50, 76, 2.4],
        [34, 74, 2],
      ],
      '#3c1418',
      '#d08a78',
    );
  },
);
const stage = trouble(
  (c) => {
    person(c, {
      pose: posed(POSES.cower, 'head 2 -84 neck 0 -76 hip 0 -47 far 14 -60 6 -68 near -14 -60 -6 -68 farLeg 4 -22 10 0 nearLeg -4 -22 -10 0 tilt 0'),
      x: 44,
      y: 104,
      h: 60,
      skin: skin(c),
      top: c.mat('#fbf4e4', '#a8907c'),
      legs: wine(c),
      face: { view: 'front', mood: 'wide', line: '#2a1418' },
      hair: (k, q) =>
        k.path(q.head.d('M-.84 -.2L-1 -1.2L-.5 -.9L-.3 -1.6L0 -1L.3 -1.6L.5 -.9L1 -1.2L.84 -.2C.4 -.8 -.4 -.8 -.84 -.2Z'), { fill: '#c8742c' }),
    });
  },
  (c) => {
    c.path('M0 0H70V14Q62 24 54 14Q46 24 38 14Q30 24 22 14Q14 24 6 14L0 18Z', { fill: c.mat('#e04860', '#6a0c24') }).path(
      'M0 10C14 30 12 70 0 92ZM70 10C58 30 60 70 70 92Z',
      { fill: c.mat('#d03c54', '#5a0820') },
    );
    for (const x of [10, 24, 38, 52, 66]) c.path(round(x, 116, 5) + `M${x - 8} 126Q${x} 114 ${x + 8} 126Z`, { fill: '#1c0612' });
  },
  (c) => {
    c.sky(['#24081c', '#4a1030', '#7a2440', '#3c0c20']);
    c.path('M44 8L70 104H18Z', { fill: '#fff3d0', opacity: 0.3 }).path(oval(44, 104, 28, 6), { fill: '#fff3d0', opacity: 0.5 });
    c.path('M0 100H70V122H0Z', { fill: '#5a2c24' }).path(oval(44, 104, 26, 4), { fill: '#ffe8c0', opacity: 0.5 });
  },
);
const wind = trouble(
  (c) => {
    c.path('M22 92Q44 100 66 90L60 106Q44 112 28 106Z', { fill: wood(c) }).path('M44 96L36 40', { line: '#3c2014', width: 2 });
    c.path('M37 44C20 40 10 52 8 66C18 60 28 62 42 76C34 66 34 54 37 44Z', { fill: c.mat('#fff4e4', '#b89080') }).path('M20 50L24 62M30 46L30 62', {
      line: '#8a5c5c',
      width: 0.7,
    });
    c.path('M36 40l-10 -3l2 4l-3 2Z', { fill: '#ffd07a' });
  },
  (c) => {
    c.path('M74 34C60 30 50 38 56 44C60 46 62 40 58 40M76 54C58 50 44 60 52 67C57 69 58 62 54 62M76 74C64 70 54 76 58 82', {
      line: '#fff',
      width: 1.6,
      cap: true,
    });
    c.path('M-2 106q8 -5 16 0t16 0t16 0t16 0t16 0V124H-2Z', { fill: '#4a1834', opacity: 0.9 });
  },
);
const fingers = trouble(
  (c) => {
    for (const [t, x] of [
      [-22, 34],
      [-4, 44],
      [14, 54],
    ] as const)
      c.path(new Frame(x, 70, 1, t).d('M-11 -20H11V20H-11Z'), { fill: c.mat('#fbf0e0', '#b88a90') })
        .path(new Frame(x, 70, 1, t).d('M-8 -17H8V17H-8Z'), { fill: c.mat('#a83c58', '#4a0c28') })
        .path(new Frame(x, 70, 1, t).d('M0 -8L5 0L0 8L-5 0Z'), { fill: '#ffd8a8' });
    c.path('M78 18C66 22 60 30 58 40L54 52C53 55 56 56 58 53L62 44L60 58C60 61 63 61 64 58L67 46L68 58C69 61 72 60 72 57L72 45C76 40 80 34 84 30Z', {
      fill: skin(c, '#d8a8c8', '#5a2c54'),
    }).path('M70 20L84 12V40L76 38Z', { fill: c.mat('#5c4468', '#1c1028') });
  },
  (c) => void c.path('M52 30l-3 -5M46 36l-6 -2M58 26l0 -6', { line: '#fff', width: 1, cap: true }),
);
const derision = trouble(
  (c) => {
    for (const [x, y, r, flip, tone] of [
      [26, 60, 11, false, '#f0c8a0'],
      [62, 56, 11, true, '#c88a64'],
      [42, 84, 15, false, '#e8b088'],
      [68, 88, 10, true, '#f4d8b8'],
    ] as const) {
      c.path(
        `M${x - r * 1.4} 124C${x - r * 1.3} ${y + r * 1.7} ${x - r * 0.6} ${y + r} ${x} ${y + r}C${x + r * 0.6} ${y + r} ${x + r * 1.3} ${y + r * 1.7} ${x + r * 1.4} 124Z`,
        { fill: wine(c) },
      );
      const f = new Frame(x, y, r, 0, flip);
      skull(c, f, skin(c, tone), { view: 'three' });
      face(c, f, { view: 'three', mood: 'grin', line: '#2a1418' });
      c.path(f.d('M.7 -.75C.3 -1.4 -.9 -1.4 -1 -.3C-.9 .2 -.8 .4 -.6 .5C-.6 0 -.4 -.4 .7 -.75Z'), { fill: '#4a2420' }).path(
        f.d('M.1 .5Q.36 .6 .7 .44Q.6 .9 .3 .9Q.1 .8 .1 .5Z'),
        { fill: '#5a1020' },
      );
    }
    c.path(new Frame(52, 66, 1, -30).d('M-3 20L-3 0C-4 -4 -3 -7 0 -7L0 -22C0 -25 4 -25 4 -22L4 -6C8 -6 9 0 7 6L5 20Z'), { fill: skin(c) });
  },
  (c) => void c.path('M20 36h8M22 40l5 -8M62 30h8M66 26v8M40 50l-2 -6M48 46l2 -6', { line: '#fff', width: 1.1, cap: true }),
);

export const INTERFERENCE: Record<string, Scene> = {
  'Deaf Ears': ears,
  'Snapped Bowstring': bowstring,
  'Collapsing Shelter': shelter,
  'Stage Fright': stage,
  'Adverse Wind': wind,
  'Nimble Fingers': fingers,
  'Cries of Derision': derision,
};

function peak(c: Canvas, stops: readonly string[], light: string): void {
  c.sky(stops);
  c.stars(22, 60, '#fff');
  c.glow(44, 50, 42, light, 0.7);
  shafts(c, 44, 50, 90, [-150, -120, -90, -60, -30], light, 0.16, 9);
  peaks(
    c,
    104,
    [
      [8, 34, 18],
      [64, 40, 18],
    ],
    '#1c3058',
    '#5c84b0',
  );
  ground(c, 102, '#3c5c88', '#0c1a34', '#a8c8e8');
}

/** A flame in a crystal, and the dragon's head above it. */
const lika: Scene = (c) => {
  peak(c, ['#140818', '#4a1434', '#c8482c', '#ffc87a'], '#ffb45a');
  c.figure(() =>
    c.relief(
      '#fff0c8',
      () => {
        dragonNeck(c, '-6 74 10 56 24 40 38 36', 17, 13, c.mat('#ff8a4a', '#6a1420'), c.mat('#ffd07a', '#a8441c'));
        dragonHead(c, new Frame(40, 34, 1.25, 10), { scales: c.mat('#ff8a4a', '#6a1420'), horn: c.mat('#fff0c0', '#a8702c'), horns: 'swept' });
        for (const [i, heat] of HEATS.entries()) {
          const k = 1 - i * 0.22;
          c.path(
            blaze(
              c,
              dense(
                [
                  [44 - 15 * k, 98],
                  [44 - 12 * k, 84],
                  [44, 76],
                  [44 + 12 * k, 84],
                  [44 + 15 * k, 98],
                ],
                4,
              ),
              () => 17 * k,
              (t) => -110 + t * 40,
              0.3,
            ),
            { fill: heat },
          );
        }
        c.path('M26 98H62L56 108H32Z', { fill: c.mat('#d8eaff', '#2c5088') }).path('M44 98L56 108H44Z', { fill: '#fff', opacity: 0.3 });
      },
      0.8,
    ),
  );
  sparks(c, 44, 84, 20, 40, 30);
};
const doran: Scene = (c) => {
  peak(c, ['#0c1a18', '#24483c', '#6a8a54', '#e8dca0'], '#d8e88a');
  c.figure(() =>
    c.relief(
      '#f4f8d8',
      () => {
        c.path(polygon(pts('22 104 26 58 20 46 30 50 32 34 39 46 44 26 49 46 56 34 58 50 68 46 62 58 66 104')), { fill: c.mat('#a8b890', '#2c3c2c') })
          .path('M30 76H58V104H30Z', { fill: c.mat('#6a7c58', '#1c281c') })
          .path('M26 74H62V80H26Z', { fill: c.mat('#d8e0b0', '#5a6a44') });
        c.path(polygon(pts('44 46 50 56 44 68 38 56')), { fill: c.mat('#d8fff0', '#2c8a6a') }).path('M44 46V68L38 56Z', {
          fill: '#fff',
          opacity: 0.4,
        });
        c.path(
          limb(pts('58 104 70 100 74 84 66 78'), (t) => 9 - t * 5, 12),
          { fill: c.mat('#8aa060', '#2c3c1c') },
        );
      },
      0.8,
      108,
    ),
  );
  c.glow(44, 57, 16, '#c8ffe0', 0.6);
};
const sesa: Scene = (c) => {
  peak(c, ['#081630', '#1c4a84', '#6ab0d8', '#e8f8f0'], '#bfe6ff');
  c.figure(() =>
    c.relief(
      '#f4ffff',
      () => {
        c.path(oval(44, 60, 26, 34), { fill: c.mat('#f0d890', '#8a6424') }).path(oval(44, 60, 21, 29), { fill: c.mat('#e8fbff', '#3c84b8') });
        dragonHead(c, new Frame(38, 58, 0.95, -8), { scales: c.mat('#8ae0e8', '#145078'), horn: c.mat('#f4ffff', '#5cb0c8'), horns: 'fins' });
        c.path('M30 40Q44 32 58 42', { line: '#fff', width: 1.6, cap: true, opacity: 0.8 }).path('M30 76q7 -4 14 0t14 0M32 82q6 -4 12 0t12 0', {
          line: '#e8fbff',
          width: 1,
          cap: true,
        });
        c.path('M38 94H50L54 110H34Z', { fill: c.mat('#f0d890', '#8a6424') }).path(star(44, 24, 5, 2, 6), { fill: c.mat('#f0ffff', '#5cb0d8') });
      },
      0.8,
    ),
  );
};

export const CRYSTALS: Record<string, Scene> = { 'Flame of Lika': lika, 'Throne of Doran': doran, 'Mirror of Sesa': sesa };

function marsh(c: Canvas, stops: readonly string[]): void {
  c.sky(stops);
  c.stars(24, 60, '#fff');
  peaks(
    c,
    96,
    [
      [8, 20, 16],
      [66, 26, 16],
    ],
    '#33405c',
    '#5c6c84',
    0.5,
  );
  mist(c, 92, 26, '#c8d4f0', 0.45);
  ground(c, 98, '#4c5874', '#12182a', '#a8b4d8');
}

/** A wisp: a body of one stuff, and a face that is only light. */
function wisp(
  stops: readonly string[],
  lit: string,
  dark: string,
  body: string,
  look: 'glad' | 'grim' | 'sad' | 'asleep',
  after: (c: Canvas) => void,
): Scene {
  return (c) => {
    marsh(c, stops);
    c.glow(44, 56, 36, lit, 0.6);
    c.figure(() => c.relief('#fff', () => c.path(curve(pts(body), true), { fill: c.mat(lit, dark) }), 0.6));
    if (look === 'asleep') c.path('M35 50Q39 53 43 50M48 50Q52 53 56 50', { line: '#1c2030', width: 1.3, cap: true });
    else
      c.path(oval(39, 50, 2.4, 3.2) + oval(51, 50, 2.4, 3.2), { fill: '#1c2030' }).path(round(39.8, 49, 0.8) + round(51.8, 49, 0.8), {
        fill: '#fff',
      });
    if (look === 'glad') c.path('M40 57Q45 62 50 57', { line: '#1c2030', width: 1.2, cap: true });
    else if (look === 'grim') c.path('M34 45L43 47M56 45L47 47M40 59H50', { line: '#1c2030', width: 1.3, cap: true });
    else if (look === 'sad') c.path('M40 60Q45 56 50 60', { line: '#1c2030', width: 1.2, cap: true });
    else c.path(oval(45, 58, 2, 1.6), { fill: '#1c2030' });
    after(c);
  };
}
export const SPIRITS: Record<string, Scene> = {
  'Wisp of Embers': wisp(
    ['#140a1c', '#3c1c34', '#8a3c3c', '#f0a070'],
    '#ffe08a',
    '#d8481c',
    '45 22 52 34 62 40 62 56 58 68 62 80 52 84 50 98 42 88 34 94 34 82 26 78 30 66 26 54 30 42 38 36 38 28',
    'glad',
    (c) => sparks(c, 45, 84, 22, 64, 50),
  ),
  'Wisp of Dust': wisp(
    ['#1c1814', '#4c4434', '#94805c', '#e8d4a0'],
    '#f4e4bc',
    '#8a6a44',
    '30 38 46 30 62 40 66 56 60 70 50 78 56 88 66 92 54 98 40 94 44 102 32 100 22 92 34 86 28 74 22 60 24 46',
    'grim',
    (c) => {
      for (let i = 0; i < 6; i++)
        c.path(`M${18 + i * 4} ${80 + i * 4}q14 ${i % 2 ? -4 : 4} 30 -2`, { line: '#fff4d8', width: 0.8, cap: true, opacity: 0.7 });
      c.motes(40, '#f4e4bc', 30, 108, 0.8);
    },
  ),
  'Wisp of Rain': wisp(
    ['#0c1a2c', '#24405c', '#6c8ca4', '#d0e0dc'],
    '#e4f8ff',
    '#3c8cc0',
    '45 18 54 36 66 54 64 74 54 86 45 88 36 86 26 74 24 54 36 36',
    'sad',
    (c) =>
      void c.path('M32 94l-2 8M45 92l-2 10M58 94l-2 8M38 106l-1 6M52 106l-1 6M24 88l-2 7M66 88l-2 7', { line: '#e4f8ff', width: 1.3, cap: true }),
  ),
  'Wisp of Dreams': wisp(
    ['#100a28', '#2c2460', '#6c5ca8', '#e0b8d0'],
    '#f8e8ff',
    '#8a6cd0',
    '28 46 34 34 46 30 58 34 64 46 62 58 68 66 60 72 50 70 40 74 30 70 22 66 28 58',
    'asleep',
    (c) => {
      c.path('M56 26A10 10 0 1 0 68 38A8.4 8.4 0 0 1 56 26Z', { fill: '#fff6d8' });
      for (const [x, y, r] of [
        [40, 82, 3.4],
        [34, 91, 2.4],
        [30, 99, 1.6],
      ] as const)
        c.disc(x, y, r, '#f8e8ff', 0.9);
      for (const [x, y] of [
        [24, 30],
        [62, 84],
        [18, 78],
        [54, 92],
      ] as const)
        c.path(star(x, y, 2.6, 0.8, 4), { fill: '#fff6d8' });
    },
  ),
};
