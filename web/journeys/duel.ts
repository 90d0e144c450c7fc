/** A person who plays a duel: looks what may be done, does something, until the game is over. */
import type { Page } from 'playwright-core';

const LIVE = '[data-duel] [data-live]';
const BUTTON = '[data-duel] [data-kind]:not(:disabled)';
const TRAY = '[data-duel] .tray .card.live';
const MENU = '[role="menu"] [data-action]';

/** Is it this person's turn? Then what may be done stands there, and the position stays as it is. */
export const myTurn = async (page: Page): Promise<boolean> =>
  (await page.locator(`${BUTTON}, ${LIVE}`).count()) > 0;

export interface Played {
  steps: number;
  reloads: number;
}
/** How a person does things: by clicking, or by keys alone. */
export interface Hand {
  press: (page: Page, selector: string, which: number) => Promise<void>;
}

export const clicks: Hand = {
  press: (page, selector, which) => page.locator(selector).nth(which).click({ timeout: 5_000 }),
};

const LETTERS: Record<string, string> = {
  yes: 'y',
  no: 'n',
  done: 'd',
  end: 'd',
  pass: 'd',
  call: 'c',
  trust: 't',
};

/** Keys alone: letters and digits where the table has them, else Tab to the thing; then Enter. */
export const keysOnly: Hand = {
  async press(page, selector, which) {
    const wanted = page.locator(selector).nth(which);
    const [held, kind, action] = await wanted.evaluate((element) => [
      element.closest('[data-hand]')?.getAttribute('data-hand') ?? '',
      element.getAttribute('data-kind') ?? '',
      element.getAttribute('data-action') ?? '',
    ]);
    const letter = kind === 'announce' ? (action?.endsWith('Fire') ? 'f' : 'e') : LETTERS[kind ?? ''];
    if (letter) return page.keyboard.press(letter);
    if (held && Number(held) < 9) await page.keyboard.press(String(Number(held) + 1));
    else if (kind === 'retreat' || kind === 'decline') await page.keyboard.press('r');
    for (let i = 0; i < 150; i += 1) {
      if (await wanted.evaluate((element) => element === document.activeElement))
        return page.keyboard.press('Enter');
      await page.keyboard.press('Tab');
    }
    throw new Error(`Tab does not reach ${selector} number ${which}`);
  },
};

interface Sight {
  over: boolean;
  mine: boolean;
  menu: string[];
  tray: number;
  live: string[];
  marked: number;
  kinds: string[];
  version: string;
}

function look(page: Page): Promise<Sight> {
  return page.evaluate(
    ([live, button, tray, menu]) => {
      const all = (selector: string): Element[] => [...document.querySelectorAll(selector)];
      return {
        over: document.querySelector('[data-result]') !== null,
        mine:
          all(button as string).length > 0 ||
          all(live as string).length > 0 ||
          all(tray as string).length > 0,
        menu: all(menu as string).map((element) => element.textContent ?? ''),
        tray: all(tray as string).length,
        live: all(live as string).map((element) => element.getAttribute('aria-label') ?? ''),
        marked: all('[data-duel] [aria-pressed="true"]').length,
        kinds: all(button as string).map((element) => element.getAttribute('data-kind') ?? ''),
        version: document.querySelector('[data-version]')?.getAttribute('data-version') ?? '',
      };
    },
    [LIVE, BUTTON, TRAY, MENU] as const,
  );
}

/** A small generator, so that a journey that fails fails again. */
export function chance(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 2 ** 32;
  };
}

const AHEAD = [
  'announce',
  'yes',
  'dragon',
  'number',
  'done',
  'end',
  'trust',
  'call',
  'pass',
  'no',
  'random',
  'group',
  'replace',
  'retreat',
  'decline',
];

/** What to press now: what is wished for, else a card rather than a button while there are live ones, retreat last. */
function choose(sight: Sight, draw: () => number, wish: RegExp | undefined): [string, number] {
  const wished = (texts: string[]): number => (wish ? texts.findIndex((text) => wish.test(text)) : -1);
  if (sight.menu.length > 0) return [MENU, Math.max(0, wished(sight.menu))];
  const asked = sight.kinds.includes('done') && sight.marked > 0; // chosen: pressed again, it would not be
  if (wished(sight.live) >= 0 && !asked) return [LIVE, wished(sight.live)];
  if (wished(sight.kinds) >= 0) return [BUTTON, wished(sight.kinds)];
  if (sight.tray > 0) return [TRAY, Math.floor(draw() * sight.tray)];
  if (sight.live.length > 0 && !asked && draw() < 0.85) return [LIVE, Math.floor(draw() * sight.live.length)];
  const best = AHEAD.findIndex((kind) => sight.kinds.includes(kind));
  const at = best < 0 ? 0 : sight.kinds.indexOf(AHEAD[best] ?? '');
  if (sight.kinds.length > 0) return [BUTTON, at];
  return [LIVE, Math.floor(draw() * sight.live.length)];
}

export interface Way {
  hand?: Hand;
  seed?: number;
  wish?: RegExp;
  until?: (page: Page, step: number) => Promise<boolean>;
  most?: number;
}

/** Plays until the result is shown, or until `until` says so. */
export async function playDuel(page: Page, way: Way = {}): Promise<number> {
  const { hand = clicks, seed = 1, wish, until, most = 900 } = way;
  const draw = chance(seed);
  let idle = 0;
  for (let step = 0; step < most;) {
    const sight = await look(page);
    if (sight.over) return step;
    if (until && (await until(page, step))) return step;
    if (!sight.mine) {
      idle += 1;
      if (idle > 600) throw new Error('nothing happens for a minute');
      await page.waitForTimeout(100);
      continue;
    }
    idle = 0;
    const [selector, which] = choose(sight, draw, wish);
    await hand.press(page, selector, which).catch(async (error: unknown) => {
      const now = await look(page);
      if (now.version === sight.version && !now.over && step > 0 && now.mine) throw error; // not because the game moved on
    });
    step += 1;
    await page.waitForTimeout(30);
  }
  throw new Error(`the game is not over after ${most} steps`);
}

/** Two people in two windows, each in turn, until `until` says so or the game is over. */
export async function playTogether(pages: Page[], way: Way = {}): Promise<void> {
  const { until, most = 600 } = way;
  for (let step = 0; step < most; step += 1) {
    for (const [i, page] of pages.entries()) {
      const sight = await look(page);
      if (sight.over || (until && (await until(page, step)))) return;
      if (!sight.mine) continue;
      await playDuel(page, {
        ...way,
        seed: (way.seed ?? 1) + 31 * step + i,
        until: async (now, done) => done > 0 || ((await until?.(now, step)) ?? false),
      });
    }
    await pages[0]?.waitForTimeout(30);
  }
  throw new Error(`nothing came of it in ${most} steps`);
}
