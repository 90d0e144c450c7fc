/** The people and the beasts of the Aqua. */
import { curve, pts, round, star, type Canvas } from '../canvas';
import { HAIR, on } from '../kit/clothes';
import { face, skull } from '../kit/heads';
import { Frame, oval } from '../kit/path';
import { posed, POSES } from '../kit/poses';
import { BUILDS, person } from '../kit/rig';
import { shafts } from '../kit/scene';
import { limb } from '../limbs';
import type { Scene } from '../painted';
import { abyss, bubbles, kelp, reef, RIM, surface, tail, tentacle } from './land';

export const skins = { jade: ['#c0f4dc', '#2c8a84'], sky: ['#d0f0ff', '#3c7cb0'], lilac: ['#ecdcff', '#6a5cb0'], sand: ['#fbe6cc', '#a87a6a'] } as const;
export const skin = (c: Canvas, kind: keyof typeof skins): string => c.mat(skins[kind][0], skins[kind][1]);
export const scale = (c: Canvas, a = '#6af0d0', b = '#0c5a6c'): string => c.mat(a, b);
const gold = (c: Canvas): string => c.mat('#fff0a8', '#b8862c');
const pearl = (c: Canvas): string => c.mat('#ffffff', '#a8c0d0');
export const FACE = { line: '#0c3444', eye: '#0c4a5c', ear: 'point' } as const;
const flow = 'M.7 -.75C.3 -1.5 -.95 -1.5 -1.06 -.3C-1.6 .6 -1.2 1.6 -2.2 2.6C-2.6 3.2 -3.4 3.2 -4 2.8C-3.2 4.4 -1.6 3.6 -1 2.2C-.6 1.4 -.3 .9 -.4 .3C-.4 -.4 .2 -.6 .7 -.75Z';

/** The leader, throned in a shell, the whole sea for a train. */
const leader: Scene = (c) => {
  reef(c, 112, ['#a8f4ec', '#3cb0cc', '#125c94', '#08284c']);
  shafts(c, 44, 20, 100, [-160, -130, 40, 66, 90, 114, 140], '#f0ffff', 0.18, 8);
  c.figure(() =>
    c.relief('#f4ffff', () => {
      for (let i = 0; i < 9; i++) c.path(new Frame(44, 98, 1, -80 + i * 20).d('M-7 0L-10 -64Q0 -76 10 -64L7 0Z'), { fill: c.mat(i % 2 ? '#ffd8d0' : '#fff4ec', i % 2 ? '#c86a7a' : '#d89aa0') });
      const j = person(c, {
        pose: posed(POSES.sit, 'hip 0 -38 far 24 -60 30 -76 near -22 -54 -20 -38'), x: 44, y: 106, h: 76, build: BUILDS.woman, skin: skin(c, 'jade'), top: scale(c), legs: null,
        face: { ...FACE, view: 'front', mood: 'proud' },
        behind: (k, q) => k.path(q.head.d('M-1.1 2.6C-1.6 -.4 -1.2 -1.4 0 -1.4C1.2 -1.4 1.6 -.4 1.1 2.6Q0 1.6 -1.1 2.6Z'), { fill: k.mat('#f4ffff', '#7ac0d0') }),
        dress: (k, q) => tail(k, q, '48 92 40 106 26 110 16 104', scale(k), k.mat('#c0fff0', '#1c8a8a')),
        hair: (k, q) => {
          on(k, q.head, 'M-.84 -.1C-.9 -1.2 .9 -1.2 .84 -.1C.6 -.7 .2 -.8 0 -.85C-.2 -.8 -.6 -.7 -.84 -.1Z', '#eafcff');
          k.path(q.head.d('M-.8 -.8L-1.1 -2L-.5 -1.4L-.2 -2.6L.2 -2.6L.5 -1.4L1.1 -2L.8 -.8Q0 -1.2 -.8 -.8Z'), { fill: k.mat('#ffb8a8', '#c84a5c') });
        },
      });
      const [x, y] = j.hands[0];
      c.path(`M${x - 0.9} 108V${y - 16}h1.8V108Z`, { fill: gold(c) }).path(`M${x} ${y - 32}l2 6v8h4v-10l2 -4v16h-16v-16l2 4v10h4v-8Z`, { fill: gold(c) });
    }, 0.8),
  );
  bubbles(c, 8);
};

/** Eels crown her; where she looks they strike. */
const eelena: Scene = (c) => {
  abyss(c, '#8affc8', [44, 52]);
  c.figure(() =>
    c.relief('#c8fff0', () => {
      const eel = c.mat('#6ae0a8', '#0c4a4c');
      for (const line of ['42 50 32 40 22 42 18 30 26 24', '43 46 36 30 28 22 36 14', '45 45 46 28 42 16 50 12', '47 47 56 32 64 28 62 16', '48 50 60 44 68 48 72 38 66 32']) {
        c.path(limb(pts(line), (t) => 5.4 * (1 - t * 0.4), 14), { fill: eel });
        const p = pts(line);
        const [x, y] = p[p.length - 1] ?? [0, 0];
        c.path(oval(x, y, 3, 2.4), { fill: eel }).path(round(x + 0.4, y - 0.6, 0.7), { fill: '#fff6a0' });
      }
      person(c, {
        pose: posed(POSES.hero, 'far 26 -64 12 -50 near -26 -64 -12 -50'), x: 45, y: 116, h: 74, build: BUILDS.woman, skin: skin(c, 'jade'), top: scale(c, '#a8f0ff', '#14507c'), legs: null,
        face: { ...FACE, view: 'front', mood: 'angry', glow: true, eye: '#f4fff0' },
        dress: (k, q) => tail(k, q, '50 94 42 108 54 116 68 112', scale(k, '#8ae8ff', '#0c4a7c'), k.mat('#d8fff8', '#2c8aa8')),
      });
    }, 0.7),
  );
};

/** The great octopus writes with eight arms at once. */
const octopus: Scene = (c) => {
  reef(c, 108);
  c.figure(() =>
    c.relief('#ffe8dc', () => {
      const red = c.mat('#ff9a7a', '#8a1c34');
      for (const line of ['40 74 26 78 14 70 8 80 14 86', '40 78 30 90 18 92 12 104 20 108', '42 80 38 96 28 104 32 114', '48 80 52 96 62 104 58 114', '50 78 60 88 70 90 76 102', '52 74 64 76 70 66 66 58', '38 72 24 66 20 54 28 48', '52 70 62 66 64 54 58 50']) tentacle(c, line, 8, red);
      c.path('M28 56C24 32 34 20 45 20C58 20 66 32 62 54C60 68 56 78 45 78C34 78 30 68 28 56Z', { fill: red });
      c.path(oval(38, 60, 5, 5.4) + oval(53, 60, 5, 5.4), { fill: '#fff6c0' }).path('M34 60.6H42M49 60.6H57', { line: '#2a0810', width: 2.2, cap: true }).path('M32 53Q38 50 43 55M48 55Q53 50 59 53', { line: '#8a1c34', width: 1.4, cap: true });
      c.path(pts('38 32 48 28 55 38 42 42 34 44').map(([x, y]) => oval(x, y, 2.2, 1.8)).join(''), { fill: '#ffc8a8', opacity: 0.7 });
    }, 0.7),
  );
};

/** Arms as thick as masts close about a ship. */
const kraken: Scene = (c) => {
  surface(c, 84, ['#141c34', '#33486a', '#6a8494', '#c8b898']);
  c.figure(() =>
    c.relief('#dff0f8', () => {
      const hide = c.mat('#7a9ab8', '#14243c');
      tentacle(c, '20 122 14 90 22 60 16 36 26 24 34 30', 13, hide, '#dcecf4');
      c.path('M26 72Q46 80 66 70L60 86Q46 92 32 86Z', { fill: c.mat('#b07a4c', '#3a2014') }).path('M45 76V34', { line: '#5a3a20', width: 1.6 }).path('M46 38C56 40 60 50 56 60L46 62Z', { fill: '#f4ecd8' }).path('M44 42L34 62H44Z', { fill: '#f4ecd8' }).path('M45 34l8 -2l-8 -2Z', { fill: '#c83c3c' });
      tentacle(c, '66 122 74 94 66 74 54 66 40 70 32 62', 12, hide, '#dcecf4');
      tentacle(c, '44 124 42 106 50 96 64 90 66 78', 10, hide, '#dcecf4');
      tentacle(c, '8 120 10 104 20 98 30 88 28 78', 9, hide, '#dcecf4');
    }, 0.7),
  );
  c.path('M0 106q8 -6 16 0t16 0t16 0t16 0t16 0V124H0Z', { fill: '#0c2444', opacity: 0.85 });
};

/** On a horse of the sea, lance down. */
const aaralia: Scene = (c) => {
  reef(c, 108);
  c.figure(() =>
    c.relief(RIM, () => {
      const horse = c.mat('#ffd08a', '#b0582c');
      c.path(limb(pts('50 40 44 50 40 66 46 84 42 100 30 104 26 94 34 92'), (t) => 17 * (1 - t * 0.78), 18), { fill: horse }).path('M34 66L26 60L28 70L22 72L30 80L38 80Z', { fill: c.mat('#ffe8b8', '#d8843c') });
      c.path('M44 44C42 34 50 28 56 30L70 38C72 41 70 44 66 43L58 44C58 50 54 52 50 52Z', { fill: horse }).path('M46 34L42 26L50 30L50 22L55 29Z', { fill: horse }).path(round(58, 36, 1.4), { fill: '#2a1408' });
      person(c, {
        pose: posed(POSES.ride, 'far 22 -46 34 -44 near 8 -44 22 -36'), x: 38, y: 82, h: 56, build: BUILDS.woman, skin: skin(c, 'sky'), top: scale(c, '#b8c8ff', '#2c3c8c'), legs: scale(c, '#8ac8ff', '#1c4a8a'),
        face: { ...FACE, view: 'side', mood: 'angry' },
        hair: (k, q) => on(k, q.head, flow, k.mat('#ff9a7a', '#a82c4c')),
        nearHand: (k, q) => k.path(`M${q.hands[1][0] - 24} ${q.hands[1][1] + 9}L${q.hands[1][0] + 26} ${q.hands[1][1] - 10}`, { line: '#fff0c0', width: 1.5 }).path(`M${q.hands[1][0] + 24} ${q.hands[1][1] - 12}l10 -2l-8 6Z`, { fill: pearl(k) }),
      });
    }, 0.7),
  );
};

/** The deep lights up, and it is too late. */
const electric: Scene = (c) => {
  abyss(c, '#ffe86a', [46, 60]);
  c.figure(() =>
    c.relief('#fffbc0', () => {
      c.path(limb(pts('26 112 48 108 66 96 58 82 36 78 22 64 32 48 54 44 62 32'), (t) => 7 + Math.sin(t * 3.1) * 7, 30), { fill: c.mat('#8aa0ff', '#1c1c5c') });
      c.path('M54 26C60 18 72 22 74 30C74 38 66 42 58 40C54 38 52 30 54 26Z', { fill: c.mat('#8aa0ff', '#1c1c5c') }).path(oval(65, 28, 2.4, 2.6), { fill: '#fff36a' }).path('M60 37Q68 40 74 33L72 37L70 35L68 39L65 36L63 39Z', { fill: '#f4f8ff' });
      c.path('M34 92l3 -4M46 88l2 -5M26 74l4 -3M30 58l4 2M42 50l2 4', { line: '#fff36a', width: 1.2, cap: true });
    }, 0.7),
  );
  c.path('M20 46L26 40L22 38L30 30M50 62L56 58L54 54L62 50M38 98L44 94L42 90M14 86L20 82L16 80L22 74M64 112l4 -5l-3 -2l5 -5', { line: '#fff8a0', width: 1.2, cap: true });
};

/** So large that the wreck it passes is a toy. */
const behemoth: Scene = (c) => {
  abyss(c, '#3c8ab0', [30, 40]);
  c.figure(() =>
    c.relief('#b8e4f0', () => {
      c.path('M78 40C60 26 30 30 18 48C10 60 12 74 22 82C40 96 66 92 80 84Z', { fill: c.mat('#7ab0c4', '#0c2c48') });
      c.path('M17 68C30 78 52 80 80 72V84C66 92 40 96 22 82C18 78 16 72 17 68Z', { fill: c.mat('#d0ecec', '#3c6c84') }).path('M24 80Q44 90 80 82M20 76Q44 85 80 77', { line: '#2c5a74', width: 0.7 });
      c.path('M17 68C30 78 52 80 80 72', { line: '#08243c', width: 1.4 }).path(oval(36, 60, 3, 2.6), { fill: '#fff6c8' }).path(oval(36, 60.4, 1.4, 1.6), { fill: '#08141c' }).path('M30 54Q36 51 42 55', { line: '#08243c', width: 1.2, cap: true });
      c.path('M48 84C46 98 38 106 28 108C32 98 36 92 38 86Z', { fill: c.mat('#5a94ac', '#0a2440') });
      c.path('M50 40l3 3M58 44l3 2M44 46l3 2M64 38l3 2M54 52l3 2', { line: '#d8f4f4', width: 2, cap: true, opacity: 0.7 });
    }, 0.8),
  );
  c.path('M20 112L26 106L34 107L36 112ZM29 106V98M29 99l4 4h-4', { fill: '#061828', line: '#061828', width: 0.7 });
};

/** Plays what the drowned still hear. */
const uurunia: Scene = (c) => {
  kelp(c);
  c.figure(() =>
    c.relief(RIM, () => {
      c.path('M54 96C44 84 46 54 58 42C66 38 72 46 66 52C74 56 74 84 62 98Z', { fill: gold(c) }).path('M56 90C50 80 52 58 60 48C66 54 68 78 62 92Z', { fill: '#0f4a44' }).path('M56 58V88M59 52V92M62 54V92M65 62V84', { line: '#fffbe0', width: 0.5 });
      person(c, {
        pose: posed(POSES.sitSide, 'head 0 -64 neck -2 -54 far 16 -40 26 -48 near -2 -36 18 -34 tilt 6'), x: 32, y: 98, h: 74, build: BUILDS.woman, skin: skin(c, 'lilac'), top: scale(c, '#d0a8ff', '#4a2c8a'), legs: null,
        face: { ...FACE, view: 'three', mood: 'closed' },
        dress: (k, q) => tail(k, q, '34 88 42 104 28 112 16 108', scale(k, '#c0a0ff', '#3c2c8a'), k.mat('#f0dcff', '#8a5cc0')),
        hair: (k, q) => on(k, q.head, flow, k.mat('#f4ffff', '#7ab0c8')),
      });
      c.path('M14 112Q32 102 50 112V124H14Z', { fill: c.mat('#5a8a84', '#0c2c2c') });
    }, 0.7),
  );
};

/** Out of the water in one bow of silver. */
const iisilia: Scene = (c) => {
  surface(c, 92);
  c.figure(() => c.group('translate(-14 8) scale(1.05)', () =>
    c.relief('#f4ffff', () => {
      person(c, {
        pose: posed(POSES.fly, 'far 40 -74 58 -64 near 38 -62 56 -54 tilt 50'), x: 42, y: 82, h: 60, turn: 12, build: BUILDS.woman, skin: skin(c, 'sand'), top: scale(c, '#a8ffe0', '#1c7c84'), legs: null,
        face: { ...FACE, view: 'side', mood: 'grin' },
        dress: (k, q) => tail(k, q, '24 46 14 60 16 78', scale(k, '#c8fff0', '#1c6c8c'), k.mat('#f0fffc', '#3c9cac')),
        hair: (k, q) => on(k, q.head, flow, k.mat('#ffe08a', '#b8742c')),
      });
    }, 0.7),
  ));
  for (const [x, y, r] of [[16, 88, 2], [20, 84, 1.4], [12, 82, 1.6], [24, 90, 1.2], [62, 74, 1.4], [68, 70, 1.1], [18, 96, 2.4]] as const) c.disc(x, y, r, '#f4ffff', 0.9);
  c.path('M8 96Q16 86 24 96', { line: '#f4ffff', width: 1.4, cap: true });
};

/** Hangs from the weed, all mouth. */
const leech: Scene = (c) => {
  kelp(c);
  c.figure(() =>
    c.relief('#f0ffd8', () => {
      c.path(limb(pts('52 14 40 26 48 42 58 54 48 68 40 76'), (t) => 6 + t * 17, 18), { fill: c.mat('#c0d05a', '#3c4a14') });
      c.path(oval(40, 82, 15, 14), { fill: c.mat('#d8e07a', '#4a5a1c') }).path(oval(40, 84, 10.6, 9.6), { fill: '#3a0c18' });
      for (let i = 0; i < 10; i++) c.path(new Frame(40, 84, 1, i * 36).d('M-2.4 -9.6L0 -4.6L2.4 -9.6Z'), { fill: '#fffbe0' });
      c.path(oval(40, 84, 2.4, 2.2), { fill: '#c83c4c' }).path('M44 34q6 -1 9 3M50 46q7 0 10 4M46 58q8 -2 12 1M40 68q9 -3 14 0', { line: '#5a6a1c', width: 1, cap: true });
      c.path(round(31, 70, 1.8) + round(49, 70, 1.8), { fill: '#fff36a' }).path(round(31.3, 70.2, 0.8) + round(49.3, 70.2, 0.8), { fill: '#1a1a08' });
    }, 0.7),
  );
};

/** A crab like a fortress, and the gates are open. */
const crab: Scene = (c) => {
  reef(c, 106);
  c.figure(() =>
    c.relief('#ffe8d0', () => {
      const shell = c.mat('#ff9a5a', '#8a2418');
      for (const flip of [false, true]) {
        const f = new Frame(44, 78, 1, 0, flip);
        for (const [a, b] of [['14 6 26 2 32 14', 4], ['14 10 24 10 28 24', 4], ['10 14 18 18 20 32', 4]] as const) c.path(limb(f.all(pts(a)), (t) => b * (1 - t * 0.6), 8), { fill: shell });
        c.path(limb(f.all(pts('14 0 26 -8 24 -22')), (t) => 7 - t * 2, 8), { fill: shell });
        c.path(f.d('M18 -20C14 -34 20 -46 30 -48C26 -42 28 -38 30 -34C32 -40 36 -42 38 -42C40 -32 34 -20 26 -18Z'), { fill: shell }).path(f.d('M22 -24C20 -32 23 -39 27 -43'), { line: '#ffd0a0', width: 0.9, opacity: 0.8, cap: true });
      }
      c.path('M20 76C20 60 32 54 44 54C56 54 68 60 68 76C66 90 56 96 44 96C32 96 22 90 20 76Z', { fill: shell }).path('M28 66Q44 58 60 66M30 74h2M40 70h2M50 72h2M58 76h2M36 82h2M46 80h2', { line: '#ffd0a0', width: 1.2, cap: true });
      c.path('M38 56V46M50 56V46', { line: '#8a2418', width: 1.8 }).path(round(38, 44, 3) + round(50, 44, 3), { fill: '#fff6d8' }).path(round(38.6, 44.4, 1.4) + round(50.6, 44.4, 1.4), { fill: '#1a0808' });
      c.path('M36 88Q44 84 52 88L50 91L47 89L44 92L41 89L38 91Z', { fill: '#fffbe0' });
    }, 0.8),
  );
};

/** A girl of the sea and the turtle that lets her ride. */
const oomola: Scene = (c) => {
  reef(c, 110, ['#b0f0d8', '#4cbcc4', '#1c6c9c', '#0c2c54']);
  c.figure(() =>
    c.relief(RIM, () => {
      const hide = c.mat('#b8e0a0', '#2c6a4c');
      c.path('M20 84C12 92 8 102 12 106C20 102 26 94 30 90ZM56 86C62 94 70 98 76 96C74 88 66 82 60 80Z', { fill: hide }).path('M60 72C66 66 74 66 76 72C76 78 70 80 62 80Z', { fill: hide }).path(round(71.6, 71.6, 1.1), { fill: '#0c2418' });
      c.path('M16 82C18 66 32 60 44 62C56 64 64 72 64 82C50 92 28 92 16 82Z', { fill: c.mat('#8ac88a', '#1c4a3c') }).path('M30 66L34 76L24 84M48 64L48 76L58 84M34 76H48M40 62V76', { line: '#0f342c', width: 0.9 });
      person(c, {
        pose: posed(POSES.sitSide, 'far 20 -56 30 -70 near -10 -40 -14 -26'), x: 40, y: 80, h: 46, build: BUILDS.child, skin: skin(c, 'jade'), top: scale(c, '#ffc0d8', '#a83c7c'), legs: null,
        face: { ...FACE, view: 'three', mood: 'grin' },
        dress: (k, q) => tail(k, q, '44 74 54 76 60 66', scale(k, '#ffb8d8', '#a83c84'), k.mat('#ffe0f0', '#d86aa8')),
        hair: (k, q) => (on(k, q.head, HAIR.wild, k.mat('#8affd0', '#1c8a7c')), k.path(star(...q.head.p(-0.4, -1), 2.4, 1, 5), { fill: '#ffb07a' })),
      });
    }, 0.7),
  );
};

/** The white fish leaps up the fall of light. */
const yang: Scene = (c) => {
  reef(c, 112, ['#f4ffff', '#a8e8f0', '#4cb0d0', '#1c6090']);
  c.figure(() =>
    c.relief('#ffffff', () => {
      const white = c.mat('#ffffff', '#a8c0d8');
      c.path(curve(pts('34 96 22 104 16 114 28 112 36 116 40 104'), true), { fill: c.mat('#ffffff', '#c8dcec') });
      c.path(curve(pts('52 20 62 30 62 46 52 64 44 82 38 102 34 98 34 80 36 60 38 42 44 26'), true), { fill: white });
      c.path('M60 44C70 46 74 54 72 62C66 60 60 56 56 56ZM37 52C28 56 26 66 28 72C34 68 38 64 40 60ZM44 70C52 76 54 84 50 90C46 86 42 82 41 78Z', { fill: c.mat('#ffffff', '#c8dcec') });
      c.path(oval(46, 50, 6, 9) + oval(44, 76, 4, 6), { fill: '#ff9a6a', opacity: 0.85 }).path(round(54, 30, 2.2), { fill: '#10202c' }).path(round(54.6, 29.4, 0.7), { fill: '#fff' }).path('M52 20Q46 16 44 12M55 21Q58 16 62 14', { line: '#fff', width: 0.8, cap: true });
    }, 0.6),
  );
};

/** A ray, black, and the sea floor goes dark under it. */
const yin: Scene = (c) => {
  abyss(c, '#5a6ac8', [44, 66]);
  c.figure(() =>
    c.relief('#c8d0ff', () => {
      c.path('M44 40C54 42 64 52 78 74C64 68 56 74 48 86C46 90 42 90 40 86C32 74 24 68 10 74C24 52 34 42 44 40Z', { fill: c.mat('#4a5494', '#080a1c') });
      c.path('M38 42C34 34 34 30 36 26C39 30 41 36 42 41ZM50 42C54 34 54 30 52 26C49 30 47 36 46 41Z', { fill: c.mat('#4a5494', '#080a1c') }).path(limb(pts('44 86 46 98 40 108 46 118'), (t) => 3.4 * (1 - t), 10), { fill: '#141838' });
      c.path(round(38, 47, 1.6) + round(50, 47, 1.6), { fill: '#eaf0ff' }).path(round(30, 64, 2) + round(58, 64, 2) + round(36, 72, 1.3) + round(52, 72, 1.3), { fill: '#8a98ff' });
    }, 0.7),
  );
};

/** So young that a bubble is a house. */
const oosa: Scene = (c) => {
  kelp(c);
  c.figure(() => {
    c.relief(RIM, () => {
      person(c, {
        pose: posed(POSES.lotus, 'far 14 -30 6 -38 near -14 -30 -6 -38 tilt 8'), x: 44, y: 90, h: 62, build: BUILDS.child, skin: skin(c, 'sky'), top: scale(c, '#ffe08a', '#c8782c'), legs: null,
        face: { ...FACE, view: 'front', mood: 'wide' },
        dress: (k, q) => tail(k, q, '46 92 34 94 30 84', scale(k, '#ffd07a', '#c8642c'), k.mat('#fff0b8', '#e0984c')),
        hair: (k, q) => on(k, q.head, 'M-.84 -.2C-.9 -1.3 .9 -1.3 .84 -.2C.5 -.8 -.5 -.8 -.84 -.2ZM0 -1.1C-.3 -1.7 .3 -1.9 .2 -1.1Z', '#2c5a8a'),
      });
    }, 0.6);
    c.ring(44, 66, 28, '#f4ffff', 1.4, 1);
  });
  c.disc(44, 66, 28, '#dffcff', 0.16).path('M62 48Q70 58 68 72', { line: '#fff', width: 2, cap: true, opacity: 0.9 }).disc(28, 50, 2.4, '#fff', 0.8);
};

/** The first and the last of them: a bell of light, older than eyes. */
const uusa: Scene = (c) => {
  abyss(c, '#c88aff', [44, 50]);
  c.figure(() =>
    c.relief('#f0dcff', () => {
      for (const [x, sway] of [[26, -6], [33, 5], [40, -4], [48, 5], [55, -5], [62, 6]] as const) c.path(limb(pts(`${x} 56 ${x + sway} 70 ${x - sway} 86 ${x + sway} 100 ${x} 114`), (t) => 3.6 * (1 - t * 0.8), 14), { fill: c.mat('#e8c8ff', '#5a3c9c') });
      c.path('M18 58C16 34 30 22 44 22C58 22 72 34 70 58Q65 52 60 58Q55 53 50 59Q44 53 38 59Q33 53 28 58Q23 52 18 58Z', { fill: c.mat('#f4e0ff', '#5a3ca0') });
      c.path('M24 50C26 36 34 28 44 28M32 52C33 40 38 32 46 30M54 52C55 42 52 34 48 30', { line: '#fff', width: 0.8, opacity: 0.7, cap: true });
      const f = new Frame(44, 45, 7.4);
      skull(c, f, c.mat('#fff4ff', '#b090d8'), { view: 'front', ear: 'none' });
      face(c, f, { view: 'front', mood: 'closed', line: '#4a2c7c' });
    }, 0.7),
  );
  c.glow(44, 42, 20, '#fff0ff', 0.5);
};

export const PEOPLE: Record<string, Scene> = {
  'Aqua-Alpha-Alpha': leader,
  'Eelena-Aqua-Prima-Alpha': eelena,
  'Giant Octopus': octopus,
  'Terrible Kraken': kraken,
  'Aaralia-Aqua Secunda': aaralia,
  'Electric Eel': electric,
  'Briny Behemoth': behemoth,
  'Uurunia-Aqua-Terz': uurunia,
  'Iisilia-Aqua-Terz': iisilia,
  'Kelp Leech': leech,
  'Colossal Crustacean': crab,
  'Oomola-Aqua-Delta': oomola,
  Yang: yang,
  Yin: yin,
  'Oosa-Aqua-Epsilon': oosa,
  'Uusa-Alpha-Omega': uusa,
};

