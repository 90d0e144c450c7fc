import { expect, test } from 'vitest';
import { imageUrl } from './image';

test("an image's address can stand in a style, and is the drawing", () => {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg"><path fill="url(#p0)" d='M0 0'/>50% #</svg>`;
  const url = imageUrl(svg);
  expect(url).toMatch(/^data:image\/svg\+xml,[^()'"#\s]+$/);
  expect(decodeURIComponent(url.slice(url.indexOf(',') + 1))).toBe(svg);
});
