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

/** Points from a list of figures: 'x y x y …'. */
export function pts(list: string): Point[] {
  const v = list.trim().split(/\s+/).map(Number);
  return Array.from({ length: v.length / 2 }, (_, i): Point => [v[2 * i] as number, v[2 * i + 1] as number]);
}

/** Places with a size from a list of figures: 'x y r x y r …'. */
export function spots(list: string): [number, number, number][] {
  const v = list.trim().split(/\s+/).map(Number);
  return Array.from({ length: v.length / 3 }, (_, i) => [
    v[3 * i] as number,
    v[3 * i + 1] as number,
    v[3 * i + 2] as number,
  ]);
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

/** Fine dots over everything, as of a print: light ones and dark ones. */
const GRAIN =
  '<pattern id="grain" width="9" height="9" patternUnits="userSpaceOnUse"><g stroke-width=".34" stroke-linecap="round"><path d="M2.3 1.2h.01M3.6 1.6h.01M0.9 3.7h.01M8.0 7.0h.01M6.7 2.2h.01M4.8 2.6h.01M1.8 1.2h.01M2.1 8.1h.01M7.3 7.1h.01M7.0 1.9h.01M2.9 5.6h.01M6.4 7.5h.01M7.7 1.0h.01M5.4 5.9h.01M4.6 1.8h.01M4.3 1.1h.01M8.2 7.6h.01M4.9 2.8h.01M7.9 5.1h.01M7.7 7.4h.01M4.6 3.8h.01M5.3 3.9h.01M1.7 2.9h.01M7.1 0.7h.01M0.7 5.6h.01M2.7 4.8h.01" stroke="#fff" stroke-opacity=".09"/><path d="M4.3 3.2h.01M8.7 1.9h.01M3.8 2.0h.01M5.6 2.6h.01M3.3 6.6h.01M3.0 5.0h.01M7.9 1.1h.01M0.8 2.2h.01M6.7 5.5h.01M2.3 3.1h.01M1.8 4.2h.01M0.7 6.2h.01M7.8 8.3h.01M6.5 8.4h.01M0.5 2.7h.01M8.4 6.8h.01M3.7 8.2h.01M5.5 7.2h.01M2.8 1.9h.01M4.0 1.4h.01M3.5 8.4h.01M3.1 0.4h.01M0.7 1.7h.01M6.9 3.3h.01M2.7 1.1h.01M8.5 3.9h.01M2.0 0.8h.01M0.8 1.7h.01M6.0 1.6h.01M0.6 4.4h.01" stroke="#000" stroke-opacity=".2"/></g></pattern>';

export class Canvas {
  protected parts: string[] = [];
  protected defs: string[] = [];
  private names = 0;
  private readonly paints = new Map<string, string>(); // materials that were mixed before
  private outlines: string[] | null = null; // of what is drawn in relief

  constructor(
    readonly look: Look,
    readonly dice: Dice,
    readonly width = 70,
    readonly height = 120,
  ) {}

  path(d: string, ink: Ink = {}): this {
    const line = ink.line ? ` stroke="${ink.line}" stroke-width="${fix(ink.width ?? 1)}"` : '';
    const cap = ink.cap ? ' stroke-linecap="round" stroke-linejoin="round"' : '';
    const opacity = ink.opacity === undefined ? '' : ` opacity="${fix(ink.opacity)}"`;
    const dash = ink.dash ? ` stroke-dasharray="${ink.dash}"` : '';
    const at = ink.at ? ` transform="${ink.at}"` : '';
    if (this.outlines && !ink.at && ink.fill && ink.opacity === undefined) this.outlines.push(d);
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

  /** A material in the light that falls from the upper right: its lit colour and its dark one, the same for all its parts. */
  mat(lit: string, dark: string, turn = 0): string {
    const key = `${lit} ${dark} ${turn}`;
    const known = this.paints.get(key);
    if (known) return known;
    const id = this.name();
    const turned = turn === 0 ? '' : ` gradientTransform="rotate(${turn} .5 .5)"`;
    this.defs.push(
      `<linearGradient id="${id}" x1=".9" y1=".05" x2=".1" y2=".95"${turned}><stop ${stop(lit)}/><stop offset=".9" ${stop(dark)}/></linearGradient>`,
    );
    this.paints.set(key, `url(#${id})`);
    return `url(#${id})`;
  }

  /**
   * What is drawn inside stands out from what is behind it: an edge of light along the side the light comes from and,
   * where `foot` is given, its shadow on the ground, thrown to the left.
   */
  relief(rim: string, draw: () => void, width = 0.7, foot?: number): this {
    const before = this.outlines;
    const start = this.parts.length;
    this.outlines = [];
    draw();
    const d = this.outlines.join('');
    if (before) before.push(...this.outlines);
    this.outlines = before;
    const behind: string[] = [];
    if (foot !== undefined)
      behind.push(
        `<path class="air" d="${d}" opacity=".34" transform="translate(0 ${fix(foot)}) matrix(1 0 .7 -.2 0 0) translate(0 ${fix(-foot)})"/>`,
      );
    if (width > 0)
      behind.push(
        `<path class="air" d="${d}" fill="${rim}" transform="translate(${fix(width)} ${fix(-width * 0.6)})"/>`,
      );
    this.parts.splice(start, 0, ...behind);
    return this;
  }

  /** Cut out and stuck on: a white border around everything inside, and its shadow. */
  sticker(draw: () => void, width = 3): this {
    const before = this.outlines;
    const start = this.parts.length;
    this.outlines = [];
    draw();
    const d = this.outlines.join('');
    this.outlines = before;
    const border = `class="air" d="${d}" stroke-width="${fix(width)}" stroke-linejoin="round"`;
    this.parts.splice(
      start,
      0,
      `<path ${border} stroke="#000" opacity=".35" transform="translate(-1.4 1.8)"/>`,
      `<path ${border} fill="#fff" stroke="#fff"/>`,
    );
    return this;
  }

  /** A body with a core shadow on the side away from the light, `depth` wide. */
  form(d: string, lit: string, dark: string, depth = 1.6): this {
    this.path(d, { fill: dark });
    const outlines = this.outlines;
    this.outlines = null;
    this.clip(d, () =>
      this.group(`translate(${fix(depth)} ${fix(-depth * 0.5)})`, () => this.path(d, { fill: lit })),
    );
    this.outlines = outlines;
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
    const outlines = this.outlines;
    this.outlines = null; // these outlines lie elsewhere
    draw();
    this.outlines = outlines;
    this.parts.push('</g>');
    return this;
  }

  /** What moves by itself where a picture can: a wing around its shoulder. Here it is only drawn. */
  beat(_which: 'near' | 'far', _at: Point, draw: () => void): this {
    draw();
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
    return this.wash(this.shade(stops));
  }

  /** SVG as it stands, for what only SVG can say. */
  raw(svg: string): this {
    this.parts.push(svg);
    return this;
  }

  /** The whole sheet in one paint. */
  wash(paint: string): this {
    this.parts.push(`<rect width="${this.width}" height="${this.height}" fill="${paint}"/>`);
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

  /** The edge on which the type stands, a little darkness below, and the corners: for pictures with a light of their own. */
  framed(): string {
    const edge = this.shade([`${this.look.frame}f0`, `${this.look.frame}80`, `${this.look.frame}00`], -90);
    const dark = this.shade(['#0004', '#0000', '#0000', '#0000', '#0006']);
    this.defs.push(GRAIN);
    this.parts.push(
      `<rect width="70" height="120" fill="url(#grain)"/><rect width="70" height="120" fill="${dark}"/><rect width="11" height="120" fill="${edge}"/>`,
    );
    return this.sheet();
  }

  /** Fine dots as of a print, and darkness at the foot: for tiles and other things that are no card. */
  grained(foot = '#0006'): string {
    this.defs.push(GRAIN);
    this.wash('url(#grain)').wash(this.shade(['#0003', '#0000', '#0000', foot]));
    return this.sheet();
  }

  /** As it was drawn, with nothing around it. */
  bare(): string {
    return this.sheet();
  }

  private sheet(): string {
    return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${this.width} ${this.height}" preserveAspectRatio="xMidYMid slice"><defs>${this.defs.join('')}</defs>${this.parts.join('')}</svg>`;
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
