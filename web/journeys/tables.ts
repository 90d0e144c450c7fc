/** Tables for journeys: two people joined by link. */
import type { Page } from 'playwright-core';
import type { NewTable } from '../src/lib/protocol';
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

/** What the server answers to a request that a page makes. */
export function asked<T>(page: Page, path: string, body: object): Promise<T> {
  return page.evaluate(
    async ([where, words]) => {
      const headers = { 'Content-Type': 'application/json' };
      const answer = await fetch(where, { method: 'POST', headers, body: words });
      if (!answer.ok) throw new Error(`${where}: ${await answer.text()}`);
      return (await answer.json()) as T;
    },
    [path, JSON.stringify(body)] as const,
  );
}

/** Two people at a table that is made without clicks; `before`: what the first does before. */
export async function madeTogether(
  wanted: Omit<NewTable, 'seats'>,
  one: Wish = {},
  two: Wish = {},
  before: (page: Page) => Promise<unknown> = () => Promise.resolve(),
): Promise<[Page, Page]> {
  const [host, guest] = [await person('/', one), await person('/', two)];
  await before(host);
  const deck = (leader: string): object => ({ name: leader, leader, cards: [] });
  const seats = [{ who: 'me', deck: deck('Hoax') }, { who: 'open' }];
  const { id } = await asked<{ id: string }>(host, '/api/tables', { ...wanted, seats });
  await asked(guest, `/api/tables/${id}/seats/1`, { deck: deck('Vulca') });
  for (const page of [host, guest]) {
    await page.goto(`/table/${id}`);
    await page.locator('[data-duel]').waitFor();
  }
  return [host, guest];
}

/** Keeps a name by five words. */
export async function known(page: Page, name: string): Promise<Page> {
  await page.goto('/you');
  await page.getByLabel('Name', { exact: false }).first().fill(name);
  await page.keyboard.press('Tab');
  await page.getByRole('heading', { name: `You are ${name}.` }).waitFor();
  await page.getByRole('button', { name: 'By five words' }).click();
  await page.getByRole('button', { name: 'I have kept them' }).click();
  await page.goto('/');
  return page;
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
