/** More that the Flit do and wield. */
import { curve, pts, star } from '../canvas';
import { fan, wing } from '../kit/birds';
import { skirt } from '../kit/clothes';
import { dragonHead, dragonNeck } from '../kit/dragons';
import { bonfire, sparks } from '../kit/fire';
import { face, skull } from '../kit/heads';
import { Frame, oval } from '../kit/path';
import { posed, POSES } from '../kit/poses';
import { BUILDS, person } from '../kit/rig';
import { mist, puffs, shafts } from '../kit/scene';
import type { Scene } from '../painted';
import { above, cliff, front, RIM } from './land';
import { slate } from './people';
import { bug, carrier, flock } from './works';

const itching: Scene = (c) => {
  cliff(c, ['#7a9a6a', '#b8c88a', '#f0e8b0', '#f4d898']);
  c.figure(() =>
    c.relief(
      RIM,
      () => {
        person(c, {
          pose: posed(
            POSES.hunch,
            'head 8 -86 neck 4 -77 hip -2 -48 far 26 -76 14 -66 near -24 -84 -6 -94 farLeg 16 -34 2 -26 nearLeg -4 -26 -6 0 tilt 10 open .9',
          ),
          x: 44,
          y: 104,
          h: 72,
          skin: c.mat('#f0c098', '#7a4a34'),
          top: c.mat('#d8d4c8', '#5c6470'),
          legs: slate(c),
          boots: '#33291f',
          face: { view: 'three', mood: 'shout', line: '#2c241e' },
          hair: (k, q) =>
            k.path(q.head.d('M.8 -.5L1 -1.3L.4 -1L.2 -1.7L-.2 -1.1L-.8 -1.6L-.8 -.9L-1.4 -.6L-.9 -.1C-.6 -.5 .2 -.8 .8 -.5Z'), { fill: '#6b3c24' }),
        });
      },
      0.7,
    ),
  );
  for (const [x, y] of [
    [34, 60],
    [50, 66],
    [40, 74],
    [54, 50],
    [30, 46],
    [46, 84],
    [38, 92],
    [58, 80],
    [26, 70],
  ] as const)
    bug(c, new Frame(x, y, 0.17, x * 7), '#c23c2c');
  c.path('M52 34l4 -4M58 40l5 -2M30 34l-4 -4', { line: '#c23c2c', width: 0.9, cap: true });
};

const sloth: Scene = (c) => {
  cliff(c, ['#3c2c5a', '#7a6a9a', '#c0b0cc', '#e8dcd0']);
  c.figure(() =>
    c.relief(
      '#fff',
      () => {
        puffs(
          c,
          [
            [24, 70, 10],
            [34, 58, 11],
            [46, 52, 12],
            [58, 60, 11],
            [66, 72, 9],
            [32, 78, 11],
            [46, 80, 12],
            [58, 80, 10],
            [45, 66, 12],
          ],
          '#8a6ab8',
          '#e8d8ff',
          0.3,
          -0.35,
        );
        c.path('M33 62Q38 67 43 62M50 62Q55 67 60 62', { line: '#2a1a44', width: 1.5, cap: true }).path(oval(46, 75, 5, 3.6), { fill: '#2a1a44' });
      },
      0.5,
    ),
  );
  c.path('M52 40h6l-6 7h6M62 28h5l-5 6h5M68 19h3l-3 4h3', { line: '#fff', width: 1.2, cap: true });
};

const twitter: Scene = (c) => {
  above(c, ['#4a3a7a', '#8a7ab8', '#e0c8d8', '#ffe8c0']);
  const f = new Frame(44, 66, 13);
  c.figure(() =>
    c.relief(
      RIM,
      () => {
        c.path('M24 122C24 96 32 88 44 86C56 88 64 96 64 122Z', { fill: slate(c) });
        skull(c, f, c.mat('#f0c8a0', '#7a5440'), { view: 'front' });
        face(c, f, { view: 'front', mood: 'sad', line: '#2c1c14' });
        c.path('M26 92C22 80 26 70 32 66L34 70L36 62L38 72C36 82 34 90 32 94ZM62 92C66 80 62 70 56 66L54 70L52 62L50 72C52 82 54 90 56 94Z', {
          fill: c.mat('#f0c8a0', '#7a5440'),
        });
        for (const [x, y, flip, a] of [
          [24, 42, false, '#ff8a6a'],
          [64, 42, true, '#6ac0f0'],
          [36, 30, false, '#f4dc5a'],
          [54, 28, true, '#8ad87a'],
          [20, 62, false, '#c88af0'],
          [68, 64, true, '#ffb84a'],
        ] as const) {
          const b = new Frame(x, y, 0.62, 0, flip);
          c.path(b.d('M-12 2C-8 -8 6 -10 12 -3L20 0L12 3C8 10 -6 11 -12 4L-20 8L-18 0Z'), { fill: c.mat(a, '#33384a') })
            .path(b.d(oval(6, -2, 2, 2)), { fill: '#fff' })
            .path(b.d(oval(6.6, -2, 1, 1)), { fill: '#111' })
            .path(b.d('M11 -4L20 -6L12 0Z'), { fill: '#ffd45a' });
        }
      },
      0.6,
    ),
  );
  c.path('M32 44q3 2 3 5M56 44q-3 2 -3 5M42 36v5M48 35v5', { line: '#fff', width: 0.7, cap: true });
};

const distract: Scene = (c) => {
  above(c);
  c.figure(() =>
    c.relief(
      RIM,
      () => {
        const scales = c.mat('#7aa4b8', '#1c3444');
        dragonNeck(c, '10 124 22 104 40 98 46 80 40 66', 24, 12, scales, c.mat('#4a6c80', '#12242e'));
        dragonHead(c, new Frame(42, 60, 1.1, -24), { scales, horn: c.mat('#f4ecd8', '#8a7a5c'), horns: 'swept', mood: 'wide' });
        carrier(c, 52, 28, 0.42, '#f0a86a', '#7a3c1c');
        c.path('M60 30L66 40', { line: '#fff', width: 0.4 });
      },
      0.8,
    ),
  );
  c.path(star(66, 43, 4.4, 1.2, 4), { fill: '#fff6b0' }).glow(66, 43, 9, '#fff6b0', 0.8);
};

const beguile: Scene = (c) => {
  above(c, ['#5a3a6a', '#b87a9a', '#f4c8b8', '#fff0d8'], [58, 30]);
  c.figure(() =>
    c.relief(
      RIM,
      () => {
        const scales = c.mat('#c08ab0', '#44244a');
        dragonNeck(c, '84 116 66 104 58 88 62 72 56 62', 26, 12, scales, c.mat('#8a4a7a', '#2c1434'));
        dragonHead(c, new Frame(50, 58, 1.15, -14, true), { scales, horn: c.mat('#fff0d8', '#a8845c'), horns: 'curled', mood: 'shut' });
        for (const [x, y, t, a] of [
          [24, 36, -30, '#8ad0f0'],
          [38, 30, 10, '#ffb86a'],
          [20, 56, -60, '#a8e07a'],
        ] as const) {
          fan(
            c,
            [
              [x, y],
              [x + 1, y],
            ],
            7,
            [t - 170, t - 10],
            [13, 13],
            4,
            c.mat(a, '#33405a'),
            '#fff8',
          );
          c.path(oval(x, y, 4, 5), { fill: c.mat(a, '#24304a') });
        }
      },
      0.7,
    ),
  );
  for (const [x, y, k] of [
    [46, 38, 1],
    [32, 70, 0.8],
    [64, 42, 0.7],
  ] as const)
    c.path(
      `M${x} ${y + 4 * k}C${x - 6 * k} ${y} ${x - 4 * k} ${y - 4 * k} ${x} ${y - 1.4 * k}C${x + 4 * k} ${y - 4 * k} ${x + 6 * k} ${y} ${x} ${y + 4 * k}Z`,
      { fill: '#ff8aa8' },
    );
};

const mega: Scene = (c) => {
  front(c);
  shafts(c, 44, 20, 110, [64, 78, 90, 102, 116], '#ffe6b0', 0.2, 6);
  c.figure(() => {
    const rows = [
      [44, 30, 2.4],
      [30, 38, 2],
      [58, 38, 2],
      [20, 48, 1.6],
      [68, 48, 1.6],
      [38, 48, 1.5],
      [52, 47, 1.5],
      [44, 56, 1.3],
      [28, 58, 1.1],
      [60, 58, 1.1],
    ] as const;
    flock(c, rows, '#18222c');
    for (const [x, y, k] of rows) c.path(oval(x, y + 8 * k, 1.6 * k, 2.4 * k), { fill: c.mat('#ffd27a', '#b3441a') });
  });
  for (const [x, y, s] of [
    [24, 108, 16],
    [44, 114, 22],
    [62, 106, 16],
  ] as const)
    bonfire(c, x, y, s, s * 0.9);
  sparks(c, 44, 104, 30, 40, 40);
};

const chosen: Scene = (c) => {
  above(c, ['#3a6aa4', '#8ac0e4', '#e4f2f4', '#fff6dc'], [44, 40]);
  shafts(c, 44, 36, 100, [-150, -120, -60, -30, 60, 90, 120], '#fff', 0.22, 9);
  c.figure(() =>
    c.relief(
      '#fff',
      () => {
        const white = c.mat('#ffffff', '#8aa8c0');
        wing(c, [50, 54], [62, 40], [70, 26], 28, 104, [white, white, c.mat('#dfeaf2', '#7a98b0')], '#8aa8c0');
        wing(c, [38, 54], [26, 40], [18, 26], 28, 104, [white, white, c.mat('#dfeaf2', '#7a98b0')], '#8aa8c0');
        person(c, {
          pose: posed(POSES.stand, 'far 18 -66 24 -52 near -18 -66 -24 -52 farLeg 4 -24 2 2 nearLeg -4 -26 -5 4 tilt -12'),
          x: 44,
          y: 100,
          h: 62,
          build: BUILDS.woman,
          skin: c.mat('#f4d8b8', '#8a6a54'),
          top: c.mat('#dff0fa', '#5a84a4'),
          legs: null,
          face: { view: 'three', mood: 'closed', line: '#4a3c34' },
          dress: (k, q) => skirt(k, q, k.mat('#eaf6fc', '#5a84a4'), 9, 8, 3, '#5a84a466'),
          hair: (k, q) =>
            k.path(q.head.d('M.7 -.75C.3 -1.5 -.95 -1.4 -1.06 -.3C-1.6 .3 -2.4 .2 -3 -.4C-2.6 1 -1.2 1.4 -.4 .5C-.4 -.4 .2 -.6 .7 -.75Z'), {
              fill: k.mat('#ffe6a8', '#a87a3c'),
            }),
        });
      },
      0.7,
    ),
  );
  c.path(curve(pts('14 84 26 78 40 86 56 80 70 88')), { line: '#fff', width: 0.7, opacity: 0.8 });
  mist(c, 104, 16, '#ffffff', 0.7);
};

export const DEEDS: Record<string, Scene> = {
  'Launch Itching Bugs': itching,
  'Launch Sloth Gas': sloth,
  'Maddening Twitter': twitter,
  'Distract Holy Dragon': distract,
  'Beguile Holy Dragon': beguile,
  'Commence Mega Launch': mega,
  'Chosen of Air': chosen,
};
