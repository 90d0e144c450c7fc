/**
 * A sheet of 70 × 120 on which the peoples' grammars draw. Light, silhouettes and curves; no filters, so that a phone
 * paints thirty of them without effort. The name bar covers the top 16, a text the lowest 35, the values the left 22.
 */
import type { Look } from '../lib/cards/peoples';
import type { Dice } from './prng';

export type Point = readonly [number, number];

/** A figure as short as it may be: a tenth is the third part of a pixel on the largest card. */
export function fix(value: number): string {
  const size = Math.abs(value) < 3 ? 100 : 10;
  return String(Math.round(value * size) / size);
}

export function polygon(points: readonly Point[]): string {
  return `M${points.map(([x, y]) => `${fix(x)} ${fix(y)}`).join('L')}Z`;
}

export function polyline(points: readonly Point[]): string {
  return `M${points.map(([x, y]) => `${fix(x)} ${fix(y)}`).join('L')}`;
}

/** A smooth curve through the points (Catmull-Rom as Béziers). */
export function curve(points: readonly Point[], closed = false, tension = 6): string {
  const n = points.length;
  const at = (i: number): Point => points[closed ? (i + n) % n : Math.max(0, Math.min(n - 1, i))] as Point;
  let d = `M${fix(at(0)[0])} ${fix(at(0)[1])}`;
  for (let i = 0; i < (closed ? n : n - 1); i++) {
    const [a, b, c, e] = [at(i - 1), at(i), at(i + 1), at(i + 2)];
    const [x, y] = b; // relative to where the pen is: shorter to write and to read
    d += `c${fix((c[0] - a[0]) / tension)} ${fix((c[1] - a[1]) / tension)} ${fix(c[0] - x - (e[0] - b[0]) / tension)} ${fix(c[1] - y - (e[1] - b[1]) / tension)} ${fix(c[0] - x)} ${fix(c[1] - y)}`;
  }
  return closed ? `${d}Z` : d;
}

export function round(x: number, y: number, rx: number, ry = rx): string {
  return `M${fix(x - rx)} ${fix(y)}a${fix(rx)} ${fix(ry)} 0 1 0 ${fix(2 * rx)} 0a${fix(rx)} ${fix(ry)} 0 1 0 ${fix(-2 * rx)} 0Z`;
}

/** A star or a cog: `n` points between two radii. */
export function star(x: number, y: number, outer: number, inner: number, n: number, turn = -90): string {
  const points: Point[] = [];
  for (let i = 0; i < 2 * n; i++) {
    const r = i % 2 ? inner : outer;
    const angle = ((turn + (i * 180) / n) * Math.PI) / 180;
    points.push([x + r * Math.cos(angle), y + r * Math.sin(angle)]);
  }
  return polygon(points);
}

export interface Ink {
  fill?: string;
  line?: string; // the colour of strokes
  width?: number;
  opacity?: number;
  cap?: boolean; // round ends and corners
  at?: string; // a transformation
  dash?: string;
}

export class Canvas {
  private parts: string[] = [];
  private defs: string[] = [];
  private names = 0;

  constructor(
    readonly look: Look,
    readonly dice: Dice,
  ) {}

  path(d: string, ink: Ink = {}): this {
    const line = ink.line ? ` stroke="${ink.line}" stroke-width="${fix(ink.width ?? 1)}"` : '';
    const cap = ink.cap ? ' stroke-linecap="round" stroke-linejoin="round"' : '';
    const opacity = ink.opacity === undefined ? '' : ` opacity="${fix(ink.opacity)}"`;
    const dash = ink.dash ? ` stroke-dasharray="${ink.dash}"` : '';
    const at = ink.at ? ` transform="${ink.at}"` : '';
    this.parts.push(`<path d="${d}" fill="${ink.fill ?? 'none'}"${line}${cap}${opacity}${dash}${at}/>`);
    return this;
  }

  /** A shape with an edge of light along the side that the light comes from. */
  lit(
    d: string | readonly string[],
    fill: string,
    rim = this.look.light,
    dx = -0.7,
    dy = -0.5,
    strength = 0.75,
  ): this {
    const shapes = typeof d === 'string' ? [d] : d;
    this.group(
      `translate(${fix(dx)} ${fix(dy)})`,
      () => shapes.forEach((shape) => this.path(shape, { fill: rim })),
      strength,
    );
    shapes.forEach((shape) => this.path(shape, { fill }));
    return this;
  }

  disc(x: number, y: number, r: number, fill: string, opacity?: number): this {
    const faint = opacity === undefined ? '' : ` opacity="${fix(opacity)}"`;
    this.parts.push(`<circle cx="${fix(x)}" cy="${fix(y)}" r="${fix(r)}" fill="${fill}"${faint}/>`);
    return this;
  }

  ring(x: number, y: number, r: number, line: string, width: number, opacity = 1, dash?: string): this {
    const ink: Ink = { line, width, opacity };
    if (dash) ink.dash = dash;
    return this.path(round(x, y, r), ink);
  }

  /** Everything drawn inside `draw` is moved, turned or mirrored together. */
  group(at: string, draw: () => void, opacity?: number): this {
    this.parts.push(`<g transform="${at}"${opacity === undefined ? '' : ` opacity="${fix(opacity)}"`}>`);
    draw();
    this.parts.push('</g>');
    return this;
  }

  /** What the card is about: by its outline it is told from the others of its people (outline.ts). */
  figure(draw: () => void): this {
    this.parts.push('<g class="figure">');
    draw();
    this.parts.push('</g>');
    return this;
  }

  /** Only what lies between two lines is seen: cheaper than an outline. */
  band(left: number, right: number, draw: () => void): this {
    this.parts.push(
      `<svg x="${fix(left)}" y="0" width="${fix(right - left)}" height="120" viewBox="${fix(left)} 0 ${fix(right - left)} 120">`,
    );
    draw();
    this.parts.push('</svg>');
    return this;
  }

  /** Only what lies inside the outline is seen. */
  clip(d: string, draw: () => void): this {
    const id = this.name();
    this.defs.push(`<clipPath id="${id}"><path d="${d}"/></clipPath>`);
    this.parts.push(`<g clip-path="url(#${id})">`);
    draw();
    this.parts.push('</g>');
    return this;
  }

  /** A linear gradient from above (or by angle); gives the paint. */
  shade(stops: readonly string[], turn = 0): string {
    const id = this.name();
    const list = stops
      .map((colour, i) => `<stop offset="${fix(i / (stops.length - 1))}" ${stop(colour)}/>`)
      .join('');
    this.defs.push(
      `<linearGradient id="${id}" x1="0" y1="0" x2="0" y2="1" gradientTransform="rotate(${turn} .5 .5)">${list}</linearGradient>`,
    );
    return `url(#${id})`;
  }

  glow(x: number, y: number, r: number, colour: string, strength = 0.8): this {
    const id = this.name();
    this.defs.push(
      `<radialGradient id="${id}"><stop stop-color="${colour}" stop-opacity="${fix(strength)}"/><stop offset=".45" stop-color="${colour}" stop-opacity="${fix(strength * 0.35)}"/><stop offset="1" stop-color="${colour}" stop-opacity="0"/></radialGradient>`,
    );
    this.parts.push(`<circle class="air" cx="${fix(x)}" cy="${fix(y)}" r="${fix(r)}" fill="url(#${id})"/>`);
    return this;
  }

  sky(stops: readonly string[] = this.look.sky): this {
    this.parts.push(`<rect width="70" height="120" fill="${this.shade(stops)}"/>`);
    return this;
  }

  stars(n: number, bottom = 60, colour = this.look.light): this {
    let d = '';
    for (let i = 0; i < n; i++)
      d += round(this.dice.between(2, 68), this.dice.between(14, bottom), this.dice.between(0.12, 0.42));
    return this.path(d, { fill: colour, opacity: 0.8 });
  }

  moon(x: number, y: number, r: number, colour = this.look.light): this {
    this.glow(x, y, r * 2.6, colour, 0.55).disc(x, y, r, colour);
    const d =
      round(x - r * 0.3, y - r * 0.2, r * 0.24) +
      round(x + r * 0.35, y + r * 0.3, r * 0.3) +
      round(x + r * 0.3, y - r * 0.45, r * 0.13);
    return this.path(d, { fill: '#000', opacity: 0.07 });
  }

  /** Hills or crags across the sheet; rough 0 is rolling, 1 is jagged. */
  ridge(y: number, height: number, rough: number, fill: string, opacity?: number): this {
    const { dice } = this;
    const steps = rough > 0.5 ? 11 : 6;
    const points: Point[] = [];
    for (let i = 0; i <= steps; i++)
      points.push([-4 + (78 * i) / steps, y - dice.next() * height * (rough > 0.5 && i % 2 ? 1 : 0.55)]);
    const top = rough > 0.5 ? polyline(points) : curve(points);
    const ink: Ink = { fill };
    if (opacity !== undefined) ink.opacity = opacity;
    return this.path(`${top}L74 124L-4 124Z`, ink);
  }

  /** Small lights in the air. */
  motes(n: number, colour: string, top = 18, bottom = 112, size = 0.7): this {
    let d = '';
    for (let i = 0; i < n; i++)
      d += round(
        this.dice.between(3, 67),
        this.dice.between(top, bottom),
        this.dice.between(size * 0.3, size),
      );
    return this.path(d, { fill: colour, opacity: 0.75 });
  }

  /** Moonlight from above and darkness below, as on every card. */
  finish(): string {
    const dark = this.shade(['#0000', '#0000', '#0007']);
    const lit = this.shade(['#cfe0ff38', '#cfe0ff00', '#cfe0ff00']);
    const edge = this.shade([`${this.look.frame}f0`, `${this.look.frame}99`, `${this.look.frame}00`], -90); // where the type stands
    this.parts.push(
      `<rect width="70" height="120" fill="${lit}"/><rect width="70" height="120" fill="${dark}"/><rect width="10" height="120" fill="${edge}"/>`,
    );
    return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 70 120" preserveAspectRatio="xMidYMid slice"><defs>${this.defs.join('')}</defs>${this.parts.join('')}</svg>`;
  }

  private name(): string {
    return `p${this.names++}`;
  }
}

/** A colour of a gradient; '#rrggbbaa' and '#rgba' are split for browsers that read SVG strictly. */
function stop(colour: string): string {
  const found = /^#([0-9a-f]{6})([0-9a-f]{2})$|^#([0-9a-f]{3})([0-9a-f])$/i.exec(colour);
  if (!found) return `stop-color="${colour}"`;
  const alpha = found[2] ? parseInt(found[2], 16) / 255 : parseInt(found[4] as string, 16) / 15;
  return `stop-color="#${found[1] ?? found[3]}" stop-opacity="${fix(alpha)}"`;
}
