/**
 * Cards travel. Before the table changes, `look` remembers where every card lies; after it, `fly` lets each one
 * move from its old place to its new one (FLIP). Cards that come out of hidden places start at the deck or the
 * hand; cards that vanish fly to the pile they went to. Dragons take the long way round.
 *
 * Elements say who they are: data-fly (identity), data-zone (a change of zone is a journey, a change of place
 * within it a shift), data-from and data-to (anchors for cards without an old or a new place).
 */
interface Seen {
  element: HTMLElement;
  zone: string;
  x: number;
  y: number;
  width: number;
  height: number;
} // width 0: as wide as the card
interface Air {
  layer: HTMLElement;
  box: DOMRect;
} // where the copies travel
export interface Moment {
  cards: Map<string, Seen>;
  anchors: Map<string, Seen>;
}

const EASE = 'cubic-bezier(0.2, 0.75, 0.25, 1)';
const DRAGON_MS = 1000;
const UNSEEN_IN_FLIGHT = '.text, .has-text, .foot, .edge'; // nobody reads them in a quarter of a second, and they cost

function seen(element: HTMLElement): Seen {
  const box = element.getBoundingClientRect();
  return {
    element,
    zone: element.dataset['zone'] ?? '',
    x: box.left + box.width / 2,
    y: box.top + box.height / 2,
    width: element.offsetWidth,
    height: element.offsetHeight,
  };
}

export function look(root: HTMLElement): Moment {
  const moment: Moment = { cards: new Map(), anchors: new Map() };
  for (const element of root.querySelectorAll<HTMLElement>('[data-fly]'))
    moment.cards.set(element.dataset['fly'] ?? '', seen(element));
  for (const element of root.querySelectorAll<HTMLElement>('[data-anchor]')) {
    const name = element.dataset['anchor'] ?? '';
    const place = seen(element);
    moment.anchors.set(name, name.startsWith('hand') ? { ...place, width: 0 } : place);
  }
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
  const air: Air = { layer, box: layer.getBoundingClientRect() }; // measured once: every copy would make it stale
  let order = 0;
  for (const [key, now] of after.cards) {
    const old = before.cards.get(key) ?? from(now, before, after);
    if (!old || now.width === 0) continue;
    const distance = Math.hypot(old.x - now.x, old.y - now.y);
    if (distance < 3) continue;
    if (old.zone === now.zone && before.cards.has(key)) shift(now, old, travelTime(distance));
    else if (key.startsWith('dragon:')) flight(air, now, old);
    else journey(air, now, old, now, travelTime(distance), order++ * 28);
  }
  for (const [key, old] of before.cards) {
    if (after.cards.has(key) || old.width === 0) continue;
    const anchor = whither(key);
    const target = anchor ? after.anchors.get(anchor) : undefined;
    if (target)
      journey(
        air,
        old,
        old,
        target,
        travelTime(Math.hypot(old.x - target.x, old.y - target.y)),
        order++ * 18,
        true,
      );
  }
}

function from(now: Seen, before: Moment, after: Moment): Seen | undefined {
  const anchor = now.element.dataset['from'] ?? '';
  return before.anchors.get(anchor) ?? after.anchors.get(anchor);
}

/** Within its zone a card slides over. */
function shift(now: Seen, old: Seen, duration: number): void {
  now.element.animate([{ translate: `${old.x - now.x}px ${old.y - now.y}px` }, { translate: '0 0' }], {
    duration,
    easing: EASE,
  });
}

/** From zone to zone a copy travels above everything, while the card itself waits unseen. */
function journey(
  air: Air,
  shown: Seen,
  old: Seen,
  now: Seen,
  duration: number,
  delay: number,
  gone = false,
): void {
  const copy = ghost(air, shown);
  const scale = (seen: Seen): number => (seen.width || shown.width) / shown.width;
  const place = (seen: Seen): string =>
    `translate(${seen.x - shown.x}px, ${seen.y - shown.y}px) scale(${scale(seen)})`;
  const frames: Keyframe[] = [
    { transform: place(old), opacity: 1 },
    { transform: place(now), opacity: gone ? 0.25 : 1 },
  ];
  const going = copy.animate(frames, { duration, delay, easing: EASE, fill: 'both' });
  if (!gone) now.element.animate([{ opacity: 0 }, { opacity: 0 }], { duration: duration + delay });
  going.finished.finally(() => copy.remove()).catch(() => undefined);
}

/** A dragon rises, sweeps in a wide bow over the table and lands. */
function flight(air: Air, now: Seen, old: Seen): void {
  const copy = ghost(air, now);
  copy.classList.add('in-flight');
  const [dx, dy] = [old.x - now.x, old.y - now.y];
  const bow = Math.min(420, air.box.width * 0.3) * (dy > 0 ? -1 : 1);
  const climb = Math.min(110, air.box.height * 0.12) * (dy > 0 ? 1 : -1);
  const lean = Math.sign(bow);
  /** How much of the way is left, how far out of it, how far beyond its end, how near to the eye, how tilted. */
  const at = (left: number, out: number, beyond: number, scale: number, turn: number): Keyframe => ({
    offset: 1 - left,
    transform: `translate(${dx * left + bow * out}px, ${dy * left + climb * beyond}px) scale(${scale}) rotate(${turn * lean}deg)`,
  });
  const frames = [
    at(1, 0, 0, 1, 0),
    at(0.82, 0.35, 0.8, 1.9, -12),
    at(0.5, 1, 0.2, 3, 14),
    at(0.2, 0.55, -0.8, 2.1, -8),
    at(0, 0, 0, 1, 0),
  ];
  const going = copy.animate(frames, { duration: DRAGON_MS, easing: 'ease-in-out', fill: 'both' });
  now.element.animate([{ opacity: 0 }, { opacity: 0 }], { duration: DRAGON_MS });
  going.finished.finally(() => copy.remove()).catch(() => undefined);
}

/** A copy is nobody: nothing finds it, and nothing can be done with it. */
export function anonymous(copy: HTMLElement): void {
  for (const name of Object.keys(copy.dataset)) delete copy.dataset[name];
  for (const name of ['id', 'aria-label', 'role', 'tabindex']) copy.removeAttribute(name);
}

function ghost({ layer, box }: Air, shown: Seen): HTMLElement {
  const copy = shown.element.cloneNode(true) as HTMLElement;
  anonymous(copy);
  for (const part of copy.querySelectorAll(UNSEEN_IN_FLIGHT)) part.remove();
  copy.setAttribute('aria-hidden', 'true');
  copy.inert = true;
  Object.assign(copy.style, {
    position: 'absolute',
    inset: 'auto',
    margin: '0',
    width: `${shown.width}px`,
    height: `${shown.height}px`,
    translate: 'none',
    rotate: 'none',
    transform: 'none',
    left: `${shown.x - box.left - shown.width / 2}px`,
    top: `${shown.y - box.top - shown.height / 2}px`,
    opacity: '1',
    pointerEvents: 'none',
  });
  copy.style.setProperty('--card-width', `${shown.width}px`);
  layer.append(copy);
  return copy;
}
