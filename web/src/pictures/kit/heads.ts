/** Heads: of a size of one unit around the face's middle, looking to the right. */
import type { Canvas } from '../canvas';
import { oval, type Frame } from './path';

export type Mood = 'calm' | 'angry' | 'sly' | 'shout' | 'sad' | 'closed' | 'wide' | 'grin' | 'proud' | 'none';
export type View = 'front' | 'three' | 'side';

export interface Face {
  view?: View;
  mood?: Mood;
  eye?: string; // the colour of the iris, or of a glow
  glow?: boolean; // eyes that shine
  lips?: string;
  line?: string; // brows and shadows
  ear?: 'round' | 'point' | 'none';
  jaw?: number; // 1 is ordinary
  brow?: number;
}

const HEADS: Record<View, string> = {
  front:
    'M-.8 -.3C-.82 -.85 -.45 -1.12 0 -1.12C.45 -1.12 .82 -.85 .8 -.3C.8 .15 .72 .5 .5 .82C.34 1.02 .16 1.12 0 1.12C-.16 1.12 -.34 1.02 -.5 .82C-.72 .5 -.8 .15 -.8 -.3Z',
  three:
    'M-.82 -.25C-.86 -.88 -.38 -1.14 .08 -1.12C.56 -1.1 .84 -.78 .82 -.36L.8 -.14L.88 .06C.86 .2 .84 .28 .82 .42C.78 .76 .6 1.02 .32 1.1C.1 1.14 -.16 .98 -.42 .72C-.68 .46 -.8 .12 -.82 -.25Z',
  side: 'M-.84 -.2C-.9 -.85 -.4 -1.14 .06 -1.1C.5 -1.06 .74 -.78 .74 -.44L.76 -.2L1.02 .16C1.04 .24 .92 .28 .84 .28L.88 .44L.8 .52L.84 .62C.84 .72 .76 .76 .76 .82C.74 1 .56 1.06 .36 1.04C.16 1.02 -.06 .84 -.3 .72C-.62 .52 -.8 .2 -.84 -.2Z',
};

/** The bare head in a paint. */
export function skull(c: Canvas, f: Frame, paint: string, face: Face = {}): void {
  const view = face.view ?? 'three';
  c.path(f.d(HEADS[view]), { fill: paint });
  const ear = face.ear ?? 'round';
  if (ear === 'none') return;
  const x = view === 'three' ? -0.42 : -0.18;
  const shape =
    ear === 'point'
      ? `M${x} .1C${x - 0.3} -.1 ${x - 0.6} -.5 ${x - 0.75} -.75C${x - 0.2} -.65 ${x + 0.05} -.4 ${x + 0.12} -.1Z`
      : oval(x, 0.02, 0.13, 0.2);
  if (view === 'front') {
    for (const side of [-1, 1])
      c.path(f.d(ear === 'point' ? `M${side * 0.72} .1L${side * 1.3} -.75L${side * 0.74} -.3Z` : oval(side * 0.82, 0, 0.13, 0.2)), { fill: paint });
    return;
  }
  c.path(f.d(shape), { fill: paint });
  c.path(f.d(`M${x + 0.02} -.1C${x - 0.1} 0 ${x} .1 ${x} .16`), {
    line: face.line ?? '#0006',
    width: 0.05 * f.scale,
  });
}

const BROWS: Record<Mood, readonly [number, number]> = {
  // how high the brow's outer and inner ends lie over the eye
  calm: [0.26, 0.26],
  angry: [0.36, 0.1],
  sly: [0.34, 0.14],
  shout: [0.44, 0.22],
  sad: [0.18, 0.38],
  closed: [0.24, 0.3],
  wide: [0.44, 0.46],
  grin: [0.32, 0.2],
  proud: [0.38, 0.24],
  none: [0, 0],
};

/** Eyes, brows, nose and mouth. */
export function face(c: Canvas, f: Frame, of: Face): void {
  const view = of.view ?? 'three';
  const mood = of.mood ?? 'calm';
  if (mood === 'none') return;
  const line = of.line ?? '#2a0d08';
  const fine = 0.075 * f.scale;
  const eyes =
    view === 'side'
      ? [[0.5, 1, -0.14]]
      : view === 'three'
        ? [
            [0.06, 1, -0.08],
            [0.58, 0.72, -0.1],
          ]
        : [
            [-0.36, 1, -0.06],
            [0.36, 1, -0.06],
          ];
  eyes.forEach(([x = 0, wide = 1, y = 0], i) => {
    const w = 0.19 * wide;
    const inner = view === 'front' ? (i === 0 ? 1 : -1) : i === 0 && view !== 'side' ? 1 : view === 'side' ? 1 : -1;
    const h = mood === 'wide' || mood === 'shout' ? 0.2 : mood === 'sly' || mood === 'proud' ? 0.08 : 0.12;
    if (mood === 'closed') {
      c.path(f.d(`M${x - w} ${y}Q${x} ${y + 0.16} ${x + w} ${y}`), { line, width: fine * 1.2, cap: true });
    } else if (of.glow) {
      c.path(f.d(`M${x - w} ${y}Q${x} ${y - h * 1.5} ${x + w} ${y}Q${x} ${y + h * 1.3} ${x - w} ${y}Z`), {
        fill: of.eye ?? '#ffe38a',
      });
    } else {
      c.path(f.d(`M${x - w} ${y}Q${x} ${y - h * 1.9} ${x + w} ${y}Q${x} ${y + h * 1.5} ${x - w} ${y}Z`), {
        fill: '#fff6e6',
      });
      c.path(f.d(oval(x + 0.03 * wide, y - 0.01, 0.09 * wide, Math.min(0.11, h))), {
        fill: of.eye ?? '#2c1408',
      });
    }
    const [outer, into] = BROWS[mood];
    const [a, b] = inner > 0 ? [outer, into] : [into, outer];
    c.path(f.d(`M${x - w * 1.25} ${y - a}Q${x} ${y - (a + b) / 2 - 0.1} ${x + w * 1.2} ${y - b}`), {
      line,
      width: fine * 1.7 * (of.brow ?? 1),
      cap: true,
    });
  });
  if (view !== 'side') {
    const nx = view === 'three' ? 0.4 : 0.04;
    c.path(f.d(`M${nx - 0.04} -.02L${nx + 0.1} .24Q${nx} .34 ${nx - 0.1} .28`), {
      line,
      width: fine * 0.8,
      cap: true,
      opacity: 0.7,
    });
  }
  mouth(c, f, view === 'side' ? 0.66 : view === 'three' ? 0.34 : 0, view === 'side' ? 0.2 : 0.3, mood, of.lips ?? line, fine);
}

function mouth(c: Canvas, f: Frame, x: number, w: number, mood: Mood, lips: string, fine: number): void {
  if (mood === 'shout') c.path(f.d(oval(x, 0.62, w * 0.75, 0.26)), { fill: '#3a0a06' });
  else if (mood === 'wide') c.path(f.d(oval(x, 0.6, w * 0.4, 0.13)), { fill: '#3a0a06' });
  else if (mood === 'grin') {
    c.path(f.d(`M${x - w} .48Q${x} .62 ${x + w} .44Q${x + w * 0.4} .86 ${x - w * 0.2} .8Q${x - w * 0.8} .7 ${x - w} .48Z`), { fill: '#fff1dc' });
    c.path(f.d(`M${x - w} .48Q${x} .62 ${x + w} .44`), { line: lips, width: fine, cap: true });
  } else {
    const bend = mood === 'sad' || mood === 'angry' ? -0.1 : mood === 'proud' ? -0.04 : 0.08;
    const tilt = mood === 'sly' ? 0.1 : 0;
    c.path(f.d(`M${x - w} ${0.58 + tilt * 0.4}Q${x} ${0.58 + bend} ${x + w} ${0.58 - tilt}`), {
      line: lips,
      width: fine * 1.2,
      cap: true,
    });
  }
}
