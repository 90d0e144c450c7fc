/**
 * Is this somebody's first time here? Known from the browser: whoever has no choice of a game stored has never been on the
 * start page. It stays so until they say that they know the game, or have learned it.
 */
const KEY = 'bluemoon.newcomer';
const CHOICE = 'bluemoon.proposal'; // what the start page stores at the first visit (Start.svelte)

function found(): boolean {
  try {
    const said = localStorage.getItem(KEY);
    const first = said === null ? localStorage.getItem(CHOICE) === null : said === 'yes';
    localStorage.setItem(KEY, first ? 'yes' : 'no');
    return first;
  } catch {
    return false; // no storage: do not ask at every visit
  }
}

let first = $state<boolean | null>(null);

export const newcomer = {
  /** Asked before the start page stores its choice, and only there. */
  arrive(): boolean {
    return (first = found());
  },
  get yes(): boolean {
    return first ?? false;
  },
  /** They know the game. */
  knows(): void {
    first = false;
    try {
      localStorage.setItem(KEY, 'no');
    } catch {
      // it holds for this visit
    }
  },
};
