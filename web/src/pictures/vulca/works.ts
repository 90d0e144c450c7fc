/** What the Vulca do and wield: boosters, supports and leadership cards. */
import { type Canvas, curve, type Point, polygon, pts, spots } from '../canvas';
import { blaze, bonfire, dense, HEATS, mane, sparks } from '../kit/fire';
import { Frame, oval } from '../kit/path';
import { ground, mist, peaks, puffs, stones } from '../kit/scene';
import { ashfall, cave, furnaceSky, night, volcano } from './land';
import { coal, crimson, ember, gold, type Scene } from './people';

export const RIM = '#ffd27f';

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
};
