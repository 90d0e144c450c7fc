import { describe, expect, it } from 'vitest';
import {
  assess,
  cheapest,
  couldPay,
  isNatural,
  missing,
  mostWorth,
  naturalPayments,
  pays,
  type Colour,
} from './payments';

const cards = (text: string): string[] => text.split(' ').filter(Boolean);
/** As the rules count: -1 as long as a card has no part. */
const worth = (text: string, colour: Colour): number => {
  const payment = assess(cards(text), colour);
  return payment.idle ? -1 : payment.worth;
};
const roles = (text: string, colour: Colour): string[] =>
  assess(cards(text), colour).parts.map((part) => part.role);

describe('what cards are worth in a box', () => {
  // The same examples as the rules' own tests (tests/city/test_payments.py), from seed 003, The Card Powers.
  it.each([
    ['V2 V3', 'Vulca', 5],
    ['T3', 'Vulca', -1],
    ['K1 K1', 'Vulca', 2],
    ['V3 K1 K1', 'Vulca', 5],
    ['K1 K1 K1', 'Mimix', 3],
    ['T3 K1', 'Vulca', -1],
    ['M1 M1', 'Vulca', 3],
    ['M1 M2', 'Vulca', 3],
    ['M2 M2', 'Vulca', 3],
    ['M1', 'Vulca', -1],
    ['M1 M2 M2', 'Vulca', -1],
    ['M3 M3', 'Vulca', -1],
    ['M1 M1 M2 M2', 'Vulca', 6],
    ['V2 M1 M1', 'Vulca', 5],
    ['M2 M2', 'Mimix', 4],
    ['M1 M1', 'Mimix', 3],
    ['M1 M1 M2', 'Mimix', 5],
    ['M3 M1', 'Mimix', 4],
    ['H2 T3', 'Vulca', 3],
    ['H2 T3 V2', 'Vulca', 5],
    ['H2 T3 T1', 'Vulca', -1],
    ['H2 H2 T3 P1', 'Vulca', 4],
    ['H2 H3', 'Vulca', 3],
    ['H2 H2', 'Vulca', 2],
    ['H2', 'Vulca', -1],
    ['H3', 'Vulca', -1],
    ['H2 V3', 'Vulca', -1],
    ['H1 T1 T1 T1 T2', 'Vulca', 5],
    ['H1 T3', 'Vulca', 3],
    ['H1 T1 T1 T1 T2 T2', 'Vulca', -1],
    ['H1 T3 P1', 'Vulca', -1],
    ['H1 H1 T3 P1', 'Vulca', 4],
    ['H1 H2 T1 T1 T1 T2 T2', 'Vulca', 7],
    ['H1 H2 H3', 'Vulca', 5],
    ['H1 V3', 'Vulca', -1],
    ['H2 V2 M1', 'Aqua', -1],
    ['H1 M1', 'Vulca', 1],
    ['H2 M2', 'Vulca', 2],
    ['H1 H2 H3', 'Hoax', 6],
    ['H2 T3', 'Hoax', 3],
    ['H2 H2 T3', 'Hoax', 5],
    ['V3 V2', 'any', 5],
    ['V3 T2', 'any', -1],
    ['H2 V3 T2', 'any', 5],
    ['K1 K1 K1', 'any', 3],
  ] as [string, Colour, number][])('%s for %s: %i', (text, colour, expected) => {
    expect(worth(text, colour)).toBe(expected);
  });

  it('tells the part of every card', () => {
    expect(roles('V2 K1 M1 M2 H2 T3', 'Vulca')).toEqual([
      'plain',
      'wild',
      'pair',
      'pair',
      'changes',
      'changed',
    ]);
    expect(roles('V2 M1', 'Vulca')).toEqual(['plain', 'idle']);
  });

  it('counts what is there while a card still waits for its partner', () => {
    const payment = assess(cards('V3 M1'), 'Vulca');
    expect(payment.worth).toBe(3);
    expect(payment.idle).toBe(1);
    expect(pays(payment, 3)).toBe(false); // an idle card would be refused
    expect(pays(assess(cards('V3'), 'Vulca'), 3)).toBe(true);
  });

  it('counts all cards of a palace box in one colour', () => {
    expect(assess(cards('T3 T2 K1'), 'any').colour).toBe('Terrah');
  });
});

describe('which cards can help', () => {
  it.each([
    ['V1', 'V1', 'Vulca', true],
    ['T1', 'T1', 'Vulca', false],
    ['K1', 'K1', 'Vulca', true],
    ['M1', 'M1', 'Vulca', false],
    ['M1', 'M1 M2', 'Vulca', true],
    ['M3', 'M3 M2', 'Vulca', false],
    ['T3', 'T3 H2', 'Vulca', true],
    ['H2', 'H2', 'Vulca', false],
    ['H2', 'H2 H3', 'Vulca', true],
    ['T3', 'T3', 'any', true],
  ] as [string, string, Colour, boolean][])('%s of %s for %s: %s', (card, hand, colour, expected) => {
    expect(couldPay(card, cards(hand), colour)).toBe(expected);
  });

  it('finds the most a hand can pay, as trying all sets does', () => {
    const hands = [
      'V1 T2 T3 K1 M1 M2',
      'H1 T1 T2 V3 P3 K1',
      'H2 H2 T3 M1 M2 M2',
      'H1 H2 H3 P3 P1 V1',
      'M1 M2 M3 K1 K1 H2',
      'F3 A2',
      'H1 H1 P2 P3 T3 T1',
    ];
    for (const hand of hands) {
      for (const colour of ['Vulca', 'Mimix', 'Hoax', 'Terrah', 'any'] as Colour[]) {
        expect(mostWorth(cards(hand), colour), `${hand} ${colour}`).toBe(triedOut(cards(hand), colour));
      }
    }
  });

  it('picks the payment that gives away least', () => {
    expect(cheapest([cards('K1 K1 V3'), cards('V2 V3')], 'Vulca')).toEqual(['V2', 'V3']);
    expect(cheapest([cards('T3 H2'), cards('V3')], 'Vulca')).toEqual(['V3']);
    expect(cheapest([], 'Vulca')).toBeNull();
  });

  it('takes natural colours first, even if they cost more, and jokers last', () => {
    expect(cheapest([cards('K1 K1'), cards('V3')], 'Vulca')).toEqual(['V3']);
    expect(cheapest([cards('T2 H2'), cards('V3 V3')], 'Vulca')).toEqual(['V3', 'V3']);
    expect(cheapest([cards('V2 K1'), cards('V2 M1 M2')], 'Vulca')).toEqual(['V2', 'M1', 'M2']);
    expect(cheapest([cards('K1 K1'), cards('T2')], 'any')).toEqual(['T2']);
  });

  it('finds the natural payments by itself, without superfluous cards', () => {
    expect(naturalPayments(cards('V1 V2 V3 T3 K1'), 'Vulca', 3)).toEqual([['V1', 'V2'], ['V3']]);
    expect(naturalPayments(cards('V1 T1'), 'Vulca', 2)).toEqual([]);
    expect(naturalPayments(cards('V2 T3'), 'any', 3)).toEqual([['T3']]);
    expect(isNatural(cards('M1 M1'), 'Mimix')).toBe(true);
    expect(isNatural(cards('M1 M1'), 'Vulca')).toBe(false);
  });

  it('says what a hand lacks', () => {
    expect(missing(cards('V2 T3'), 'Vulca', 5)).toBe(3);
    expect(missing(cards('V2 V3'), 'Vulca', 4)).toBe(0);
  });
});

function triedOut(hand: string[], colour: Colour): number {
  let best = 0;
  for (let set = 1; set < 1 << hand.length; set++) {
    const payment = assess(
      hand.filter((_, index) => (set >> index) & 1),
      colour,
    );
    if (payment.idle === 0) best = Math.max(best, payment.worth);
  }
  return best;
}
