/** That somebody is wanted at this tab: its title says so, and a sound is heard if the page is not in front. */
import { play } from '../shell/sound.svelte';

let wanted = $state(false);

export const attention = {
  get wanted(): boolean {
    return wanted;
  },
};

/** It is my turn, or not any more. */
export function setWanted(now: boolean): void {
  wanted = now;
}

/** What the tab is called. */
export function tabTitle(title: string, turn: string): string {
  return wanted ? `● ${turn} · ${title}` : title;
}

/** Nobody looks at the page now. */
export function inBackground(): boolean {
  return typeof document !== 'undefined' && (document.hidden || !document.hasFocus());
}

/** Call somebody who has another window in front. */
export function ring(): void {
  if (inBackground()) play('turn');
}
