import { expect, test } from 'vitest';
import { previewPlace, type Box } from './previewPlacement';

const WINDOW = { width: 1440, height: 900 };
const PREVIEW = { width: 280, height: 480 };
const box = (left: number, top: number, width: number, height: number): Box => ({
  left,
  top,
  width,
  height,
  right: left + width,
});
const covers = (place: { left: number; top: number }, other: Box): boolean =>
  place.left < other.right &&
  place.left + PREVIEW.width > other.left &&
  place.top < other.top + other.height &&
  place.top + PREVIEW.height > other.top;

test('stands beside its card, on the side with more room', () => {
  expect(previewPlace(box(100, 300, 130, 220), PREVIEW, WINDOW).left).toBe(242);
  expect(previewPlace(box(1200, 300, 130, 220), PREVIEW, WINDOW).left).toBe(1200 - 12 - 280);
});

test('of a hand card it hides neither the hand nor what is asked', () => {
  const hand = box(380, 600, 900, 280);
  const ask = box(300, 530, 900, 66);
  const place = previewPlace(box(500, 610, 140, 240), PREVIEW, WINDOW, [hand, ask]);
  expect(covers(place, hand)).toBe(false);
  expect(covers(place, ask)).toBe(false);
});

test('never stands over its own card, and always inside the window', () => {
  for (const left of [0, 400, 900, 1300])
    for (const top of [0, 300, 660]) {
      const anchor = box(left, top, 130, 220);
      const place = previewPlace(anchor, PREVIEW, WINDOW, [box(0, 500, 1440, 400)]);
      expect(covers(place, anchor)).toBe(false);
      expect(place.left).toBeGreaterThanOrEqual(0);
      expect(place.top + PREVIEW.height).toBeLessThanOrEqual(WINDOW.height);
    }
});
