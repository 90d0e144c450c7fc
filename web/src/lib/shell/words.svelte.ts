/** The catalogue in use. English comes with the page; another language is fetched when it is chosen. */
import { en } from '../texts/en';
import { settings, type Language } from './settings.svelte';

export type Catalogue = Widen<typeof en>;
type Widen<T> = { [K in keyof T]: T[K] extends string ? string : Widen<T[K]> };

let current = $state.raw<Catalogue>(en);

export function catalogue(): Catalogue {
  return current;
}

export async function speak(language: Language): Promise<void> {
  const chosen: Catalogue = language === 'de' ? (await import('../texts/de')).de : en;
  if (settings.language !== language) return; // another choice came in between
  current = chosen;
  if (typeof document !== 'undefined') document.documentElement.lang = language;
}
