/**
 * How a body stands, as the places of its joints. A standing body is 100 high, its feet at 0 0; up is negative, to the right is
 * where it looks. 'near' limbs lie in front of the trunk, 'far' limbs behind it.
 */
import { pts, type Point } from '../canvas';

export interface Pose {
  head: Point;
  neck: Point;
  hip: Point;
  far: readonly [Point, Point]; // elbow, hand
  near: readonly [Point, Point];
  farLeg: readonly [Point, Point]; // knee, foot
  nearLeg: readonly [Point, Point];
  open?: number; // 1 is seen from the front, 0.4 from the side
  tilt?: number; // of the head, in degrees
}

/** Head, neck and hip; far elbow and hand, near elbow and hand; far knee and foot, near knee and foot. */
function pose(list: string, open = 0.8, tilt = 0): Pose {
  const [head, neck, hip, fe, fh, ne, nh, fk, ff, nk, nf] = pts(list) as [Point, Point, Point, ...Point[]];
  return {
    head,
    neck,
    hip,
    far: [fe, fh],
    near: [ne, nh],
    farLeg: [fk, ff],
    nearLeg: [nk, nf],
    open,
    tilt,
  } as Pose;
}

/** A pose with some of its parts elsewhere: 'far 24 -56 31 -40 tilt 8'. */
export function posed(from: Pose, changes: string): Pose {
  const found: Record<string, unknown> = { ...from };
  for (const [, part = '', list = ''] of changes.matchAll(/([a-zA-Z]+)((?:\s+-?[\d.]+)+)/g)) {
    const points = pts(list);
    found[part] = part === 'open' || part === 'tilt' ? Number(list) : part === 'head' || part === 'neck' || part === 'hip' ? points[0] : points;
  }
  return found as unknown as Pose;
}

export const POSES = {
  stand: pose('1 -91 0 -81 0 -50 16 -65 17 -48 -16 -65 -15 -48 7 -26 9 0 -7 -26 -9 0'),
  hero: pose('1 -92 0 -81 0 -50 27 -67 11 -53 -27 -67 -11 -53 11 -26 16 0 -11 -26 -16 0', 1),
  raise: pose('2 -91 0 -81 0 -50 23 -90 24 -114 -16 -66 -14 -48 8 -26 10 0 -8 -26 -11 0'),
  invoke: pose('0 -93 0 -82 0 -50 25 -88 27 -112 -25 -88 -27 -112 9 -26 12 0 -9 -26 -12 0', 1, -6),
  wide: pose('0 -92 0 -81 0 -50 26 -80 47 -88 -26 -80 -47 -88 13 -25 20 0 -13 -25 -20 0', 1),
  lunge: pose('16 -80 12 -70 2 -41 31 -71 51 -75 -12 -76 -20 -93 27 -33 29 0 -17 -23 -41 0', 0.7),
  run: pose('17 -89 11 -79 0 -50 24 -62 36 -70 -12 -66 -22 -50 22 -48 20 -22 -13 -27 -38 -18', 0.55),
  hurl: pose('6 -88 2 -79 -2 -48 22 -78 39 -86 -24 -80 -37 -98 14 -30 27 0 -17 -26 -29 0', 0.9),
  kneel: pose('6 -72 3 -62 -2 -33 19 -48 30 -58 -10 -46 8 -40 21 -31 22 0 -7 -4 -30 -2', 0.7),
  sit: pose('0 -80 0 -70 0 -38 22 -54 25 -38 -22 -54 -25 -38 15 -34 18 0 -15 -34 -18 0', 1),
  sitSide: pose('4 -66 2 -56 -6 -26 14 -40 26 -46 -6 -38 10 -34 20 -36 28 -2 16 -28 20 0', 0.6),
  lotus: pose('0 -56 0 -45 0 -13 20 -28 27 -12 -20 -28 -27 -12 29 -7 4 -2 -29 -7 -4 -2', 1),
  pray: pose('1 -56 0 -45 0 -13 14 -27 3 -36 -14 -27 -1 -36 29 -7 4 -2 -29 -7 -4 -2', 1, 8),
  leap: pose('11 -99 7 -89 0 -60 24 -98 36 -116 -12 -98 -25 -112 25 -66 35 -43 -19 -52 -41 -60', 0.7, -8),
  hunch: pose('19 -72 9 -67 -6 -42 20 -50 30 -44 4 -46 20 -36 8 -22 6 0 -4 -22 -12 0', 0.55, 12),
  crouch: pose('24 -54 15 -47 -4 -24 26 -28 34 -8 8 -24 12 -3 17 -27 8 0 10 -20 -10 0', 0.6, 4),
  creep: pose('34 -46 25 -42 -6 -38 36 -24 46 -18 20 -22 30 -2 8 -20 -4 0 -16 -16 -34 0', 0.5, 10),
  cower: pose('9 -56 3 -50 -7 -25 20 -48 13 -66 -6 -46 1 -63 17 -27 9 0 9 -22 -6 0', 0.6, 20),
  bow: pose('30 -62 21 -65 -8 -50 30 -46 42 -36 2 -52 -16 -44 0 -26 2 0 -10 -26 -16 0', 0.6, 30),
  dance: pose('-6 -91 -3 -80 4 -50 20 -92 10 -112 -24 -72 -40 -62 4 -26 1 0 -15 -38 -2 -22', 0.85, -10),
  pirouette: pose('2 -93 0 -82 -2 -52 18 -98 2 -116 -18 -96 -4 -115 20 -40 0 -28 -2 -26 -2 0', 0.8),
  fly: pose('30 -80 20 -75 -12 -62 38 -84 56 -92 34 -68 54 -72 -34 -58 -56 -54 -36 -64 -60 -68', 0.5, 40),
  bend: pose('-13 -84 -7 -75 5 -47 -14 -58 -26 -46 8 -60 -4 -46 13 -25 10 0 -5 -24 -16 0', 0.6, -40),
  point: pose('3 -91 1 -81 0 -50 24 -79 46 -84 -16 -66 -13 -50 9 -26 13 0 -8 -26 -13 0', 0.7),
  present: pose('2 -91 0 -81 0 -50 20 -66 36 -72 -18 -66 -30 -72 8 -26 10 0 -8 -26 -10 0', 1),
  think: pose('6 -64 2 -56 -6 -26 18 -36 11 -54 -4 -38 12 -32 20 -32 26 0 14 -26 18 0', 0.6, 10),
  reach: pose('0 -90 0 -80 -2 -50 24 -98 38 -114 -16 -66 -24 -52 6 -27 2 0 -12 -27 -22 0', 0.7, -24),
  smash: pose('10 -86 4 -79 -4 -48 16 -102 -6 -116 -6 -104 -20 -112 15 -30 24 0 -16 -24 -26 0', 0.8),
  brute: pose('8 -76 2 -70 0 -40 34 -54 36 -16 -34 -54 -36 -14 15 -22 18 0 -15 -22 -18 0', 1),
  sneak: pose('10 -82 5 -73 -4 -44 22 -70 24 -86 -8 -60 8 -54 16 -26 4 0 -10 -22 -26 0', 0.5),
  salute: pose('1 -92 0 -81 0 -50 24 -80 8 -90 -16 -65 -15 -47 7 -26 8 0 -7 -26 -8 0', 0.9),
  shrug: pose('0 -90 0 -80 0 -50 20 -64 36 -76 -20 -64 -36 -76 7 -26 9 0 -7 -26 -9 0', 1, 8),
  weep: pose('10 -64 5 -57 -2 -29 18 -50 12 -62 -4 -46 7 -60 20 -6 -4 -2 8 -4 -22 -2', 0.6, 24),
  ride: pose('6 -66 3 -56 -2 -25 18 -40 32 -38 -8 -38 10 -32 18 -18 14 6 14 -14 6 8', 0.6),
  fallen: pose('-34 -18 -24 -14 6 -8 -20 -30 -34 -40 -10 -4 -26 2 26 -22 40 -2 24 -8 46 0', 0.5, -70),
} satisfies Record<string, Pose>;
