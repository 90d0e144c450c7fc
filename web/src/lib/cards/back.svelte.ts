/** Card backs: the people's emblem under the blue moon, with its pattern. */
import { EMBLEMS, emblemOf, lookOf } from './peoples';
import { tileOf } from './patterns';
import { SvelteMap } from 'svelte/reactivity';
import { dotted, imageUrl } from './image';

const drawings = new Map<string, string>();
const dots = new SvelteMap<string, string>();

/** The back's address: the drawing at first, soon its dots. */
export function backUrl(people: string): string {
  const key = people in EMBLEMS ? people : '';
  const known = dots.get(key) ?? drawings.get(key);
  if (known !== undefined) return known;
  const svg = drawBack(key);
  const url = imageUrl(svg);
  drawings.set(key, url);
  void dotted(svg).then((found) => dots.set(key, found));
  return url;
}

export function drawBack(people: string): string {
  const look = lookOf(people);
  const line = people === 'Hoax' ? '#5f7688' : look.accent; // its accent would be lost on ivory
  const rings = [46, 39, 32.5, 26.5]
    .map((r, i) => `<circle r="${r}" stroke-opacity="${0.12 + i * 0.06}"/>`)
    .join('');
  const rays = Array.from(
    { length: 24 },
    (_, i) => `<path d="M0 -27V-${i % 2 ? 36 : 43}" transform="rotate(${i * 15})"/>`,
  ).join('');
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 70 120"><defs>
<radialGradient id="g" cx="50%" cy="50%" r="72%"><stop offset="0" stop-color="${look.far}"/><stop offset=".55" stop-color="${look.bar}" stop-opacity=".75"/><stop offset="1" stop-color="${look.near}"/></radialGradient>
<radialGradient id="m" cx="38%" cy="34%" r="75%"><stop offset="0" stop-color="#e8f2ff"/><stop offset=".55" stop-color="#8fb6ee"/><stop offset="1" stop-color="#3c64ad"/></radialGradient>
<pattern id="t" width="12" height="12" patternUnits="userSpaceOnUse"><path transform="scale(.5)" d="${tileOf(people)}" fill="none" stroke="${line}" stroke-width="1"/></pattern></defs>
<rect width="70" height="120" fill="${look.near}"/><rect width="70" height="120" fill="url(#g)"/><rect width="70" height="120" fill="url(#t)" opacity=".2"/><circle cx="35" cy="60" r="30" fill="${people === 'Hoax' ? '#d9d2bf' : look.near}" opacity=".55"/>
<g fill="none" stroke="${line}" stroke-width=".5" transform="translate(35 60)">${rings}<g stroke-opacity=".4">${rays}</g></g>
<circle cx="35" cy="60" r="20" fill="url(#m)"/><circle cx="35" cy="60" r="20.8" fill="none" stroke="${line}" stroke-width=".7"/>
<g fill="#fff" fill-opacity=".16"><circle cx="28" cy="53" r="4"/><circle cx="43" cy="66" r="5.5"/><circle cx="44" cy="50" r="2"/><circle cx="29" cy="69" r="2.6"/></g>
<path transform="translate(22.4 47.4) scale(1.05)" d="${emblemOf(people)}" fill="${look.near}" fill-rule="evenodd"/>
<g fill="none" stroke="${line}" stroke-opacity=".55" stroke-width=".5"><rect x="4.5" y="4.5" width="61" height="111" rx="3"/><path d="M4.5 16A11.5 11.5 0 0 0 16 4.5M54 4.5A11.5 11.5 0 0 0 65.5 16M4.5 104A11.5 11.5 0 0 1 16 115.5M54 115.5A11.5 11.5 0 0 1 65.5 104"/></g>
${corner(line, people, 6, 6)}${corner(line, people, 59, 6)}${corner(line, people, 6, 109)}${corner(line, people, 59, 109)}
</svg>`;
}

function corner(colour: string, people: string, x: number, y: number): string {
  return `<path transform="translate(${x} ${y}) scale(.21)" d="${emblemOf(people)}" fill="${colour}" fill-opacity=".8" fill-rule="evenodd"/>`;
}
