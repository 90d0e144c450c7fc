/**
 * Why the rules forbid something, in the page's language. The server sends a code with arguments; a language has one list
 * of words, `texts/reasons.LANGUAGE.json`, written from the catalogues of the rules by `tools/page_words.py`.
 */
import type { Argument, Coded } from '../protocol';
import { t } from './i18n';
import { said } from './said';
import { settings } from './settings.svelte';
import { reasonWords } from './words.svelte';

const GAP = /\{(\w+)(?:\?([^:}]*):([^}]*))?\}/g;
const HELD = '\u2060'; // stands for the reason while the sentence around it is put into words

/** Words filled in; `{n?card:cards}` is one word for a single thing, the other for several. */
export function worded(words: string, args: Record<string, Argument>, language: string, and: string): string {
  return words.replace(GAP, (gap, name: string, one?: string, many?: string) => {
    const value = args[name];
    if (value === undefined) return gap;
    if (one === undefined || many === undefined) return inWords(value, language, and);
    return (Array.isArray(value) ? value.length : value) === 1 ? one : many;
  });
}

function inWords(value: Argument, language: string, and: string): string {
  if (Array.isArray(value))
    return value.length < 2
      ? (value[0] ?? '')
      : `${value.slice(0, -1).join(', ')} ${and} ${value.at(-1) ?? ''}`;
  return typeof value === 'object' ? (value[language] ?? value.en ?? '') : String(value);
}

/** What the server said: the reason in it from the page's own list, everything else as `said` knows it. */
export function explained(text: string, reason: Coded | null | undefined): string {
  const words = reason ? reasonWords()[reason.code] : undefined;
  if (!reason || words === undefined) return said(text);
  const found = worded(words, reason.args, settings.language, t('duel.power.and'));
  return text === reason.text ? found : said(text.replace(reason.text, HELD)).replace(HELD, found);
}
