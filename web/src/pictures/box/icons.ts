/**
 * `npm run icons`: favicon, icons of the installed page and the picture that links show, written to `public`. They are kept
 * with the sources, because PNG needs a browser to be drawn; each PNG says from which drawing it was made, and a test compares.
 */
import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { resolve } from 'node:path';
import { crc32 } from 'node:zlib';
import { chromium, type Page } from 'playwright-core';
import { chromiumPath } from '../../../journeys/chromium';
import { allCards } from '../write';
import { drawPicture } from '../index';
import { drawDragon } from '../table/dragons';
import { drawIcon, drawMark, drawScene } from './mark';

export const FOLDER = resolve(import.meta.dirname, '../../../public');
const KEY = 'Drawn-from';

export interface Icon {
  file: string;
  width: number;
  height: number;
  source: string; // the page that is photographed, without its fonts
}

const image = (svg: string, style: string): string => `<img style="${style}" src="data:image/svg+xml,${encodeURIComponent(svg)}">`;
const square = (file: string, size: number, room: number): Icon => ({
  file,
  width: size,
  height: size,
  source: image(drawIcon(room), 'width:100vw;height:100vh'),
});

/** Cards, dragons and the name, as on the lid of a box. */
function social(): string {
  const card = (name: string, style: string): string => {
    const found = allCards().find((one) => one.name === name);
    if (!found) throw new Error(`no such card: ${name}`);
    return image(drawPicture(found), `position:absolute;width:190px;border-radius:12px;box-shadow:0 10px 30px #0009;${style}`);
  };
  return `${image(drawScene(), 'position:absolute;inset:0;width:1200px;height:630px')}
${card('Inferno', 'left:60px;top:170px;rotate:-9deg')}${card('Blue Radiance', 'left:430px;top:170px;rotate:9deg')}${card('Aqua-Alpha-Alpha', 'left:245px;top:140px')}
${image(drawDragon('Lika', 'won'), 'position:absolute;left:690px;top:366px;width:170px')}${image(drawDragon('Doran', 'resting'), 'position:absolute;left:848px;top:388px;width:150px')}${image(drawDragon('Sesa', 'won'), 'position:absolute;left:1000px;top:366px;width:170px')}
<div style="position:absolute;left:680px;right:20px;top:110px;text-align:center;color:#f2f6ff;font:700 118px/1 Grenze;text-shadow:0 4px 24px #050822">Bluemoon</div>
<div style="position:absolute;left:680px;right:20px;top:240px;text-align:center;color:#cfdcff;font:500 37px/1.25 Grenze;text-shadow:0 2px 10px #050822">The duel and the city of Blue Moon,<br>in the browser</div>`;
}

export function icons(): Icon[] {
  return [
    square('icon-192.png', 192, 0.08),
    square('icon-512.png', 512, 0.08),
    square('icon-maskable-512.png', 512, 0.22),
    square('apple-touch-icon.png', 180, 0.1),
    { file: 'social.png', width: 1200, height: 630, source: social() },
  ];
}

export const digest = (source: string): string => createHash('sha256').update(source).digest('hex').slice(0, 24);

/** A PNG with a line of text in it, before its end. */
function signed(png: Buffer, text: string): Buffer {
  const body = Buffer.concat([Buffer.from('tEXt'), Buffer.from(`${KEY}\0${text}`, 'latin1')]);
  const chunk = Buffer.alloc(body.length + 8);
  chunk.writeUInt32BE(body.length - 4, 0);
  body.copy(chunk, 4);
  chunk.writeUInt32BE(crc32(body), body.length + 4);
  return Buffer.concat([png.subarray(0, png.length - 12), chunk, png.subarray(png.length - 12)]);
}

/** What a PNG says of its drawing, and how large it is. */
export function told(png: Buffer): { drawnFrom: string; width: number; height: number } {
  const at = png.indexOf(`${KEY}\0`, 0, 'latin1');
  const drawnFrom = at < 0 ? '' : png.subarray(at + KEY.length + 1, at + KEY.length + 25).toString('latin1');
  return { drawnFrom, width: png.readUInt32BE(16), height: png.readUInt32BE(20) };
}

function fonts(): string {
  const require = createRequire(import.meta.url);
  return [500, 700]
    .map((weight) => {
      const file = require.resolve(`@fontsource/grenze/files/grenze-latin-${weight}-normal.woff2`);
      const data = readFileSync(file).toString('base64');
      return `@font-face{font-family:Grenze;font-weight:${weight};src:url(data:font/woff2;base64,${data})}`;
    })
    .join('');
}

async function photograph(page: Page, icon: Icon): Promise<Buffer> {
  await page.setViewportSize({ width: icon.width, height: icon.height });
  await page.setContent(`<style>${fonts()}body{margin:0;overflow:hidden}img{display:block}</style>${icon.source}`);
  await page.evaluate(() => document.fonts.ready);
  return page.screenshot({ type: 'png' });
}

export async function writeIcons(): Promise<void> {
  writeFileSync(resolve(FOLDER, 'moon.svg'), drawMark());
  const browser = await chromium.launch({ executablePath: chromiumPath(), args: ['--no-sandbox'] });
  try {
    const page = await browser.newPage();
    for (const icon of icons()) writeFileSync(resolve(FOLDER, icon.file), signed(await photograph(page, icon), digest(icon.source)));
  } finally {
    await browser.close();
  }
}
