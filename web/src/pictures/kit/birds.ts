/** Feathers and wings. */
import type { Canvas, Point } from '../canvas';
import { between, Frame } from './path';

/** One feather from the root along x, `w` wide, one unit long. */
function feather(w: number): string {
  return `M0 ${-w * 0.5}C.3 ${-w} .8 ${-w * 0.9} 1 0C.85 ${w * 0.75} .3 ${w * 0.9} 0 ${w * 0.5}Z`;
}

/** Feathers whose roots stand along a bone, turned from the first angle to the last. */
export function fan(
  c: Canvas,
  bone: readonly [Point, Point],
  n: number,
  turns: readonly [number, number],
  lengths: readonly [number, number],
  width: number,
  paint: string,
  line?: string,
): void {
  let quills = '';
  for (let i = 0; i < n; i++) {
    const t = n === 1 ? 0 : i / (n - 1);
    const [x, y] = between(bone[0], bone[1], t);
    const long = lengths[0] + (lengths[1] - lengths[0]) * t;
    const f = new Frame(x, y, long, turns[0] + (turns[1] - turns[0]) * t);
    c.path(f.d(feather(width / long)), { fill: paint });
    quills += f.d('M.1 0L.86 0');
  }
  if (line) c.path(quills, { line, width: 0.4, opacity: 0.6 });
}

/** A spread wing: flight feathers, coverts over them, and the arm. `out` is where its tip points. */
export function wing(
  c: Canvas,
  root: Point,
  elbow: Point,
  tip: Point,
  length: number,
  away: number,
  paints: readonly [string, string, string],
  line = '#0005',
): void {
  const flip = tip[0] < root[0] ? -1 : 1;
  const down = flip > 0 ? away : 180 - away;
  const outwards = flip > 0 ? away - 75 : 180 - (away - 75);
  fan(c, [root, elbow], 6, [down + flip * 18, down], [length * 0.7, length * 0.85], length * 0.2, paints[0], line);
  fan(c, [elbow, tip], 8, [down, outwards], [length * 0.9, length], length * 0.19, paints[0], line);
  fan(c, [root, elbow], 5, [down + flip * 12, down], [length * 0.42, length * 0.46], length * 0.2, paints[1]);
  fan(c, [elbow, tip], 6, [down, outwards], [length * 0.46, length * 0.4], length * 0.17, paints[1]);
  const side = (a: Point, b: Point, w: number): string =>
    `M${a[0]} ${a[1] - w}L${b[0]} ${b[1] - w * 0.6}L${b[0]} ${b[1] + w * 0.6}L${a[0]} ${a[1] + w}Z`;
  c.path(side(root, elbow, length * 0.13) + side(elbow, tip, length * 0.08), { fill: paints[2] });
}
