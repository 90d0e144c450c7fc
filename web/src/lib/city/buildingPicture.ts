/** A building as a picture: its construction plan at night, or standing and lit. Made once, then kept. */
import { Dice } from '../../pictures/prng';
import { piecesOf } from './buildings';
import { lookOfPeople, type CityLook } from './look';
import {
  faces,
  isSolid,
  path,
  project,
  type Face,
  type Material,
  type Piece,
  type Point,
  type Stroke,
} from './solid';

export type Side = 'plan' | 'built';

const kept = new Map<string, string>();

/** The picture of one side of a tile as the address of an image. */
export function picture(building: string, people: string, side: Side): string {
  const key = `${building}/${side}`;
  let found = kept.get(key);
  if (!found) {
    found = `data:image/svg+xml,${encodeURIComponent(drawn(building, people, side))}`;
    kept.set(key, found);
  }
  return found;
}

export function drawn(building: string, people: string, side: Side): string {
  const look = lookOfPeople(people);
  const pieces = piecesOf(building);
  const inside = side === 'plan' ? plan(pieces, look, building) : lit(pieces, look, building);
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 200 200">${inside}</svg>`;
}

function ground(half: number): string {
  const corners = [
    [-half, -half],
    [half, -half],
    [half, half],
    [-half, half],
  ] as Point[];
  return path(corners.map(([x, y]) => project([x, y, 0])));
}

function groundLines(half: number, step: number): string {
  let lines = '';
  for (let at = -half; at <= half + 0.001; at += step) {
    for (const ends of [
      [
        [at, -half],
        [at, half],
      ],
      [
        [-half, at],
        [half, at],
      ],
    ] as Point[][]) {
      const [a, b] = ends.map(([x, y]) => project([x, y, 0])) as [Point, Point];
      lines += `M${a[0].toFixed(1)} ${a[1].toFixed(1)}L${b[0].toFixed(1)} ${b[1].toFixed(1)}`;
    }
  }
  return lines;
}

// --- the construction plan -----------------------------------------------------------------------------------

function plan(pieces: readonly Piece[], look: CityLook, building: string): string {
  const lines = pieces
    .map((piece) => (isSolid(piece) ? faces(piece).map(outline).join('') : sketched(piece)))
    .join('');
  return (
    `<defs><radialGradient id="g" cx="50%" cy="38%" r="75%"><stop offset="0" stop-color="#1f3f8c"/>` +
    `<stop offset="1" stop-color="#0b1a4a"/></radialGradient></defs>` +
    `<rect width="200" height="200" fill="url(#g)"/>` +
    `<path d="${paper()}" stroke="#8fb4ff" stroke-opacity=".11" fill="none" stroke-width=".8"/>` +
    `<path d="${groundLines(1.25, 0.3125)}" stroke="#a9c8ff" stroke-opacity=".22" fill="none" stroke-width=".8"/>` +
    `<path d="${ground(1.25)}" stroke="${look.edge}" stroke-opacity=".9" fill="${look.ground}" fill-opacity=".3" stroke-width="1.6"/>` +
    `<path d="${guides(building)}" stroke="#a9c8ff" stroke-opacity=".4" fill="none" stroke-width=".8" stroke-dasharray="5 2.500 1 2.500"/>` +
    `<g stroke="#dbe8ff" stroke-width="1.7" stroke-linejoin="round" stroke-linecap="round">${lines}</g>`
  );
}

function paper(): string {
  let lines = '';
  for (let at = 20; at < 200; at += 20) lines += `M${at} 0V200M0 ${at}H200`;
  return lines;
}

/** Centre lines and a height mark, as a draughtsman leaves them. */
function guides(building: string): string {
  const dice = new Dice(building);
  const [x, y] = project([0, 0, 0]);
  const high = y - dice.between(70, 105);
  const [right] = project([1.25, -1.25, 0]);
  return `M${x} 22V${y + 52}M${right - 8} ${high}V${y}M${right - 14} ${high}h12M${right - 14} ${y}h12`;
}

function outline(face: Face): string {
  const panes = face.windows
    .map((pane) => `<path d="${path(pane)}" fill="none" stroke-opacity=".6" stroke-width="1.1"/>`)
    .join('');
  return `<path d="${path(face.points)}" fill="#17307a" fill-opacity=".84"/>${panes}`;
}

function sketched(stroke: Stroke): string {
  return `<path d="${stroke.d}" fill="none" stroke-dasharray="3 2.500" stroke-opacity=".9"/>`;
}

// --- the building, lit --------------------------------------------------------------------------------------

function lit(pieces: readonly Piece[], look: CityLook, building: string): string {
  const dice = new Dice(building);
  const body = pieces
    .map((piece) =>
      isSolid(piece)
        ? faces(piece)
            .map((face) => filled(face, look, dice))
            .join('')
        : painted(piece, look),
    )
    .join('');
  return (
    `<defs><linearGradient id="s" x2="0" y2="1"><stop offset="0" stop-color="#0d1440"/>` +
    `<stop offset=".55" stop-color="${mix('#2a3a86', look.roof, 0.35)}"/><stop offset="1" stop-color="#0e1236"/></linearGradient>` +
    `<radialGradient id="h"><stop offset="0" stop-color="${look.glow}" stop-opacity=".55"/><stop offset="1" stop-color="${look.glow}" stop-opacity="0"/></radialGradient>` +
    `<radialGradient id="f" cy=".85"><stop offset="0" stop-color="#fff3c4"/><stop offset=".5" stop-color="#ffab3d"/><stop offset="1" stop-color="#e2521b"/></radialGradient></defs>` +
    `<rect width="200" height="200" fill="url(#s)"/>${stars(dice)}` +
    `<ellipse cx="100" cy="104" rx="98" ry="84" fill="url(#h)"/>` +
    `<path d="${ground(1.25)}" fill="${shade(mix(look.wall, '#3a4470', 0.55), 0.55)}"/>` +
    `<path d="${groundLines(1.25, 0.3125)}" stroke="#05081f" stroke-opacity=".25" fill="none" stroke-width=".9"/>` +
    `<path d="${ground(1.25)}" fill="none" stroke="${look.trim}" stroke-opacity=".75" stroke-width="1.800"/>${body}`
  );
}

function stars(dice: Dice): string {
  return Array.from(
    { length: 16 },
    () =>
      `<circle cx="${dice.int(4, 196)}" cy="${dice.int(4, 70)}" r="${dice.between(0.4, 1.1).toFixed(1)}" fill="#dfe9ff" opacity="${dice.between(0.3, 0.9).toFixed(1)}"/>`,
  ).join('');
}

function filled(face: Face, look: CityLook, dice: Dice): string {
  const colour = colourOf(face.material, look);
  const fill = face.material === 'glow' || face.material === 'water' ? colour : shade(colour, face.light);
  const panes = face.windows
    .map((pane) => {
      const on = dice.chance(0.78);
      return `<path d="${path(pane)}" fill="${on ? look.glow : '#0b1030'}" fill-opacity="${on ? dice.between(0.75, 1).toFixed(2) : '.6'}"/>`;
    })
    .join('');
  return `<path d="${path(face.points)}" fill="${fill}" stroke="${fill}" stroke-width=".5"/>${panes}`;
}

function painted(stroke: Stroke, look: CityLook): string {
  const styles: Record<Stroke['kind'], string> = {
    flame: 'fill="url(#f)"',
    smoke: 'fill="none" stroke="#dfe6ff" stroke-opacity=".35" stroke-width="6" stroke-linecap="round"',
    line: `fill="none" stroke="${look.trim}" stroke-width="1.5"`,
    crystal: 'fill="#d8f1ff" stroke="#fff" stroke-width="1"',
    cloth: `fill="${look.trim}" fill-opacity=".92" stroke="${shade(look.trim, 0.1)}" stroke-width=".8"`,
    leaf: 'fill="#5e9c4d"',
    water: 'fill="#9fe6ff" fill-opacity=".8"',
  };
  return `<path d="${stroke.d}" ${styles[stroke.kind]}/>`;
}

function colourOf(material: Material, look: CityLook): string {
  const common: Partial<Record<Material, string>> = { leaf: '#5b9350', water: '#5cc0e8', dark: '#4d382b' };
  if (material === 'stone') return mix(look.wall, '#8f97b8', 0.4);
  if (material === 'wall' || material === 'roof' || material === 'trim' || material === 'glow')
    return look[material];
  return common[material] ?? look.wall;
}

/** A colour in moonlight: turned away it sinks into the blue of the night. */
function shade(colour: string, light: number): string {
  const dark = mix(colour, '#0a1038', 0.62);
  return mix(dark, mix(colour, '#eaf2ff', 0.14), Math.min(1, light * 1.08));
}

function mix(one: string, other: string, share: number): string {
  const part = (at: number): string => {
    const a = parseInt(one.slice(at, at + 2), 16);
    const b = parseInt(other.slice(at, at + 2), 16);
    return Math.round(a + (b - a) * share)
      .toString(16)
      .padStart(2, '0');
  };
  return `#${part(1)}${part(3)}${part(5)}`;
}
