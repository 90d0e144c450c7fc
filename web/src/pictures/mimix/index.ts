/** Every card of the Mimix and what it shows. */
import { WORKS } from './works';
import type { Scene } from '../painted';
import { MORE } from './more';
import { OTHERS } from './others';
import { WOMEN } from './people';

export const MIMIX: Record<string, Scene> = { ...WOMEN, ...MORE, ...OTHERS, ...WORKS };
