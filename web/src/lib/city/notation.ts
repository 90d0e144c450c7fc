/** Actions as the server reads them (src/bluemoon/city/notation.py). */
import { sorted } from './cards';

export const DONE = 'done';

export function walkTo(building: string): string {
  return `walk ${building}`;
}

export function playFor(card: string, building: string): string {
  return `play ${card} to ${building}`;
}

/** `box` counts from 0 as in the view; the notation counts from 1. */
export function build(box: number, cards: readonly string[]): string {
  return `build ${box + 1} with ${sorted(cards).join(' ')}`;
}

export function offer(pillar?: string): string {
  return pillar ? `offer with ${pillar}` : 'offer';
}

export function discard(card: string): string {
  return `discard ${card}`;
}

export interface Written {
  verb: 'walk' | 'play' | 'build' | 'offer' | 'discard' | 'done';
  building?: string;
  box?: number; // from 0
  cards: string[];
}

/** What an action says, for wording it; null if it is none of this game. */
export function read(action: string): Written | null {
  const words = action.trim().split(/\s+/);
  const verb = words[0]?.toLowerCase();
  const rest = words.slice(1);
  if (verb === 'done') return { verb, cards: [] };
  if (verb === 'walk') return { verb, building: rest.join(' '), cards: [] };
  if (verb === 'discard') return { verb, cards: rest };
  if (verb === 'play') return { verb, cards: rest.slice(0, 1), building: rest.slice(2).join(' ') };
  if (verb === 'build') return { verb, box: Number(rest[0]) - 1, cards: rest.slice(2) };
  if (verb === 'offer') return { verb, cards: rest.slice(1) };
  return null;
}
