/** The heads and necks of the holy dragons, which every people tries to win in its own way. */
import { pts, type Canvas } from '../canvas';
import { limb } from '../limbs';
import { Frame, oval } from './path';

export interface DragonLook {
  scales: string;
  horn: string;
  eye?: string;
  horns?: 'swept' | 'curled' | 'fins' | 'antlers';
  mood?: 'calm' | 'wide' | 'shut';
}

const HORNS = {
  swept: 'M-7 -8L-18 -14L-4 -12ZM-2 -10L-10 -21L2 -11Z',
  curled: 'M-6 -8C-14 -12 -20 -6 -17 0C-15 3 -11 2 -12 -1C-14 -4 -10 -7 -5 -4ZM-1 -10C-6 -17 -14 -16 -14 -10C-12 -13 -6 -12 -3 -8Z',
  fins: 'M-8 -6C-16 -12 -20 -4 -18 4C-14 0 -12 2 -12 6C-10 2 -8 2 -7 4ZM-4 -9C-6 -18 2 -22 8 -18C4 -16 4 -12 4 -9Z',
  antlers: 'M-4 -9L-10 -22L-16 -20L-11 -18L-14 -28L-8 -24L-2 -10ZM2 -10L2 -24L-2 -28L3 -27L7 -30L5 -22L5 -10Z',
} as const;

/** A head that looks to the right in its frame; about 32 long. */
export function dragonHead(c: Canvas, h: Frame, look: DragonLook): void {
  c.path(h.d(HORNS[look.horns ?? 'swept']), { fill: look.horn });
  c.path(h.d('M-9 -7C-2 -12 6 -10 12 -6C18 -4 22 -2 23 2C22 6 17 6 13 6L5 9C-1 10 -7 8 -10 3Z'), { fill: look.scales });
  if (look.mood === 'shut') c.path(h.d('M4.6 -5Q7 -2.8 9.6 -5'), { line: '#14100c', width: 0.9, cap: true });
  else {
    const r = look.mood === 'wide' ? 2.6 : 2;
    c.path(h.d(oval(7, -5, r, r)), { fill: look.eye ?? '#fff3b8' }).path(h.d(oval(7.5, -5, 0.7, r * 0.8)), { fill: '#14100c' });
    c.path(h.d('M3.6 -8.4Q7 -9 10.4 -6.8'), { line: '#0006', width: 0.9, cap: true });
  }
  c.path(h.d('M23 3Q16 3 8 5.4'), { line: '#0007', width: 0.7, cap: true }).path(h.d(oval(20.4, 0.2, 0.7, 0.6)), { fill: '#0007' });
  c.path(h.d('M-2 -6l2 2M-4 -1l2.4 1.4M1 1l2.4 1.4M-1 5l2.4 .6'), { line: '#0003', width: 0.6, cap: true });
}

/** A neck from outside the sheet, thick to thin, with a comb on its back. */
export function dragonNeck(c: Canvas, line: string, from: number, to: number, scales: string, comb?: string): void {
  const points = pts(line);
  if (comb) {
    const wider = limb(points, (t) => (from + (to - from) * t) * 1.24, 14);
    c.path(wider, { fill: comb });
  }
  c.path(
    limb(points, (t) => from + (to - from) * t, 14),
    { fill: scales },
  );
}
