/** What the Mimix do and wield. */
import { curve, pts, round, star } from '../canvas';
import { beast } from '../kit/beasts';
import { HAIR, on, skirt } from '../kit/clothes';
import { bonfire, sparks } from '../kit/fire';
import { face, skull } from '../kit/heads';
import { Frame, oval } from '../kit/path';
import { posed, POSES } from '../kit/poses';
import { BUILDS, person } from '../kit/rig';
import { mist, shafts } from '../kit/scene';
import type { Scene } from '../painted';
import { circle, deep, glade, plains, RIM } from './land';
import { bark, FACE, bone, leaf, leaves, tan, umber } from './people';

/** The smallest of them hangs up the lights, one by one. */
const starsShining: Scene = (c) => {
  c.sky(['#070a24', '#16205a', '#3c4a8a', '#c89aa0']);
  c.stars(40, 90, '#fff');
  c.path('M0 106Q34 96 70 106V122H0Z', { fill: '#0d1424' });
  c.figure(() =>
    c.relief(
      '#fff6dc',
      () => {
        c.path('M30 110L42 40M44 110L50 40M32.4 98H43.2M34.6 86H44.6M36.6 74H45.6M38.6 62H46.8M40.4 50H48', { line: bark(c), width: 1.7, cap: true });
        person(c, {
          pose: posed(POSES.reach, 'far 18 -104 26 -124 near 6 -70 14 -60 farLeg 10 -34 4 -20 nearLeg -2 -22 -2 0 tilt -30'),
          x: 43,
          y: 78,
          h: 36,
          build: BUILDS.child,
          skin: tan(c),
          top: leaf(c),
          legs: bark(c),
          face: { ...FACE, view: 'three', mood: 'grin' },
          hair: (k, q) => on(k, q.head, HAIR.tail, '#33190c'),
        });
        c.path(star(55, 30, 6.5, 2.6, 5), { fill: '#fff6b0' });
      },
      0.6,
    ),
  );
  c.glow(55, 30, 15, '#fff6b0', 0.8);
  for (const [x, y] of [
    [24, 34],
    [34, 24],
    [66, 44],
    [20, 56],
    [64, 68],
  ] as const)
    c.path(star(x, y, 3, 1.2, 5), { fill: '#fff6b0' }).glow(x, y, 7, '#fff6b0', 0.5);
};

/** More arrows than there is sky. */
const hail: Scene = (c) => {
  plains(c, 96, ['#4a5a6a', '#a8a890', '#f0d090', '#f8b868'], [20, 44]);
  c.figure(() => {
    for (const [x, y, k] of [
      [26, 34, 0.8],
      [40, 28, 0.8],
      [56, 30, 0.7],
      [32, 50, 1],
      [48, 46, 1.1],
      [64, 50, 0.8],
      [40, 68, 1.2],
      [58, 70, 1.1],
      [24, 70, 0.9],
    ] as const) {
      const f = new Frame(x, y, k, 58);
      c.relief(
        '#fff',
        () =>
          c
            .path(f.d('M-14 -.6H12V.6H-14Z'), { fill: '#5a3c20' })
            .path(f.d('M12 -2.4L18 0L12 2.4Z'), { fill: bone(c) })
            .path(f.d('M-16 -3L-10 -.6V.6L-16 3L-14 0Z'), { fill: c.mat('#e8704a', '#8a2c1c') }),
        0.3,
      );
    }
  });
  c.path('M20 110l3 -12M34 114l2 -10M52 112l3 -12M64 116l2 -10', { line: '#5a3c20', width: 1, cap: true });
};

/** It comes back to the hand, when it is done. */
const hatchet: Scene = (c) => {
  glade(c, 98);
  c.figure(() => {
    for (const [t, o] of [
      [-120, 0.25],
      [-70, 0.4],
      [-20, 1],
    ] as const) {
      const f = new Frame(45, 60, 1.2, t);
      const draw = (): void => {
        c.path(f.d('M-2 26L-1.4 -18H1.8L2.4 26Z'), { fill: bark(c) })
          .path(f.d('M1 -20C8 -24 16 -22 20 -12C20 -4 16 2 12 4C10 -4 6 -8 1 -8Z'), { fill: c.mat('#eef4f4', '#5a6a70') })
          .path(f.d('M-2 -8H3M-2 -18H3'), { line: '#e8d8a8', width: 1.4 });
        c.path(f.d('M-1 -18C-8 -22 -10 -30 -6 -34M0 -20C-4 -26 -2 -32 2 -36'), { line: '#e8704a', width: 1.2, cap: true });
      };
      if (o === 1) c.relief(RIM, draw, 0.6);
      else c.group('translate(0 0)', draw, o);
    }
  });
  c.path('M18 60A28 28 0 0 1 40 34M72 62A28 28 0 0 1 50 88', { line: '#fff', width: 1, cap: true, opacity: 0.8 });
};

/** A ring of dancers about the flames, shadows as tall as trees. */
const wardance: Scene = (c) => {
  circle(c, 98);
  bonfire(c, 44, 92, 20, 40);
  c.figure(() => {
    for (const [x, flip, pose] of [
      [22, false, 'raise'],
      [66, true, 'raise'],
      [34, false, 'dance'],
      [56, true, 'invoke'],
    ] as const)
      c.relief(
        '#ffb45a',
        () =>
          person(c, {
            pose: POSES[pose],
            x,
            y: 108,
            h: 44,
            flip,
            skin: c.mat('#5a3424', '#120a08'),
            face: { view: 'side', mood: 'none' },
            dress: (k, q) => leaves(k, q, leaf(k), 5, 18),
            hair: (k, q) => k.path(q.head.d('M-.9 -.3L-1.2 -1.8L-.4 -1.1L0 -2.2L.4 -1.1L1 -1.9L.8 -.4Z'), { fill: c.mat('#e8704a', '#6a1c14') }),
          }),
        0.6,
      );
  });
  sparks(c, 44, 70, 20, 50, 44);
};

/** The rattle turns, and the rings turn with it. */
const rattle: Scene = (c) => {
  deep(c, 98, [-20, 10]);
  for (const r of [12, 18, 24, 30]) c.ring(45, 48, r, '#d8ffb0', 0.8, 0.6, '5 2.4');
  c.figure(() =>
    c.relief(
      RIM,
      () => {
        c.path('M42 62L40 106H50L48 62Z', { fill: bark(c) }).path(oval(45, 48, 13, 16), { fill: c.mat('#f0b45a', '#7a3c14') });
        c.path('M33 44Q45 50 57 44M33 54Q45 60 57 54M36 36Q45 40 54 36', { line: '#5a2410', width: 1.1 }).path(
          pts('38 48 45 50 52 48 41 40 49 40')
            .map(([x, y]) => round(x, y, 1.4))
            .join(''),
          { fill: '#2c5a3a' },
        );
        c.path('M42 68Q34 74 30 86M48 68Q58 74 60 88M44 74Q42 84 36 92', { line: '#e8704a', width: 1.6, cap: true }).path(
          'M30 86l-3 6l5 -1ZM60 88l3 6l-5 0Z',
          { fill: bone(c) },
        );
      },
      0.8,
    ),
  );
};

/** Three mouths, one note; the leaves fall. */
const chant: Scene = (c) => {
  circle(c, 104);
  c.figure(() =>
    c.relief(
      '#ffe6b0',
      () => {
        for (const [x, y, r, flip] of [
          [24, 66, 10, false],
          [64, 66, 10, true],
          [44, 78, 13, false],
        ] as const) {
          c.path(
            `M${x - r * 1.5} 124C${x - r * 1.4} ${y + r * 1.6} ${x - r * 0.6} ${y + r} ${x} ${y + r}C${x + r * 0.6} ${y + r} ${x + r * 1.4} ${y + r * 1.6} ${x + r * 1.5} 124Z`,
            { fill: bark(c) },
          );
          const f = new Frame(x, y, r, 0, flip);
          skull(c, f, umber(c), { view: 'three' });
          face(c, f, { ...FACE, view: 'three', mood: 'shout' });
          c.path(f.d('M.7 -.75C.3 -1.5 -.95 -1.4 -1.06 -.3C-1.2 .6 -1.3 1.3 -1.1 2.3C-.6 2 -.3 1.2 -.4 .3C-.4 -.4 .2 -.6 .7 -.75Z'), {
            fill: '#1c120c',
          }).path(f.d('M-.3 .24L.02 .32M-.3 .42L0 .48M.62 .22L.84 .16'), { line: '#f4f7e0', width: 0.6, cap: true });
        }
      },
      0.7,
    ),
  );
  c.path('M44 58q0 -10 8 -16M36 56q-4 -10 2 -20M54 58q6 -8 4 -20', { line: '#fff0c0', width: 1, cap: true, opacity: 0.8 });
};

/** Out of the field where they fell, a warrior of light. */
const battlefield: Scene = (c) => {
  plains(c, 96, ['#33405a', '#7a8a8a', '#d8d0a0', '#f0c888'], [20, 50]);
  c.path('M16 108L22 84M24 112L20 90M60 110L66 86M68 114L62 94', { line: '#4a3a24', width: 1.4, cap: true }).path(
    'M30 112Q36 106 42 112ZM50 114Q55 109 60 114Z',
    { fill: '#5a5a4a' },
  );
  c.glow(44, 58, 34, '#dff8ff', 0.8);
  c.figure(() => {
    const ghost = c.mat('#ffffff', '#8ac0cc');
    person(c, {
      pose: POSES.smash,
      x: 42,
      y: 104,
      h: 66,
      build: BUILDS.strong,
      skin: ghost,
      legs: ghost,
      face: { view: 'three', mood: 'angry', line: '#3c6a78' },
      dress: (k, q) => leaves(k, q, ghost, 6, 18),
      hair: (k, q) => k.path(q.head.d('M-.9 -.3L-2.2 -1.6L-1 -1.3L-1 -2.4L-.2 -1.4L.4 -2.4L.8 -1L.9 -.4Z'), { fill: ghost }),
      behind: (k, q) =>
        k.path(`M${q.hands[0][0] - 16} ${q.hands[0][1] - 10}L${q.hands[0][0] + 18} ${q.hands[0][1] + 8}`, { line: '#dff8ff', width: 1.8 }),
    });
  });
  mist(c, 104, 24, '#eefaff', 0.8);
};

/** Roots open like a door, and someone looks out. */
const underworld: Scene = (c) => {
  deep(c, 92, [54, 32]);
  c.figure(() =>
    c.relief(
      '#b8ffd8',
      () => {
        c.path('M18 122C16 84 26 64 44 64C62 64 72 84 70 122Z', { fill: c.mat('#6a4a34', '#140c0a') }).path(
          'M26 122C24 92 32 76 44 76C56 76 64 92 62 122Z',
          { fill: '#04100c' },
        );
        c.path('M44 64C40 52 30 48 26 38M46 64C50 50 58 46 66 44M30 70C22 66 18 58 16 50', { line: '#4a3424', width: 3, cap: true });
        c.path(oval(44, 100, 9, 12), { fill: c.mat('#a8e0c0', '#1c4a3c') })
          .path('M38 98L43 100L38.6 101.6ZM50 98L45 100L49.4 101.6Z', { fill: '#eafff0' })
          .path('M39 107Q44 104 49 107', { line: '#04100c', width: 1, cap: true });
        c.path('M28 112C30 106 34 106 35 110M60 112C58 106 54 106 53 110', { line: '#a8e0c0', width: 2.2, cap: true }).path(
          'M38 90L34 80L41 87ZM50 90L54 80L47 87Z',
          { fill: bone(c) },
        );
      },
      0.7,
    ),
  );
  c.glow(44, 100, 20, '#8affc0', 0.5);
};

/** The deer knows her; flowers come up where she goes. */
const chosen: Scene = (c) => {
  glade(c, 94, ['#2c5a4a', '#6aa46a', '#d8e08a', '#fffbd0']);
  shafts(c, 50, -4, 120, [80, 92, 104], '#fffde0', 0.26, 10);
  c.figure(() =>
    c.relief(
      '#fffde0',
      () => {
        const fur = c.mat('#d8a878', '#5a3a22');
        beast(c, {
          body: '14 84 20 78 30 80 36 84 34 92 24 94 16 92',
          paint: fur,
          foot: '#2c1a10',
          hoof: true,
          near: [
            ['32 90 34 100 32 110', 4],
            ['18 90 16 100 18 110', 4.6],
          ],
        });
        c.path(curve(pts('30 86 34 76 40 72 43 76 38 86'), true), { fill: fur }).path(
          'M38 76C42 71 48 73 49 77C47 80 42 80 39 79ZM40 72L36 62L32 60M36 62L38 55M43 71L45 61L49 58',
          { fill: fur, line: '#8a6a44', width: 0.8 },
        );
        person(c, {
          pose: posed(POSES.stand, 'far 18 -62 22 -46 near -18 -64 -14 -46 tilt 8'),
          x: 54,
          y: 110,
          h: 70,
          build: BUILDS.woman,
          flip: true,
          skin: tan(c),
          top: leaf(c),
          legs: null,
          face: { ...FACE, view: 'three', mood: 'closed' },
          dress: (k, q) => skirt(k, q, k.mat('#d0e89a', '#3c6a34'), 15, 0),
          hair: (k, q) => {
            on(k, q.head, HAIR.long, '#6b3c1c');
            k.path(
              pts('-.8 -.8 -.3 -1.1 .3 -1.05 .7 -.75')
                .map(([x, y]) => q.head.d(oval(x, y, 0.26, 0.24)))
                .join(''),
              { fill: '#ffb8d0' },
            );
          },
        });
      },
      0.7,
    ),
  );
  for (const [x, y, a] of [
    [44, 112, '#ff9ac0'],
    [64, 113, '#ffe07a'],
    [38, 116, '#fff'],
    [56, 117, '#c8a0ff'],
    [68, 117, '#ff9ac0'],
  ] as const)
    c.path(star(x, y, 2.6, 1.2, 5), { fill: a }).disc(x, y, 0.8, '#f0a83c');
};

export const WORKS: Record<string, Scene> = {
  'Stars Shining': starsShining,
  'Hail of Arrows': hail,
  'Whirling Hatchet': hatchet,
  'Menacing Wardance': wardance,
  'Hypnotic Rattle': rattle,
  'Fearsome Chant': chant,
  'Call Spirit of the Battlefield': battlefield,
  'Call Spirit of the Underworld': underworld,
  'Chosen of Nature': chosen,
};
