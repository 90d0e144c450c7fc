/** The catalogue in use. English comes with the page; another language is fetched when it is chosen. */
import { en } from '../texts/en';
import reasonsEn from '../texts/reasons.en.json';
import { settings, type Language } from './settings.svelte';

export type Catalogue = Widen<typeof en>;
type Widen<T> = { [K in keyof T]: T[K] extends string ? string : Widen<T[K]> };

let current = $state.raw<Catalogue>(en);
let reasons = $state.raw<Readonly<Record<string, string>>>(reasonsEn);
let sentences = $state.raw<Readonly<Record<string, string>>>({}); // the server's English and what it is in this language

export function catalogue(): Catalogue {
  return current;
}

/** The words of the rules' reasons, by their codes. */
export function reasonWords(): Readonly<Record<string, string>> {
  return reasons;
}

export function phrases(): Readonly<Record<string, string>> {
  return sentences;
}

const OTHERS = {
  de: async () => ({
    texts: (await import('../texts/de')).de,
    said: (await import('../texts/said.de.json')).default,
    reasons: (await import('../texts/reasons.de.json')).default,
  }),
} satisfies Record<
  Exclude<Language, 'en'>,
  () => Promise<{ texts: Catalogue; said: Record<string, string>; reasons: Record<string, string> }>
>;

export async function speak(language: Language): Promise<void> {
  const chosen = language === 'en' ? { texts: en, said: {}, reasons: reasonsEn } : await OTHERS[language]();
  if (settings.language !== language) return; // another choice came in between
  current = chosen.texts;
  sentences = chosen.said;
  reasons = chosen.reasons;
  if (typeof document !== 'undefined') document.documentElement.lang = language;
}
