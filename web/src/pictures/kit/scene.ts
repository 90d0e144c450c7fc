/** What lies around a figure: distance, light, air and ground. The light falls from the upper right. */
import { curve, fix, polygon, polyline, type Canvas, type Point } from '../canvas';
import { oval } from './path';

/** Peaks with a lit face to the right: [x of the top, height, half width] each, standing on `y`. */
export function peaks(c: Canvas, y: number, list: readonly (readonly [number, number, number])[], dark: string, lit: string, rough = 1): void {
  let [bodies, faces] = ['', ''];
  for (const [x, high, half] of list) {
    const top: Point = [x, y - high];
    const jag = (): number => c.dice.between(-1, 1) * rough * half * 0.12;
    const left: Point[] = [
      [x - half, y],
      [x - half * 0.62 + jag(), y - high * 0.34],
      [x - half * 0.3 + jag(), y - high * 0.62],
    ];
    const right: Point[] = [
      [x + half * 0.24 + jag(), y - high * 0.66],
      [x + half * 0.58 + jag(), y - high * 0.36],
      [x + half, y],
    ];
    bodies += polygon([...left, top, ...right, [x + half, y + 40], [x - half, y + 40]]);
    faces += polygon([top, ...right, [x + half * 0.35, y], [x + half * 0.12 + jag(), y - high * 0.3], [x - half * 0.04 + jag(), y - high * 0.58]]);
  }
  c.path(bodies, { fill: dark }).path(faces, { fill: lit });
}

/** A cloud of puffs, lit from one side (dx, dy point to the light). */
export function puffs(c: Canvas, list: readonly (readonly [number, number, number])[], dark: string, lit: string, dx = 0.35, dy = -0.3): void {
  const all = (shift: number, shrink: number): string => list.map(([x, y, r]) => circle(x + dx * r * shift, y + dy * r * shift, r * shrink)).join('');
  c.path(all(0, 1), { fill: dark }).path(all(1, 0.72), { fill: lit, opacity: 0.55 }).path(all(1.45, 0.42), { fill: lit, opacity: 0.5 });
}

function circle(x: number, y: number, r: number): string {
  return `M${fix(x - r)} ${fix(y)}a${fix(r)} ${fix(r)} 0 1 0 ${fix(2 * r)} 0a${fix(r)} ${fix(r)} 0 1 0 ${fix(-2 * r)} 0Z`;
}

/** A column of smoke that widens as it rises and leans. */
export function plume(c: Canvas, x: number, y: number, height: number, lean: number, dark: string, lit: string, size = 1): void {
  const list: [number, number, number][] = [];
  for (let i = 0; i < 12; i++) {
    const t = i / 11;
    list.push([x + lean * t * t + c.dice.between(-2.4, 2.4) * (0.4 + t), y - height * t, (2.2 + 6.5 * t + c.dice.between(-0.8, 0.8)) * size]);
  }
  puffs(c, list.reverse(), dark, lit, 0.35, 0.25);
}

/** Air between two distances: a band that thickens to its middle. */
export function mist(c: Canvas, y: number, height: number, colour: string, strength = 0.6): void {
  const alpha = (share: number): string =>
    Math.round(share * 255)
      .toString(16)
      .padStart(2, '0');
  const paint = c.shade([`${colour}00`, `${colour}${alpha(strength)}`, `${colour}00`]);
  c.path(`M0 ${fix(y - height / 2)}H${c.width}V${fix(y + height / 2)}H0Z`, { fill: paint });
}

/** Rays from a source, wider as they go. */
export function shafts(c: Canvas, x: number, y: number, length: number, turns: readonly number[], colour: string, opacity = 0.16, width = 9): void {
  const d = turns
    .map((turn) => {
      const ray = (more: number): Point => [
        x + Math.cos(((turn + more) * Math.PI) / 180) * length,
        y + Math.sin(((turn + more) * Math.PI) / 180) * length,
      ];
      return polygon([[x, y], ray(-width / 2), ray(width / 2)]);
    })
    .join('');
  c.path(d, { fill: colour, opacity });
}

/** Ground to the bottom of the sheet, with an uneven edge and strokes that run towards the viewer. */
export function ground(c: Canvas, y: number, lit: string, dark: string, line: string, rough = 1.2): void {
  const edge: Point[] = [];
  for (let i = 0; i <= 8; i++) edge.push([-2 + (74 * i) / 8, y + c.dice.between(-rough, rough)]);
  c.path(`${curve(edge)}V122H-2Z`, { fill: c.shade([lit, dark, dark]) });
  let d = '';
  for (let i = 0; i < 26; i++) {
    const depth = c.dice.next() ** 1.5;
    const at: Point = [c.dice.between(0, 70), y + 2 + depth * (118 - y)];
    const long = 1.5 + depth * 7;
    d += polyline([at, [at[0] + long * 0.5, at[1] - 0.3 - depth * 0.4], [at[0] + long, at[1] + 0.1]]);
  }
  c.path(d, { line, width: 0.35, opacity: 0.5, cap: true });
}

/** Stones in front, dark, lit along their right edge. */
export function stones(c: Canvas, list: readonly (readonly [number, number, number])[], dark: string, lit: string): void {
  let [bodies, faces] = ['', ''];
  for (const [x, y, r] of list) {
    const k = (): number => c.dice.between(0.82, 1.15);
    const top: Point = [x + r * 0.1 * k(), y - r * 0.95 * k()];
    const right: Point = [x + r * 0.75 * k(), y - r * 0.55 * k()];
    bodies += polygon([
      [x - r * 1.1, y + r * 0.3],
      [x - r * 0.8 * k(), y - r * 0.45],
      [x - r * 0.3, y - r * 0.85 * k()],
      top,
      right,
      [x + r * 1.1, y + r * 0.3],
    ]);
    faces += polygon([top, right, [x + r * 1.1, y + r * 0.3], [x + r * 0.55, y + r * 0.2], [x + r * 0.3, y - r * 0.45]]);
  }
  c.path(bodies, { fill: dark }).path(faces, { fill: lit });
}

/** Columns of basalt or stone: [x, top, width] down to `y`. */
export function columns(c: Canvas, y: number, list: readonly (readonly [number, number, number])[], dark: string, lit: string): void {
  let [bodies, faces, tops] = ['', '', ''];
  for (const [x, top, w] of list) {
    bodies += polygon([
      [x - w / 2, top],
      [x, top - w * 0.2],
      [x + w / 2, top],
      [x + w / 2, y],
      [x - w / 2, y],
    ]);
    faces += polygon([
      [x + w * 0.12, top + w * 0.12],
      [x + w / 2, top],
      [x + w / 2, y],
      [x + w * 0.12, y],
    ]);
    tops += polygon([
      [x - w / 2, top],
      [x, top - w * 0.2],
      [x + w / 2, top],
      [x + w * 0.12, top + w * 0.14],
    ]);
  }
  c.path(bodies, { fill: dark }).path(faces, { fill: lit, opacity: 0.55 }).path(tops, { fill: lit });
}

/** A wide, calm light on the ground under something. */
export function pool(c: Canvas, x: number, y: number, rx: number, ry: number, colour: string, opacity: number): void {
  c.path(oval(x, y, rx, ry), { fill: colour, opacity });
}

/** Cracks that glow in the ground around a place: short and thin far away, long and wide near. */
export function cracks(c: Canvas, x: number, y: number, n: number, spread: number, colour: string, core: string): void {
  let [thin, wide] = ['', ''];
  for (let i = 0; i < n; i++) {
    const depth = (i + c.dice.next()) / n;
    const way = c.dice.sign();
    let [px, py] = [x + c.dice.between(-1, 1) * spread, y + depth * 18];
    const line: Point[] = [[px, py]];
    for (let k = 0; k < 3; k++) {
      px += way * (1.6 + depth * 3.4) * c.dice.between(0.6, 1.2);
      py += (0.3 + depth * 1.3) * c.dice.between(-0.6, 1.4);
      line.push([px, py]);
    }
    const [bx, by] = line[1] as Point;
    const d =
      polyline(line) +
      polyline([
        [bx, by],
        [bx - way * (1 + depth * 2), by + 0.8 + depth * 1.6],
      ]);
    if (depth < 0.5) thin += d;
    else wide += d;
  }
  c.path(thin, { line: colour, width: 0.5, cap: true, opacity: 0.8 });
  c.path(wide, { line: colour, width: 0.95, cap: true, opacity: 0.9 }).path(wide, {
    line: core,
    width: 0.32,
    cap: true,
  });
}
