/** What journeys have in common: a browser, a person in it, and eyes for trouble. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { chromium, type Browser, type Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect, inject } from 'vitest';

export const SIZES = {
  phone: { width: 360, height: 640 },
  tablet: { width: 820, height: 1180 },
  desktop: { width: 1440, height: 900 },
  wide: { width: 1920, height: 1080 },
} as const;
export type Size = keyof typeof SIZES;

const ARGUMENTS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--disable-dev-shm-usage',
];
const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

let browser: Browser | undefined;
const troubles: string[] = [];

/** Call once in a journey file: opens the browser, and after each journey asks whether the page complained. */
export function journeys(): void {
  beforeAll(async () => {
    browser = await launch(inject('chromium'));
  });
  afterAll(() => browser?.close());
  afterEach(() => {
    const heard = troubles.splice(0);
    expect(heard, 'the page complained').toEqual([]);
  });
}

export function launch(path: string): Promise<Browser> {
  return chromium.launch({ executablePath: path, args: ARGUMENTS });
}

export interface Wish {
  size?: Size;
  still?: boolean;
  language?: string;
  quiet?: boolean;
  worker?: boolean; // with the service worker, and notifications allowed; most journeys watch the page alone
  pace?: 'calm' | 'normal' | 'fast' | 'instant';
}

/** A new person with an own browser profile (own cookie) on the start page or another one. */
export async function person(path = '/', wish: Wish = {}): Promise<Page> {
  if (!browser) throw new Error('call journeys() first');
  const context = await browser.newContext({
    baseURL: inject('address'),
    viewport: SIZES[wish.size ?? 'desktop'],
    locale: wish.language ?? 'en-GB',
    reducedMotion: wish.still === false ? 'no-preference' : 'reduce',
    serviceWorkers: wish.worker ? 'allow' : 'block',
    permissions: wish.worker ? ['notifications'] : [],
    hasTouch: wish.size === 'phone' || wish.size === 'tablet',
  });
  context.setDefaultTimeout(60_000);
  const pace = wish.pace ?? 'instant'; // a journey waits for nobody, unless the waiting is what it looks at
  await context.addInitScript((chosen) => {
    if (location.protocol === 'about:') return; // an empty page keeps nothing
    const kept = JSON.parse(localStorage.getItem('bluemoon.settings') ?? '{}') as object;
    localStorage.setItem('bluemoon.settings', JSON.stringify({ pace: chosen, sound: false, ...kept }));
  }, pace);
  const page = await context.newPage();
  listen(page, wish.quiet ?? false);
  await page.goto(path);
  return page;
}

/** An analysis that is not ready yet is answered by a 503, after which the page asks again. */
const waits = (said: string, url: string): boolean =>
  said.includes('status of 503') && url.includes('/analysis');

function listen(page: Page, quiet: boolean): void {
  page.on('pageerror', (error) => {
    if (!quiet || !error.message.startsWith('Unable to preload')) troubles.push(`error: ${error.message}`);
  });
  page.on('console', (message) => {
    const { url } = message.location();
    if (message.type() === 'error' && !quiet && !waits(message.text(), url))
      troubles.push(`console: ${message.text()} ${url}`);
  });
}

interface Violation {
  id: string;
  impact: string | null;
  nodes: { html: string; failureSummary: string }[];
}

/**
 * A card's face or a pile is a drawing: its accessible name begins with the card's name, as 'label in name' wants it, but
 * does not repeat every figure of the drawing in its order, which is what axe compares.
 */
function drawnCard(violation: Violation, html: string): boolean {
  return violation.id === 'label-content-name-mismatch' && /data-card="|data-anchor="|class="pile/.test(html);
}

/** axe finds nothing serious here. */
export async function accessible(page: Page, where: string): Promise<void> {
  await page.evaluate(axe);
  const found = await page.evaluate(async (): Promise<Violation[]> => {
    const tool = (window as unknown as { axe: { run: () => Promise<{ violations: Violation[] }> } }).axe;
    return (await tool.run()).violations;
  });
  const serious = found
    .filter((one) => one.impact === 'serious' || one.impact === 'critical')
    .map((one) => ({ ...one, nodes: one.nodes.filter((node) => !drawnCard(one, node.html)) }))
    .filter((one) => one.nodes.length > 0);
  const told = serious.map(
    (one) =>
      `${one.id}: ${one.nodes
        .slice(0, 3)
        .map((node) => `${node.html}\n    ${node.failureSummary}`)
        .join('\n  ')}`,
  );
  expect(told, `axe, ${where}`).toEqual([]);
}

/** A picture to be looked at, if `PICTURES` names a folder. */
export async function picture(page: Page, name: string): Promise<void> {
  const folder = process.env['PICTURES'];
  if (folder) await page.screenshot({ path: `${folder}/${name}.png` });
}

/** Nothing sticks out at the side. */
export async function fits(page: Page, where: string): Promise<void> {
  const over = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(over, `horizontal scrolling, ${where}`).toBeLessThanOrEqual(0);
}
