/** The architecture of the city: every building as solids, each people in its own manner of building. */
import {
  CHEVRON,
  DIAMOND,
  DROP,
  HEXAGON,
  LEAF,
  ROUND,
  SQUARE,
  STAR,
  TRIANGLE,
  ngon,
  rectangle,
} from './groundPlans';
import { project, type Material, type Piece, type Point, type Solid, type Stroke } from './solid';

type Options = Partial<Omit<Solid, 'plan' | 'at' | 'from' | 'to' | 'windows'>> & {
  windows?: [rows: number, columns: number, tall?: number];
};

/** A block on a plan: where, from which height to which, how large. */
function block(
  plan: readonly Point[],
  at: Point,
  from: number,
  to: number,
  size: number,
  options: Options = {},
): Solid {
  const { windows, ...rest } = options;
  return {
    plan,
    at,
    from,
    to,
    foot: size,
    top: size,
    lean: [0, 0],
    material: 'wall',
    lid: options.material ?? 'wall',
    windows: windows ? { rows: windows[0], columns: windows[1], tall: windows[2] ?? 1 } : null,
    ...rest,
  };
}

function spire(
  plan: readonly Point[],
  at: Point,
  from: number,
  to: number,
  size: number,
  material: Material = 'roof',
): Solid {
  return block(plan, at, from, to, size, { top: 0, material, lid: material });
}

/** A dome as rings that close. `steep` > 1 stands higher than half a ball. */
function dome(
  at: Point,
  from: number,
  size: number,
  steep = 1,
  material: Material = 'roof',
  plan: readonly Point[] = ROUND,
): Solid[] {
  const rings = 5;
  const angle = (ring: number): number => (ring / rings) * (Math.PI / 2);
  return Array.from({ length: rings }, (_, ring) =>
    block(
      plan,
      at,
      from + size * steep * Math.sin(angle(ring)),
      from + size * steep * Math.sin(angle(ring + 1)),
      size * Math.cos(angle(ring)),
      { top: Math.max(0.01, size * Math.cos(angle(ring + 1))), material, lid: material },
    ),
  );
}

function columns(at: Point, from: number, to: number, ring: number, n: number, thick = 0.07): Solid[] {
  return Array.from({ length: n }, (_, index) => {
    const angle = Math.PI / 4 + Math.PI + (index / n) * Math.PI * 2;
    return block(ngon(6), [at[0] + ring * Math.cos(angle), at[1] + ring * Math.sin(angle)], from, to, thick, {
      material: 'trim',
    });
  }).sort((a, b) => a.at[0] + a.at[1] - b.at[0] - b.at[1]);
}

function stairs(
  plan: readonly Point[],
  steps: number,
  from: number,
  rise: number,
  size: number,
  shrink: number,
  material: Material = 'stone',
): Solid[] {
  return Array.from({ length: steps }, (_, step) =>
    block(plan, [0, 0], from + step * rise, from + (step + 1) * rise, size - step * shrink, { material }),
  );
}

function stroke(
  kind: Stroke['kind'],
  at: readonly [number, number, number],
  draw: (x: number, y: number) => string,
): Stroke {
  const [x, y] = project(at);
  return { kind, d: draw(x, y) };
}

function flame(x: number, y: number, z: number, size: number): Stroke {
  return stroke('flame', [x, y, z], (sx, sy) => {
    const s = size * 46;
    return (
      `M${sx} ${sy - s}C${sx + s * 0.1} ${sy - s * 0.55} ${sx + s * 0.45} ${sy - s * 0.45} ${sx + s * 0.36} ${sy - s * 0.05}` +
      `C${sx + s * 0.3} ${sy + s * 0.2} ${sx - s * 0.3} ${sy + s * 0.2} ${sx - s * 0.36} ${sy - s * 0.05}` +
      `C${sx - s * 0.42} ${sy - s * 0.35} ${sx - s * 0.12} ${sy - s * 0.5} ${sx} ${sy - s}Z`
    );
  });
}

function smoke(x: number, y: number, z: number, size: number): Stroke {
  return stroke('smoke', [x, y, z], (sx, sy) => {
    const s = size * 40;
    return `M${sx} ${sy}c${-s * 0.3} ${-s * 0.3} ${s * 0.3} ${-s * 0.45} 0 ${-s * 0.8}c${-s * 0.3} ${-s * 0.3} ${s * 0.2} ${-s * 0.5} ${s * 0.1} ${-s * 0.8}`;
  });
}

function tree(x: number, y: number, z: number, size: number): Piece[] {
  return [
    block(ngon(6), [x, y], z, z + size * 0.6, size * 0.1, { material: 'dark' }),
    ...dome([x, y], z + size * 0.45, size * 0.42, 1.5, 'leaf', ngon(8)),
  ];
}

function pole(x: number, y: number, z: number, height: number): Stroke {
  return stroke('line', [x, y, z], (sx, sy) => `M${sx} ${sy}V${sy - height * 46}`);
}

function pennant(x: number, y: number, z: number, height: number): Piece[] {
  return [pole(x, y, z, height), stroke('cloth', [x, y, z + height], (sx, sy) => `M${sx} ${sy}l13 4l-13 5z`)];
}

function tent(x: number, y: number, z: number, size: number, material: Material): Solid[] {
  return [
    block(DIAMOND, [x, y], z, z + size * 0.55, size * 0.7, { material: 'trim' }),
    spire(DIAMOND, [x, y], z + size * 0.5, z + size * 1.3, size * 0.95, material),
  ];
}

const vulca: Record<string, () => Piece[]> = {
  'Fire Temple': () => [
    ...stairs(TRIANGLE, 4, 0, 0.3, 1.3, 0.24),
    block(TRIANGLE, [0, 0], 1.2, 1.7, 0.34, { top: 0.5, material: 'trim' }),
    flame(0, 0, 1.72, 0.95),
  ],
  Citadel: () => [
    block(TRIANGLE, [0, 0], 0, 0.5, 1.15, { material: 'stone' }),
    ...TRIANGLE.map(([x, y]) => [x, y] as const)
      .sort((a, b) => a[0] + a[1] - b[0] - b[1])
      .flatMap(([x, y], index) => [
        ...(index === 2
          ? [
              block(TRIANGLE, [-0.05, -0.05], 0.5, 1.7, 0.6, { windows: [3, 2] }),
              spire(TRIANGLE, [-0.05, -0.05], 1.7, 2.5, 0.7),
            ]
          : []),
        block(ngon(6), [x * 0.85, y * 0.85], 0, 1.0, 0.24, { windows: [2, 1] }),
        spire(ngon(6), [x * 0.85, y * 0.85], 1.0, 1.6, 0.3),
      ]),
  ],
  'Iron Foundry': () => [
    ...[-0.55, 0, 0.55].flatMap((x) => [
      block(ngon(8), [x - 0.25, -0.65], 0, 1.45, 0.16, { top: 0.12, material: 'stone', lid: 'glow' }),
      smoke(x - 0.25, -0.65, 1.45, 0.6),
    ]),
    block(rectangle(1.05, 0.55), [0, 0.15], 0, 0.62, 1, { windows: [1, 4, 1.4] }),
    block(TRIANGLE, [-0.6, 0.15], 0.62, 1.1, 0.5, { top: 0.1, material: 'roof' }),
    block(TRIANGLE, [0.05, 0.15], 0.62, 1.1, 0.5, { top: 0.1, material: 'roof' }),
    block(TRIANGLE, [0.7, 0.15], 0.62, 1.1, 0.5, { top: 0.1, material: 'roof' }),
  ],
};

const terrah: Record<string, () => Piece[]> = {
  'Earth Temple': () => [
    ...stairs(SQUARE, 4, 0, 0.26, 1.35, 0.26),
    ...[
      [-0.35, -0.35],
      [0.35, -0.35],
      [-0.35, 0.35],
      [0.35, 0.35],
    ].map(([x, y]) => block(SQUARE, [x as number, y as number], 1.04, 1.3, 0.1, { material: 'trim' })),
    block(ngon(6), [0, 0], 1.04, 1.5, 0.1, { material: 'dark' }),
    ...dome([0, 0], 1.4, 0.55, 1.35, 'leaf', ngon(10)),
  ],
  Hospice: () => [
    block(SQUARE, [0, 0], 0, 0.12, 1.4, { material: 'stone' }),
    block(rectangle(0.95, 0.3), [0, -0.65], 0.12, 0.75, 1, { windows: [1, 4] }),
    block(rectangle(1.02, 0.36), [0, -0.65], 0.75, 1.1, 1, { top: 0.5, material: 'roof' }),
    block(rectangle(0.3, 0.9), [-0.65, 0.1], 0.12, 0.75, 1, { windows: [1, 4] }),
    block(rectangle(0.36, 0.96), [-0.65, 0.1], 0.75, 1.1, 1, { top: 0.5, material: 'roof' }),
    block(SQUARE, [0.55, -0.55], 0.12, 1.3, 0.42, { windows: [3, 2] }),
    spire(SQUARE, [0.55, -0.55], 1.3, 1.9, 0.52),
    ...tree(0.35, 0.4, 0.12, 0.6),
  ],
  Mill: () => [
    block(SQUARE, [0, 0], 0, 0.14, 1.25, { material: 'leaf' }),
    block(rectangle(0.5, 0.35), [-0.55, -0.35], 0.14, 0.6, 1, { windows: [1, 2] }),
    block(rectangle(0.56, 0.41), [-0.55, -0.35], 0.6, 0.95, 1, { top: 0.4, material: 'roof' }),
    block(SQUARE, [0.15, 0.15], 0.14, 1.45, 0.62, { top: 0.46, windows: [3, 1] }),
    spire(SQUARE, [0.15, 0.15], 1.45, 2.05, 0.56),
    stroke('cloth', [0.55, 0.55, 1.55], (x, y) =>
      [0, 1, 2, 3]
        .map((blade) => {
          const a = (blade * Math.PI) / 2 + 0.5;
          const at = (r: number, off: number): string =>
            `${(x + r * Math.cos(a + off)).toFixed(1)} ${(y + r * Math.sin(a + off)).toFixed(1)}`;
          return `M${at(3, 0)}L${at(44, -0.1)}L${at(45, 0.17)}L${at(10, 0.7)}Z`;
        })
        .join(''),
    ),
  ],
};

const aqua: Record<string, () => Piece[]> = {
  'Water Temple': () => [
    block(ROUND, [0, 0], 0, 0.12, 1.3, { material: 'stone', lid: 'water' }),
    block(DROP, [0, 0], 0.1, 0.3, 0.95, { material: 'stone' }),
    ...columns([0, 0], 0.3, 1.0, 0.72, 10).slice(0, 5),
    block(ROUND, [0, 0], 0.3, 1.0, 0.5, { windows: [1, 1, 2] }),
    ...columns([0, 0], 0.3, 1.0, 0.72, 10).slice(5),
    block(ROUND, [0, 0], 1.0, 1.14, 0.84, { material: 'trim' }),
    ...dome([0, 0], 1.14, 0.68, 1.15),
    spire(ngon(6), [0, 0], 1.86, 2.4, 0.07, 'trim'),
  ],
  Aqueduct: () => [
    block(rectangle(1.3, 1.3), [0, 0], 0, 0.05, 0.95, { material: 'leaf' }),
    block(rectangle(0.5, 0.35), [0.55, 0.75], 0.05, 0.14, 1, { material: 'stone', lid: 'water' }),
    ...[-1.05, -0.5, 0.05, 0.6, 1.15].flatMap((y) => [
      block(rectangle(0.18, 0.13), [-0.1, y], 0, 0.95, 1, { material: 'wall' }),
    ]),
    block(rectangle(0.2, 1.3), [-0.1, 0.05], 0.95, 1.12, 1, { material: 'trim' }),
    ...[-0.78, -0.22, 0.33, 0.88].map((y) => block(rectangle(0.14, 0.1), [-0.1, y], 1.12, 1.45, 1)),
    block(rectangle(0.24, 1.34), [-0.1, 0.05], 1.45, 1.6, 1, { material: 'trim', lid: 'water' }),
    stroke(
      'water',
      [-0.1, 1.36, 1.58],
      (x, y) => `M${x - 9} ${y}c-5 12 -2 34 -3 62c7 4 12 4 16 0c-2 -26 -4 -46 -2 -60z`,
    ),
  ],
  Thermae: () => [
    block(ROUND, [0, 0], 0, 0.1, 1.3, { material: 'stone' }),
    ...[
      [-0.5, -0.5, 0.5],
      [0.45, -0.4, 0.36],
      [-0.45, 0.4, 0.36],
    ].flatMap(([x, y, r]) => [
      block(ROUND, [x as number, y as number], 0.1, 0.55, r as number, { windows: [1, 1, 1.5] }),
      ...dome([x as number, y as number], 0.55, (r as number) * 1.06, 0.95),
    ]),
    block(DROP, [0.45, 0.45], 0.1, 0.2, 0.55, { material: 'trim', lid: 'water' }),
    smoke(0.3, 0.35, 0.3, 0.7),
    smoke(0.6, 0.5, 0.3, 0.6),
  ],
};

const flit: Record<string, () => Piece[]> = {
  Watchtower: () => [
    block(CHEVRON, [0, 0], 0, 0.2, 1.1, { material: 'stone' }),
    block(ngon(8), [0, 0], 0.2, 1.75, 0.42, { top: 0.28, windows: [4, 1] }),
    block(ngon(8), [0, 0], 1.75, 1.92, 0.3, { top: 0.62, material: 'trim' }),
    block(ngon(8), [0, 0], 1.92, 2.12, 0.4, { windows: [1, 1, 1.8], material: 'wall' }),
    spire(ngon(8), [0, 0], 2.12, 2.6, 0.48),
  ],
  'Flight Tower': () => [
    block(ROUND, [0, 0], 0, 0.14, 1.0, { material: 'stone' }),
    block(ngon(8), [0, 0], 0.14, 0.75, 0.32, { windows: [1, 1] }),
    block(CHEVRON, [0.15, -0.1], 0.7, 0.8, 0.85, { material: 'trim' }),
    block(ngon(8), [0, 0], 0.8, 1.35, 0.28, { windows: [1, 1] }),
    block(CHEVRON.map(([x, y]) => [y, x] as const).reverse(), [-0.15, 0.15], 1.32, 1.42, 0.72, {
      material: 'trim',
    }),
    block(ngon(8), [0, 0], 1.42, 1.95, 0.24, { windows: [1, 1] }),
    block(CHEVRON, [0.1, -0.1], 1.92, 2.02, 0.55, { material: 'trim' }),
    spire(ngon(8), [0, 0], 2.02, 2.6, 0.24),
  ],
  'Monastery Tower': () => [
    block(CHEVRON, [0, 0], 0, 0.5, 1.15, { windows: [1, 3] }),
    block(ngon(8), [-0.45, -0.45], 0.3, 1.6, 0.36, { top: 0.3, windows: [4, 1] }),
    spire(ngon(8), [-0.45, -0.45], 1.6, 2.15, 0.38),
    block(ngon(8), [0.55, -0.15], 0.2, 1.3, 0.26, { windows: [3, 1] }),
    spire(ngon(8), [0.55, -0.15], 1.3, 1.85, 0.32),
    block(ngon(8), [-0.15, 0.55], 0.2, 1.1, 0.26, { windows: [3, 1] }),
    spire(ngon(8), [-0.15, 0.55], 1.1, 1.65, 0.32),
  ],
};

const others: Record<string, () => Piece[]> = {
  University: () => [
    block(HEXAGON, [0, 0], 0, 0.14, 1.25, { material: 'stone' }),
    block(HEXAGON, [0.55, -0.5], 0.14, 0.9, 0.4, { windows: [2, 1] }),
    spire(HEXAGON, [0.55, -0.5], 0.9, 1.3, 0.46),
    block(HEXAGON, [-0.5, 0.55], 0.14, 0.9, 0.4, { windows: [2, 1] }),
    spire(HEXAGON, [-0.5, 0.55], 0.9, 1.3, 0.46),
    block(HEXAGON, [0, 0], 0.14, 1.1, 0.66, { windows: [2, 2] }),
    block(ngon(24), [0, 0], 1.1, 1.22, 0.74, { material: 'trim' }),
    ...dome([0, 0], 1.22, 0.6, 1, 'roof', ngon(12)),
    block(ngon(6), [0.1, 0.0], 1.6, 2.2, 0.1, { material: 'trim', lean: [0.3, -0.35] }),
  ],
  Library: () => [
    block(HEXAGON, [0, 0], 0, 0.62, 1.1, { windows: [2, 3] }),
    block(HEXAGON, [0, 0], 0.62, 0.7, 1.16, { material: 'trim' }),
    block(ngon(6, Math.PI / 4), [0, 0], 0.7, 1.25, 0.82, { windows: [2, 3] }),
    block(ngon(6, Math.PI / 4), [0, 0], 1.25, 1.33, 0.87, { material: 'trim' }),
    block(HEXAGON, [0, 0], 1.33, 1.85, 0.54, { windows: [2, 2] }),
    spire(HEXAGON, [0, 0], 1.85, 2.35, 0.62),
  ],
  'Great Hall': () => [
    block(LEAF, [0, 0], 0, 0.12, 1.2, { material: 'leaf' }),
    block(LEAF, [0, 0], 0.12, 0.8, 1.0, { windows: [1, 1, 1.8] }),
    block(LEAF, [0, 0], 0.8, 1.15, 1.12, { top: 0.72, material: 'roof' }),
    block(LEAF, [0, 0], 1.15, 1.5, 0.72, { top: 0.3, material: 'roof' }),
    block(LEAF, [0, 0], 1.5, 1.95, 0.3, { top: 0.04, material: 'leaf' }),
    ...tree(0.55, 0.55, 0.1, 0.55),
  ],
  'City Residence': () => [
    ...tree(-0.85, -0.3, 0, 0.75),
    block(LEAF, [0, 0], 0, 0.5, 1.1, { windows: [1, 1, 1.4], lid: 'leaf' }),
    block(
      LEAF.map(([x, y]) => [y, -x] as const),
      [-0.05, -0.05],
      0.5,
      1.0,
      0.7,
      { windows: [1, 1, 1.4], lid: 'leaf' },
    ),
    block(ROUND, [-0.05, -0.05], 1.0, 1.5, 0.36, { windows: [1, 1, 1.6] }),
    ...dome([-0.05, -0.05], 1.5, 0.44, 1.3, 'leaf', ngon(12)),
    ...tree(0.75, 0.25, 0, 0.5),
    ...tree(0.3, 0.75, 0, 0.42),
  ],
  'Market Hall': () => [
    block(DIAMOND, [0, 0], 0, 0.12, 1.15, { material: 'stone' }),
    block(DIAMOND, [-0.1, -0.1], 0.12, 0.75, 0.8, { windows: [1, 3, 1.6] }),
    spire(DIAMOND, [-0.1, -0.1], 0.75, 1.55, 0.95),
    ...tent(-0.75, 0.35, 0.1, 0.42, 'trim'),
    ...tent(0.35, -0.75, 0.1, 0.42, 'trim'),
    ...tent(0.5, 0.5, 0.1, 0.46, 'roof'),
    ...pennant(-0.1, -0.1, 1.5, 0.5),
  ],
  'Trading House': () => [
    block(DIAMOND, [0, 0], 0, 0.1, 1.15, { material: 'stone' }),
    block(DIAMOND, [-0.15, -0.15], 0.1, 1.6, 0.6, { windows: [4, 2] }),
    block(DIAMOND, [-0.15, -0.15], 1.6, 1.7, 0.68, { material: 'trim' }),
    spire(DIAMOND, [-0.15, -0.15], 1.7, 2.3, 0.62),
    block(DIAMOND, [0.25, 0.25], 0.1, 0.65, 0.6, { windows: [1, 2] }),
    block(DIAMOND, [0.25, 0.25], 0.65, 0.85, 0.7, { top: 0.3, material: 'roof' }),
    block(SQUARE, [0.95, 0.2], 0.02, 0.24, 0.15, { material: 'dark' }),
    block(SQUARE, [0.7, 0.55], 0.02, 0.2, 0.13, { material: 'dark' }),
  ],
  Caravanserai: () => [
    block(rectangle(0.12, 0.95), [-0.95, 0], 0, 0.55, 1, { windows: [1, 4] }),
    block(rectangle(0.95, 0.12), [0, -0.95], 0, 0.55, 1, { windows: [1, 4] }),
    block(DIAMOND, [-0.95, -0.95], 0, 0.95, 0.26),
    spire(DIAMOND, [-0.95, -0.95], 0.95, 1.45, 0.32),
    ...tent(-0.3, -0.3, 0, 0.75, 'roof'),
    ...tent(0.4, -0.4, 0, 0.45, 'trim'),
    ...tent(-0.4, 0.4, 0, 0.45, 'trim'),
    block(rectangle(0.12, 0.95), [0.95, 0], 0, 0.4, 1),
    block(rectangle(0.36, 0.12), [-0.6, 0.95], 0, 0.4, 1),
    block(rectangle(0.36, 0.12), [0.6, 0.95], 0, 0.4, 1),
    block(DIAMOND, [0.95, -0.95], 0, 0.75, 0.22),
    spire(DIAMOND, [0.95, -0.95], 0.75, 1.15, 0.28),
    block(DIAMOND, [-0.95, 0.95], 0, 0.75, 0.22),
    spire(DIAMOND, [-0.95, 0.95], 0.75, 1.15, 0.28),
    ...pennant(-0.3, -0.3, 0.95, 0.6),
  ],
  'Royal Palace': () => [
    ...stairs(ngon(8, Math.PI / 8), 2, 0, 0.12, 1.35, 0.14),
    ...[
      [-0.7, -0.7],
      [0.75, -0.55],
      [-0.55, 0.75],
    ].flatMap(([x, y]) => [
      block(ngon(8), [x as number, y as number], 0.2, 1.35, 0.25, { windows: [3, 1] }),
      spire(ngon(8), [x as number, y as number], 1.35, 2.0, 0.31),
    ]),
    block(ngon(8, Math.PI / 8), [0, 0], 0.24, 1.0, 0.78, { windows: [2, 2] }),
    block(ngon(8, Math.PI / 8), [0, 0], 1.0, 1.1, 0.84, { material: 'trim' }),
    block(ngon(8, Math.PI / 8), [0, 0], 1.1, 1.55, 0.5, { windows: [1, 1, 1.8] }),
    ...dome([0, 0], 1.55, 0.54, 1.2),
    spire(ngon(6), [0, 0], 2.1, 2.6, 0.08, 'trim'),
    block(ngon(8), [0.72, 0.72], 0.1, 0.6, 0.14, { material: 'trim' }),
    spire(ngon(8), [0.72, 0.72], 0.6, 0.95, 0.18),
  ],
  Courtyard: () => [
    ...stairs(ROUND, 3, 0, 0.1, 1.3, 0.24),
    block(STAR, [0, 0], 0.3, 0.36, 0.62, { material: 'trim' }),
    block(SQUARE, [0, 0], 0.36, 0.6, 0.34, { material: 'stone' }),
    block(SQUARE, [0, 0], 0.6, 1.95, 0.24, { top: 0.13, material: 'wall', lid: 'glow' }),
    stroke('crystal', [0, 0, 2.0], (x, y) => `M${x} ${y + 5}l-10 -18l10 -17l10 17z`),
    stroke('line', [0, 0, 2.0], (x, y) => `M${x - 10} ${y - 13}h20M${x} ${y - 30}v35`),
  ],
};

const ALL: Record<string, () => Piece[]> = { ...vulca, ...terrah, ...aqua, ...flit, ...others };

/** The pieces of a building in the order in which they are drawn, the farther and lower ones first. */
export function piecesOf(building: string): Piece[] {
  return (ALL[building] ?? (ALL['Courtyard'] as () => Piece[]))();
}
