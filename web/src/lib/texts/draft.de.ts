/** Der Draft auf Deutsch. */
import type { Catalogue } from '../shell/words.svelte';

export const draft: Catalogue['draft'] = {
  title: 'Draft',
};
