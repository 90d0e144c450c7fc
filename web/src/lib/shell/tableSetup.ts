/** What somebody proposes on the start page, and the table that is asked for. Pure: the page only fills it in. */
import type { DeckList, GameKind, Level, NewSeat, NewTable, Piles } from '../protocol';

export const PEOPLES = [
  'Hoax',
  'Vulca',
  'Mimix',
  'Flit',
  'Khind',
  'Terrah',
  'Pillar',
  'Aqua',
  'Buka',
] as const;
export const AS_PRINTED: Piles = 'top'; // of discard piles and leader areas only the top card may be seen
export const CHANCE = ''; // a people drawn by lot when the game begins
export const LEVELS: readonly Level[] = [
  'newcomer',
  'beginner',
  'novice',
  'apprentice',
  'journeyman',
  'adept',
  'master',
]; // from weak to strong
const OF_THE_CITY = LEVELS.slice(2); // in the city nobody is weaker than the novice

/** The levels that a game's bots are offered in, from weak to strong. */
export function levelsOf(game: GameKind): readonly Level[] {
  return game === 'city' ? OF_THE_CITY : LEVELS;
}

export type Opponent = Level | 'link' | 'here';
export interface Side {
  people: string; // '' : by chance
  deck: DeckList | null; // an own deck; null: the ready-made one
  emissary: string;
  family: number;
  more: DeckList[]; // further decks for a match: before every game one is chosen
}
interface Minutes {
  minutes: number; // for the whole game
  increment: number;
}
export type Clock = Minutes | { days: number }; // for each move
export interface Terms {
  clock: Clock | null;
  listed: boolean;
  takeback: boolean;
  advice: boolean; // may people who play each other ask for hints?
  rated: boolean; // the result moves ratings
  chat: boolean; // may people talk in their own words? Only at tables that are not listed
  absence: number; // minutes away after which the others may claim something; 0: never
}
export interface DuelSetup extends Terms {
  sides: [Side, Side];
  opponent: Opponent;
  rules: 'legends' | 'classic';
  match: boolean;
  mulligan: boolean;
  piles: Piles;
}

export const CLOCKS: readonly Minutes[] = [
  { minutes: 10, increment: 10 },
  { minutes: 20, increment: 15 },
  { minutes: 45, increment: 30 },
];

export const AWAY = 5; // minutes
export const ABSENCES: readonly number[] = [2, AWAY, 15, 0];
export const DAYS: readonly number[] = [1, 2, 3, 4, 5, 6, 7];
export const USUAL_DAYS = 2;

export function side(people: string): Side {
  return { people, deck: null, emissary: '', family: 0, more: [] };
}

export function defaultSetup(): DuelSetup {
  return {
    sides: [side('Hoax'), side('Vulca')],
    opponent: 'adept',
    rules: 'legends',
    match: false,
    mulligan: false,
    piles: AS_PRINTED,
    clock: null,
    listed: false,
    takeback: true,
    advice: false,
    rated: false,
    chat: false,
    absence: AWAY,
  };
}

export function deckOf(chosen: Side, draw: () => number = Math.random): DeckList {
  if (chosen.deck) return chosen.deck;
  const people = chosen.people || PEOPLES[Math.floor(draw() * PEOPLES.length)] || PEOPLES[0];
  return { ...readyMade(people), emissary: chosen.emissary, family: chosen.family };
}

/** The prepared decks of a match: the side's own first, each name once. */
export function decksOf(chosen: Side, draw: () => number = Math.random): DeckList[] {
  const first = deckOf(chosen, draw);
  return [first, ...chosen.more.filter((deck) => deck.name.toLowerCase() !== first.name.toLowerCase())];
}

/** A people's ready-made deck. */
export function readyMade(people: string): DeckList {
  return { name: people, leader: people, cards: [], inquisitor: '', emissary: '', family: 0 };
}

/**
 * The sides after one of them was chosen anew. Emissaries, and Buka families, are used by both players or by neither
 * (004 Emissaries, Buka Families): the other side's ready-made deck follows.
 */
export function paired(
  sides: readonly [Side, Side],
  changed: 0 | 1,
  emissaries: readonly string[],
): [Side, Side] {
  const [one, other] = [sides[changed], sides[changed === 0 ? 1 : 0]];
  const follows = { ...other };
  if (!other.deck && !one.deck) {
    if (!one.emissary) follows.emissary = '';
    else if (!other.emissary)
      follows.emissary = emissaries.find((name) => name !== one.emissary) ?? one.emissary;
  }
  const family = one.deck?.family ?? one.family;
  if (!other.deck) follows.family = family ? other.family || (family % 6) + 1 : 0;
  return changed === 0 ? [one, follows] : [follows, one];
}

export function sideName(chosen: Side, byChance: string): string {
  return chosen.deck?.name ?? (chosen.people || byChance);
}

function dealt(who: NewSeat['who'], decks: DeckList[], match: boolean): NewSeat {
  const [deck] = decks;
  return match || !deck ? { who, decks } : { who, deck };
}

/** A rated game has no hints, nothing is taken back, and a clock runs. `meeting`: somebody else will come. */
function terms(
  setup: Terms,
  meeting: boolean,
): Pick<NewTable, 'clock' | 'listed' | 'takeback' | 'advice' | 'rated' | 'chat' | 'absence'> {
  const { listed, rated } = setup;
  const absence = awayTime(setup);
  const clock = agreedClock(setup);
  const casual = { takeback: setup.takeback && !rated, advice: setup.advice && !rated };
  return { clock, listed, rated, ...casual, ...(meeting ? { absence, chat: setup.chat && !listed } : {}) };
}

/** The clock of a table. Rated games have one against bots, too: whoever walks away has lost. */
export function agreedClock(setup: Terms): Clock | null {
  return setup.clock ?? (setup.rated ? (CLOCKS[0] ?? null) : null);
}

/** Where there are days for each move, they alone count; a rated game is not lost in a moment. */
export function awayTime(setup: Terms): number {
  const clock = agreedClock(setup);
  if (clock && 'days' in clock) return 0;
  return setup.rated && setup.absence ? Math.max(AWAY, setup.absence) : setup.absence;
}

/** A duel or a match against a bot, a friend who comes by link, or somebody at the same screen. */
export function duelTable(setup: DuelSetup, draw: () => number = Math.random): NewTable {
  const { sides, opponent, match } = setup;
  const [one, two] = [decksOf(sides[0], draw), decksOf(sides[1], draw)];
  const mine = dealt('me', one, match);
  const theirs =
    opponent === 'link' ? { who: 'open' as const } : dealt(opponent === 'here' ? 'me' : opponent, two, match);
  const seats =
    opponent === 'here' ? namedByDeck(mine, theirs, one[0]?.name ?? '', two[0]?.name ?? '') : [mine, theirs];
  return {
    game: match ? 'match' : 'duel',
    rules: setup.rules,
    seats,
    mulligan: setup.mulligan,
    piles: setup.piles,
    ...terms(setup, opponent === 'link'),
  };
}

/** Two people at one screen are called by what they play: the curtain calls 'Hoax', not the browser's guest. */
function namedByDeck(mine: NewSeat, theirs: NewSeat, one: string, two: string): NewSeat[] {
  const same = one === two;
  return [
    { ...mine, name: same ? `${one} 1` : one },
    { ...theirs, name: same ? `${two} 2` : two },
  ];
}

/** A setup from an earlier visit; anything that no longer fits is forgotten. */
export function remembered(text: string | null): DuelSetup {
  const first = defaultSetup();
  try {
    const found: unknown = JSON.parse(text ?? '');
    if (!looksLike(found)) return first;
    const sides = found.sides.map((one) => ({ ...side(one.people), ...one })) as [Side, Side];
    return { ...first, ...found, sides, listed: false };
  } catch {
    return first;
  }
}

function looksLike(found: unknown): found is DuelSetup {
  if (typeof found !== 'object' || found === null || !('sides' in found) || !Array.isArray(found.sides))
    return false;
  const known: readonly string[] = [...PEOPLES, CHANCE];
  return (
    found.sides.length === 2 &&
    found.sides.every((one: Partial<Side> | null) => known.includes(one?.people ?? '?'))
  );
}

// --- the city and the draft ------------------------------------------------------------------------------

export type SeatChoice = 'me' | 'here' | 'open' | Level;

function newSeats(wanted: readonly SeatChoice[], names: readonly string[]): NewSeat[] {
  return wanted.map((who, i) => {
    const name = names[i]?.trim();
    return { who: who === 'here' ? 'me' : who, ...(name ? { name } : {}) };
  });
}

export interface CitySetup extends Terms {
  seats: SeatChoice[];
  names: string[];
  layout: 'standard' | 'random';
}

/** Who sat where in the last city; whoever builds the first one plays against the gentlest bot. */
export function rememberedCity(text: string | null): Pick<CitySetup, 'seats' | 'layout'> {
  const first: Pick<CitySetup, 'seats' | 'layout'> = { seats: ['me', 'novice'], layout: 'standard' };
  try {
    const found = JSON.parse(text ?? '') as { seats?: SeatChoice[]; layout?: string } | null;
    const known: readonly SeatChoice[] = ['here', 'open', ...OF_THE_CITY];
    const [me, ...others] = found?.seats ?? [];
    if (me !== 'me' || others.length < 1 || others.length > 3) return first;
    if (!others.every((one) => known.includes(one))) return first;
    return { seats: [me, ...others], layout: found?.layout === 'random' ? 'random' : 'standard' };
  } catch {
    return first;
  }
}

export function cityTable(setup: CitySetup): NewTable {
  return {
    game: 'city',
    seats: newSeats(setup.seats, setup.names),
    layout: setup.layout,
    ...terms(setup, setup.seats.includes('open')),
  };
}

export interface DraftSetup {
  seats: SeatChoice[];
  names: string[];
  peoples: string[];
  rules: 'legends' | 'classic';
  piles: Piles;
  listed: boolean;
  seconds: number; // for each pick; 0: no limit
}

/** How many peoples' cards lie in the packs, by number of players (004 Drafting Setup). */
export const PACKED: Readonly<Record<number, number>> = { 2: 3, 3: 4, 4: 6, 5: 7, 6: 9 };

export function draftTable(setup: DraftSetup): NewTable {
  const { peoples, rules, piles, listed, seconds } = setup;
  return {
    game: 'draft',
    seats: newSeats(setup.seats, setup.names),
    ...(peoples.length > 0 ? { peoples } : {}),
    rules,
    piles,
    listed,
    ...(seconds > 0 ? { clock: { seconds } } : {}),
  };
}
