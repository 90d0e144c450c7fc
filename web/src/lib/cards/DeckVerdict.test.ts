import { render, screen } from '@testing-library/svelte';
import { beforeEach, describe, expect, test } from 'vitest';
import { FACTS, loadCards } from '../../testing/cards';
import { speaking } from '../../testing/kit';
import { newDeck } from './deck';
import { DeckEditor } from './deckEditor.svelte';
import DeckVerdict from './DeckVerdict.svelte';

beforeEach(loadCards);

const ready = FACTS.decks['Vulca'] ?? [];
function editing(cards: string[]): DeckEditor {
  const editor = new DeckEditor(() => FACTS);
  editor.deck = { ...newDeck('Vulca', 'Embers'), cards };
  return editor;
}
const shown = (): string => document.body.textContent?.replace(/\s+/g, ' ') ?? '';
const wrong = (): string[] => screen.queryAllByRole('listitem').map((one) => one.textContent?.trim() ?? '');

test.each([
  ['en', '✓ This deck is legal.', '/ 30 cards'],
  ['de', '✓ Dieses Deck ist erlaubt.', '/ 30 Karten'],
] as const)('thirty cards of the own people are legal (%s)', async (language, words, count) => {
  await speaking(language);
  render(DeckVerdict, { editor: editing(ready) });
  expect(ready).toHaveLength(30);
  expect(shown()).toContain(`30${count}`);
  expect(shown()).toContain(words);
  expect(wrong()).toEqual([]);
});

test.each([
  ['en', '2 too few: there must be exactly 30.'],
  ['de', '2 zu wenig: es müssen genau 30 sein.'],
] as const)('says how many are missing (%s)', async (language, words) => {
  await speaking(language);
  render(DeckVerdict, { editor: editing(ready.slice(2)) });
  expect(wrong()).toEqual([words]);
  expect(screen.queryByText(/This deck is legal/)).toBeNull();
});

test('counts the moons of other peoples', () => {
  const own = FACTS.cards.filter((card) => card.people === 'Vulca' && ready.includes(card.name)).slice(0, 22);
  const others = FACTS.cards
    .filter((card) => card.people === 'Hoax' && card.moons > 0 && card.type === 'character')
    .slice(0, 8);
  const moons = others.reduce((sum, card) => sum + card.moons, 0);
  expect(moons).toBeGreaterThan(10);
  render(DeckVerdict, { editor: editing([...own, ...others].map((card) => card.name)) });
  expect(wrong()).toEqual([`${moons} moons of other peoples; 10 are allowed.`]);
  expect(shown()).toContain(`${moons}/ 10 moons`);
});

describe("the server's verdict", () => {
  test('goes before the own one', () => {
    const editor = editing(ready.slice(2));
    editor.problems = [];
    render(DeckVerdict, { editor });
    expect(wrong()).toEqual([]);
  });

  test('is not waited for while the server is away', () => {
    const editor = editing(ready.slice(2));
    editor.problems = [];
    editor.away = true;
    render(DeckVerdict, { editor });
    expect(wrong()).toEqual(['2 too few: there must be exactly 30.']);
  });
});

test('a ready-made deck has no moons to count', () => {
  render(DeckVerdict, { editor: editing([]) });
  expect(shown()).not.toContain('moons');
});

test('with achievements it is legal in matches', () => {
  const editor = editing([...ready.slice(1), 'Flame of Lika']);
  render(DeckVerdict, { editor });
  expect(shown()).toContain('✓ This deck is legal in matches: its achievements are for nothing else.');
});
