/**
 * All words of the page in English, a section for each room. A second language is one more file like this
 * (de.ts), with the same shape. `{name}` is filled in; `{n?one:many}` chooses by number.
 */
import { callback } from './callback.en';
import { cards } from './cards.en';
import { clubs } from './clubs.en';
import { cups } from './cups.en';
import { decks } from './decks.en';
import { draft } from './draft.en';
import { duel } from './duel.en';
import { identity } from './identity.en';
import { lessons } from './lessons.en';
import { meeting } from './meeting.en';
import { lobby } from './lobby.en';
import { privacy } from './privacy.en';
import { puzzles } from './puzzles.en';
import { ratings } from './ratings.en';
import { reference } from './reference.en';
import { shell } from './shell.en';
import { city } from './city.en';
import { replay } from './replay.en';
import { rules } from './rules.en';

export const en = {
  shell,
  cards,
  duel,
  city,
  clubs,
  cups,
  decks,
  draft,
  replay,
  reference,
  rules,
  lessons,
  puzzles,
  ratings,
  lobby,
  meeting,
  callback,
  identity,
  privacy,
} as const;
