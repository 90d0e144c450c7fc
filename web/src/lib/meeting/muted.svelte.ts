/** Whom one does not want to hear at a table: noted in this browser until it is closed, and told to nobody. */
import { SvelteSet } from 'svelte/reactivity';
import type { Said } from '../protocol';
import { settings } from '../shell/settings.svelte';

const KEY = 'bluemoon.muted';

function stored(): string[] {
  try {
    const found: unknown = JSON.parse(sessionStorage.getItem(KEY) ?? '[]');
    return Array.isArray(found) ? found.map(String) : [];
  } catch {
    return [];
  }
}

const muted = new SvelteSet(stored());
const place = (table: string, seat: number): string => `${table}:${seat}`;

export function isMuted(table: string, seat: number): boolean {
  return muted.has(place(table, seat));
}

export function toggleMuted(table: string, seat: number): void {
  const one = place(table, seat);
  if (!muted.delete(one)) muted.add(one);
  try {
    sessionStorage.setItem(KEY, JSON.stringify([...muted]));
  } catch {
    // without storage it holds until the page is loaded anew
  }
}

/** What is shown of what was said: one's own lines, and those of others whom one wants to hear. */
export function heard(lines: readonly Said[], table: string, mine: number): Said[] {
  return lines.filter((line) => line.seat === mine || (settings.talk && !isMuted(table, line.seat)));
}
