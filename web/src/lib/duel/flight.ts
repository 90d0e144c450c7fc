/**
 * Cards travel. Before the table changes, `look` remembers where every card lies; after it, `fly` lets each one
 * move from its old place to its new one (FLIP). Cards that come out of hidden places start at the deck or the
 * hand; cards that vanish fly to the pile they went to. Dragons take the long way round.
 *
 * Elements say who they are: data-fly (identity), data-zone (a change of zone is a journey, a change of place
 * within it a shift), data-from and data-to (anchors for cards without an old or a new place).
 */
interface Seen { element: HTMLElement; zone: string; x: number; y: number; width: number }
export interface Moment { cards: Map<string, Seen>; anchors: Map<string, Seen> }

const EASE = 'cubic-bezier(0.2, 0.75, 0.25, 1)';
const DRAGON_MS = 950;

function seen(element: HTMLElement): Seen {
  const box = element.getBoundingClientRect();
  return { element, zone: element.dataset['zone'] ?? '', x: box.left + box.width / 2, y: box.top + box.height / 2, width: element.offsetWidth };
}

export function look(root: HTMLElement): Moment {
  const moment: Moment = { cards: new Map(), anchors: new Map() };
  for (const element of root.querySelectorAll<HTMLElement>('[data-fly]')) moment.cards.set(element.dataset['fly'] ?? '', seen(element));
  for (const element of root.querySelectorAll<HTMLElement>('[data-anchor]')) moment.anchors.set(element.dataset['anchor'] ?? '', seen(element));
  return moment;
}

/** How long a way takes: 180 ms for a hand's breadth, 320 ms across the table. */
export function travelTime(distance: number): number {
  return Math.round(Math.min(320, 180 + distance * 0.2));
}

/** Where a card that vanished has gone, by its zone now. */
export type Whither = (key: string) => string | null;

export function fly(root: HTMLElement, layer: HTMLElement, before: Moment, whither: Whither): void {
  const after = look(root);
  let order = 0;
  for (const [key, now] of after.cards) {
    const old = before.cards.get(key) ?? from(now, before, after);
    if (!old || now.width === 0) continue;
    const distance = Math.hypot(old.x - now.x, old.y - now.y);
    if (distance < 3) continue;
    if (key.startsWith('dragon:')) flight(layer, now, old);
    else if (old.zone === now.zone && before.cards.has(key)) shift(now, old, travelTime(distance));
    else journey(layer, now, old, now, travelTime(distance), order++ * 28);
  }
  for (const [key, old] of before.cards) {
    if (after.cards.has(key) || old.width === 0) continue;
    const anchor = whither(key);
    const target = anchor ? after.anchors.get(anchor) : undefined;
    if (target) journey(layer, old, old, target, travelTime(Math.hypot(old.x - target.x, old.y - target.y)), order++ * 18, true);
  }
}

function from(now: Seen, before: Moment, after: Moment): Seen | undefined {
  const anchor = now.element.dataset['from'] ?? '';
  return before.anchors.get(anchor) ?? after.anchors.get(anchor);
}

/** Within its zone a card slides over. */
function shift(now: Seen, old: Seen, duration: number): void {
  now.element.animate([{ translate: `${old.x - now.x}px ${old.y - now.y}px` }, { translate: '0 0' }], { duration, easing: EASE });
}

/** From zone to zone a copy travels above everything, while the card itself waits unseen. */
function journey(layer: HTMLElement, shown: Seen, old: Seen, now: Seen, duration: number, delay: number, gone = false): void {
  const copy = ghost(layer, shown);
  const scale = (seen: Seen): number => (seen.width || shown.width) / shown.width;
  const place = (seen: Seen): string => `translate(${seen.x - shown.x}px, ${seen.y - shown.y}px) scale(${scale(seen)})`;
  const frames: Keyframe[] = [{ transform: place(old), opacity: 1 }, { transform: place(now), opacity: gone ? 0.25 : 1 }];
  const going = copy.animate(frames, { duration, delay, easing: EASE, fill: 'both' });
  if (!gone) now.element.animate([{ opacity: 0 }, { opacity: 0 }], { duration: duration + delay });
  going.finished.finally(() => copy.remove()).catch(() => undefined);
}

/** A dragon rises, crosses the table in an arc and lands. */
function flight(layer: HTMLElement, now: Seen, old: Seen): void {
  const copy = ghost(layer, now);
  copy.classList.add('in-flight');
  const [dx, dy] = [old.x - now.x, old.y - now.y];
  const side = (dy > 0 ? -1 : 1) * Math.min(260, 90 + Math.abs(dy) * 0.5);
  const at = (share: number, out: number, scale: number, turn: number): Keyframe => ({
    offset: 1 - share, transform: `translate(${dx * share + side * out}px, ${dy * share}px) scale(${scale}) rotate(${turn}deg)`,
  });
  const lean = side > 0 ? 1 : -1;
  const frames = [at(1, 0, 1, 0), at(0.86, 0.45, 1.7, -8 * lean), at(0.5, 1, 2.7, 10 * lean), at(0.16, 0.5, 1.8, -6 * lean), at(0, 0, 1, 0)];
  const going = copy.animate(frames, { duration: DRAGON_MS, easing: 'ease-in-out', fill: 'both' });
  now.element.animate([{ opacity: 0 }, { opacity: 0 }], { duration: DRAGON_MS });
  going.finished.finally(() => copy.remove()).catch(() => undefined);
}

function ghost(layer: HTMLElement, shown: Seen): HTMLElement {
  const copy = shown.element.cloneNode(true) as HTMLElement;
  for (const name of ['data-fly', 'data-nav', 'id', 'aria-label', 'data-action']) copy.removeAttribute(name);
  copy.setAttribute('aria-hidden', 'true');
  copy.inert = true;
  const box = layer.getBoundingClientRect();
  Object.assign(copy.style, {
    position: 'absolute', margin: '0', width: `${shown.width}px`, translate: 'none', rotate: 'none', transform: 'none',
    left: `${shown.x - box.left - shown.width / 2}px`, top: `${shown.y - box.top}px`, opacity: '1', pointerEvents: 'none',
  });
  copy.style.setProperty('--card-width', `${shown.width}px`);
  layer.append(copy);
  copy.style.top = `${shown.y - box.top - copy.offsetHeight / 2}px`;
  return copy;
}
