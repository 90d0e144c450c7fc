/** The catalogue in use. English comes with the page; another language is fetched when it is chosen. */
import { en } from '../texts/en';
import messagesEn from '../texts/messages.en.json';
import { settings, type Language } from './settings.svelte';

export type Catalogue = Widen<typeof en>;
type Widen<T> = { [K in keyof T]: T[K] extends string ? string : Widen<T[K]> };

let current = $state.raw<Catalogue>(en);
let messages = $state.raw<Readonly<Record<string, string>>>(messagesEn);

export function catalogue(): Catalogue {
  return current;
}

/** The words of what the server says, by its codes. */
export function messageWords(): Readonly<Record<string, string>> {
  return messages;
}

const OTHERS = {
  de: async () => ({
    texts: (await import('../texts/de')).de,
    messages: (await import('../texts/messages.de.json')).default,
  }),
} satisfies Record<
  Exclude<Language, 'en'>,
  () => Promise<{ texts: Catalogue; messages: Record<string, string> }>
>;

export async function speak(language: Language): Promise<void> {
  const chosen = language === 'en' ? { texts: en, messages: messagesEn } : await OTHERS[language]();
  if (settings.language !== language) return; // another choice came in between
  current = chosen.texts;
  messages = chosen.messages;
  if (typeof document !== 'undefined') document.documentElement.lang = language;
}
