/** Pictures that were painted card by card: what each card shows, by its name. */
import { AQUA } from './aqua/index';
import { BUKA } from './buka/index';
import type { Canvas } from './canvas';
import { FLIT } from './flit/index';
import { HOAX } from './hoax/index';
import { KHIND } from './khind/index';
import { MIMIX } from './mimix/index';
import { PILLAR } from './pillar/index';
import { EMISSARIES, INQUISITORS } from './others/court';
import { HYLA } from './others/hyla';
import { MUTANTS } from './others/mutant';
import { CRYSTALS, INTERFERENCE, SPIRITS } from './others/rest';
import { TUTU } from './others/tutu';
import type { Subject } from './subject';
import { TERRAH } from './terrah/index';
import { VULCA } from './vulca/index';

export type Scene = (c: Canvas, s: Subject) => void;

export const PAINTED: Record<string, Record<string, Scene>> = {
  Aqua: AQUA,
  Buka: BUKA,
  Flit: FLIT,
  Emissary: EMISSARIES,
  Hoax: HOAX,
  Hyla: HYLA,
  Inquisitor: INQUISITORS,
  Interference: INTERFERENCE,
  Crystal: CRYSTALS,
  Spirit: SPIRITS,
  Khind: KHIND,
  Mimix: MIMIX,
  Mutant: MUTANTS,
  Pillar: PILLAR,
  Terrah: TERRAH,
  Tutu: TUTU,
  Vulca: VULCA,
};
