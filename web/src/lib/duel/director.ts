/** How a step of the duel is staged: which cards are shown large, where a breath is taken, what is a moment. */
import { cardFacts } from '../cards/facts.svelte';
import type { DuelEvent, DuelView, LogEntry, Table, Update, View } from '../protocol';
import { is } from '../shell/kinds';
import { seatName, type AnyEvent } from '../shell/logWords';
import { firstGames, NO_SCENE, type Beat, type Scene } from '../shell/stage.svelte';
import { describeEvent, describeEvents, nameOf, type Names } from './events';
import { t } from '../shell/i18n';
import { elementName } from './labels';

/** What stands over the table for a while. */
export type Shown =
  | { kind: 'card'; card: string | null; people: string; text: string; effects: string[] } // somebody played it
  | { kind: 'words'; text: string; more: string; tone: Tone; cards?: string[] }
  | { kind: 'verdict'; cards: string[]; honest: boolean; text: string; more: string; tone: Tone };
export type Tone = 'plain' | 'good' | 'bad';

const PLAYS: ReadonlySet<string> = new Set(['play', 'add', 'land', 'interfere', 'use', 'bluff', 'replace']);
const BREATH = 1200;
const WORDS_MS = 1500;
const DRAGON_MS = 1300;
const ALL_DRAGONS = 3;
const RETREAT_MS = 1800;
const FLIGHT_MS = 2600; // the flight itself takes one second
const MOMENT_MS = 2200;

/** Long enough to find the card, and to read its text. */
export function readingTime(card: string | null): number {
  const text = card === null ? '' : (cardFacts(card)?.text ?? '');
  return Math.min(4600, 1100 + text.length * 24);
}

export const duelOf = (view: View | null): DuelView | null =>
  view?.game === 'duel' ? view : view?.game === 'match' && !view.choosing ? view.duel : null;

export function direct(
  update: Pick<Update, 'entry' | 'view' | 'table'>,
  shown: View | null,
  me: number,
): Scene {
  const next = duelOf(update.view);
  const before = duelOf(shown);
  if (!next) return NO_SCENE;
  const names = namesOf(update.table, next, me);
  return {
    before: before ? opening(update.entry, before, names) : [],
    after: closing(update.entry, before ?? next, next, names),
  };
}

/** What a lesson stages: the moments alone, for the cards it explains by itself. */
export function directMoments(
  { entry, view, table }: Pick<Update, 'entry' | 'view' | 'table'>,
  me: number,
): Scene {
  const next = duelOf(view);
  if (!next) return NO_SCENE;
  const names = namesOf(table, next, me);
  const over = events(entry).find(is('over'));
  const retreat = events(entry).find(is('retreat'));
  const end = over
    ? [gameOver(over.seat, '', names)]
    : retreat
      ? [fightWon(retreat.seat === 0 ? 1 : 0, retreat.n, '', names)]
      : [];
  return { before: [], after: [...verdict(entry, names), ...end] };
}

const namesOf = (table: Table, view: DuelView, me: number): Names => ({
  me,
  alone: table.game === 'duel',
  players: table.seats.map((seat, i) => (seat.name ? seatName(table, i) : view.sides[i === 1 ? 1 : 0].name)),
});

const beat = (ms: number, what: Shown): Beat<Shown> => ({ ms, what });
const words = (ms: number, text: string, more = '', tone: Tone = 'plain'): Beat<Shown> =>
  beat(ms, { kind: 'words', text, more, tone });
const events = (entry: LogEntry): DuelEvent[] => entry.events as DuelEvent[];
/** Good news for whoever looks; neither for a spectator. */
const toneFor = (names: Names, winner: number): Tone =>
  names.me < 0 ? 'plain' : winner === names.me ? 'good' : 'bad';

/** What comes before the step is seen: a breath before a retreat, and before a bluff is turned up. */
function opening(entry: LogEntry, view: DuelView, names: Names): Beat<Shown>[] {
  const called = events(entry).find((event) => event.kind === 'call');
  if (called) return [words(BREATH, describeEvent(called, names), t('duel.stage.turnUp'))];
  const retreat = events(entry).find(is('retreat'));
  if (!retreat || retreat.seat === names.me || !view.element || entry.seat !== retreat.seat) return [];
  const n = view.sides[retreat.seat === 1 ? 0 : 1].power[view.element].total;
  const element = elementName(view.element);
  return [words(BREATH, t('duel.stage.weighs', { who: nameOf(names, retreat.seat), n, element }))];
}

function closing(entry: LogEntry, before: DuelView, view: DuelView, names: Names): Beat<Shown>[] {
  const beats: Beat<Shown>[] = [];
  if (entry.seat !== names.me) beats.push(...played(entry, view, names));
  beats.push(...verdict(entry, names));
  const fourth = events(entry).find((event) => event.kind === 'fourth dragon');
  const won = fourth ? describeEvent(fourth, names) : ''; // told once: with the last dragon, with the fight, or by itself
  const flies = events(entry).some(is('dragon'));
  const retreats = events(entry).some(is('retreat'));
  for (const [i, event] of events(entry).entries()) {
    if (event.kind === 'retreat')
      beats.push(...retreated(event.seat, event.n, flies ? '' : won, before, names));
    else if (event.kind === 'dragon') {
      const more = later(entry, i);
      beats.push(flown(event, here(view, event.seat) - more, more ? '' : won, names));
    } else if (event.kind === 'dragon home')
      beats.push(words(DRAGON_MS, describeEvent(event, names), '', toneFor(names, event.seat)));
    else if (event.kind === 'fourth dragon' && !flies && !retreats)
      beats.push(words(FLIGHT_MS, won, '', toneFor(names, event.seat)));
    else if (event.kind === 'over')
      beats.push(gameOver(event.seat, names.alone ? '' : crystals(event.n), names));
  }
  return beats;
}

/** Whoever reads it for the first time is told what crystals are for. */
function crystals(n: number): string {
  const count = t('duel.count.crystals', { n });
  return firstGames() ? t('duel.stage.crystals', { crystals: count }) : count;
}

/** Somebody gives up: that is seen by itself, with the figures, and then who has won. `end`: why that wins the game. */
function retreated(seat: number, n: number, end: string, view: DuelView, names: Names): Beat<Shown>[] {
  const winner = seat === 0 ? 1 : 0;
  const won = fightWon(winner, n, end, names);
  if (seat === names.me || !view.element) return [won];
  const totals = [winner, seat].map(
    (one) => view.sides[one === 1 ? 1 : 0].power[view.element ?? 'fire'].total,
  );
  const figures = t(winner === names.me ? 'duel.stage.againstYou' : 'duel.stage.against', {
    mine: totals[0] ?? 0,
    theirs: totals[1] ?? 0,
    element: elementName(view.element),
  });
  const gone = words(RETREAT_MS, t('duel.stage.retreats', { who: nameOf(names, seat) }), figures);
  return [gone, won];
}

const here = (view: DuelView, seat: number): number =>
  view.dragons.filter((dragon) => dragon.at === seat).length;
/** How many more dragons fly to the same side in this step. */
const later = (entry: LogEntry, at: number): number =>
  events(entry)
    .slice(at + 1)
    .filter((event) => event.kind === 'dragon' && event.seat === events(entry)[at]?.seat).length;

/** A dragon flies, and one reads how many are there then, or why that wins the game (`end`). */
function flown(event: AnyEvent, n: number, end: string, names: Names): Beat<Shown> {
  const [{ seat }, mine] = [event, event.seat === names.me];
  const form = n === ALL_DRAGONS ? 'all' : 'dragons';
  const score = t(`duel.stage.${form}${mine ? 'You' : 'They'}`, { who: nameOf(names, seat), n });
  return words(FLIGHT_MS, describeEvent(event, names), end || score, toneFor(names, seat));
}

/** A card of the other side, large, with what it did; an announcement. */
function played(entry: LogEntry, view: DuelView, names: Names): Beat<Shown>[] {
  const all = events(entry);
  const play = all.find((event) => PLAYS.has(event.kind));
  const beats: Beat<Shown>[] = [];
  if (play && 'card' in play) {
    const rest = all.filter((event) => event !== play && !MOMENTS.has(event.kind));
    beats.push(
      beat(readingTime(play.card), {
        kind: 'card',
        card: play.card,
        people: view.sides[play.seat === 1 ? 1 : 0].people,
        text: describeEvent(play as AnyEvent, names),
        effects: describeEvents(rest as AnyEvent[], names),
      }),
    );
  } else beats.push(...effects(all, names));
  const said = all.find((event) => ['announce', 'decline', 'trust'].includes(event.kind));
  if (said) beats.push(words(WORDS_MS, describeEvent(said as AnyEvent, names)));
  return beats;
}
/** What a text does after its card was played (a question was answered): the cards that it is about, and what becomes of them. */
function effects(all: DuelEvent[], names: Names): Beat<Shown>[] {
  if (all.some((event) => ENDS.has(event.kind))) return [];
  const loud = all.filter((event) => LOUD.has(event.kind));
  const [text = '', ...more] = describeEvents(loud as AnyEvent[], names);
  if (!text) return [];
  const cards = loud.flatMap((event) => ('card' in event && event.card ? [event.card] : []));
  const shown: Shown = {
    kind: 'words',
    text,
    more: more.join(' · '),
    tone: 'plain',
    cards: cards.slice(0, 3),
  };
  return [beat(WORDS_MS + 700, shown)];
}
/** What is lost or seen by it; all else that it does is seen on the table. */
const LOUD: ReadonlySet<string> = new Set([
  'discard',
  'take',
  'reveal',
  'disclose',
  'shuffle in',
  'cancel',
  'element',
]);
const ENDS: ReadonlySet<string> = new Set([
  'announce',
  'decline',
  'call',
  'retreat',
  'dragon',
  'fourth dragon',
  'fight over',
  'over',
]);

const MOMENTS: ReadonlySet<string> = new Set([
  'turn',
  'retreat',
  'dragon',
  'dragon home',
  'fourth dragon',
  'over',
  'fight over',
]);

/** The cards of a called bluff turned up, and what that means. */
function verdict(entry: LogEntry, names: Names): Beat<Shown>[] {
  const all = events(entry);
  const found = all.find((event) => event.kind === 'honest' || event.kind === 'lie');
  if (!found) return [];
  const honest = found.kind === 'honest';
  const winner = honest ? found.seat : 1 - found.seat;
  return [
    beat(MOMENT_MS + 600, {
      kind: 'verdict',
      cards: all.filter(is('reveal')).flatMap((event) => event.card ?? []),
      honest,
      text: t(honest ? 'duel.stage.honest' : 'duel.stage.lie'),
      more: t(winner === names.me ? 'duel.stage.dragonYou' : 'duel.stage.dragonThey', {
        who: nameOf(names, winner),
      }),
      tone: toneFor(names, winner),
    }),
  ];
}

function fightWon(winner: number, n: number, end: string, names: Names): Beat<Shown> {
  const mine = winner === names.me;
  const who = nameOf(names, winner);
  const dragons = t('duel.count.dragons', { n });
  const gain = n
    ? t(mine ? 'duel.stake.toYou' : 'duel.stake.toThem', { dragons, who })
    : t('duel.retreat.none');
  return words(
    MOMENT_MS,
    t(mine ? 'duel.stage.fightYou' : 'duel.stage.fightThey', { who }),
    end || gain,
    toneFor(names, winner),
  );
}

function gameOver(winner: number, more: string, names: Names): Beat<Shown> {
  return words(
    MOMENT_MS + 800,
    t(winner === names.me ? 'duel.stage.gameYou' : 'duel.stage.gameThey', { who: nameOf(names, winner) }),
    names.alone ? '' : more,
    toneFor(names, winner),
  );
}
