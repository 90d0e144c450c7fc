/** Every card of the Hoax and what it shows. */
import type { Scene } from '../painted';
import { ENGINES } from './engines';
import { MORE } from './more';
import { PEOPLE } from './people';
import { WORKS } from './works';

export const HOAX: Record<string, Scene> = { ...PEOPLE, ...MORE, ...WORKS, ...ENGINES };
