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

export function beside(anchor: Box, size: Size, window: Size): { left: number; top: number } {
  const above = anchor.top - GAP - size.height;
  const under = anchor.top + anchor.height + GAP;
  const fitsAbove = above >= MARGIN;
  const fitsUnder = under + size.height <= window.height - MARGIN;
  const left = within(anchor.left + anchor.width / 2 - size.width / 2, window.width - size.width);
  if (fitsAbove || fitsUnder) return { left, top: fitsAbove ? above : under };
  // A tall sheet goes to the side with more room.
  const right = anchor.left + anchor.width + GAP;
  const sideways = right + size.width <= window.width - MARGIN ? right : anchor.left - GAP - size.width;
  return {
    left: within(sideways, window.width - size.width),
    top: within(anchor.top + anchor.height / 2 - size.height / 2, window.height - size.height),
  };
}

const within = (value: number, most: number): number => Math.max(MARGIN, Math.min(value, most - MARGIN));
