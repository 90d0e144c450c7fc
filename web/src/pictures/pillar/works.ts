/** Beasts of burden, potions and butterflies of the Pillar. */
import { curve, polygon, pts, round, star, type Canvas } from '../canvas';
import { skirt } from '../kit/clothes';
import { dragonHead, dragonNeck } from '../kit/dragons';
import { bonfire, HEATS, sparks } from '../kit/fire';
import { Frame, oval } from '../kit/path';
import { posed, POSES } from '../kit/poses';
import { BUILDS, person } from '../kit/rig';
import { shafts, stones } from '../kit/scene';
import type { Scene } from '../painted';
import { arm, bazaar, dunes, head, nightDunes, RIM, wings, worm, type Hue } from './land';

/** A great caterpillar under its load, with a saddle and its trade. */
function burden(
  land: (c: Canvas) => void,
  hue: Hue,
  line: string,
  at: readonly [number, number],
  air: 'gape' | 'calm' | 'shut' | 'smile',
  own: (c: Canvas) => void,
  under?: (c: Canvas) => void,
): Scene {
  return (c) => {
    land(c);
    under?.(c);
    c.figure(() =>
      c.relief(
        RIM,
        () => {
          worm(c, { line, from: 6, to: 10, hue, n: 11 });
          head(c, at[0], at[1], 12, hue, air);
          own(c);
        },
        0.8,
        108,
      ),
    );
  };
}

const fireeater = burden(
  (c) => dunes(c, ['#4a1c34', '#b0443c', '#ff9a4a', '#ffe0a0'], [20, 40]),
  'orange',
  '8 102 22 100 30 84 40 76 50 88',
  [56, 82],
  'gape',
  (c) => {
    bonfire(c, 62, 96, 12, 16, HEATS);
    bonfire(c, 26, 88, 5, 9, HEATS);
    bonfire(c, 38, 72, 5, 9, HEATS);
    sparks(c, 60, 84, 8, 36, 20);
  },
);

const eroder = burden(
  (c) => dunes(c),
  'brown',
  '12 62 24 70 30 84 44 92 54 82',
  [56, 70],
  'gape',
  (c) =>
    stones(
      c,
      [
        [66, 76, 4],
        [62, 88, 3.4],
        [70, 88, 3],
      ],
      '#5a3820',
      '#e0b078',
    ),
  (c) => {
    c.path(polygon(pts('-2 50 20 44 34 52 42 70 54 78 72 74 72 122 -2 122')), { fill: c.mat('#c88a54', '#5a2c18') }).path(
      'M-2 66Q20 60 30 72T60 92M-2 84Q24 80 40 96T72 106',
      { line: '#f4c888', width: 1, opacity: 0.6 },
    );
    c.path(oval(28, 82, 20, 15), { fill: '#33190f' });
  },
);

const watertamer = burden(
  (c) => dunes(c, ['#3c78a8', '#8ac4d0', '#f4e8b8', '#f8d090'], [60, 32]),
  'teal',
  '14 104 26 106 40 102 46 90 42 76',
  [42, 62],
  'calm',
  (c) => {
    for (const [flip, x] of [
      [false, 56],
      [true, 28],
    ] as const) {
      const f = new Frame(x, 80, 1, 0, flip);
      c.path(f.d('M0 24C2 4 -4 -14 6 -30C16 -44 22 -30 14 -26C10 -24 10 -30 14 -32C6 -30 8 -12 8 0C8 10 6 18 8 26Z'), {
        fill: c.mat('#c8f4ff', '#2484b8'),
      }).path(f.d('M3 18C4 4 0 -10 8 -24'), { line: '#fff', width: 0.9, opacity: 0.8 });
    }
    arm(c, '48 80 54 74 58 64', 'teal');
    arm(c, '36 80 30 74 26 64', 'teal');
  },
);

const lightseeker = burden(
  nightDunes,
  'gold',
  '6 108 20 104 30 92 36 76 44 60',
  [48, 48],
  'smile',
  (c) => arm(c, '48 66 58 58 62 44', 'gold'),
  (c) => {
    shafts(c, 64, 26, 100, [90, 108, 126, 144, 162], '#fff6c0', 0.3, 9);
    c.path(star(64, 26, 9, 2.4, 8), { fill: '#fffbe0' }).glow(64, 26, 20, '#fff6c0', 0.9);
  },
);

const moonsetter = burden(nightDunes, 'violet', '70 106 54 110 36 106 28 92 34 76', [36, 62], 'shut', (c) => {
  c.path('M50 22A17 17 0 1 0 66 46A14 14 0 0 1 50 22Z', { fill: c.mat('#fffdf0', '#c8b890') });
  arm(c, '42 80 54 70 55 56', 'violet');
  arm(c, '28 78 22 62 34 46', 'violet');
});

type Flask = 'round' | 'cone' | 'tall' | 'twin' | 'gourd' | 'heart';
const FLASKS: Record<Flask, readonly [string, string]> = {
  round: [
    'M38 30H50V50C62 54 68 64 68 76C68 92 58 102 44 102C30 102 20 92 20 76C20 64 26 54 38 50Z',
    'M22 70Q44 76 66 70C68 88 60 100 44 100C28 100 20 88 22 70Z',
  ],
  cone: ['M38 28H50V50L68 94Q70 102 62 102H26Q18 102 20 94L38 50Z', 'M31 70H57L66 94Q68 100 61 100H27Q20 100 22 94Z'],
  tall: ['M36 26H52V34L56 40V98Q56 104 50 104H38Q32 104 32 98V40L36 34Z', 'M34 56H54V97Q54 102 49 102H39Q34 102 34 97Z'],
  twin: [
    'M40 26H48V44C60 46 62 58 54 64C64 68 68 78 66 86C64 98 56 102 44 102C32 102 24 98 22 86C20 78 24 68 34 64C26 58 28 46 40 44Z',
    'M24 80Q44 74 64 80C66 94 56 100 44 100C32 100 22 94 24 80ZM33 54Q44 50 55 54Q56 62 44 63Q32 62 33 54Z',
  ],
  gourd: [
    'M40 24H48L50 40C58 44 58 54 52 60C64 64 70 76 68 86C66 98 56 104 44 104C32 104 22 98 20 86C18 76 24 64 36 60C30 54 30 44 38 40Z',
    'M21 82Q32 78 44 82T67 82C68 96 58 102 44 102C30 102 20 96 21 82Z',
  ],
  heart: [
    'M38 28H50V44C58 40 68 46 68 60C68 78 54 92 44 104C34 92 20 78 20 60C20 46 30 40 38 44Z',
    'M22 62Q33 56 44 62T66 62C64 76 52 90 44 100C36 90 24 76 22 62Z',
  ],
};

/** A flask on the sand, its liquor, and what is in it. */
function potion(shape: Flask, land: (c: Canvas) => void, lit: string, dark: string, inside: (c: Canvas) => void): Scene {
  return (c) => {
    land(c);
    c.glow(44, 76, 36, lit, 0.6);
    const [glass, liquor] = FLASKS[shape];
    c.figure(() =>
      c.relief(
        '#fffdf0',
        () => {
          c.path(glass, { fill: c.mat('#f4fbf4', '#9ab8b0') });
          c.path(liquor, { fill: c.mat(lit, dark) });
          inside(c);
          c.path('M37 22H51V30H37Z', { fill: c.mat('#c89a68', '#5a3820') }).path('M35 30H53V34H35Z', { fill: c.mat('#ffe69a', '#9a6a1c') });
        },
        0.8,
        104,
      ),
    );
    c.path(glass, { line: '#fff', width: 0.7, opacity: 0.8 }).path('M58 66Q62 76 58 88', { line: '#fff', width: 1.8, opacity: 0.75, cap: true });
    c.path(round(42, 16, 1.4) + round(47, 10, 2) + round(40, 6, 1.2), { fill: lit, opacity: 0.8 });
  };
}

const cosmic = potion('round', nightDunes, '#8a6aff', '#1c1050', (c) =>
  c
    .path(star(44, 84, 8, 2.4, 6) + star(33, 80, 2.4, 0.8, 4) + star(55, 90, 3, 0.9, 4) + star(34, 92, 2, 0.7, 4) + star(54, 77, 1.8, 0.6, 4), {
      fill: '#fffbe0',
    })
    .path(oval(0, 0, 14, 4), { line: '#e0d0ff', width: 0.8, at: 'translate(44 84) rotate(-20)' }),
);
const conjoin = potion('twin', bazaar, '#6ae0d0', '#12605c', (c) => c.ring(39, 88, 6.4, '#fffbe0', 1.6).ring(49, 88, 6.4, '#fffbe0', 1.6));
const mutation = potion('cone', nightDunes, '#e08af0', '#5a1c6a', (c) =>
  c
    .path('M32 96C32 84 40 82 44 78C50 82 58 86 56 96Z', { fill: '#6a2c7a' })
    .path(oval(39, 89, 3.4, 3.8) + oval(49, 87, 2.2, 2.6), { fill: '#fff6b0' })
    .path(oval(39.6, 89.6, 1.2, 2.6) + oval(49, 87, 0.9, 1), { fill: '#1a0a20' })
    .path('M38 95l2 -2l2 2l2 -2l2 2l2 -2l2 2', { line: '#fff6b0', width: 0.7 }),
);
const sparkling = potion(
  'tall',
  (c) => dunes(c, ['#4a1c34', '#b0443c', '#ff9a4a', '#ffe0a0'], [20, 40]),
  '#ffb84a',
  '#b8300c',
  (c) => {
    bonfire(c, 44, 100, 17, 36, HEATS);
    sparks(c, 44, 90, 8, 34, 16, '#fffbe0');
  },
);
const trembling = potion(
  'gourd',
  (c) => dunes(c, ['#5a6a4a', '#a8a878', '#f0dca0', '#f8e8c0'], [20, 36]),
  '#a8c85a',
  '#3a5a1c',
  (c) =>
    c
      .path('M26 98L34 84L40 91L48 78L60 98Z', { fill: '#5a4424' })
      .path('M48 78L60 98H52Z', { fill: '#9a7a48' })
      .path('M16 90l-4 2M14 98l-4 0M72 90l4 2M74 98l4 0', { line: '#fffbe0', width: 1, cap: true }),
);
const passion = potion('heart', bazaar, '#ff8aa0', '#a8143c', (c) =>
  c
    .path('M44 88C36 80 32 74 36 70C40 67 43 70 44 73C45 70 48 67 52 70C56 74 52 80 44 88Z', { fill: '#fff0f0' })
    .path(round(34, 74, 1) + round(56, 76, 1.2) + round(50, 90, 0.9), { fill: '#fff' }),
);

/** A butterfly with its rider, somewhere between two winds. */
function flight(
  land: (c: Canvas) => void,
  k: number,
  a: readonly [string, string],
  b: readonly [string, string],
  turn: number,
  rider: Hue | null,
  after?: (c: Canvas) => void,
): Scene {
  return (c) => {
    land(c);
    c.figure(() => {
      wings(c, 44, 58, k, a, b, turn);
      c.relief(
        RIM,
        () => {
          c.path(new Frame(44, 58, k, turn).d('M0 -14C3 -10 3 6 0 22C-3 6 -3 -10 0 -14Z'), { fill: c.mat('#7a5a44', '#24140c') }).path(
            new Frame(44, 58, k, turn).d('M-1 -14Q-6 -24 -12 -26M1 -14Q6 -24 12 -26'),
            { line: '#24140c', width: 0.8, cap: true },
          );
          if (rider) {
            worm(c, { line: '44 64 44 54', from: 4, to: 4, hue: rider, n: 2, feet: false });
            head(c, 44, 46, 6, rider, 'smile');
          }
        },
        0.5,
      );
    });
    after?.(c);
  };
}

const evening = flight(
  (c) => dunes(c, ['#1c1844', '#6a3a7a', '#e0707a', '#ffc88a'], [22, 62]),
  1.12,
  ['#c08af0', '#4a1c7a'],
  ['#ffb0a0', '#c83c5c'],
  -8,
  null,
  (c) => c.stars(16, 50, '#fff6dc'),
);
const morning = flight(
  (c) => dunes(c, ['#5a9ad0', '#b0dce8', '#fff0c0', '#ffdc9a'], [58, 66]),
  1.12,
  ['#ffe07a', '#e0842c'],
  ['#8ae0f0', '#1c6aa8'],
  8,
  null,
  (c) => c.path('M6 30q10 -4 18 0t18 -2M40 96q10 -4 18 0t16 -2', { line: '#fff', width: 0.8, opacity: 0.8, cap: true }),
);
const scout = flight(
  (c) => dunes(c),
  0.72,
  ['#ffc86a', '#c8541c'],
  ['#fff0b0', '#e0a02c'],
  -18,
  'green',
  (c) => c.path('M50 47h9v3h-9z', { fill: '#5a3c20' }).path('M59 46.4h3v4h-3z', { fill: '#ffe69a' }),
);

/** One after another they leave the basket. */
const deploy: Scene = (c) => {
  bazaar(c);
  c.figure(() => {
    for (const [x, y, k, t, a, b] of [
      [28, 38, 0.34, -20, '#c08af0', '#5a2c8a'],
      [56, 28, 0.4, 14, '#ffd07a', '#d8602c'],
      [62, 54, 0.46, 24, '#8ae0f0', '#1c6aa8'],
      [40, 58, 0.6, -8, '#ffa0b0', '#b8304c'],
    ] as const) {
      wings(c, x, y, k, [a, b], ['#fff0c0', b], t);
      c.path(new Frame(x, y, k, t).d('M0 -12C3 -8 3 6 0 20C-3 6 -3 -8 0 -12Z'), { fill: '#24140c' });
    }
    c.relief(
      RIM,
      () =>
        c
          .path('M24 86H64L58 110H30Z', { fill: c.mat('#d8a868', '#6b3c1c') })
          .path('M24 84H64V90H24Z', { fill: c.mat('#f0c888', '#8a5428') })
          .path('M28 94H61M29 100H60M31 106H58M36 90L38 110M44 90V110M52 90L50 110', { line: '#5a3418', width: 0.7 }),
      0.7,
      110,
    );
  });
};

/** A tray of sweets from every oasis; the dragon cannot decide. */
const tempt: Scene = (c) => {
  bazaar(c);
  c.figure(() =>
    c.relief(
      RIM,
      () => {
        const scales = c.mat('#f0c07a', '#6b3c1c');
        dragonNeck(c, '82 118 66 104 66 82 58 66 50 60', 26, 12, scales, c.mat('#b86a3c', '#3c1a10'));
        dragonHead(c, new Frame(46, 58, 1.1, -4, true), { scales, horn: c.mat('#fff0d0', '#8a6a3c'), horns: 'curled', mood: 'wide' });
        c.path('M24 64Q20 70 24 74', { line: '#e05a6a', width: 2.4, cap: true });
        worm(c, { line: '6 108 16 108 24 102 24 94', from: 4.4, to: 6, hue: 'green', n: 6 });
        head(c, 24, 86, 7.4, 'green', 'smile');
        arm(c, '28 94 34 90 36 84', 'green');
        c.path('M26 82H50L47 86H29Z', { fill: c.mat('#ffe69a', '#9a6a1c') });
        for (const [x, a] of [
          [30, '#ff8aa8'],
          [36, '#8ae0c0'],
          [42, '#ffcf5a'],
          [47, '#c89aff'],
        ] as const)
          c.path(round(x, 79.6, 3), { fill: c.mat(a, '#8a3c5a') });
        c.path(round(33, 75.4, 2.6) + round(39, 75.4, 2.6), { fill: c.mat('#fff0c8', '#c88a4c') });
      },
      0.7,
    ),
  );
};

/** Alone on the longest road, and the horizon comes to meet her. */
const chosen: Scene = (c) => {
  dunes(c, ['#3c4a8a', '#b08ab8', '#ffcfa0', '#fff6d8'], [44, 56], 92);
  shafts(c, 44, 56, 90, [-160, -130, -100, -80, -50, -20], '#fffbe0', 0.2, 9);
  c.path(`${curve(pts('44 82 40 90 50 98 38 110 44 124'))}`, { line: '#fff0c0', width: 5, opacity: 0.5 });
  c.figure(() => {
    wings(c, 44, 64, 0.9, ['#fff6d0', '#f0a84c'], ['#ffe0f0', '#d87ab0']);
    c.relief(
      '#fffdf0',
      () => {
        person(c, {
          pose: posed(POSES.stand, 'far 18 -62 24 -48 near -18 -62 -24 -48 tilt -10'),
          x: 44,
          y: 108,
          h: 66,
          build: BUILDS.woman,
          skin: c.mat('#f0c898', '#7a5030'),
          top: c.mat('#fff0d0', '#c88a3c'),
          legs: null,
          face: { view: 'front', mood: 'closed', line: '#4a2c18' },
          dress: (k, q) => skirt(k, q, k.mat('#fff6e0', '#c88a3c'), 16, 0, 0, '#a86a2c66'),
          hair: (k, q) =>
            k.path(
              q.head.d('M-1 1.2C-1.2 -1.4 1.2 -1.4 1 1.2C.8 .2 .7 -.5 0 -.8C-.7 -.5 -.8 .2 -1 1.2ZM-.2 -1.1Q-.8 -2 -1.4 -2M.2 -1.1Q.8 -2 1.4 -2'),
              { fill: '#6b3c1c', line: '#6b3c1c', width: 0.5 },
            ),
        });
      },
      0.7,
    );
  });
};

export const WORKS: Record<string, Scene> = {
  'Caterpillar Fireeater': fireeater,
  'Caterpillar Eartheroder': eroder,
  'Caterpillar Watertamer': watertamer,
  'Caterpillar Lightseeker': lightseeker,
  'Caterpillar Moonsetter': moonsetter,
  'Potion of Cosmic Power': cosmic,
  'Potion of Conjoining': conjoin,
  'Potion of Mutation': mutation,
  'Potion of Sparkling Fire': sparkling,
  'Potion of Trembling Earth': trembling,
  'Potion of Prodigious Passion': passion,
  'Butterfly Scout': scout,
  'Giant Butterfly Eveningbreeze': evening,
  'Giant Butterfly Morningwind': morning,
  'Deploy Butterfly': deploy,
  'Tempt Holy Dragon': tempt,
  'Chosen of Distance': chosen,
};
