/**
 * How alike two figures are, by their outlines alone. The figure of a picture is what stands between `<g class="figure">` and
 * its end; it is filled black on a grid, moved to its centre, brought to one size, and compared as it is and mirrored.
 */
type Spot = [number, number];
type Matrix = readonly [number, number, number, number, number, number];

export const GRID = 64;
const SPREAD = 15; // the mean distance from the centre that every figure is brought to, in squares of the grid
const ONE: Matrix = [1, 0, 0, 1, 0, 0];

function times(m: Matrix, n: Matrix): Matrix {
  return [
    m[0] * n[0] + m[2] * n[1],
    m[1] * n[0] + m[3] * n[1],
    m[0] * n[2] + m[2] * n[3],
    m[1] * n[2] + m[3] * n[3],
    m[0] * n[4] + m[2] * n[5] + m[4],
    m[1] * n[4] + m[3] * n[5] + m[5],
  ];
}

function matrix(text: string): Matrix {
  let found = ONE;
  for (const [, kind, list] of text.matchAll(/(\w+)\(([^)]*)\)/g)) {
    const v = (list ?? '').split(/[\s,]+/).map(Number);
    const [a = 0, b = 0, c = 0] = v;
    if (kind === 'translate') found = times(found, [1, 0, 0, 1, a, b]);
    else if (kind === 'scale') found = times(found, [a, 0, 0, v.length > 1 ? b : a, 0, 0]);
    else if (kind === 'skewX') found = times(found, [1, 0, Math.tan((a * Math.PI) / 180), 1, 0, 0]);
    else if (kind === 'matrix') found = times(found, v as unknown as Matrix);
    else if (kind === 'rotate') {
      const [cos, sin] = [Math.cos((a * Math.PI) / 180), Math.sin((a * Math.PI) / 180)];
      found = times(found, [1, 0, 0, 1, b, c]);
      found = times(found, [cos, sin, -sin, cos, 0, 0]);
      found = times(found, [1, 0, 0, 1, -b, -c]);
    }
  }
  return found;
}

/** The lines of a path as polygons; arcs only as the canvas writes them, halves of an ellipse. */
function polygons(d: string): Spot[][] {
  const found: Spot[][] = [];
  let now: Spot[] = [];
  let [x, y] = [0, 0];
  const to = (nx: number, ny: number): void => {
    now.push([nx, ny]);
    [x, y] = [nx, ny];
  };
  const bend = (b: Spot, c: Spot, e: Spot): void => {
    const [ax, ay] = [x, y];
    for (let i = 1; i <= 8; i++) {
      const t = i / 8;
      const u = 1 - t;
      const at = (j: 0 | 1, a: number): number =>
        u * u * u * a + 3 * u * u * t * b[j] + 3 * u * t * t * c[j] + t * t * t * e[j];
      now.push([at(0, ax), at(1, ay)]);
    }
    [x, y] = e;
  };
  for (const [, letter = '', list] of d.matchAll(/([a-zA-Z])([^a-zA-Z]*)/g)) {
    const v = [...(list ?? '').matchAll(/-?(?:\d+\.?\d*|\.\d+)(?:e-?\d+)?/g)].map((one) => Number(one[0]));
    const kind = letter.toUpperCase();
    const size = { M: 2, L: 2, H: 1, V: 1, C: 6, Q: 4, A: 7 }[kind] ?? 0;
    if (kind === 'Z' && now[0]) to(...now[0]);
    for (let i = 0; size > 0 && i + size <= v.length; i += size) {
      const p = v.slice(i, i + size);
      const [ox, oy] = letter === kind ? [0, 0] : [x, y];
      const at = (j: number): Spot => [(p[j] ?? 0) + ox, (p[j + 1] ?? 0) + oy];
      if (kind === 'M' && i === 0) {
        if (now.length > 0) found.push(now);
        now = [];
      }
      if (kind === 'M' || kind === 'L') to(...at(0));
      else if (kind === 'H') to((p[0] ?? 0) + ox, y);
      else if (kind === 'V') to(x, (p[0] ?? 0) + oy);
      else if (kind === 'C') bend(at(0), at(2), at(4));
      else if (kind === 'Q') bend(mix([x, y], at(0)), mix(at(2), at(0)), at(2));
      else if (kind === 'A') half(now, [x, y], at(5), p[0] ?? 1, p[1] ?? 1, p[4] === 1);
      if (kind === 'A') [x, y] = at(5);
    }
  }
  if (now.length > 0) found.push(now);
  return found;
}

function mix(end: Spot, control: Spot): Spot {
  return [end[0] + ((control[0] - end[0]) * 2) / 3, end[1] + ((control[1] - end[1]) * 2) / 3];
}

function half(now: Spot[], from: Spot, to: Spot, rx: number, ry: number, sweep: boolean): void {
  const [cx, cy] = [(from[0] + to[0]) / 2, (from[1] + to[1]) / 2];
  const begin = Math.atan2((from[1] - cy) / ry, (from[0] - cx) / rx);
  for (let i = 1; i <= 12; i++) {
    const angle = begin + ((sweep ? 1 : -1) * Math.PI * i) / 12;
    now.push([cx + rx * Math.cos(angle), cy + ry * Math.sin(angle)]);
  }
}

/** A line with a width, as a four-cornered piece for each of its parts. */
function stroked(lines: readonly Spot[][], width: number): Spot[][] {
  const found: Spot[][] = [];
  for (const line of lines)
    for (let i = 1; i < line.length; i++) {
      const [[ax, ay], [bx, by]] = [line[i - 1] as Spot, line[i] as Spot];
      const long = Math.hypot(bx - ax, by - ay);
      if (long === 0) continue;
      const [nx, ny] = [(((by - ay) / long) * width) / 2, (((ax - bx) / long) * width) / 2];
      found.push([
        [ax + nx, ay + ny],
        [bx + nx, by + ny],
        [bx - nx, by - ny],
        [ax - nx, ay - ny],
      ]);
    }
  return found;
}

/** Everything inside the outlines by the rule that filled paths have, on a field of squares. */
function fill(field: Uint8Array, wide: number, tall: number, shapes: readonly Spot[][]): void {
  for (let row = 0; row < tall; row++) {
    const cuts: [number, number][] = [];
    const y = row + 0.5;
    for (const shape of shapes)
      shape.forEach(([ax, ay], i) => {
        const [bx, by] = shape[(i + 1) % shape.length] as Spot;
        if (ay <= y !== by <= y) cuts.push([ax + ((y - ay) / (by - ay)) * (bx - ax), ay < by ? 1 : -1]);
      });
    cuts.sort((a, b) => a[0] - b[0]);
    let turns = 0;
    cuts.forEach(([x, way], i) => {
      turns += way;
      const end = cuts[i + 1]?.[0];
      if (turns === 0 || end === undefined) return;
      for (let at = Math.max(0, Math.ceil(x - 0.5)); at < Math.min(wide, end - 0.5); at++)
        field[row * wide + at] = 1;
    });
  }
}

const SCALE = 2; // squares of the field to a unit of the sheet
const [WIDE, TALL, MARGIN] = [220, 320, 40]; // figures may reach over the sheet's edge

/** The field that the figure of a picture covers. */
function covered(svg: string): Uint8Array {
  const field = new Uint8Array(WIDE * TALL);
  const start = svg.indexOf('<g class="figure">');
  const stack: Matrix[] = [];
  let now: Matrix = [SCALE, 0, 0, SCALE, MARGIN, MARGIN];
  for (const [, close, kind, rest = ''] of svg.slice(start).matchAll(/<(\/?)(\w+)([^>]*)>/g)) {
    if (close) {
      now = stack.pop() ?? now;
      if (stack.length === 0) break;
      continue;
    }
    const get = (name: string): string | undefined => new RegExp(`\\s${name}="([^"]*)"`).exec(rest)?.[1];
    const own = times(now, matrix(get('transform') ?? ''));
    const faint = Number(get('opacity') ?? 1) < 0.5;
    if (!rest.endsWith('/')) {
      stack.push(now);
      now = faint ? [0, 0, 0, 0, -9, -9] : own;
    } else if (!faint && get('class') !== 'air') {
      const [cx, cy, r] = [Number(get('cx')), Number(get('cy')), get('r')];
      const lines = polygons(
        kind === 'circle'
          ? `M${cx - Number(r)} ${cy}a${r} ${r} 0 1 0 ${2 * Number(r)} 0a${r} ${r} 0 1 0 ${-2 * Number(r)} 0Z`
          : (get('d') ?? ''),
      );
      const placed = (shapes: readonly Spot[][]): Spot[][] =>
        shapes.map((shape) =>
          shape.map(([x, y]) => [own[0] * x + own[2] * y + own[4], own[1] * x + own[3] * y + own[5]] as Spot),
        );
      if (get('fill') !== 'none') fill(field, WIDE, TALL, placed(lines));
      if (get('stroke'))
        for (const piece of placed(stroked(lines, Number(get('stroke-width') ?? 1))))
          fill(field, WIDE, TALL, [piece]);
    }
  }
  return field;
}

/** The outline of a picture's figure, at the centre of the grid and in one size. */
export function outline(svg: string): Uint8Array {
  const field = covered(svg);
  let [n, sx, sy] = [0, 0, 0];
  const each = (see: (x: number, y: number) => void): void =>
    field.forEach((here, i) => {
      if (here) see(i % WIDE, Math.floor(i / WIDE));
    });
  each((x, y) => ((n += 1), (sx += x), (sy += y)));
  if (n === 0) throw new Error('a picture without a figure');
  const [mx, my] = [sx / n, sy / n];
  let spread = 0;
  each((x, y) => (spread += Math.hypot(x - mx, y - my)));
  const size = spread / n / SPREAD;
  const grid = new Uint8Array(GRID * GRID);
  for (let i = 0; i < grid.length; i++) {
    const x = Math.round(mx + ((i % GRID) - GRID / 2 + 0.5) * size);
    const y = Math.round(my + (Math.floor(i / GRID) - GRID / 2 + 0.5) * size);
    if (x >= 0 && x < WIDE && y >= 0 && y < TALL) grid[i] = field[y * WIDE + x] ?? 0;
  }
  return grid;
}

/** The share of what either covers that only one of them covers: 0 for the same outline, 1 for none in common. */
export function distance(a: Uint8Array, b: Uint8Array): number {
  let found = 1;
  for (const mirrored of [false, true])
    for (let dx = -2; dx <= 2; dx++)
      for (let dy = -2; dy <= 2; dy++) {
        let [both, either] = [0, 0];
        for (let i = 0; i < a.length; i++) {
          const [column, row] = [(i % GRID) + dx, Math.floor(i / GRID) + dy];
          const inside = column >= 0 && column < GRID && row >= 0 && row < GRID;
          const other = inside ? (b[row * GRID + (mirrored ? GRID - 1 - column : column)] ?? 0) : 0;
          both += (a[i] ?? 0) & other;
          either += (a[i] ?? 0) | other;
        }
        found = Math.min(found, 1 - both / either);
      }
  return found;
}
