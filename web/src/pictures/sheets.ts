/** Sheets of all pictures of a people, as PNG, for the eye: small as in a hand on the left, large on the right. */
import { mkdirSync } from 'node:fs';
import { resolve } from 'node:path';
import { chromium } from 'playwright-core';
import { chromiumPath } from '../../journeys/chromium';
import { drawAll } from './files';
import { allCards } from './write';

const FOLDER = resolve(import.meta.dirname, '../../../build/pictures');

function sheet(people: string, pictures: Record<string, string>, width: number): string {
  const cells = Object.entries(pictures).map(
    ([name, svg]) =>
      `<figure><img width="${width}" height="${Math.round((width * 12) / 7)}" src="data:image/svg+xml,${encodeURIComponent(svg)}"><figcaption>${name}</figcaption></figure>`,
  );
  return `<style>body{margin:8px;background:#181c30;color:#dde;font:12px sans-serif;display:flex;flex-wrap:wrap;align-content:flex-start;gap:6px}
figure{margin:0;width:${width}px}figcaption{text-align:center;white-space:nowrap;overflow:hidden;font-size:${width < 100 ? 8 : 12}px}img{border-radius:5%;display:block}</style>${cells.join('')}<title>${people}</title>`;
}

/** Takes the sheets of the peoples named, of all if none is. */
export async function sheets(peoples: readonly string[]): Promise<void> {
  mkdirSync(FOLDER, { recursive: true });
  const browser = await chromium.launch({ executablePath: chromiumPath(), args: ['--no-sandbox'] });
  try {
    const page = await browser.newPage({ viewport: { width: 1660, height: 900 } });
    for (const [people, pictures] of drawAll(allCards())) {
      if (peoples.length > 0 && !peoples.includes(people)) continue;
      for (const [size, width] of [
        ['large', 176],
        ['small', 66],
      ] as const) {
        await page.setContent(sheet(people, pictures, width));
        await page.screenshot({ path: resolve(FOLDER, `${people}-${size}.png`), fullPage: true });
      }
    }
  } finally {
    await browser.close();
  }
}
