/** The characters of the Hoax, scholars every one: what each of them shows. */
import { curve, pts, round, star, type Canvas } from '../canvas';
import { BEARDS, cloak, HAIR, HATS, on, skirt } from '../kit/clothes';
import { face, skull } from '../kit/heads';
import { Frame, oval } from '../kit/path';
import { posed, POSES } from '../kit/poses';
import { BUILDS, person, type Joints } from '../kit/rig';
import { pool, shafts } from '../kit/scene';
import { limb, taper } from '../limbs';
import type { Scene } from '../painted';
import { chart, garden, INK, library, observatory, RIM, road, STEEL, study, terrace } from './land';

const SKINS = { pale: ['#f6ead2', '#8d8474'], tan: ['#e3bf98', '#6b4a38'], dark: ['#a87858', '#3a241c'], grey: ['#dfe0d6', '#6d7880'] } as const;
const skin = (c: Canvas, kind: keyof typeof SKINS): string => c.mat(SKINS[kind][0], SKINS[kind][1]);
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
const DARK = { line: '#2c241e', eye: '#2b3d4c' } as const;

function robed(c: Canvas, j: Joints, paint: string, width: number, trim = '#c79a4c', sway = 0): void {
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

export const PEOPLE: Record<string, Scene> = {
  Xelethotiras: leader,
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
  'Bethenitana the Storyteller': storyteller,
  'Demegodas the Odd': odd,
  'Thirkomedas the Serene': serene,
  'Genathones the Blind': blind,
  'Ketharkopas the Astronomer': astronomer,
  'Mekarthas the Shrewd': shrewd,
  'Sarogakanas the Ancient': ancient,
};
