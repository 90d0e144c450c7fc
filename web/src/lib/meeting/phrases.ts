/** The phrases in the order in which they are offered; both languages have words for each. */
import type { Phrase } from '../protocol';

export const FACES = [
  'face glad',
  'face laughing',
  'face sad',
  'face astonished',
  'face thinking',
] as const satisfies readonly Phrase[];
export type FaceName = (typeof FACES)[number];

export const PHRASES = [
  'hello',
  'good luck',
  'well played',
  'thanks',
  'sorry',
  'oops',
  'one moment',
  'take your time',
  'good game',
  'again',
  'goodbye',
] as const satisfies readonly Phrase[];

export const isFace = (phrase: Phrase | null): phrase is FaceName =>
  (FACES as readonly (string | null)[]).includes(phrase);
