/** The king's people: inquisitors in their offices, envoys on their ways. */
import { pts, star, type Canvas } from '../canvas';
import { BEARDS, cloak, HAIR, on, skirt } from '../kit/clothes';
import { Frame, oval } from '../kit/path';
import { posed, POSES, type Pose } from '../kit/poses';
import { BUILDS, person, type Build, type Joints } from '../kit/rig';
import { columns, ground, mist, peaks, shafts } from '../kit/scene';
import { limb } from '../limbs';
import type { Scene } from '../painted';

const RIM = '#fff6e0';
const gold = (c: Canvas): string => c.mat('#ffe9a0', '#9a6a1c');

/** The throne hall, banners and columns. */
function hall(c: Canvas, a: string, b: string): void {
  c.sky(['#1c1430', '#3c2a58', '#7a5474', '#e0a884']);
  c.glow(44, 46, 40, '#ffe6c0', 0.7);
  shafts(c, 58, -8, 120, [96, 108, 120], '#fff3d8', 0.2, 8);
  columns(
    c,
    104,
    [
      [8, 8, 10],
      [24, 14, 7],
      [66, 8, 10],
    ],
    '#33244c',
    '#8a6a88',
  );
  for (const x of [16, 58])
    c.path(`M${x - 6} 16H${x + 6}V54L${x} 48L${x - 6} 54Z`, { fill: c.mat(a, b) }).path(star(x, 32, 4, 1.6, 8), { fill: '#ffe9a0' });
  ground(c, 102, '#7a5a74', '#1c1228', '#c8a0a8', 0.2);
}

interface Courtier {
  pose: Pose;
  skin: readonly [string, string];
  robe: readonly [string, string];
  cape: readonly [string, string];
  build?: Build;
  mood?: 'calm' | 'angry' | 'sly' | 'proud' | 'closed' | 'grin' | 'shout';
  hair?: (c: Canvas, j: Joints) => void;
  near?: (c: Canvas, j: Joints) => void;
  far?: (c: Canvas, j: Joints) => void;
  h?: number;
  x?: number;
}

function courtier(c: Canvas, p: Courtier): Joints {
  const robe = c.mat(p.robe[0], p.robe[1]);
  return person(c, {
    pose: p.pose,
    x: p.x ?? 44,
    y: 110,
    h: p.h ?? 74,
    build: p.build ?? BUILDS.plain,
    skin: c.mat(p.skin[0], p.skin[1]),
    top: robe,
    sleeves: robe,
    legs: null,
    face: { view: 'three', mood: p.mood ?? 'calm', line: '#2a1810', eye: '#2a1810' },
    behind: (k, q) => cloak(k, q, k.mat(p.cape[0], p.cape[1]), 20, 76, -3),
    ...(p.far ? { farHand: p.far } : {}),
    dress: (k, q) => {
      skirt(k, q, robe, 16, 0);
      k.path(q.body.d('M-3 -80L0 -2H6L4 -80Z'), { fill: gold(k) }).path(q.body.d('M-17 -79Q0 -70 17 -79L14 -70Q0 -62 -14 -70Z'), { fill: gold(k) });
    },
    ...(p.hair ? { hair: p.hair } : {}),
    ...(p.near ? { nearHand: p.near } : {}),
  });
}

function inquisitor(p: Courtier, a: string, b: string, after?: (c: Canvas) => void): Scene {
  return (c) => {
    hall(c, a, b);
    c.figure(() => c.relief(RIM, () => courtier(c, p), 0.8, 110));
    after?.(c);
  };
}

const PALE = ['#f4d4ac', '#7a5238'] as const;
const TAN = ['#d8a474', '#5a3622'] as const;
const DARK = ['#9a6a48', '#33190f'] as const;
const RED = ['#d05060', '#4a1024'] as const;
const BLUE = ['#6080c8', '#141f4c'] as const;
const VIOLET = ['#9a70c0', '#2c184c'] as const;
const GREEN = ['#68a880', '#143828'] as const;
const WHITE = ['#fbf6ea', '#a8987c'] as const;

const marshal = inquisitor(
  {
    pose: posed(POSES.hero, 'far 24 -70 28 -88 near -26 -66 -10 -53'),
    build: BUILDS.strong,
    skin: TAN,
    robe: ['#b8c4d0', '#343e4c'],
    cape: RED,
    mood: 'angry',
    hair: (c, j) => (
      on(c, j.head, 'M-1 .1C-1.1 -1.4 1 -1.5 .95 -.3L.6 -.5L-.6 -.4Z', c.mat('#dfe6ec', '#4a5460')),
      on(c, j.head, 'M-.2 -1.2C-.8 -2.4 -2 -2.4 -2.4 -1.4C-1.6 -1.6 -1 -1.2 -.4 -.9Z', '#d83c4c')
    ),
    far: (c, j) =>
      c
        .path(`M${j.hands[0][0] - 1} 110V${j.hands[0][1] - 20}h2V110Z`, { fill: gold(c) })
        .path(star(j.hands[0][0], j.hands[0][1] - 24, 6, 2.4, 8), { fill: gold(c) }),
  },
  RED[0],
  RED[1],
);
const quartermaster = inquisitor(
  {
    pose: posed(POSES.present, 'far 18 -62 26 -54 near -18 -62 -6 -54'),
    build: BUILDS.fat,
    skin: PALE,
    robe: GREEN,
    cape: ['#8a6a44', '#33241a'],
    mood: 'sly',
    hair: (c, j) => (on(c, j.head, HAIR.tonsure, '#6a4428'), on(c, j.head, BEARDS.short, '#6a4428')),
    near: (c, j) =>
      c
        .path(new Frame((j.hands[0][0] + j.hands[1][0]) / 2, j.hands[0][1] - 4, 1).d('M-12 -6H13V12H-12Z'), { fill: c.mat('#c8904c', '#4a2810') })
        .path(new Frame((j.hands[0][0] + j.hands[1][0]) / 2, j.hands[0][1] - 4, 1).d('M-12 -6C-12 -14 13 -14 13 -6ZM-2 0H3V5H-2Z'), {
          fill: gold(c),
        }),
  },
  GREEN[0],
  GREEN[1],
);
const chancellor = inquisitor(
  {
    pose: posed(POSES.think, 'head 6 -90 neck 2 -81 hip -2 -50 far 20 -72 14 -84 near -16 -66 4 -58 farLeg 8 -26 9 0 nearLeg -7 -26 -9 0'),
    build: BUILDS.old,
    skin: PALE,
    robe: VIOLET,
    cape: ['#4a4468', '#14122c'],
    mood: 'calm',
    hair: (c, j) => (
      on(c, j.head, BEARDS.long, c.mat('#fbf8f0', '#a098a0')),
      on(c, j.head, 'M-1.1 -.5Q0 -1 1.15 -.6L1 -1.8L-.9 -1.7Z', c.mat('#6a4c98', '#1c1038'))
    ),
    near: (c, j) =>
      c.path(new Frame(j.hands[1][0], j.hands[1][1], 1, -14).d('M-3 -4H18V4H-3ZM-3 -6H1V6H-3ZM16 -6H20V6H16Z'), {
        fill: c.mat('#fff4d8', '#c8a870'),
      }),
  },
  VIOLET[0],
  VIOLET[1],
);
const almoner = inquisitor(
  {
    pose: posed(POSES.present, 'head 5 -90 neck 1 -81 far 20 -68 34 -60 near -8 -62 18 -57 tilt 12'),
    build: BUILDS.woman,
    skin: DARK,
    robe: WHITE,
    cape: BLUE,
    mood: 'grin',
    x: 38,
    hair: (c, j) =>
      on(
        c,
        j.head,
        'M.5 1.2C.3 .9 .62 .4 .66 -.1C.7 -.7 .5 -1 .1 -1.05C-.3 -.9 -.6 -.3 -.5 .4C-.4 .9 -.2 1.2 -.3 1.5C-.9 1.6 -1.3 1.3 -1.3 .6C-1.5 -.6 -1 -1.5 -.1 -1.55C.9 -1.5 1.15 -.7 1.05 .1C1 .7 .9 1 .5 1.2Z',
        c.mat('#fbf6ea', '#a8b0c8'),
      ),
    near: (c, j) => c.path(`M${j.hands[0][0] - 6} ${j.hands[0][1] - 2}h12q-1 8 -6 8q-5 0 -6 -8Z`, { fill: c.mat('#c8904c', '#4a2810') }),
  },
  BLUE[0],
  BLUE[1],
  (c) => {
    for (const [x, y] of [
      [62, 78],
      [66, 86],
      [60, 92],
      [67, 98],
      [63, 104],
    ] as const)
      c.path(oval(x, y, 2.2, 2.4), { fill: '#ffdf6a' }).path(oval(x, y, 1.2, 1.4), { line: '#a8741c', width: 0.5 });
  },
);
const steward = inquisitor(
  {
    pose: posed(POSES.present, 'head 5 -90 neck 1 -81 far 22 -70 30 -78 near -20 -64 -2 -56'),
    skin: TAN,
    robe: BLUE,
    cape: GREEN,
    mood: 'calm',
    x: 40,
    hair: (c, j) => (on(c, j.head, HAIR.cap, c.mat('#68a880', '#143828')), on(c, j.head, BEARDS.short, '#2c1c14')),
    // A fan of scrolls: one is chosen, the others go back.
    far: (c, j) => {
      for (const turn of [-34, -10, 14])
        c.path(new Frame(j.hands[0][0], j.hands[0][1], 1, turn).d('M-2.5 -22H2.5V-2H-2.5ZM-3.5 -23H3.5V-20H-3.5Z'), {
          fill: c.mat('#fff4d8', '#c8a870'),
        });
    },
  },
  GREEN[0],
  GREEN[1],
);
const patron = inquisitor(
  {
    pose: posed(POSES.raise, 'far 22 -80 28 -92 near -18 -66 -6 -54 tilt -4'),
    build: BUILDS.fat,
    skin: PALE,
    robe: VIOLET,
    cape: RED,
    mood: 'proud',
    x: 38,
    hair: (c, j) => (on(c, j.head, HAIR.long, '#d8c8a0'), on(c, j.head, 'M-1 -.9L-.7 -1.9L-.2 -1.2L.1 -2.1L.5 -1.2L1 -1.9L1.1 -.8Z', gold(c))),
    // A bowl of moons, held up.
    far: (c, j) => {
      const [x, y] = j.hands[0];
      for (const [dx, dy] of [
        [-5, -6],
        [0, -8],
        [5, -6],
      ] as const)
        c.path(oval(x + dx, y + dy, 3, 3), { fill: '#f4f0ff' });
      c.path(`M${x - 10} ${y - 5}H${x + 10}Q${x + 8} ${y + 5} ${x} ${y + 5}Q${x - 8} ${y + 5} ${x - 10} ${y - 5}Z`, { fill: gold(c) });
    },
  },
  VIOLET[0],
  VIOLET[1],
);
const herald = inquisitor(
  {
    pose: posed(POSES.raise, 'far 20 -84 24 -92 near -16 -68 0 -62 tilt -8'),
    skin: TAN,
    robe: RED,
    cape: WHITE,
    mood: 'shout',
    hair: (c, j) => on(c, j.head, HAIR.cap, '#6a3414'),
    near: (c, j) =>
      c
        .path(new Frame(j.hands[0][0] - 6, j.hands[0][1], 0.9, -16).d('M-6 -1.4H20L32 -7V7L20 1.4H-6Z'), { fill: gold(c) })
        .path(new Frame(j.hands[0][0] - 6, j.hands[0][1], 0.9, -16).d('M4 1H18V18L11 13L4 18Z'), { fill: c.mat(BLUE[0], BLUE[1]) }),
  },
  RED[0],
  RED[1],
);
const treasurer = inquisitor(
  {
    pose: posed(POSES.stand, 'far 20 -66 26 -56 near -20 -66 -12 -56'),
    build: BUILDS.fat,
    skin: PALE,
    robe: ['#e0b858', '#6a4414'],
    cape: VIOLET,
    mood: 'proud',
    hair: (c, j) => (
      on(c, j.head, BEARDS.fork, '#33241a'),
      on(c, j.head, 'M-1.1 -.55Q0 -.95 1.15 -.6L1.3 -1.5Q0 -2 -1.3 -1.4Z', c.mat(VIOLET[0], VIOLET[1]))
    ),
    far: (c, j) =>
      c
        .path(oval(j.hands[0][0], j.hands[0][1] + 3, 5, 5), { line: '#ffdf8a', width: 1.2 })
        .path(
          `M${j.hands[0][0] - 1} ${j.hands[0][1] + 8}v12h4M${j.hands[0][0] - 1} ${j.hands[0][1] + 15}h3M${j.hands[0][0] + 3} ${j.hands[0][1] + 7}l4 12l3 -2`,
          { line: '#ffdf8a', width: 1.3 },
        ),
  },
  '#e0b858',
  '#6a4414',
);

/** An envoy on the way, with the land behind that sent them. */
function envoy(land: (c: Canvas) => void, p: Courtier, after?: (c: Canvas) => void): Scene {
  return (c) => {
    land(c);
    c.figure(() =>
      c.relief(
        RIM,
        () => {
          const j = courtier(c, { ...p, x: 35 });
          const [x, y] = j.hands[0];
          c.path(`M${x - 0.8} 112V${y - 26}h1.6V112Z`, { fill: c.mat('#b08458', '#3a2418') })
            .path(`M${x + 0.8} ${y - 25}q7 3 13 0v14q-6 3 -13 0Z`, { fill: c.mat(p.robe[0], p.robe[1]) })
            .path(star(x + 7, y - 18, 3.4, 1.3, 6), { fill: '#ffe9a0' });
        },
        0.8,
        110,
      ),
    );
    after?.(c);
  };
}
const walk = (more: string): Pose => posed(POSES.stand, `far 20 -70 24 -60 near -16 -64 -8 -52 ${more}`);
const sky = (c: Canvas, stops: readonly string[], sun: readonly [number, number] = [20, 42]): void => {
  c.sky(stops);
  c.glow(sun[0], sun[1], 34, '#fff6e0', 0.8);
};

const springs = envoy(
  (c) => {
    sky(c, ['#3c74a0', '#90ccd0', '#e8f4d0', '#fff0c8']);
    peaks(
      c,
      94,
      [
        [10, 34, 16],
        [64, 28, 16],
      ],
      '#78a8a0',
      '#b0ccb0',
    );
    for (const x of [12, 22, 60])
      c.path(
        limb(pts(`${x} 96 ${x} 70 ${x - 4} 58 ${x - 9} 66`), (t) => 4 - t * 2, 12),
        { fill: c.mat('#f4ffff', '#5cb8d0') },
      );
    ground(c, 96, '#8ac0a0', '#1c4848', '#e8fff0');
  },
  {
    pose: walk(''),
    build: BUILDS.woman,
    skin: TAN,
    robe: ['#7ad0d8', '#145064'],
    cape: ['#d8f4f0', '#4c9ca8'],
    mood: 'grin',
    hair: (c, j) => on(c, j.head, HAIR.long, '#33241a'),
  },
);
const dunes = envoy(
  (c) => {
    sky(c, ['#6a5a98', '#e09a8a', '#ffd898', '#fff0c8'], [22, 60]);
    c.path('M-4 88Q20 74 40 86T74 82V124H-4Z', { fill: c.mat('#f0c078', '#a86a44') }).path('M-4 98Q24 90 44 98T74 94V124H-4Z', {
      fill: c.mat('#e0a858', '#6a3c20'),
    });
  },
  {
    pose: posed(POSES.ride, 'head 6 -90 neck 3 -80 hip -2 -49 far 18 -66 26 -58 near -8 -62 8 -56'),
    skin: DARK,
    robe: ['#f0c868', '#8a5420'],
    cape: ['#fbf0d8', '#b8905c'],
    mood: 'calm',
    hair: (c, j) => (
      on(c, j.head, 'M-1 -.1C-1.2 -1.4 1.1 -1.5 1 -.4Q0 -.7 -1 -.1ZM-1 0L-1.6 1.8L-.7 .5Z', c.mat('#fbf0d8', '#b8905c')),
      on(c, j.head, 'M-.5 .4Q.3 .7 .9 .3L.8 1.2L-.3 1.3Z', c.mat('#fbf0d8', '#b8905c'))
    ),
  },
);
const cliffs = envoy(
  (c) => {
    sky(c, ['#44607c', '#98b4c0', '#e8e4d0', '#fbe8c8']);
    columns(
      c,
      112,
      [
        [6, 30, 12],
        [19, 50, 10],
        [64, 24, 14],
        [54, 60, 8],
      ],
      '#6a7480',
      '#b0b4b0',
    );
    mist(c, 100, 24, '#f4f4e8', 0.7);
    ground(c, 100, '#9a9c94', '#33404c', '#dfe4dc');
  },
  {
    pose: walk('tilt -6'),
    build: BUILDS.strong,
    skin: PALE,
    robe: ['#9aa4b0', '#2c3644'],
    cape: ['#c88a5c', '#4a2818'],
    mood: 'proud',
    hair: (c, j) => (on(c, j.head, BEARDS.fork, '#c8642c'), on(c, j.head, HAIR.wild, '#c8642c')),
  },
);
const comets = envoy(
  (c) => {
    sky(c, ['#070a24', '#1c2060', '#54488c', '#c08ca0'], [50, 30]);
    c.stars(40, 90, '#fff');
    for (const [x, y, k] of [
      [24, 30, 1],
      [58, 44, 0.7],
      [16, 66, 0.5],
    ] as const)
      c.path(new Frame(x, y, k, -28).d('M0 -3L34 -1L0 3C-4 3 -4 -3 0 -3Z'), { fill: '#cfe0ff', opacity: 0.7 }).disc(x, y, 3 * k, '#fff');
    ground(c, 102, '#3c3c6c', '#0c0c24', '#a0a0d8');
  },
  {
    pose: walk('tilt -14'),
    build: BUILDS.slim,
    skin: ['#c8c4e8', '#4a4684'],
    robe: ['#8a84e0', '#241f68'],
    cape: ['#3c3c88', '#0c0c2c'],
    mood: 'calm',
    hair: (c, j) => (on(c, j.head, HAIR.bun, '#f4f4ff'), c.path(star(...j.head.p(0, -0.7), 2, 0.7, 5), { fill: '#fff6c8' })),
  },
);
const tides = envoy(
  (c) => {
    sky(c, ['#2c5484', '#7cb4c8', '#e4f0dc', '#ffecc0']);
    c.path('M-2 84H72V124H-2Z', { fill: c.shade(['#8ac8d0', '#2c6c94', '#0c2c54']) }).path(
      'M-2 94q8 -6 16 0t16 0t16 0t16 0M-2 106q9 -6 18 0t18 0t18 0t18 0',
      { line: '#f0ffff', width: 1, opacity: 0.7 },
    );
  },
  {
    pose: walk(''),
    build: BUILDS.old,
    skin: TAN,
    robe: ['#5c9cc8', '#143860'],
    cape: ['#cfe8f0', '#4c84a8'],
    mood: 'calm',
    hair: (c, j) => on(c, j.head, BEARDS.long, '#f4f8f8'),
  },
);
const peaksEnvoy = envoy(
  (c) => {
    sky(c, ['#5c7ca8', '#b8ccd8', '#f4ecdc', '#fbe4c4']);
    peaks(
      c,
      100,
      [
        [14, 62, 24],
        [58, 74, 26],
        [36, 40, 20],
      ],
      '#8c98ac',
      '#e8eef4',
    );
    ground(c, 100, '#e8eef4', '#6c7c94', '#ffffff');
  },
  {
    pose: walk(''),
    build: BUILDS.huge,
    skin: PALE,
    robe: ['#c0a080', '#4a3424'],
    cape: ['#f4ece0', '#a89478'],
    mood: 'angry',
    hair: (c, j) => (
      on(c, j.head, BEARDS.short, '#4a2c18'),
      on(c, j.head, 'M-1.2 .3C-1.5 -1.6 1.3 -1.7 1.1 -.2L.8 -.5Q0 -.8 -.7 -.4L-.8 .3Z', c.mat('#f4ece0', '#a89478'))
    ),
  },
);
const starsEnvoy = envoy(
  (c) => {
    sky(c, ['#0c0c2c', '#2c2460', '#6c5490', '#e0b0a8']);
    c.stars(60, 90, '#fff6dc');
    c.path('M14 30L26 24L34 36L50 28L60 40', { line: '#fff6dc', width: 0.5 }).path(
      pts('14 30 26 24 34 36 50 28 60 40')
        .map(([x, y]) => star(x, y, 2.4, 0.7, 4))
        .join(''),
      { fill: '#fffdf0' },
    );
    ground(c, 102, '#4c4474', '#12102c', '#b8a8d8');
  },
  {
    pose: walk('tilt -10'),
    build: BUILDS.woman,
    skin: DARK,
    robe: ['#4c58b0', '#10143c'],
    cape: ['#8a70b8', '#241848'],
    mood: 'closed',
    hair: (c, j) => on(c, j.head, HAIR.long, '#14101c'),
  },
);

export const INQUISITORS: Record<string, Scene> = {
  'Royal Marshal': marshal,
  'Royal Quartermaster': quartermaster,
  'Royal Steward': steward,
  'Royal Patron': patron,
  'Royal Chancellor': chancellor,
  'Royal Almoner': almoner,
  'Royal Herald': herald,
  'Royal Treasurer': treasurer,
};
export const EMISSARIES: Record<string, Scene> = {
  'Envoy of the Springs': springs,
  'Envoy of the Dunes': dunes,
  'Envoy of the Cliffs': cliffs,
  'Envoy of the Comets': comets,
  'Envoy of the Tides': tides,
  'Envoy of the Peaks': peaksEnvoy,
  'Envoy of the Stars': starsEnvoy,
};
