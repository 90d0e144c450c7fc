/** City cards as the notation writes them ('V1', 'H3'): a letter for the people and a value. */

export type PeopleName = 'Vulca' | 'Terrah' | 'Aqua' | 'Flit' | 'Khind' | 'Mimix' | 'Hoax' | 'Pillar';

/** In the order of the rules, which is also the order in which a hand is sorted. */
export const PEOPLES: readonly PeopleName[] = [
  'Vulca',
  'Terrah',
  'Aqua',
  'Flit',
  'Khind',
  'Mimix',
  'Hoax',
  'Pillar',
];

const BY_LETTER = new Map<string, PeopleName>(PEOPLES.map((name) => [name.charAt(0), name]));

/** What a card's power does; 'none' for cards of value 3. */
export type Power =
  | 'dragon flies'
  | 'dragon moves'
  | 'figure flies'
  | 'figure moves'
  | 'wild'
  | 'pair'
  | 'recolour four'
  | 'recolour one'
  | 'offer 1'
  | 'offer 2'
  | 'none';

export function peopleOf(card: string): PeopleName {
  const people = BY_LETTER.get(card.charAt(0));
  if (!people) throw new Error(`no such card: ${card}`);
  return people;
}

/** 'Vulca 1' */
export function cardWords(card: string): string {
  return `${peopleOf(card)} ${valueOf(card)}`;
}

export function valueOf(card: string): number {
  return Number(card.charAt(1));
}

const ONES: Record<PeopleName, Power> = {
  Vulca: 'dragon flies',
  Terrah: 'dragon flies',
  Aqua: 'dragon flies',
  Flit: 'figure flies',
  Khind: 'wild',
  Mimix: 'pair',
  Hoax: 'recolour four',
  Pillar: 'offer 1',
};
const TWOS: Record<PeopleName, Power> = {
  Vulca: 'dragon moves',
  Terrah: 'dragon moves',
  Aqua: 'dragon moves',
  Flit: 'figure moves',
  Khind: 'none',
  Mimix: 'pair',
  Hoax: 'recolour one',
  Pillar: 'offer 2',
};

export function powerOf(card: string): Power {
  const value = valueOf(card);
  if (value === 1) return ONES[peopleOf(card)];
  return value === 2 ? TWOS[peopleOf(card)] : 'none';
}

/** Powers of the Movement phase, played on a place of the city. */
export function moves(card: string): boolean {
  return ['dragon flies', 'dragon moves', 'figure flies', 'figure moves'].includes(powerOf(card));
}

const DRAGONS: Partial<Record<PeopleName, string>> = { Vulca: 'Lika', Terrah: 'Doran', Aqua: 'Sesa' };

/** The dragon that the people of a card revere, and that its power moves. */
export function dragonOf(card: string): string | null {
  return DRAGONS[peopleOf(card)] ?? null;
}

/** By people, then by value: the order in which the notation lists cards too. */
export function sorted(cards: readonly string[]): string[] {
  return [...cards].sort((a, b) => rank(a) - rank(b));
}

function rank(card: string): number {
  return PEOPLES.indexOf(peopleOf(card)) * 3 + valueOf(card);
}
