/** The catalogues: German says everything that English says, with the same values to fill in. */
import { expect, test } from 'vitest';
import { de } from './de';
import { en } from './en';
import glossaryDe from './glossary.de.json';
import glossaryEn from './glossary.en.json';

function leaves(part: object, path = ''): [string, string][] {
  return Object.entries(part).flatMap(([key, value]): [string, string][] => {
    const here = path ? `${path}.${key}` : key;
    return typeof value === 'string' ? [[here, value]] : leaves(value as object, here);
  });
}

const names = (text: string): string[] =>
  [...new Set([...text.matchAll(/\{(\w+)/g)].map((found) => found[1] ?? ''))].sort();

test('both languages have the same keys', () => {
  expect(
    leaves(de)
      .map(([key]) => key)
      .sort(),
  ).toEqual(
    leaves(en)
      .map(([key]) => key)
      .sort(),
  );
});

test('a translation fills in nothing that the English text does not know', () => {
  const english = new Map(leaves(en));
  const strange = leaves(de).flatMap(([key, text]) =>
    names(text)
      .filter((name) => !names(english.get(key) ?? '').includes(name))
      .map((name) => `${key}: {${name}}`),
  );
  expect(strange).toEqual([]);
});

test('a text is empty in both languages or in neither, and its braces are well formed', () => {
  const english = new Map(leaves(en));
  for (const [key, text] of leaves(de)) {
    const original = english.get(key) ?? '';
    expect(text.trim() === '', key).toBe(original.trim() === '');
    for (const one of [text, original])
      expect(one.replaceAll(/\{\w+(\?[^:{}]*:[^{}]*)?\}/g, ''), key).not.toMatch(/[{}]/);
  }
});

test('icons, types, elements and phases are called what the glossary calls them', () => {
  for (const [texts, glossary] of [
    [en, glossaryEn],
    [de, glossaryDe],
  ] as const) {
    expect(texts.cards.icons).toEqual(glossary.icon);
    expect(texts.cards.types).toEqual(glossary.type);
    expect(texts.duel.type).toEqual(glossary.one);
    expect(texts.duel.group).toMatchObject(glossary.many);
    expect(texts.duel.element).toMatchObject(glossary.element);
    expect(texts.duel.phase).toMatchObject(glossary.phase);
    expect(texts.city.phase).toMatchObject(glossary.cityPhase);
    for (const [phase, text] of Object.entries(texts.reference.phase)) {
      const key = phase === 'booster' ? 'booster_support' : (phase as keyof typeof glossary.phase);
      expect(text.split(': ')[0], phase).toBe(glossary.phase[key]);
    }
  }
});
