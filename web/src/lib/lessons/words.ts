import { settings } from '../shell/settings.svelte';
import type { Words } from './lessonRun.svelte';

/** What a lesson says, in the page's language. */
export const saying = (words: Words | null | undefined): string =>
  words?.[settings.language] ?? words?.['en'] ?? '';
