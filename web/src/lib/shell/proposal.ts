/** What somebody last proposed on the start page, kept in this browser. */
import { remembered, type DuelSetup } from './tableSetup';

const KEY = 'bluemoon.proposal'; // an older name, kept because people's choices are stored under it

/** The last proposal, and whether there was one. */
export function recalled(): { setup: DuelSetup; known: boolean } {
  try {
    const stored = localStorage.getItem(KEY);
    return { setup: remembered(stored), known: stored !== null };
  } catch {
    return { setup: remembered(null), known: true }; // without storage nobody is new at every visit
  }
}

export function keep(setup: DuelSetup): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(setup));
  } catch {
    // without storage the choice holds for this visit
  }
}
