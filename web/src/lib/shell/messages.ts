/**
 * What the server says (reasons, refusals, problems of a deck, hints) in the page's language. It sends a code with
 * arguments; a language has one list of words, `texts/messages.LANGUAGE.json`, written from the catalogues of the rules
 * by `tools/page_words.py`.
 */
import type { Argument, Coded } from '../protocol';
import { t, told, type Values } from './i18n';
import { settings } from './settings.svelte';
import { messageWords } from './words.svelte';

const GAP = /\{(\w+)(?:\?([^:}]*):([^}]*)|\|([^}]*))?\}/g;

export interface Tongue {
  words: Readonly<Record<string, string>>;
  language: string;
  and: string;
}

/** An action of the duel in the words of its table; the server's English is the notation, which nobody says. */
function actionWords(message: Coded, tongue: Tongue): string {
  if (!message.code.startsWith('action.')) return '';
  const values = Object.entries(message.args).map(([name, value]) => [name, inWords(name, value, tongue)]);
  return told(`duel.hinted.${message.code.slice('action.'.length)}`, Object.fromEntries(values) as Values);
}

/** A message in the words of a language; one that its list does not know stays as the server said it. */
export function worded(message: Coded, tongue: Tongue): string {
  const action = actionWords(message, tongue);
  if (action) return action;
  const words = tongue.words[message.code];
  if (words === undefined) return message.text;
  return words.replace(GAP, (gap, name: string, one?: string, many?: string, between?: string) => {
    const value = message.args[name];
    if (value === undefined) return gap;
    if (one === undefined || many === undefined) return inWords(name, value, tongue, between);
    return (Array.isArray(value) ? value.length : value) === 1 ? one : many;
  });
}

/** A value as it stands in a sentence; in a list `between` stands between its parts, or commas and an 'and'. */
function inWords(name: string, value: Argument, tongue: Tongue, between?: string): string {
  if (Array.isArray(value)) {
    const parts = value.map((part) => inWords(name, part, tongue));
    if (between !== undefined || parts.length < 2) return parts.join(between ?? '');
    return `${parts.slice(0, -1).join(', ')} ${tongue.and} ${parts.at(-1) ?? ''}`;
  }
  if (typeof value === 'number') return String(value);
  if (typeof value === 'string') return name === 'place' ? placeOf(value) : value;
  return isCoded(value) ? worded(value, tongue) : (value[tongue.language] ?? value['en'] ?? '');
}

const isCoded = (value: Coded | Record<string, string>): value is Coded =>
  typeof value['args'] === 'object' && value['args'] !== null;

/** What the server said, in the page's language; nothing said is an empty text. */
export function said(message: Coded | null | undefined): string {
  if (!message) return '';
  return worded(message, {
    words: messageWords(),
    language: settings.language,
    and: t('duel.power.and'),
  });
}

/** '004 Engagement Phase' -> 'Legends, advanced rules: Engagement Phase'; with the heading of our own rules in its place. */
export function placeOf(place: string, heading: string | null = null): string {
  if (place === 'our own rule') return t('shell.book.ours');
  const found = /^(\d{3}) (.+)$/.exec(place);
  const book = found ? told(`shell.book.${found[1]}`) : '';
  return book ? `${book}: ${heading ?? found?.[2] ?? ''}` : place;
}
