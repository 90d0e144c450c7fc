/** Every card of the Flit and what it shows. */
import type { Scene } from '../painted';
import { MORE } from './more';
import { DEEDS } from './deeds';
import { PEOPLE } from './people';
import { WORKS } from './works';

export const FLIT: Record<string, Scene> = { ...PEOPLE, ...MORE, ...WORKS, ...DEEDS };
