/** Sheets of all pictures of a people or another part (City, Table), as PNG, for the eye: small as in a hand, and large. */
import { mkdirSync } from 'node:fs';
import { resolve } from 'node:path';
import { chromium } from 'playwright-core';
import { chromiumPath } from '../../journeys/chromium';
import { GREETING, LEADERS } from '../lib/cards/greeting';
import { drawFiles, type Pictures } from './files';
import { allBuildings, allCards } from './write';

const FOLDER = resolve(import.meta.dirname, '../../../build/pictures');

function sheet(people: string, pictures: Record<string, string>, width: number): string {
  const cells = Object.entries(pictures).map(
    ([name, svg]) =>
      `<figure><img width="${width}" src="data:image/svg+xml,${encodeURIComponent(svg)}"><figcaption>${name}</figcaption></figure>`,
  );
  return `<style>body{margin:8px;background:#181c30;color:#dde;font:12px sans-serif;display:flex;flex-wrap:wrap;align-content:flex-start;gap:6px}
figure{margin:0;width:${width}px}figcaption{text-align:center;white-space:nowrap;overflow:hidden;font-size:${width < 100 ? 8 : 12}px}img{border-radius:5%;display:block}</style>${cells.join('')}<title>${people}</title>`;
}

/** What has a sheet: each people, the city, and everything that lies on or behind a duel's table. */
function parts(): Map<string, Pictures> {
  const found = new Map<string, Pictures>();
  for (const [part, pictures] of drawFiles(allCards(), allBuildings())) {
    if (part === GREETING || part === LEADERS) continue;
    const table = /^(Back|Dragons|Land)/.test(part);
    const named = Object.entries(pictures).map(([name, svg]) => [table ? `${part} ${name}` : name, svg]);
    found.set(table ? 'Table' : part, {
      ...found.get(table ? 'Table' : part),
      ...Object.fromEntries(named),
    } as Pictures);
  }
  return found;
}

/** Takes the sheets of the peoples named, of all if none is. */
export async function sheets(peoples: readonly string[]): Promise<void> {
  mkdirSync(FOLDER, { recursive: true });
  const browser = await chromium.launch({ executablePath: chromiumPath(), args: ['--no-sandbox'] });
  try {
    const page = await browser.newPage({ viewport: { width: 1660, height: 900 } });
    for (const [people, pictures] of parts()) {
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
