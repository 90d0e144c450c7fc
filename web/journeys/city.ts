/** Somebody who plays the city by clicks: carries cards to where they build, crystals to the obelisk. */
import type { Page } from 'playwright-core';
import type { CityView } from '../src/lib/protocol';

const COURTYARD = 10; // its place, in the middle of the 21
const DONE = '[data-action="done"]';
const SOON = { timeout: 1_000 }; // the table may just have moved on: two discards and the end go out in a row
const MOST_MISSES = 20;

/** Sees what the page is told: the views that come over its socket. */
class Eyes {
  view: CityView | null = null;
  version = -1;

  constructor(readonly page: Page) {
    page.on('websocket', (socket) => socket.on('framereceived', ({ payload }) => this.hear(String(payload))));
  }

  private hear(text: string): void {
    const told = JSON.parse(text) as { view?: CityView; version?: number };
    if (!told.view || told.version === undefined) return;
    this.view = told.view;
    this.version = told.version;
  }

  /** Waits until something newer is seen, and until the page shows it. */
  async newer(than: number): Promise<boolean> {
    for (let i = 0; i < 300 && this.version <= than; i += 1)
      await new Promise((resolve) => setTimeout(resolve, 10));
    if (this.version <= than) return false;
    await this.page.waitForFunction(
      (seen) => Number(document.querySelector('[data-version]')?.getAttribute('data-version')) >= seen,
      this.version,
    );
    return true;
  }
}

function distance(view: CityView, from: number, to: number): number {
  const [a, b] = [view.tiles[from], view.tiles[to]];
  return a && b ? Math.abs(a.row - b.row) + Math.abs(a.column - b.column) : 99;
}

/** Where to go: home with enough crystals, else where a box can be paid, else where something is left to build. */
async function goal(page: Page, view: CityView, seat: number): Promise<number | null> {
  const here = view.figures[seat] ?? 0;
  const glowing = await page
    .locator('[data-glow="walk"] [data-place]')
    .evaluateAll((found) => found.map((one) => Number(one.getAttribute('data-place'))));
  const rich = view.next_offering !== null && (view.crystals[seat] ?? 0) >= view.next_offering;
  if (rich) return here === COURTYARD ? null : closest(view, glowing, COURTYARD);
  const paid = await page
    .locator('.tile:has(.box.hinted) [data-place]')
    .evaluateAll((found) => found.map((one) => Number(one.getAttribute('data-place'))));
  if (paid.includes(here)) return null;
  const near = glowing.find((place) => paid.includes(place));
  if (near !== undefined) return near;
  const open = view.tiles.filter((tile) => !tile.built && tile.place !== COURTYARD && tile.place !== here);
  const next = open.sort((a, b) => distance(view, here, a.place) - distance(view, here, b.place))[
    view.turn % Math.max(1, Math.min(3, open.length))
  ];
  return next ? closest(view, glowing, next.place) : null;
}

function closest(view: CityView, places: number[], to: number): number | null {
  return [...places].sort((a, b) => distance(view, a, to) - distance(view, b, to))[0] ?? null;
}

async function step(page: Page, view: CityView, seat: number): Promise<void> {
  if (view.phase === 'movement') {
    const to = view.steps > 0 ? await goal(page, view, seat) : null;
    if (to === null) return page.locator(DONE).click(SOON);
    return page.locator(`[data-place="${to}"]`).click(SOON);
  }
  if (view.phase === 'contribution') {
    const offer = page.locator('[data-action^="offer"]').first();
    if (await offer.count()) return offer.click(SOON);
    const suggest = page.locator('[data-action="suggest"]');
    if (await suggest.count()) {
      await suggest.click(SOON);
      return page.locator('[data-action="contribute"]').click(SOON);
    }
    return page.locator(DONE).click(SOON);
  }
  if (view.hand.length > 6 && view.turn % 2 === 0) {
    const cards = page.locator('.hand [data-card], [aria-pressed][data-card]');
    await cards.nth(0).click(SOON);
    await cards.nth(1).click(SOON);
  }
  return page.locator(DONE).click(SOON);
}

/** Everybody plays in his own window until the city has its leader, or until `until` says so. */
export async function playCity(
  pages: Page[],
  until: (view: CityView) => boolean = () => false,
): Promise<number> {
  const all = pages.map((page) => new Eyes(page));
  await Promise.all(pages.map((page) => page.reload())); // the first frame is the whole table
  for (const eyes of all) await eyes.newer(-1);
  let misses = 0;
  for (let steps = 0; steps < 2500; steps += 1) {
    for (const [seat, eyes] of all.entries()) {
      const { view, version, page } = eyes;
      if (!view || view.phase === 'over' || until(view)) return view?.turn ?? 0;
      if (view.player !== seat) continue;
      const moved = await step(page, view, seat).then(
        () => eyes.newer(version),
        () => eyes.version > version,
      );
      misses = moved ? 0 : misses + 1;
      if (misses > MOST_MISSES)
        throw new Error(`nothing comes of what seat ${seat} does in the ${view.phase} phase`);
    }
    await pages[0]?.waitForTimeout(5);
  }
  throw new Error('no leader after 2500 steps');
}
