/** What the Vulca do and wield: boosters, supports and leadership cards. */
import { type Canvas, curve, type Point, polygon, pts, round, spots, star } from '../canvas';
import { skirt } from '../kit/clothes';
import { blaze, bonfire, dense, HEATS, mane, sparks } from '../kit/fire';
import { Frame, oval } from '../kit/path';
import { posed, POSES } from '../kit/poses';
import { BUILDS, person } from '../kit/rig';
import { cracks, ground, mist, peaks, puffs, shafts, stones } from '../kit/scene';
import { limb, taper } from '../limbs';
import { ashfall, cave, furnaceSky, LAVA, night, volcano } from './land';
import { coal, crimson, ember, flameHair, gold, type Scene } from './people';

const RIM = '#ffd27f';

/** Two hands push a ball of fire at whoever looks. */
const fireblast: Scene = (c) => {
  night(c, 98, [14, 60]);
  c.glow(45, 58, 44, '#ff9a2e', 0.8);
  const ray: Point[] = [];
  for (let i = 0; i < 30; i++) {
    const a = (i / 30) * 2 * Math.PI;
    ray.push([45 + Math.cos(a) * 13, 57 + Math.sin(a) * 13]);
  }
  ray.push(ray[0] as Point);
  c.figure(() => {
    for (const [i, heat] of HEATS.entries()) {
      const k = 1 - i * 0.22;
      c.path(
        blaze(
          c,
          ray.map(([x, y]): Point => [45 + (x - 45) * k, 57 + (y - 57) * k]),
          () => 15 * k,
          (t) => t * 360,
          0.3,
        ),
        { fill: heat },
      );
    }
    c.glow(45, 57, 12, '#fffbe6', 1);
    for (const [flip, x] of [
      [false, 62],
      [true, 28],
    ] as const) {
      const f = new Frame(x, 88, 1, 0, flip);
      c.relief(RIM, () =>
        c.path(
          f.d(
            'M-3 34L-6 8C-9 2 -14 -4 -14 -7C-13 -9 -11 -8 -9 -5L-6 -2L-8 -13C-8 -16 -5 -16 -4.4 -13L-2.6 -4L-2 -16C-1.6 -19 1.6 -19 1.6 -16L2 -4L5 -14C6 -17 9 -16 8.4 -13L6 -2L9.6 -9C11 -11 13.4 -10 12.6 -7.4L8 6L9 34Z',
          ),
          { fill: coal(c) },
        ),
      );
      c.path(f.d('M-6 26H10V31H-6Z'), { fill: gold(c) });
    }
  });
  sparks(c, 45, 74, 26, 56, 46);
};

/** A breastplate with horns on a stand of black stone, before the furnace. */
const armour: Scene = (c) => {
  cave(c, 90, [44, 62]);
  c.figure(() =>
    c.relief(RIM, () => {
      const plate = c.mat('#a83a1c', '#1c0708');
      c.path('M40 84H50L53 100H37Z', { fill: '#190a0a' });
      c.path(
        'M28 44C22 38 16 40 15 48C14 55 20 58 26 56L30 52L33 84Q45 92 57 84L60 52L64 56C70 58 76 55 75 48C74 40 68 38 62 44L54 40Q45 46 36 40Z',
        { fill: plate },
      );
      c.path('M45 46V88M33 66Q45 74 57 66M34 76Q45 83 56 76M30 52Q37 60 45 58Q53 60 60 52', {
        line: '#ffb35a',
        width: 0.7,
        opacity: 0.9,
      });
      c.path('M17 44L9 32L21 39ZM73 44L70 30L67 40Z', { fill: c.mat('#f0d8b0', '#6b3414') });
      c.path('M35 40C35 28 39 22 45 21C51 22 55 28 55 40L51 36Q45 40 39 36Z', { fill: plate });
      c.path('M39 33L44 35.6L39.6 37ZM51 33L46 35.6L50.4 37Z', { fill: '#ffe08a' });
      c.path('M38 25L30 12L36 15L41 22ZM52 25L60 12L54 15L49 22Z', { fill: c.mat('#f0d8b0', '#6b3414') });
      c.path(polygon(pts('45 56 51 62 45 70 39 62')), { fill: c.mat('#c9f59a', '#3a7a2a') }).path('M45 56V70L39 62Z', {
        fill: '#fff',
        opacity: 0.25,
      });
    }),
  );
  c.glow(45, 63, 13, '#b8f07a', 0.5);
  sparks(c, 45, 96, 26, 60, 26);
};

/** Hands draw a circle in which flame and mountain turn about each other. */
const enchantment: Scene = (c) => {
  night(c, 96, [-20, 30]);
  c.glow(44, 56, 36, '#ff8a4a', 0.5);
  c.figure(() => {
    c.ring(44, 54, 24, '#ffcf7a', 1.3, 1).ring(44, 54, 20.5, '#ffcf7a', 0.5, 0.9, '2 1.4');
    for (let i = 0; i < 12; i++) c.path(`M44 30l1.2 -3.2l-1.2 -1.6l-1.2 1.6Z`, { fill: '#ffe6a8', at: `rotate(${i * 30} 44 54)` });
    c.path('M44 34A20 20 0 0 0 44 74A10 10 0 0 0 44 54A10 10 0 0 1 44 34Z', {
      fill: c.mat('#ff9a3a', '#a8240a'),
    });
    c.path('M44 34A20 20 0 0 1 44 74A10 10 0 0 0 44 54A10 10 0 0 1 44 34Z', {
      fill: c.mat('#9fd06a', '#1f4a22'),
    });
    bonfire(c, 38, 71, 13, 22, HEATS.slice(1));
    c.path('M42 48L47 40L50 44L54 36L62 49Q56 53 50 52Z', { fill: '#dff0b0' }).path('M54 36L62 49L55 50L53 43Z', { fill: '#f6ffd8' });
  });
  for (const [flip, x] of [
    [false, 66],
    [true, 22],
  ] as const) {
    const f = new Frame(x, 92, 0.9, flip ? 26 : -26, flip);
    c.relief(RIM, () =>
      c.path(
        f.d(
          'M-3 40L-5 8C-8 2 -12 -4 -11 -6C-10 -7 -8 -5 -6 -3L-6 -12C-6 -14 -3.6 -14 -3.4 -12L-2 -4L-1 -14C-.6 -16 1.8 -16 1.8 -14L2 -4L5 -11C6 -13 8 -12 7.4 -10L6 0L8 8L8 40Z',
        ),
        { fill: ember(c) },
      ),
    );
    c.path(f.d('M-5 20L9 20L10 42L-6 42Z'), { fill: crimson(c) });
  }
  sparks(c, 44, 84, 24, 58, 24);
};

function gauntlet(c: Canvas, f: Frame, plate: string, trim: string): void {
  c.path(f.d('M-9 34L-8 12L8 12L10 34Q0 38 -9 34Z'), { fill: plate });
  c.path(f.d('M-11 10Q0 5 11 10L10 16Q0 12 -10 16Z'), { fill: trim });
  c.path(f.d('M-9 9C-12 0 -11 -8 -8 -12L9 -12C12 -6 11 2 9 9Q0 6 -9 9Z'), { fill: plate });
  for (const [i, x] of [-7.4, -2.6, 2.4, 7].entries()) c.path(f.d(oval(x, -12 + (i === 0 || i === 3 ? 1 : 0), 2.9, 4.4)), { fill: plate });
  c.path(f.d('M9 -6C14 -6 15 0 12 4C9 8 3 6 1 2C4 -1 6 -4 9 -6Z'), { fill: plate });
  c.path(f.d('M-5 -7V6M0 -8V6M-8 22H9M-8 28H9'), { line: trim, width: 0.5, opacity: 0.8 });
}

/** Fists of iron that burn: Fire is doubled. */
const volcanicGauntlets: Scene = (c) => {
  furnaceSky(c, 98);
  volcano(c, 20, 96, 22, 42, '#6a1f0c', '#b0400f', 0.8);
  c.figure(() => {
    for (const [x, y, turn, flip] of [
      [54, 58, 16, false],
      [31, 70, -20, true],
    ] as const) {
      const f = new Frame(x, y, 1.06, turn, flip);
      mane(c, f.all(pts('-11 4 -10 -6 -6 -14 0 -15 6 -14 10 -6 11 4')), 17, () => -90 + turn * 0.5, HEATS);
      c.relief('#fff0b0', () => gauntlet(c, f, c.mat('#5c4248', '#140a0d'), '#ffb02e'), 0.8);
    }
  });
  sparks(c, 44, 70, 26, 54, 40);
};

/** The same fists of rock and moss: Earth is doubled. */
const titanicGauntlets: Scene = (c) => {
  ashfall(c, 98);
  peaks(c, 98, spots('22 44 24 60 26 18'), '#4a352c', '#7a5a40');
  c.figure(() => {
    for (const [x, y, turn, flip] of [
      [50, 66, 190, false],
      [34, 44, -14, true],
    ] as const) {
      const f = new Frame(x, y, 1.1, turn, flip);
      c.relief(
        '#e8f0b0',
        () => {
          gauntlet(c, f, c.mat('#9a8a6a', '#2a2318'), '#a8d46a');
          stones(
            c,
            [
              [f.p(-6, 24)[0], f.p(-6, 24)[1], 4.4],
              [f.p(6, 20)[0], f.p(6, 20)[1], 4],
              [f.p(-4, 2)[0], f.p(-4, 2)[1], 3.4],
            ],
            '#3a3022',
            '#b3a078',
          );
        },
        0.8,
      );
    }
  });
  c.path('M50 84L44 90L52 94L46 104M50 84L58 92L54 100', { line: '#c9f07a', width: 1, cap: true });
  stones(c, spots('24 94 4 66 88 5 60 100 4 36 100 5'), '#241c14', '#8a7a58');
};

/** A storm over the crater: bolts strike the peaks. */
const lightning: Scene = (c) => {
  c.sky(['#0a0a1c', '#1f1a3a', '#4a2440', '#b3481c']);
  c.glow(44, 70, 34, '#ffd27f', 0.5);
  peaks(c, 96, spots('10 26 16 44 38 18 68 24 14'), '#1f1226', '#52264a');
  c.figure(() => {
    const bolt = (f: Frame): void => {
      const d = f.d('M0 0L-6 16L-1 15L-8 33L-3 31L-9 50L6 26L0 28L8 11L2 13L8 0Z');
      c.relief('#fff', () => c.path(d, { fill: c.mat('#fffbe0', '#ffc23a') }), 0.6);
    };
    bolt(new Frame(49, 30, 0.98));
    bolt(new Frame(30, 38, 0.62, 12));
    bolt(new Frame(63, 36, 0.7, -16));
    puffs(c, spots('20 30 8 30 25 10 42 22 12 56 24 11 67 29 9 36 32 8 50 33 9 62 35 6'), '#241a38', '#7a6a9a', 0.3, -0.35);
  });
  c.glow(44, 80, 16, '#fff3c0', 0.9);
  mist(c, 96, 18, '#8a4a6a', 0.5);
  ground(c, 100, '#2a1420', '#0b0508', '#6b3a3a');
};

/** Small fires dance without wood on the dark plain; no order can be read by them. */
const flickering: Scene = (c) => {
  night(c, 92, [58, 30]);
  c.figure(() => {
    for (const [x, y, size, lean] of [
      [29, 82, 0.9, 14],
      [62, 84, 1, -10],
      [46, 78, 0.8, 20],
      [23, 98, 1.4, -18],
      [48, 96, 1.9, 12],
      [65, 104, 1.5, -16],
      [37, 110, 1.5, 16],
    ] as const) {
      c.glow(x, y - 5 * size, 13 * size, '#ffb347', 0.7);
      bonfire(c, x, y, 8 * size, 17 * size, HEATS, lean);
    }
  });
  for (const [x, y] of pts('30 79 60 81 24 97 48 93 64 101 38 109')) c.path(oval(x, y, 5, 0.9), { fill: '#ffb347', opacity: 0.35 });
  sparks(c, 44, 86, 26, 50, 24);
};

/** The sun stands low; the air over the stones bends everything. */
const haze: Scene = (c) => {
  c.sky(['#7a2410', '#d8601c', '#ffae4a', '#fff0b8']);
  c.glow(46, 48, 40, '#fff6d0', 0.9);
  c.figure(() => {
    for (let i = 0; i < 12; i++) {
      const y = 32 + i * 3;
      const half = Math.sqrt(Math.max(0, 18 * 18 - (y + 1.5 - 50) ** 2));
      const shift = Math.sin(i * 1.3) * (1 + i * 0.22);
      c.path(
        `M${46 - half + shift} ${y}Q${46 + shift} ${y - 0.8} ${46 + half + shift} ${y}V${y + 2.5}Q${46 + shift} ${y + 3.3} ${46 - half + shift} ${y + 2.5}Z`,
        { fill: c.mat('#fffbe8', '#ffb02e') },
      );
    }
  });
  for (const [i, y] of [72, 78, 85].entries()) {
    const points: Point[] = [];
    for (let x = -4; x <= 74; x += 6) points.push([x, y - (i === 0 ? 5 : 3) * Math.sin(x * 0.32 + i * 2) - i]);
    c.path(`${curve(points)}V122H-4Z`, { fill: ['#c2561c', '#8f3512', '#5a1f0d'][i] ?? '' });
  }
  c.path('M6 96q7 -4 14 0t14 0t14 0t14 0t14 0M0 104q7 -4 14 0t14 0t14 0t14 0t14 0', {
    line: '#ffcf8a',
    width: 0.6,
    opacity: 0.5,
  });
  for (const y of [56, 64, 70]) c.path(`M12 ${y}q6 -3 12 0t12 0t12 0t12 0t12 0`, { line: '#fff6d8', width: 0.8, opacity: 0.45 });
};

/** A wall of flame across the whole valley, small figures before it. */
const wall: Scene = (c) => {
  c.sky(['#12060a', '#3a0d0c', '#8f230a', '#ff8a1f']);
  c.glow(40, 70, 48, '#ffb347', 0.7);
  c.figure(() => {
    for (const [i, heat] of HEATS.entries()) {
      const base: Point[] = [];
      for (let x = 4; x <= 78; x += 4.4 + i) base.push([x, 99 - i]);
      c.path(
        blaze(
          c,
          base,
          (t) => (66 - i * 15) * (0.72 + 0.3 * Math.sin(t * 9 + i)),
          () => -92,
          0.12,
        ),
        { fill: heat },
      );
    }
  });
  ground(c, 97, '#5a1a0b', '#140605', '#c2561c');
  for (const [x, flip] of [
    [26, false],
    [36, true],
    [58, false],
  ] as const) {
    const f = new Frame(x, 104, 0.11, 0, flip);
    c.path(f.d('M-14 0L-10 -40L-16 -66L-6 -76L-8 -92C-8 -102 8 -102 8 -92L6 -76L18 -82L34 -100L38 -95L22 -70L12 -62L12 -40L18 0L8 0L0 -34L-5 0Z'), {
      fill: '#1a0808',
    });
  }
  sparks(c, 44, 70, 30, 50, 44);
};

/** Faces of smoke and flame rise from the crater, each another fear. */
const spirits: Scene = (c) => {
  cave(c, 96, [44, 90]);
  c.figure(() => {
    const ghost = (x: number, y: number, k: number, turn: number, heats: readonly string[], mouth: string, eyes: string): void => {
      const f = new Frame(x, y, k, turn);
      c.path(
        blaze(
          c,
          dense(f.all(pts('-6 26 -9 8 -8 -6 0 -12 8 -6 9 8 6 26 2 32 -2 30')), 4 * k),
          (t) => 7 * k * (1 - Math.abs(t - 0.5)),
          (t) => turn - 150 + t * 120,
          0.4,
        ),
        { fill: heats[0] ?? '' },
      );
      c.path(f.d('M-7 20C-9 4 -8 -10 0 -11C8 -10 9 4 7 20Q3 34 6 44Q-1 38 -2 46Q-6 36 -4 30Z'), {
        fill: c.mat(heats[1] ?? '', heats[2] ?? ''),
      });
      c.path(f.d(eyes), { fill: '#2a0604' }).path(f.d(mouth), { fill: '#2a0604' });
    };
    ghost(30, 58, 0.92, -14, ['#5a140c', '#ffa24a', '#7a1c0a'], oval(0.4, 9, 2.4, 5), `${oval(-3.4, -1, 1.7, 2.6)}${oval(3.4, -1, 1.7, 2.6)}`);
    ghost(61, 54, 0.86, 12, ['#5a140c', '#ff8a5a', '#6b1420'], 'M-5 8Q0 3 5 8L3 7L2 10L0 7L-2 10L-3 7Z', 'M-6 -4L-1 0L-5 1ZM6 -4L1 0L5 1Z');
    ghost(
      46,
      44,
      1.2,
      0,
      ['#8f230a', '#ffe08a', '#c2410c'],
      'M-4.6 6Q0 2 4.6 6L3.6 15Q0 19 -3.6 15Z',
      'M-6.4 -5L-1.4 -1L-5.4 1ZM6.4 -5L1.4 -1L5.4 1Z',
    );
  });
  c.glow(46, 50, 18, '#fff0b0', 0.35);
  sparks(c, 46, 88, 26, 60, 30);
};

/** The old sorcerer steps out of the circle on the floor. */
const sorcerer: Scene = (c) => {
  c.sky(['#0a0612', '#1f0c1e', '#5a1820', '#c2461a']);
  c.glow(44, 78, 34, '#ff7a2a', 0.7);
  for (const [rx, ry] of pts('26 6.4 20 4.8')) c.path(oval(44, 92, rx, ry), { line: '#ffcf7a', width: 0.9 });
  shafts(c, 44, 94, 80, [-118, -104, -90, -76, -62], '#ffb65a', 0.16, 10);
  c.figure(() =>
    c.relief(
      RIM,
      () => {
        person(c, {
          pose: posed(POSES.raise, 'far 22 -80 32 -96 near -16 -66 -8 -54'),
          x: 42,
          y: 92,
          h: 64,
          build: BUILDS.slim,
          skin: ember(c),
          top: c.mat('#7a1f3a', '#1c0714'),
          sleeves: c.mat('#7a1f3a', '#1c0714'),
          legs: null,
          face: { view: 'three', mood: 'angry', glow: true, eye: '#fff0b0', line: '#4a1408' },
          dress: (k, q) => {
            skirt(k, q, k.mat('#8a2440', '#1a0610'), 22, 0);
            k.path(q.body.d('M-3 -80L0 -2L8 -2L5 -80Z'), { fill: gold(k) });
            k.path(q.body.d('M-8 -2L-6 -30M14 -2L10 -30'), { line: '#ffb36b', width: 0.4, opacity: 0.6 });
          },
          hair: (k, q) => {
            k.path(q.head.d('M-1.3 -.5Q0 -1 1.4 -.6C1 -1 .7 -1.3 .55 -2.1L-.2 -3.6C-.5 -2.4 -.9 -1.2 -1.3 -.5Z'), {
              fill: k.mat('#7a1f3a', '#1c0714'),
            });
            k.path(q.head.d('M-.1 .55Q.4 .7 .8 .5C.9 1.4 .5 2.4 .2 3C-.1 2.2 -.3 1.4 -.1 .55Z'), {
              fill: '#e8d8c8',
            });
          },
          nearHand: (k, q) => bonfire(k, q.hands[1][0], q.hands[1][1], 4, 8),
          farHand: (k, q) => {
            const [x, y] = q.hands[0];
            k.path(`M${x - 1} ${y + 40}L${x - 0.4} ${y - 12}h1.6L${x + 1.2} ${y + 40}Z`, { fill: '#5a3018' });
            k.path(star(x + 0.3, y - 15, 5, 1.8, 5), { fill: '#fff0b0' });
          },
        });
      },
      0.7,
    ),
  );
  c.glow(66, 18, 14, '#fff0b0', 0.6);
  sparks(c, 44, 92, 26, 50, 30);
};

/** The dragon bends its neck to a small hand that holds up fire. */
const charm: Scene = (c) => {
  night(c, 94, [20, 62]);
  c.figure(() =>
    c.relief(
      RIM,
      () => {
        const scales = c.mat('#d8481c', '#2a0812');
        c.path('M70 60C58 44 60 30 66 20L76 14V100C70 96 72 70 70 60Z', {
          fill: c.mat('#7a1c18', '#1a0610'),
        });
        c.path(
          limb(pts('78 96 66 84 60 66 64 48 60 36 50 34'), (t) => 22 - t * 11, 14),
          { fill: scales },
        );
        const h = new Frame(46, 38, 1.1, 24, true);
        c.path(h.d('M-8 -5C-2 -10 6 -9 12 -5C18 -3 22 -1 23 2C22 5 18 5 14 5L6 8C0 9 -6 8 -9 3Z'), {
          fill: scales,
        });
        c.path(h.d('M-5 -7L-14 -16L-1 -10ZM0 -9L-5 -20L4 -9Z'), { fill: gold(c) });
        c.path(h.d('M6 -4.6Q8.6 -7 11 -4.4Q8.6 -2.8 6 -4.6Z'), { fill: '#fff3b8' }).path(h.d(oval(8.8, -4.6, 0.5, 1.1)), { fill: '#1a0508' });
        c.path(h.d('M23 2C18 3 12 2 7 4'), { line: '#2a0810', width: 0.6 }).path(h.d(oval(20.6, 0.4, 0.6, 0.5)), { fill: '#2a0810' });
        c.path('M72 84l-6 -4l3 -5l-6 -2l3 -5l-6 -3l4 -4l-5 -4l5 -3l-5 -5l6 -2l-4 -6l7 0', { fill: gold(c) });
        person(c, {
          pose: posed(POSES.reach, 'tilt -20'),
          x: 25,
          y: 98,
          h: 36,
          build: BUILDS.woman,
          skin: ember(c),
          top: crimson(c),
          legs: null,
          face: { view: 'side', mood: 'calm', line: '#4a1206' },
          dress: (k, q) => skirt(k, q, k.mat('#c2301c', '#2a080c'), 20, 0, -4),
          hair: (k, q) => flameHair(k, q, 4.5, -140, 30),
          farHand: (k, q) => bonfire(k, q.hands[0][0], q.hands[0][1] + 1, 5, 10),
        });
      },
      0.8,
    ),
  );
  c.glow(39, 54, 15, '#ffd27f', 0.7);
  sparks(c, 40, 60, 14, 34, 22);
};

/** A burning mountain falls from the sky on the valley. */
const cataclysm: Scene = (c) => {
  c.sky(['#0d0814', '#3a0f18', '#a8300f', '#ffb347']);
  peaks(c, 96, spots('8 18 14 30 12 14 66 24 16'), '#4a150f', '#8f3212');
  c.figure(() => {
    for (const [i, heat] of HEATS.entries()) {
      const k = 1 - i * 0.2;
      c.path(
        blaze(
          c,
          dense(
            [
              [40 - 15 * k, 66 - 8 * k],
              [40 - 9 * k, 66 - 16 * k],
              [40, 66 - 18 * k],
              [40 + 10 * k, 66 - 12 * k],
              [40 + 15 * k, 66 + 2 * k],
            ],
            5,
          ),
          () => 42 * k,
          () => -52,
          0.2,
        ),
        { fill: heat },
      );
    }
    c.relief(
      '#fff0b0',
      () => {
        c.path(polygon(pts('27 60 33 52 43 50 52 57 54 68 47 79 36 80 27 72')), { fill: c.mat('#6b3a2c', '#1a0a0a') });
        c.path(polygon(pts('43 50 52 57 54 68 48 64 44 57')), { fill: '#b35a34' });
        c.path(oval(36, 66, 3.4, 2.6) + oval(44, 73, 2.6, 2) + oval(39, 57, 2, 1.4), {
          fill: '#1a0a0a',
          opacity: 0.6,
        });
      },
      0.9,
    );
  });
  c.path('M30 70L26 76L31 78L28 84M40 79L38 88L43 92', { line: LAVA[1], width: 0.7, cap: true });
  for (const [x, y, r] of spots('20 40 2 62 70 2.4 24 84 1.6')) {
    c.path(`M${x} ${y}l${r * 4} ${-r * 5}l${r} ${r * 1.5}Z`, { fill: '#ff9a2e', opacity: 0.85 });
    c.disc(x + 0.5, y, r, '#3a140c');
  }
  ground(c, 98, '#4a160c', '#120606', '#b0481a');
  c.glow(38, 98, 22, '#ffd27f', 0.8);
  cracks(c, 38, 100, 10, 28, LAVA[0], LAVA[1]);
  sparks(c, 40, 90, 26, 60, 40);
};

/** A creature of two halves; a torch is held to it, and it catches fire. */
const inflame: Scene = (c) => {
  cave(c, 90, [20, 76]);
  c.figure(() =>
    c.relief(
      RIM,
      () => {
        const fur = c.mat('#7a5a9a', '#1c1230');
        const scale = c.mat('#5aa08a', '#10302c');
        mane(c, pts('62 76 66 60 62 46 54 36 44 36'), 17, (t) => -40 - t * 60, HEATS);
        c.path(curve(pts('50 90 40 92 33 82 32 66 36 50 46 38 52 38 50 60'), true), { fill: fur });
        c.path(curve(pts('50 90 62 92 68 80 68 62 62 46 52 37 49 60'), true), { fill: scale });
        c.path('M50 38L47 50L52 58L47 70L51 80L48 91', { line: '#ffcf7a', width: 0.8, cap: true });
        c.path('M38 50L30 36L44 42ZM60 46L66 30L55 40Z', { fill: c.mat('#e8d8c0', '#5a3a2a') });
        c.path(oval(43, 54, 3, 3.6) + oval(57, 53, 2.2, 2.8), { fill: '#fff3b8' }).path(oval(43.6, 54.6, 1.1, 2.4) + oval(57, 53.4, 1, 1.2), {
          fill: '#1a0a14',
        });
        c.path('M38 66Q48 73 62 64L60 69L57 67L54 72L51 69L47 73L44 69L41 71Z', { fill: '#fff3e0' });
        c.path(limb(pts('36 72 27 78 25 88'), taper(7, 4), 7), { fill: fur }).path('M25 86l-4 4M25 87l-1 6M25 87l3 5', {
          line: '#e8d8c0',
          width: 1,
          cap: true,
        });
        c.path('M16 104L31 86L33 88L20 107Z', { fill: c.mat('#8a5a30', '#2a1408') });
        bonfire(c, 33, 88, 9, 17, HEATS, 26);
        c.path(round(19, 104, 3.4), { fill: ember(c) }).path('M8 122L17 102L24 108L18 122Z', {
          fill: crimson(c),
        });
      },
      0.7,
    ),
  );
  sparks(c, 48, 60, 22, 40, 36);
};

/** The chosen of Fire walks out of the flames, unhurt, with them in both hands. */
const chosen: Scene = (c) => {
  c.sky(['#1a0608', '#6b140a', '#e8590f', '#fff0a0']);
  shafts(c, 44, 40, 100, [-160, -132, -108, -72, -48, -20, 20, 48, 132, 160], '#fff3c8', 0.14, 12);
  for (const [i, heat] of HEATS.slice(0, 3).entries()) {
    const base: Point[] = [];
    for (let x = 8; x <= 80; x += 6) base.push([x, 106]);
    c.path(
      blaze(
        c,
        base,
        (t) => (44 + 26 * Math.abs(t - 0.5) * 2) * (1 - i * 0.26),
        () => -90,
        0.14,
      ),
      { fill: heat },
    );
  }
  ground(c, 102, '#7a240c', '#1a0705', '#e0701c');
  c.glow(44, 58, 30, '#fffbe0', 0.85);
  c.figure(() =>
    c.relief(
      '#fffbe0',
      () => {
        person(c, {
          pose: posed(POSES.present, 'far 18 -64 32 -66 near -18 -64 -32 -66 farLeg 5 -26 10 -2'),
          x: 44,
          y: 104,
          h: 64,
          build: BUILDS.slim,
          skin: c.mat('#5c2416', '#180808'),
          top: c.mat('#3a1414', '#0d0506'),
          legs: c.mat('#3a1414', '#0d0506'),
          face: { view: 'front', mood: 'calm', glow: true, eye: '#fff6c8', line: '#ffb36b' },
          behind: (k) => k.path(curve(pts('36 54 26 78 22 105 66 105 62 78 52 54'), true), { fill: k.mat('#7a1c10', '#1a0506') }),
          dress: (k, q) =>
            k.path(q.body.d('M-10 -50Q0 -46 10 -50L15 -6L4 -14L0 -2L-4 -14L-15 -6Z'), {
              fill: k.mat('#a8301a', '#2a0808'),
            }),
          hair: (k, q) => {
            mane(k, q.head.all(pts('-0.8 -0.4 -0.5 -1 0 -1.15 0.5 -1 0.8 -0.4')), 8, (t) => -110 + t * 40);
            k.path(q.head.d('M0 -.78L.2 -.5L0 -.22L-.2 -.5Z'), { fill: '#fff6c8' });
          },
          nearHand: (k, q) => q.hands.forEach(([x, y]) => bonfire(k, x, y, 6, 13)),
        });
      },
      0.8,
    ),
  );
  sparks(c, 44, 96, 28, 70, 40);
};

export const WORKS: Record<string, Scene> = {
  Fireblast: fireblast,
  'Infernal Armor': armour,
  'Elemental Enchantment': enchantment,
  'Volcanic Gauntlets': volcanicGauntlets,
  'Titanic Gauntlets': titanicGauntlets,
  'Lightning Bolts': lightning,
  'Flickering Fires': flickering,
  'Heat Haze': haze,
  'Wall of Fire': wall,
  'Fearsome Spirits': spirits,
  'Summon Sorcerer': sorcerer,
  'Charm Holy Dragon': charm,
  'Cast Cataclysm': cataclysm,
  'Inflame the Mutant': inflame,
  'Chosen of Fire': chosen,
};
