/** A thing from the stock, set before a land of its people. */
import type { Canvas } from '../canvas';
import type { Subject } from '../subject';

type Drawn = (c: Canvas, s: Subject) => void;

export function thing(draw: Drawn, land: (c: Canvas) => void): Drawn {
  return (c, s) => {
    land(c);
    c.figure(() => c.group(`translate(43 ${s.foot - 36})`, () => draw(c, s)));
  };
}
