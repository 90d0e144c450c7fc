/** Parts are written down once, in their own measure, and put on the sheet by a frame: moved, turned, sized, mirrored. */
import { fix, type Point } from '../canvas';

const SIZES: Record<string, number> = { M: 2, L: 2, T: 2, H: 1, V: 1, C: 6, S: 4, Q: 4 };

function number(value: number, fine: boolean): string {
  return fine ? String(Math.round(value * 100) / 100) : fix(value);
}

export class Frame {
  private readonly cos: number;
  private readonly sin: number;

  /** `turn` in degrees, clockwise; mirrored first, then turned. */
  constructor(
    readonly x: number,
    readonly y: number,
    readonly scale = 1,
    readonly turn = 0,
    readonly flip = false,
    readonly squash = 1, // of what was upright before the turn
  ) {
    this.cos = Math.cos((turn * Math.PI) / 180);
    this.sin = Math.sin((turn * Math.PI) / 180);
  }

  p(px: number, py: number): Point {
    const x = (this.flip ? -px : px) * this.scale;
    const y = py * this.scale * this.squash;
    return [this.x + x * this.cos - y * this.sin, this.y + x * this.sin + y * this.cos];
  }

  all(points: readonly Point[]): Point[] {
    return points.map(([x, y]) => this.p(x, y));
  }

  /** A frame inside this one. */
  at(px: number, py: number, scale = 1, turn = 0, flip = false): Frame {
    const [x, y] = this.p(px, py);
    return new Frame(x, y, this.scale * scale, this.turn + (this.flip ? -turn : turn), this.flip !== flip);
  }

  /** A path of M, L, H, V, C, Q and Z, large or small letters, as it lies on the sheet. */
  d(path: string): string {
    const fine = this.scale < 9;
    let [x, y, sx, sy] = [0, 0, 0, 0];
    let out = '';
    for (const [, letter = '', list = ''] of path.matchAll(/([a-zA-Z])([^a-zA-Z]*)/g)) {
      const kind = letter.toUpperCase();
      if (kind === 'Z') {
        out += 'Z';
        [x, y] = [sx, sy];
        continue;
      }
      const v = [...list.matchAll(/-?(?:\d+\.?\d*|\.\d+)/g)].map((one) => Number(one[0]));
      const size = SIZES[kind] ?? 2;
      for (let i = 0; i + size <= v.length; i += size) {
        const [ox, oy] = letter === kind ? [0, 0] : [x, y];
        const points: Point[] = [];
        if (kind === 'H') points.push([(v[i] as number) + ox, y]);
        else if (kind === 'V') points.push([x, (v[i] as number) + oy]);
        else for (let j = i; j < i + size; j += 2) points.push([(v[j] as number) + ox, (v[j + 1] as number) + oy]);
        [x, y] = points[points.length - 1] as Point;
        if (kind === 'M' && i === 0) [sx, sy] = [x, y];
        const sign = kind === 'H' || kind === 'V' || (kind === 'M' && i > 0) ? 'L' : kind;
        out +=
          sign +
          this.all(points)
            .map(([a, b]) => `${number(a, fine)} ${number(b, fine)}`)
            .join(' ');
      }
    }
    return out;
  }
}

/** A circle or an oval as a path that frames can turn. */
export function oval(x: number, y: number, rx: number, ry = rx): string {
  const [kx, ky] = [rx * 0.552, ry * 0.552];
  return `M${x - rx} ${y}C${x - rx} ${y - ky} ${x - kx} ${y - ry} ${x} ${y - ry}C${x + kx} ${y - ry} ${x + rx} ${y - ky} ${x + rx} ${y}C${x + rx} ${y + ky} ${x + kx} ${y + ry} ${x} ${y + ry}C${x - kx} ${y + ry} ${x - rx} ${y + ky} ${x - rx} ${y}Z`;
}

export function between(a: Point, b: Point, share: number): Point {
  return [a[0] + (b[0] - a[0]) * share, a[1] + (b[1] - a[1]) * share];
}

/** The direction from one point to another, in degrees; 0 points right, 90 down. */
export function direction(a: Point, b: Point): number {
  return (Math.atan2(b[1] - a[1], b[0] - a[0]) * 180) / Math.PI;
}

/** A colour between two, both as #rrggbb. */
export function blend(a: string, b: string, share: number): string {
  const part = (text: string, i: number): number => parseInt(text.slice(1 + 2 * i, 3 + 2 * i), 16);
  const mixed = [0, 1, 2].map((i) => Math.round(part(a, i) + (part(b, i) - part(a, i)) * share));
  return `#${mixed.map((one) => one.toString(16).padStart(2, '0')).join('')}`;
}
