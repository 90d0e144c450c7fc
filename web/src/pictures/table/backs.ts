/** Card backs: the blue moon over a people's land, its emblem on the moon, its pattern in the frame. */
import { tileOf } from '../../lib/cards/patterns';
import { emblemOf, lookOf } from '../../lib/cards/peoples';
import { Canvas, star } from '../canvas';
import { blend } from '../kit/path';
import { Dice } from '../prng';
import { drawLand, FAR } from './lands';

const W = 70;
const H = 120;

/** The drawing inside another drawing's sheet, without its outer tag; its names are made its own. */
function inner(svg: string, prefix: string): string {
  return svg
    .replace(/^<svg[^>]*>|<\/svg>$/g, '')
    .replace(/id="(\w+)"/g, `id="${prefix}$1"`)
    .replace(/url\(#(\w+)\)/g, `url(#${prefix}$1)`);
}

/** A people's back, 70 by 120; with no people the moon's own. */
export function drawBack(people: string): string {
  const look = lookOf(people);
  const c = new Canvas(look, new Dice(`back ${people}`), W, H);
  const line = people === 'Hoax' ? '#dfe6ea' : look.accent;
  const deep = blend(look.near.length === 7 ? look.near : '#0b1030', '#0a1034', 0.45);
  const bar = people === 'Hoax' ? '#4a5c70' : look.bar;
  c.sky([deep, blend(bar, '#16205c', 0.5), blend(bar, '#2a3a8c', 0.35), deep]);
  c.stars(34, 70, '#eef2ff');
  c.glow(35, 50, 46, '#9fc4ff', 0.6);
  for (let i = 0; i < 24; i++) c.path(`M35 ${i % 2 ? 22 : 17}V27`, { line, width: 0.5, opacity: 0.55, cap: true, at: `rotate(${i * 15} 35 50)` });
  c.ring(35, 50, 34, line, 0.35, 0.5).ring(35, 50, 26.4, line, 0.6, 0.8).ring(35, 50, 36, line, 0.3, 0.35, '1 1.600');
  c.path('M35 27A23 23 0 1 1 34.990 27Z', { fill: c.mat('#f4f9ff', '#3c64ad') });
  c.path(
    'M24 40a4.500 4.500 0 1 0 9 0a4.500 4.500 0 1 0 -9 0ZM41 58a6 6 0 1 0 12 0a6 6 0 1 0 -12 0ZM44 38a2.300 2.300 0 1 0 4.600 0a2.300 2.300 0 1 0 -4.600 0ZM25 62a3 3 0 1 0 6 0a3 3 0 1 0 -6 0Z',
    { fill: '#2c4c94', opacity: 0.16 },
  );
  const emblem = emblemOf(people);
  const mark = (fill: string, opacity: number, at: string): Canvas =>
    c.raw(`<path d="${emblem}" fill="${fill}" fill-rule="evenodd" opacity="${opacity}" transform="${at}"/>`);
  mark('#fff', 0.5, 'translate(20.6 34.9) scale(1.24)');
  mark(blend(deep, '#0a1440', 0.4), 1, 'translate(20 35.5) scale(1.24)');
  const land = inner(drawLand(people, 'far'), 'f');
  c.raw(`<svg y="62" width="70" height="${FAR - 14}" viewBox="85 14 70 ${FAR - 14}">${land}</svg>`);
  c.path(`M0 98H${W}V${H}H0Z`, { fill: c.shade([`${deep}00`, deep]) });
  c.raw(
    `<defs><pattern id="t" width="9" height="9" patternUnits="userSpaceOnUse"><path transform="scale(.375)" d="${tileOf(people)}" fill="none" stroke="${line}" stroke-width="1.600"/></pattern></defs>`,
  );
  const frame = `M0 0H${W}V${H}H0ZM5 8V112A3 3 0 0 0 8 115H62A3 3 0 0 0 65 112V8A3 3 0 0 0 62 5H8A3 3 0 0 0 5 8Z`;
  c.path(frame, { fill: deep }).raw(`<path d="${frame}" fill="url(#t)" opacity=".4"/>`);
  c.path('M8 5H62A3 3 0 0 1 65 8V112A3 3 0 0 1 62 115H8A3 3 0 0 1 5 112V8A3 3 0 0 1 8 5Z', { line, width: 0.7, opacity: 0.9 });
  c.path(star(35, 9.5, 2.2, 0.7, 4) + star(35, 110.5, 2.2, 0.7, 4) + star(9.5, 60, 1.6, 0.5, 4) + star(60.5, 60, 1.6, 0.5, 4), { fill: line });
  return c.grained('#0000');
}
