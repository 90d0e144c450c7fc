/** Measures thirty cards: how long until they stand, and how long a frame takes while ten of them move. */
import { flushSync, mount } from 'svelte';
import '../src/app.css';
import facts from '../fixtures/cards.json';
import CardFace from '../src/lib/cards/CardFace.svelte';
import { setFacts } from '../src/lib/cards/facts.svelte';
import type { CardList } from '../src/lib/protocol';

setFacts(facts as CardList);
const frame = (): Promise<number> => new Promise((done) => requestAnimationFrame(done));

async function measure(): Promise<{ build: number; painted: number; frames: number[] }> {
  const board = document.createElement('div');
  board.style.cssText = 'display:flex;flex-wrap:wrap;gap:6px;padding:8px;--card-width:76px';
  document.body.append(board);
  const chosen = facts.cards.filter((_, i) => i % 11 === 0).slice(0, 30);
  await frame();
  const start = performance.now();
  for (const card of chosen) mount(CardFace, { target: board, props: { card: card.name } });
  flushSync();
  const build = performance.now() - start;
  await frame();
  await frame();
  const painted = performance.now() - start;
  if (location.search === '?still') return { build, painted, frames: [] };
  await new Promise((done) => setTimeout(done, 1500));
  const moving = [...board.children].slice(0, 10) as HTMLElement[];
  for (const card of moving)
    card.animate({ transform: ['none', 'translate(120px, 260px)'] }, { duration: 900 });
  const frames: number[] = [];
  let last = await frame();
  while (frames.length < 45) {
    const now = await frame();
    frames.push(now - last);
    last = now;
  }
  return { build, painted, frames };
}

(window as unknown as { measure: typeof measure }).measure = measure;
