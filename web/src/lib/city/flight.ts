/** A piece that changes its place rises on the way: the biggest movement on the table. */
import { moves } from '../shell/settings.svelte';

const seen = new WeakSet<Element>();
const FLIGHT_MS = 900;

/** For `{@attach lifted(place)}`: runs again whenever the place is another one. */
export function lifted(_place: number | null): (node: HTMLElement) => void {
  return (node) => {
    if (!seen.has(node)) {
      seen.add(node);
      return;
    }
    if (!moves() || typeof node.animate !== 'function') return;
    node.animate(
      [{ transform: 'none' }, { transform: 'translateY(-45%) scale(1.75) rotate(-6deg)', offset: 0.5 }, { transform: 'none' }],
      { duration: FLIGHT_MS, easing: 'ease-in-out' },
    );
  };
}
