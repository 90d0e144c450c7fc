/** The rulebook in the language of the page, fetched when it is first opened. */
import { settings, type Language } from '../shell/settings.svelte';
import type { Rulebook } from './types';

const FILES: Record<Language, () => Promise<{ default: unknown }>> = {
  en: () => import('./rules.en.json'),
  de: () => import('./rules.de.json'),
};

let here = $state.raw<{ language: Language; rules: Rulebook } | null>(null);

/** The rulebook, or null while it is not here in any language. */
export function rulebook(): Rulebook | null {
  return here?.rules ?? null;
}

/** Fetches it in the chosen language; another choice that came in between wins. */
export async function loadRulebook(language: Language = settings.language): Promise<void> {
  if (here?.language === language) return;
  const rules = (await FILES[language]()).default as Rulebook;
  if (settings.language === language) here = { language, rules };
}
