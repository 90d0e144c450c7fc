/** The characters of the Flit, each another bird. */
import { round, star, type Canvas } from '../canvas';
import { fan, wing } from '../kit/birds';
import { Frame, oval } from '../kit/path';
import { puffs, shafts } from '../kit/scene';
import type { Scene } from '../painted';
import { above, branch, cliff, front, over, RIM } from './land';

export const ink = '#1c2530';

export const steel = (c: Canvas): string => c.mat('#c4d4e0', '#3c4c5c');

export const slate = (c: Canvas): string => c.mat('#8fa4b8', '#26333f');

export const cream = (c: Canvas): string => c.mat('#fffaf0', '#a89c88');

export const gold = (c: Canvas): string => c.mat('#ffdf8a', '#9a6420');

export const night = (c: Canvas): string => c.mat('#56647a', '#10161e');

export function eye(c: Canvas, x: number, y: number, r: number, iris = '#ffcf4a', angry = true): void {
  c.path(oval(x, y, r, r), { fill: iris })
    .path(oval(x + r * 0.2, y, r * 0.5, r * 0.55), { fill: ink })
    .path(oval(x + r * 0.36, y - r * 0.3, r * 0.18, r * 0.18), { fill: '#fff' });
  if (angry) c.path(`M${x - r * 1.5} ${y - r * 1.3}L${x + r * 1.2} ${y - r * 0.5}`, { line: ink, width: r * 0.5, cap: true });
}

export function claws(c: Canvas, x: number, y: number, k = 1, colour = '#d8963c'): void {
  c.path(`M${x} ${y - 6 * k}V${y}M${x} ${y}l${-3 * k} ${2.4 * k}M${x} ${y}l${0.4 * k} ${3 * k}M${x} ${y}l${3.4 * k} ${2 * k}`, {
    line: colour,
    width: 1.1 * k,
    cap: true,
  });
}

/** The leader: a falcon upon the world, wings half open, crowned. */
const falc: Scene = (c) => {
  above(c, ['#1f3f6b', '#4f88b8', '#b8dcec', '#fff3d4'], [44, 34]);
  shafts(c, 44, 34, 90, [-170, -140, -110, -70, -40, -10], '#fffbe0', 0.2, 9);
  c.figure(() =>
    c.relief(
      RIM,
      () => {
        wing(c, [52, 56], [64, 40], [72, 34], 34, 98, [slate(c), steel(c), night(c)]);
        wing(c, [34, 56], [22, 40], [14, 34], 34, 98, [slate(c), steel(c), night(c)]);
        fan(
          c,
          [
            [38, 92],
            [49, 92],
          ],
          5,
          [100, 80],
          [18, 18],
          5,
          slate(c),
          '#0006',
        );
        c.path('M43 46C58 48 60 72 54 88Q43 98 33 88C27 72 29 48 43 46Z', { fill: cream(c) });
        let d = '';
        for (let row = 0; row < 6; row++)
          for (let i = 0; i < 5 - (row % 2); i++) d += `M${34 + i * 4.6 + (row % 2) * 2.3} ${60 + row * 5}q1.6 2.6 3.2 0`;
        c.path(d, { line: '#6b7a88', width: 0.7, cap: true });
        c.path('M30 46C28 30 36 24 44 24C54 24 58 32 56 42C54 52 50 54 43 54C36 54 31 52 30 46Z', { fill: night(c) }).path(
          'M44 54C50 54 55 50 56 43C52 40 48 42 46 46C44 50 44 52 44 54Z',
          { fill: cream(c) },
        );
        c.path('M54 36C60 36 64 39 63 45C60 42 58 43 54 43Z', { fill: gold(c) }).path('M60 38C63 39 64 42 63 45L60 42Z', { fill: ink });
        eye(c, 50, 37, 3);
        c.path('M36 25L34 14L40 20L44 11L48 20L54 14L52 26Q44 22 36 25Z', { fill: gold(c) }).path(round(44, 21, 1.3), { fill: '#8fd8ff' });
        claws(c, 38, 102, 1.3);
        claws(c, 49, 102, 1.3);
      },
      0.9,
    ),
  );
  puffs(
    c,
    [
      [24, 108, 7],
      [36, 106, 8],
      [50, 107, 8],
      [62, 109, 6],
    ],
    '#c4d6e4',
    '#ffffff',
  );
};

/** Comes straight at you, wings like blades, goggles down. */
const razor: Scene = (c) => {
  front(c);
  c.figure(() =>
    c.relief(
      RIM,
      () => {
        const blade = c.mat('#e8f0f4', '#4a5c6c');
        for (const flip of [false, true]) {
          const f = new Frame(43, 56, 1, 0, flip);
          for (const [i, t] of [-38, -24, -10, 4, 18].entries())
            c.path(f.at(6 + i * 1.6, -2 + i * 2.4, 1, t).d('M0 -3L24 -1.6L34 2L22 4L0 3.4Z'), { fill: i % 2 ? steel(c) : blade });
          c.path(f.d('M2 -4L14 -10L24 -10L14 0L4 6Z'), { fill: slate(c) });
        }
        c.path('M43 40C54 42 56 60 52 72L43 92L34 72C30 60 32 42 43 40Z', { fill: slate(c) });
        c.path('M43 54L50 66L43 84L36 66Z', { fill: cream(c) });
        c.path(oval(43, 46, 11, 11), { fill: steel(c) }).path('M32 43Q43 37 54 43V49Q43 45 32 49Z', { fill: '#5a3a24' });
        for (const x of [37.6, 48.4])
          c.path(oval(x, 46, 4.6, 4.4), { fill: gold(c) })
            .path(oval(x, 46, 3.4, 3.2), { fill: '#1c3448' })
            .path(`M${x} 43.6q2 .4 2.4 2`, { line: '#bfe8ff', width: 0.8, cap: true });
        c.path('M40 51H46L43 59Z', { fill: gold(c) });
        c.path('M37 36L34 26L41 33L43 22L45 33L52 26L49 36Z', { fill: slate(c) });
        c.path('M50 66C60 70 64 80 62 92L56 84L54 94L49 78Z', { fill: c.mat('#d8583c', '#5a1c18') });
      },
      0.8,
    ),
  );
  c.path('M6 84l14 -8M4 96l18 -11M12 104l14 -9M70 92l-10 -6M70 102l-14 -8', { line: '#fff', width: 0.7, cap: true, opacity: 0.7 });
};

/** Fat, small, in command: cap, whistle, moustache of feathers. */
const squeak: Scene = (c) => {
  cliff(c);
  c.figure(() =>
    c.relief(
      RIM,
      () => {
        fan(
          c,
          [
            [28, 84],
            [30, 88],
          ],
          3,
          [150, 170],
          [13, 13],
          5,
          slate(c),
        );
        c.path(oval(44, 74, 20, 21), { fill: c.mat('#e8b48a', '#7a4a34') }).path(oval(47, 80, 14, 14), { fill: cream(c) });
        c.path('M30 66C20 70 17 80 22 90C30 88 34 78 34 70Z', { fill: slate(c) }).path('M58 68C66 66 70 58 70 50C62 52 57 58 55 64Z', {
          fill: slate(c),
        });
        c.path(oval(46, 48, 13, 12), { fill: c.mat('#e8b48a', '#7a4a34') });
        c.path('M56 49L66 52L56 55Z', { fill: gold(c) }).path('M52 54C46 54 42 58 40 62C46 62 51 60 54 57C58 60 62 61 66 60C63 57 58 54 52 54Z', {
          fill: cream(c),
        });
        eye(c, 51, 46, 2.3, '#fff', true);
        c.path('M31 43C31 32 40 30 47 31C56 32 60 36 59 42L64 45Q46 38 31 43Z', { fill: c.mat('#4f6f9a', '#18263c') })
          .path('M33 42Q46 36 60 42L60 39Q46 33 33 39Z', { fill: gold(c) })
          .path(star(46, 35, 3, 1.2, 5), { fill: '#ffe9a0' });
        c.path('M44 86q3 4 8 1', { line: '#b89a6a', width: 0.6 }).path(round(53, 87, 2.4), { fill: gold(c) });
        c.path('M69 49l3 -3M70 53l4 0', { line: '#fff', width: 0.7, cap: true });
        claws(c, 39, 98, 1.2);
        claws(c, 50, 98, 1.2);
      },
      0.8,
    ),
  );
};

/** A cockatoo in full cry, crest up. */
const squawk: Scene = (c) => {
  branch(c);
  c.figure(() =>
    c.relief(
      RIM,
      () => {
        const white = c.mat('#ffffff', '#9aa8b4');
        fan(
          c,
          [
            [30, 92],
            [36, 96],
          ],
          4,
          [112, 92],
          [22, 24],
          5,
          white,
          '#8899a8',
        );
        c.path('M38 44C52 46 56 66 50 84Q42 98 33 92C26 80 26 52 38 44Z', { fill: white });
        c.path('M30 58C22 66 22 82 28 92C36 86 38 70 36 60Z', { fill: c.mat('#dfe8ee', '#7a8a98') });
        fan(
          c,
          [
            [34, 36],
            [42, 27],
          ],
          6,
          [-160, -70],
          [17, 22],
          5,
          gold(c),
          '#8a5a1c',
        );
        c.path(oval(42, 40, 12, 12), { fill: white });
        c.path('M52 34C62 30 68 38 64 46C60 42 56 42 52 42Z', { fill: night(c) })
          .path('M52 46C58 47 61 52 58 58C54 56 51 52 50 48Z', { fill: night(c) })
          .path('M53 42L63 46L57 49L52 46Z', { fill: '#8a2c3c' });
        eye(c, 46, 38, 2.6, '#fff', true);
        claws(c, 36, 94, 1.1, '#4a5866');
        claws(c, 46, 94, 1.1, '#4a5866');
      },
      0.8,
    ),
  );
  c.path('M66 40l6 -4M67 47l7 0M65 54l6 5', { line: '#fff', width: 1.1, cap: true });
};

/** A woodpecker drums on the trunk; chips fly. */
const peck: Scene = (c) => {
  branch(c, ['#3c5c4a', '#7fa47c', '#d4dfae', '#f4e8b0'], 'M60 122Q56 60 62 -4', '#4f7a3c');
  c.path('M52 122C54 80 53 40 56 0H74V122Z', { fill: c.mat('#a87c58', '#3a281e') }).path('M60 10q3 20 0 40M66 30q-2 30 1 60M58 80q2 20 0 40', {
    line: '#2c1c14',
    width: 0.7,
    opacity: 0.7,
  });
  c.figure(() =>
    c.relief(
      RIM,
      () => {
        fan(
          c,
          [
            [34, 90],
            [38, 94],
          ],
          4,
          [104, 76],
          [18, 20],
          4,
          night(c),
          '#0008',
        );
        c.path('M40 46C30 52 27 76 36 94C44 92 50 76 50 60Z', { fill: night(c) }).path('M42 56C46 64 46 80 40 92C48 84 51 70 50 60Z', {
          fill: cream(c),
        });
        c.path('M32 60C28 70 29 84 35 92C38 82 38 70 37 62Z', { fill: slate(c) }).path('M31 68l6 1M31 75l6 1M32 82l5 1', { line: '#fff', width: 1 });
        c.path(oval(42, 42, 9, 8.4), { fill: night(c) }).path('M34 46C38 50 44 50 48 46L46 52H38Z', { fill: cream(c) });
        c.path('M34 40C30 30 36 24 46 25C44 28 48 32 49 36C44 33 38 35 34 40Z', { fill: c.mat('#ff6a4a', '#8a1c1c') });
        c.path('M49 40L62 44L49 46Z', { fill: steel(c) });
        eye(c, 45, 41, 2, '#fff');
        claws(c, 51, 78, 1, '#6b7a88');
        claws(c, 51, 66, 1, '#6b7a88');
      },
      0.8,
    ),
  );
  c.path('M58 36l-4 -6M62 34l-1 -8M60 50l-5 5M64 38l4 -6', { line: '#e8c898', width: 1.3, cap: true });
};

/** Falls out of the sky, folded, a stone with eyes. */
const stoop: Scene = (c) => {
  over(c);
  c.figure(() =>
    c.relief(
      RIM,
      () => {
        const f = new Frame(42, 54, 1, 24);
        c.path(f.d('M-8 -10L-16 -40L-4 -30L0 -44L4 -30L16 -40L8 -10Z'), { fill: slate(c) }).path(f.d('M-10 -34L-6 -18M0 -36V-18M10 -34L6 -18'), {
          line: '#0006',
          width: 0.6,
        });
        c.path(f.d('M0 42C8 34 13 18 13 2C13 -12 8 -22 0 -24C-8 -22 -13 -12 -13 2C-13 18 -8 34 0 42Z'), { fill: slate(c) }).path(
          f.d('M0 34C5 28 7 14 7 2C7 -8 4 -16 0 -18C-4 -16 -7 -8 -7 2C-7 14 -5 28 0 34Z'),
          { fill: cream(c) },
        );
        c.path(f.d('M-13 0C-16 -12 -12 -24 -9 -30C-8 -16 -8 -4 -6 8ZM13 0C16 -12 12 -24 9 -30C8 -16 8 -4 6 8Z'), { fill: night(c) });
        c.path(f.d('M-8 26C-6 38 -3 42 0 44C3 42 6 38 8 26C4 22 -4 22 -8 26Z'), { fill: night(c) }).path(f.d('M-2 41L0 49L2 41Z'), { fill: gold(c) });
        const [ax, ay] = f.p(-4, 34);
        const [bx, by] = f.p(4, 34);
        eye(c, ax, ay, 1.9, '#ffcf4a', false);
        eye(c, bx, by, 1.9, '#ffcf4a', false);
      },
      0.8,
    ),
  );
  c.path('M58 18L48 46M66 22L56 54M70 36L62 60M48 12L42 30', { line: '#fff', width: 0.8, cap: true, opacity: 0.85 });
};

/** A lark, a dot of joy over the fields, beak open. */
const highchirp: Scene = (c) => {
  over(c);
  c.figure(() =>
    c.relief(
      RIM,
      () => {
        const brown = c.mat('#e0c08a', '#6b4a2c');
        fan(
          c,
          [
            [32, 62],
            [36, 66],
          ],
          4,
          [128, 152],
          [18, 20],
          4.4,
          brown,
          '#0005',
        );
        wing(c, [44, 46], [40, 30], [34, 18], 24, 168, [brown, cream(c), brown]);
        c.path('M58 34C64 44 58 62 44 68C36 68 32 62 36 56C42 48 46 38 58 34Z', { fill: brown }).path('M58 40C60 50 54 60 44 66C50 56 52 46 58 40Z', {
          fill: cream(c),
        });
        c.path(oval(57, 36, 7.6, 7), { fill: brown }).path('M50 31L52 22L55 28L59 21L60 29Z', { fill: brown });
        c.path('M63 32L72 26L65 35ZM64 37L71 40L62 40Z', { fill: gold(c) });
        eye(c, 59, 34, 1.8, '#fff', false);
        wing(c, [48, 50], [58, 58], [66, 62], 18, 118, [brown, cream(c), brown]);
      },
      0.7,
    ),
  );
  c.path('M66 16v-8l5 -1v7M58 12v-6l4 -1', { line: '#fff', width: 0.8 }).path(
    oval(65, 16, 1.6, 1.2) + oval(70, 14, 1.6, 1.2) + oval(57, 12, 1.3, 1),
    { fill: '#fff' },
  );
};

/** Two heads together on the wire; something is very funny. */
const titter: Scene = (c) => {
  branch(c, ['#6a86b8', '#b8cce4', '#f4e8dc', '#f8d8b0'], 'M-2 92Q34 98 74 90', '#7a9a54');
  c.figure(() =>
    c.relief(
      RIM,
      () => {
        for (const [x, flip, a, b] of [
          [56, true, '#8fd0f0', '#2a5a86'],
          [30, false, '#f4dc6a', '#8a6a1c'],
        ] as const) {
          const f = new Frame(x, 76, 1, flip ? 8 : -8, flip);
          const paint = c.mat(a, b);
          c.path(f.d('M-10 8L-24 22L-20 10Z'), { fill: slate(c) });
          c.path(f.d(oval(0, 0, 13, 15)), { fill: paint })
            .path(f.d(oval(4, 4, 9, 10)), { fill: cream(c) })
            .path(f.d('M-8 -4C-14 2 -14 10 -9 14C-3 10 -2 2 -4 -4Z'), { fill: slate(c) });
          c.path(f.d(oval(4, -16, 9.6, 9.4)), { fill: paint }).path(f.d('M-2 -24C2 -28 8 -27 12 -22C8 -23 2 -22 -5 -19Z'), { fill: night(c) });
          c.path(f.d('M4 -18Q6 -20.6 8.4 -18'), { line: ink, width: 1, cap: true })
            .path(f.d('M13 -18L19 -15L13 -14Z'), { fill: gold(c) })
            .path(f.d('M13 -13L17 -11L12 -11Z'), { fill: gold(c) });
        }
        claws(c, 30, 93, 0.9);
        claws(c, 56, 93, 0.9);
        c.path('M40 62C40 54 46 54 47 60', { line: cream(c), width: 3, cap: true });
      },
      0.7,
    ),
  );
  c.path('M40 40q3 -3 0 -6M46 38q3 -4 0 -8M52 36q3 -3 1 -7', { line: '#fff', width: 0.8, cap: true });
};

/** A hummingbird stands in the air before a flower. */
const flitter: Scene = (c) => {
  branch(c, ['#2c5a5a', '#6aa49a', '#d0e8c0', '#f4f0b8'], 'M74 112Q60 96 62 74', '#4f8a4a');
  for (let i = 0; i < 6; i++)
    c.path('M0 0C4 -6 10 -7 13 -2C11 3 5 4 0 0Z', { fill: c.mat('#ff8ab0', '#a8244c'), at: `translate(62 70) rotate(${i * 60 - 20})` });
  c.disc(62, 70, 2.6, '#ffe27a');
  c.figure(() =>
    c.relief(
      RIM,
      () => {
        const jade = c.mat('#8af0c0', '#145a5c');
        c.path(new Frame(34, 50, 1, -14).d('M0 0C-8 -16 -20 -24 -28 -24C-22 -10 -14 0 -4 6Z'), { fill: '#dff4f4', opacity: 0.85 });
        fan(
          c,
          [
            [24, 76],
            [28, 80],
          ],
          3,
          [140, 116],
          [17, 17],
          4,
          c.mat('#6a9ae0', '#1c2c5c'),
        );
        c.path('M44 44C46 56 38 74 26 80C22 70 28 54 36 44Z', { fill: jade }).path('M44 48C44 58 38 68 31 74C34 64 38 54 44 48Z', { fill: cream(c) });
        c.path(oval(43, 40, 7.6, 7), { fill: jade }).path('M39 45C43 48 48 46 50 42C48 50 42 52 37 50Z', { fill: c.mat('#ff5a6a', '#8a1430') });
        c.path('M49 38L61 66L58 67L47 43Z', { fill: night(c) });
        eye(c, 45, 39, 1.7, '#fff', false);
        c.path(new Frame(36, 48, 1, 20).d('M0 0C8 -20 4 -32 -4 -40C-14 -30 -14 -12 -6 2Z'), { fill: '#f0fbfb', opacity: 0.9 });
      },
      0.6,
    ),
  );
  c.path('M14 26q6 -6 14 -6M12 36q4 -4 8 -5M22 60q-6 2 -8 6', { line: '#fff', width: 0.6, cap: true, opacity: 0.8 });
};

export const PEOPLE: Record<string, Scene> = {
  Falc: falc,
  'Wing Commander Razorfeather': razor,
  'Squadron Leader Squeak': squeak,
  'Flight Leader Squawk': squawk,
  Peckswift: peck,
  Steepstoop: stoop,
  Highchirp: highchirp,
  Tittertweet: titter,
  Flitterflutter: flitter,
};
