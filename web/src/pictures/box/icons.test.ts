import { readFileSync, statSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, test } from 'vitest';
import { digest, FOLDER, icons, told } from './icons';
import { drawMark } from './mark';

test('the favicon is the mark as it is drawn now (npm run icons)', () => {
  expect(readFileSync(resolve(FOLDER, 'moon.svg'), 'utf8')).toBe(drawMark());
});

test.each(icons())('$file is there, of its size, and drawn from what is drawn now (npm run icons)', (icon) => {
  const { drawnFrom, width, height } = told(readFileSync(resolve(FOLDER, icon.file)));
  expect([width, height]).toEqual([icon.width, icon.height]);
  expect(drawnFrom).toBe(digest(icon.source));
  expect(statSync(resolve(FOLDER, icon.file)).size).toBeLessThan(700_000);
});

test('the manifest names the icons, each once for its purpose', () => {
  const { icons: listed } = JSON.parse(readFileSync(resolve(FOLDER, 'manifest.webmanifest'), 'utf8')) as {
    icons: { src: string; sizes: string; purpose: string }[];
  };
  for (const { src, sizes } of listed.filter((one) => one.src.endsWith('.png'))) {
    const { width, height } = told(readFileSync(resolve(FOLDER, src.slice(1))));
    expect(`${width}x${height}`, src).toBe(sizes);
  }
  expect(listed.map((one) => `${one.sizes} ${one.purpose}`)).toEqual(['any any', '192x192 any', '512x512 any', '512x512 maskable']);
});
