/**
 * What the server and the page say to each other. docs/protocol.md tells the story; this file holds the shapes.
 * Cards are named by their English name, which is their identity everywhere; the page words everything else itself.
 */

// --- facts that never change: GET /api/cards, GET /api/city ------------------------------------------------

export type CardType =
  | 'leader'
  | 'character'
  | 'booster'
  | 'support'
  | 'leadership'
  | 'ship'
  | 'emissary'
  | 'inquisitor'
  | 'hyla'
  | 'achievement'
  | 'interference'
  | 'influence';

export interface Card {
  name: string;
  people: string; // 'Vulca' … 'Buka', 'Mutant', or '' for special cards
  number: number;
  type: string; // a CardType; special sets may bring others
  fire: number | null;
  earth: number | null;
  icons: string[]; // 'stop', 'protect', 'retrieve', 'free', 'pair', 'replace', 'gang (cool)', 'shield fire', 'bluff (earth)' …
  moons: number;
  capacity: number; // of ships
  family: number; // Buka families, 0: none
  deck: string; // whose ready-made deck it belongs to, '' for none
  set: string;
  text: string; // the power in the project's own words; '' for none
  original: boolean; // the printed text is not known: this card is the project's own
  retired: boolean; // replaced by another card; kept for old decks and games
  dragon: string; // of achievements: the dragon they belong to
  more_cards: number; // of inquisitors: what they add to the size of a deck …
  more_moons: number; // … and to its moons
}

export interface CardList {
  peoples: string[];
  cards: Card[];
  decks: Record<string, string[]>; // the ready-made decks: names of thirty cards
  emissaries: Record<string, string[]>; // each with the cards it brings
  inquisitors: string[];
  retired_emissaries: Record<string, string[]>; // no longer offered; for decks made before
}

export interface CityFacts {
  peoples: {
    name: string;
    colour: string;
    letter: string;
    shape: string;
    counts: [number, number, number];
    counts_are: Sureness;
  }[];
  dragons: { name: string; colour: string; people: string }[];
  tiles: CityTile[];
  cards: { card: string; people: string; value: number; power: string; count: number }[];
  spots: [number, number][]; // place -> row, column
  obelisk: Record<string, number[]>; // by number of players, from the bottom up
  offerings_to_win: Record<string, number>;
}
export interface CityTile {
  name: string;
  people: string; // 'any' for the palace, 'none' for the courtyard
  boxes: number[];
  boxes_are: Sureness;
  most: Reward;
  each: Reward;
  neighbourhood: Reward;
  rewards_are: Sureness;
}
/** How sure a figure of the printed game is. */
export type Sureness = 'sure' | 'likely' | 'guess';
export interface Reward {
  crystals: number;
  cards: number;
  scales: number;
}

// --- tables ------------------------------------------------------------------------------------------------

export type GameKind = 'duel' | 'match' | 'city' | 'draft';
export type Piles = 'top' | 'open'; // may only the top cards of discard piles and leader areas be seen (004 Open Information)?
export type Level = 'random' | 'novice' | 'adept' | 'master';

export interface DeckList {
  name: string;
  leader: string; // a people, '' for a drafted deck
  cards: string[]; // empty: the ready-made deck
  inquisitor: string;
  emissary: string;
  family: number;
}

/** POST /api/tables. Everything but `game` may be left out. */
export interface NewTable {
  game: GameKind;
  rules?: 'legends' | 'classic';
  seats?: NewSeat[]; // the first one is the maker's unless it says otherwise
  mulligan?: boolean;
  piles?: Piles; // duel, match, draft
  layout?: 'standard' | 'random'; // city
  peoples?: string[]; // draft
  listed?: boolean;
  clock?: { minutes: number; increment: number } | null;
  takeback?: boolean;
  title?: string;
  from?: { table: string; version: number }; // play on from a moment of a finished game
  guide?: string; // 'first-fight': a guided table
}
export interface NewSeat {
  who: 'me' | 'open' | Level; // 'me' may stand at several seats: two people on one screen
  deck?: DeckList; // duel: the deck of this seat; match: the first of `decks`
  decks?: DeckList[];
  name?: string; // the name shown at this seat, for hot seats
}

export interface Seat {
  seat: number;
  kind: 'open' | 'guest' | 'bot';
  name: string;
  level: Level | null;
  deck: string; // its name as far as everybody may know it, '' until then
  mine: boolean;
  here: boolean; // connected now; bots always are
  clock_ms: number | null; // left; runs while the seat decides
  offers: ('takeback' | 'rematch' | 'draw')[];
}

export interface Table {
  id: string;
  game: GameKind;
  title: string;
  rules: string;
  piles: Piles | null; // null: the city
  earlier_rules: number | null; // the version of the rules that it is played by, if not the present one
  status: 'waiting' | 'running' | 'over';
  listed: boolean;
  seats: Seat[];
  score: number[] | null; // crystals of a match
  result: Result | null;
  deciders: number[];
  takeback: boolean; // may the socket's seat ask for its last action back now?
  clock: { minutes: number; increment: number } | null;
  next: string | null; // the rematch's table
  tournament: string | null;
  guide: string | null;
  created: string; // ISO time
}
export interface Result {
  winners: number[];
  scores: number[];
  reason: string;
}

// --- the socket: /api/tables/{id}/socket?seat=N (no seat: a spectator) ---------------------------------------

export type ToServer =
  | { type: 'act'; id: string; version: number; action: string }
  | { type: 'resign'; id: string }
  | { type: 'offer'; id: string; what: 'takeback' | 'rematch' }
  | { type: 'answer'; id: string; what: 'takeback' | 'rematch'; yes: boolean }
  | { type: 'why'; id: string; what: string } // a card's name or an action
  | { type: 'hint'; id: string }
  | { type: 'sync' }
  | { type: 'ping' };

export type FromServer =
  | Snapshot
  | Update
  | {
      type: 'refused';
      id: string;
      code: string;
      text: string;
      place: string;
      reason: Coded | null;
      version: number;
    } // a snapshot follows if it was too old
  | { type: 'reason'; id: string; what: string; text: string; place: string; reason: Coded | null } // text '' : it is allowed
  | { type: 'hint'; id: string; version: number; action: string; text: string } // text: why
  | { type: 'thinking'; seat: number; share: number }
  | { type: 'table'; table: Table } // somebody came, left, made an offer; the game did not move
  | { type: 'pong' };

/** A reason of the rules: its words are in `texts/reasons.LANGUAGE.json`; `text` is the English of it. */
export interface Coded {
  code: string;
  args: Record<string, Argument>;
  text: string;
}
/** A figure, a name, a list of names, or a thing of the game in the words of each language. */
export type Argument = number | string | string[] | Record<string, string>;

export interface Snapshot {
  type: 'snapshot';
  version: number;
  seat: number; // -1: a spectator
  table: Table;
  view: View;
  decision: Decision | null; // what this seat has to decide now
  log: LogEntry[]; // everything so far, as this seat saw it
}
/** One step of the game; always one version after what the client has, or else it asks to `sync`. */
export interface Update {
  type: 'update';
  version: number;
  id: string | null; // of the message that caused it, for whoever sent it
  table: Table;
  view: View;
  decision: Decision | null;
  entry: LogEntry;
}
export interface LogEntry {
  version: number; // the state after it: GET /api/tables/{id}/at/{version}
  seat: number; // who acted, -1: the table
  action: string; // in notation; '' where it is hidden from this seat
  events: GameEvent[];
  at: string;
}
export interface GameEvent {
  kind: string; // see docs/protocol.md
  seat: number;
  text: string; // in English, for logs of machines
  card?: string | null; // null: hidden from this seat
  other?: string;
  cards?: string[];
  n?: number;
  element?: Element;
  dragon?: string;
  place?: string; // a building
}

export interface Decision {
  seat: number;
  question: Question | null; // null: an ordinary moment of the turn
  actions: Action[];
  more: boolean; // city: there are more payments than are listed; any legal one is taken
}
export interface Question {
  kind: string;
  source: string | null; // the card whose text asks
  n: number; // how many are to go, where that is said
  chosen: string[]; // payments, mulligan: cards picked so far
  text: string; // in English
  price?: Price; // pay: what is asked
  pays?: string[][]; // pay: the sets of cards that pay it without surplus, `chosen` among them
}
/** Exactly one figure: so much Fire, Earth, either, both (on different cards), so many moons or cards (of these kinds). */
export interface Price {
  what: 'fire' | 'earth' | 'either' | 'both' | 'moons' | 'cards';
  n: number;
  of: string[];
}
export interface Action {
  action: string; // what to send
  kind: string; // see docs/protocol.md
  card?: string;
  owner?: number; // the seat whose card it is
  other?: string; // load: the ship
  n?: number; // number, face-down place
  element?: Element;
  dragon?: string;
  place?: string; // city: a building
  box?: number; // city: from 0
  cards?: string[]; // city: what is paid
}

// --- views -------------------------------------------------------------------------------------------------

export type Element = 'fire' | 'earth';
export type View = DuelView | MatchView | CityView | DraftView | WaitingView;

export interface WaitingView {
  game: 'waiting';
}

export interface DuelView {
  game: 'duel';
  seat: number;
  rules: string;
  piles: Piles; // 'open', too, when the game is over and nothing is hidden any more
  player: number; // whose turn it is
  decider: number;
  phase:
    | 'mulligan'
    | 'beginning'
    | 'leadership'
    | 'engagement'
    | 'character'
    | 'booster_support'
    | 'after_booster_support'
    | 'power'
    | 'refresh'
    | 'end'
    | 'turn_over'
    | 'turn_ended';
  turn: number;
  fight: boolean;
  first_turn: boolean; // the first turn of its fight: nothing has to be matched
  element: Element | null;
  dragons: { name: string; at: number }[]; // at: a seat, -1: the board
  sides: [DuelSide, DuelSide];
  attracted_by_retreat: number; // dragons that the other side attracts if `player` retreats now
  result: { winner: number; crystals: number; reason: string } | null;
}
export interface DuelSide {
  name: string; // of the deck
  people: string; // whose back and colours it has; 'Mutant' for drafted decks
  leader: string | null;
  hand: (HandCard | null)[]; // null: hidden
  deck_count: number;
  revealed: string[]; // of the draw deck, lying open for a choice
  bottom: (string | null)[]; // under the deck, the lowest first
  discard: string[]; // where only the top card may be seen, that one
  pile: string[]; // leadership cards on the leader; where only the top card may be seen, that one
  orders: string[]; // of the pile: in force this turn
  combat: TableCard[]; // active ones
  covered: string[];
  support: TableCard[];
  ships: (TableCard & { landed: boolean; cargo: (string | null)[]; capacity: number })[];
  lasting: TableCard[]; // Hyla, achievements, emissary, inquisitor
  power: Record<Element, Power>;
  unseen: string[]; // where lists are open: cards of this side that the viewer sees nowhere
}
export interface HandCard {
  card: string;
  known: boolean;
} // known: the other player knows it is there
export interface TableCard {
  card: string | null; // null: face down and hidden from this seat
  face_down: boolean;
  worth: Record<Element, number>;
  ignored: boolean; // the card
  muted: boolean; // its text
  protected: boolean;
  fresh: boolean; // played this turn
  target: string | null; // the card its text points at
}
export interface Power {
  total: number;
  shield: boolean;
  parts: { card: string | null; printed: number; worth: number; by: string[] }[]; // by: cards that changed it
  raised_by: string[]; // cards that raise the total itself
}

export interface MatchView {
  game: 'match';
  seat: number;
  score: [number, number];
  to_win: number;
  played: { winner: number; crystals: number; decks: [string, string]; reason: string }[];
  choosing: boolean; // the players choose their decks for the next game
  options: string[]; // of this seat
  chosen: [boolean, boolean];
  duel: DuelView | null;
}

export interface CityView {
  game: 'city';
  seat: number;
  players: number;
  turn: number;
  player: number;
  phase: 'movement' | 'contribution' | 'discard' | 'over';
  steps: number;
  contributions: number; // this turn
  offerings: number; // this turn
  tiles: {
    place: number;
    tile: string;
    row: number;
    column: number;
    built: boolean;
    boxes: (number | null)[];
  }[];
  figures: number[]; // place of each seat's figure
  dragons: { name: string; place: number | null }[];
  hand: string[]; // 'V1' …
  hand_sizes: number[];
  face_down: number[];
  deck: number;
  discards: string[];
  crystals: (number | null)[]; // null: another player's, not shown while the game goes on
  scales: number[];
  supply: number;
  obelisk: number[]; // the seats of the offerings, from the bottom up
  obelisk_boxes: number[];
  next_offering: number | null; // crystals
  markers: number[]; // left to each seat
  result: Result | null;
}

export interface DraftView {
  game: 'draft';
  seat: number;
  players: number;
  peoples: string[];
  match: boolean;
  round: number;
  rounds: number;
  turn: number;
  over: boolean;
  deciders: number[];
  hand: string[];
  drafted: string[];
  sealed: string | null;
  building: boolean; // the draft is over and this seat has its deck still to hand in (POST …/deck)
  handed_in: boolean[];
}

// --- other answers of the API --------------------------------------------------------------------------------

export interface Me {
  id: string;
  name: string;
  tables: Table[];
}
export interface Problem {
  kind: string;
  text: string;
  place: string;
}
/** POST /api/decks/check */
export interface DeckCheck {
  problems: Problem[];
  cards: number;
  moons: number;
  moon_limit: number;
}
export interface ApiError {
  code: string;
  text: string;
  reason?: Coded;
}
/** GET /api/tables/{id}/analysis, once the game is over */
export interface Analysis {
  seat: number; // whose win chance it is
  chances: { version: number; turn: number; chance: number }[];
  turning_points: {
    version: number;
    seat: number;
    action: string;
    better: string;
    swing: number;
    text: string;
  }[];
}
export interface Tournament {
  id: string;
  name: string;
  kind: 'swiss' | 'round robin';
  rules: string;
  piles: Piles;
  status: 'waiting' | 'running' | 'over';
  players: string[];
  rounds: { one: string; two: string | null; crystals: [number, number] | null; table: string | null }[][];
  standings: {
    place: number;
    player: string;
    played: number;
    won: number;
    crystals: number;
    conceded: number;
  }[];
  mine: boolean; // the maker
}
