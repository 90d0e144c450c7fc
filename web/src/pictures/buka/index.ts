/** Every card of the Buka and what it shows. */
import { thing } from '../kit/setting';
import * as stock from '../kit/stock';
import type { Scene } from '../painted';
import { cabin, deck, NIGHT } from './land';
import { MORE } from './more';
import { PEOPLE } from './people';
import { SHIPS } from './ships';

export const BUKA: Record<string, Scene> = {
  ...PEOPLE,
  ...MORE,
  ...SHIPS,
  'Letter of Marque': thing(stock.scroll, (c) => cabin(c, [22, 36])),
  Armory: thing(stock.armory, (c) => cabin(c, [22, 36])),
  'Duplicator of Fire': thing(stock.duplicator, (c) => deck(c, NIGHT, null)),
};
