/**
 * `npm run cost`: how long Chromium works on the pictures of a whole deck (30 cards) as large as they lie on a table, from the
 * text of the people's file to its dots. What is measured is the time of the page's process, so that others on the machine do not count.
 */
import { chromium, type CDPSession } from 'playwright-core';
import { chromiumPath } from '../../journeys/chromium';
import { drawAll } from './files';
import { allCards } from './write';

const DECK = 30;
const TIMES = 5; // the best of them: the first one warms the browser up
const WIDTH = 160; // of a card on the table of a desktop
export const LIMIT_MS = 150;

/** Draws the deck once; `round` makes its texts new, so that nothing is remembered. */
async function drawn([width, round]: readonly [number, number]): Promise<void> {
  const svgs = JSON.parse(document.querySelector('script')?.textContent ?? '[]') as string[];
  const height = Math.round((width * 12) / 7);
  const canvas = document.createElement('canvas');
  [canvas.width, canvas.height] = [width, height];
  const paper = canvas.getContext('2d', { willReadFrequently: true });
  for (const svg of svgs) {
    const sized = svg.replace('<svg ', `<svg data-round="${round}" width="${width}" height="${height}" `);
    const url = URL.createObjectURL(new Blob([sized], { type: 'image/svg+xml' }));
    const image = new Image(width, height);
    image.src = url;
    await image.decode();
    paper?.drawImage(image, 0, 0, width, height);
    URL.revokeObjectURL(url);
  }
  paper?.getImageData(0, 0, 1, 1); // until it is really there
}

async function worked(session: CDPSession): Promise<number> {
  const { metrics } = await session.send('Performance.getMetrics');
  return 1000 * (metrics.find((one) => one.name === 'ProcessTime')?.value ?? NaN);
}

/** Milliseconds of work for each people's first thirty cards. */
export async function costs(): Promise<Map<string, number>> {
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
      const session = await page.context().newCDPSession(page);
      await session.send('Performance.enable');
      await page.setContent(
        `<script type="application/json">${JSON.stringify(deck).replaceAll('<', '\\u003c')}</script>`,
      );
      let best = Infinity;
      for (let round = 0; round < TIMES; round++) {
        const before = await worked(session);
        await page.evaluate(drawn, [WIDTH, round] as const);
        best = Math.min(best, (await worked(session)) - before);
      }
      found.set(people, best);
      await page.close();
    }
  } finally {
    await browser.close();
  }
  return found;
}
