/** Where the preview of a card goes: beside its card, on the side with more room, always inside the window. */

interface Size {
  width: number;
  height: number;
}
interface Box extends Size {
  left: number;
  top: number;
  right: number;
}

const GAP = 12;
const MARGIN = 8;

export function previewPlace(anchor: Box, size: Size, window: Size): { left: number; top: number } {
  const right = window.width - anchor.right;
  const beside =
    right >= size.width + GAP || right >= anchor.left ? anchor.right + GAP : anchor.left - GAP - size.width;
  const level = anchor.top + anchor.height / 2 - size.height / 2;
  return {
    left: within(beside, MARGIN, window.width - size.width - MARGIN),
    top: within(level, MARGIN, window.height - size.height - MARGIN),
  };
}

function within(value: number, low: number, high: number): number {
  return Math.max(low, Math.min(high, value));
}
