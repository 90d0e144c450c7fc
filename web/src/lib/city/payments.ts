/**
 * What a set of cards is worth in a box, and which part each card has in it. The same rules as the server's
 * (src/bluemoon/city/payments.py), but a set may be unfinished here: a card that has no part yet is `idle`,
 * so that a running total can be shown while cards are picked.
 */
import { PEOPLES, peopleOf, valueOf, type PeopleName } from './cards';

export type Colour = PeopleName | 'any';

/** plain: has the colour · wild: a Khind · pair: half of a Mimix pair · changed: by a Hoax · changes: that Hoax */
export type Role = 'plain' | 'wild' | 'pair' | 'changed' | 'changes' | 'idle';

export interface Part {
  card: string;
  role: Role;
  value: number; // what it adds; the second half of a pair adds nothing
}

export interface Payment {
  colour: PeopleName; // the colour that all of it is counted in
  worth: number;
  parts: Part[]; // in the order of the cards given
  idle: number; // cards without a part: not yet a payment
}

const PAIR = 3;
const FOUR = 4;

/** The best way to give the cards a part: as few idle ones as possible, then as much worth as possible. */
export function assess(cards: readonly string[], colour: Colour): Payment {
  const colours = colour === 'any' ? PEOPLES : [colour];
  return colours.map((one) => assessIn(cards, one)).reduce(better);
}

export function pays(payment: Payment, need: number): boolean {
  return payment.idle === 0 && payment.worth >= need;
}

function better(best: Payment, other: Payment): Payment {
  if (other.idle !== best.idle) return other.idle < best.idle ? other : best;
  return other.worth > best.worth ? other : best;
}

function assessIn(cards: readonly string[], colour: PeopleName): Payment {
  const mimix = indices(cards, 'M1', 'M2');
  const fours = indices(cards, 'H1');
  const ones = indices(cards, 'H2');
  let best: Payment | null = null;
  for (let low = 0; low <= mimix.length; low++) {
    for (let high = low; high <= mimix.length; high++) {
      // The cheapest Mimix stand in pairs, but which ones is a question of parity only: try every run of them.
      if ((high - low) % 2 === 1) continue;
      const paired = mimix.slice(low, high);
      for (let four = 0; four <= fours.length; four++) {
        for (let one = 0; one <= ones.length; one++) {
          const changers = [...fours.slice(0, four), ...ones.slice(0, one)];
          const found = withParts(cards, colour, paired, changers);
          best = best ? better(best, found) : found;
        }
      }
    }
  }
  return best as Payment; // the loops run at least once
}

/** Positions of these cards, the cheaper ones first. */
function indices(cards: readonly string[], ...names: string[]): number[] {
  return names.flatMap((name) => cards.flatMap((card, index) => (card === name ? [index] : [])));
}

function withParts(
  cards: readonly string[],
  colour: PeopleName,
  paired: readonly number[],
  changers: readonly number[],
): Payment {
  const roles: Role[] = cards.map((card, index) => {
    if (paired.includes(index)) return 'pair';
    if (changers.includes(index)) return 'changes';
    if (peopleOf(card) === colour) return 'plain';
    return peopleOf(card) === 'Khind' ? 'wild' : 'idle';
  });
  change(cards, roles, changers);
  const firsts = paired.filter((_, place) => place % 2 === 0);
  const parts = cards.map((card, index): Part => {
    const role = roles[index] ?? 'idle';
    if (role === 'pair') return { card, role, value: firsts.includes(index) ? PAIR : 0 };
    return { card, role, value: role === 'idle' || role === 'changes' ? 0 : valueOf(card) };
  });
  return {
    colour,
    worth: parts.reduce((sum, part) => sum + part.value, 0),
    parts,
    idle: parts.filter((part) => part.role === 'idle').length,
  };
}

/** Let the Hoax change what lacks the colour; a Hoax left without a card to change has no part itself. */
function change(cards: readonly string[], roles: Role[], changers: readonly number[]): void {
  const lacking = cards.map((_, index) => index).filter((index) => roles[index] === 'idle');
  const wild = roles.filter((role) => role === 'wild').length;
  const groups = groupedByPeople(cards, lacking);
  for (const changer of changers) {
    groups.sort((a, b) => b.length - a.length);
    const changed = groups[0]?.splice(0, cards[changer] === 'H1' ? FOUR : 1) ?? [];
    for (const index of changed) roles[index] = 'changed';
  }
  // A Khind may be changed too, and several Hoax may share the cards that one could change.
  const jobs = lacking.length + wild;
  for (const spare of changers.slice(jobs)) roles[spare] = 'idle';
}

/** The cards that need another colour, by people, the dearest first so that these are changed first. */
function groupedByPeople(cards: readonly string[], lacking: readonly number[]): number[][] {
  const groups = new Map<PeopleName, number[]>();
  const dearest = [...lacking].sort((a, b) => valueOf(cards[b] ?? '') - valueOf(cards[a] ?? ''));
  for (const index of dearest) {
    const people = peopleOf(cards[index] ?? '');
    groups.set(people, [...(groups.get(people) ?? []), index]);
  }
  return [...groups.values()];
}

/** Whether a card of the hand can have any part in a box of this colour, alone or with others of the hand. */
export function couldPay(card: string, hand: readonly string[], colour: Colour): boolean {
  if (colour === 'any' || peopleOf(card) === colour || peopleOf(card) === 'Khind') return true;
  const others = [...hand];
  others.splice(others.indexOf(card), 1);
  if (card === 'H1' || card === 'H2') return others.length > 0;
  if (others.some((other) => other === 'H1' || other === 'H2')) return true;
  return isPairing(card) && others.some(isPairing);
}

function isPairing(card: string): boolean {
  return card === 'M1' || card === 'M2';
}

/** Of several payments the one that gives away least: natural colours first, then little value, jokers and powers last. */
export function cheapest(payments: readonly (readonly string[])[], colour: Colour): readonly string[] | null {
  let best: { cards: readonly string[]; cost: number } | null = null;
  for (const cards of payments) {
    const found = cost(cards, colour);
    if (best === null || found < best.cost) best = { cards, cost: found };
  }
  return best?.cards ?? null;
}

const FOREIGN = 100; // more than any payment is worth: one without jokers and changed colours is always cheaper
const PRICES: Record<Role, number> = { plain: 0, changed: 1, pair: 1, changes: 4, wild: 5, idle: 50 };

/** What a payment gives away, to compare it with others. */
export function cost(cards: readonly string[], colour: Colour): number {
  const { parts } = assess(cards, colour);
  const foreign = isNatural(cards, colour) ? 0 : FOREIGN;
  return parts.reduce(
    (sum, { card, role }) => sum + valueOf(card) + powerPrice(card) + PRICES[role],
    foreign,
  );
}

/** Powers that are welcome everywhere are given away last. */
function powerPrice(card: string): number {
  const people = peopleOf(card);
  if (valueOf(card) === 3) return 0;
  return people === 'Flit' || people === 'Hoax' || people === 'Khind' ? 0.6 : 0.2;
}

/** Whether a payment consists of natural colours alone. */
export function isNatural(cards: readonly string[], colour: Colour): boolean {
  const payment = assess(cards, colour);
  return cards.every((card) => peopleOf(card) === payment.colour);
}

/** All ways to pay with cards of the colour itself, without superfluous ones. */
export function naturalPayments(hand: readonly string[], colour: Colour, need: number): string[][] {
  const colours = colour === 'any' ? PEOPLES : [colour];
  return colours.flatMap((one) => {
    const own = hand.filter((card) => peopleOf(card) === one);
    const found: string[][] = [];
    for (let bits = 1; bits < 1 << own.length; bits++) {
      const cards = own.filter((_, index) => bits & (1 << index));
      const worth = cards.reduce((sum, card) => sum + valueOf(card), 0);
      if (worth >= need && cards.every((card) => worth - valueOf(card) < need)) found.push(cards);
    }
    return found;
  });
}

/** What the cards of a hand lack for a box: 0 if they suffice. */
export function missing(hand: readonly string[], colour: Colour, need: number): number {
  return Math.max(0, need - mostWorth(hand, colour));
}

/** The most that any cards of a hand could pay in this colour: for the hint on boxes that the hand could fill. */
export function mostWorth(hand: readonly string[], colour: Colour): number {
  const colours = colour === 'any' ? PEOPLES : [colour];
  return Math.max(...colours.map((one) => mostWorthIn(hand, one)));
}

function mostWorthIn(hand: readonly string[], colour: PeopleName): number {
  const fours = hand.filter((card) => card === 'H1').length;
  const ones = hand.filter((card) => card === 'H2').length;
  const mimix = hand.filter(isPairing).sort();
  let best = 0;
  for (let four = 0; four <= fours; four++) {
    for (let one = 0; one <= ones; one++) {
      for (let paired = 0; paired <= mimix.length; paired += 2) {
        const rest = without(hand, [
          ...Array<string>(four).fill('H1'),
          ...Array<string>(one).fill('H2'),
          ...mimix.slice(0, paired),
        ]);
        best = Math.max(best, (paired / 2) * PAIR + changedWorth(rest, colour, four, one));
      }
    }
  }
  return best;
}

/** Cards of the colour and Khind as they are, and the dearest others that so many Hoax can change. */
function changedWorth(rest: readonly string[], colour: PeopleName, fours: number, ones: number): number {
  const fits = (card: string): boolean => peopleOf(card) === colour || peopleOf(card) === 'Khind';
  let worth = rest.filter(fits).reduce((sum, card) => sum + valueOf(card), 0);
  const lacking = rest.map((card, index) => (fits(card) ? -1 : index)).filter((index) => index >= 0);
  const groups = groupedByPeople(rest, lacking);
  const valueOfFirst = (group: readonly number[], n: number): number =>
    group.slice(0, n).reduce((sum, index) => sum + valueOf(rest[index] ?? ''), 0);
  for (let four = 0; four < fours; four++) {
    groups.sort((a, b) => valueOfFirst(b, FOUR) - valueOfFirst(a, FOUR));
    worth += valueOfFirst(groups[0] ?? [], FOUR);
    groups[0]?.splice(0, FOUR);
  }
  const left = groups
    .flat()
    .map((index) => valueOf(rest[index] ?? ''))
    .sort((a, b) => b - a);
  return worth + left.slice(0, ones).reduce((sum, value) => sum + value, 0);
}

function without(hand: readonly string[], cards: readonly string[]): string[] {
  const left = [...hand];
  for (const card of cards) left.splice(left.indexOf(card), 1);
  return left;
}
