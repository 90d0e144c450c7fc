/** Every card of the Buka and what it shows. */
import { ship } from '../buka';
import type { Canvas } from '../canvas';
import { thing } from '../kit/setting';
import type { Scene } from '../painted';
import { cabin, deck, MORNING, NIGHT, RIM, sea, STORM } from './land';
import { PEOPLE } from './people';

/** A ship at sea, at its own hour. */
function sails(land: (c: Canvas) => void): Scene {
  return (c, s) => {
    land(c);
    c.figure(() => ship(c, s));
  };
}

export const BUKA: Record<string, Scene> = {
  ...PEOPLE,
  'Letter of Marque': thing((c) => cabin(c, [22, 36]), RIM),
  Armory: thing((c) => cabin(c, [22, 36]), RIM),
  'Duplicator of Fire': thing((c) => deck(c, NIGHT, null), RIM),
  'Sea Falcon': sails((c) => sea(c, 84, MORNING, [22, 40])),
  'Sea Devil': sails((c) => sea(c, 84, STORM, null)),
  'Rising Sun': sails((c) => sea(c, 84, ['#3c3c78', '#c87088', '#ffb070', '#ffe8b0'], [46, 74])),
  'Sea Moon': sails((c) => sea(c, 84, NIGHT, [56, 36])),
};
