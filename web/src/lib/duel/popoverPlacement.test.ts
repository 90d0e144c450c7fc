import { expect, it } from 'vitest';
import { travelTime } from './cardMotion';
import { beside } from './popoverPlacement';

const window = { width: 400, height: 600 };
it('goes above, below where there is no room, and stays inside', () => {
  expect(
    beside({ left: 150, top: 300, width: 100, height: 150 }, { width: 200, height: 100 }, window),
  ).toEqual({ left: 100, top: 188 });
  expect(
    beside({ left: 150, top: 20, width: 100, height: 150 }, { width: 200, height: 100 }, window),
  ).toEqual({ left: 100, top: 182 });
  expect(
    beside({ left: 380, top: 300, width: 20, height: 20 }, { width: 200, height: 100 }, window).left,
  ).toBe(192);
});
it('goes above the buttons of a decision instead of covering them', () => {
  const buttons = { left: 0, top: 220, width: 400, height: 66 };
  expect(
    beside({ left: 150, top: 300, width: 100, height: 150 }, { width: 200, height: 100 }, window, buttons)
      .top,
  ).toBe(108);
});
it('a journey takes 180 to 320 ms', () =>
  expect([travelTime(0), travelTime(300), travelTime(5000)]).toEqual([180, 240, 320]));
