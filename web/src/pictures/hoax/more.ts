/** More characters of the Hoax. */
import { pts, round, star } from '../canvas';
import { BEARDS, cloak, HAIR, HATS, on } from '../kit/clothes';
import { face, skull } from '../kit/heads';
import { Frame, oval } from '../kit/path';
import { posed, POSES } from '../kit/poses';
import { BUILDS, person } from '../kit/rig';
import { pool } from '../kit/scene';
import { limb } from '../limbs';
import type { Scene } from '../painted';
import { chart, garden, library, observatory, RIM, STEEL, study, terrace } from './land';
import { brass, DARK, robed, skin, wool } from './people';

/** She opens her hands, and the tale rises out of the book. */
const storyteller: Scene = (c) => {
  garden(c, 88);
  c.figure(() =>
    c.relief(
      RIM,
      () => {
        person(c, {
          pose: posed(POSES.lotus, 'far 22 -30 32 -40 near -22 -30 -32 -40 tilt -6'),
          x: 44,
          y: 104,
          h: 70,
          build: BUILDS.woman,
          skin: skin(c, 'dark'),
          top: wool(c, 'rust'),
          sleeves: wool(c, 'rust'),
          legs: wool(c, 'plum'),
          boots: wool(c, 'plum'),
          face: { ...DARK, view: 'three', mood: 'grin' },
          hair: (k, q) => (on(k, q.head, HAIR.bun, '#231a18'), k.path(q.head.d(oval(-0.5, 0.4, 0.14)), { fill: '#ffcf6b' })),
          dress: (k) =>
            k.path('M33 94L44 97L55 94V102L44 105L33 102Z', { fill: wool(k, 'ivory') }).path('M44 97V105', { line: '#6d5f4c', width: 0.5 }),
        });
      },
      0.7,
      105,
    ),
  );
  c.path('M44 96C38 84 52 76 46 62C40 50 52 44 48 34', { line: '#fff', width: 5, opacity: 0.25, cap: true });
  c.path('M24 46h14l-3 5h-9zM31 45V32l7 11zM30 45V35l-5 8z', { fill: '#4f7288', opacity: 0.85 });
  c.path('M54 30c4 -4 9 -2 9 3c3 0 4 3 2 5c-1 -2 -3 -2 -4 -1c-2 4 -7 4 -9 1c3 0 5 -2 5 -4c-2 0 -3 -2 -3 -4zM57 27l1 -4l2 3z', {
    fill: '#b0603c',
    opacity: 0.85,
  });
  c.path(star(50, 20, 2.6, 0.9, 5) + star(26, 28, 1.8, 0.6, 5) + star(66, 46, 2, 0.7, 5), { fill: '#fffdf0' });
};

/** Stands on his hands, and wonders why the others do not. */
const odd: Scene = (c) => {
  terrace(c, 94);
  c.figure(() =>
    c.relief(
      RIM,
      () => {
        person(c, {
          pose: posed(POSES.stand, 'far 14 -96 10 -116 near -14 -96 -10 -116 farLeg 16 -28 30 -10 nearLeg -10 -24 -12 0 tilt 6'),
          x: 44,
          y: 25,
          h: 68,
          turn: 180,
          build: BUILDS.slim,
          skin: skin(c, 'pale'),
          top: wool(c, 'navy'),
          sleeves: wool(c, 'navy'),
          legs: wool(c, 'rust'),
          boots: wool(c, 'ivory'),
          face: { ...DARK, view: 'front', mood: 'grin' },
          hair: (k, q) => (
            on(k, q.head, 'M-.8 -.4C-.6 -.8 .6 -.8 .8 -.4L1.2 -1.1L.6 -1.5L.3 -1.2L0 -1.7L-.3 -1.2L-.7 -1.5L-1.2 -1.1Z', '#c8683a'),
            k.path(q.head.d('M.2 .42Q.6 .3 .9 .5Q.6 .56 .2 .48ZM-.2 .42Q-.6 .3 -.9 .5Q-.6 .56 -.2 .48Z'), { fill: '#c8683a' })
          ),
        });
        c.path('M58 22c2 -4 8 -4 10 0l3 -2v5l-3 -2c-2 4 -8 4 -10 0z', { fill: c.mat('#f0a860', '#a04a2a') }).path(round(60.6, 21.4, 0.6), {
          fill: '#222',
        });
      },
      0.7,
    ),
  );
  pool(c, 44, 106, 13, 2, '#000', 0.3);
};

/** Asleep in the air, smiling. */
const serene: Scene = (c) => {
  garden(c, 92);
  c.figure(() =>
    c.relief(
      RIM,
      () => {
        c.path('M18 74Q30 80 44 76T74 74L74 79Q58 84 44 81T18 79Z', { fill: wool(c, 'rust') }).path('M18 74l-4 2v5l4 -2M22 78v5M28 80v5M36 80v5', {
          line: '#c79a4c',
          width: 0.8,
        });
        person(c, {
          pose: posed(
            POSES.fallen,
            'head -32 -16 neck -22 -13 near -8 -16 8 -14 far -26 -28 -38 -24 farLeg 28 -24 42 -8 nearLeg 26 -8 48 -6 tilt -82',
          ),
          x: 46,
          y: 76,
          h: 62,
          skin: skin(c, 'tan'),
          top: wool(c, 'ivory'),
          sleeves: wool(c, 'ivory'),
          legs: wool(c, 'ivory'),
          face: { ...DARK, view: 'side', mood: 'closed' },
          hair: (k, q) => on(k, q.head, BEARDS.short, '#f4f0e4'),
        });
      },
      0.7,
    ),
  );
  c.path('M26 50q3 -3 0 -6M31 46q4 -4 0 -9', { line: '#fff', width: 0.7, cap: true, opacity: 0.8 });
  c.path(oval(44, 102, 22, 2.4), { fill: '#24444c', opacity: 0.4 });
};

/** His eyes are bound; the owl on his hand looks for him. */
const blind: Scene = (c) => {
  library(c, 98);
  c.figure(() =>
    c.relief(
      RIM,
      () => {
        const j = person(c, {
          pose: posed(POSES.point, 'far 24 -70 36 -80 near -18 -66 -22 -48 tilt -8'),
          x: 36,
          y: 108,
          h: 72,
          build: BUILDS.old,
          skin: skin(c, 'grey'),
          top: wool(c, 'brown'),
          sleeves: wool(c, 'brown'),
          legs: null,
          face: { ...DARK, view: 'three', mood: 'calm' },
          behind: (k, q) => cloak(k, q, wool(k, 'ink'), 17, 72, -4),
          dress: (k, q) => robed(k, q, wool(k, 'brown'), 14),
          hair: (k, q) => (
            k.path(q.head.d('M-.86 -.32L.86 -.36L.84 .02L-.84 .1ZM-.8 -.1L-1.5 .5L-1.2 .7L-.7 .1Z'), { fill: '#f4ead0' }),
            on(k, q.head, BEARDS.fork, c.mat('#f4f0e4', '#7a7468'))
          ),
          nearHand: (k, q) => k.path(`M${q.hands[1][0] - 1} ${q.hands[1][1] - 24}h2L${q.hands[1][0] - 2} 108h-2Z`, { fill: '#5a4630' }),
        });
        const o = new Frame(j.hands[0][0], j.hands[0][1] - 9, 1.1);
        c.path(o.d('M-5 6C-7 -2 -6 -8 -5.4 -11L-3 -9H3L5.4 -11C6 -8 7 -2 5 6Q0 10 -5 6Z'), { fill: c.mat('#c4a27a', '#4a3424') });
        c.path(o.d(oval(-2.4, -5, 2.3) + oval(2.4, -5, 2.3)), { fill: '#ffd75e' })
          .path(o.d(oval(-2.2, -5, 1) + oval(2.6, -5, 1)), { fill: '#1a1410' })
          .path(o.d('M-.8 -3.4H.8L0 -1Z'), { fill: '#4a3424' });
      },
      0.7,
      108,
    ),
  );
};

/** On the ladder, at the end of the great telescope. */
const astronomer: Scene = (c) => {
  observatory(c, 98);
  c.figure(() =>
    c.relief(
      '#dff0f8',
      () => {
        const t = new Frame(44, 62, 1, -42);
        c.path(t.d('M-14 -4H6V4H-14ZM6 -5.6H22V5.6H6ZM22 -7.4H40V7.4H22Z'), { fill: brass(c) }).path(
          t.d('M38 -8.4H42V8.4H38ZM20 -6.6H23V6.6H20ZM-18 -2.4H-13V2.4H-18Z'),
          { fill: c.mat('#9ab0bc', '#2c3a46') },
        );
        c.path('M50 66L62 108H57L46 70L38 108H34L42 66Z', { fill: wool(c, 'brown') });
        c.path('M20 66L18 108M30 66L31 108M20 72H30M19.6 80H30M19.2 88H30.6M18.8 96H31M18.4 104H31', { line: '#8a6a4a', width: 1.4, cap: true });
        person(c, {
          pose: posed(
            POSES.stand,
            'head 12 -88 neck 6 -80 hip 0 -50 far 22 -80 28 -92 near 8 -68 18 -80 farLeg 12 -34 6 -16 nearLeg -2 -26 -2 0 open .5 tilt -24',
          ),
          x: 24,
          y: 92,
          h: 50,
          skin: skin(c, 'tan'),
          top: wool(c, 'plum'),
          sleeves: wool(c, 'plum'),
          legs: wool(c, 'ink'),
          face: { ...DARK, view: 'side', mood: 'wide' },
          hair: (k, q) => (on(k, q.head, HATS.cone, wool(k, 'plum')), on(k, q.head, BEARDS.short, '#f0ece0')),
        });
      },
      0.6,
    ),
  );
  c.path(star(64, 28, 5, 1.2, 4), { fill: '#fffdf0' }).glow(64, 28, 12, '#dff0ff', 0.8);
};

/** One move ahead: he lifts the piece and looks at you. */
const shrewd: Scene = (c) => {
  study(c, 100, [30, 46]);
  c.relief(RIM, () => c.path('M28 40H60V100H28Z', { fill: wool(c, 'brown') }).path('M32 44H56V74H32Z', { fill: wool(c, 'rust') }));
  c.figure(() =>
    c.relief(
      RIM,
      () => {
        person(c, {
          pose: posed(POSES.sit, 'far 20 -52 12 -40 near -22 -50 -12 -62 head 2 -80 tilt 8'),
          x: 44,
          y: 110,
          h: 86,
          build: BUILDS.slim,
          skin: skin(c, 'tan'),
          top: wool(c, 'plum'),
          sleeves: wool(c, 'plum'),
          legs: null,
          face: { ...DARK, view: 'front', mood: 'sly' },
          hair: (k, q) => (
            on(k, q.head, 'M-.82 -.3C-.9 -1.3 .9 -1.3 .82 -.3L.5 -.75L0 -.5L-.5 -.75Z', '#3a2418'),
            on(k, q.head, 'M-.16 .85L.16 .85L0 1.5ZM-.4 .42Q-.1 .36 0 .46Q.1 .36 .4 .42L.5 .34Q.1 .28 0 .36Q-.1 .28 -.5 .34Z', '#3a2418')
          ),
          nearHand: (k, q) =>
            k.path(q.body.d('M-14 -64H-8V-66H-9L-9.6 -72C-8 -74 -9 -78 -11 -78C-13 -78 -14 -74 -12.4 -72L-13 -66H-14Z'), { fill: wool(k, 'ivory') }),
        });
      },
      0.7,
    ),
  );
  c.relief(
    RIM,
    () => {
      c.path('M20 88H68L74 102H14Z', { fill: wool(c, 'brown') });
      const tiles = [0, 1, 2, 3, 4, 5]
        .flatMap((i) => (i % 2 ? [] : [`M${22 + i * 7.4} 89h7.2l.6 4h-8Z`]))
        .concat([0, 1, 2, 3, 4].flatMap((i) => (i % 2 ? [`M${20 + i * 8.6} 94h8.4l.8 5h-9.4Z`] : [])));
      c.path(tiles.join(''), { fill: '#f4ead0' });
      for (const [x, p] of [
        [27, 'ivory'],
        [36, 'ink'],
        [60, 'ink'],
      ] as const)
        c.path(`M${x - 2.6} 94h5.2v-2h-1l-.6 -5q1.4 -1.4 0 -3q-1 -1.2 -2 0q-1.4 1.6 0 3l-.6 5h-1Z`, { fill: wool(c, p) });
    },
    0.7,
  );
};

/** Nobody knows how old; the beard has filled the room. */
const ancient: Scene = (c) => {
  library(c, 96);
  c.relief(RIM, () => {
    c.path('M26 42Q44 30 62 42L66 104H22Z', { fill: wool(c, 'plum') }).path('M30 46Q44 38 58 46L60 90H28Z', { fill: c.mat('#b8627a', '#4a1c30') });
  });
  c.figure(() =>
    c.relief(
      RIM,
      () => {
        const white = c.mat('#fffdf4', '#a39c8c');
        c.path('M34 68Q44 60 54 68L58 96H30Z', { fill: wool(c, 'navy') });
        const f = new Frame(44, 60, 8.2);
        skull(c, f, skin(c, 'pale'), { view: 'front' });
        face(c, f, { ...DARK, view: 'front', mood: 'closed' });
        c.path(f.d('M-.7 -.25Q-.4 -.5 -.1 -.25Q-.3 0 -.75 .1ZM.7 -.25Q.4 -.5 .1 -.25Q.3 0 .75 .1Z'), { fill: white });
        c.path(
          limb(pts('44 65 42 78 48 90 34 98 22 104 30 112 50 108 66 112 74 106'), (t) => 10 + Math.sin(t * 9) * 2 - t * 4, 22),
          { fill: white },
        );
        c.path('M42 68Q40 80 46 90T24 104M46 68Q45 80 49 90T28 106M34 110Q48 105 66 110', { line: '#8d8674', width: 0.5, opacity: 0.8 });
        c.path('M24 72H32V78H24ZM56 72H64V78H56Z', { fill: wool(c, 'brown') });
        c.path(round(29, 76, 2.6) + round(59, 76, 2.6), { fill: skin(c, 'pale') });
        c.path('M20 104l4 -3l2 3zM66 103l3 -4l2 4z', { fill: '#6d5f4c' });
      },
      0.7,
    ),
  );
};

/** The leader: a dome of a forehead, rings that turn about it. */
const leader: Scene = (c) => {
  c.sky(['#8d9aa0', '#cdd0c4', '#fbf5e2', '#e0cfa4']);
  c.glow(44, 48, 42, '#fffdf2', 0.95);
  chart(c, 44, 50, 33, STEEL, 0.8);
  for (const [turn, colour] of [
    [20, '#c79a4c'],
    [-38, '#7d93a3'],
    [72, '#c79a4c'],
  ] as const)
    c.path(oval(0, 0, 31, 10), { line: colour, width: 0.9, at: `translate(44 48) rotate(${turn})` });
  for (const [x, y, r] of [
    [70, 62, 2.6],
    [20, 34, 2.2],
    [56, 22, 1.8],
    [22, 70, 1.8],
  ] as const)
    c.disc(x, y, r, '#d9822b').disc(x + r * 0.3, y - r * 0.3, r * 0.5, '#ffd08a');
  c.figure(() =>
    c.relief(
      RIM,
      () => {
        c.path('M14 122C16 96 26 84 44 82C62 84 72 96 74 122Z', { fill: wool(c, 'plum') }).path('M30 88L44 100L58 88L60 122H28Z', {
          fill: c.mat('#4a3a68', '#191230'),
        });
        c.path('M24 86Q44 74 64 86L60 96Q44 86 28 96Z', { fill: brass(c) });
        const f = new Frame(44, 66, 12);
        c.path(f.d('M-.7 .2C-1.3 -.4 -1.7 -2.4 0 -2.7C1.7 -2.4 1.3 -.4 .7 .2C.66 .7 .4 1.14 0 1.2C-.4 1.14 -.66 .7 -.7 .2Z'), {
          fill: skin(c, 'grey'),
        });
        c.path(f.d('M-.9 -1.6Q-.4 -2.2 .2 -2.2M-.6 -1Q0 -1.3 .6 -1M-.5 -.75Q0 -.95 .5 -.75'), {
          line: '#6d7880',
          width: 0.5,
          opacity: 0.7,
          cap: true,
        });
        face(c, f, { ...DARK, view: 'front', mood: 'proud', brow: 1.3 });
        c.path(f.d(oval(0, -1.5, 0.26, 0.34)), { fill: '#bfe8f4' }).path(f.d(oval(0, -1.5, 0.1, 0.2)), { fill: '#1a3440' });
        on(c, f, 'M-.1 1.1L0 3.4L.1 1.1L.36 .95Q0 1.1 -.36 .95Z', '#f4f0e4');
        c.path('M34 110C38 102 41 98 43 98C44 102 42 108 40 112ZM54 110C50 102 47 98 45 98C44 102 46 108 48 112Z', { fill: skin(c, 'grey') });
      },
      0.9,
    ),
  );
};

export const MORE: Record<string, Scene> = {
  Xelethotiras: leader,
  'Bethenitana the Storyteller': storyteller,
  'Demegodas the Odd': odd,
  'Thirkomedas the Serene': serene,
  'Genathones the Blind': blind,
  'Ketharkopas the Astronomer': astronomer,
  'Mekarthas the Shrewd': shrewd,
  'Sarogakanas the Ancient': ancient,
};
