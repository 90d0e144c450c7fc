/** What sentences need to know of the book around them: a context that the page and the dialog set. */
import type { Rulebook } from './types';

export const LINKS = Symbol('rulebook');

export interface Links {
  rules: () => Rulebook;
  title: (id: string) => string;
  follow?: (id: string) => void; // where a link must not leave the page: shows the rule in place
}
