/** Which page stands at which address. Each is fetched when it is first opened. */
import type { Component } from 'svelte';
import { matches } from '../lib/shell/router.svelte';
import type { Key } from '../lib/shell/i18n';

type Values = Record<string, string>;
// A page's own props are the parts of its address.
type Load = () => Promise<{ default: Component<Values> }>;

export interface Page {
  key: string; // the same key: the same page goes on, its values change
  values: Values;
  load: Load;
  title: Key | null;
  bare: boolean; // a table: no header above it
  city: boolean; // the quick reference opens at the city
}

interface Route {
  pattern: string;
  load: Load;
  title: Key | null;
  bare?: boolean;
  city?: boolean;
  group?: string; // addresses of one page: it stays while they change
}

/** The same promise each time, so that a change of address does not lay the page anew. */
function page(load: () => Promise<{ default: unknown }>): Load {
  let loaded: ReturnType<Load> | null = null;
  return () => {
    loaded ??= (load as Load)();
    loaded.catch(() => (loaded = null)); // the next visit tries again
    return loaded;
  };
}
const replay = page(() => import('../lib/replay/ReplayPage.svelte'));
const rules = page(() => import('../lib/rulebook/RulesPage.svelte'));
const cups = page(() => import('./Tournaments.svelte'));
const board = page(() => import('./LeaderboardPage.svelte'));
const cards = page(() => import('../lib/cards/CardBrowser.svelte'));

const ROUTES: Route[] = [
  { pattern: '/', load: page(() => import('./Start.svelte')), title: null },
  {
    pattern: '/city',
    load: page(() => import('./CitySetup.svelte')),
    title: 'shell.cityDoor.title',
    city: true,
  },
  { pattern: '/draft', load: page(() => import('./DraftSetup.svelte')), title: 'shell.draftDoor.title' },
  { pattern: '/learn', load: page(() => import('./Learn.svelte')), title: 'lessons.title' },
  {
    pattern: '/learn/:id',
    load: page(() => import('./LessonPage.svelte')),
    title: 'lessons.title',
    bare: true,
  },
  { pattern: '/puzzles', load: page(() => import('./Puzzles.svelte')), title: 'puzzles.title' },
  {
    pattern: '/puzzles/:id',
    load: page(() => import('./PuzzlePage.svelte')),
    title: 'puzzles.title',
    bare: true,
  },
  { pattern: '/tables', load: page(() => import('./Tables.svelte')), title: 'shell.tables.title' },
  {
    pattern: '/table/:id',
    load: page(() => import('./TablePage.svelte')),
    title: 'shell.table.title',
    bare: true,
  },
  { pattern: '/table/:id/at/:version', load: replay, title: 'replay.title', bare: true, group: 'replay' },
  { pattern: '/replay/:id', load: replay, title: 'replay.title', bare: true, group: 'replay' },
  { pattern: '/cards', load: cards, title: 'cards.browser.title', group: 'cards' },
  { pattern: '/cards/:card', load: cards, title: 'cards.browser.title', group: 'cards' },
  {
    pattern: '/decks',
    load: page(() => import('../lib/cards/DeckBuilder.svelte')),
    title: 'cards.builder.title',
  },
  { pattern: '/decks/lab', load: page(() => import('../lib/lab/LabPage.svelte')), title: 'decks.lab.try' },
  { pattern: '/metagame', load: page(() => import('./Metagame.svelte')), title: 'decks.meta.title' },
  { pattern: '/rules', load: rules, title: 'rules.title', group: 'rules' },
  { pattern: '/rules/:book', load: rules, title: 'rules.title', group: 'rules' },
  { pattern: '/privacy', load: page(() => import('./Privacy.svelte')), title: 'privacy.title' },
  { pattern: '/games', load: page(() => import('./MyGames.svelte')), title: 'ratings.games.title' },
  { pattern: '/leaderboard', load: board, title: 'ratings.board.title', group: 'board' },
  { pattern: '/leaderboard/:ladder', load: board, title: 'ratings.board.title', group: 'board' },
  { pattern: '/clubs', load: page(() => import('./club/Clubs.svelte')), title: 'clubs.title' },
  { pattern: '/club/:id', load: page(() => import('./club/ClubPage.svelte')), title: 'clubs.title' },
  { pattern: '/invited/:code', load: page(() => import('./club/Invited.svelte')), title: 'clubs.title' },
  { pattern: '/you', load: page(() => import('./You.svelte')), title: 'identity.title' },
  { pattern: '/device/:code', load: page(() => import('./TakeDevice.svelte')), title: 'identity.title' },
  { pattern: '/key/:key', load: page(() => import('./TakeSeat.svelte')), title: 'shell.move.title' },
  { pattern: '/tournaments', load: cups, title: 'shell.tournaments.title', group: 'tournaments' },
  { pattern: '/cups', load: cups, title: 'shell.tournaments.title', group: 'tournaments' }, // typed by hand
  {
    pattern: '/tournament/:id',
    load: page(() => import('./TournamentPage.svelte')),
    title: 'shell.tournaments.title',
  },
];
const MISSING: Route = {
  pattern: '',
  load: page(() => import('./Missing.svelte')),
  title: 'shell.missing.title',
};

export function found(path: string): Page {
  for (const route of ROUTES) {
    const values = matches(route.pattern, path);
    if (values) return made(route, values);
  }
  return made(MISSING, {});
}

function made(route: Route, values: Values): Page {
  const { load, title, bare = false, city = false } = route;
  return { key: `${route.group ?? route.pattern} ${values['id'] ?? ''}`, values, load, title, bare, city };
}
