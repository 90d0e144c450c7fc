/** What the page computes about a draft. */
import type { Card, DeckList, DraftView, Table } from '../protocol';
import { t } from '../shell/i18n';

export const DECK = 30;

/** Who still has to pick, or to hand in a deck: names of the other seats. */
export function waitingFor(view: DraftView, table: Table): string[] {
  const seats = view.over ? view.handed_in.flatMap((done, seat) => (done ? [] : [seat])) : view.deciders;
  return seats
    .filter((seat) => seat !== view.seat)
    .map((seat) => table.seats[seat]?.name ?? String(seat + 1));
}

/** How much a card is worth to somebody who has no plan: its best value, a little for the other, more for a text. */
export function appeal(card: Card): number {
  const [fire, earth] = [card.fire ?? 0, card.earth ?? 0];
  return (
    Math.max(fire, earth) +
    Math.min(fire, earth) * 0.5 +
    (card.text ? 1.5 : 0) +
    card.icons.length * 0.5 +
    card.moons * 0.4
  );
}

/** Fills a list up to thirty, the best cards first; at least half of a deck should be characters. */
export function filledUp(chosen: readonly string[], pool: readonly Card[], size = DECK): string[] {
  const list = [...chosen];
  const left = pool
    .filter((card) => !list.includes(card.name))
    .sort((a, b) => appeal(b) - appeal(a) || a.name.localeCompare(b.name));
  const isCharacter = (name: string): boolean =>
    pool.find((card) => card.name === name)?.type === 'character';
  const lacking = (): number => Math.ceil(size / 2) - list.filter(isCharacter).length;
  for (const card of left) {
    if (list.length >= size || lacking() <= 0) break;
    if (card.type === 'character') list.push(card.name);
  }
  for (const card of left) {
    if (list.length >= size) break;
    if (!list.includes(card.name)) list.push(card.name);
  }
  return list;
}

/** The time for each pick in words; 0: no limit. */
export function pickTime(seconds: number): string {
  if (seconds === 0) return t('draft.time.none');
  return seconds < 120
    ? t('draft.time.seconds', { n: seconds })
    : t('draft.time.minutes', { n: seconds / 60 });
}

export function draftedDeck(name: string, cards: readonly string[]): DeckList {
  return { name, leader: '', cards: [...cards], inquisitor: '', emissary: '', family: 0 };
}
