/** Pictures that were painted card by card: what each card shows, by its name. */
import { AQUA } from './aqua/index';
import { BUKA } from './buka/index';
import type { Canvas } from './canvas';
import { FLIT } from './flit/index';
import { HOAX } from './hoax/index';
import { KHIND } from './khind/index';
import { MIMIX } from './mimix/index';
import { PILLAR } from './pillar/index';
import type { Subject } from './subject';
import { TERRAH } from './terrah/index';
import { VULCA } from './vulca/index';

export type Scene = (c: Canvas, s: Subject) => void;

export const PAINTED: Record<string, Record<string, Scene>> = {
  Aqua: AQUA,
  Buka: BUKA,
  Flit: FLIT,
  Hoax: HOAX,
  Khind: KHIND,
  Mimix: MIMIX,
  Pillar: PILLAR,
  Terrah: TERRAH,
  Vulca: VULCA,
};
