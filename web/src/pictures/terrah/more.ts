/** More characters of the Terrah. */
import { polygon, pts } from '../canvas';
import { beast } from '../kit/beasts';
import { BEARDS, HAIR, on } from '../kit/clothes';
import { sparks } from '../kit/fire';
import { face, skull } from '../kit/heads';
import { Frame, oval } from '../kit/path';
import { posed, POSES } from '../kit/poses';
import { BUILDS, person } from '../kit/rig';
import { peaks, puffs, stones } from '../kit/scene';
import type { Scene } from '../painted';
import { block, canyon, cavern, desert, RIM, rocksInFront } from './land';
import { clay, EYES, hide, ochre, red, rock, slate } from './people';

/** Rolls down the slope, curled into a ball. */
const rocara: Scene = (c) => {
  c.sky(['#4a2c44', '#a34e3c', '#e89a54', '#ffdf9a']);
  c.glow(20, 34, 30, '#fff0c0', 0.8);
  c.path('M-2 60L72 106V124H-2Z', { fill: c.mat('#b5683c', '#3a1812') }).path('M-2 66L72 112M-2 78L60 122', {
    line: '#e0a060',
    width: 0.6,
    opacity: 0.5,
  });
  c.figure(() =>
    c.relief(
      RIM,
      () => {
        c.path(polygon(pts('24 44 34 34 48 31 60 38 66 51 64 66 55 76 42 79 30 74 22 63 20 52')), { fill: rock(c) });
        c.path(polygon(pts('48 31 60 38 66 51 64 66 55 76 52 62 56 50 50 40')), { fill: '#f0bc84', opacity: 0.7 });
        c.path('M30 40L36 48L32 58L40 66M48 34L46 42', { line: '#4a2018', width: 0.9, cap: true });
        c.path('M40 52L46 54.6L40.6 56ZM58 52L52 54.6L57.4 56Z', { fill: '#fff3c0' }).path('M42 63Q49 60 56 63', {
          line: '#33150e',
          width: 1.2,
          cap: true,
        });
        c.path(oval(30, 66, 5, 7) + oval(62, 68, 4, 6), { fill: clay(c) });
      },
      0.9,
    ),
  );
  c.path('M8 50q8 0 12 4M4 60q8 0 13 4M12 38q6 0 10 4', { line: '#fff0cc', width: 1, cap: true, opacity: 0.8 });
  puffs(
    c,
    [
      [16, 78, 4],
      [24, 84, 5],
      [34, 88, 4],
      [12, 72, 3],
    ],
    '#c88a58',
    '#fff0c8',
  );
  stones(
    c,
    [
      [64, 86, 2.4],
      [30, 92, 2],
      [70, 94, 3],
    ],
    '#4a241c',
    '#d8a070',
  );
};

/** A bull, head down, at full charge. */
const torana: Scene = (c) => {
  desert(c, 92, [24, 40], ['#5a2430', '#b5442c', '#f08a44', '#ffd68a']);
  puffs(
    c,
    [
      [10, 100, 6],
      [18, 104, 5],
      [6, 92, 5],
      [24, 106, 4],
    ],
    '#b0704a',
    '#ffe0b0',
  );
  c.figure(() =>
    c.group('translate(-8 0)', () =>
      c.relief(
        RIM,
        () => {
          const fur = c.mat('#8a4a34', '#24100e');
          beast(c, {
            body: '22 60 30 50 44 46 56 50 64 60 64 72 56 82 42 80 30 80 20 72',
            paint: fur,
            dark: c.mat('#5a2c22', '#180a0a'),
            foot: '#1a0c0a',
            hoof: true,
            far: [
              ['56 76 66 84 60 96', 8],
              ['28 74 20 86 12 92', 9],
            ],
            near: [
              ['52 78 50 92 58 104', 10],
              ['26 72 30 88 22 104', 11],
            ],
            tail: ['22 62 12 56 8 44 4 46', 3],
          });
          c.path('M46 46C54 40 64 46 66 58C66 66 58 70 52 66C46 60 44 52 46 46Z', { fill: c.mat('#6b3424', '#1c0c0a') });
          const f = new Frame(62, 70, 1, 30);
          c.path(f.d('M-8 -8C0 -12 8 -8 10 0C11 8 7 14 3 16C-2 17 -6 14 -8 8Z'), { fill: fur }).path(
            f.d('M-6 -8C-14 -10 -18 -18 -14 -25C-12 -18 -6 -15 0 -12ZM6 -9C14 -12 16 -20 12 -26C11 -19 7 -16 2 -13Z'),
            { fill: c.mat('#fff0d0', '#8a6a44') },
          );
          c.path(f.d('M2 -3L6 -1L2.4 .4Z'), { fill: '#ffdf5a' }).path(f.d(oval(2, 12, 3, 2)), { line: '#ffcf5a', width: 0.9 });
        },
        0.8,
        106,
      ),
    ),
  );
  rocksInFront(c, 118);
};

/** Swings the pick deep in the iron; his lamp is the only light. */
const ferro: Scene = (c) => {
  cavern(c, 98);
  c.figure(() =>
    c.group('translate(-3 0)', () =>
      c.relief(
        RIM,
        () => {
          person(c, {
            pose: posed(POSES.smash, 'far 14 -100 2 -116 near 2 -100 -8 -114'),
            x: 40,
            y: 107,
            h: 62,
            build: BUILDS.strong,
            skin: clay(c),
            top: slate(c),
            legs: hide(c),
            boots: '#241210',
            sleeves: slate(c),
            gloves: hide(c),
            face: { ...EYES, view: 'side', mood: 'angry' },
            hair: (k, q) => (
              on(k, q.head, BEARDS.short, '#4a2418'),
              on(k, q.head, 'M-1 -.3C-1.05 -1.4 .9 -1.4 .92 -.42L1.25 -.36L1.2 -.22H-1Z', slate(k)),
              k.path(q.head.d(oval(0.86, -0.7, 0.26)), { fill: '#fff6c8' })
            ),
            behind: (k, q) => {
              const f = new Frame(q.hands[0][0] - 2, q.hands[0][1] + 1, 0.62, -14);
              k.path(f.d('M-2 6H50V9H-2Z'), { fill: hide(k) }).path(f.d('M44 -14C52 -4 53 18 46 30C47 20 46 12 43 8C46 2 46 -6 44 -14Z'), {
                fill: c.mat('#dfe4ea', '#4a5058'),
              });
            },
          });
        },
        0.7,
        107,
      ),
    ),
  );
  c.glow(53, 52, 16, '#fff3c0', 0.8);
  c.path(polygon(pts('60 84 66 78 72 84 70 96 62 98')), { fill: c.mat('#c8d0d8', '#4a4a58') }).path('M62 82l3 4l-2 5M68 82l-1 6', {
    line: '#fff',
    width: 0.5,
  });
  sparks(c, 64, 82, 8, 18, 14, '#fff0b0');
};

/** A wild cat on the ledge, ready to spring. */
const kabu: Scene = (c) => {
  desert(c, 100, [54, 36], ['#2a2040', '#6b3a54', '#d07a58', '#ffcf8a']);
  c.relief(RIM, () => c.path('M-2 124V92L20 84L48 86L58 92L54 124Z', { fill: c.mat('#a8623c', '#2a1210') }));
  c.figure(() =>
    c.group('translate(-7 0)', () =>
      c.relief(
        RIM,
        () => {
          const fur = c.mat('#f0b878', '#7a3c22');
          beast(c, {
            body: '18 68 26 56 36 60 46 62 54 58 60 64 58 74 48 80 36 80 24 84 16 78',
            paint: fur,
            dark: c.mat('#b07a4c', '#5a2a18'),
            foot: '#f8d8a8',
            far: [
              ['50 74 56 82 54 88', 7],
              ['24 76 30 86 24 88', 8],
            ],
            near: [
              ['46 76 44 84 50 90', 8],
              ['20 74 14 84 22 90', 11],
            ],
            tail: ['18 70 8 62 10 46 4 36', 4.4],
          });
          const f = new Frame(60, 58, 1.05, 14);
          c.path(f.d('M-8 -2L-9 -12L-3 -8C-1 -9 3 -9 5 -8L10 -12L9 -2C11 4 7 9 2 10C-4 10 -9 5 -8 -2Z'), { fill: fur });
          c.path(f.d('M-5 -2L0 0L-4 1.6ZM8 -2L3 0L7 1.6Z'), { fill: '#f8ff9a' }).path(
            f.d('M0 4H4L2 6ZM2 6V8M-8 4L-14 3M-8 6L-13 8M10 4L16 3M10 6L15 8'),
            { line: '#33150e', width: 0.6 },
          );
          c.path('M30 58l1 8M36 60l1 8M42 62l1 7M24 62l1 7', { line: '#8a4424', width: 1.2, cap: true });
        },
        0.8,
      ),
    ),
  );
};

/** A ram on the peak brings down its head. */
const baku: Scene = (c) => {
  c.sky(['#5a4a68', '#b07468', '#f4b884', '#fff0d0']);
  peaks(
    c,
    100,
    [
      [8, 40, 18],
      [66, 50, 20],
      [36, 24, 16],
    ],
    '#a8745c',
    '#d0a07a',
  );
  c.relief(RIM, () => c.path('M6 124L22 96L40 92L56 98L70 124Z', { fill: c.mat('#9a5a3c', '#2c1412') }));
  c.figure(() =>
    c.relief(
      RIM,
      () => {
        const wool = c.mat('#f4e4cc', '#8a6a54');
        beast(c, {
          body: '20 64 24 54 34 50 46 52 54 58 56 68 50 76 36 78 24 76',
          paint: wool,
          foot: '#33190f',
          hoof: true,
          dark: c.mat('#b89a80', '#5a4030'),
          far: [
            ['48 72 54 84 52 96', 6],
            ['28 72 24 84 30 94', 6],
          ],
          near: [
            ['46 74 44 86 48 98', 6.6],
            ['26 72 30 86 22 98', 7],
          ],
        });
        const f = new Frame(58, 66, 1, 34);
        c.path(f.d('M-6 -8C0 -10 6 -8 8 -2C9 6 6 12 2 13C-2 13 -6 8 -7 2Z'), { fill: c.mat('#d8b894', '#6b4a34') });
        c.path(f.d('M-2 -8C-8 -20 -24 -16 -24 -4C-24 6 -14 10 -10 4C-14 6 -19 2 -18 -4C-17 -11 -9 -11 -6 -4Z'), { fill: ochre(c) }).path(
          f.d('M-8 -13L-10 -9M-15 -15L-15 -11M-21 -10L-18 -8M-23 -2L-19 -2M-20 5L-17 2'),
          { line: '#5a3414', width: 0.6 },
        );
        c.path(f.d('M2 -2L5.6 -1L2.4 1Z'), { fill: '#1a0c08' });
      },
      0.8,
    ),
  );
  c.path('M66 84l5 2M64 88l4 4M68 78l5 0', { line: '#fff6dc', width: 0.9, cap: true });
};

/** Small, furious, club first. */
const bashdin: Scene = (c) => {
  canyon(c, 98);
  c.figure(() =>
    c.relief(
      RIM,
      () => {
        person(c, {
          pose: posed(POSES.run, 'far 24 -66 36 -58 near -10 -92 -24 -104 head 14 -80 neck 10 -70 hip 0 -44'),
          x: 44,
          y: 106,
          h: 58,
          build: BUILDS.child,
          skin: clay(c),
          top: hide(c),
          legs: red(c),
          boots: hide(c),
          face: { ...EYES, view: 'three', mood: 'shout' },
          hair: (k, q) => on(k, q.head, HAIR.wild, '#8a2c18'),
          nearHand: (k, q) => {
            const f = new Frame(q.hands[1][0], q.hands[1][1], 0.62, -52, true);
            k.path(f.d('M-4 -2L26 -8C36 -12 44 -6 42 3C40 10 32 10 26 6L-4 2Z'), { fill: k.mat('#b08458', '#3a2014') }).path(
              f.d('M30 -9L32 -15L35 -9ZM40 -6L46 -8L42 0ZM34 8L36 14L39 7Z'),
              { fill: '#fff0d0' },
            );
          },
        });
      },
      0.7,
      106,
    ),
  );
  puffs(
    c,
    [
      [22, 106, 4],
      [16, 102, 3],
      [28, 109, 3],
    ],
    '#b0704a',
    '#ffe0b0',
  );
};

/** A crown of crystal, and under it, somewhere, a king. */
const corono: Scene = (c) => {
  cavern(c, 94);
  c.figure(() =>
    c.relief(
      '#fff6e0',
      () => {
        for (const [p, a, b] of [
          ['32 66 26 40 34 30 40 64', '#ffb8a0', '#a8382c'],
          ['48 64 54 28 62 40 56 66', '#ffe08a', '#b06a1c'],
          ['37 64 38 24 45 14 51 24 51 64', '#c8f0d8', '#2c7a6a'],
          ['28 68 16 54 22 48 36 66', '#d8c8ff', '#5a3a8a'],
          ['54 66 66 48 72 54 60 69', '#ff9ac0', '#8a2450'],
        ] as const)
          block(c, p, c.mat(a, b), a, 0.3);
        c.path('M28 62Q44 70 60 62L58 72Q44 78 30 72Z', { fill: ochre(c) });
        const f = new Frame(44, 80, 8);
        skull(c, f, clay(c), { view: 'front', ear: 'point' });
        face(c, f, { ...EYES, view: 'front', mood: 'proud' });
        c.path('M28 108C28 94 34 88 44 88C54 88 60 94 60 108Z', { fill: red(c) }).path('M36 90Q44 98 52 90L56 94Q44 102 32 94Z', {
          fill: c.mat('#fff8ea', '#b8a890'),
        });
        c.path(f.d('M-.6 -.2L-.1 0L-.5 .06ZM.6 -.2L.1 0L.5 .06Z'), { fill: '#33150e' });
      },
      0.8,
      108,
    ),
  );
  c.glow(44, 40, 20, '#fff6e0', 0.5);
};

/** A finger on the lips; even the wind has stopped. */
const silento: Scene = (c) => {
  desert(c, 100, [58, 30], ['#241c34', '#4a3048', '#9a5c58', '#e8b080']);
  c.figure(() =>
    c.relief(
      RIM,
      () => {
        c.path('M14 122C14 98 22 84 30 78C24 62 30 34 46 32C62 34 66 60 60 78C68 84 74 98 74 122Z', { fill: c.mat('#a85a3c', '#2a1216') });
        c.path('M33 66C31 50 38 42 46 42C54 42 60 50 57 66C54 78 50 82 45 82C40 82 36 78 33 66Z', { fill: '#1a0c10' });
        const f = new Frame(46, 62, 10.4);
        skull(c, f, c.mat('#c88a5a', '#3a1c14'), { view: 'front', ear: 'none' });
        face(c, f, { ...EYES, view: 'front', mood: 'calm', glow: true, eye: '#fff3c8' });
        c.path('M28 118C30 100 36 92 42 88L48 92C44 100 40 110 40 118Z', { fill: c.mat('#b5663f', '#3a1816') });
        c.path('M41 92C40 86 42 82 44 80L44.6 68C45 65.6 47.6 65.6 47.8 68L48 80C51 82 51 88 49 92C46 95 42 95 41 92Z', {
          fill: c.mat('#d89a68', '#5a2c1c'),
        });
      },
      0.9,
    ),
  );
  c.path('M20 96Q28 90 34 86M66 96Q62 90 58 86M24 112Q26 100 32 92', { line: '#ffcf9a', width: 0.4, opacity: 0.5 });
};

export const MORE: Record<string, Scene> = {
  Rocara: rocara,
  Torana: torana,
  'Ferro Fos': ferro,
  'Kabu Kat': kabu,
  'Baku But': baku,
  Bashdin: bashdin,
  'Corono Cos': corono,
  'Silento Sol': silento,
};
