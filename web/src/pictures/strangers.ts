/**
 * A test for somebody who has not seen the pictures: of each people ten, chosen by lot, without names (A to J), and a list of
 * the ten names in another order, with type and power. Whoever matches six of ten has read the pictures. `npm run strangers FOLDER`.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { chromium } from 'playwright-core';
import { chromiumPath } from '../../journeys/chromium';
import type { Card } from '../lib/protocol';
import { drawPicture } from './index';
import { Dice } from './prng';
import { allCards } from './write';

const TEN = 10;
const LETTERS = 'ABCDEFGHIJ';
const FEW = 8; // peoples with fewer cards are put together

function shuffled<T>(list: readonly T[], dice: Dice): T[] {
  const left = [...list];
  const found: T[] = [];
  while (left.length > 0) found.push(...left.splice(dice.int(0, left.length - 1), 1));
  return found;
}

export interface Sheet {
  people: string;
  shown: Card[]; // A, B, C …
  listed: Card[]; // the same in another order
}

/** The ten of each people, always the same for the same cards. */
export function strangersSheets(cards: readonly Card[]): Sheet[] {
  const peoples = new Map<string, Card[]>();
  const present = cards.filter((card) => !card.retired);
  const many = (people: string): boolean => present.filter((card) => card.people === people).length >= FEW;
  for (const card of present) {
    const key = many(card.people) ? card.people : 'Others';
    peoples.set(key, [...(peoples.get(key) ?? []), card]);
  }
  return [...peoples].map(([people, found]) => {
    const shown = shuffled(found, new Dice(`strangers ${people}`)).slice(0, TEN);
    return { people, shown, listed: shuffled(shown, new Dice(`strangers' list ${people}`)) };
  });
}

function page({ shown }: Sheet): string {
  const cells = shown.map(
    (card, i) =>
      `<figure><img src="data:image/svg+xml,${encodeURIComponent(drawPicture(card))}"><figcaption>${LETTERS[i]}</figcaption></figure>`,
  );
  return `<style>body{margin:12px;background:#181c30;color:#fff;font:bold 26px sans-serif;display:grid;grid-template-columns:repeat(5,1fr);gap:10px}
figure{margin:0}img{width:100%;display:block;border-radius:8px}figcaption{text-align:center}</style>${cells.join('')}`;
}

export async function strangers(folder: string): Promise<void> {
  mkdirSync(folder, { recursive: true });
  const browser = await chromium.launch({ executablePath: chromiumPath(), args: ['--no-sandbox'] });
  const keys: string[] = [];
  try {
    const tab = await browser.newPage({ viewport: { width: 1200, height: 900 } });
    for (const sheet of strangersSheets(allCards())) {
      await tab.setContent(page(sheet));
      await tab.screenshot({ path: resolve(folder, `${sheet.people}.png`), fullPage: true });
      const lines = sheet.listed.map((card, i) => {
        const power = card.text ? card.text.replace(/\s+/g, ' ') : 'no power text';
        const values = card.fire === null ? '' : `, ${card.fire} Fire ${card.earth} Earth`;
        return `${i + 1}. ${card.name} (${card.type}${values}): ${power}`;
      });
      writeFileSync(resolve(folder, `${sheet.people}.txt`), `${lines.join('\n')}\n`);
      const key = sheet.shown.map((card, i) => `${LETTERS[i]}=${sheet.listed.indexOf(card) + 1}`);
      keys.push(`${sheet.people}: ${key.join(' ')}`);
    }
  } finally {
    await browser.close();
  }
  writeFileSync(resolve(folder, 'keys.txt'), `${keys.join('\n')}\n`);
}
