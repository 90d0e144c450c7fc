/** The people and the beasts of the Aqua. */
import { pts, round, type Canvas } from '../canvas';
import { on } from '../kit/clothes';
import { Frame, oval } from '../kit/path';
import { posed, POSES } from '../kit/poses';
import { BUILDS, person } from '../kit/rig';
import { shafts } from '../kit/scene';
import { limb } from '../limbs';
import type { Scene } from '../painted';
import { abyss, bubbles, kelp, reef, RIM, surface, tail, tentacle } from './land';

export const skins = {
  jade: ['#c0f4dc', '#2c8a84'],
  sky: ['#d0f0ff', '#3c7cb0'],
  lilac: ['#ecdcff', '#6a5cb0'],
  sand: ['#fbe6cc', '#a87a6a'],
} as const;

export const skin = (c: Canvas, kind: keyof typeof skins): string => c.mat(skins[kind][0], skins[kind][1]);

export const scale = (c: Canvas, a = '#6af0d0', b = '#0c5a6c'): string => c.mat(a, b);

const gold = (c: Canvas): string => c.mat('#fff0a8', '#b8862c');

const pearl = (c: Canvas): string => c.mat('#ffffff', '#a8c0d0');

export const FACE = { line: '#0c3444', eye: '#0c4a5c', ear: 'point' } as const;

const flow =
  'M.7 -.75C.3 -1.5 -.95 -1.5 -1.06 -.3C-1.6 .6 -1.2 1.6 -2.2 2.6C-2.6 3.2 -3.4 3.2 -4 2.8C-3.2 4.4 -1.6 3.6 -1 2.2C-.6 1.4 -.3 .9 -.4 .3C-.4 -.4 .2 -.6 .7 -.75Z';

/** The leader, throned in a shell, the whole sea for a train. */
const leader: Scene = (c) => {
  reef(c, 112, ['#a8f4ec', '#3cb0cc', '#125c94', '#08284c']);
  shafts(c, 44, 20, 100, [-160, -130, 40, 66, 90, 114, 140], '#f0ffff', 0.18, 8);
  c.figure(() =>
    c.relief(
      '#f4ffff',
      () => {
        for (let i = 0; i < 9; i++)
          c.path(new Frame(44, 98, 1, -80 + i * 20).d('M-7 0L-10 -64Q0 -76 10 -64L7 0Z'), {
            fill: c.mat(i % 2 ? '#ffd8d0' : '#fff4ec', i % 2 ? '#c86a7a' : '#d89aa0'),
          });
        const j = person(c, {
          pose: posed(POSES.sit, 'hip 0 -38 far 24 -60 30 -76 near -22 -54 -20 -38'),
          x: 44,
          y: 106,
          h: 76,
          build: BUILDS.woman,
          skin: skin(c, 'jade'),
          top: scale(c),
          legs: null,
          face: { ...FACE, view: 'front', mood: 'proud' },
          behind: (k, q) =>
            k.path(q.head.d('M-1.1 2.6C-1.6 -.4 -1.2 -1.4 0 -1.4C1.2 -1.4 1.6 -.4 1.1 2.6Q0 1.6 -1.1 2.6Z'), { fill: k.mat('#f4ffff', '#7ac0d0') }),
          dress: (k, q) => tail(k, q, '48 92 40 106 26 110 16 104', scale(k), k.mat('#c0fff0', '#1c8a8a')),
          hair: (k, q) => {
            on(k, q.head, 'M-.84 -.1C-.9 -1.2 .9 -1.2 .84 -.1C.6 -.7 .2 -.8 0 -.85C-.2 -.8 -.6 -.7 -.84 -.1Z', '#eafcff');
            k.path(q.head.d('M-.8 -.8L-1.1 -2L-.5 -1.4L-.2 -2.6L.2 -2.6L.5 -1.4L1.1 -2L.8 -.8Q0 -1.2 -.8 -.8Z'), {
              fill: k.mat('#ffb8a8', '#c84a5c'),
            });
          },
        });
        const [x, y] = j.hands[0];
        c.path(`M${x - 0.9} 108V${y - 16}h1.8V108Z`, { fill: gold(c) }).path(`M${x} ${y - 32}l2 6v8h4v-10l2 -4v16h-16v-16l2 4v10h4v-8Z`, {
          fill: gold(c),
        });
      },
      0.8,
    ),
  );
  bubbles(c, 8);
};

/** Eels crown her; where she looks they strike. */
const eelena: Scene = (c) => {
  abyss(c, '#8affc8', [44, 52]);
  c.figure(() =>
    c.relief(
      '#c8fff0',
      () => {
        const eel = c.mat('#6ae0a8', '#0c4a4c');
        for (const line of [
          '42 50 32 40 22 42 18 30 26 24',
          '43 46 36 30 28 22 36 14',
          '45 45 46 28 42 16 50 12',
          '47 47 56 32 64 28 62 16',
          '48 50 60 44 68 48 72 38 66 32',
        ]) {
          c.path(
            limb(pts(line), (t) => 5.4 * (1 - t * 0.4), 14),
            { fill: eel },
          );
          const p = pts(line);
          const [x, y] = p[p.length - 1] ?? [0, 0];
          c.path(oval(x, y, 3, 2.4), { fill: eel }).path(round(x + 0.4, y - 0.6, 0.7), { fill: '#fff6a0' });
        }
        person(c, {
          pose: posed(POSES.hero, 'far 26 -64 12 -50 near -26 -64 -12 -50'),
          x: 45,
          y: 116,
          h: 74,
          build: BUILDS.woman,
          skin: skin(c, 'jade'),
          top: scale(c, '#a8f0ff', '#14507c'),
          legs: null,
          face: { ...FACE, view: 'front', mood: 'angry', glow: true, eye: '#f4fff0' },
          dress: (k, q) => tail(k, q, '50 94 42 108 54 116 68 112', scale(k, '#8ae8ff', '#0c4a7c'), k.mat('#d8fff8', '#2c8aa8')),
        });
      },
      0.7,
    ),
  );
};

/** The great octopus writes with eight arms at once. */
const octopus: Scene = (c) => {
  reef(c, 108);
  c.figure(() =>
    c.relief(
      '#ffe8dc',
      () => {
        const red = c.mat('#ff9a7a', '#8a1c34');
        for (const line of [
          '40 74 26 78 14 70 8 80 14 86',
          '40 78 30 90 18 92 12 104 20 108',
          '42 80 38 96 28 104 32 114',
          '48 80 52 96 62 104 58 114',
          '50 78 60 88 70 90 76 102',
          '52 74 64 76 70 66 66 58',
          '38 72 24 66 20 54 28 48',
          '52 70 62 66 64 54 58 50',
        ])
          tentacle(c, line, 8, red);
        c.path('M28 56C24 32 34 20 45 20C58 20 66 32 62 54C60 68 56 78 45 78C34 78 30 68 28 56Z', { fill: red });
        c.path(oval(38, 60, 5, 5.4) + oval(53, 60, 5, 5.4), { fill: '#fff6c0' })
          .path('M34 60.6H42M49 60.6H57', { line: '#2a0810', width: 2.2, cap: true })
          .path('M32 53Q38 50 43 55M48 55Q53 50 59 53', { line: '#8a1c34', width: 1.4, cap: true });
        c.path(
          pts('38 32 48 28 55 38 42 42 34 44')
            .map(([x, y]) => oval(x, y, 2.2, 1.8))
            .join(''),
          { fill: '#ffc8a8', opacity: 0.7 },
        );
      },
      0.7,
    ),
  );
};

/** Arms as thick as masts close about a ship. */
const kraken: Scene = (c) => {
  surface(c, 84, ['#141c34', '#33486a', '#6a8494', '#c8b898']);
  c.figure(() =>
    c.relief(
      '#dff0f8',
      () => {
        const hide = c.mat('#7a9ab8', '#14243c');
        tentacle(c, '20 122 14 90 22 60 16 36 26 24 34 30', 13, hide, '#dcecf4');
        c.path('M26 72Q46 80 66 70L60 86Q46 92 32 86Z', { fill: c.mat('#b07a4c', '#3a2014') })
          .path('M45 76V34', { line: '#5a3a20', width: 1.6 })
          .path('M46 38C56 40 60 50 56 60L46 62Z', { fill: '#f4ecd8' })
          .path('M44 42L34 62H44Z', { fill: '#f4ecd8' })
          .path('M45 34l8 -2l-8 -2Z', { fill: '#c83c3c' });
        tentacle(c, '66 122 74 94 66 74 54 66 40 70 32 62', 12, hide, '#dcecf4');
        tentacle(c, '44 124 42 106 50 96 64 90 66 78', 10, hide, '#dcecf4');
        tentacle(c, '8 120 10 104 20 98 30 88 28 78', 9, hide, '#dcecf4');
      },
      0.7,
    ),
  );
  c.path('M0 106q8 -6 16 0t16 0t16 0t16 0t16 0V124H0Z', { fill: '#0c2444', opacity: 0.85 });
};

/** On a horse of the sea, lance down. */
const aaralia: Scene = (c) => {
  reef(c, 108);
  c.figure(() =>
    c.relief(
      RIM,
      () => {
        const horse = c.mat('#ffd08a', '#b0582c');
        c.path(
          limb(pts('50 40 44 50 40 66 46 84 42 100 30 104 26 94 34 92'), (t) => 17 * (1 - t * 0.78), 18),
          { fill: horse },
        ).path('M34 66L26 60L28 70L22 72L30 80L38 80Z', { fill: c.mat('#ffe8b8', '#d8843c') });
        c.path('M44 44C42 34 50 28 56 30L70 38C72 41 70 44 66 43L58 44C58 50 54 52 50 52Z', { fill: horse })
          .path('M46 34L42 26L50 30L50 22L55 29Z', { fill: horse })
          .path(round(58, 36, 1.4), { fill: '#2a1408' });
        person(c, {
          pose: posed(POSES.ride, 'far 22 -46 34 -44 near 8 -44 22 -36'),
          x: 38,
          y: 82,
          h: 56,
          build: BUILDS.woman,
          skin: skin(c, 'sky'),
          top: scale(c, '#b8c8ff', '#2c3c8c'),
          legs: scale(c, '#8ac8ff', '#1c4a8a'),
          face: { ...FACE, view: 'side', mood: 'angry' },
          hair: (k, q) => on(k, q.head, flow, k.mat('#ff9a7a', '#a82c4c')),
          nearHand: (k, q) =>
            k
              .path(`M${q.hands[1][0] - 24} ${q.hands[1][1] + 9}L${q.hands[1][0] + 26} ${q.hands[1][1] - 10}`, { line: '#fff0c0', width: 1.5 })
              .path(`M${q.hands[1][0] + 24} ${q.hands[1][1] - 12}l10 -2l-8 6Z`, { fill: pearl(k) }),
        });
      },
      0.7,
    ),
  );
};

/** The deep lights up, and it is too late. */
const electric: Scene = (c) => {
  abyss(c, '#ffe86a', [46, 60]);
  c.figure(() =>
    c.relief(
      '#fffbc0',
      () => {
        c.path(
          limb(pts('26 112 48 108 66 96 58 82 36 78 22 64 32 48 54 44 62 32'), (t) => 7 + Math.sin(t * 3.1) * 7, 30),
          { fill: c.mat('#8aa0ff', '#1c1c5c') },
        );
        c.path('M54 26C60 18 72 22 74 30C74 38 66 42 58 40C54 38 52 30 54 26Z', { fill: c.mat('#8aa0ff', '#1c1c5c') })
          .path(oval(65, 28, 2.4, 2.6), { fill: '#fff36a' })
          .path('M60 37Q68 40 74 33L72 37L70 35L68 39L65 36L63 39Z', { fill: '#f4f8ff' });
        c.path('M34 92l3 -4M46 88l2 -5M26 74l4 -3M30 58l4 2M42 50l2 4', { line: '#fff36a', width: 1.2, cap: true });
      },
      0.7,
    ),
  );
  c.path('M20 46L26 40L22 38L30 30M50 62L56 58L54 54L62 50M38 98L44 94L42 90M14 86L20 82L16 80L22 74M64 112l4 -5l-3 -2l5 -5', {
    line: '#fff8a0',
    width: 1.2,
    cap: true,
  });
};

/** So large that the wreck it passes is a toy. */
const behemoth: Scene = (c) => {
  abyss(c, '#3c8ab0', [30, 40]);
  c.figure(() =>
    c.relief(
      '#b8e4f0',
      () => {
        c.path('M78 40C60 26 30 30 18 48C10 60 12 74 22 82C40 96 66 92 80 84Z', { fill: c.mat('#7ab0c4', '#0c2c48') });
        c.path('M17 68C30 78 52 80 80 72V84C66 92 40 96 22 82C18 78 16 72 17 68Z', { fill: c.mat('#d0ecec', '#3c6c84') }).path(
          'M24 80Q44 90 80 82M20 76Q44 85 80 77',
          { line: '#2c5a74', width: 0.7 },
        );
        c.path('M17 68C30 78 52 80 80 72', { line: '#08243c', width: 1.4 })
          .path(oval(36, 60, 3, 2.6), { fill: '#fff6c8' })
          .path(oval(36, 60.4, 1.4, 1.6), { fill: '#08141c' })
          .path('M30 54Q36 51 42 55', { line: '#08243c', width: 1.2, cap: true });
        c.path('M48 84C46 98 38 106 28 108C32 98 36 92 38 86Z', { fill: c.mat('#5a94ac', '#0a2440') });
        c.path('M50 40l3 3M58 44l3 2M44 46l3 2M64 38l3 2M54 52l3 2', { line: '#d8f4f4', width: 2, cap: true, opacity: 0.7 });
      },
      0.8,
    ),
  );
  c.path('M20 112L26 106L34 107L36 112ZM29 106V98M29 99l4 4h-4', { fill: '#061828', line: '#061828', width: 0.7 });
};

/** Plays what the drowned still hear. */
const uurunia: Scene = (c) => {
  kelp(c);
  c.figure(() =>
    c.relief(
      RIM,
      () => {
        c.path('M54 96C44 84 46 54 58 42C66 38 72 46 66 52C74 56 74 84 62 98Z', { fill: gold(c) })
          .path('M56 90C50 80 52 58 60 48C66 54 68 78 62 92Z', { fill: '#0f4a44' })
          .path('M56 58V88M59 52V92M62 54V92M65 62V84', { line: '#fffbe0', width: 0.5 });
        person(c, {
          pose: posed(POSES.sitSide, 'head 0 -64 neck -2 -54 far 16 -40 26 -48 near -2 -36 18 -34 tilt 6'),
          x: 32,
          y: 98,
          h: 74,
          build: BUILDS.woman,
          skin: skin(c, 'lilac'),
          top: scale(c, '#d0a8ff', '#4a2c8a'),
          legs: null,
          face: { ...FACE, view: 'three', mood: 'closed' },
          dress: (k, q) => tail(k, q, '34 88 42 104 28 112 16 108', scale(k, '#c0a0ff', '#3c2c8a'), k.mat('#f0dcff', '#8a5cc0')),
          hair: (k, q) => on(k, q.head, flow, k.mat('#f4ffff', '#7ab0c8')),
        });
        c.path('M14 112Q32 102 50 112V124H14Z', { fill: c.mat('#5a8a84', '#0c2c2c') });
      },
      0.7,
    ),
  );
};

/** Out of the water in one bow of silver. */
const iisilia: Scene = (c) => {
  surface(c, 92);
  c.figure(() =>
    c.group('translate(-14 8) scale(1.05)', () =>
      c.relief(
        '#f4ffff',
        () => {
          person(c, {
            pose: posed(POSES.fly, 'far 40 -74 58 -64 near 38 -62 56 -54 tilt 50'),
            x: 42,
            y: 82,
            h: 60,
            turn: 12,
            build: BUILDS.woman,
            skin: skin(c, 'sand'),
            top: scale(c, '#a8ffe0', '#1c7c84'),
            legs: null,
            face: { ...FACE, view: 'side', mood: 'grin' },
            dress: (k, q) => tail(k, q, '24 46 14 60 16 78', scale(k, '#c8fff0', '#1c6c8c'), k.mat('#f0fffc', '#3c9cac')),
            hair: (k, q) => on(k, q.head, flow, k.mat('#ffe08a', '#b8742c')),
          });
        },
        0.7,
      ),
    ),
  );
  for (const [x, y, r] of [
    [16, 88, 2],
    [20, 84, 1.4],
    [12, 82, 1.6],
    [24, 90, 1.2],
    [62, 74, 1.4],
    [68, 70, 1.1],
    [18, 96, 2.4],
  ] as const)
    c.disc(x, y, r, '#f4ffff', 0.9);
  c.path('M8 96Q16 86 24 96', { line: '#f4ffff', width: 1.4, cap: true });
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
};
