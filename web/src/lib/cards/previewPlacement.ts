/**
 * Where the preview of a card goes: inside the window, never over the card itself, and where it hides least of what should
 * stay in sight (what is asked, the hand, the neighbours on the table).
 */

interface Size {
  width: number;
  height: number;
}
export interface Box extends Size {
  left: number;
  top: number;
  right: number;
}
interface Place {
  left: number;
  top: number;
}

const GAP = 12;
const MARGIN = 8;

export function previewPlace(anchor: Box, size: Size, window: Size, clear: readonly Box[] = []): Place {
  const level = anchor.top + anchor.height / 2 - size.height / 2;
  const beside = [anchor.right + GAP, anchor.left - GAP - size.width];
  const edges = [MARGIN, window.width - size.width - MARGIN];
  const wishes: Place[] = [
    ...(window.width - anchor.right >= anchor.left ? beside : [...beside].reverse()).map((left) => ({
      left,
      top: level,
    })),
    ...edges.flatMap((left) => [
      { left, top: MARGIN },
      { left, top: level },
    ]),
    { left: anchor.left + anchor.width / 2 - size.width / 2, top: anchor.top - GAP - size.height },
  ];
  const places = wishes.map(({ left, top }) => ({
    left: within(left, MARGIN, window.width - size.width - MARGIN),
    top: within(top, MARGIN, window.height - size.height - MARGIN),
  }));
  const hidden = (place: Place): number =>
    1e6 * Math.min(1, overlap(place, size, anchor)) +
    clear.reduce((sum, box) => sum + overlap(place, size, box), 0);
  return places.reduce((best, place) => (hidden(place) < hidden(best) ? place : best));
}

function overlap(place: Place, size: Size, box: Box): number {
  const wide = Math.min(place.left + size.width, box.left + box.width) - Math.max(place.left, box.left);
  const high = Math.min(place.top + size.height, box.top + box.height) - Math.max(place.top, box.top);
  return Math.max(0, wide) * Math.max(0, high);
}

function within(value: number, low: number, high: number): number {
  return Math.max(low, Math.min(high, value));
}
