/**
 * What the server says in English (reasons of the rules, hints, refusals) in the page's language. A language has one
 * list of sentences, `texts/said.LANGUAGE.json`: the English sentence with its gaps, and what it is there. English
 * itself needs none. A sentence that the list does not know stays as it is.
 */
import { cardFacts } from '../cards/facts.svelte';
import { t, told } from './i18n';
import { phrases } from './words.svelte';

export type Phrases = Readonly<Record<string, string>>;
interface Pattern {
  names: string[];
  form: RegExp;
  text: string;
}

const GAP = /\{(\w+)\}/g;
const LISTS = ['; ', ': ', ', ', ' and '] as const;
const FIGURES = new Set([
  'n',
  'm',
  'count',
  'able',
  'hands',
  'have',
  'wanted',
  'moons',
  'limit',
  'kept',
  'least',
  'most',
  'value',
  'need',
]);
const SENTENCES = new Set(['argument', 'aim', 'what', 'why', 'text']);

const ready = new WeakMap<Phrases, Pattern[]>();

/** What may stand in a gap: figures, whole sentences, a list of names, or a name. */
function filling(name: string): string {
  if (FIGURES.has(name)) return '(\\d+)';
  if (SENTENCES.has(name)) return '(.+?)';
  return `((?:(?![:;${name === 'cards' || name === 'names' ? '' : ','}] ).)+?)`;
}

/** Sentences with gaps as patterns; those that say most come first, so that the vaguer ones do not swallow them. */
function patterns(list: Phrases): Pattern[] {
  const known = ready.get(list);
  if (known) return known;
  const sure = (english: string): number => english.replace(GAP, '').length;
  const made = Object.keys(list)
    .filter((english) => english.includes('{'))
    .sort((a, b) => sure(b) - sure(a))
    .map((english) => {
      const parts = english.split(GAP); // literal, name, literal, …
      const form = parts
        .map((part, i) => (i % 2 ? filling(part) : part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')))
        .join('');
      return {
        names: parts.filter((_, i) => i % 2 === 1),
        form: new RegExp(`^${form}$`, 'i'),
        text: list[english] ?? '',
      };
    });
  ready.set(list, made);
  return made;
}

/** The sentence in the words of `list`; what fills its gaps is put into words, too. */
export function worded(text: string, list: Phrases, and = 'and'): string {
  const found = sentence(text, list, (part) => worded(part, list, and), and);
  return found !== text && /^\p{Lu}/u.test(text) ? found.charAt(0).toUpperCase() + found.slice(1) : found;
}

function sentence(text: string, list: Phrases, inner: (part: string) => string, and: string): string {
  const whole = list[text] ?? list[text.charAt(0).toLowerCase() + text.slice(1)];
  if (whole !== undefined) return whole;
  for (const { names, form, text: there } of patterns(list)) {
    const match = form.exec(text);
    if (match) return there.replace(GAP, (_, name: string) => inner(match[names.indexOf(name) + 1] ?? ''));
  }
  const between = LISTS.find((mark) => text.includes(mark));
  if (between === undefined || cardFacts(text)) return text; // 'Pim and Pom' is one card
  return text
    .split(between)
    .map(inner)
    .join(between === ' and ' ? ` ${and} ` : between);
}

/** What the server said, in the page's language. */
export function said(text: string): string {
  const ruled = /^(.+) \((\d{3} [^()]+)\)$/s.exec(text); // with the place of its rule behind it
  if (ruled) return `${said(ruled[1] ?? '')} (${placeOf(ruled[2] ?? '')})`;
  return worded(text, phrases(), t('duel.power.and'));
}

/** '004 Engagement Phase' -> 'Legends, Advanced Concepts: Engagement Phase'. */
export function placeOf(place: string): string {
  const found = /^(\d{3}) (.+)$/.exec(place);
  const book = found ? told(`shell.book.${found[1]}`) : '';
  return book ? `${book}: ${found?.[2] ?? ''}` : said(place);
}
