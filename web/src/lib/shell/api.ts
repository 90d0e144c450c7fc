/**
 * The server's HTTP side, with types. Every failure is an `ApiProblem` that tells what was wrong in words. A question
 * that the server cannot answer now, because its database is away or it has too much to do, is asked again by itself.
 */
import type {
  Blocked,
  About,
  Analysis,
  ApiError,
  Calling,
  Club,
  ClubAbout,
  Coded,
  DeckList,
  DeviceLink,
  Identity,
  Invitation,
  Invited,
  Leaderboard,
  LogEntry,
  Me,
  MyGames,
  NewPhrase,
  NewTable,
  PasskeyQuestion,
  OpenTable,
  Seek,
  Seeking,
  Subscribe,
  Statistics,
  Table,
  DraftPick,
  NewPlayer,
  NewTournament,
  Tournament,
  View,
  Level,
} from '../protocol';
import { t } from './i18n';
import { said } from './messages';

export class ApiProblem extends Error {
  constructor(
    readonly code: string,
    text: string,
    readonly status: number,
    readonly reason: Coded | null = null,
    readonly retryAfter: number | null = null, // seconds
  ) {
    super(text);
  }
}

/** What went wrong, as a sentence of its own. */
export function complaint(error: unknown): string {
  const text = problemText(error);
  return text.charAt(0).toUpperCase() + text.slice(1) + (/[.!?…]$/.test(text) ? '' : '.');
}

/** What went wrong, in the page's language. */
export function problemText(error: unknown): string {
  if (error instanceof ApiProblem && error.reason) return said(error.reason);
  return error instanceof Error ? error.message : String(error);
}

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

const TIMES = 6; // so often a question is asked again
const LONGEST_WAIT = 10; // seconds; whoever would have to wait longer is told so
const AGAIN = new Set(['try-again', 'too-fast']);

const seconds = (number: number): Promise<void> =>
  new Promise((resolve) => setTimeout(resolve, number * 1000));

/**
 * Ask the server; an answer that is no success is thrown as an `ApiProblem`. Only questions are asked again: what
 * was to be changed may have been changed or not.
 */
export async function call<T>(method: Method, path: string, body?: unknown): Promise<T> {
  for (let time = 1; ; time += 1) {
    try {
      return await ask<T>(method, path, body);
    } catch (error) {
      const wait = error instanceof ApiProblem && AGAIN.has(error.code) ? error.retryAfter : null;
      if (wait === null || method !== 'GET' || time >= TIMES || wait > LONGEST_WAIT) throw error;
      await seconds(wait);
    }
  }
}

async function ask<T>(method: Method, path: string, body?: unknown): Promise<T> {
  const request: RequestInit = { method, credentials: 'same-origin' };
  if (body !== undefined) {
    request.body = JSON.stringify(body);
    request.headers = { 'content-type': 'application/json' };
  }
  let answer: Response;
  try {
    answer = await fetch(`/api${path}`, request);
  } catch {
    throw new ApiProblem('no-connection', t('shell.noConnection'), 0);
  }
  if (!answer.ok) throw await problem(answer);
  return (answer.status === 204 ? undefined : await answer.json()) as T;
}

async function problem(answer: Response): Promise<ApiProblem> {
  try {
    const { code, text, reason, retry_after } = (await answer.json()) as Partial<ApiError>;
    const wait = retry_after ?? null;
    return new ApiProblem(code ?? 'error', text ?? answer.statusText, answer.status, reason ?? null, wait);
  } catch {
    return new ApiProblem('error', answer.statusText, answer.status);
  }
}

const id = encodeURIComponent;

function asked(wanted: Record<string, string | number>): string {
  const words = Object.entries(wanted).map(([name, value]) => `${name}=${id(String(value))}`);
  return words.length ? `?${words.join('&')}` : '';
}

/** The analysis of a game. It may take minutes: `waits` is told, in words, how many others come before it. */
async function analysis(table: string, game: number, waits: (words: string) => void): Promise<Analysis> {
  const which = game > 0 ? `?game=${game}` : ''; // of a match
  for (;;) {
    try {
      return await call<Analysis>('GET', `/tables/${id(table)}/analysis${which}`);
    } catch (error) {
      if (!(error instanceof ApiProblem) || error.code !== 'waiting') throw error;
      waits(problemText(error));
      await seconds(error.retryAfter ?? 1);
    }
  }
}

export interface Moment {
  version: number;
  view: View;
  entry: LogEntry | null;
}

export const api = {
  about: () => call<About>('GET', '/about'),
  endSessions: () => call<undefined>('POST', '/me/sessions'),
  deleteMe: () => call<undefined>('DELETE', '/me'),
  me: () => call<Me>('GET', '/me'),
  rename: (name: string) => call<Me>('PUT', '/me', { name }),
  identity: () => call<Identity>('GET', '/me/identity'),
  newPhrase: () => call<NewPhrase>('POST', '/me/phrase'),
  tellPhrase: (phrase: string, sure: boolean) => call<Me>('POST', '/phrases', { phrase, sure }),
  newDevice: () => call<DeviceLink>('POST', '/me/links'),
  invited: (code: string) => call<Invited>('GET', `/links/${id(code)}`),
  takeDevice: (code: string, sure: boolean) => call<Me>('POST', `/links/${id(code)}`, { sure }),
  calls: () => call<Calling>('GET', '/me/calls'),
  callMe: (wanted: Subscribe) => call<Calling>('PUT', '/me/calls', wanted),
  callMeNoMore: () => call<undefined>('DELETE', '/me/calls'),
  testCall: () => call<undefined>('POST', '/me/calls/test'),
  signOut: (device: string) => call<undefined>('DELETE', `/me/devices/${id(device)}`),
  askNewPasskey: () => call<PasskeyQuestion>('POST', '/me/passkeys/question'),
  addPasskey: (credential: string) => call<Identity>('POST', '/me/passkeys', { credential }),
  dropPasskey: (passkey: string) => call<undefined>('DELETE', `/me/passkeys/${id(passkey)}`),
  askPasskey: () => call<PasskeyQuestion>('POST', '/passkeys/question'),
  tellPasskey: (credential: string, sure: boolean) => call<Me>('POST', '/passkeys', { credential, sure }),
  tables: () => call<Table[]>('GET', '/tables'),
  make: (wanted: NewTable) => call<Table>('POST', '/tables', wanted),
  table: (table: string) => call<Table>('GET', `/tables/${id(table)}`),
  sit: (table: string, seat: number, as: { deck?: DeckList; decks?: DeckList[]; name?: string } = {}) =>
    call<Table>('POST', `/tables/${id(table)}/seats/${seat}`, as),
  report: (table: string, seat: number, why: string, version: number) =>
    call<undefined>('POST', `/tables/${id(table)}/seats/${seat}/reports`, { why, version }),
  block: (table: string, seat: number, version: number) =>
    call<undefined>('POST', `/tables/${id(table)}/seats/${seat}/block`, { version }),
  blocked: () => call<Blocked[]>('GET', '/me/blocks'),
  unblock: (number: number) => call<undefined>('DELETE', `/me/blocks/${number}`),
  leave: (table: string, seat: number) => call<Table>('DELETE', `/tables/${id(table)}/seats/${seat}`),
  bot: (table: string, seat: number, level: Level) =>
    call<Table>('PUT', `/tables/${id(table)}/seats/${seat}/bot`, { level }),
  takeKey: (key: string) => call<{ table: string; seat: number }>('POST', `/keys/${id(key)}`),
  at: (table: string, version: number, seat?: number) =>
    call<Moment>('GET', `/tables/${id(table)}/at/${version}${seat === undefined ? '' : `?seat=${seat}`}`),
  log: (table: string, seat?: number) =>
    call<LogEntry[]>('GET', `/tables/${id(table)}/log${seat === undefined ? '' : `?seat=${seat}`}`),
  analysis,
  picks: (table: string, seat: number) => call<DraftPick[]>('GET', `/tables/${id(table)}/picks?seat=${seat}`),
  myGames: (wanted: Record<string, string | number>) => call<MyGames>('GET', `/me/games${asked(wanted)}`),
  statistics: () => call<Statistics>('GET', '/me/statistics'),
  leaderboard: (ladder: string) => call<Leaderboard>('GET', `/leaderboard/${id(ladder)}`),
  lobby: () => call<OpenTable[]>('GET', '/lobby'),
  seek: (wanted: Seek) => call<Seeking>('POST', '/seek', wanted),
  stillSeek: () => call<Seeking>('PUT', '/seek'),
  stopSeeking: () => call<Seeking>('DELETE', '/seek'),
  clubs: () => call<ClubAbout[]>('GET', '/me/clubs'),
  club: (club: string) => call<Club>('GET', `/clubs/${id(club)}`),
  newClub: (name: string) => call<Club>('POST', '/clubs', { name }),
  renameClub: (club: string, name: string) => call<Club>('PUT', `/clubs/${id(club)}`, { name }),
  newClubLink: (club: string) => call<Club>('POST', `/clubs/${id(club)}/link`),
  takeOut: (club: string, number: number) =>
    call<undefined>('DELETE', `/clubs/${id(club)}/members/${number}`),
  invitation: (code: string) => call<Invitation>('GET', `/invitations/${id(code)}`),
  joinClub: (code: string) => call<Club>('POST', `/invitations/${id(code)}`),
  readRecord: (text: string) => call<Table>('POST', '/records', { text }),
  decks: () => call<DeckList[]>('GET', '/decks'),
  tournaments: () => call<Tournament[]>('GET', '/tournaments'),
  tournament: (which: string) => call<Tournament>('GET', `/tournaments/${id(which)}`),
  newTournament: (wanted: NewTournament) => call<Tournament>('POST', '/tournaments', wanted),
  enter: (which: string, as: NewPlayer = {}) =>
    call<Tournament>('POST', `/tournaments/${id(which)}/players`, as),
  leaveTournament: (which: string) => call<Tournament>('DELETE', `/tournaments/${id(which)}/players/me`),
  removePlayer: (which: string, player: string) =>
    call<Tournament>('DELETE', `/tournaments/${id(which)}/players?player=${encodeURIComponent(player)}`),
  countAsLost: (which: string, player: string) =>
    call<Tournament>('POST', `/tournaments/${id(which)}/absent`, { player }),
  startTournament: (which: string) => call<Tournament>('POST', `/tournaments/${id(which)}/start`, {}),
};
