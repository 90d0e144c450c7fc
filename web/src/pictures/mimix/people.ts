/** The women of the Mimix: guardians, virgins, heroines, spirits, amazons, dancers. */
import { curve, pts, star, type Canvas } from '../canvas';
import { beast } from '../kit/beasts';
import { cloak, HAIR, on, skirt } from '../kit/clothes';
import { bonfire, HEATS, mane, sparks } from '../kit/fire';
import { Frame, oval } from '../kit/path';
import { posed, POSES } from '../kit/poses';
import { BUILDS, person, type Joints } from '../kit/rig';
import { shafts } from '../kit/scene';
import type { Scene } from '../painted';
import { circle, glade, plains, RIM } from './land';

export const tan = (c: Canvas): string => c.mat('#e8b888', '#6b4028');

export const umber = (c: Canvas): string => c.mat('#b07a50', '#3c2014');

export const bark = (c: Canvas): string => c.mat('#a8845c', '#3a2818');

export const leaf = (c: Canvas): string => c.mat('#a8cc6a', '#2c4a20');

export const bone = (c: Canvas): string => c.mat('#fbf6e0', '#a89a78');

export const FACE = { line: '#2c1a10', eye: '#3a2414' } as const;

/** A blade of leaves for a skirt. */
export function leaves(c: Canvas, j: Joints, paint: string, n = 6, length = 20): void {
  for (let i = 0; i < n; i++) {
    const t = (i / (n - 1) - 0.5) * 2;
    const f = new Frame(j.hip[0] + t * 7 * j.s * j.build.hips, j.hip[1] + 1, j.s, 90 - t * 24);
    c.path(f.d(`M0 -4C${length * 0.4} -6 ${length * 0.8} -3 ${length} 0C${length * 0.8} 3 ${length * 0.4} 6 0 4Z`), { fill: paint });
  }
}

/** Stripes of paint on a face. */
export function stripes(c: Canvas, j: Joints, colour = '#f4f7e0'): void {
  c.path(j.head.d('M-.3 .22L.02 .3M-.3 .4L.0 .46M.62 .2L.84 .14M.62 .36L.8 .32'), { line: colour, width: 0.45, cap: true });
}

const long = (c: Canvas, j: Joints, colour: string): void => on(c, j.head, HAIR.long, colour);

/** The leader stands before the blue moon, antlers of light. */
const radiance: Scene = (c) => {
  c.sky(['#081428', '#173a68', '#3f78b0', '#b8d8c8']);
  c.stars(26, 60, '#eaf4ff');
  c.glow(44, 46, 42, '#8fc4ff', 0.8)
    .disc(44, 46, 25, '#a8d0ff')
    .disc(50, 40, 18, '#cfe6ff', 0.5)
    .disc(34, 54, 4, '#7aa8e0', 0.5)
    .disc(56, 56, 5, '#7aa8e0', 0.4);
  shafts(c, 44, 46, 90, [-160, -130, -100, -80, -50, -20], '#dff0ff', 0.14, 8);
  c.figure(() =>
    c.relief(
      '#eaf6ff',
      () => {
        person(c, {
          pose: posed(POSES.present, 'far 20 -64 34 -60 near -20 -64 -34 -60'),
          x: 44,
          y: 112,
          h: 80,
          build: BUILDS.woman,
          skin: tan(c),
          top: c.mat('#5a90d0', '#142850'),
          legs: null,
          face: { ...FACE, view: 'front', mood: 'calm', eye: '#2a6ac0' },
          behind: (k, q) => (
            cloak(k, q, k.mat('#3c68a8', '#0c1830'), 26, 82),
            k.path(q.head.d('M-1.05 1.6C-1.4 -.4 -1.1 -1.3 0 -1.35C1.1 -1.3 1.4 -.4 1.05 1.6Z'), { fill: '#1a2440' })
          ),
          dress: (k, q) => (
            skirt(k, q, k.mat('#4f84c4', '#10204a'), 18, 0),
            k.path(q.body.d('M-9 -50Q0 -46 9 -50L9 -46Q0 -42 -9 -46Z'), { fill: bone(k) })
          ),
          hair: (k, q) => {
            on(k, q.head, 'M-.84 -.1C-.9 -1.2 .9 -1.2 .84 -.1C.6 -.7 .2 -.8 0 -.85C-.2 -.8 -.6 -.7 -.84 -.1Z', '#1a2440');
            k.path(
              q.head.d(
                'M-.5 -1L-1.1 -2.2L-2 -2.4M-1.1 -2.2L-1 -3.2L-1.7 -4M-1 -3.2L-.4 -4M.5 -1L1.1 -2.2L2 -2.4M1.1 -2.2L1 -3.2L1.7 -4M1 -3.2L.4 -4',
              ),
              { line: '#eaf6ff', width: 1.5, cap: true },
            );
            k.path(q.head.d('M0 -.66L.14 -.46L0 -.24L-.14 -.46Z'), { fill: '#bfe4ff' });
          },
          nearHand: (k, q) => q.hands.forEach(([x, y]) => k.disc(x, y - 4, 2.4, '#eaf6ff')),
        });
      },
      0.9,
    ),
  );
  c.motes(30, '#eaf6ff', 30, 110, 0.7);
};

/** She holds the glass; the sand stands still. */
const time: Scene = (c) => {
  glade(c, 96);
  c.figure(() =>
    c.relief(
      RIM,
      () => {
        person(c, {
          pose: posed(POSES.stand, 'far 22 -68 17 -52 near -14 -68 4 -54'),
          x: 36,
          y: 108,
          h: 76,
          build: BUILDS.strong,
          skin: umber(c),
          top: bark(c),
          legs: bark(c),
          boots: leaf(c),
          gloves: bone(c),
          face: { ...FACE, view: 'three', mood: 'proud' },
          behind: (k, q) => cloak(k, q, leaf(k), 17, 62, -5),
          dress: (k, q) => (k.path(q.body.d('M-17 -82L0 -74L17 -82L15 -70L0 -60L-15 -70Z'), { fill: bone(k) }), leaves(k, q, leaf(k), 5, 18)),
          hair: (k, q) => (
            long(k, q, '#231610'),
            stripes(k, q),
            k.path(q.head.d('M-.9 -.5Q0 -.95 .86 -.55L.9 -.4Q0 -.78 -.9 -.34Z'), { fill: bone(k) })
          ),
        });
        const f = new Frame(51, 74, 1.1);
        c.path(f.d('M-9 -18H9V-14H-9ZM-9 14H9V18H-9Z'), { fill: bark(c) }).path(
          f.d('M-7 -14H7C7 -5 2 -3 1 0C2 3 7 5 7 14H-7C-7 5 -2 3 -1 0C-2 -3 -7 -5 -7 -14Z'),
          { fill: '#eaf6ee' },
        );
        c.path(f.d('M-5 -8H5C4 -4 1 -2 .6 0H-.6C-1 -2 -4 -4 -5 -8ZM-6 14C-5 8 0 6 0 6C0 6 5 8 6 14Z'), { fill: '#e0a84a' }).path(
          f.d('M-8 -14V14M8 -14V14'),
          { line: '#5a3c20', width: 1 },
        );
      },
      0.7,
      108,
    ),
  );
};

/** She has stepped off the ground; stars turn in her open cloak. */
const space: Scene = (c) => {
  c.sky(['#06081c', '#141a44', '#33306a', '#7a5a7a']);
  c.stars(60, 110, '#fff');
  c.ring(60, 30, 6, '#c8a0d8', 0.8).disc(60, 30, 4, '#e0c0f0');
  c.figure(() =>
    c.relief(
      '#f0e8ff',
      () => {
        person(c, {
          pose: posed(POSES.wide, 'far 26 -84 44 -78 near -26 -84 -44 -78 farLeg 4 -26 8 -2 nearLeg -8 -30 -16 -12'),
          x: 44,
          y: 108,
          h: 72,
          build: BUILDS.woman,
          skin: umber(c),
          top: c.mat('#6a5aa8', '#1a1640'),
          legs: c.mat('#6a5aa8', '#1a1640'),
          face: { ...FACE, view: 'front', mood: 'calm', glow: true, eye: '#fff' },
          behind: (k, q) => {
            const d = curve(
              [
                q.hands[0],
                [q.hands[0][0] - 2, q.hands[0][1] + 22],
                [q.hip[0] + 18, q.hip[1] + 30],
                [q.hip[0], q.hip[1] + 24],
                [q.hip[0] - 18, q.hip[1] + 30],
                [q.hands[1][0] + 2, q.hands[1][1] + 22],
                q.hands[1],
                q.neck,
              ],
              true,
              7,
            );
            k.path(d, { fill: k.mat('#4a3c8a', '#0c0a24') });
            k.path(
              pts('24 68 30 80 34 64 52 62 60 72 56 84 64 66 28 58 60 60')
                .map(([x, y], i) => star(x, y, i % 3 ? 1.4 : 2.4, 0.4, 4))
                .join(''),
              { fill: '#fff6dc' },
            );
            k.path('M24 68L30 80L34 64M52 62L60 72L56 84', { line: '#fff6dc', width: 0.3, opacity: 0.8 });
          },
          hair: (k, q) => on(k, q.head, 'M-.84 .3C-1 -1.3 1 -1.3 .84 .3C.7 -.4 .5 -.7 0 -.8C-.5 -.7 -.7 -.4 -.84 .3Z', '#120c24'),
        });
      },
      0.8,
    ),
  );
  c.path(oval(0, 0, 30, 8), { line: '#f0e8ff', width: 0.6, opacity: 0.8, at: 'translate(44 52) rotate(-12)' });
  for (const [x, y, r] of [
    [16, 60, 2.6],
    [72, 44, 2],
    [34, 43, 1.4],
  ] as const)
    c.disc(x, y, r, '#ffc8a0');
};

/** She lifts the bowl, and the flame in it does not flicker. */
const pureFire: Scene = (c) => {
  circle(c, 96);
  c.figure(() =>
    c.relief(
      '#ffe6b0',
      () => {
        person(c, {
          pose: posed(POSES.invoke, 'far 17 -92 9 -114 near -17 -92 -9 -114 tilt -4'),
          x: 44,
          y: 108,
          h: 64,
          build: BUILDS.woman,
          skin: tan(c),
          top: bone(c),
          legs: null,
          face: { ...FACE, view: 'front', mood: 'closed' },
          dress: (k, q) => (
            skirt(k, q, bone(k), 14, 0, 0, '#8a7a5466'),
            k.path(q.body.d('M-9 -52H9V-48H-9Z'), { fill: k.mat('#ff9a4a', '#a83c14') })
          ),
          hair: (k, q) =>
            on(k, q.head, 'M-.9 1.4C-1.2 -.4 -1 -1.25 0 -1.3C1 -1.25 1.2 -.4 .9 1.4C.8 .2 .7 -.5 0 -.8C-.7 -.5 -.8 .2 -.9 1.4Z', '#5a2c14'),
          nearHand: (k) => {
            k.path('M34 34H54Q52 42 44 42Q36 42 34 34Z', { fill: bark(k) });
            bonfire(k, 44, 35, 13, 17, HEATS);
          },
        });
      },
      0.7,
      108,
    ),
  );
  c.glow(44, 28, 20, '#ffe6a0', 0.7);
  sparks(c, 44, 30, 8, 12, 12);
};

/** She kneels and presses the earth around a seedling. */
const pureEarth: Scene = (c) => {
  glade(c, 92);
  c.figure(() =>
    c.relief(
      RIM,
      () => {
        person(c, {
          pose: posed(
            POSES.kneel,
            'head 17 -60 neck 9 -54 hip -6 -28 far 24 -34 34 -12 near 10 -32 26 -8 farLeg 12 -6 -12 -2 nearLeg 6 -4 -22 -2 tilt 26',
          ),
          x: 32,
          y: 104,
          h: 78,
          build: BUILDS.woman,
          skin: umber(c),
          top: bone(c),
          legs: bone(c),
          sleeves: umber(c),
          face: { ...FACE, view: 'side', mood: 'calm' },
          behind: (k, q) =>
            k.path(
              curve(
                [
                  q.neck,
                  [q.neck[0] - 12, q.neck[1] + 8],
                  [q.hip[0] - 12, q.hip[1] + 6],
                  [q.hip[0] - 20, q.hip[1] + 18],
                  [q.hip[0] - 2, q.hip[1] + 18],
                  q.hip,
                ],
                true,
              ),
              { fill: leaf(k) },
            ),
          hair: (k, q) => (on(k, q.head, HAIR.bun, '#1c120c'), k.path(q.head.d('M-.2 -1.2L.1 -1.7L.3 -1.15Z'), { fill: leaf(k) })),
        });
        c.path('M52 106Q59 98 68 106Z', { fill: c.mat('#8a6a44', '#33241a') })
          .path('M60 101V88', { line: '#5a7a34', width: 1.2 })
          .path('M60 92C54 92 52 87 52 84C58 84 60 88 60 92ZM60 89C66 89 68 84 68 81C62 81 60 85 60 89Z', { fill: leaf(c) });
      },
      0.7,
      104,
    ),
  );
  c.glow(60, 88, 12, '#e8ffb0', 0.7);
};

/** On the burning ridge she throws the first spear. */
const flames: Scene = (c) => {
  plains(c, 92, ['#3a1c24', '#8a3424', '#f08a3c', '#ffd98a'], [20, 50]);
  for (const [x, s] of [
    [8, 10],
    [22, 14],
    [58, 12],
    [70, 16],
  ] as const)
    bonfire(c, x, 96, s, s * 1.4, HEATS.slice(0, 3));
  c.figure(() =>
    c.relief(
      '#ffe6b0',
      () => {
        person(c, {
          pose: POSES.hurl,
          x: 43,
          y: 108,
          h: 70,
          build: { ...BUILDS.woman, arm: 0.95, limb: 0.95 },
          skin: umber(c),
          top: bark(c),
          legs: umber(c),
          boots: bark(c),
          face: { ...FACE, view: 'three', mood: 'shout' },
          behind: (k, q) =>
            k.path(
              `M${q.hands[1][0] - 12} ${q.hands[1][1] + 3}L${q.hands[1][0] + 36} ${q.hands[1][1] - 13}L${q.hands[1][0] + 36.4} ${q.hands[1][1] - 11.8}L${q.hands[1][0] - 11.6} ${q.hands[1][1] + 4.4}ZM${q.hands[1][0] + 34} ${q.hands[1][1] - 15}l9 -1.4l-7 5.8Z`,
              { fill: bone(k) },
            ),
          dress: (k, q) => leaves(k, q, k.mat('#d8582c', '#5a1c10'), 6, 20),
          hair: (k, q) => (
            mane(
              k,
              q.head.all([
                [0.6, -0.9],
                [0.1, -1.1],
                [-0.4, -1.05],
                [-0.85, -0.6],
                [-0.9, 0],
              ]),
              12,
              () => -165,
            ),
            stripes(k, q)
          ),
        });
      },
      0.7,
      108,
    ),
  );
  sparks(c, 44, 100, 28, 60, 34);
};

/** She rides over the grass, nobody before her. */
const greatPlains: Scene = (c) => {
  plains(c, 90, ['#3f6a98', '#9cc4cc', '#f4ecb8', '#f8d888'], [58, 44]);
  c.figure(() =>
    c.group('translate(-2 2)', () =>
      c.relief(
        RIM,
        () => {
          const hide = c.mat('#d8b484', '#5a3a22');
          beast(c, {
            body: '20 74 28 68 40 70 50 66 58 70 58 80 48 86 36 84 24 86 18 80',
            paint: hide,
            dark: c.mat('#a8845c', '#3c2616'),
            foot: '#2c1a10',
            hoof: true,
            far: [
              ['54 78 66 82 70 92', 6],
              ['26 80 18 92 10 98', 7],
            ],
            near: [
              ['50 80 60 92 56 102', 7],
              ['24 80 24 94 16 104', 8],
            ],
            tail: ['20 76 10 74 4 84', 5],
          });
          c.path(curve(pts('50 72 54 60 60 50 66 52 66 60 60 72'), true), { fill: hide }).path(
            new Frame(64, 50, 1, 30).d('M-5 -4L-3 -9L0 -5C6 -4 10 0 12 4C12 7 9 8 7 6L0 5L-5 6Z'),
            { fill: hide },
          );
          c.path(curve(pts('54 64 52 56 57 48 62 46 58 52')), { line: '#3c2616', width: 3, cap: true });
          person(c, {
            pose: posed(POSES.ride, 'far 16 -42 30 -40 near -14 -70 -26 -84'),
            x: 38,
            y: 82,
            h: 62,
            build: BUILDS.woman,
            skin: tan(c),
            top: leaf(c),
            legs: bark(c),
            boots: bark(c),
            face: { ...FACE, view: 'side', mood: 'shout' },
            hair: (k, q) =>
              on(k, q.head, 'M.7 -.75C.3 -1.5 -.95 -1.4 -1.06 -.3C-1.8 -.2 -2.6 .2 -3.4 1C-2.2 .9 -1 .9 -.4 .3C-.4 -.4 .2 -.6 .7 -.75Z', '#33190c'),
            nearHand: (k, q) =>
              k
                .path(`M${q.hands[1][0] - 14} ${q.hands[1][1] + 12}L${q.hands[1][0] + 16} ${q.hands[1][1] - 14}`, { line: '#5a3c20', width: 1.2 })
                .path(`M${q.hands[1][0] + 14} ${q.hands[1][1] - 14}l6 -5l-2 7Z`, { fill: bone(k) }),
          });
        },
        0.7,
        106,
      ),
    ),
  );
};

export const WOMEN: Record<string, Scene> = {
  'Blue Radiance': radiance,
  'Guardian of Time': time,
  'Guardian of Space': space,
  'Virgin of Pure Fire': pureFire,
  'Virgin of Pure Earth': pureEarth,
  'Heroine of the High Flames': flames,
  'Heroine of the Great Plains': greatPlains,
};
