import { chromium } from 'playwright-core';
import { gzipSync } from 'node:zlib';
const b = await chromium.launch({ executablePath: '/usr/bin/chromium', args: ['--no-sandbox'] });
const page = await b.newPage({ viewport: { width: 1440, height: 900 } });
let bytes = 0; const list = [];
page.on('response', (r) => r.body().then((x) => { const n = gzipSync(x).length; bytes += n; list.push([r.url().split('/').pop(), n]); }, () => 0));
page.on('console', (m) => m.type() === 'error' && console.log('console', m.text()));
await page.goto('http://127.0.0.1:8123/');
await page.waitForLoadState('networkidle');
console.log('first load kB', Math.round(bytes / 1000), list.filter((x) => x[1] > 9000).map((x) => x.join(' ')).join('; '));
await page.screenshot({ path: '/tmp/start.png' });
await page.goto('http://127.0.0.1:8123/cards');
await page.waitForTimeout(4000);
await page.screenshot({ path: '/tmp/cards.png' });
// a whole deck: fetch, parse, decode every picture
const t = await page.evaluate(async () => {
  const res = await fetch('/api/pictures/Vulca'); const text = await res.text();
  const a = performance.now();
  const all = JSON.parse(text);
  const urls = Object.values(all).map((s) => URL.createObjectURL(new Blob([s], { type: 'image/svg+xml' })));
  const c = performance.now();
  const canvas = document.createElement('canvas'); canvas.width = 110; canvas.height = 189; const g = canvas.getContext('2d');
  for (const u of urls) { const i = new Image(110, 189); i.src = u; await i.decode(); g.drawImage(i, 0, 0, 110, 189); }
  g.getImageData(0, 0, 1, 1);
  return [urls.length, c - a, performance.now() - c];
});
console.log('deck: pictures', t[0], 'ready as images ms', t[1].toFixed(1), 'all painted at 110px ms', t[2].toFixed(1));
await page.goto('http://127.0.0.1:8123/');
await page.getByRole('button', { name: /now$/ }).click();
await page.locator('[data-duel]').waitFor({ timeout: 20000 });
await page.waitForTimeout(4000);
await page.screenshot({ path: '/tmp/duel.png' });
await b.close();
