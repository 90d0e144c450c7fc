import { expect, test } from 'vitest';
import german from '../texts/said.de.json';
import { worded } from './said';

const de = (text: string): string => worded(text, german, 'und');

test('sentences without and with gaps, and what fills the gaps', () => {
  expect(de('first choose a deck for the next game')).toBe('wähle zuerst ein Deck für die nächste Partie');
  expect(de('Spark is not among the cards before you')).toBe('Spark ist nicht unter den Karten vor dir');
  expect(de('announce Fire')).toBe('Feuer ansagen');
  expect(de('Figures walk in the Movement phase; now is your Contribution phase.')).toBe(
    'Figuren gehen in der Bewegungsphase; jetzt ist deine Phase Beitrag.',
  );
});

test('hints: a plan, what speaks for it, and its chance', () => {
  expect(
    de('Play Spark, announce Fire: 7 in Fire is matched by 3 of 12 likely hands, for a dragon (55% to win).'),
  ).toBe(
    'Spark spielen, Feuer ansagen: 7 Feuer erreichen 3 von 12 wahrscheinlichen Händen; es geht um einen Drachen (Siegchance 55 %).',
  );
  expect(
    de('Retreat: the next step. Retreat: the power cannot be matched, and that costs 2 dragons (8% to win).'),
  ).toBe(
    'Rückzug: der nächste Schritt. Rückzug: die Stärke ist nicht zu erreichen; das kostet 2 Drachen (Siegchance 8 %).',
  );
});

test('several problems of a deck are a list of sentences', () => {
  expect(
    de(
      '29 cards, 1 too few: there must be exactly 30; Spark stands 2 times; all cards of a deck are different',
    ),
  ).toContain('29 Karten, 1 zu wenig: es müssen genau 30 sein');
});

test('what nobody knows stays as it is, and English needs no list', () => {
  expect(de('Xelethotiras')).toBe('Xelethotiras');
  expect(worded('the draft is over', {})).toBe('the draft is over');
});

test('a sentence fills in nothing that the English one does not have', () => {
  const gaps = (text: string): string[] => [...text.matchAll(/\{(\w+)\}/g)].map((found) => found[1] ?? '');
  for (const [english, there] of Object.entries(german))
    expect(gaps(english), english).toEqual(expect.arrayContaining(gaps(there)));
});
