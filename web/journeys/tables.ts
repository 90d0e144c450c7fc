/** Tables for journeys: two people joined by link. */
import type { Page } from 'playwright-core';
import { person, type Wish } from './kit';

export function idOf(page: Page): string {
  return new URL(page.url()).pathname.split('/')[2] ?? '';
}

/** Chooses a people for one side of the start page. */
export async function takePeople(
  page: Page,
  side: 'Your people' | 'Their people',
  people: string,
): Promise<void> {
  await page.getByRole('button', { name: new RegExp(side) }).click();
  await page.locator('dialog[open] .peoples label', { hasText: people }).click();
  await page.getByRole('button', { name: 'Take this side' }).click();
}

/** Two people at a duel table, one invited by link; the first has seat 0. */
export async function joined(one: string, two: string, wish: Wish = {}): Promise<[Page, Page]> {
  const host = await person('/', wish);
  await takePeople(host, 'Your people', one);
  await host.getByText('Friend by link').click();
  await host.getByRole('button', { name: 'Invite a friend' }).click();
  const link = await host.getByLabel('Send this link').inputValue();
  const guest = await person(new URL(link).pathname, wish);
  await guest.getByRole('button', { name: 'Sit down here' }).click();
  await guest.locator('dialog[open] .peoples label', { hasText: two }).click();
  await guest.getByRole('button', { name: 'Take this side' }).click();
  for (const page of [host, guest]) await page.locator('[data-duel]').waitFor();
  return [host, guest];
}

/** Alone at a duel table against a bot. */
export async function alone(one = 'Hoax', two = 'Vulca', wish: Wish = {}): Promise<Page> {
  const page = await person('/', wish);
  if (one !== 'Hoax') await takePeople(page, 'Your people', one);
  if (two !== 'Vulca') await takePeople(page, 'Their people', two);
  await page.getByRole('button', { name: /^Play .* now$/ }).click();
  await page.locator('[data-duel]').waitFor();
  return page;
}
