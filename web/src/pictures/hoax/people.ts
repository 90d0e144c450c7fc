/** The characters of the Hoax, scholars every one: what each of them shows. */
import { curve, pts, round, type Canvas } from '../canvas';
import { BEARDS, HAIR, HATS, on, skirt } from '../kit/clothes';
import { face, skull } from '../kit/heads';
import { Frame, oval } from '../kit/path';
import { posed, POSES } from '../kit/poses';
import { BUILDS, person, type Joints } from '../kit/rig';
import { pool, shafts } from '../kit/scene';
import { limb, taper } from '../limbs';
import type { Scene } from '../painted';
import { INK, library, RIM, road, study, terrace } from './land';

const SKINS = { pale: ['#f6ead2', '#8d8474'], tan: ['#e3bf98', '#6b4a38'], dark: ['#a87858', '#3a241c'], grey: ['#dfe0d6', '#6d7880'] } as const;

export const skin = (c: Canvas, kind: keyof typeof SKINS): string => c.mat(SKINS[kind][0], SKINS[kind][1]);

export const wool = (c: Canvas, colour: 'plum' | 'navy' | 'green' | 'brown' | 'ink' | 'ivory' | 'rust'): string =>
  c.mat(
    ...({
      plum: ['#8a72a8', '#2a2140'],
      navy: ['#6b88b3', '#1a2740'],
      green: ['#78a08c', '#1c3832'],
      brown: ['#a88766', '#33241a'],
      ink: ['#5d7080', '#18222c'],
      ivory: ['#fffaf0', '#a39a88'],
      rust: ['#d08a5a', '#5a2a1c'],
    }[colour] as [string, string]),
  );

export const brass = (c: Canvas): string => c.mat('#f4d48a', '#7a5420');

export const DARK = { line: '#2c241e', eye: '#2b3d4c' } as const;

export function robed(c: Canvas, j: Joints, paint: string, width: number, trim = '#c79a4c', sway = 0): void {
  skirt(c, j, paint, width, 0, sway);
  c.path(j.body.d(`M${-width * 0.96 + sway} -4Q${sway} 2 ${width * 0.96 + sway} -4`), { line: trim, width: 0.8 });
}

/** Under his own little cloud, in his own little rain. */
const gloomy: Scene = (c) => {
  terrace(c, 92, ['#4a545c', '#6d777c', '#939a98', '#b3b0a0']);
  c.figure(() =>
    c.relief(
      '#dfe8ea',
      () => {
        c.path('M26 78H46V104H42V86H30V104H26Z', { fill: wool(c, 'brown') });
        person(c, {
          pose: posed(POSES.think, 'head 12 -58 neck 6 -52 tilt 26 far 20 -34 16 -48'),
          x: 37,
          y: 102,
          h: 70,
          skin: skin(c, 'grey'),
          top: wool(c, 'ink'),
          sleeves: wool(c, 'ink'),
          legs: wool(c, 'ink'),
          boots: '#20282e',
          face: { ...DARK, mood: 'sad', view: 'three' },
          dress: (k, q) =>
            k.path(
              curve(
                [q.hip, q.knees[0], [q.feet[0][0] + 3, q.feet[0][1] - 5], [q.feet[1][0] - 8, q.feet[1][1] - 1], [q.hip[0] - 7, q.hip[1] + 8]],
                true,
                8,
              ),
              { fill: wool(k, 'ink') },
            ),
          hair: (k, q) => on(k, q.head, HAIR.long, k.mat('#8a9298', '#30383e')),
        });
        const cloud = [
          [36, 30, 6],
          [45, 26, 8],
          [55, 28, 7],
          [62, 32, 5],
          [48, 33, 7],
        ] as const;
        c.path(cloud.map(([x, y, r]) => round(x, y, r)).join(''), { fill: c.mat('#9aa4aa', '#3c464e') });
      },
      0.7,
      104,
    ),
  );
  c.path('M38 42l-2 6M46 44l-2 6M54 42l-2 6M60 42l-2 6M42 52l-2 6M58 52l-2 6M36 60l-2 6M64 50l-2 6M62 62l-2 6M68 44l-2 6', {
    line: '#dfeaf0',
    width: 0.6,
    cap: true,
  });
};

/** Goes on by night with a lamp and a lens as large as his head. */
const seeker: Scene = (c) => {
  road(c, 92);
  c.figure(() =>
    c.relief(
      RIM,
      () => {
        const j = person(c, {
          pose: posed(
            POSES.creep,
            'head 30 -62 neck 20 -58 hip -4 -40 far 34 -52 48 -50 near 14 -38 28 -28 farLeg 14 -22 8 0 nearLeg -14 -20 -26 0 tilt 6',
          ),
          x: 24,
          y: 104,
          h: 60,
          skin: skin(c, 'tan'),
          top: wool(c, 'navy'),
          sleeves: wool(c, 'navy'),
          legs: wool(c, 'brown'),
          boots: '#2c241e',
          face: { ...DARK, view: 'side', mood: 'wide' },
          behind: (k, q) =>
            k.path(
              curve([q.shoulders[1], [q.hip[0] - 12, q.hip[1] + 2], [q.hip[0] - 15, q.hip[1] + 20], [q.hip[0] + 2, q.hip[1] + 18], q.hip], true),
              { fill: wool(k, 'navy') },
            ),
          hair: (k, q) => on(k, q.head, HATS.flat, wool(k, 'rust')),
        });
        const f = j.hand('far');
        c.path(f.d('M0 -1.6H12V1.6H0Z'), { fill: wool(c, 'brown') });
        c.path(f.d(`${oval(21, 0, 10.4)}`), { fill: brass(c) }).path(f.d(oval(21, 0, 8.4)), { fill: '#e8f6f8' });
        c.path(f.d('M16 -4Q19 -7 23 -6'), { line: '#fff', width: 0.8, cap: true });
        const [x, y] = j.hands[1];
        c.path(`M${x} ${y}v3`, { line: '#5a4630', width: 0.7 }).path(`M${x - 3} ${y + 3}h6l.8 8h-7.6Z`, { fill: c.mat('#fff3c0', '#e0a03c') });
      },
      0.7,
      104,
    ),
  );
  c.glow(50, 90, 14, '#ffe6a0', 0.6);
};

/** Kneels in the beam of light, hands joined, hood back. */
const monk: Scene = (c) => {
  c.sky(['#23262a', '#3a3c3c', '#5a564a', '#7a7058']);
  c.path('M20 100V44Q32 26 44 44V100ZM50 100V44Q62 26 74 44V100Z', { fill: '#8d8a78' }).path(
    'M24 100V46Q33 32 42 46V100ZM54 100V46Q62 32 72 46V100Z',
    { fill: '#d8d2b8' },
  );
  shafts(c, 66, 14, 110, [112, 122, 132], '#fff6d8', 0.3, 9);
  c.path('M0 98H70V122H0Z', { fill: c.shade(['#7a7058', '#24221c']) });
  c.figure(() =>
    c.relief(
      RIM,
      () => {
        const habit = wool(c, 'brown');
        c.path('M22 106C18 92 24 70 30 60C33 54 40 52 44 56C50 62 50 72 52 78L62 98C64 103 62 106 58 106Z', { fill: habit });
        c.path('M34 62C30 76 28 92 28 106M42 70C42 84 46 96 50 106', { line: '#0005', width: 0.6 });
        const f = new Frame(46, 50, 6.4, 14);
        skull(c, f, skin(c, 'tan'), { view: 'side' });
        face(c, f, { ...DARK, view: 'side', mood: 'closed' });
        on(c, f, HAIR.tonsure, '#4a3424');
        c.path('M30 62C28 50 34 44 38 46C42 50 40 58 44 62C40 66 34 66 30 62Z', { fill: c.mat('#8a6c50', '#2a1c14') });
        c.path('M40 66C46 64 52 62 57 56L60 58C58 66 52 74 44 78Z', { fill: habit }).path('M56 57L60 46C61 44 62.6 45 62 47L61 58Z', {
          fill: skin(c, 'tan'),
        });
        c.path('M50 78Q46 88 48 98', { line: '#e8d8b0', width: 1.1 }).path('M47 97h3v5h-3z', { fill: '#e8d8b0' });
      },
      0.7,
      106,
    ),
  );
  pool(c, 44, 107, 22, 3, '#fff3d0', 0.2);
};

/** A brain under glass that walks on legs of brass. */
const brain: Scene = (c) => {
  study(c, 98, [45, 44]);
  c.figure(() =>
    c.relief(
      RIM,
      () => {
        for (const [knee, foot] of [
          ['24 74', '16 104'],
          ['33 80', '29 108'],
          ['57 80', '60 108'],
          ['66 74', '71 102'],
        ] as const)
          c.path(limb(pts(`45 78 ${knee} ${foot}`), taper(4.6, 1.8), 8), { fill: brass(c) });
        c.path('M32 66H58L62 78Q45 90 28 78Z', { fill: c.mat('#c9d3d8', '#3a4852') }).path(oval(45, 66, 15, 3.6), { fill: brass(c) });
        c.path('M30 66C22 50 28 26 45 26C62 26 68 50 60 66Z', { fill: '#cfe6ea', opacity: 0.5 });
        c.path(
          'M33 60C27 56 28 48 32 46C30 39 36 34 41 36C44 31 51 33 52 37C58 37 62 43 59 48C63 52 61 59 56 60C53 64 47 63 45 61C42 64 36 64 33 60Z',
          { fill: c.mat('#f2b8bc', '#8a3f58') },
        );
        c.path('M45 37V61M37 42q5 -2 6 3q-6 0 -8 5M53 42q-4 0 -5 4q6 1 8 5M36 54q5 -2 6 4M54 55q-4 -2 -6 3M39 49q3 1 4 -1', {
          line: '#8a3f58',
          width: 0.9,
          cap: true,
        });
        c.path('M30 66C22 50 28 26 45 26C62 26 68 50 60 66', { line: '#fff', width: 0.8 });
        c.path('M52 31C58 36 60 44 59 52', { line: '#fff', width: 1.6, opacity: 0.8, cap: true });
        for (const x of [38, 45, 52]) c.path(round(x, 75, 2.4), { fill: INK }).path(round(x + 0.4, 74.6, 1.2), { fill: '#ffcf6b' });
      },
      0.7,
    ),
  );
  c.path('M26 34l-5 -3l2 -4l-5 -4M64 34l4 -4l-2 -4l4 -5', { line: '#9fe0ff', width: 0.8, cap: true });
};

/** So near that one smells the vinegar: a scowl over a cup that is tipped out. */
const bitter: Scene = (c) => {
  terrace(c, 100, ['#7a8078', '#a8a888', '#c8c08a', '#a89a5c']);
  c.figure(() =>
    c.relief(
      RIM,
      () => {
        c.path('M12 122C12 98 20 88 36 86C52 86 62 98 64 122Z', { fill: wool(c, 'green') }).path('M28 92L38 104L48 92L52 122H24Z', {
          fill: wool(c, 'ivory'),
        });
        const f = new Frame(37, 62, 17, -4);
        skull(c, f, skin(c, 'pale'), { view: 'three' });
        face(c, f, { ...DARK, view: 'three', mood: 'angry', brow: 1.4 });
        c.path(f.d('M-.3 -.75Q.1 -.85 .5 -.78M-.25 -.58Q.1 -.66 .45 -.6M-.2 .3Q-.1 .6 -.25 .85M.74 .3Q.8 .6 .7 .8'), {
          line: '#6d5f4c',
          width: 0.6,
          cap: true,
          opacity: 0.8,
        });
        on(c, f, 'M-.8 -.4C-1.05 -.2 -1.05 .4 -.7 .8L-.5 .5C-.6 .1 -.5 -.3 -.36 -.6Z', c.mat('#e8e4d8', '#7a7468'));
        on(c, f, BEARDS.goat, c.mat('#e8e4d8', '#7a7468'));
        c.path(limb(pts('58 118 70 104 65 84'), taper(15, 8), 8), { fill: wool(c, 'green') });
        c.path('M60 86C58 80 60 75 64 74L69 76C71 80 70 86 68 88Z', { fill: skin(c, 'pale') });
        const cup = new Frame(62, 70, 1.1, -112);
        c.path(cup.d('M-6 -9H6C6 -2 4 2 1.4 3V9H4V11H-4V9H-1.4V3C-4 2 -6 -2 -6 -9Z'), { fill: c.mat('#f4f4ee', '#5d6b74') });
      },
      0.8,
    ),
  );
  c.path('M52 72q-3 8 -2 22q1.4 -3 2.6 0q.4 -12 2 -20z', { fill: '#b8d83a' });
};

/** Goes, with everything on his back. */
const traveler: Scene = (c) => {
  road(c, 90);
  c.figure(() =>
    c.relief(
      RIM,
      () => {
        person(c, {
          pose: posed(
            POSES.stand,
            'head 12 -86 neck 6 -77 hip -2 -48 far 22 -66 32 -56 near -10 -62 6 -52 farLeg 13 -28 18 0 nearLeg -8 -26 -24 -4 open .55',
          ),
          x: 42,
          y: 106,
          h: 66,
          skin: skin(c, 'dark'),
          top: wool(c, 'rust'),
          sleeves: wool(c, 'rust'),
          legs: wool(c, 'brown'),
          boots: '#33241a',
          face: { ...DARK, view: 'side', mood: 'grin' },
          behind: (k, q) => {
            const [x, y] = q.neck;
            k.path(
              `M${x - 8} ${y - 6}C${x - 24} ${y - 14} ${x - 27} ${y + 14} ${x - 19} ${y + 24}C${x - 12} ${y + 28} ${x - 4} ${y + 20} ${x - 2} ${y + 2}Z`,
              { fill: wool(k, 'green') },
            );
            k.path(oval(x - 12, y - 13, 12, 4.4), { fill: wool(k, 'ivory') }).path(`M${x - 12} ${y - 17.4}v8.8`, { line: '#6d5f4c', width: 0.8 });
            k.path(`M${x - 22} ${y + 18}l-4 8h8Z`, { fill: brass(k) }).path(`M${x - 20} ${y - 4}h12M${x - 22} ${y + 8}h18`, {
              line: '#4a3424',
              width: 1,
            });
            k.path(`M${x - 26} ${y - 26}l3 22l2 0l-2 -22Z`, { fill: wool(k, 'brown') });
          },
          hair: (k, q) => (on(k, q.head, BEARDS.short, '#2c241e'), on(k, q.head, HATS.wide, wool(k, 'brown'))),
          farHand: (k, q) => k.path(`M${q.hands[0][0] - 0.9} ${q.hands[0][1] - 26}h1.8L${q.hands[0][0] + 4} 107h-1.8Z`, { fill: wool(k, 'brown') }),
        });
      },
      0.7,
      106,
    ),
  );
};

/** Peers around the door: the dark behind is full of eyes. */
const paranoid: Scene = (c) => {
  c.sky(['#14161a', '#1c2024', '#24282a', '#14161a']);
  for (const [x, y, k] of [
    [26, 30, 1],
    [62, 26, 0.8],
    [30, 54, 0.7],
    [64, 58, 1.1],
    [16, 40, 0.8],
    [66, 84, 0.8],
    [40, 22, 0.6],
    [28, 98, 0.7],
    [60, 104, 0.9],
  ] as const)
    c.path(`M${x - 3.4 * k} ${y}Q${x} ${y - 3 * k} ${x + 3.4 * k} ${y}Q${x} ${y + 3 * k} ${x - 3.4 * k} ${y}Z`, { fill: '#f6e9a0' }).path(
      oval(x, y, 0.8 * k, 1.6 * k),
      { fill: '#14161a' },
    );
  c.figure(() =>
    c.relief(
      RIM,
      () => {
        const f = new Frame(41, 56, 13.5, -8);
        c.path('M38 72C30 76 29 92 29 122H54V76Z', { fill: wool(c, 'plum') });
        c.path(limb(pts('34 92 20 96 22 78'), taper(9, 5), 8), { fill: wool(c, 'plum') }).path(round(22.4, 75, 3.4), { fill: skin(c, 'pale') });
        c.path('M20.6 74V60H24.4V74Z', { fill: '#fff4d8' }).path('M22.5 60Q19.4 55 22.5 49Q25.6 55 22.5 60Z', { fill: '#ffb347' });
        skull(c, f, skin(c, 'pale'), { view: 'front' });
        face(c, f, { ...DARK, view: 'front', mood: 'wide' });
        c.path(f.d(`${oval(-0.36, -0.08, 0.3, 0.34)}${oval(0.36, -0.08, 0.3, 0.34)}`), { fill: '#fffdf4' }).path(
          f.d(`${oval(-0.24, -0.06, 0.1, 0.12)}${oval(0.48, -0.06, 0.1, 0.12)}`),
          { fill: '#1a1a1a' },
        );
        on(c, f, 'M-.8 -.3L-1.1 -1L-.75 -.9L-.8 -1.6L-.35 -1.15L-.1 -1.8L.15 -1.15L.6 -1.6L.6 -1L1 -.9L.8 -.3C.5 -.85 -.5 -.85 -.8 -.3Z', '#6d7880');
      },
      0.8,
    ),
  );
  c.relief(RIM, () => {
    c.path('M50 16H76V122H50Z', { fill: c.mat('#8a6a4a', '#3a2818') }).path('M54 22H70V62H54ZM54 70H70V118H54Z', { line: '#2a1c12', width: 0.9 });
    c.path(round(60, 68, 1.7), { fill: brass(c) });
    c.path(
      'M47 80C47 78 50 77 53 77.6L58 79C59 80.6 57 81.6 55 81L58 83.6C58.6 85.4 56 85.8 54 84.6L57 87.6C57 89.4 54.6 89.2 53 88L54.6 91C54 92.6 51 91.6 49.6 90Q47 86 47 80Z',
      { fill: skin(c, 'pale') },
    );
  });
  c.glow(22.5, 56, 16, '#ffdf9a', 0.7);
};

/** Arms crossed, one brow up; behind him a chair floats, and he has found the thread. */
const sceptic: Scene = (c) => {
  library(c, 98);
  c.figure(() =>
    c.relief(
      RIM,
      () => {
        person(c, {
          pose: posed(POSES.hero, 'far 26 -64 4 -62 near -26 -64 -4 -58 tilt -6'),
          x: 44,
          y: 108,
          h: 76,
          build: BUILDS.slim,
          skin: skin(c, 'pale'),
          top: wool(c, 'ink'),
          sleeves: wool(c, 'ink'),
          legs: null,
          face: { ...DARK, view: 'three', mood: 'sly' },
          dress: (k, q) => robed(k, q, wool(k, 'ink'), 15),
          hair: (k, q) => {
            on(k, q.head, HAIR.cap, '#2c241e');
            k.path(q.head.d('M-.2 -.5Q.1 -.85 .34 -.62'), { line: '#2c241e', width: 0.7, cap: true });
            k.path(q.head.d(`${oval(0.06, -0.06, 0.27, 0.27)}${oval(0.62, -0.08, 0.2, 0.26)}`), { line: '#b88a3c', width: 0.5 });
          },
        });
      },
      0.7,
      108,
    ),
  );
  c.path('M60 30h9v1.6h-9zM60.6 31.6V38M68 31.6V38M60 20V31M69 20V31M60 22h9M60 26h9', { line: '#4a3424', width: 1, cap: true }).path('M64.5 0V22', {
    line: '#fff',
    width: 0.3,
    opacity: 0.8,
  });
};

/** On the rostrum, one hand at the sky, the crowd below. */
const rhetorician: Scene = (c) => {
  terrace(c, 90);
  c.figure(() =>
    c.relief(
      RIM,
      () => {
        person(c, {
          pose: posed(POSES.raise, 'far 22 -96 30 -118 near -20 -64 -6 -60 tilt -10'),
          x: 46,
          y: 98,
          h: 56,
          build: BUILDS.strong,
          skin: skin(c, 'tan'),
          top: wool(c, 'ivory'),
          legs: null,
          face: { ...DARK, view: 'side', mood: 'shout' },
          dress: (k, q) => k.path(q.body.d('M-13 -76C-4 -60 8 -50 12 -40L14 -24L-14 -24L-12 -50Z'), { fill: wool(k, 'plum') }),
          hair: (k, q) => (on(k, q.head, HAIR.cap, '#7a7468'), on(k, q.head, BEARDS.short, '#8d8678')),
        });
      },
      0.7,
    ),
  );
  c.relief(RIM, () =>
    c.path('M32 82H60L64 120H28Z', { fill: c.mat('#e8e0c8', '#7a7460') }).path('M30 78H62V84H30Z', { fill: c.mat('#fffaf0', '#948c78') }),
  );
  c.path('M66 36q3 3 0 7M70 32q5 6 0 14', { line: '#fff', width: 0.8, cap: true, opacity: 0.9 });
  for (const [x, y, r] of [
    [6, 116, 4],
    [16, 113, 4.6],
    [24, 117, 4],
    [68, 113, 4.4],
    [75, 117, 4],
    [11, 121, 5],
    [64, 121, 5],
  ] as const)
    c.path(round(x, y, r) + `M${x - r * 1.5} 124Q${x} ${y + r} ${x + r * 1.5} 124Z`, { fill: '#33424e' });
};

/** Bent over a world on a table, dividers in hand. */
const cartographer: Scene = (c) => {
  study(c, 100, [60, 52]);
  c.figure(() =>
    c.relief(
      RIM,
      () => {
        person(c, {
          pose: posed(POSES.bow, 'head 22 -74 neck 13 -72 hip -12 -46 far 30 -56 40 -42 near 8 -50 24 -42 tilt 34'),
          x: 34,
          y: 108,
          h: 72,
          build: BUILDS.old,
          skin: skin(c, 'pale'),
          top: wool(c, 'green'),
          sleeves: wool(c, 'green'),
          legs: null,
          face: { ...DARK, view: 'side', mood: 'calm' },
          dress: (k, q) => robed(k, q, wool(k, 'green'), 15, '#c79a4c', -8),
          hair: (k, q) => (on(k, q.head, HATS.flat, wool(k, 'ink')), on(k, q.head, BEARDS.long, c.mat('#f0ece0', '#7a7468'))),
        });
        c.path('M30 84L72 76V84L36 94Z', { fill: c.mat('#fff4d4', '#c4a870') }).path('M34 88q6 -4 10 -2t9 -3q6 -2 13 0M44 82q2 3 6 2M56 79q3 4 9 2', {
          line: '#8a5a34',
          width: 0.6,
        });
        c.path('M30 84L36 94V98L30 88ZM36 94L72 84V90L36 98Z', { fill: wool(c, 'brown') }).path('M40 97V118M68 90V118', {
          line: '#3a281a',
          width: 2.2,
        });
        c.path('M62 81L60 70L57.6 82M60 70V66', { line: '#4a565e', width: 0.8 });
        c.path('M66 78V66h2.4v12Z', { fill: '#fff4d8' }).path('M67.2 66Q65 62 67.2 58Q69.4 62 67.2 66Z', { fill: '#ffb347' });
      },
      0.7,
    ),
  );
  c.glow(67, 62, 12, '#ffe6a0', 0.8);
};

export const PEOPLE: Record<string, Scene> = {
  'Wogarathoras the Gloomy': gloomy,
  'Athradysas the Seeker': seeker,
  'Ledinemras the Monk': monk,
  'Zedemikras the Brain': brain,
  'Ciklarethas the Bitter': bitter,
  'Nirwadas the Traveler': traveler,
  'Penemikanas the Paranoid': paranoid,
  'Vetraskedas the Sceptic': sceptic,
  'Helkomedes the Rhetorician': rhetorician,
  'Redamikanas the Cartographer': cartographer,
};
