import { beforeEach, expect, test, vi } from 'vitest';
import { FACTS, loadCards } from '../../testing/cards';
import { newDeck } from './deck';
import { DeckEditor } from './deckEditor.svelte';
import { decksApi } from './decksApi';

const check = vi.spyOn(decksApi, 'check');
beforeEach(() => {
  loadCards();
  localStorage.clear();
  check.mockReset().mockResolvedValue({ problems: [] } as never);
});
const editing = (): DeckEditor => new DeckEditor(() => FACTS);

test('an emptied list is empty, not the ready-made deck', async () => {
  const editor = editing();
  editor.set(newDeck('Vulca', 'Embers'));
  expect(editor.ready).toBe(true);
  expect(editor.cards).toHaveLength(30);
  editor.unpack();
  editor.set({ cards: [] }, false);
  expect([editor.ready, editor.empty, editor.cards.length, editor.count]).toEqual([false, true, 0, 0]);
  expect(editor.faults).toEqual([{ kind: 'few', have: 0, wanted: 30 }]);
  expect([editor.legal, editor.unsaved]).toEqual([false, false]);
  await editor.check();
  expect(check).not.toHaveBeenCalled(); // the server would take it for the ready-made deck
});

test('taking out the last card leaves nothing; the next visit finds it so', () => {
  const editor = editing();
  editor.set({ ...newDeck('Vulca', 'Embers'), cards: ['Spark'] });
  editor.remove('Spark');
  expect(editor.empty).toBe(true);
  const later = editing();
  expect(later.remember()).toBe(true);
  expect(later.empty).toBe(true);
  expect(later.deck).toEqual(newDeck('Vulca', 'Embers'));
});

test('a list of an earlier version is remembered as it was meant', () => {
  localStorage.setItem('bluemoon.bench', JSON.stringify(newDeck('Hoax', 'Mine')));
  const editor = editing();
  expect(editor.remember()).toBe(true);
  expect(editor.ready).toBe(true);
});

test('wrong lines count as lines, but not as cards', () => {
  const editor = editing();
  editor.set({ ...newDeck('Vulca', 'Embers'), cards: ['Spark', 'Nobody', 'Spark'] });
  expect(editor.count).toBe(3);
  expect(editor.cards.map((card) => card.name)).toEqual(['Spark']);
  expect(editor.bad.map(({ index, kind }) => [index, kind])).toEqual([
    [1, 'unknown'],
    [2, 'twice'],
  ]);
});

test('a new name does not take that of a kept list', () => {
  const editor = editing();
  editor.saved = [newDeck('Vulca', 'My deck'), newDeck('Vulca', 'My deck 2')];
  expect(editor.freeName('My deck')).toBe('My deck 3');
});

test('a list with achievements is judged, and helped, as a deck for matches', async () => {
  const editor = editing();
  editor.set({ ...newDeck('Vulca', 'Embers'), cards: ['Spark'] });
  expect(editor.match).toBe(false);
  editor.add('Flame of Lika');
  expect(editor.match).toBe(true);
  await editor.check();
  expect(check.mock.lastCall![2]).toEqual({ match: true });
});
