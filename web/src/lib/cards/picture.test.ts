import { expect, test } from 'vitest';
import fixture from '../../../fixtures/cards.json';
import type { Card } from '../protocol';
import { drawBack } from '../../pictures/table/backs';
import { longerLine, nameSize } from './textSizes';
import { EMBLEMS, LOOKS } from './peoples';
import { previewPlace } from './previewPlacement';
import { columns, moved } from './roving';

const cards = fixture.cards as Card[];

test('every people of the cards has colours and an emblem, and its own back', () => {
  const peoples = new Set(cards.map((card) => card.people));
  for (const people of peoples) {
    expect(LOOKS[people], people).toBeDefined();
    expect(EMBLEMS[people], people).toBeDefined();
  }
  expect(new Set([...peoples].map(drawBack)).size).toBe(peoples.size);
});

function luminance(colour: string): number {
  const parts = [1, 3, 5]
    .map((i) => parseInt(colour.slice(i, i + 2), 16) / 255)
    .map((v) => (v <= 0.03928 ? v / 12.92 : ((v + 0.055) / 1.055) ** 2.4));
  return 0.2126 * parts[0]! + 0.7152 * parts[1]! + 0.0722 * parts[2]!;
}

test('names stand on their bar with a contrast of at least 4.5', () => {
  for (const [people, { bar, ink }] of Object.entries(LOOKS)) {
    const [light, dark] = [luminance(bar), luminance(ink)].sort((a, b) => b - a) as [number, number];
    expect((light + 0.05) / (dark + 0.05), people).toBeGreaterThanOrEqual(4.5);
  }
});

test('names break where their longer line is shortest', () => {
  expect(longerLine('Redamikanas the Cartographer')).toBe('Redamikanas the'.length);
  expect(longerLine('Spark')).toBe(5);
  expect(nameSize('Spark')).toBeGreaterThan(nameSize('Redamikanas the Cartographer'));
  for (const card of cards) expect(nameSize(card.name), card.name).toBeGreaterThan(7.5); // 8 px on a card of 110
});

test('the preview of a card stays in the window and beside its card', () => {
  const size = { width: 300, height: 400 };
  const window = { width: 1000, height: 600 };
  const box = (left: number, top: number) => ({ left, top, right: left + 100, width: 100, height: 170 });
  expect(previewPlace(box(10, 200), size, window).left).toBe(122);
  expect(previewPlace(box(880, 200), size, window).left).toBe(880 - 12 - 300);
  expect(previewPlace(box(10, 0), size, window).top).toBe(8);
  expect(previewPlace(box(10, 500), size, window).top).toBe(600 - 400 - 8);
});

test('arrow keys in a grid', () => {
  expect(columns([10, 10, 10, 200, 200])).toBe(3);
  expect(columns([])).toBe(1);
  expect(moved('ArrowDown', 1, 8, 3)).toBe(4);
  expect(moved('ArrowUp', 1, 8, 3)).toBe(1);
  expect(moved('End', 1, 8, 3)).toBe(7);
  expect(moved('x', 1, 8, 3)).toBeNull();
});
