import { expect, test } from 'vitest';
import type { Coded } from '../protocol';
import german from '../texts/reasons.de.json';
import english from '../texts/reasons.en.json';
import { explained, worded } from './reasons';

const forbidden: Coded = {
  code: 'forbidden',
  args: { card: 'Spark', by: ['Ember', 'Corono Cos'] },
  text: 'Ember and Corono Cos forbid you to play Spark',
};
const mutant: Coded = {
  code: 'condition',
  args: {
    card: 'Den-bal-Ton',
    condition: { en: 'the opponent has a dragon', de: 'der Gegner einen Drachen hat' },
  },
  text: 'Den-bal-Ton may be played only if the opponent has a dragon',
};

test('the list of the language words a reason: names, lists and things of the game', () => {
  expect(worded(german.forbidden, forbidden.args, 'de', 'und')).toBe(
    'wegen Ember und Corono Cos darfst du Spark nicht spielen',
  );
  expect(worded(german.condition, mutant.args, 'de', 'und')).toBe(
    'Den-bal-Ton darf nur gespielt werden, wenn der Gegner einen Drachen hat',
  );
  expect(
    worded(german['must-match'], { have: 4, n: 6, element: { en: 'Fire', de: 'Feuer' } }, 'de', 'und'),
  ).toBe('du hast 4 und musst 6 Feuer erreichen');
});

test('English words are those of the server', () => {
  expect(explained(forbidden.text, forbidden)).toBe(forbidden.text);
  expect(worded(english.forbidden, { card: 'Spark', by: ['Ember'] }, 'en', 'and')).toBe(
    'Ember forbids you to play Spark',
  );
  expect(worded(english['play-limit'], { by: ['Brain Drain'], n: 1 }, 'en', 'and')).toBe(
    'Brain Drain lets you play no more than 1 card a turn',
  );
  expect(explained(mutant.text, mutant)).toBe(mutant.text);
});

test('a reason inside another sentence, and what has no reason or an unknown one', () => {
  expect(explained(`action 3, 'play Spark': ${forbidden.text}`, forbidden)).toBe(
    `action 3, 'play Spark': ${forbidden.text}`,
  );
  expect(explained('another player decides now', null)).toBe('another player decides now');
  expect(explained('new rule', { code: 'from tomorrow', args: {}, text: 'new rule' })).toBe('new rule');
});

test('both languages have the same codes, and fill in nothing that the English words do not have', () => {
  const gaps = (text: string): string[] => [...text.matchAll(/\{(\w+)/g)].map((found) => found[1] ?? '');
  expect(Object.keys(german)).toEqual(Object.keys(english));
  for (const [code, text] of Object.entries(german))
    expect(gaps(english[code as keyof typeof english]), code).toEqual(expect.arrayContaining(gaps(text)));
});
