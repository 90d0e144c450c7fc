/**
 * What the server and the page say to each other; docs/protocol.md tells the story.
 * Written by tools/protocol.py from src/bluemoon/server/protocol: change it there.
 */

export type GameKind = 'duel' | 'match' | 'city' | 'draft';

export type Level =
  | 'random'
  | 'newcomer'
  | 'beginner'
  | 'novice'
  | 'apprentice'
  | 'journeyman'
  | 'adept'
  | 'master';

export type Rules = 'legends' | 'classic';

export type Element = 'fire' | 'earth';

export type Piles =
  | 'top' // of discard piles and leader areas only the top card may be seen (004 Open Information)
  | 'open'; // they may be looked through

export type Status = 'waiting' | 'running' | 'over';

export type RefusalCode =
  | 'bad-message' // not understood
  | 'stale' // decided on an older version; a snapshot follows
  | 'not-your-turn' // another player decides now
  | 'illegal' // the rules forbid it
  | 'not-running' // nothing is being played at this table now
  | 'not-possible' // not now, or not here
  | 'not-found' // there is no such table, seat, key or moment
  | 'too-fast' // a budget is used up: of messages, requests, tables; come back after `retry_after`
  | 'too-many' // so many at a time are not allowed; close or end some of them
  | 'waiting' // it is being worked on; ask again after `retry_after`
  | 'spectator' // whoever looks on does nothing else
  | 'confirm' // something would be lost: ask again with `sure`
  | 'forbidden' // not your seat
  | 'try-again' // the database is away
  | 'failed'; // a fault in the server

/** Something that is said: its words are in `texts/messages.LANGUAGE.json`. */
export interface Coded {
  code: string; // with its family: 'deck.too-few'
  args: Record<string, Argument>;
  text: string; // the English of it
}

export type Argument = number | string | Record<string, string> | Coded | string[] | Coded[];

export type Termination =
  | 'fourth-dragon' // duel: a fourth dragon was attracted
  | 'dragons' // the cards are used up, and a dragon has taken a side
  | 'last-cards' // no dragon has: whoever had cards last wins
  | 'unfinished-turn' // the turn could not be completed
  | 'untold' // a position says who won, but not how
  | 'offerings' // city: enough offerings
  | 'city-rebuilt' // the city is rebuilt, and nobody can offer more
  | 'no-markers' // a draw: nobody has a marker left
  | 'idle' // a draw: nothing happened for many rounds
  | 'draft-complete'
  | 'match-won' // a match: five crystals
  | 'penalty' // a game of a match that the organiser ended
  | 'resigned'
  | 'time'
  | 'everybody-left'
  | 'closed' // by the operator of the server
  | 'deadline' // the time for a round of a tournament was over
  | 'absent' // the opponent gave no sign for long, and the win was claimed
  | 'absent-draw'; // the same, and it was called a draw

/** How a game ended. */
export interface Result {
  winners: number[];
  scores: number[];
  termination: Termination;
  reason: string; // the same in English
}

/** how sure a figure of the printed game is */
export type Sureness = 'sure' | 'likely' | 'guess';

/** A card of the duel. */
export interface Card {
  name: string; // in English: its identity everywhere
  people: string; // 'Vulca' … 'Buka', 'Mutant', or '' for special cards
  number: number;
  type: string;
  fire: number | null;
  earth: number | null;
  icons: string[]; // 'stop', 'protect', 'retrieve', 'free', 'gang (cool)', 'shield fire', 'bluff (earth)' …
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

/** All cards of the duel. */
export interface CardList {
  peoples: string[];
  cards: Card[];
  decks: Record<string, string[]>; // the ready-made decks: names of thirty cards
  emissaries: Record<string, string[]>; // each with the cards it brings
  inquisitors: string[];
  retired_emissaries: Record<string, string[]>; // no longer offered; for decks made before
}

/** A people of the city. */
export interface CityPeople {
  name: string;
  colour: string;
  letter: string;
  shape: string;
  counts: [number, number, number]; // cards of value 1, 2 and 3
  counts_are: Sureness;
}

/** A dragon, and the people whose cards move it. */
export interface DragonFacts {
  name: string;
  colour: string;
  people: string;
}

/** What a building gives. */
export interface Reward {
  crystals: number;
  cards: number;
  scales: number;
}

/** A building. */
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

/** A card of the city. */
export interface CityCardFacts {
  card: string;
  people: string;
  value: number;
  power: string;
  count: number;
}

/** All pieces of Blue Moon City. */
export interface CityFacts {
  peoples: CityPeople[];
  dragons: DragonFacts[];
  tiles: CityTile[];
  cards: CityCardFacts[];
  spots: [number, number][]; // place -> row, column
  obelisk: Record<string, number[]>; // by number of players, from the bottom up
  offerings_to_win: Record<string, number>;
}

export type Phase =
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

/** What a card counts in each element. */
export interface Worth {
  fire: number;
  earth: number;
}

/** A card on the table. */
export interface TableCard {
  card: string | null; // null: face down and hidden from this seat
  face_down: boolean;
  worth: Worth;
  ignored: boolean; // the card
  muted: boolean; // its text
  protected: boolean;
  fresh: boolean; // played this turn
  target: string | null; // the card its text points at
  honest: boolean | null; // face down and known to this seat: whether it fits the contested element
}

/** A ship with what it carries. */
export interface ShipCard {
  card: string | null; // null: face down and hidden from this seat
  face_down: boolean;
  worth: Worth;
  ignored: boolean; // the card
  muted: boolean; // its text
  protected: boolean;
  fresh: boolean; // played this turn
  target: string | null; // the card its text points at
  honest: boolean | null; // face down and known to this seat: whether it fits the contested element
  landed: boolean;
  cargo: string[];
  capacity: number;
}

/** A card in hand that this seat may see. */
export interface HandCard {
  card: string;
  known: boolean; // the other player knows it is there
}

/** What one card adds to a total. */
export interface PowerPart {
  card: string | null; // null: face down and hidden from this seat
  printed: number;
  worth: number;
  by: string[]; // cards that changed it
}

/** A total, and where it comes from. */
export interface Power {
  total: number;
  shield: boolean;
  parts: PowerPart[];
  raised_by: string[]; // cards that raise the total itself
}

/** A side's power in each element. */
export interface Powers {
  fire: Power;
  earth: Power;
}

/** All cards of one player. */
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
  ships: ShipCard[];
  lasting: TableCard[]; // Hyla, achievements, emissary, inquisitor
  power: Powers;
  unseen: string[]; // where lists are open: cards of this side that the viewer sees nowhere
}

/** A dragon of the duel. */
export interface DuelDragon {
  name: string;
  at: number; // a seat, -1: the board
}

/** How a duel ended. */
export interface DuelResult {
  winner: number;
  crystals: number;
  termination: Termination;
  reason: string; // the same in English
}

/** The duel as a seat sees it. */
export interface DuelView {
  game: 'duel';
  seat: number; // -1: a spectator
  rules: string;
  piles: Piles; // 'open', too, when the game is over and nothing is hidden any more
  player: number; // whose turn it is
  decider: number;
  phase: Phase;
  turn: number;
  fight: boolean;
  first_turn: boolean; // the first turn of its fight: nothing has to be matched
  element: Element | null;
  dragons: DuelDragon[];
  sides: [DuelSide, DuelSide];
  attracted_by_retreat: number; // dragons that the other side attracts if `player` retreats now
  result: DuelResult | null;
}

export type CardActionKind =
  | 'play' // play it
  | 'add' // play beside the active characters instead of covering them
  | 'bluff' // lay face down
  | 'land' // land a ship
  | 'retrieve' // take back into the hand
  | 'drop' // discard an own bluff
  | 'use' // resolve its text
  | 'satisfy' // begin to meet a demand of the opponent's `card`
  | 'pick' // an answer to a question
  | 'replace'; // discard it unresolved and draw another (004 The Replace Icon)

export type PlainActionKind =
  | 'retreat' // give up the fight
  | 'decline' // start no fight
  | 'end' // end the Booster/Support phase
  | 'call' // call the bluff that was announced
  | 'trust' // do not call the bluff
  | 'done' // no more, or the end of the turn
  | 'yes' // answer a question with yes
  | 'no' // answer a question with no
  | 'random' // one of the cards, by lot
  | 'backtrack' // take the turn back
  | 'pass'; // do not interfere

export type NumberActionKind =
  | 'number' // answer with a number
  | 'face down'; // `n`: the place of the opponent's face-down card, from 0

export type OutcomeKind =
  | 'now' // at once
  | 'honest' // if the bluffs are called and all of them fit
  | 'lie' // if the bluffs are called and one does not fit
  | 'retreat'; // if the other player then retreats

/** What an action costs or wins in one case. */
export interface Outcome {
  when: OutcomeKind;
  to: number; // the seat that attracts …
  dragons: number; // … so many dragons
  retreats: number; // the seat that has to retreat, -1: nobody
  wins: boolean; // the dragons win the game
}

/** An action with one card. */
export interface CardAction {
  action: string; // what to send
  kind: CardActionKind;
  card: string;
  owner: number; // the seat whose card it is
  worth?: number; // bluff: what it counts in the contested element
  honest?: boolean; // bluff: whether it fits the contested element
  outcomes?: Outcome[]; // bluff: what a call leads to
}

/** Load a card onto a ship. */
export interface LoadAction {
  action: string; // what to send
  kind: 'load';
  card: string;
  owner: number; // the seat whose card it is
  other: string; // the ship
}

/** Announce power in an element. */
export interface ElementAction {
  action: string; // what to send
  kind: 'announce';
  element: Element;
  outcomes?: Outcome[];
}

/** Choose a dragon. */
export interface DragonAction {
  action: string; // what to send
  kind: 'dragon';
  dragon: string;
}

/** Choose a number, or a place. */
export interface NumberAction {
  action: string; // what to send
  kind: NumberActionKind;
  n: number;
}

/** Choose all cards of one sort. */
export interface GroupAction {
  action: string; // what to send
  kind: 'group';
  other: string; // which sort of cards
}

/** An action that needs nothing more. */
export interface PlainAction {
  action: string; // what to send
  kind: PlainActionKind;
  outcomes?: Outcome[]; // retreat, call
}

export type DuelAction =
  | CardAction
  | LoadAction
  | ElementAction
  | DragonAction
  | NumberAction
  | GroupAction
  | PlainAction;

export type DuelActionKind =
  | CardActionKind
  | 'load'
  | 'announce'
  | 'dragon'
  | NumberActionKind
  | 'group'
  | PlainActionKind;

export type QuestionKind =
  | 'ask' // whether the text of `source` is resolved
  | 'theirs' // a card of the opponent that leaves the table
  | 'either' // one of two kinds of the opponent's cards, all of which are discarded
  | 'keep' // the character that remains
  | 'from hand' // a card of the opponent's hand
  | 'discard' // cards of the own hand that are discarded
  | 'pay' // a demand: `price` and `pays`
  | 'any' // as many cards as one likes, to be discarded
  | 'under' // cards that go under the deck, in this order
  | 'take' // a card that comes back to the hand
  | 'search' // a card of those that were looked through
  | 'reveal' // a revealed card that is discarded
  | 'shuffle in' // cards that go into the deck
  | 'loading' // cards that are loaded, as many as one likes
  | 'deploy' // a card that is fetched
  | 'on ship' // the ship it is loaded onto
  | 'pile in' // a leadership card that goes into the deck
  | 'attract' // a dragon that moves
  | 'target' // the card that `source` points at
  | 'calling' // whether to call a bluff
  | 'declining' // one to three cards that are discarded
  | 'how many' // a number of cards
  | 'mulligan' // cards of the first hand that are exchanged
  | 'give up' // an own achievement that is discarded
  | 'their lasting' // a lasting card of the opponent that is discarded
  | 'achieve' // an achievement that is played
  | 'interfere'; // whether to answer what the opponent is about to do

export type PriceKind = 'fire' | 'earth' | 'either' | 'both' | 'moons' | 'cards';

/** Exactly one figure: so much Fire, Earth, either, both (on different cards), so many moons or cards. */
export interface Price {
  what: PriceKind;
  n: number;
  of: string[]; // kinds of cards that count
}

/** What is asked in the middle of something. */
export interface Question {
  kind: QuestionKind;
  source: string | null; // the card whose text asks
  n: number; // how many are to go, where that is said
  chosen: string[]; // payments, mulligan: cards picked so far
  text: string; // in English
  asks: Record<string, string>; // in every language, without the card that asks
  price?: Price; // pay: what is asked
  pays?: string[][]; // pay: the sets of cards that pay it without surplus
}

/** What a seat has to decide in a duel, also in one of a match. */
export interface DuelDecision {
  game: 'duel';
  seat: number;
  question: Question | null; // null: an ordinary moment of the turn
  actions: DuelAction[];
}

export type CardEventKind =
  | 'play' // played
  | 'add' // beside the active characters
  | 'bluff' // laid face down
  | 'draw' // drawn
  | 'take' // into the hand
  | 'discard' // discarded
  | 'shuffle in' // shuffled into the deck
  | 'bottom' // put under the deck
  | 'disclose' // a hand card is laid open
  | 'reveal' // turned up
  | 'use' // a text is resolved
  | 'replace' // discarded unresolved; another card is drawn
  | 'attempt' // about to be played: the opponent may interfere
  | 'interfere' // an interference card is played
  | 'cancel' // does not happen: somebody interfered
  | 'land' // a ship lands
  | 'satisfy'; // the demand of the opponent's `card` is met

export type PairEventKind =
  | 'load' // onto `other`
  | 'target'; // `card` points at `other`

export type ElementEventKind =
  | 'element' // the fight is in this element now
  | 'announce'; // power in this element is announced

export type DragonEventKind =
  | 'dragon' // flies to `seat`
  | 'dragon home'; // returns to the board

export type CountEventKind =
  | 'turn' // number `n` begins
  | 'retreat' // `n` dragons
  | 'mulligan' // `n` cards are exchanged
  | 'over'; // `n` crystals

export type PlainEventKind =
  | 'shuffle' // the deck is shuffled
  | 'shuffle pile in' // the discard pile into the deck
  | 'leave' // a text is not resolved
  | 'decline' // no fight is started
  | 'fourth dragon' // `seat` attracts one more with all three on its side: the game is won
  | 'fight over' // the fight is over
  | 'backtrack'; // the turn is taken back

export type BluffEventKind =
  | 'call' // the other player's bluff is called
  | 'trust' // the other player's bluff is not called
  | 'honest' // called: the bluffs of this seat fit
  | 'lie'; // called: a bluff of this seat does not fit

/** Something happens with a card. */
export interface CardEvent {
  kind: CardEventKind;
  seat: number;
  text: string; // in English, for logs of machines
  card: string | null; // null: hidden from this seat
}

/** Something happens with two cards. */
export interface PairEvent {
  kind: PairEventKind;
  seat: number;
  text: string; // in English, for logs of machines
  card: string | null; // null: hidden from this seat
  other: string;
}

/** An element is chosen. */
export interface ElementEvent {
  kind: ElementEventKind;
  seat: number;
  text: string; // in English, for logs of machines
  element: Element;
  n?: number; // announce: the power
}

/** A dragon flies. */
export interface DragonEvent {
  kind: DragonEventKind;
  seat: number;
  text: string; // in English, for logs of machines
  dragon: string;
}

/** Something happens so many times. */
export interface CountEvent {
  kind: CountEventKind;
  seat: number;
  text: string; // in English, for logs of machines
  n: number;
}

/** Something happens that needs no more words. */
export interface PlainEvent {
  kind: PlainEventKind;
  seat: number;
  text: string; // in English, for logs of machines
}

/** A bluff is called or trusted; told besides what the rules log. */
export interface BluffEvent {
  kind: BluffEventKind;
  seat: number;
  text: string; // in English, for logs of machines
}

export type DuelEvent =
  | CardEvent
  | PairEvent
  | ElementEvent
  | DragonEvent
  | CountEvent
  | PlainEvent
  | BluffEvent;

export type DuelEventKind =
  | CardEventKind
  | PairEventKind
  | ElementEventKind
  | DragonEventKind
  | CountEventKind
  | PlainEventKind;

export type CityPhase = 'movement' | 'contribution' | 'discard' | 'over';

/** A building where it lies. */
export interface PlacedTile {
  place: number;
  tile: string;
  row: number;
  column: number;
  built: boolean;
  boxes: (number | null)[]; // the seat whose marker lies there
}

/** A dragon of the city. */
export interface CityDragon {
  name: string;
  place: number | null; // null: outside the city
}

/** The city as a seat sees it. */
export interface CityView {
  game: 'city';
  seat: number; // -1: a spectator
  players: number;
  turn: number;
  player: number;
  phase: CityPhase;
  steps: number;
  contributions: number; // this turn
  offerings: number; // this turn
  tiles: PlacedTile[];
  figures: number[]; // place of each seat's figure
  dragons: CityDragon[];
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

/** Move the figure a step. */
export interface WalkAction {
  action: string; // what to send
  kind: 'walk';
  place: string; // a building
}

/** Play a card that moves the figure or a dragon. */
export interface FlyAction {
  action: string; // what to send
  kind: 'play';
  place: string; // a building
  cards: string[];
}

/** Contribute to the building. */
export interface BuildAction {
  action: string; // what to send
  kind: 'build';
  box: number; // from 0
  cards: string[]; // what is paid
}

/** Make an offering. */
export interface OfferAction {
  action: string; // what to send
  kind: 'offer';
  cards: string[]; // for one offering more; otherwise empty
}

/** Throw cards away. */
export interface DiscardAction {
  action: string; // what to send
  kind: 'discard';
  cards: string[];
}

/** End the phase. */
export interface DoneAction {
  action: string; // what to send
  kind: 'done';
}

export type CityActionKind = 'walk' | 'play' | 'build' | 'offer' | 'discard' | 'done';

export type CityAction = WalkAction | FlyAction | BuildAction | OfferAction | DiscardAction | DoneAction;

/** What a seat has to decide in the city. */
export interface CityDecision {
  game: 'city';
  seat: number;
  actions: CityAction[];
  more: boolean; // there are more payments than are listed; any legal one is taken
}

export type PlaceEventKind =
  | 'walked' // a figure walks there
  | 'rebuilt'; // the building is complete; `seat` has most markers

export type CityCountEventKind =
  | 'scales' // `n` are earned
  | 'crystals' // `n` are received
  | 'received' // `n` cards are laid face down, for after the turn
  | 'reshuffled'; // the `n` discarded cards become the deck

export type CityCardsEventKind =
  | 'drew' // `n` cards; which ones only their player learns
  | 'took up'; // the `n` cards that lay face down; which ones only their player learns

export type CityPlainEventKind =
  | 'scales scored' // the golden scales are scored
  | 'turn' // of `seat` begins
  | 'ended'; // the game is over

/** Something happens at a building. */
export interface PlaceEvent {
  kind: PlaceEventKind;
  seat: number;
  text: string; // in English, for logs of machines
  place: string; // a building
}

/** A figure is moved by cards. */
export interface FlightEvent {
  kind: 'flew';
  seat: number;
  text: string; // in English, for logs of machines
  place: string; // a building
  cards: string[];
}

/** A dragon is moved by cards. */
export interface CityDragonEvent {
  kind: 'dragon';
  seat: number;
  text: string; // in English, for logs of machines
  dragon: string;
  place: string; // a building
  cards: string[];
}

/** A box of a building is paid. */
export interface ContributionEvent {
  kind: 'contributed';
  seat: number;
  text: string; // in English, for logs of machines
  n: number; // the box, from 0
  place: string; // a building
  cards: string[];
  need: number; // the number in the box
}

/** An offering is made. */
export interface OfferingEvent {
  kind: 'offered';
  seat: number;
  text: string; // in English, for logs of machines
  n: number; // crystals spent
  place: string; // the courtyard
  cards: string[];
}

/** Cards are thrown away. */
export interface DiscardEvent {
  kind: 'discarded';
  seat: number;
  text: string; // in English, for logs of machines
  cards: string[];
}

/** Cards come into a hand. */
export interface CityCardsEvent {
  kind: CityCardsEventKind;
  seat: number;
  text: string; // in English, for logs of machines
  n: number;
  cards: string[]; // empty: hidden from this seat
}

/** So many of something come or go. */
export interface CityCountEvent {
  kind: CityCountEventKind;
  seat: number;
  text: string; // in English, for logs of machines
  n: number;
}

/** Something happens that needs no more words. */
export interface CityPlainEvent {
  kind: CityPlainEventKind;
  seat: number;
  text: string; // in English, for logs of machines
}

export type CityEvent =
  | PlaceEvent
  | FlightEvent
  | CityDragonEvent
  | ContributionEvent
  | OfferingEvent
  | DiscardEvent
  | CityCardsEvent
  | CityCountEvent
  | CityPlainEvent;

export type CityEventKind =
  | PlaceEventKind
  | 'flew'
  | 'dragon'
  | 'contributed'
  | 'offered'
  | 'discarded'
  | CityCardsEventKind
  | CityCountEventKind
  | CityPlainEventKind;

/** The draft as a seat sees it. */
export interface DraftView {
  game: 'draft';
  seat: number; // -1: a spectator
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
  sealed: string | null; // the pick of this turn, until everybody's is in
  building: boolean; // the draft is over and this seat has its deck still to hand in (POST …/deck)
  handed_in: boolean[];
  deck: string[]; // the cards of this seat's deck, once it is handed in
}

/** Keep a card of the pack. */
export interface PickAction {
  action: string; // what to send
  kind: 'pick';
  card: string;
  owner: number;
}

/** A pick to make. */
export interface DraftDecision {
  game: 'draft';
  seat: number;
  actions: PickAction[];
}

export type DraftEventKind =
  | 'dealt' // packs are dealt
  | 'picked' // a card is kept
  | 'passed' // the packs are passed on
  | 'last' // the last card of each pack goes to the common pile
  | 'aside' // these cards are not used
  | 'over'; // the draft is complete

/** What happens in a draft. */
export interface DraftEvent {
  kind: DraftEventKind;
  seat: number;
  text: string; // in English, for logs of machines
  n: number; // how many cards
  cards: string[]; // empty: hidden from this seat
}

/** A game of a match that is over. */
export interface PlayedGame {
  winner: number;
  crystals: number;
  decks: [string, string];
  reason: string;
  termination: Termination;
}

/** A match as a seat sees it. */
export interface MatchView {
  game: 'match';
  seat: number; // -1: a spectator
  score: [number, number];
  to_win: number;
  played: PlayedGame[];
  choosing: boolean; // the players choose their decks for the next game
  options: string[]; // of this seat
  chosen: [boolean, boolean];
  duel: DuelView | null; // in the pause after a game: the one that has just ended
  resting: boolean; // the pause between two games: choosing a deck means being ready for the next
  starter: number | null; // in the pause: who starts the next game
  drafted: string[]; // in the pause: what this seat may change its drafted deck with (POST …/deck)
  deck: string[]; // its cards now
}

/** Choose a deck for the next game. */
export interface ChooseAction {
  action: string; // what to send
  kind: 'choose';
  other: string; // a prepared deck
}

/** The deck for the next game; within the games the decisions are the duel's. */
export interface MatchDecision {
  game: 'match';
  seat: number;
  actions: ChooseAction[];
}

export type MatchCountEventKind =
  | 'game' // number `n` begins
  | 'score'; // `seat` won a game; `n`: the crystals of whoever leads

export type MatchPlainEventKind =
  | 'chosen' // a deck, sealed
  | 'built' // a drafted deck is handed in
  | 'changed' // a drafted deck is changed between two games
  | 'match over'; // `seat` won

/** A game of a match begins or ends. */
export interface MatchCountEvent {
  kind: MatchCountEventKind;
  seat: number;
  text: string; // in English, for logs of machines
  n: number;
}

/** Something happens between the games. */
export interface MatchPlainEvent {
  kind: MatchPlainEventKind;
  seat: number;
  text: string; // in English, for logs of machines
}

export type MatchEvent = MatchCountEvent | MatchPlainEvent;

export type SeatKind = 'open' | 'guest' | 'bot';

export type OfferKind = 'takeback' | 'rematch';

export type Claim =
  | 'win' // the game is won against whoever is absent
  | 'draw' // nobody wins
  | 'bot' // a bot plays in the seat until its holder is back
  | 'out'; // a bot plays in the seat for good: of three or more in a rated game, where leaving loses

/** A seat at a table. */
export interface Seat {
  seat: number;
  kind: SeatKind;
  name: string;
  level: Level | null;
  deck: string; // its name as far as everybody may know it, '' until then
  clock_ms: number | null; // left; runs while the seat decides
  mine: boolean;
  here: boolean; // connected now; bots always are
  offers: OfferKind[];
  stand_in: boolean; // a bot plays for its holder, who is absent
  claim_ms: number | null; // in how many milliseconds others may claim; null: nobody is absent there
}

/** Thinking time of each seat: minutes for the game, days for each move, or seconds for each pick of a draft. */
export interface TableClock {
  minutes: number; // 0 if it is in days or seconds
  increment: number; // seconds for each action
  days: number; // for each move; 0 if it is not in days
  seconds: number; // for each pick of a draft; 0 if it is not in seconds
}

/** A table as one guest is told of it. */
export interface Table {
  id: string;
  game: GameKind;
  title: string;
  rules: string;
  piles: Piles | null; // null: the city
  earlier_rules: number | null; // the version of the rules that it is played by, if not the present one
  status: Status;
  listed: boolean;
  seats: Seat[];
  score: number[] | null; // crystals of a match
  result: Result | null;
  deciders: number[];
  takeback: boolean; // may the socket's seat ask for its last action back now?
  rated: boolean; // its result moves ratings
  advice: boolean; // may players ask for hints while the game runs? (never in tournaments)
  clock: TableClock | null;
  next: string | null; // the rematch's table
  tournament: string | null;
  created: string; // ISO time
  chat: boolean; // may players talk in their own words? (never at listed tables and in tournaments)
  absence: number; // after so many seconds without a sign of a player the others may claim; 0: never
  claims: Claim[]; // what can be claimed then
  spared_ms: number; // for so long no clock runs yet: the pause between two games of a match
}

export type TableEventKind =
  | 'joined' // somebody sits down
  | 'left' // somebody leaves a table that waits
  | 'renamed' // whoever sits there is called otherwise from now on
  | 'moved' // a key moved the seat to another device
  | 'resigned' // somebody gives up
  | 'took back' // an action is taken back
  | 'flagged' // the clock ran out
  | 'rules changed' // of a new version of the server: the table goes on from an earlier position
  | 'rested' // the server was away, the clocks stood still
  | 'closed' // the operator closed the table
  | 'deadline' // the time for a round of a tournament is over
  | 'absent win' // somebody gave no sign for long: another player claimed the win
  | 'absent draw' // ... or called it a draw
  | 'absent bot' // ... or let a bot stand in
  | 'absent out' // ... or let a bot play on for good
  | 'returned'; // whoever was absent has the seat back

/** Something happens at the table, not in the game. */
export interface TableEvent {
  kind: TableEventKind;
  seat: number;
  text: string; // in English, for logs of machines
  was: string; // of 'renamed': the name until then
}

/** The game has not begun. */
export interface WaitingView {
  game: 'waiting';
}

export type View = DuelView | MatchView | CityView | DraftView | WaitingView;

export type Action = DuelAction | CityAction | PickAction | ChooseAction;

export type Decision = DuelDecision | CityDecision | DraftDecision | MatchDecision;

export type GameEvent = CityEvent | DuelEvent | MatchEvent | DraftEvent | TableEvent;

/** One step of a table as a seat saw it. */
export interface LogEntry {
  version: number; // the state after it: GET /api/tables/{id}/at/{version}
  seat: number; // who acted, -1: the table
  action: string; // in notation; '' where it is hidden from this seat
  events: GameEvent[];
  at: string; // ISO time
}

export type Chapter =
  | 'basics' // the rules that everybody needs
  | 'peoples' // each people's own trick
  | 'fights' // whole fights to watch
  | 'city'; // Blue Moon City

export type MomentKind =
  | 'you' // one of the wanted moves goes on
  | 'continue' // the learner says that he is ready
  | 'beat' // goes on by itself: the opponent is in the middle of his turn
  | 'end';

/** A lesson in the list. Words are by language. */
export interface LessonAbout {
  name: string;
  game: GameKind;
  chapter: Chapter;
  people: string; // whose trick it is, '' for the rules that everybody needs
  title: Record<string, string>;
  idea: Record<string, string>;
  remember: Record<string, string>;
  steps: number;
}

/** Why the rules forbid a card now. */
export interface Forbidden {
  place: string;
  reason: Coded;
}

/** A position of a lesson, and what may happen there. */
export interface LessonMoment {
  kind: MomentKind;
  step: number; // from 1; at the end one more than there are
  view: View;
  decision: Decision | null; // all that the rules allow, also what this lesson does not want
  entry: LogEntry | null; // the move that led here; null: none did
  say: Record<string, string>;
  after: Record<string, string> | null; // about the step that was done just now
  show: string[]; // what to point at: 'card NAME', 'dragons' …
  next: Record<string, number>; // the moments that follow, by move; '' where no move of the learner is wanted
  other: Record<string, string> | null; // why another move is not taken here
  instead: Record<string, Record<string, string>>; // the same for single moves
  why: Record<string, Forbidden>; // the rule that forbids a card of the hand
}

/** A whole lesson: every moment that can be reached. */
export interface LessonFilm {
  about: LessonAbout;
  table: Table;
  moments: LessonMoment[];
}

export type PuzzleVerdict =
  | 'solved'
  | 'answered' // the opponent may hold cards to answer the turn with
  | 'gave-up' // the player retreated, or began no fight
  | 'luck'; // he cannot answer, but only since chance helped

/** A puzzle in the list. */
export interface PuzzleAbout {
  name: string;
  people: string; // whose turn it is
  opponent: string;
  theme: string; // what the solution is about: 'pairs', 'ships' …
  goal: string; // 'win': it wins the game; otherwise how many dragons it brings
  difficulty: number; // 1 to 5
  turns: number; // so many turns there are to choose from
}

/** All puzzles, and the one of the day. */
export interface PuzzleList {
  day: string; // in UTC, so that it is the same for everybody: '2026-11-16'
  daily: string;
  puzzles: PuzzleAbout[];
}

/** A position of a puzzle. While there is no decision, the next moment follows by itself. */
export interface PuzzleMoment {
  view: View;
  decision: Decision | null;
  entry: LogEntry | null; // the move that led here; null at the beginning
  why: Record<string, Forbidden>; // the rule that forbids a card of the hand
}

/** A puzzle before the first move. */
export interface PuzzleStart {
  about: PuzzleAbout;
  table: Table;
  moment: PuzzleMoment;
}

/** How near the opponent comes to an answer in his turn, whatever he holds. */
export interface PuzzleReach {
  his: number; // the most that he can show
  needed: number; // what the player's cards count then
  element: Element;
}

/** What follows from a move: the moments up to the player's next decision, or to the end. */
export interface PuzzlePlayed {
  moves: string[]; // all moves of the player so far
  moments: PuzzleMoment[]; // after the last of them; of a solution after all of them
  verdict: PuzzleVerdict | null; // null: the turn goes on
  unseen: number; // cards of the opponent's hand and deck that the player does not know
  reach: PuzzleReach | null; // why the solution is sure; null where it is not the power that he lacks
}

export type Verdict =
  | 'counted' // it moved ratings
  | 'casual' // it was not rated
  | 'void' // it was closed, or nobody was placed
  | 'limit' // these players have met often enough that day
  | 'easy' // won against bots that are much weaker
  | 'unmeasured'; // with a bot that has no rating in this game

/** How strong somebody is by his rating. */
export interface Strength {
  points: number;
  sure: boolean; // enough is known of it; otherwise the points are provisional and move far with every game
}

/** Somebody who played a finished game. */
export interface PastPlayer {
  seat: number;
  name: string;
  level: Level | null;
  people: string; // '' where none, or several
  deck: string;
  place: number; // 1: won; the same where they shared; 0: nobody was placed
  score: number;
  left: boolean; // gave up, or his time ran out
  mine: boolean;
}

/** A game that I have finished. */
export interface PastGame {
  number: number;
  table: string | null; // to look at it again; null: deleted by now
  game: GameKind;
  ended: string; // ISO time
  how: Termination;
  rated: boolean;
  verdict: Verdict;
  players: PastPlayer[];
  before: number | null; // my points, if it counted
  after: number | null;
}

/** My finished games, the latest first. */
export interface MyGames {
  games: PastGame[];
  next: number | null; // ask for those before this number; null: there are no more
}

/** How I stand in a ladder. */
export interface MyRating {
  ladder: string; // 'duel', 'city', or 'duel:Vulca'
  points: number;
  spread: number; // two standard deviations
  sure: boolean; // enough is known for a place on the leaderboard
  games: number;
  wins: number;
}

/** A line of the leaderboard. */
export interface Rank {
  place: number | null; // null: a bot, or not sure enough yet
  name: string;
  level: Level | null;
  points: number;
  spread: number;
  games: number;
  wins: number;
  mine: boolean;
}

/** The best of a ladder, with the bots between them, and my own line. */
export interface Leaderboard {
  ladder: string;
  ranks: Rank[];
  mine: Rank | null;
  a_day: number; // games of the same players that count in a day
}

/** Games of one kind, and how many of them were won. */
export interface Tally {
  what: string;
  level: Level | null; // of a bot
  games: number;
  wins: number;
}

/** My games counted. */
export interface Statistics {
  ratings: MyRating[];
  games: number;
  wins: number;
  streak: number; // wins in a row until now; negative: defeats
  longest: number; // the most wins in a row
  peoples: Tally[];
  opponents: Tally[];
  considered: number; // the latest so many games at most
}

/** A table that waits for somebody. */
export interface OpenTable {
  table: Table;
  peoples: string[]; // by seat; '' where none, or not known
  strengths: (Strength | null)[]; // by seat; null: without a rating
}

/** How my search for a game stands. Whoever looks asks again every few seconds. */
export interface Seeking {
  waited: number; // seconds
  reach: number | null; // an opponent may differ by so many points by now; null: any number
  others: number; // who wait for the same
  points: number; // mine
  table: string | null; // where I am seated; null: not yet
  bot: Level | null; // the bot that is nearest to me, once I have waited for a while
}

/** One of my clubs, for a list. */
export interface ClubAbout {
  id: string;
  name: string;
  members: number;
  waiting: number; // tables where somebody can sit down
}

/** A club to which a link leads. */
export interface Invitation {
  name: string;
  leader: string; // who leads it
  members: number;
  club: string | null; // I am in it already
}

/** Somebody in a club. `games` and `wins` are those at the club's tables. */
export interface ClubMember {
  number: number;
  name: string;
  mine: boolean;
  leads: boolean;
  since: string; // a day
  duel: Strength | null; // null: without a rating
  city: Strength | null;
  games: number;
  wins: number;
}

/** A finished game of a club. */
export interface ClubGame {
  table: string;
  game: GameKind;
  ended: string; // ISO time
  how: Termination;
  rated: boolean;
  players: PastPlayer[];
}

/** A club as one of its members sees it. */
export interface Club {
  id: string;
  name: string;
  leads: boolean; // do I lead it?
  path: string; // of the page by which one joins
  squares: string[]; // its whole address as a QR code: rows of 0 and 1
  members: ClubMember[]; // most wins first
  waiting: OpenTable[];
  running: Table[];
  games: ClubGame[]; // the latest
}

export type CallKind =
  | 'turn' // it is your turn
  | 'begun' // the others are there, the game begins
  | 'over' // the game is over
  | 'test'; // you asked for it

/** What the server sends to a device that is called (web push); the page's service worker words it. */
export interface Call {
  kind: CallKind;
  table: string; // '' of a test
  game: GameKind | null; // null of a test
  others: string[]; // the names of whom one plays
  due: number | null; // when my time is over, in milliseconds since 1970; null: no clock runs
}

/** Whether this device is called, and what its browser needs for that. */
export interface Calling {
  key: string; // of the server, in URL-safe base64; '' if it calls nobody
  on: boolean;
}

/** How often something won, with the interval in which the true rate lies (95 %). */
export interface LabRate {
  games: number;
  rate: number;
  low: number;
  high: number;
}

/** How often the first won against the second. */
export interface LabCell {
  one: string;
  two: string;
  games: number;
  rate: number;
  low: number;
  high: number;
}

/** All against all. */
export interface LabMatrix {
  cells: LabCell[];
  overall: Record<string, LabRate>; // against all others, without games against itself
}

/** How the nine peoples, and the emissaries, fare against each other. */
export interface Metagame {
  date: string;
  command: string; // gives the same again
  version: string;
  bot: string;
  rules: string;
  peoples: LabMatrix;
  emissaries: LabMatrix;
}

/** How a deck fares against one other. */
export interface LabRow {
  opponent: string;
  rate: LabRate;
}

/** A card of the deck: how often the deck won when it was drawn, and by how much more often than when it was not, among games in which equally many cards were drawn. */
export interface LabCard {
  card: string;
  drawn: LabRate;
  gain: number;
  low: number;
  high: number;
}

/** A game that was lost, to be looked at. */
export interface LabLoss {
  number: number;
  opponent: string;
  seat: number; // of the deck that is tried
  turns: number;
}

/** What came out for one version of the deck. */
export interface LabVersion {
  name: string;
  overall: LabRate;
  rows: LabRow[];
  cards: LabCard[]; // the largest gain first
  lost: LabLoss[]; // the latest
}

/** The second version compared with the first over the same deals: the difference of the rates. */
export interface LabPaired {
  deals: number;
  difference: number;
  low: number;
  high: number;
}

/** How far a run has come. It is sent again and again until it is finished. */
export interface LabProgress {
  done: number;
  of: number;
  finished: boolean;
  failed: boolean;
  versions: LabVersion[];
  paired: LabPaired | null;
}

/** A game of the lab as a record. */
export interface LabRecord {
  text: string;
}

export type Phrase =
  | 'hello'
  | 'good luck'
  | 'well played'
  | 'thanks'
  | 'sorry'
  | 'oops'
  | 'one moment'
  | 'take your time'
  | 'good game'
  | 'again'
  | 'goodbye'
  | 'face glad'
  | 'face laughing'
  | 'face sad'
  | 'face astonished'
  | 'face thinking';

/** Something that a player said. */
export interface Said {
  number: number; // later lines have higher ones
  seat: number;
  phrase: Phrase | null; // null: a line of chat
  text: string; // of chat, as it was typed: never HTML; '' for a phrase
  at: string; // ISO time
}

/** Somebody whom I do not want to meet. */
export interface Blocked {
  number: number; // to take it back by
  name: string; // as he was called when I blocked him
  created: string;
}

/** Take an action. */
export interface Act {
  type: 'act';
  id: string; // of the client's own making; the same id twice is done once
  version: number; // the one it was decided on
  action: string;
}

/** Give up. */
export interface Resign {
  type: 'resign';
  id: string;
}

/** Offer something to the other players. */
export interface MakeOffer {
  type: 'offer';
  id: string;
  what: OfferKind;
}

/** Answer an offer. */
export interface AnswerOffer {
  type: 'answer';
  id: string;
  what: OfferKind;
  yes: boolean;
}

/** Claim something because the holder of another seat has given no sign for long. */
export interface ClaimAbsent {
  type: 'claim';
  id: string;
  seat: number; // the one whose holder is absent
  what: Claim;
}

/** Say a phrase to the others at the table. */
export interface Say {
  type: 'say';
  id: string;
  phrase: Phrase;
}

/** Say something in one's own words, at a table where that was agreed. */
export interface Chat {
  type: 'chat';
  id: string;
  text: string;
}

/** Ask which rule forbids something; answered by `reason`. */
export interface AskWhy {
  type: 'why';
  id: string;
  what: string; // a card's name or an action
}

/** Ask what the coach would do; answered by `hint`. */
export interface AskHint {
  type: 'hint';
  id: string;
}

/** Ask for a snapshot. */
export interface Sync {
  type: 'sync';
}

/** Show that the line is up; answered by `pong`. */
export interface Ping {
  type: 'ping';
}

/** Say whether the page is hidden now: whoever cannot see the table is called (docs/server.md). */
export interface Hidden {
  type: 'hidden';
  hidden: boolean;
}

export type ToServer =
  | Act
  | Resign
  | MakeOffer
  | AnswerOffer
  | ClaimAbsent
  | Say
  | Chat
  | AskWhy
  | AskHint
  | Sync
  | Ping
  | Hidden;

/** All that may be seen now. */
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

/** What was asked for cannot be done; a snapshot follows if it was too old. */
export interface Refusal {
  type: 'refused';
  id: string; // of the message, '' where it had none
  code: RefusalCode;
  text: string;
  place: string;
  reason: Coded;
  version: number;
  retry_after: number | null; // in how many seconds to ask again
}

/** The answer to `why`. */
export interface ReasonTold {
  type: 'reason';
  id: string;
  what: string;
  text: string; // '': it is allowed
  place: string;
  reason: Coded | null; // null: it is allowed
}

/** The answer to `hint`. */
export interface HintTold {
  type: 'hint';
  id: string;
  version: number;
  action: string;
  text: string;
  reason: Coded; // what is planned, and why
}

/** A bot thinks, or waits until it can. */
export interface Thinking {
  type: 'thinking';
  seat: number;
  share: number; // of its time
  before: number; // how many decisions of other bots come before its own
}

/** Somebody came, left or made an offer; the game did not move. */
export interface TableTold {
  type: 'table';
  table: Table;
}

/** What players at the table have said; only those who sit there are told. */
export interface Talk {
  type: 'talk';
  lines: Said[];
}

/** The answer to `ping`. */
export interface Pong {
  type: 'pong';
}

export type FromServer =
  | Snapshot
  | Update
  | Refusal
  | ReasonTold
  | HintTold
  | Thinking
  | TableTold
  | Talk
  | Pong;

/** Everything that goes wrong is told so. */
export interface ApiError {
  code: RefusalCode;
  text: string;
  reason: Coded;
  retry_after: number | null; // in how many seconds to ask again; also the header Retry-After
}

/** A guest, with the tables where he sits. */
export interface Me {
  id: string;
  name: string;
  tables: Table[];
  kept: boolean; // is the name mine for good? Only then can I play rated games
}

/** A browser on which I am signed in. */
export interface Device {
  id: string;
  name: string; // 'Firefox, Linux'; '' if nothing is known of it
  created: string; // ISO time
  seen: string; // the last day on which it was here
  this: boolean; // it is the one that asks
}

/** A passkey of mine. */
export interface Passkey {
  id: string;
  name: string; // the browser with which it was made
  created: string;
  seen: string; // the last day on which it was used
}

/** By what I am known, and where. */
export interface Identity {
  name: string;
  kept: boolean; // is the name mine for good?
  phrase: boolean; // is there a recovery phrase?
  passkeys: Passkey[];
  devices: Device[];
}

/** A recovery phrase; it is told once. */
export interface NewPhrase {
  phrase: string;
}

/** A code that makes another browser mine, once, within some minutes. */
export interface DeviceLink {
  code: string;
  path: string; // of the page that takes it
  seconds: number; // how long it is good
  squares: string[]; // its address as a QR code: rows of 0 and 1
}

/** Who somebody becomes by a link. */
export interface Invited {
  name: string;
}

/** What `navigator.credentials` is asked. */
export interface PasskeyQuestion {
  options: string; // JSON, as PublicKeyCredential.parseCreationOptionsFromJSON reads it
}

/** The server, for people who ask what it keeps of them. */
export interface About {
  version: string;
  keep_days: number; // tables and guests are deleted so many days after they were last used; 0: never by itself
  contact: string; // of whoever runs it, '' if not said
}

/** Something that a guest did at a table. */
export interface MyEntry {
  at: string; // ISO time
  kind: string;
  seat: number;
  action: string; // in notation, '' if it was no action of the game
}

/** What is stored of a guest at one table. */
export interface MyTable {
  id: string;
  game: string;
  title: string;
  status: Status;
  created: string;
  maker: boolean;
  seats: number[]; // that he holds
  entries: MyEntry[];
}

/** Something that a guest reported. */
export interface MyReport {
  created: string;
  table: string;
  seat: number;
  why: string;
}

/** Something that a guest said at a table. */
export interface MyLine {
  created: string;
  table: string;
  seat: number;
  said: string; // the phrase, or his own words
}

/** A browser that was used. */
export interface MyDevice {
  name: string;
  created: string;
  seen: string; // the last day
}

/** A device that is called. */
export interface MyCalls {
  created: string;
  address: string; // that its push service gave it
}

/** A club that I am in. */
export interface MyClub {
  name: string;
  joined: string; // ISO time
}

/** Everything that is stored of a guest. */
export interface MyData {
  id: string;
  name: string;
  created: string;
  seen: string | null; // the last day on which he was here
  banned: string | null; // why, if he is
  kept: boolean; // is the name his for good?
  devices: MyDevice[]; // browsers on which he is or was signed in
  passkeys: MyDevice[]; // the browsers with which they were made
  calls: MyCalls[]; // devices that are called
  decks: DeckList[];
  tables: MyTable[];
  tournaments: string[];
  games: PastGame[]; // that he has finished
  ratings: MyRating[];
  reports: MyReport[];
  said: MyLine[];
  blocked: Blocked[];
  clubs: MyClub[];
}

/** A deck on paper. */
export interface DeckList {
  name: string;
  leader: string; // a people, '' for a drafted deck
  cards: string[]; // empty: the ready-made deck
  inquisitor: string;
  emissary: string;
  family: number;
}

/** Something that is wrong with a deck. */
export interface Problem {
  kind: string;
  text: string;
  place: string;
  reason: Coded;
}

/** What is wrong with a deck, and how many cards and moons it has. */
export interface DeckCheck {
  problems: Problem[];
  cards: number;
  moons: number;
  moon_limit: number;
}

export type Cause =
  | 'moons' // how high its designers rated it
  | 'values'
  | 'type' // how many of its type the deck has already
  | 'icons'
  | 'together' // cards it can be played with as a pair or a gang
  | 'people'; // whether it is of the leader's people

/** Where a gain comes from. */
export interface DeckCause {
  cause: Cause;
  gain: number; // in games of a hundred; below 0: a loss
}

/** An exchange of two cards that the bots' builder suggests. */
export interface DeckChange {
  out: string;
  into: string;
  gain: number; // so many more games of a hundred it expects to be won
  causes: DeckCause[]; // the largest first
}

/** A key that moves a seat to another guest, once. */
export interface SeatKey {
  key: string;
}

/** The seat that a key opened. */
export interface SeatPlace {
  table: string;
  seat: number;
}

/** An earlier moment of a table. */
export interface Moment {
  version: number;
  seat: number;
  view: View;
  entry: LogEntry | null;
}

/** How likely a win was. */
export interface Chance {
  version: number;
  turn: number;
  chance: number;
  all: number[]; // by seat
}

/** A turn that changed the chances. */
export interface TurningPoint {
  version: number; // before the turn's first action
  seat: number;
  action: string;
  steps: Coded[]; // the actions of the turn
  better: Coded | null; // null: nothing was better
  swing: number;
  text: string;
  loss: number; // what the player gave away against `better`
  error: number; // the standard error of that; 0 where it was not measured
  place: string; // the city: the building at which the figure stood before; otherwise ''
}

/** A finished game as master judges it. */
export interface Analysis {
  seat: number; // whose win chance it is
  chances: Chance[];
  turning_points: TurningPoint[];
}

/** A pick of a draft, and what the bot would have taken. */
export interface DraftPick {
  version: number; // before the pick
  pack: string[];
  taken: string;
  best: string; // the bot's card
  why: Coded[]; // why it prefers its card to the one taken, or to the next best
}

export type TournamentKind = 'swiss' | 'round robin' | 'knock-out';

export type CupDecks =
  | 'any' // ready-made or built
  | 'ready-made'
  | 'built' // a ready-made deck is one, too
  | 'emissaries' // ready-made decks, each with an emissary
  | 'drafted'; // by all players together before the first round

/** Two players who meet, or one who rests. */
export interface Meeting {
  one: string;
  two: string | null;
  crystals: [number, number] | null;
  table: string | null;
  forfeit: boolean; // somebody, or both, lost because they did not play
}

/** A player's line of the table. */
export interface Standing {
  place: number;
  player: string;
  played: number; // without byes and forfeits
  won: number; // with byes and forfeits
  crystals: number; // after penalties
  conceded: number;
  lost: number;
  byes: number;
  unplayed: number; // matches won or lost by forfeit
  penalty: number; // crystals deducted by the organiser
  left: boolean;
}

/** A tournament; its meetings are tables. */
export interface Tournament {
  id: string;
  name: string; // '': it has none, and is called after `by`
  by: string; // who made it
  kind: TournamentKind;
  rules: string;
  piles: Piles;
  status: Status;
  players: string[];
  bots: string[]; // which of the players are bots
  rounds: Meeting[][];
  standings: Standing[];
  mine: boolean; // the maker
  me: string | null; // the name under which I take part
  my_decks: string[];
  of_rounds: number; // how many there will be; 0: not known yet
  decks: CupDecks;
  clock: TableClock | null; // of each match
  penalty: string; // for backtracking: 'none', '2 crystals', 'game lost'
  size: number; // begins by itself with so many players; 0: when the maker says so
  hours: number; // for each round; 0: no limit
  due: number | null; // when the present round has to be over, in milliseconds since 1970
  draft: string | null; // the table of its draft
  absent: Record<string, number>; // who holds up the round, and in how many ms I may count that as lost
}

/** A deck on paper. */
export interface Deck {
  name?: string;
  leader?: string; // a people, '' for a drafted deck
  cards?: string[]; // empty: the ready-made deck
  inquisitor?: string;
  emissary?: string;
  family?: number;
}

/** What somebody reports about a player. `version`: the one that he saw; somebody else may hold the seat
by now. */
export interface Report {
  version?: number | null;
  why: string;
}

/** Block whoever holds a seat, or held it at a version. */
export interface Block {
  version?: number | null;
}

/** Thinking time of each seat: minutes for the game, days for each move, or seconds for each pick of a
draft, after which a bot picks. */
export interface Clock {
  minutes?: number | null;
  increment?: number; // seconds for each action
  days?: number | null;
  seconds?: number | null;
}

/** A seat of a table that is to be made. */
export interface NewSeat {
  who: 'me' | 'open' | Level; // 'me' may stand at several seats: two people on one screen
  deck?: Deck | null; // duel: the deck of this seat; match: the first of `decks`
  decks?: Deck[] | null;
  name?: string | null; // the name shown at this seat, for hot seats
}

/** A moment of a finished game. */
export interface PastMoment {
  table: string;
  version: number;
}

/** A table that is to be made. */
export interface NewTable {
  game: GameKind;
  rules?: Rules;
  seats?: NewSeat[] | null; // left out: mine, and an open one
  mulligan?: boolean;
  piles?: Piles; // duel, match, draft
  layout?: 'standard' | 'random'; // city
  peoples?: string[] | null; // draft
  listed?: boolean;
  clock?: Clock | null;
  takeback?: boolean;
  advice?: boolean; // may people who play each other ask for hints?
  rated?: boolean; // its result moves ratings (docs/ratings.md)
  chat?: boolean; // may players talk in their own words? Only at a table that is not listed
  absence?: number | null;
  title?: string;
  club?: string | null; // a table for the members of this club, which I am in
  from?: PastMoment | null; // play on from here
  example?: string | null; // a position of the rulebook
}

/** Sit down, with the decks that one brings. */
export interface Sit {
  deck?: Deck | null;
  decks?: Deck[] | null;
  name?: string | null;
}

/** A bot for an open seat. */
export interface SeatBot {
  level: Level;
}

/** A game for two that I look for, with what I bring. */
export interface Seek {
  game: 'duel' | 'match' | 'city';
  rules?: Rules;
  clock?: Clock | null;
  rated?: boolean;
  deck?: Deck | null;
  decks?: Deck[] | null;
}

/** A deck that was built from a draft. */
export interface HandIn {
  seat: number;
  deck: Deck;
}

/** Another name for a guest. */
export interface NewName {
  name: string;
}

/** What a club is called. */
export interface ClubName {
  name: string;
}

/** Become the guest of a link on this device. */
export interface Become {
  sure?: boolean; // even if seats of a guest without a kept identity are lost
}

/** Come back by a recovery phrase. */
export interface TellPhrase {
  sure?: boolean;
  phrase: string;
}

/** What `navigator.credentials` has answered. */
export interface TellPasskey {
  sure?: boolean;
  credential: string; // JSON, as PublicKeyCredential.toJSON writes it
}

/** Where this device is called, as `PushManager.subscribe` has answered. */
export interface Subscribe {
  endpoint: string;
  p256dh: string;
  auth: string;
}

/** A record as a file has it. */
export interface RecordText {
  text: string;
}

/** A deck to be judged. */
export interface CheckDeck {
  deck: Deck;
  rules?: Rules;
  drafted?: string[] | null; // the cards it may be built of
  match?: boolean;
}

/** A list to be filled up or bettered; without cards it is empty, not ready-made. */
export interface HelpDeck {
  deck: Deck;
  match?: boolean; // achievements may be used
}

/** A deck to be tried out by bots. */
export interface TryDeck {
  deck: Deck;
  other?: Deck | null; // another version, over the same deals
  against?: Deck[]; // none: the nine ready-made decks
  games?: number; // in all
  rules?: Rules;
  match?: boolean; // each game as one of a match: achievements may be used
  seed?: string; // others, other games
}

/** One game of such a trial. */
export interface LabGame {
  deck: Deck;
  other?: Deck | null;
  against?: Deck[];
  games?: number;
  rules?: Rules;
  match?: boolean;
  seed?: string;
  version?: number;
  number: number;
}

/** A tournament that is to be made. */
export interface NewTournament {
  name?: string; // '': it is called after me, by each page in its language
  kind?: TournamentKind;
  rules?: Rules;
  piles?: Piles;
  rounds?: number; // Swiss; 0: as many as find one winner
  decks?: CupDecks;
  clock?: Clock | null; // of each match
  penalty?: 'none' | '1 crystals' | '2 crystals' | '3 crystals' | 'game lost'; // for backtracking after one learned something (004 Tournament Rules)
  hours?: number; // for each round; 0: no limit
  size?: number; // begins by itself with so many; 0: when I say so
  pick_seconds?: number; // for each pick of its draft; 0: no limit
}

/** A player of a tournament who stays away. */
export interface Absent {
  player: string;
}

/** Me, or bots of the maker's choice. */
export interface NewPlayer {
  name?: string | null;
  level?: Level | null;
  count?: number; // how many of these bots
  deck?: Deck | null;
  decks?: Deck[] | null;
}
