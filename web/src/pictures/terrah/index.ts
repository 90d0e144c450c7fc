/** Every card of the Terrah and what it shows. */
import type { Scene } from '../painted';
import { MORE } from './more';
import { PEOPLE } from './people';
import { POWERS } from './powers';
import { WORKS } from './works';

export const TERRAH: Record<string, Scene> = { ...PEOPLE, ...MORE, ...WORKS, ...POWERS };
