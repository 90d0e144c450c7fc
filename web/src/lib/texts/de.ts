/** Alle Texte der Seite auf Deutsch; Aufbau wie en.ts. */
import { callback } from './callback.de';
import { cards } from './cards.de';
import { clubs } from './clubs.de';
import { cups } from './cups.de';
import { decks } from './decks.de';
import { draft } from './draft.de';
import { duel } from './duel.de';
import { identity } from './identity.de';
import { lessons } from './lessons.de';
import { meeting } from './meeting.de';
import { lobby } from './lobby.de';
import { privacy } from './privacy.de';
import { puzzles } from './puzzles.de';
import { ratings } from './ratings.de';
import { reference } from './reference.de';
import { shell } from './shell.de';
import type { Catalogue } from '../shell/words.svelte';
import { city } from './city.de';
import { replay } from './replay.de';
import { rules } from './rules.de';

export const de: Catalogue = {
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
};
