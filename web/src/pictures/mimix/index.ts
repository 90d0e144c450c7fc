/** Every card of the Mimix and what it shows. */
import type { Scene } from '../painted';
import { OTHERS } from './others';
import { WOMEN } from './people';

export const MIMIX: Record<string, Scene> = { ...WOMEN, ...OTHERS };
