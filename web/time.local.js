import { chromium } from 'playwright-core';
const b = await chromium.launch({ executablePath: '/usr/bin/chromium', args: ['--no-sandbox'] });
const page = await b.newPage({ viewport: { width: 1440, height: 900 } });
await page.goto('http://127.0.0.1:8123/api/docs');
for (const p of ['Vulca', 'Hoax']) for (const mode of ['full', 'nograin', 'full']) {
  const t = await page.evaluate(async ([p, mode]) => {
    const all = await (await fetch('/api/pictures/' + p)).json();
    const out = {};
    for (const par of [false, true]) {
      const urls = Object.values(all).map((s) => URL.createObjectURL(new Blob([mode === 'nograin' ? s.replace(/<rect[^>]*url\(#grain\)"\/>/, '') : s], { type: 'image/svg+xml' })));
      const c = performance.now();
      const canvas = document.createElement('canvas'); canvas.width = 110; canvas.height = 189; const g = canvas.getContext('2d', { willReadFrequently: true });
      let dec = 0, paint = 0;
      const one = async (u) => { const a = performance.now(); const i = new Image(110, 189); i.src = u; await i.decode(); const m = performance.now(); g.drawImage(i, 0, 0, 110, 189); dec += m - a; paint += performance.now() - m; };
      if (par) await Promise.all(urls.map(one)); else for (const u of urls) await one(u);
      out[par ? 'parallel' : 'serial'] = [performance.now() - c, dec, paint].map((x) => Math.round(x));
    }
    return out;
  }, [p, mode]);
  console.log(p, mode, JSON.stringify(t));
}
await b.close();
