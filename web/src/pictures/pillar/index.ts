/** Every card of the Pillar and what it shows. */
import type { Scene } from '../painted';
import { PEOPLE } from './people';
import { WORKS } from './works';

export const PILLAR: Record<string, Scene> = { ...PEOPLE, ...WORKS };
