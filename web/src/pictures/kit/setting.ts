/** A thing from the stock of motifs, set before a land of its people. */
import type { Canvas } from '../canvas';
import { drawMotif } from '../motifs';
import type { Subject } from '../subject';

export function thing(land: (c: Canvas) => void, rim: string, after?: (c: Canvas) => void): (c: Canvas, s: Subject) => void {
  return (c, s) => {
    land(c);
    c.figure(() => c.relief(rim, () => drawMotif(c, s), 0.6));
    after?.(c);
  };
}
