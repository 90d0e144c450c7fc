import { expect, test } from 'vitest';
import { softened } from './hyphens';

test.each([
  ['dein Unterstützungsbereich', 'dein Unter|stützungs|bereich'],
  ['Führungskarten und Verstärkungen', 'Führungs|karten und Verstär|kungen'],
  ['ein Charakter, zwei Charaktere', 'ein Charakter, zwei Charaktere'],
])('a long word may be broken at its joints: %s', (text, broken) => {
  expect(softened(text).replaceAll('\u00AD', '|')).toBe(broken);
});

test('what stands after a slash may stand on the next line', () => {
  expect(softened('Booster/Support phase')).toBe('Booster/\u200BSupport phase');
});
