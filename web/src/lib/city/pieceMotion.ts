/** Movements that are made once, when something changes: a dragon rises on its way, a tile is turned over. */
import { animated } from '../shell/settings.svelte';

const seen = new WeakSet<Element>();
const FLIGHT_MS = 900;

/** For `{@attach lifted(place)}`: runs again whenever the place is another one. */
export function lifted(_place: number | null): (node: HTMLElement) => void {
  return (node) => {
    if (!seen.has(node)) {
      seen.add(node);
      return;
    }
    if (!animated() || typeof node.animate !== 'function') return;
    node.animate(
      [
        { transform: 'none' },
        { transform: 'translateY(-45%) scale(1.75) rotate(-6deg)', offset: 0.5 },
        { transform: 'none' },
      ],
      { duration: FLIGHT_MS, easing: 'ease-in-out' },
    );
  };
}

const sides = new WeakMap<Element, string>();
const TURN_MS = 620;

/** For `{@attach turning(side)}`: the tile has just been given its other side and comes round. */
export function turning(side: string): (node: HTMLElement) => void {
  return (node) => {
    const before = sides.get(node);
    sides.set(node, side);
    if (before === undefined || before === side || !animated() || typeof node.animate !== 'function') return;
    node.animate(
      [
        { transform: 'perspective(40em) rotateY(-90deg) scale(1.12)', filter: 'brightness(2.2)' },
        { transform: 'perspective(40em) rotateY(0deg)', filter: 'none' },
      ],
      { duration: TURN_MS, easing: 'cubic-bezier(0.2, 0.75, 0.25, 1)' },
    );
  };
}
