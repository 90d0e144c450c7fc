/** Pictures that were painted card by card: what each card shows, by its name. */
import type { Canvas } from './canvas';
import type { Subject } from './subject';
import { VULCA } from './vulca/index';

export type Scene = (c: Canvas, s: Subject) => void;

export const PAINTED: Record<string, Record<string, Scene>> = { Vulca: VULCA };
