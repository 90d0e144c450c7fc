/** The three dragons as pieces: Lika of Fire, Doran of Earth, Sesa of Water; each rests, flies, and is glad to be won. */
import { lookOf } from '../../lib/cards/peoples';
import { Canvas, curve, fix, polygon, pts, round, star, type Point } from '../canvas';
import { bonfire } from '../kit/fire';
import { Frame, oval } from '../kit/path';
import { along, limb } from '../limbs';
import { Dice } from '../prng';

export const DRAGONS = ['Lika', 'Doran', 'Sesa'] as const;
export type DragonName = (typeof DRAGONS)[number];
export const STATES = ['resting', 'flying', 'beating', 'won'] as const; // 'beating' flies with wings that move
export type DragonState = (typeof STATES)[number];

interface Kind {
  scales: readonly [string, string];
  belly: readonly [string, string];
  skin: readonly [string, string]; // of the wings
  bone: readonly [string, string]; // horns, claws
  rim: string;
  thick: number;
  base: readonly [string, string];
}

const KINDS: Record<DragonName, Kind> = {
  Lika: {
    scales: ['#ffa050', '#b32c0a'],
    belly: ['#fff0a6', '#f08a2a'],
    skin: ['#ff6a2a', '#6b120a'],
    bone: ['#fff3d0', '#b06c2c'],
    rim: '#ffe9a0',
    thick: 0.9,
    base: ['#ff9a4a', '#5a1408'],
  },
  Doran: {
    scales: ['#b4cc6a', '#3c5c1c'],
    belly: ['#f0e4a8', '#a88a44'],
    skin: ['#a87c44', '#4a2c14'],
    bone: ['#fff6dc', '#8a6c44'],
    rim: '#f4ffc0',
    thick: 1.28,
    base: ['#8aa44a', '#2c3c14'],
  },
  Sesa: {
    scales: ['#7adcf4', '#0f5c9c'],
    belly: ['#f4ffff', '#8ad4e8'],
    skin: ['#8af4e8', '#1c6cb0'],
    bone: ['#f4ffff', '#6ab0d0'],
    rim: '#eaffff',
    thick: 0.82,
    base: ['#5ab4e4', '#0c3c6c'],
  },
};

/** A wing of skin between fingers: from the shoulder over the elbow to the tip, then along the ends of the fingers back. */
function wing(c: Canvas, k: Kind, shoulder: Point, elbow: Point, tip: Point, ends: readonly Point[], far: boolean): void {
  let d = `M${fix(shoulder[0])} ${fix(shoulder[1])}L${fix(elbow[0])} ${fix(elbow[1])}L${fix(tip[0])} ${fix(tip[1])}`;
  let from = tip;
  for (const end of [...ends, shoulder]) {
    const mid: Point = [
      (from[0] + end[0]) / 2 + (elbow[0] - (from[0] + end[0]) / 2) * 0.3,
      (from[1] + end[1]) / 2 + (elbow[1] - (from[1] + end[1]) / 2) * 0.3,
    ];
    d += `Q${fix(mid[0])} ${fix(mid[1])} ${fix(end[0])} ${fix(end[1])}`;
    from = end;
  }
  c.path(`${d}Z`, { fill: far ? c.mat(k.skin[1], '#1c0c14') : c.mat(k.skin[0], k.skin[1]) });
  const bones = ends.map((end) => `M${fix(elbow[0])} ${fix(elbow[1])}L${fix(end[0])} ${fix(end[1])}`).join('');
  c.path(bones, { line: far ? k.skin[1] : k.belly[0], width: 0.9, opacity: 0.55, cap: true });
  c.path(
    limb([shoulder, elbow, tip], (t) => 5 * k.thick * (1 - t * 0.75)),
    { fill: far ? c.mat(k.scales[1], '#1c0c14') : c.mat(k.scales[0], k.scales[1]) },
  );
}

/** Spikes, plates or flames along a back. */
function comb(c: Canvas, name: DragonName, k: Kind, line: readonly Point[], from: number, to: number, size: number): void {
  const points = along(line, 40);
  let d = '';
  for (let i = Math.round(from * 40); i < to * 40; i += name === 'Doran' ? 4 : 3) {
    const [x, y] = points[i] as Point;
    const [ax, ay] = points[Math.max(0, i - 1)] as Point;
    const [bx, by] = points[Math.min(40, i + 1)] as Point;
    const long = Math.hypot(bx - ax, by - ay) || 1;
    const [nx, ny] = [(by - ay) / long, -(bx - ax) / long];
    const [tx, ty] = [(bx - ax) / long, (by - ay) / long];
    const s = size * (0.65 + 0.35 * Math.sin((Math.PI * (i / 40 - from)) / (to - from)));
    const w = name === 'Doran' ? 3.4 : 2;
    d += `M${fix(x - tx * w)} ${fix(y - ty * w)}L${fix(x + nx * s * 1.5 - tx * s * 0.5)} ${fix(y + ny * s * 1.5 - ty * s * 0.5)}L${fix(x + tx * w)} ${fix(y + ty * w)}Z`;
  }
  c.path(d, { fill: name === 'Lika' ? c.mat('#fff0a6', '#ff7a1a') : name === 'Doran' ? c.mat('#e8d8a0', '#7a5a2c') : c.mat('#d4fff8', '#3ca4c8') });
}

const HORNS: Record<DragonName, string> = {
  Lika: 'M-6 -7L-20 -13L-4 -12ZM-1 -10L-11 -21L3 -11Z',
  Doran: 'M-5 -8C-14 -14 -22 -8 -19 0C-17 5 -11 4 -12 0C-15 -2 -12 -7 -5 -3ZM0 -10C-4 -17 -12 -18 -15 -13C-10 -14 -5 -12 -2 -8Z',
  Sesa: 'M-7 -6C-17 -13 -23 -5 -20 6C-16 1 -13 3 -13 8C-11 3 -8 3 -6 5ZM-4 -9C-7 -19 2 -24 9 -20C4 -17 4 -13 4 -9Z',
};

function head(c: Canvas, name: DragonName, k: Kind, h: Frame, state: DragonState): void {
  c.path(h.d(HORNS[name]), { fill: c.mat(k.bone[0], k.bone[1]) });
  const paint = c.mat(k.scales[0], k.scales[1]);
  if (state === 'won') {
    c.path(h.d('M-2 4L6 8C12 9 17 12 20 13C18 16 12 17 6 15C0 14 -6 10 -8 6Z'), { fill: c.mat(k.belly[0], k.belly[1]) });
    c.path(h.d('M-8 2L4 4L17 5L18 12L6 9Z'), { fill: '#5a0c14' }).path(h.d('M8 5.500L9.500 8.500L11 5.600ZM13 5.600L14.500 8.500L16 5.600Z'), {
      fill: '#fff',
    });
  }
  c.path(h.d('M-10 -6C-3 -13 7 -11 13 -7C19 -5 24 -3 25 1C25 5 20 6 15 6L5 8C-2 9 -9 8 -11 2Z'), { fill: paint });
  c.path(h.d('M24 2C17 3 10 4 4 6'), { line: '#0008', width: 0.8 * h.scale, cap: true }).path(h.d(oval(21.6, -0.4, 0.9, 0.8)), { fill: '#0008' });
  if (state === 'resting') c.path(h.d('M3.500 -4.500Q7 -1.500 10.500 -4'), { line: '#1c0c08', width: 1.5 * h.scale, cap: true });
  else {
    c.path(h.d(oval(7.4, -4.6, 3.1, 3)), { fill: '#fffbe0' }).path(h.d(oval(8.4, -4.5, 1.3, 2.3)), { fill: '#14100c' });
    c.path(h.d('M3 -8.500Q7.500 -10 12 -6.500'), { line: '#0009', width: 1.2 * h.scale, cap: true });
  }
  if (name === 'Sesa') c.path(h.d('M20 4Q26 8 23 15M17 5Q20 10 16 16'), { line: k.belly[0], width: 1 * h.scale, cap: true });
}

function tailEnd(c: Canvas, name: DragonName, k: Kind, [x, y]: Point, turn: number): void {
  const f = new Frame(x, y, 1, turn);
  if (name === 'Lika') {
    c.path(f.d('M0 4C8 6 14 2 20 -6C18 2 22 4 26 4C20 12 8 14 0 9Z'), { fill: '#ff8a1f' }).path(
      f.d('M2 5C8 6 12 4 16 -1C15 4 17 6 20 6C14 10 8 10 2 8Z'),
      { fill: '#fff0a6' },
    );
  } else if (name === 'Doran') {
    c.path(f.d('M-2 -5L6 -9L14 -6L18 1L14 8L6 10L-2 6Z'), { fill: c.mat('#d8c890', '#5a4424') }).path(
      f.d('M4 -8L8 -13L10 -7ZM14 -4L21 -5L16 1ZM10 9L12 15L6 10Z'),
      { fill: c.mat(k.bone[0], k.bone[1]) },
    );
  } else c.path(f.d('M-2 0C4 -4 8 -12 16 -13C14 -7 16 -3 20 0C16 3 14 7 16 13C8 12 4 4 -2 0Z'), { fill: c.mat(k.skin[0], k.skin[1]) });
}

function leg(c: Canvas, k: Kind, line: string, width: number): void {
  const points = pts(line);
  const [x, y] = points[points.length - 1] as Point;
  c.path(
    limb(points, (t) => width * (1 - t * 0.45)),
    { fill: c.mat(k.scales[0], k.scales[1]) },
  );
  c.path(
    `M${fix(x - 4)} ${fix(y + 3)}L${fix(x - 3)} ${fix(y - 2)}H${fix(x + 4)}L${fix(x + 9)} ${fix(y + 3)}L${fix(x + 6)} ${fix(y + 1.4)}L${fix(x + 4)} ${fix(y + 3.4)}L${fix(x + 1.6)} ${fix(y + 1.6)}L${fix(x - 1)} ${fix(y + 3.4)}Z`,
    {
      fill: c.mat(k.bone[0], k.bone[1]),
    },
  );
}

/** A round foot of the piece's colour. */
function stand(c: Canvas, k: Kind): void {
  c.path(oval(50, 101, 33, 7.5), { fill: k.base[1] }).path(oval(50, 98.5, 33, 7.5), { fill: c.mat(k.base[0], k.base[1]) });
  c.path(oval(50, 98, 27, 5.4), { fill: '#000', opacity: 0.28 });
}

/** Lika and Doran: four legs and two wings. */
function beast(c: Canvas, name: 'Lika' | 'Doran', state: DragonState): void {
  const k = KINDS[name];
  const w = k.thick;
  const paint = c.mat(k.scales[0], k.scales[1]);
  const body = (line: readonly Point[], width: (t: number) => number): void => {
    c.path(limb(line, width, 20), { fill: paint });
  };
  if (state === 'flying') {
    const line = pts('6 92 18 92 32 82 46 70 58 58 68 44 74 34');
    c.beat('far', [62, 54], () =>
      wing(
        c,
        k,
        [60, 52],
        [70, 26],
        [96, 8],
        [
          [98, 34],
          [88, 48],
          [76, 56],
        ],
        true,
      ),
    );
    tailEnd(c, name, k, [8, 92], 178);
    comb(c, name, k, line, 0.05, 0.95, 7 * w);
    body(line, (t) => (3 + 17 * Math.sin(Math.PI * Math.min(1, t * 1.02)) ** 1.4) * w + 3);
    c.path(
      limb(pts('30 86 44 76 58 64 70 46'), (t) => 6 * w * Math.sin(Math.PI * t) + 1),
      { fill: c.mat(k.belly[0], k.belly[1]) },
    );
    leg(c, k, '40 78 42 90 36 96', 8 * w);
    leg(c, k, '60 64 68 72 66 80', 7 * w);
    head(c, name, k, new Frame(76, 32, 0.86, -14), state);
    c.beat('near', [52, 58], () =>
      wing(
        c,
        k,
        [54, 60],
        [36, 26],
        [4, 10],
        [
          [10, 40],
          [22, 54],
          [36, 64],
        ],
        false,
      ),
    );
    return;
  }
  stand(c, k);
  const up = state === 'won';
  const tail = up ? pts('40 88 22 96 12 84 14 70 8 62') : pts('34 88 16 92 18 100 40 102 62 98 76 96');
  const neck = up ? pts('34 84 46 76 56 62 58 46 60 34') : pts('32 82 46 78 58 68 62 52 58 40');
  if (up)
    wing(
      c,
      k,
      [56, 58],
      [72, 26],
      [90, 4],
      [
        [98, 28],
        [92, 44],
        [78, 56],
      ],
      true,
    );
  if (!up || name === 'Lika') tailEnd(c, name, k, tail[tail.length - 1] as Point, up ? -110 : -8);
  else tailEnd(c, name, k, tail[tail.length - 1] as Point, -110);
  body(tail, (t) => (12 - 8 * t) * w);
  comb(c, name, k, neck, 0.12, 0.96, 7 * w);
  leg(c, k, '58 72 66 84 62 96', 9 * w);
  c.path(curve(pts('22 92 20 78 28 68 44 66 56 74 60 88 54 98 30 99'), true), { fill: paint });
  body(neck, (t) => (24 - 13 * t) * w);
  c.path(
    limb(pts(up ? '50 92 58 80 62 64 62 46' : '50 92 60 82 66 68 65 52'), (t) => (9 - 4 * t) * w),
    { fill: c.mat(k.belly[0], k.belly[1]) },
  );
  leg(c, k, '50 76 54 88 50 98', 10 * w);
  leg(c, k, '30 82 24 92 34 98', 14 * w);
  const h = up ? new Frame(63, 26, 0.86, -34) : new Frame(62, 36, 0.86, 10);
  head(c, name, k, h, state);
  if (up)
    wing(
      c,
      k,
      [46, 66],
      [28, 30],
      [4, 12],
      [
        [6, 38],
        [14, 54],
        [28, 68],
      ],
      false,
    );
  else
    wing(
      c,
      k,
      [50, 64],
      [26, 44],
      [4, 84],
      [
        [16, 86],
        [28, 88],
        [40, 86],
      ],
      false,
    );
}

/** Sesa has no legs: a river with a head, and fins where others have wings. */
function serpent(c: Canvas, state: DragonState): void {
  const k = KINDS.Sesa;
  const paint = c.mat(k.scales[0], k.scales[1]);
  const body = (line: readonly Point[], width: (t: number) => number): void => {
    c.path(limb(line, width, 40), { fill: paint });
  };
  const bands = (line: readonly Point[], width: (t: number) => number): void => {
    c.path(
      limb(line, (t) => width(t) * 0.36, 40),
      { fill: c.mat(k.belly[0], k.belly[1]), at: 'translate(1.800 1.400)' },
    );
  };
  if (state === 'flying') {
    const line = pts('6 84 14 98 28 96 34 80 30 64 40 52 54 58 58 70 68 66 72 50 74 38');
    const width = (t: number): number => 4 + 11 * Math.sin(Math.PI * Math.min(1, 0.08 + t * 0.8));
    c.beat('far', [66, 50], () =>
      wing(
        c,
        k,
        [66, 54],
        [78, 34],
        [98, 22],
        [
          [98, 42],
          [90, 54],
          [78, 62],
        ],
        true,
      ),
    );
    tailEnd(c, 'Sesa', k, [6, 84], -120);
    comb(c, 'Sesa', k, line, 0.1, 0.95, 5);
    body(line, width);
    bands(line, width);
    head(c, 'Sesa', k, new Frame(78, 32, 0.86, -10), state);
    c.beat('near', [44, 54], () =>
      wing(
        c,
        k,
        [48, 56],
        [34, 30],
        [6, 20],
        [
          [8, 44],
          [18, 56],
          [32, 62],
        ],
        false,
      ),
    );
    return;
  }
  stand(c, k);
  const up = state === 'won';
  const coil = pts('84 90 70 100 44 101 26 94 28 84 46 80 64 84 72 78 66 70 50 68');
  const neck = up ? pts('62 74 46 72 36 60 44 46 58 44 60 32') : pts('64 74 46 72 38 62 46 52 56 52 60 46');
  if (up)
    wing(
      c,
      k,
      [56, 46],
      [76, 28],
      [92, 6],
      [
        [98, 30],
        [92, 44],
        [80, 54],
      ],
      true,
    );
  tailEnd(c, 'Sesa', k, [85, 89], -50);
  body(coil, (t) => 6 + 9 * Math.sin(Math.PI * Math.min(1, 0.1 + t * 0.75)));
  bands(coil, (t) => 6 + 7 * Math.sin(Math.PI * Math.min(1, 0.1 + t * 0.75)));
  comb(c, 'Sesa', k, neck, 0.1, 0.95, 5);
  body(neck, (t) => 15 - 5 * t);
  bands(neck, (t) => 14 - 5 * t);
  head(c, 'Sesa', k, up ? new Frame(63, 25, 0.86, -30) : new Frame(64, 44, 0.86, 12), state);
  if (up)
    wing(
      c,
      k,
      [40, 58],
      [24, 32],
      [4, 16],
      [
        [4, 42],
        [12, 56],
        [26, 66],
      ],
      false,
    );
  else
    wing(
      c,
      k,
      [44, 66],
      [26, 50],
      [6, 66],
      [
        [10, 78],
        [22, 82],
        [34, 78],
      ],
      false,
    );
}

/** What a dragon that was won lets out: fire, earth or water. */
function breath(c: Canvas, name: DragonName): void {
  if (name === 'Lika') {
    c.group('rotate(56 84 14)', () => bonfire(c, 84, 16, 12, 24));
  } else if (name === 'Doran') {
    c.path(polygon(pts('84 12 88 6 94 8 93 15 87 17')) + polygon(pts('92 0 97 -2 100 3 95 6')) + polygon(pts('80 3 84 0 87 4 83 7')), {
      fill: c.mat('#e8d8a0', '#7a5a2c'),
    });
  } else
    c.path(
      [
        [86, 12, 3.4],
        [94, 6, 2.6],
        [91, 17, 2],
        [99, 12, 1.6],
      ]
        .map(([x = 0, y = 0, r = 0]) => round(x, y, r))
        .join(''),
      { fill: c.mat('#ffffff', '#5ac8f0') },
    );
  c.path(star(14, 98, 3, 1, 4) + star(88, 88, 3.4, 1.1, 4) + star(80, 66, 2, 0.7, 4), { fill: '#fff6c0' });
}

class Piece extends Canvas {
  /** What beats while the dragon flies: a wing, around its shoulder. */
  override beat(which: 'near' | 'far', [x, y]: Point, draw: () => void): this {
    this.parts.push(`<g class="beat ${which}" style="transform-origin:${fix(x)}px ${fix(y)}px">`);
    this.group('scale(1)', draw); // a group's parts are left out of the rim, which stands still
    this.parts.push('</g>');
    return this;
  }

  piece(moving: boolean): string {
    const style = moving
      ? '<style>.beat{animation:b .34s ease-in-out infinite alternate}.far{animation-name:f}@keyframes b{from{transform:rotate(-16deg)}to{transform:rotate(20deg) scaleY(.78)}}@keyframes f{from{transform:rotate(14deg)}to{transform:rotate(-18deg) scaleY(.78)}}@media(prefers-reduced-motion:reduce){.beat{animation:none}}</style>'
      : '';
    const room = 'viewBox="-8 -17 116 127.6"'; // for tails and wings
    return this.bare().replace('viewBox="0 0 100 110"', room).replace('<defs>', `${style}<defs>`);
  }
}

/** A dragon in one of its states, on a sheet as wide as 10 to 11 high. */
export function drawDragon(name: DragonName, asked: DragonState): string {
  const state = asked === 'beating' ? 'flying' : asked;
  const people = { Lika: 'Vulca', Doran: 'Terrah', Sesa: 'Aqua' }[name];
  const c = new Piece(lookOf(people), new Dice(`${name} ${state}`), 100, 110);
  if (state === 'won') c.glow(50, 56, 50, KINDS[name].rim, 0.55);
  c.relief(KINDS[name].rim, () => (name === 'Sesa' ? serpent(c, state) : beast(c, name, state)), 1);
  if (state === 'won') breath(c, name);
  return c.piece(asked === 'beating');
}
