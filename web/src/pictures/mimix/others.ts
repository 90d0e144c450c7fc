/** Animals, shamans and the three of the sky; what the Mimix do. */
import { curve, pts, round, star } from '../canvas';
import { beast } from '../kit/beasts';
import { cloak, HAIR, on, skirt } from '../kit/clothes';
import { bonfire, mane, sparks } from '../kit/fire';
import { Frame, oval } from '../kit/path';
import { posed, POSES } from '../kit/poses';
import { BUILDS, person } from '../kit/rig';
import { mist, pool } from '../kit/scene';
import { limb, taper } from '../limbs';
import type { Scene } from '../painted';
import { circle, deep, glade, lake, plains, RIM } from './land';
import { bark, FACE, bone, leaf, leaves, stripes, umber } from './people';

/** Springs with all four feet off the grass. */
const gazelle: Scene = (c) => {
  plains(c, 92);
  c.figure(() =>
    c.relief(
      RIM,
      () => {
        const fur = c.mat('#f0b878', '#7a4020');
        beast(c, {
          body: '24 62 30 54 40 54 50 48 56 52 54 60 46 66 34 70 26 70',
          paint: fur,
          dark: c.mat('#b8804c', '#5a2c18'),
          foot: '#2c1a10',
          hoof: true,
          far: [
            ['52 58 60 62 56 70', 4],
            ['30 66 24 76 16 76', 5],
          ],
          near: [
            ['50 60 56 68 50 74', 4.4],
            ['28 66 28 78 20 82', 6],
          ],
          tail: ['24 62 20 58 19 62', 3],
        });
        c.path('M28 66Q40 66 48 62L46 66L34 70Z', { fill: '#fff6e4' });
        c.path(curve(pts('48 54 54 44 58 38 63 40 60 48 55 58'), true), { fill: fur })
          .path(new Frame(61, 36, 1, 18).d('M-5 -3C-2 -6 4 -5 9 0C10 3 7 4 4 3L-3 4Z'), { fill: fur })
          .path('M58 34C56 26 58 20 62 16C62 22 62 28 61 33ZM61 34C61 26 64 20 68 17C67 23 66 29 64 34Z', { fill: '#33201a' });
        c.path(round(63.4, 35.6, 0.9), { fill: '#1a0e08' }).path('M57 34L51 32L56 38Z', { fill: fur });
      },
      0.7,
    ),
  );
  pool(c, 42, 104, 14, 1.8, '#000', 0.3);
};

/** Stands and listens, horns like two lyres. */
const antelope: Scene = (c) => {
  glade(c, 96);
  c.figure(() =>
    c.relief(
      RIM,
      () => {
        const fur = c.mat('#c8a884', '#4a3424');
        beast(c, {
          body: '20 72 26 64 40 66 50 64 56 68 54 78 44 82 30 82 22 80',
          paint: fur,
          dark: c.mat('#8a705a', '#33241a'),
          foot: '#1c120c',
          hoof: true,
          far: [
            ['50 78 52 92 50 106', 5],
            ['28 78 30 92 26 106', 6],
          ],
          near: [
            ['48 78 46 94 48 108', 5.6],
            ['24 76 22 92 20 108', 7],
          ],
          tail: ['20 72 15 78 16 86', 3],
        });
        c.path(curve(pts('46 70 48 56 52 46 58 46 59 54 56 70'), true), { fill: fur });
        const f = new Frame(55, 43, 1, 0);
        c.path(f.d('M-5 -4C-2 -8 4 -8 7 -4L9 6C9 9 6 10 4 9L-1 3L-5 2Z'), { fill: fur });
        c.path(f.d('M-2 -7C-10 -16 -10 -26 -2 -32C-4 -26 -3 -16 2 -8ZM3 -7C10 -14 12 -24 6 -32C14 -28 16 -14 6 -6Z'), {
          fill: c.mat('#5a4a3a', '#1a120c'),
        }).path(f.d('M-7 -16l4 -1M-8 -20l4 -1M-7 -24l4 0M12 -16l-3 -2M13 -20l-3 -1M12 -24l-3 0'), { line: '#a8947a', width: 0.6 });
        c.path(f.d('M-5 -3L-13 -5L-6 1ZM7 -3L14 -7L8 0Z'), { fill: fur })
          .path(f.d(oval(3.4, -1.6, 1, 1.1)), { fill: '#1a0e08' })
          .path(f.d('M5 7.6h3'), { line: '#1a0e08', width: 0.7 });
      },
      0.7,
      107,
    ),
  );
};

/** Rears in the moonlight; where the horn points, it is day. */
const unicorn: Scene = (c) => {
  deep(c, 98, [22, 38]);
  c.glow(52, 40, 28, '#f4fbff', 0.5);
  c.figure(() =>
    c.relief(
      '#fff',
      () => {
        const white = c.mat('#ffffff', '#8a98b0');
        mane(c, pts('30 78 27 82 27 87'), 20, () => 150, ['#b8c4d8', '#e8f0f8']);
        beast(c, {
          body: '28 80 30 70 38 62 44 50 50 44 56 50 54 62 48 72 42 84 32 90',
          paint: white,
          dark: c.mat('#c4ccd8', '#6a7690'),
          foot: '#5a647a',
          hoof: true,
          far: [
            ['48 58 58 62 60 72', 5],
            ['36 84 42 94 40 107', 8],
          ],
          near: [
            ['50 56 60 52 66 60', 5.6],
            ['32 82 28 95 24 107', 9],
          ],
        });
        c.path(curve(pts('46 54 48 44 51 36 57 38 57 48 53 58'), true), { fill: white });
        c.path(new Frame(54, 36, 1, 14).d('M-5 4C-6 -3 -3 -8 1 -9L2 -13L4 -9C7 -6 11 0 12 4C12 7 9 8 7 6L2 3L0 8Z'), { fill: white }).path(
          'M56 27L66 12L59 29Z',
          { fill: c.mat('#fff6c8', '#c8a04a') },
        );
        c.path('M57.4 33.6l1.6 .8', { line: '#24304a', width: 1, cap: true });
        mane(c, pts('54 26 50 30 47 36 45 44 43 52'), 11, () => 160, ['#b8c4d8', '#e8f0f8', '#ffffff']);
      },
      0.7,
      107,
    ),
  );
  c.path(star(66, 11, 4, 0.9, 4), { fill: '#fffdf0' });
  c.motes(26, '#f4fbff', 24, 100, 0.7);
};

/** A cub upright against a tree, honey on its nose. */
const bear: Scene = (c) => {
  glade(c, 96);
  c.path('M58 122C60 80 58 40 60 -2H76V122Z', { fill: bark(c) });
  c.figure(() =>
    c.relief(
      RIM,
      () => {
        const fur = c.mat('#b07a4c', '#3a1e10');
        c.path(oval(40, 80, 15, 19), { fill: fur }).path(oval(42, 84, 9, 12), { fill: c.mat('#dcae7a', '#7a4a28') });
        c.path(oval(30, 102, 8, 6) + oval(50, 102, 8, 6), { fill: fur });
        c.path('M50 68C56 64 60 56 62 50L66 53C65 62 60 72 52 78ZM28 70C22 74 18 80 18 86L24 88C26 82 30 80 34 78Z', { fill: fur });
        c.path(round(40, 52, 13) + round(29, 42, 5) + round(51, 42, 5), { fill: fur }).path(round(29, 42, 2.6) + round(51, 42, 2.6), {
          fill: '#dcae7a',
        });
        c.path(oval(44, 56, 7, 5.6), { fill: c.mat('#f0cc9a', '#9a6a3c') })
          .path(oval(47, 53, 2.6, 2), { fill: '#1a0e08' })
          .path('M46 57Q44 61 40 59', { line: '#1a0e08', width: 0.8, cap: true });
        c.path(round(36, 49, 1.4) + round(46, 47.6, 1.4), { fill: '#1a0e08' }).path('M49 54q3 3 1 7q-2 -2 -1 -7z', { fill: '#ffcf4a' });
      },
      0.7,
      106,
    ),
  );
  c.path(oval(64, 46, 4, 5), { fill: '#1c120a' }).path('M63 50q-1 8 1 16q2 -6 1 -15z', { fill: '#ffcf4a' });
  for (const [x, y] of [
    [54, 36],
    [68, 34],
    [52, 26],
    [60, 30],
  ] as const)
    c.path(oval(x, y, 1.4, 1), { fill: '#ffd75a' }).path(oval(x, y - 1.4, 1.2, 0.8), { fill: '#fff', opacity: 0.7 });
};

/** Dives into the leaves after a mouse; only half is still to be seen. */
const fox: Scene = (c) => {
  glade(c, 96, ['#4a2c1c', '#a8622c', '#f0b45a', '#fff0b0']);
  c.figure(() =>
    c.relief(
      RIM,
      () => {
        const fur = c.mat('#ff9a4a', '#8a3412');
        c.path(curve(pts('30 60 18 52 14 38 20 26 26 34 32 48 38 58'), true), { fill: fur }).path(curve(pts('14 40 16 28 22 22 24 30 20 40'), true), {
          fill: '#fff6e4',
        });
        beast(c, {
          body: '28 60 36 52 46 54 56 64 62 78 58 84 50 80 42 72 32 70',
          paint: fur,
          dark: c.mat('#c86a2c', '#5a200c'),
          foot: '#2c1410',
          far: [
            ['54 74 62 80 66 90', 4.4],
            ['34 64 28 74 22 72', 6],
          ],
          near: [
            ['52 76 56 86 60 94', 4.6],
            ['32 64 34 76 26 82', 7],
          ],
        });
        const f = new Frame(62, 84, 1.05, 58);
        c.path(f.d('M-8 -4L-8 -13L-3 -8C0 -9 2 -9 4 -8L9 -13L9 -4C11 0 12 5 10 8L3 12L-2 8C-7 6 -9 2 -8 -4Z'), { fill: fur })
          .path(f.d('M-7 3C-3 3 0 6 3 12L-2 8C-6 6 -7 5 -7 3Z'), { fill: '#fff6e4' })
          .path(f.d(oval(4, 11, 1.5, 1.3)), { fill: '#1a0e08' })
          .path(f.d('M1 0L5 1L1.4 2.4Z'), { fill: '#1a0e08' });
      },
      0.7,
    ),
  );
  for (const [x, y, t, a] of [
    [52, 100, 20, '#d8582c'],
    [66, 102, -40, '#f0a83c'],
    [58, 106, 80, '#b8402c'],
    [46, 106, -20, '#e8c04a'],
    [70, 92, 60, '#d8582c'],
    [40, 100, 120, '#f0a83c'],
    [30, 34, 50, '#e8c04a'],
    [50, 40, -30, '#d8582c'],
    [60, 110, 10, '#e8c04a'],
  ] as const)
    c.path('M-4 0C-2 -3 2 -3 4 0C2 3 -2 3 -4 0Z', { fill: a, at: `translate(${x} ${y}) rotate(${t})` });
};

/** Kneels at the stone, knife and bowl lifted. */
const sacrifice: Scene = (c) => {
  circle(c, 96);
  c.figure(() =>
    c.relief(
      '#ffe6b0',
      () => {
        person(c, {
          pose: posed(POSES.kneel, 'far 20 -80 14 -102 near -16 -78 -14 -100 farLeg 8 -4 -16 -2 nearLeg -2 -4 -28 -2 tilt -20'),
          x: 46,
          y: 106,
          h: 74,
          build: BUILDS.old,
          skin: umber(c),
          top: bark(c),
          legs: c.mat('#b04a34', '#3c1410'),
          sleeves: umber(c),
          face: { ...FACE, view: 'side', mood: 'shout' },
          behind: (k, q) => cloak(k, q, k.mat('#b04a34', '#3c1410'), 14, 50, -6),
          hair: (k, q) => (
            on(k, q.head, HAIR.wild, '#d8d0c0'),
            stripes(k, q, '#e8502c'),
            k.path(q.head.d('M-.2 -1L-.6 -2.6L.1 -1.1L.2 -2.8L.5 -1Z'), { fill: '#e8502c' })
          ),
          farHand: (k, q) => k.path(`M${q.hands[0][0]} ${q.hands[0][1] + 2}l-1.4 -4h1v-12l2.4 4v8h1Z`, { fill: bone(k) }),
          nearHand: (k, q) => k.path(`M${q.hands[1][0] - 7} ${q.hands[1][1] - 3}h12q-1 6 -6 6q-5 0 -6 -6Z`, { fill: k.mat('#f0c86a', '#8a5a1c') }),
        });
      },
      0.7,
    ),
  );
  sparks(c, 36, 42, 8, 16, 12);
};

/** Bowed over the bowl: in the smoke it is already done. */
const deeds: Scene = (c) => {
  deep(c, 98, [20, 36]);
  c.figure(() =>
    c.relief(
      RIM,
      () => {
        c.path('M20 108C18 92 22 74 32 66C28 54 34 44 42 44C50 44 55 52 53 62C60 70 66 90 66 108Z', { fill: c.mat('#6a8a5a', '#16281c') });
        c.path('M36 58C35 50 39 47 43 47C48 47 51 52 49 58C48 64 45 66 43 66C40 66 37 64 36 58Z', { fill: '#0c140e' }).path(
          'M39 56.6h3M44.6 56.6h3',
          { line: '#b8ffd0', width: 1, cap: true },
        );
        c.path('M30 82C34 78 38 80 40 86M56 82C52 78 50 80 48 86', { line: umber(c), width: 4, cap: true });
        c.path('M32 90H56Q54 101 44 101Q34 101 32 90Z', { fill: bark(c) }).path(oval(44, 90, 12, 2.6), { fill: '#b8ffd0' });
      },
      0.7,
    ),
  );
  c.path(curve(pts('44 88 38 80 46 70 56 62 50 50 60 40 54 30 62 20')), { line: '#cfffe0', width: 2.4, cap: true, opacity: 0.55 });
  c.path('M50 34c3 -4 8 -3 9 1l4 -1l-3 3c-1 4 -6 5 -9 2l-4 2l1 -4zM60 52l4 -8l4 8zM58 58h12', { fill: '#cfffe0', opacity: 0.7 });
  c.glow(44, 90, 18, '#b8ffd0', 0.6);
};

/** Beats the drum on one leg: now, now, now. */
const hereNow: Scene = (c) => {
  circle(c, 98);
  c.figure(() =>
    c.relief(
      '#ffe6b0',
      () => {
        person(c, {
          pose: posed(
            POSES.dance,
            'head 0 -90 neck 0 -80 hip 2 -49 far 24 -78 30 -60 near -24 -88 -30 -108 farLeg 20 -40 8 -22 nearLeg 0 -25 -4 0 tilt 10',
          ),
          x: 40,
          y: 108,
          h: 66,
          build: BUILDS.strong,
          skin: umber(c),
          top: umber(c),
          legs: bark(c),
          face: { ...FACE, view: 'three', mood: 'shout' },
          dress: (k, q) => leaves(k, q, leaf(k), 7, 18),
          hair: (k, q) => {
            k.path(q.head.d('M-.9 -.4L-1.8 -1.6L-1 -1.2L-1.1 -2.4L-.4 -1.4L0 -2.6L.4 -1.4L1.1 -2.4L1 -1.2L1.8 -1.6L.9 -.4Q0 -.8 -.9 -.4Z'), {
              fill: k.mat('#e8704a', '#6a1c14'),
            });
            stripes(k, q);
          },
          farHand: (k, q) => {
            const [x, y] = q.hands[0];
            k.path(`M${x - 8} ${y}H${x + 12}L${x + 9} ${y + 20}Q${x + 2} ${y + 23} ${x - 5} ${y + 20}Z`, { fill: bark(k) })
              .path(oval(x + 2, y, 10, 3.4), { fill: bone(k) })
              .path(`M${x - 7} ${y + 3}l4 16l4 -17l3 17l4 -16`, { line: '#e8d8a8', width: 0.6 });
          },
          nearHand: (k, q) =>
            k
              .path(`M${q.hands[1][0] - 2} ${q.hands[1][1] + 3}L${q.hands[1][0] + 5} ${q.hands[1][1] - 12}`, {
                line: '#5a3c20',
                width: 1.4,
                cap: true,
              })
              .disc(q.hands[1][0] + 5.4, q.hands[1][1] - 13, 2.2, '#f4e8c8'),
        });
      },
      0.7,
      108,
    ),
  );
  bonfire(c, 18, 104, 12, 13);
};

/** Walks with the dead: a mask of bone, a staff of skulls. */
const afterlife: Scene = (c) => {
  deep(c, 98, [54, 36]);
  mist(c, 96, 30, '#b8e0d0', 0.5);
  for (const [x, y, k] of [
    [18, 70, 1],
    [66, 74, 0.9],
  ] as const)
    c.path(
      `M${x - 5 * k} ${y + 20 * k}C${x - 7 * k} ${y - 4 * k} ${x - 4 * k} ${y - 10 * k} ${x} ${y - 10 * k}C${x + 4 * k} ${y - 10 * k} ${x + 7 * k} ${y - 4 * k} ${x + 5 * k} ${y + 20 * k}L${x} ${y + 26 * k}Z`,
      { fill: '#dff8ee', opacity: 0.35 },
    );
  c.figure(() =>
    c.relief(
      '#dff8ee',
      () => {
        person(c, {
          pose: posed(POSES.hunch, 'head 15 -80 neck 6 -74 hip -4 -45 far 26 -66 32 -58 near 0 -52 14 -46'),
          x: 40,
          y: 108,
          h: 74,
          build: BUILDS.old,
          skin: umber(c),
          top: c.mat('#3c4a44', '#0c1210'),
          legs: null,
          sleeves: c.mat('#3c4a44', '#0c1210'),
          face: { ...FACE, view: 'three', mood: 'none', ear: 'none' },
          behind: (k, q) => cloak(k, q, k.mat('#54645a', '#0e1614'), 22, 66, -14),
          dress: (k, q) => skirt(k, q, k.mat('#46564e', '#0c1210'), 15, 0, -6),
          hair: (k, q) => {
            k.path(q.head.d('M-.9 -.3C-.9 -1.2 .9 -1.3 .95 -.3C.95 .2 .8 .5 .75 .9L.4 1.4H-.1L-.4 .9C-.7 .6 -.9 .2 -.9 -.3Z'), { fill: bone(k) })
              .path(q.head.d(`${oval(-0.1, -0.1, 0.26, 0.3)}${oval(0.56, -0.12, 0.2, 0.28)}M.3 .3l.14 .3h-.28Z`), { fill: '#0c1210' })
              .path(q.head.d('M-.1 1V1.3M.15 1V1.36M.4 1V1.3'), { line: '#0c1210', width: 0.5 });
            k.path(q.head.d('M-.6 -.9C-1.8 -1.4 -2 -2.6 -1.4 -3.4C-1.4 -2.4 -.8 -1.8 0 -1.4Z'), { fill: bone(k) });
          },
          farHand: (k, q) => {
            const [x] = q.hands[0];
            k.path(`M${x} 108L${x + 1} 26`, { line: '#4a3a2a', width: 1.6 });
            for (const y of [30, 40, 50])
              k.path(oval(x + 1, y, 3.6, 3.8), { fill: bone(k) }).path(round(x - 0.2, y, 0.9) + round(x + 2.2, y, 0.9), { fill: '#0c1210' });
          },
        });
      },
      0.7,
    ),
  );
};

/** Sits on the hill with her back to us, hands lifted, until it has gone down. */
const sunSetting: Scene = (c) => {
  plains(c, 92, ['#2c2450', '#8a3c5a', '#f0744a', '#ffd070'], [44, 58]);
  c.disc(44, 58, 17, '#ffe08a').disc(44, 58, 13, '#fff0b8');
  c.path('M0 92Q34 78 70 94V122H0Z', { fill: c.mat('#6a4a34', '#1a0f10') });
  c.figure(() =>
    c.relief(
      '#ffe0a0',
      () => {
        const dark = c.mat('#7a4a4a', '#1c0e14');
        c.path('M26 96C24 84 30 76 36 72L38 66C34 60 35 50 43 49C51 50 52 60 48 66L50 72C58 76 62 86 60 96Q44 100 26 96Z', { fill: dark });
        c.path(
          limb(pts('36 76 25 66 21 46'), taper(7, 3.6), 8) +
            limb(pts('51 76 62 66 66 46'), taper(7, 3.6), 8) +
            round(21, 44, 2.4) +
            round(66, 44, 2.4),
          { fill: dark },
        );
        c.path('M36 62C34 52 38 48 43 48C49 48 52 54 50 62L53 84Q44 90 34 84Z', { fill: c.mat('#4a2c2c', '#120a0c') })
          .path('M37 58Q43 61 50 58', { line: '#ff9a5a', width: 1.1 })
          .path('M50 50L58 36L54 52Z', { fill: '#f4e8c8' });
      },
      0.8,
    ),
  );
  c.path('M38 70L37 84M43 70V86M48 70L50 84', { line: '#ffb46a', width: 0.4, opacity: 0.6 });
};

/** Paddles the crescent across the night. */
const moonRising: Scene = (c) => {
  lake(c, 86, null);
  c.glow(44, 70, 34, '#f6f0d8', 0.7);
  c.figure(() =>
    c.relief(
      '#fffbe6',
      () => {
        c.path('M16 60C20 88 66 92 74 58C68 76 28 78 16 60Z', { fill: c.mat('#fffdf0', '#c0b48a') });
        person(c, {
          pose: posed(POSES.sitSide, 'head 4 -64 far 20 -44 30 -56 near 2 -36 20 -30 tilt -4'),
          x: 42,
          y: 82,
          h: 60,
          build: BUILDS.woman,
          skin: c.mat('#d8c8d0', '#5a4a68'),
          top: c.mat('#7a84b8', '#22284c'),
          legs: c.mat('#7a84b8', '#22284c'),
          face: { ...FACE, view: 'side', mood: 'calm' },
          hair: (k, q) => on(k, q.head, HAIR.long, '#141a34'),
          nearHand: (k, q) =>
            k
              .path(`M${q.hands[0][0] + 2} ${q.hands[0][1] - 12}L${q.hands[1][0] - 2} 92`, { line: '#c8b48a', width: 1.3 })
              .path(`M${q.hands[1][0] - 4} 90l4 -1l0 12l-5 1Z`, { fill: bark(k) }),
        });
      },
      0.7,
    ),
  );
  c.path('M20 100h40M28 106h26', { line: '#fffbe6', width: 0.7, opacity: 0.6, cap: true });
};

export const OTHERS: Record<string, Scene> = {
  'Wild Gazelle': gazelle,
  'Wild Antelope': antelope,
  'Wild Unicorn': unicorn,
  'Young Bear': bear,
  'Young Fox': fox,
  'Shaman of the Holy Sacrifice': sacrifice,
  'Shaman of the Deeds to Come': deeds,
  'Shaman of the Here and Now': hereNow,
  'Shaman of the Afterlife': afterlife,
  'Sun Setting': sunSetting,
  'Moon Rising': moonRising,
};
