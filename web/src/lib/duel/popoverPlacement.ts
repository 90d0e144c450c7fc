/** Where a small sheet goes: above its anchor where there is room, else below, always inside the window. */
interface Size {
  width: number;
  height: number;
}
interface Box extends Size {
  left: number;
  top: number;
}

const GAP = 12;
const MARGIN = 8;

/** `keepOff` is what must stay free for the hand, the buttons of a decision: the sheet goes above all of it. */
export function beside(
  anchor: Box,
  size: Size,
  window: Size,
  keepOff?: Box | null,
): { left: number; top: number } {
  const left = within(anchor.left + anchor.width / 2 - size.width / 2, window.width - size.width);
  const above = anchor.top - GAP - size.height;
  const under = anchor.top + anchor.height + GAP;
  const higher = keepOff ? keepOff.top - GAP - size.height : above;
  const free = (top: number): boolean =>
    top >= MARGIN &&
    top + size.height <= window.height - MARGIN &&
    !(keepOff && overlap({ left, top, ...size }, keepOff));
  const top = [above, higher, under].find(free);
  if (top !== undefined) return { left, top };
  // A tall sheet goes to the side with more room.
  const right = anchor.left + anchor.width + GAP;
  const sideways = right + size.width <= window.width - MARGIN ? right : anchor.left - GAP - size.width;
  return {
    left: within(sideways, window.width - size.width),
    top: within(anchor.top + anchor.height / 2 - size.height / 2, window.height - size.height),
  };
}

const overlap = (one: Box, two: Box): boolean =>
  one.left < two.left + two.width &&
  two.left < one.left + one.width &&
  one.top < two.top + two.height &&
  two.top < one.top + one.height;

const within = (value: number, most: number): number => Math.max(MARGIN, Math.min(value, most - MARGIN));
