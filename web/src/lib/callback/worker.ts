/** The service worker (public/sw.js): registered, told what the page is made of, and how calls are worded. */
import { t } from '../shell/i18n';
import { settings } from '../shell/settings.svelte';

const CACHE = 'bluemoon-1'; // as in public/sw.js
const WORDS = '/words-of-calls';
const KINDS = ['turn', 'begun', 'over', 'test'] as const;

export type CallWords = Record<(typeof KINDS)[number], { title: string; body: string }> & {
  language: string;
};

/** Browsers have service workers only at https, or on the machine itself; a private window may refuse them. */
export function hasWorker(): boolean {
  return typeof navigator !== 'undefined' && 'serviceWorker' in navigator;
}

export async function register(): Promise<void> {
  if (!hasWorker()) return;
  try {
    await navigator.serviceWorker.register('/sw.js');
    const { active } = await navigator.serviceWorker.ready;
    const files = performance
      .getEntriesByType('resource')
      .map((entry) => entry.name)
      .filter((name) => new URL(name).pathname.startsWith('/assets/'));
    active?.postMessage({ files });
  } catch {
    // without it everything works but calls with a closed page and opening offline
  }
}

export async function registration(): Promise<ServiceWorkerRegistration | null> {
  if (!hasWorker()) return null;
  return (await navigator.serviceWorker.getRegistration()) ?? null;
}

export function callWords(): CallWords {
  const told = KINDS.map((kind) => [
    kind,
    { title: t(`callback.call.${kind}.title`), body: t(`callback.call.${kind}.body`) },
  ]);
  return { ...(Object.fromEntries(told) as Omit<CallWords, 'language'>), language: settings.language };
}

/** The worker cannot read the page's catalogues: it finds its words in the cache. */
export async function keepWords(): Promise<void> {
  if (typeof caches === 'undefined') return;
  try {
    const cache = await caches.open(CACHE);
    await cache.put(WORDS, new Response(JSON.stringify(callWords())));
  } catch {
    // no storage: calls say 'Bluemoon' and with whom one plays
  }
}
