/**
 * The lands of the peoples behind a duel: of the opponent what rises far away, at the top of the table; of one's own what one
 * stands in, at its foot. Dark and quiet, in the colours of the night: cards and words lie on them.
 */
import { lookOf } from '../../lib/cards/peoples';
import { Canvas, curve, fix, polygon, star, type Point } from '../canvas';
import { blend, Frame, oval } from '../kit/path';
import { puffs } from '../kit/scene';
import { limb } from '../limbs';
import { Dice } from '../prng';

export const WIDE = 240;
export const FAR = 76;
export const NEAR = 56;
const NIGHT = '#10184a';

interface Land {
  hue: string; // what the people's land looks like by day; at night little of it is left
  light: string; // what shines in it
  far: (l: Sheet) => void;
  near: (l: Sheet) => void;
}

/** A wide sheet and the three depths of a land at night. */
class Sheet {
  constructor(
    readonly c: Canvas,
    readonly hue: string,
    readonly light: string,
  ) {}

  /** A colour of the land: 0 is far in the mist, 1 is near and dark. */
  tone(depth: number): string {
    return blend(blend(NIGHT, this.hue, 0.42), '#060a26', depth * 0.72);
  }

  fill(d: string, depth: number, opacity?: number): void {
    this.c.path(d, opacity === undefined ? { fill: this.tone(depth) } : { fill: this.tone(depth), opacity });
  }

  line(d: string, width: number, opacity: number): void {
    this.c.path(d, { line: this.light, width, opacity, cap: true });
  }

  /** Land from side to side through points 'x y x y …', down to the foot of the sheet. */
  ridge(points: readonly Point[], depth: number, smooth = false): void {
    const top = smooth ? curve(points) : `M${points.map(([x, y]) => `${fix(x)} ${fix(y)}`).join('L')}`;
    this.fill(`${top}V${this.c.height + 2}H-4Z`, depth);
  }

  /** Points across the sheet around a height, as rough as asked. */
  across(y: number, high: number, n: number): Point[] {
    return Array.from({ length: n + 1 }, (_, i): Point => [-4 + (i * (WIDE + 8)) / n, y - this.c.dice.next() * high * (i % 2 ? 1 : 0.35)]);
  }

  lights(n: number, top: number, bottom: number): void {
    const { dice } = this.c;
    let d = '';
    for (let i = 0; i < n; i++) d += `M${fix(dice.between(2, WIDE - 2))} ${fix(dice.between(top, bottom))}h.01`;
    this.line(d, 0.7, 0.55);
  }
}

function volcano(l: Sheet, x: number, y: number, half: number, high: number, depth: number): void {
  const mouth = half * 0.16;
  l.c.glow(x, y - high, high * 0.7, l.light, 0.5);
  l.fill(
    polygon([
      [x - half, y],
      [x - half * 0.4, y - high * 0.5],
      [x - mouth, y - high],
      [x, y - high + 2],
      [x + mouth, y - high],
      [x + half * 0.42, y - high * 0.48],
      [x + half, y],
    ]),
    depth,
  );
  l.line(
    `M${x} ${y - high + 2}q3 ${high * 0.2} -1 ${high * 0.4}t2 ${high * 0.42}M${x + mouth * 0.6} ${y - high + 2}q5 ${high * 0.25} 8 ${high * 0.5}`,
    0.8,
    0.5,
  );
}

function domed(l: Sheet, x: number, y: number, w: number, h: number, depth: number): void {
  l.fill(`M${x - w} ${y}V${y - h}A${w} ${w} 0 0 1 ${x + w} ${y - h}V${y}ZM${x - 0.5} ${y - h - w}v-6h1v6Z`, depth);
  l.line(`M${x - w * 0.4} ${y - h + 3}v3M${x + w * 0.4} ${y - h + 3}v3`, 0.8, 0.5);
}

function frond(l: Sheet, x: number, y: number, length: number, turn: number, depth: number): void {
  const f = new Frame(x, y, length / 30, turn);
  l.fill(f.d('M0 0C8 -9 22 -9 30 0C22 7 8 7 0 0Z'), depth);
  l.c.path(f.d('M2 0L27 0'), { line: l.light, width: 0.35, opacity: 0.25 });
}

function mesa(l: Sheet, x: number, y: number, w: number, h: number, depth: number): void {
  l.fill(
    polygon([
      [x - w, y],
      [x - w * 0.72, y - h],
      [x + w * 0.7, y - h - 1.5],
      [x + w, y],
    ]),
    depth,
  );
  l.line(`M${x - w * 0.7} ${y - h * 0.78}H${x + w * 0.74}M${x - w * 0.78} ${y - h * 0.5}H${x + w * 0.82}`, 0.5, 0.16);
}

function ship(l: Sheet, x: number, y: number, k: number, depth: number): void {
  const f = new Frame(x, y, k);
  l.fill(f.d('M-16 0H16L11 7H-11ZM-9 -1V-22H-8V-1ZM4 -1V-28H5V-1ZM-8 -21C-1 -19 0 -9 -2 -5H-8ZM5 -27C14 -24 14 -10 12 -5H5Z'), depth);
}

export const LANDS: Record<string, Land> = {
  Vulca: {
    hue: '#a83a1c',
    light: '#ff8a3a',
    far: (l) => {
      l.ridge(l.across(58, 26, 18), 0.15);
      volcano(l, 62, 70, 46, 48, 0.35);
      volcano(l, 186, 72, 36, 36, 0.45);
      l.ridge(l.across(68, 16, 26), 0.7);
      l.lights(26, 20, 62);
    },
    near: (l) => {
      l.ridge(l.across(34, 18, 16), 0.6);
      let d = '';
      for (let x = -4; x < WIDE; x += 9) d += `M${x} 58V${fix(l.c.dice.between(30, 44))}l4.500 -2l4.500 2V58Z`;
      l.fill(d, 0.85);
      l.line('M10 50l8 -3l6 4l10 -2M92 52l10 -4l8 3M170 50l9 3l10 -5l8 4', 0.9, 0.5);
      l.lights(24, 8, 44);
    },
  },
  Hoax: {
    hue: '#9aa8b4',
    light: '#ffe6b0',
    far: (l) => {
      for (const r of [30, 44, 58]) l.c.ring(150, 44, r, l.light, 0.4, 0.16, r === 44 ? '1.500 2' : undefined);
      for (const [x, w, h] of [
        [20, 9, 20],
        [48, 12, 30],
        [84, 8, 18],
        [118, 14, 34],
        [160, 10, 24],
        [196, 13, 32],
        [226, 8, 20],
      ] as const)
        domed(l, x, 78, w, h, 0.25);
      for (const [x, w, h] of [
        [6, 8, 10],
        [66, 9, 14],
        [102, 7, 10],
        [140, 8, 14],
        [178, 9, 12],
        [212, 10, 14],
      ] as const)
        domed(l, x, 78, w, h, 0.55);
      l.ridge(l.across(74, 3, 12), 0.75);
    },
    near: (l) => {
      for (const [x, r] of [
        [24, 30],
        [214, 36],
        [176, 15],
        [66, 12],
      ] as const) {
        const teeth = Math.round(r * 0.9);
        l.fill(star(x, 52, r, r * 0.88, teeth), x > 100 ? 0.55 : 0.65);
        l.c.ring(x, 52, r * 0.62, l.light, 0.4, 0.2).ring(x, 52, r * 0.3, l.light, 0.4, 0.16, '1 1.5');
      }
      l.ridge(l.across(50, 2, 8), 0.85, true);
    },
  },
  Mimix: {
    hue: '#3f7a54',
    light: '#d8f0a8',
    far: (l) => {
      l.ridge(l.across(52, 14, 12), 0.15, true);
      for (let i = 0; i < 22; i++) {
        const x = i * 11.4 + l.c.dice.between(-3, 3);
        const w = l.c.dice.between(1.4, 3.4);
        l.fill(`M${fix(x - w)} 78L${fix(x - w * 0.6)} 0H${fix(x + w * 0.6)}L${fix(x + w)} 78Z`, i % 2 ? 0.3 : 0.55);
      }
      for (let i = 0; i < 13; i++) l.fill(oval(i * 20, l.c.dice.between(-2, 6), 15, 9), 0.5);
      l.ridge(l.across(72, 8, 30), 0.75);
      l.lights(16, 30, 66);
    },
    near: (l) => {
      l.ridge(l.across(44, 8, 14), 0.65, true);
      for (let i = 0; i < 24; i++)
        for (const t of [-62, -90, -118])
          frond(l, i * 10.4 + l.c.dice.between(-3, 3), 58, l.c.dice.between(16, 30), t + l.c.dice.between(-12, 12), i % 2 ? 0.7 : 0.9);
      l.lights(18, 6, 40);
    },
  },
  Flit: {
    hue: '#7a9cc0',
    light: '#e8f4ff',
    far: (l) => {
      for (const [x, y, k] of [
        [40, 40, 1],
        [118, 30, 0.8],
        [196, 42, 1.1],
      ] as const) {
        const f = new Frame(x, y, k);
        l.fill(
          f.d(
            'M-22 0C-12 -4 14 -4 24 0C18 8 10 14 4 26C-2 16 -14 10 -22 0ZM-4 -2V-24H4V-2ZM-7 -24H7L0 -36ZM10 -2V-14H15V-2ZM8.500 -14H16.500L12.500 -22Z',
          ),
          0.35,
        );
      }
      for (const [x, y, k] of [
        [84, 24, 0.5],
        [94, 30, 0.4],
        [160, 20, 0.5],
        [14, 20, 0.4],
      ] as const)
        l.fill(new Frame(x, y, k).d('M0 0C-3 -5 -8 -6 -13 -3C-9 -3 -6 -1 -4 2C-2 4 2 4 4 2C6 -1 9 -3 13 -3C8 -6 3 -5 0 0Z'), 0.8);
      puffs(
        l.c,
        Array.from({ length: 22 }, (_, i) => [i * 11.6, 74 - (i % 3) * 3, 8 + (i % 4) * 2] as const),
        l.tone(0.5),
        l.tone(0.1),
      );
    },
    near: (l) => {
      puffs(
        l.c,
        Array.from({ length: 20 }, (_, i) => [i * 13, 42 + (i % 3) * 4, 12 + (i % 4) * 2.4] as const),
        l.tone(0.62),
        l.tone(0.3),
      );
      puffs(
        l.c,
        Array.from({ length: 17 }, (_, i) => [i * 15.4, 58, 11 + (i % 3) * 2] as const),
        l.tone(0.9),
        l.tone(0.55),
      );
    },
  },
  Khind: {
    hue: '#3c9a4c',
    light: '#fff06a',
    far: (l) => {
      for (const [y, step, depth] of [
        [40, 26, 0.1],
        [54, 20, 0.35],
        [66, 15, 0.6],
      ] as const) {
        const points: Point[] = [];
        for (let i = 0; i * step < WIDE + 30; i++) points.push([-10 + i * step, y + (i % 2 ? -step * 0.5 : 0)]);
        l.ridge(points, depth);
        l.line(`M${points.map(([x, py]) => `${x} ${py + 3}`).join('L')}`, 0.8, 0.16);
      }
      for (let i = 0; i < 12; i++)
        l.c.path(star(l.c.dice.between(4, 236), l.c.dice.between(6, 40), 1.7, 0.7, 5), { fill: i % 2 ? '#ff6fae' : l.light, opacity: 0.3 });
    },
    near: (l) => {
      for (let i = 0; i < 22; i++) frond(l, i * 11.6, 60, l.c.dice.between(28, 46), -90 + l.c.dice.between(-56, 56), 0.5 + (i % 3) * 0.2);
      for (let i = 0; i < 10; i++)
        l.c.path(star(l.c.dice.between(4, 236), l.c.dice.between(8, 40), 1.6, 0.7, 5), { fill: i % 2 ? '#ff6fae' : l.light, opacity: 0.3 });
    },
  },
  Terrah: {
    hue: '#b05a3c',
    light: '#ffd898',
    far: (l) => {
      for (const [x, w, h] of [
        [30, 20, 34],
        [82, 14, 26],
        [140, 26, 42],
        [206, 18, 32],
      ] as const)
        mesa(l, x, 78, w, h, 0.2);
      for (const [x, w, h] of [
        [4, 14, 20],
        [58, 18, 16],
        [112, 12, 20],
        [176, 16, 22],
        [236, 14, 24],
      ] as const)
        mesa(l, x, 78, w, h, 0.5);
      l.ridge(l.across(74, 5, 18), 0.75);
    },
    near: (l) => {
      l.ridge(l.across(38, 8, 12), 0.6);
      let d = '';
      for (const [x, y, r] of [
        [12, 48, 14],
        [34, 54, 9],
        [96, 56, 8],
        [150, 55, 10],
        [204, 50, 15],
        [232, 54, 12],
      ] as const)
        d += polygon([
          [x - r * 1.1, y + 12],
          [x - r * 0.8, y - r * 0.4],
          [x - r * 0.2, y - r * 0.8],
          [x + r * 0.7, y - r * 0.5],
          [x + r * 1.1, y + 12],
        ]);
      l.fill(d, 0.9);
      l.line('M56 46l8 3l3 6M118 44l-6 5l4 7M176 46l9 2l4 8', 0.6, 0.22);
    },
  },
  Pillar: {
    hue: '#c8944a',
    light: '#ffe6a8',
    far: (l) => {
      l.ridge(
        [
          [-4, 48],
          [40, 36],
          [96, 50],
          [150, 34],
          [206, 48],
          [246, 40],
        ],
        0.12,
        true,
      );
      for (const [x, k] of [
        [34, 1],
        [52, 0.7],
        [176, 0.8],
        [196, 1.1],
      ] as const) {
        l.fill(
          polygon([
            [x - 11 * k, 60],
            [x, 60 - 20 * k],
            [x + 11 * k, 60],
          ]),
          0.45,
        );
        l.line(`M${x} ${60 - 20 * k}v-5M${x} ${60 - 20 * k}L${x - 4 * k} 60M${x} ${60 - 20 * k}L${x + 4 * k} 60`, 0.5, 0.3);
      }
      l.ridge(
        [
          [-4, 62],
          [50, 54],
          [110, 66],
          [176, 54],
          [246, 64],
        ],
        0.4,
        true,
      );
      for (let i = 0; i < 7; i++) l.fill(oval(92 + i * 5, 57.5 - Math.sin(i) * 1.4, 3.4, 3.2), 0.75);
      l.ridge(
        [
          [-4, 72],
          [70, 64],
          [140, 74],
          [246, 64],
        ],
        0.7,
        true,
      );
    },
    near: (l) => {
      l.ridge(
        [
          [-4, 26],
          [60, 14],
          [130, 34],
          [200, 16],
          [246, 26],
        ],
        0.4,
        true,
      );
      l.line('M0 30C40 18 80 26 130 38S210 24 240 30M0 38C40 28 90 34 130 44S210 34 240 38', 0.5, 0.18);
      l.ridge(
        [
          [-4, 44],
          [50, 36],
          [120, 48],
          [190, 34],
          [246, 44],
        ],
        0.7,
        true,
      );
      l.ridge(
        [
          [-4, 52],
          [80, 50],
          [160, 56],
          [246, 48],
        ],
        0.92,
        true,
      );
    },
  },
  Aqua: {
    hue: '#2c9ab8',
    light: '#c8fff4',
    far: (l) => {
      for (const [x, w] of [
        [40, 30],
        [110, 24],
        [190, 34],
      ] as const)
        l.c.path(
          polygon([
            [x, -4],
            [x + w * 0.4, -4],
            [x + w, 78],
            [x - w * 0.4, 78],
          ]),
          { fill: l.light, opacity: 0.05 },
        );
      for (const [x, k] of [
        [36, 1],
        [124, 0.7],
        [204, 1.1],
      ] as const)
        l.fill(new Frame(x, 78, k).d('M-26 0C-24 -26 -14 -44 -4 -40C10 -48 24 -30 26 0H12C12 -14 8 -24 0 -24C-8 -24 -12 -14 -12 0Z'), 0.3);
      for (let i = 0; i < 4; i++) {
        let d = '';
        for (let x = -10; x < WIDE; x += 22) d += `M${x + (i % 2) * 8} ${50 + i * 8}q5.500 -4 11 0t11 0`;
        l.line(d, 0.6, 0.16);
      }
      l.lights(20, 10, 60);
    },
    near: (l) => {
      for (let i = 0; i < 26; i++) {
        const x = i * 9.6;
        const h = l.c.dice.between(20, 46);
        l.fill(
          limb(
            [
              [x, 60],
              [x + 4, 60 - h * 0.4],
              [x - 3, 60 - h * 0.7],
              [x + 2, 60 - h],
            ],
            (t) => 4.5 - t * 3.6,
          ),
          i % 2 ? 0.5 : 0.75,
        );
      }
      for (const [x, k] of [
        [30, 1],
        [98, 0.7],
        [168, 0.8],
        [218, 1.1],
      ] as const)
        l.fill(
          new Frame(x, 58, k).d(
            'M-14 0C-16 -10 -18 -18 -14 -22C-10 -16 -9 -10 -8 -6C-8 -16 -6 -26 0 -28C4 -22 3 -12 3 -6C6 -14 10 -18 14 -18C16 -10 12 -4 12 0Z',
          ),
          0.92,
        );
      l.lights(14, 4, 40);
    },
  },
  Buka: {
    hue: '#4a6cb0',
    light: '#ffe0a0',
    far: (l) => {
      l.ridge(l.across(50, 12, 9), 0.12, true);
      l.c.path(`M-4 60H${WIDE + 4}V80H-4Z`, { fill: l.tone(0.3) });
      for (const [x, k] of [
        [46, 1.1],
        [104, 0.7],
        [152, 0.9],
        [208, 1.3],
      ] as const)
        ship(l, x, 58, k, 0.6);
      for (let i = 0; i < 3; i++) {
        let d = '';
        for (let x = -10; x < WIDE; x += 20) d += `M${x + i * 6} ${64 + i * 5}q5 -3 10 0t10 0`;
        l.line(d, 0.5, 0.2);
      }
    },
    near: (l) => {
      l.fill(`M-4 34H${WIDE + 4}V39H-4Z`, 0.6);
      let d = '';
      for (let x = 4; x < WIDE; x += 15) d += `M${x} 39h4v12h-4Z`;
      l.fill(d, 0.75);
      l.fill(`M-4 50H${WIDE + 4}V60H-4Z`, 0.85);
      l.line(
        'M-4 34L26 0M10 34L32 0M24 34L38 0M4 26H30M12 17H34M20 8H37M244 34L214 0M230 34L208 0M216 34L202 0M236 26H210M228 17H206M220 8H203',
        0.7,
        0.22,
      );
      l.fill(oval(64, 47, 9, 7) + oval(180, 46, 10, 8), 0.95);
    },
  },
};

const MOONLIT: Land = {
  hue: '#5a6cc0',
  light: '#cfe0ff',
  far: (l) => {
    l.ridge(l.across(52, 22, 14), 0.15);
    l.ridge(l.across(64, 16, 18), 0.45);
    l.ridge(l.across(72, 10, 22), 0.75);
  },
  near: (l) => {
    l.ridge(l.across(36, 12, 10), 0.6, true);
    l.ridge(l.across(48, 8, 14), 0.85, true);
  },
};

/** A people's land at night: far away, or under one's feet. */
export function drawLand(people: string, part: 'far' | 'near'): string {
  const land = LANDS[people] ?? MOONLIT;
  const c = new Canvas(lookOf(people), new Dice(`${people} ${part}`), WIDE, part === 'far' ? FAR : NEAR);
  land[part](new Sheet(c, land.hue, land.light));
  return c.bare().replace('xMidYMid slice', part === 'far' ? 'xMidYMin slice' : 'xMidYMax slice');
}
