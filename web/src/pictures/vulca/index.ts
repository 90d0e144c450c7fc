/** Every card of the Vulca and what it shows. */
import { DEEDS } from './deeds';
import { SECOND } from './more';
import { THIRD } from './others';
import { FIRST, type Scene } from './people';
import { WORKS } from './works';

export const VULCA: Record<string, Scene> = { ...FIRST, ...SECOND, ...THIRD, ...WORKS, ...DEEDS };
