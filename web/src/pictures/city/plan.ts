/** A sheet on which the same building becomes a construction plan: every filled shape an outline on blue paper. */
import { Canvas, fix, type Ink } from '../canvas';
import { blend } from '../kit/path';

const PAPER = ['#12296e', '#6592e4'] as const;
const LINE = '#dcebff';

/** How light a colour is, from 0 to 1. */
function lightness(colour: string): number {
  const found = /^#([0-9a-f]{2})([0-9a-f]{2})([0-9a-f]{2})$/i.exec(colour);
  if (!found) return 0.5;
  const [r, g, b] = found.slice(1).map((part) => parseInt(part, 16) / 255) as [number, number, number];
  return 0.3 * r + 0.59 * g + 0.11 * b;
}

const washed = (colour: string): string => blend(PAPER[0], PAPER[1], lightness(colour));

export class Plan extends Canvas {
  private readonly mixed = new Set<string>(); // paints of this sheet: washed already

  private kept(paint: string): string {
    this.mixed.add(paint);
    return paint;
  }

  override mat(lit: string, dark: string): string {
    return this.kept(blend(PAPER[0], PAPER[1], (lightness(lit) + lightness(dark)) / 2));
  }

  override shade(stops: readonly string[]): string {
    return this.kept(washed(stops[0] ?? '#000000'));
  }

  /** The line is drawn first and the wash over it, so that a shape of several parts has one outline. */
  override path(d: string, ink: Ink = {}): this {
    if (ink.opacity !== undefined && ink.opacity < 0.6) return this;
    const at = ink.at ? ` transform="${ink.at}"` : '';
    if (ink.line) {
      const width = Math.min(1.2, ink.width ?? 1);
      this.parts.push(
        `<path d="${d}" fill="none" stroke="${LINE}" stroke-width="${fix(width)}" stroke-linecap="round" stroke-linejoin="round"${at}/>`,
      );
      return this;
    }
    const fill = ink.fill && this.mixed.has(ink.fill) ? ink.fill : washed(ink.fill ?? '#000000');
    this.parts.push(
      `<path d="${d}" fill="none" stroke="${LINE}" stroke-width="1.1" stroke-linejoin="round"${at}/><path d="${d}" fill="${fill}"${at}/>`,
    );
    return this;
  }

  override disc(x: number, y: number, r: number, fill: string, opacity?: number): this {
    const d = `M${fix(x - r)} ${fix(y)}a${fix(r)} ${fix(r)} 0 1 0 ${fix(2 * r)} 0a${fix(r)} ${fix(r)} 0 1 0 ${fix(-2 * r)} 0Z`;
    return this.path(d, opacity === undefined ? { fill } : { fill, opacity });
  }

  override glow(): this {
    return this;
  }

  override relief(_rim: string, draw: () => void): this {
    draw();
    return this;
  }

  override motes(): this {
    return this;
  }

  /** The plan on its paper: smaller than the building, in the middle, where the tile's figures leave room. */
  planned(): string {
    let grid = '';
    for (let at = 7; at < 70; at += 7) grid += `M${at} 0V70M0 ${at}H70`;
    return (
      `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 70 70"><defs><radialGradient id="g" cx=".5" cy=".42" r=".7"><stop stop-color="#1f44a0"/><stop offset="1" stop-color="#081444"/></radialGradient></defs>` +
      `<rect width="70" height="70" fill="url(#g)"/><path d="${grid}" stroke="#a9c8ff" stroke-opacity=".13" stroke-width=".35"/>` +
      `<g transform="translate(35 44.5) scale(.74) translate(-35 -58)">${this.parts.join('')}</g></svg>`
    );
  }
}
