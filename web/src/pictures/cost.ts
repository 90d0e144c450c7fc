/**
 * `npm run cost`: how long Chromium takes for the pictures of a whole deck (30 cards), from the people's file to their dots, as
 * large as cards are meant to be read at least. The best of several times counts; it means something on a quiet machine only.
 */
import { loadavg } from 'node:os';
import { chromium } from 'playwright-core';
import { chromiumPath } from '../../journeys/chromium';
import { drawAll } from './files';
import { allCards } from './write';

const DECK = 30;
const TIMES = 6; // the first ones warm the browser up
const WIDTH = 110;
export const LIMIT_MS = 150;

/** Draws the deck once, as the page does (`lib/cards/image.ts`); `round` makes its texts new, so that nothing is remembered. */
async function drawn([width, round]: readonly [number, number]): Promise<number> {
  const height = Math.round((width * 12) / 7);
  const canvas = document.createElement('canvas');
  [canvas.width, canvas.height] = [width, height];
  const paper = canvas.getContext('2d', { willReadFrequently: true });
  const text = document.querySelector('script')?.textContent ?? '[]';
  const began = performance.now();
  const images = await Promise.all(
    (JSON.parse(text) as string[]).map(async (svg) => {
      const image = new Image(width, height);
      const sized = svg.replace('<svg ', `<svg data-round="${round}" width="${width}" height="${height}" `);
      image.src = `data:image/svg+xml,${encodeURIComponent(sized)}`;
      await image.decode();
      return image;
    }),
  );
  for (const image of images) paper?.drawImage(image, 0, 0, width, height);
  paper?.getImageData(0, 0, 1, 1); // until it is really there
  return performance.now() - began;
}

/** Milliseconds for each people's first thirty cards. */
export async function costs(): Promise<Map<string, number>> {
  console.log(`load of the machine: ${loadavg()[0]?.toFixed(1)}`);
  const browser = await chromium.launch({
    executablePath: chromiumPath(),
    args: ['--no-sandbox', '--disable-gpu'],
  });
  const found = new Map<string, number>();
  try {
    for (const [people, pictures] of drawAll(allCards())) {
      const deck = Object.values(pictures).slice(0, DECK);
      if (deck.length < DECK) continue;
      const page = await browser.newPage();
      await page.setContent(
        `<script type="application/json">${JSON.stringify(deck).replaceAll('<', '\\u003c')}</script>`,
      );
      let best = Infinity;
      for (let round = 0; round < TIMES; round++)
        best = Math.min(best, await page.evaluate(drawn, [WIDTH, round] as const));
      found.set(people, best);
      await page.close();
    }
  } finally {
    await browser.close();
  }
  return found;
}
