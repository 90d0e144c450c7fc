/** The earth and its storms, as the Terrah call them. */
import { curve, fix, polygon, pts, round, type Point } from '../canvas';
import { HAIR, on, skirt } from '../kit/clothes';
import { Frame, oval } from '../kit/path';
import { posed, POSES } from '../kit/poses';
import { BUILDS, person } from '../kit/rig';
import { ground, mist, peaks, puffs, shafts, stones } from '../kit/scene';
import { limb } from '../limbs';
import type { Scene } from '../painted';
import { canyon, desert, mesas, RIM, stormSky } from './land';
import { clay, hide, moss, red, rock } from './people';

const CLOUDS = [
  [16, 30, 9],
  [27, 25, 11],
  [42, 24, 13],
  [57, 26, 11],
  [68, 32, 8],
  [34, 34, 9],
  [50, 35, 9],
] as const;

/** Anvils of cloud, and a bolt that splits the mesa. */
const thunder: Scene = (c) => {
  c.sky(['#14141f', '#2c2a3c', '#5a4a50', '#c88a58']);
  mesas(
    c,
    96,
    [
      [16, 26, 12],
      [62, 22, 11],
    ],
    '#3a2628',
    '#5c3c36',
    '#20141a',
  );
  c.glow(42, 66, 26, '#fff0c0', 0.7);
  c.figure(() =>
    c.relief(
      '#fff',
      () => {
        c.path('M46 36L34 62L41 60L32 84L38 82L34 98L54 68L46 70L56 46L49 48L54 36Z', { fill: c.mat('#fffde8', '#ffcf4a') });
        puffs(c, CLOUDS, '#232032', '#8a84a0');
      },
      0.5,
    ),
  );
  c.path('M60 40L66 52L62 53L69 66M24 40L18 50L22 51L16 62', { line: '#fff6d0', width: 0.7, cap: true, opacity: 0.9 });
  ground(c, 98, '#5a3a2c', '#180d0c', '#a8784e');
};

/** Snow that whirls until there is no up or down. */
const snow: Scene = (c) => {
  c.sky(['#3c4658', '#7a8798', '#c4ccd4', '#eef0f0']);
  peaks(
    c,
    96,
    [
      [10, 30, 16],
      [36, 44, 20],
      [66, 34, 17],
    ],
    '#8a94a4',
    '#dfe4ea',
  );
  mist(c, 84, 30, '#f4f6f8', 0.7);
  c.figure(() => {
    for (const [r, w] of [
      [26, 2.6],
      [20, 2.2],
      [14, 1.8],
      [8, 1.4],
    ] as const) {
      const line: Point[] = [];
      for (let i = 0; i < 14; i++)
        line.push([44 + Math.cos(i * 0.52 + r) * r * (1 - i * 0.02), 56 + Math.sin(i * 0.52 + r) * r * 0.72 * (1 - i * 0.02)]);
      c.path(curve(line), { line: '#ffffff', width: w, cap: true, opacity: 0.85 });
    }
    for (const [x, y, r] of [
      [30, 40, 5],
      [60, 50, 6],
      [42, 58, 8],
      [28, 72, 5],
      [58, 76, 6],
    ] as const)
      for (const turn of [0, 60, 120])
        c.path(
          `M0 ${-r}V${r}M${-r * 0.3} ${-r * 0.8}L0 ${-r * 0.5}L${r * 0.3} ${-r * 0.8}M${-r * 0.3} ${r * 0.8}L0 ${r * 0.5}L${r * 0.3} ${r * 0.8}`,
          { line: '#4a6a8a', width: 0.7, cap: true, at: `translate(${x} ${y}) rotate(${turn})` },
        );
  });
  ground(c, 98, '#f4f6f8', '#7a8798', '#ffffff');
  c.motes(70, '#ffffff', 16, 114, 0.9);
};

/** A wall of sand with a face in it. */
const sand: Scene = (c) => {
  c.sky(['#8a5a34', '#d09a54', '#f4cf84', '#e0a858']);
  c.disc(58, 30, 7, '#fff3d0', 0.7);
  c.figure(() =>
    c.relief(
      '#fff0c8',
      () => {
        puffs(
          c,
          [
            [14, 86, 13],
            [24, 66, 13],
            [34, 50, 12],
            [46, 42, 12],
            [58, 50, 12],
            [68, 64, 12],
            [72, 84, 12],
            [34, 78, 14],
            [54, 80, 14],
            [44, 62, 14],
          ],
          '#a8703c',
          '#ffe0a0',
          0.3,
          -0.35,
        );
        c.path('M30 62Q36 56 42 63Q36 66 30 62ZM50 63Q56 56 62 62Q56 66 50 63Z', { fill: '#4a2814' }).path(
          'M32 80Q46 68 60 80Q56 96 46 97Q36 96 32 80Z',
          { fill: '#4a2814' },
        );
      },
      0.6,
    ),
  );
  for (let i = 0; i < 9; i++)
    c.path(`M${fix(c.dice.between(4, 30))} ${46 + i * 7}q14 ${i % 2 ? -4 : 4} 34 0`, { line: '#ffe9bc', width: 0.7, cap: true, opacity: 0.7 });
  ground(c, 102, '#d8a058', '#6b3c1c', '#ffe0a0');
};

/** The sky falls as water; the valley is a river already. */
const rain: Scene = (c) => {
  c.sky(['#1a2430', '#34485a', '#5c7484', '#8fa0a0']);
  mesas(
    c,
    94,
    [
      [14, 30, 12],
      [60, 34, 13],
    ],
    '#3c4448',
    '#5a6664',
    '#28303a',
  );
  c.figure(() => {
    puffs(c, CLOUDS, '#242e3a', '#7a8c9a');
    let d = '';
    for (let i = 0; i < 60; i++) {
      const [x, y] = [c.dice.between(14, 70), c.dice.between(40, 92)];
      d += `M${fix(x)} ${fix(y)}l-2.4 8`;
    }
    c.path(d, { line: '#cfe6f4', width: 0.6, cap: true, opacity: 0.85 });
  });
  c.path('M0 92Q18 88 36 92T70 91V122H0Z', { fill: c.shade(['#8aa4ae', '#3c5260', '#1a2630']) });
  c.path(
    pts('14 96 26 100 40 97 54 102 62 96 32 106 50 110 20 110')
      .map(([x, y]) => `M${x - 4} ${y}Q${x} ${y - 1.6} ${x + 4} ${y}Q${x} ${y + 1.6} ${x - 4} ${y}Z`)
      .join(''),
    { line: '#dff0f8', width: 0.5 },
  );
  c.path('M52 92L55 80L58 92Z', { fill: '#33190f' }).path(oval(55, 79, 4, 3), { fill: '#3a4a2a' });
};

/** A pillar of wind from the earth to the clouds. */
const typhoon: Scene = (c) => {
  stormSky(c, 98, ['#1c1a2a', '#4a3c48', '#8a6458', '#d8a870']);
  c.figure(() =>
    c.relief(
      '#fff0d8',
      () => {
        const rings: [number, number, number][] = [];
        for (let i = 0; i < 11; i++) rings.push([44 + Math.sin(i * 0.9) * 3, 98 - i * 7, 3 + i * i * 0.26]);
        c.path(curve([...rings.map(([x, y, r]): Point => [x - r, y]), ...[...rings].reverse().map(([x, y, r]): Point => [x + r, y - 1])], true, 8), {
          fill: c.mat('#d8c4b4', '#4a3a3e'),
        });
        for (const [x, y, r] of rings)
          c.path(`M${fix(x - r)} ${fix(y)}Q${fix(x)} ${fix(y + 3 + r * 0.16)} ${fix(x + r)} ${fix(y - 1)}`, {
            line: '#5a4648',
            width: 0.8,
            cap: true,
          });
      },
      0.7,
    ),
  );
  stones(
    c,
    [
      [24, 70, 2.6],
      [62, 62, 3],
      [58, 84, 2],
      [28, 90, 2.4],
      [68, 44, 2],
    ],
    '#33201c',
    '#d8a070',
  );
  puffs(
    c,
    [
      [34, 102, 5],
      [44, 104, 6],
      [54, 102, 5],
      [26, 105, 4],
      [62, 105, 4],
    ],
    '#8a6450',
    '#e8c8a0',
  );
};

/** The ground breaks into steps; a tower leans. */
const quake: Scene = (c) => {
  desert(c, 84, [20, 36]);
  c.figure(() =>
    c.relief(
      RIM,
      () => {
        c.group('rotate(14 56 80)', () => {
          c.path('M48 84V36H64V84Z', { fill: c.mat('#d8a070', '#6b3828') })
            .path('M46 36H66V32H62V28H58V32H54V28H50V32H46Z', { fill: c.mat('#e8b484', '#7a4430') })
            .path('M53 46h5v8h-5zM53 62h5v8h-5z', { fill: '#33150e' });
          c.path('M50 36L54 50L50 60L56 74', { line: '#33150e', width: 0.8 });
        });
        for (const [p, lit] of [
          ['-2 92 16 86 24 94 18 122 -2 122', '#c07a4c'],
          ['22 98 38 90 46 100 42 122 20 122', '#a8623c'],
          ['46 92 62 86 72 92 72 122 44 122', '#d08a58'],
        ] as const)
          c.path(polygon(pts(p)), { fill: c.mat(lit, '#3a1812') });
      },
      0.8,
    ),
  );
  c.path('M20 94L20 122M45 98L44 122', { line: '#1a0808', width: 2.4 });
  stones(
    c,
    [
      [34, 78, 3],
      [26, 66, 2.4],
      [40, 60, 2],
      [70, 70, 3],
    ],
    '#4a241c',
    '#d8a070',
  );
  c.motes(30, '#ffe0b0', 50, 110, 0.9);
};

/** He lifts a boulder before the dragon, and it tilts its head. */
const impress: Scene = (c) => {
  canyon(c, 98);
  c.figure(() =>
    c.relief(
      RIM,
      () => {
        const scales = c.mat('#8aa06a', '#28381f');
        c.path(
          limb(pts('78 112 64 96 70 74 60 58 50 54'), (t) => 24 - t * 13, 14),
          { fill: scales },
        );
        const h = new Frame(47, 56, 1, 8, true);
        c.path(h.d('M-9 -7C-2 -12 6 -10 12 -6C18 -4 22 -1 23 2C22 6 17 6 13 6L5 9C-1 10 -7 8 -10 3Z'), { fill: scales }).path(
          h.d('M-7 -8L-16 -12L-4 -12ZM-2 -10L-8 -19L2 -11Z'),
          { fill: c.mat('#d8c8a8', '#6b5a3c') },
        );
        c.path(h.d(oval(7, -5, 2, 2)), { fill: '#fff6c8' })
          .path(h.d(oval(7.4, -5, 0.7, 1.5)), { fill: '#1a140a' })
          .path(h.d('M23 3Q16 3 8 5'), { line: '#20301a', width: 0.6 });
        person(c, {
          pose: posed(POSES.invoke, 'far 20 -88 16 -108 near -20 -88 -16 -108 tilt -4'),
          x: 25,
          y: 108,
          h: 42,
          build: BUILDS.strong,
          skin: clay(c),
          top: red(c),
          legs: hide(c),
          face: { view: 'three', mood: 'angry', line: '#33150e' },
          hair: (k, q) => on(k, q.head, HAIR.cap, '#33150e'),
          nearHand: (k) => k.path(polygon(pts('12 62 16 50 24 45 34 48 39 58 35 66 22 68')), { fill: rock(k) }),
        });
      },
      0.8,
    ),
  );
};

/** Half of her is the hillside; trees grow where she lays her hand. */
const chosen: Scene = (c) => {
  desert(c, 96, [56, 30], ['#3a3448', '#8a6a5a', '#e0b070', '#fff0c0']);
  shafts(c, 56, 30, 110, [96, 112, 128, 144], '#fff6d8', 0.2, 9);
  c.figure(() =>
    c.relief(
      '#fff6d0',
      () => {
        person(c, {
          pose: posed(POSES.present, 'far 22 -66 34 -62 near -22 -66 -34 -62 tilt -4'),
          x: 44,
          y: 104,
          h: 66,
          build: BUILDS.woman,
          skin: c.mat('#b08458', '#4a2c1c'),
          top: moss(c),
          legs: null,
          face: { view: 'front', mood: 'closed', line: '#2c1a10' },
          dress: (k, q) => {
            skirt(k, q, k.mat('#a8824c', '#33241a'), 26, 4);
            k.path(q.body.d('M-22 -16Q0 -24 22 -16M-24 -4Q0 -12 25 -4M-16 -30Q0 -36 16 -30'), { line: '#6b4a2c', width: 0.9 });
          },
          hair: (k, q) => {
            on(k, q.head, 'M-.9 .9C-1.3 -.4 -1 -1.3 0 -1.35C1 -1.3 1.3 -.4 .9 .9C.8 .2 .7 -.4 .3 -.7C-.2 -.8 -.7 -.4 -.9 .9Z', moss(k));
            k.path(q.head.d('M-.7 -1L-1.1 -1.9L-.4 -1.3L0 -2.2L.4 -1.3L1.1 -1.9L.7 -1Z'), { fill: k.mat('#8a6a44', '#3a2818') });
          },
          nearHand: (k, q) =>
            q.hands.forEach(([x, y]) =>
              k
                .path(`M${x - 0.6} ${y}V${y - 6}h1.2V${y}Z`, { fill: '#4a3018' })
                .path(round(x, y - 8, 3.6) + round(x - 2.6, y - 6, 2.4) + round(x + 2.6, y - 6, 2.4), { fill: moss(k) }),
            ),
        });
      },
      0.8,
    ),
  );
  c.motes(26, '#fff3c0', 30, 100, 0.7);
};

/** A boot stays behind in the mud; so will the other. */
const mud: Scene = (c) => {
  stormSky(c, 74, ['#2c2a24', '#5a5440', '#8a8060', '#b8a878']);
  c.path('M-2 76Q34 70 72 76V122H-2Z', { fill: c.shade(['#8a6a44', '#5a4028', '#24170e']) });
  c.figure(() =>
    c.relief(
      '#f0dcae',
      () => {
        c.path('M44 66L56 62C58 74 57 82 60 86C68 88 72 92 70 98H46C48 88 46 78 44 66Z', { fill: c.mat('#a84a34', '#3a120e') });
        c.path(
          limb(pts('22 40 30 60 26 92'), (t) => 15 - t * 5, 9),
          { fill: c.mat('#8a7a5c', '#33291c') },
        );
        c.path('M42 64Q50 58 58 62L57 67Q50 63 44 68Z', { fill: c.mat('#e0b070', '#6b4424') });
      },
      0.7,
    ),
  );
  c.path(oval(28, 94, 15, 4), { fill: '#4a341f' }).path(oval(57, 100, 18, 4.4), { fill: '#4a341f' });
  c.path(oval(28, 93, 15, 3), { line: '#c8a878', width: 0.7 }).path(oval(57, 99, 18, 3.4), { line: '#c8a878', width: 0.7 });
  c.path('M10 106q8 -3 16 0t16 0t16 0M4 114q9 -3 18 0t18 0t18 0', { line: '#b0905c', width: 0.6, opacity: 0.6 });
  for (const [x, y, r] of [
    [40, 104, 2],
    [18, 102, 1.6],
    [66, 108, 2.2],
    [46, 112, 1.4],
  ] as const)
    c.disc(x, y, r, '#7a5a38').disc(x + r * 0.3, y - r * 0.3, r * 0.4, '#e8d0a0');
};

/** Rings in the sand; in the middle a hat and a hand. */
const quicksand: Scene = (c) => {
  desert(c, 66, [22, 34]);
  for (const [r, fill] of [
    [30, '#b5743f'],
    [23, '#9a5c30'],
    [16, '#7a4424'],
    [9, '#542a18'],
  ] as const)
    c.path(oval(44, 92, r, r * 0.5), { fill });
  for (const r of [28, 21, 14]) c.path(oval(44, 92, r, r * 0.5), { line: '#f0c080', width: 0.5, opacity: 0.7 });
  c.figure(() =>
    c.relief(
      RIM,
      () => {
        c.path(
          limb(pts('47 94 50 76 46 60'), (t) => 8 - t * 3, 8),
          { fill: clay(c) },
        );
        c.path('M43 60L38 50L41 49L44 55L43 45L46 45L47 55L50 46L53 47L50 57L54 52L56 54L50 63Z', { fill: clay(c) });
        c.path('M28 90Q36 84 45 90Q36 94 28 90ZM31 88C31 82 41 82 42 88Z', { fill: c.mat('#e0b070', '#6b4424') });
      },
      0.7,
    ),
  );
  c.path(oval(46, 95, 8, 2.6), { line: '#f0c080', width: 0.6 });
};

/** The ground before one's feet opens, deep and glowing. */
const tremor: Scene = (c) => {
  desert(c, 70, [22, 34]);
  c.figure(() =>
    c.relief(
      RIM,
      () => {
        c.path(polygon(pts('44 70 40 76 46 80 36 88 44 93 26 104 34 108 14 124 66 124 54 110 62 104 50 95 56 88 48 82 52 76')), {
          fill: c.shade(['#33120e', '#8a2c10', '#ffb347']),
        });
      },
      -1,
    ),
  );
  c.path(polygon(pts('44 70 40 76 46 80 36 88 44 93 26 104 34 108 14 124 22 124 40 108 32 104 48 93 42 88 49 81 45 76')), { fill: '#7a3c28' });
  stones(
    c,
    [
      [24, 92, 4],
      [62, 86, 5],
      [30, 78, 3],
      [60, 70, 2.4],
      [20, 108, 5],
      [68, 110, 5],
    ],
    '#4a241c',
    '#d8a070',
  );
  c.path('M30 60l-3 -6M58 58l3 -6M44 58v-7', { line: '#fff0cc', width: 0.9, cap: true });
};

export const WORKS: Record<string, Scene> = {
  Earthtremor: tremor,
  'Crashing Thunder Storm': thunder,
  'Swirling Snow Storm': snow,
  'Lashing Sand Storm': sand,
  'Drowning Rain Storm': rain,
  'Cloying Mud': mud,
  'Quivering Quicksand': quicksand,
  'Provoke Earthquake': quake,
  'Impress Holy Dragon': impress,
  'Summon Typhoon': typhoon,
  'Chosen of Earth': chosen,
};
