/** Somebody who plays the city: carries cards to where they build, crystals to the obelisk. Eyes by the API, hands by clicks. */
import type { Page } from 'playwright-core';
import type { CityView } from '../src/lib/protocol';

const COURTYARD = 10; // its place, in the middle of the 21
const DONE = '[data-action="done"]';

interface Look { view: CityView; mine: boolean; version: number }

async function look(page: Page, table: string, seat: number): Promise<Look> {
  const version = Number(await page.locator('[data-version]').getAttribute('data-version'));
  const answer = await page.request.get(`/api/tables/${table}/at/${version}?seat=${seat}`);
  const { view } = (await answer.json()) as { view: CityView };
  return { view, mine: view.phase !== 'over' && view.player === seat, version };
}

function distance(view: CityView, from: number, to: number): number {
  const [a, b] = [view.tiles[from], view.tiles[to]];
  return a && b ? Math.abs(a.row - b.row) + Math.abs(a.column - b.column) : 99;
}

/** Where to go: home with enough crystals, else where a box can be paid, else where something is left to build. */
async function goal(page: Page, view: CityView, seat: number): Promise<number | null> {
  const here = view.figures[seat] ?? 0;
  const glowing = await page.locator('[data-glow="walk"] [data-place]').evaluateAll((found) => found.map((one) => Number(one.getAttribute('data-place'))));
  const rich = view.next_offering !== null && (view.crystals[seat] ?? 0) >= view.next_offering;
  if (rich) return here === COURTYARD ? null : closest(view, glowing, COURTYARD);
  const paid = await page.locator('.tile:has(.box.hinted) [data-place]').evaluateAll((found) => found.map((one) => Number(one.getAttribute('data-place'))));
  if (paid.includes(here)) return null;
  const near = glowing.find((place) => paid.includes(place));
  if (near !== undefined) return near;
  const open = view.tiles.filter((tile) => !tile.built && tile.place !== COURTYARD && tile.place !== here);
  const next = open.sort((a, b) => distance(view, here, a.place) - distance(view, here, b.place))[view.turn % Math.max(1, Math.min(3, open.length))];
  return next ? closest(view, glowing, next.place) : null;
}

function closest(view: CityView, places: number[], to: number): number | null {
  return [...places].sort((a, b) => distance(view, a, to) - distance(view, b, to))[0] ?? null;
}

async function step(page: Page, view: CityView, seat: number): Promise<void> {
  if (view.phase === 'movement') {
    const to = view.steps > 0 ? await goal(page, view, seat) : null;
    if (to === null) return page.locator(DONE).click();
    return page.locator(`[data-place="${to}"]`).click();
  }
  if (view.phase === 'contribution') {
    const offer = page.locator('[data-action^="offer"]').first();
    if (await offer.count()) return offer.click();
    const suggest = page.locator('[data-action="suggest"]');
    if (await suggest.count()) {
      await suggest.click();
      return page.locator('[data-action="contribute"]').click();
    }
    return page.locator(DONE).click();
  }
  if (view.hand.length > 6 && view.turn % 2 === 0) {
    const cards = page.locator('.hand [data-card], [aria-pressed][data-card]');
    await cards.nth(0).click();
    await cards.nth(1).click();
  }
  return page.locator(DONE).click();
}

/** Everybody plays in his own window until the city has its leader. */
export async function playCity(pages: Page[], table: string, until: (view: CityView) => boolean = () => false): Promise<number> {
  const most = 2500;
  let idle = 0;
  for (let steps = 0; steps < most; ) {
    for (const [seat, page] of pages.entries()) {
      const { view, mine, version } = await look(page, table, seat);
      if (view.phase === 'over' || until(view)) return view.turn;
      if (!mine) continue;
      idle = 0;
      await step(page, view, seat);
      steps += 1;
      await page.waitForFunction((old) => Number(document.querySelector('[data-version]')?.getAttribute('data-version')) > old, version);
    }
    idle += 1;
    if (idle > 300) throw new Error('nobody decides');
    await pages[0]?.waitForTimeout(20);
  }
  throw new Error(`no leader after ${most} steps`);
}
