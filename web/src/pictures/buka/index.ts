/** Every card of the Buka and what it shows. */
import type { Scene } from '../painted';
import { MORE } from './more';
import { PEOPLE } from './people';
import { SHIPS } from './ships';
import { WORKS } from './works';

export const BUKA: Record<string, Scene> = { ...PEOPLE, ...MORE, ...SHIPS, ...WORKS };
