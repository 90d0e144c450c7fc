/** The characters of the Terrah, as strong as stone: what each of them shows. */
import { curve, polygon, pts, round, star, type Canvas } from '../canvas';
import { beast } from '../kit/beasts';
import { BEARDS, HAIR, on, skirt } from '../kit/clothes';
import { mane, sparks } from '../kit/fire';
import { face, skull } from '../kit/heads';
import { Frame, oval } from '../kit/path';
import { posed, POSES } from '../kit/poses';
import { BUILDS, person } from '../kit/rig';
import { peaks, pool, shafts, stones } from '../kit/scene';
import { limb, taper } from '../limbs';
import type { Scene } from '../painted';
import { canyon, cavern, desert, drips, RIM, rocksInFront, stormSky } from './land';

export const rock = (c: Canvas): string => c.mat('#d8a070', '#5a2a20');

export const slate = (c: Canvas): string => c.mat('#a89a94', '#3a2c2e');

export const clay = (c: Canvas): string => c.mat('#e8a06a', '#7a3424');

export const hide = (c: Canvas): string => c.mat('#b3794a', '#3a2014');

export const red = (c: Canvas): string => c.mat('#d0583c', '#551a14');

export const ochre = (c: Canvas): string => c.mat('#ffcf74', '#8a5a1c');

export const moss = (c: Canvas): string => c.mat('#b4c46a', '#3a4a20');

export const EYES = { line: '#33150e', eye: '#3a1c10' } as const;

/** The leader strikes the ground, and it opens. */
const tecton: Scene = (c) => {
  desert(c, 90, [44, 34]);
  shafts(c, 44, 96, 100, [-150, -128, -52, -30], '#ffdf9a', 0.2, 9);
  c.figure(() =>
    c.group('translate(5 12) scale(.88)', () =>
      c.relief(
        RIM,
        () => {
          person(c, {
            pose: posed(POSES.brute, 'head 2 -80 neck 0 -72 far 30 -58 16 -38 near -30 -58 -10 -36'),
            x: 44,
            y: 104,
            h: 82,
            build: BUILDS.huge,
            skin: rock(c),
            top: red(c),
            legs: hide(c),
            boots: slate(c),
            gloves: ochre(c),
            face: { ...EYES, view: 'front', mood: 'angry', brow: 1.8, glow: true, eye: '#ffe9a0' },
            dress: (k, q) =>
              k
                .path(q.body.d('M-24 -76L-36 -84L-34 -62L-20 -58ZM24 -76L36 -84L34 -62L20 -58Z'), { fill: slate(k) })
                .path(q.body.d('M-22 -44H22V-36H-22Z'), { fill: ochre(k) }),
            hair: (k, q) => (
              on(k, q.head, 'M-.7 .3C-.4 .6 .4 .6 .7 .3L.9 1.2L.4 1.9L0 1.5L-.4 1.9L-.9 1.2Z', k.mat('#8a5a3c', '#2c1610')),
              on(k, q.head, 'M-.95 -.5L-1 -1.1L-.5 -.9L-.3 -1.6L0 -1L.3 -1.6L.5 -.9L1 -1.1L.95 -.5Q0 -.9 -.95 -.5Z', ochre(k))
            ),
            nearHand: (k) => {
              k.path('M41.6 66H46.4L45.6 104H42.4Z', { fill: hide(k) });
              k.path('M30 96L34 92H54L58 96V108L54 112H34L30 108Z', { fill: slate(k) }).path('M34 92H54L58 96H30Z', { fill: '#d8cac4' });
            },
          });
        },
        0.9,
        104,
      ),
    ),
  );
  c.path(
    polygon(pts('30 112 18 116 10 122 22 122 34 117')) +
      polygon(pts('58 112 66 115 74 120 62 122 52 117')) +
      polygon(pts('42 112 38 122 50 122 47 112')),
    { fill: '#1a0a0a' },
  );
  stones(
    c,
    [
      [24, 90, 3],
      [64, 88, 3.4],
      [20, 78, 2],
      [68, 74, 2.4],
    ],
    '#4a2018',
    '#d8955a',
  );
  c.motes(30, '#ffdfa0', 60, 110, 0.7);
};

/** Carries a mountain, snow and all. */
const megalit: Scene = (c) => {
  desert(c, 98, [18, 70]);
  c.figure(() =>
    c.relief(
      RIM,
      () => {
        c.path(polygon(pts('10 50 22 36 28 40 44 16 54 30 60 26 76 50 66 58 44 60 22 58')), { fill: c.mat('#b08468', '#4a2822') });
        c.path(polygon(pts('44 16 54 30 60 26 76 50 66 58 54 48 50 34')), { fill: '#d6a276' });
        c.path(polygon(pts('44 16 38 25 42 24 44 29 48 25 52 28')) + polygon(pts('60 26 56 33 60 32 64 35')), { fill: '#fff8ea' });
        c.path(drips(pts('22 58 30 59 38 60 46 60 54 59 62 58'), 5), { fill: '#5a3024' });
        person(c, {
          pose: posed(
            POSES.invoke,
            'head 0 -74 neck 0 -68 hip 0 -40 far 30 -66 27 -94 near -30 -66 -27 -94 farLeg 17 -22 15 0 nearLeg -17 -22 -15 0 tilt 0',
          ),
          x: 44,
          y: 107,
          h: 58,
          build: BUILDS.huge,
          skin: clay(c),
          legs: hide(c),
          boots: slate(c),
          face: { ...EYES, view: 'front', mood: 'angry', brow: 1.6 },
          dress: (k, q) => k.path(q.body.d('M-20 -42H20L16 -20L0 -26L-16 -20Z'), { fill: hide(k) }),
          hair: (k, q) => on(k, q.head, 'M-.7 .35C-.3 .65 .3 .65 .7 .35L.6 1.3L0 1.6L-.6 1.3Z', '#4a2418'),
        });
      },
      0.9,
      107,
    ),
  );
  c.motes(24, '#ffdfa0', 60, 110, 0.8);
};

/** Stands still while boulders circle him. */
const roomban: Scene = (c) => {
  canyon(c, 98);
  c.figure(() =>
    c.relief(
      RIM,
      () => {
        person(c, {
          pose: posed(POSES.present, 'far 22 -66 34 -80 near -22 -66 -34 -80 tilt -6'),
          x: 44,
          y: 108,
          h: 64,
          build: BUILDS.strong,
          skin: clay(c),
          top: ochre(c),
          legs: null,
          gloves: slate(c),
          face: { ...EYES, view: 'front', mood: 'proud' },
          dress: (k, q) => (skirt(k, q, red(k), 19, 0), k.path(q.body.d('M-10 -52H10V-46H-10Z'), { fill: slate(k) })),
          hair: (k, q) => on(k, q.head, BEARDS.short, '#33150e'),
        });
        stones(
          c,
          [
            [22, 60, 6.5],
            [66, 56, 7.5],
            [30, 36, 5],
            [56, 30, 6],
            [43, 24, 4],
            [68, 78, 4.4],
            [20, 80, 4],
          ],
          '#4a241c',
          '#d8a070',
        );
      },
      0.7,
      108,
    ),
  );
  c.path(oval(0, 0, 27, 9), { line: '#fff0c8', width: 0.5, opacity: 0.7, dash: '3 3', at: 'translate(44 56) rotate(-16)' });
};

/** The storm comes when she turns her staff. */
const suranom: Scene = (c) => {
  stormSky(c, 96);
  c.figure(() =>
    c.relief(
      '#ffe9d0',
      () => {
        person(c, {
          pose: posed(POSES.raise, 'far 18 -92 14 -112 near -20 -70 -34 -60 tilt -8'),
          x: 46,
          y: 106,
          h: 62,
          build: BUILDS.woman,
          skin: clay(c),
          top: c.mat('#6d6a88', '#20202e'),
          legs: null,
          sleeves: c.mat('#6d6a88', '#20202e'),
          face: { ...EYES, view: 'three', mood: 'angry', glow: true, eye: '#fff' },
          behind: (k, q) =>
            k.path(
              curve(
                [
                  q.shoulders[0],
                  q.shoulders[1],
                  [q.hip[0] - 22, q.hip[1] - 8],
                  [q.hip[0] - 30, q.hip[1] + 12],
                  [q.hip[0] - 14, q.hip[1] + 20],
                  [q.hip[0] + 2, q.hip[1] + 26],
                ],
                true,
              ),
              { fill: k.mat('#8a4a3c', '#2a1214') },
            ),
          dress: (k, q) => skirt(k, q, k.mat('#7a7694', '#20202e'), 17, 0, -6),
          hair: (k, q) =>
            on(
              k,
              q.head,
              'M.7 -.7C.4 -1.5 -.8 -1.5 -1 -.5C-2 -.9 -3 -.5 -4 .2C-3 0 -2.4 .3 -3 .9C-2 .6 -1.2 .6 -.6 .2C-.4 -.4 .2 -.6 .7 -.7Z',
              '#e8dcd0',
            ),
          farHand: (k, q) =>
            k
              .path(`M${q.hands[0][0] - 1} ${q.hands[0][1] - 16}h2L${q.hands[0][0] + 5} 106h-2.2Z`, { fill: hide(k) })
              .path(star(q.hands[0][0], q.hands[0][1] - 18, 4.6, 1.6, 4), { fill: '#dff0ff' }),
        });
      },
      0.7,
      106,
    ),
  );
  for (const [y, w] of [
    [30, 30],
    [36, 24],
    [42, 18],
    [48, 12],
  ] as const)
    c.path(`M${54 - w} ${y}Q54 ${y + 6} ${54 + w} ${y}Q54 ${y - 6} ${54 - w} ${y}Z`, { line: '#dfe4ee', width: 0.8, opacity: 0.5 });
  c.path('M66 30L61 42L65 42L59 56', { line: '#fff6d0', width: 1, cap: true });
};

/** Heavy as a world: moons have begun to circle his belly. */
const gravitos: Scene = (c) => {
  c.sky(['#1a1428', '#4a2a44', '#a8584a', '#f0b070']);
  c.stars(26, 60, '#ffe6c0');
  peaks(
    c,
    102,
    [
      [8, 16, 14],
      [34, 8, 16],
      [66, 20, 16],
    ],
    '#5a2c34',
    '#8a4a40',
  );
  const ring = (front: boolean): void =>
    void c.path(`M16 ${front ? 66 : 66}A29 9 -14 0 ${front ? 0 : 1} 72 ${front ? 54 : 54}`, { line: '#ffdf9a', width: 1.4, opacity: 0.9 });
  ring(false);
  c.figure(() =>
    c.relief(
      RIM,
      () => {
        c.path(limb(pts('34 84 30 96 32 106'), taper(12, 8), 7) + limb(pts('54 84 58 96 56 106'), taper(12, 8), 7), { fill: hide(c) });
        c.path('M26 104H37V109H24ZM52 104H63L65 109H52Z', { fill: slate(c) });
        c.path(oval(44, 66, 23, 23), { fill: clay(c) });
        c.path('M22 72Q44 84 66 72Q62 90 44 90Q26 90 22 72Z', { fill: red(c) }).path('M21.6 70Q44 82 66.4 70L66 75Q44 87 22 75Z', { fill: ochre(c) });
        c.path(limb(pts('24 58 14 64 18 76'), taper(9, 7), 7) + limb(pts('64 58 74 64 70 76'), taper(9, 7), 7), { fill: clay(c) }).path(
          round(19, 78, 4) + round(69, 78, 4),
          { fill: slate(c) },
        );
        const f = new Frame(45, 38, 9.4);
        skull(c, f, clay(c), { view: 'three' });
        face(c, f, { ...EYES, view: 'three', mood: 'proud', brow: 1.5 });
        on(c, f, 'M-.4 .35Q.3 .5 .86 .2Q1.1 .5 1.3 .2Q1.2 .7 .6 .6Q.3 .56 0 .66Q-.5 .8 -.8 .4Q-.6 .5 -.4 .35Z', '#33150e');
        c.path(f.d('M-.9 -.5Q0 -.9 .88 -.55L.8 -.75Q0 -1.1 -.84 -.72Z'), { fill: ochre(c) });
      },
      0.9,
    ),
  );
  ring(true);
  for (const [x, y, r] of [
    [18, 70, 3.4],
    [70, 52, 2.8],
    [58, 74, 2.2],
  ] as const)
    c.disc(x, y, r, '#6b5a68').disc(x + r * 0.3, y - r * 0.3, r * 0.6, '#cbb8bc');
  pool(c, 44, 109, 22, 2.6, '#000', 0.4);
};

/** A cactus that has pulled up its feet. */
const catusan: Scene = (c) => {
  desert(c, 96, [58, 34]);
  c.figure(() =>
    c.relief(
      RIM,
      () => {
        const green = c.mat('#a8c46a', '#2a4424');
        c.path(limb(pts('36 70 22 70 21 48'), () => 9, 12) + limb(pts('50 60 64 60 66 36'), () => 9, 12), { fill: green });
        c.path('M34 102V34Q34 22 43.5 22Q53 22 53 34V102Q49 110 43.5 104Q38 110 34 102Z', { fill: green });
        c.path('M38 26V102M43.5 24V102M49 26V102M21 50V66M65 40V58', { line: '#1f3a1c', width: 0.7, opacity: 0.6 });
        c.path(
          'M34 40l-3 -1M34 52l-3 -1M34 84l-3 1M53 40l3 -1M53 74l3 -1M53 88l3 1M16.6 52l-3 -1M16.6 60l-3 0M70 44l3 -1M70 52l3 0M40 22l-1 -3M47 22l1 -3',
          { line: '#fff0c8', width: 0.6, cap: true },
        );
        c.path('M37 44L43 47L37.5 48.5ZM51 44L45 47L50.5 48.5Z', { fill: '#fff3b0' }).path('M38 55Q44 51 50 55L48 59L46 57L44 60L42 57L40 59Z', {
          fill: '#1c2c14',
        });
        c.path(star(44, 21, 5, 2, 6) + star(66, 33, 3.4, 1.4, 6), { fill: c.mat('#ff9ac0', '#c2385c') });
        c.path('M30 106Q36 100 40 104L36 110H26ZM48 104Q52 100 58 106L62 110H52Z', { fill: green });
      },
      0.8,
      108,
    ),
  );
  rocksInFront(c, 118);
};

/** A salamander of hot stone runs over the rocks. */
const flamitos: Scene = (c) => {
  cavern(c, 98);
  c.figure(() =>
    c.group('translate(-9 3)', () =>
      c.relief(
        RIM,
        () => {
          const skin = c.mat('#ff9a4a', '#7a1f12');
          mane(c, pts('62 50 54 54 46 62 38 72 32 80'), 12, (t) => -80 - t * 30);
          beast(c, {
            body: '66 46 70 52 64 60 54 68 44 80 34 90 27 88 28 80 36 70 46 58 56 48',
            paint: skin,
            dark: c.mat('#b34a24', '#4a120c'),
            foot: '#3a120c',
            far: [
              ['58 60 66 70 70 80', 6],
              ['36 84 40 96 48 102', 7],
            ],
            near: [
              ['52 64 50 78 58 88', 7],
              ['30 84 22 92 24 104', 8],
            ],
            tail: ['30 84 18 92 16 104 30 112 50 110', 9],
          });
          const f = new Frame(66, 44, 1.1, -30, false);
          c.path(f.d('M-8 6C-8 -4 -2 -8 6 -7C12 -6 16 -3 16 0C16 3 12 5 6 6C2 9 -4 9 -8 6Z'), { fill: skin })
            .path(f.d(oval(3, -4, 2.2, 2.2)), { fill: '#fff3b0' })
            .path(f.d(oval(3.6, -4, 0.6, 1.8)), { fill: '#1a0805' });
          c.path(f.d('M16 1Q20 0 22 -2M16 1Q20 2 22 4'), { line: '#ffcf5a', width: 0.7, cap: true });
          c.path('M48 64l3 3M42 72l3 3M36 80l3 2M54 58l3 3', { line: '#fff0a0', width: 1.1, cap: true });
        },
        0.7,
      ),
    ),
  );
  sparks(c, 48, 70, 20, 44, 30);
};

/** A tortoise as old as its mountain carries a wood on its shell. */
const terraton: Scene = (c) => {
  desert(c, 92, [20, 36]);
  c.figure(() =>
    c.group('translate(-7 0)', () =>
      c.relief(
        RIM,
        () => {
          const skin = c.mat('#a89468', '#3a3020');
          for (const [x, h, k] of [
            [32, 42, 0.8],
            [40, 34, 1],
            [48, 33, 1.1],
            [56, 38, 0.9],
          ] as const)
            c.path(`M${x} ${h - 14 * k}L${x + 5 * k} ${h}H${x - 5 * k}ZM${x} ${h - 8 * k}L${x + 6 * k} ${h + 7 * k}H${x - 6 * k}Z`, {
              fill: c.mat('#7a9a5a', '#20381e'),
            });
          c.path(
            limb(pts('28 84 24 94 26 104'), taper(12, 8), 6) +
              limb(pts('58 84 62 94 60 104'), taper(12, 8), 6) +
              limb(pts('42 86 42 96 44 104'), taper(10, 8), 6),
            { fill: skin },
          );
          c.path(limb(pts('58 76 66 70 68 60'), taper(11, 8), 7), { fill: skin });
          c.path('M62 62C60 54 64 49 70 50C75 52 76 58 73 62C70 66 65 66 62 62Z', { fill: skin })
            .path(round(70.6, 55.4, 1.1), { fill: '#1a140a' })
            .path('M68 61.5Q72 61 74.6 58', { line: '#2a2214', width: 0.6 });
          c.path('M18 84C16 60 26 44 44 43C60 44 68 58 67 80Q44 90 18 84Z', { fill: c.mat('#c08a58', '#4a2a1c') });
          c.path('M44 43V86M30 48L34 68L22 82M57 48L54 68L64 78M34 68H54', { line: '#33190f', width: 0.9 }).path(
            'M44 43C60 44 68 58 67 80L58 83C60 64 56 50 44 43Z',
            { fill: '#e0b070', opacity: 0.4 },
          );
          c.path('M30 104h-8v3h9zM64 104h-9v3h9zM47 104h-8v3h8z', { fill: '#4a3c26' });
        },
        0.8,
        106,
      ),
    ),
  );
  rocksInFront(c, 118);
};

/** Turns his golden disc to the sun and throws its light. */
const helitos: Scene = (c) => {
  canyon(c, 98);
  shafts(c, 58, 30, 90, [100, 118, 136, 154], '#fff6d0', 0.3, 7);
  c.figure(() =>
    c.relief(
      '#fffbe0',
      () => {
        c.path(star(58, 30, 15, 9.5, 12), { fill: ochre(c) }).path(oval(58, 30, 9, 9), { fill: '#fffbe6' });
        person(c, {
          pose: posed(POSES.reach, 'far 24 -96 30 -112 near -10 -92 14 -104 tilt -20'),
          x: 40,
          y: 107,
          h: 60,
          build: BUILDS.slim,
          skin: c.mat('#c88a5a', '#4a2418'),
          top: c.mat('#fff0d0', '#a88a5c'),
          legs: c.mat('#fff0d0', '#a88a5c'),
          boots: ochre(c),
          face: { ...EYES, view: 'side', mood: 'closed' },
          dress: (k, q) => k.path(q.body.d('M-10 -56H8L12 -26L-14 -26Z'), { fill: red(k) }),
          hair: (k, q) => on(k, q.head, HAIR.tail, '#2c1610'),
        });
      },
      0.7,
      107,
    ),
  );
  c.glow(58, 30, 22, '#fff6d0', 0.7);
};

/** Blows a horn longer than himself; the canyon answers. */
const sonatos: Scene = (c) => {
  canyon(c, 98);
  c.figure(() =>
    c.relief(
      RIM,
      () => {
        c.path('M25 62C32 62 40 66 46 76C52 86 58 98 70 92C64 104 72 112 56 110C44 108 40 92 36 82C33 74 29 66 24 65Z', { fill: ochre(c) })
          .path('M58 86C64 90 70 90 74 86C76 96 72 108 62 112C56 110 54 96 58 86Z', { fill: c.mat('#ffe6a0', '#8a5a1c') })
          .path(oval(66, 99, 3.4, 10), { fill: '#33190f' });
        person(c, {
          pose: posed(
            POSES.bend,
            'head -4 -86 neck -2 -76 hip 2 -48 far 10 -62 14 -74 near 8 -58 18 -62 farLeg 9 -25 10 0 nearLeg -7 -25 -14 0 tilt -4',
          ),
          x: 20,
          y: 108,
          h: 62,
          build: BUILDS.strong,
          skin: clay(c),
          top: red(c),
          legs: hide(c),
          boots: slate(c),
          face: { ...EYES, view: 'side', mood: 'closed' },
          hair: (k, q) => (on(k, q.head, HAIR.wild, '#4a2418'), k.path(q.head.d(oval(0.5, 0.45, 0.34, 0.3)), { fill: clay(k) })),
        });
      },
      0.7,
      108,
    ),
  );
  c.path('M66 78q10 -6 14 -20M60 74q10 -10 12 -26M52 70q8 -14 8 -34', { line: '#fff6d8', width: 0.9, cap: true, opacity: 0.8 });
};

export const PEOPLE: Record<string, Scene> = {
  'Tecton Earthquaker': tecton,
  'Megalit Mountainshaker': megalit,
  'Roomban Rockmaster': roomban,
  'Suranom Stormbringer': suranom,
  'Gravitos Greatpower': gravitos,
  Catusan: catusan,
  Flamitos: flamitos,
  Terraton: terraton,
  Helitos: helitos,
  Sonatos: sonatos,
};
