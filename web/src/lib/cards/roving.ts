/** Arrow keys through a grid of cards: where the focus goes next. */

/** How many items stand in the first row, by their top edges. */
export function columns(tops: readonly number[]): number {
  const first = tops[0];
  if (first === undefined) return 1;
  const next = tops.findIndex((top) => top > first + 2);
  return next === -1 ? tops.length : next;
}

export function moved(key: string, at: number, count: number, across: number): number | null {
  const to = {
    ArrowRight: at + 1,
    ArrowLeft: at - 1,
    ArrowDown: at + across,
    ArrowUp: at - across,
    Home: 0,
    End: count - 1,
  }[key];
  if (to === undefined) return null;
  return to < 0 || to >= count ? at : to;
}

/** Makes the arrow keys move the focus among the children that match the selector. */
export function roving(node: HTMLElement, selector: string): { destroy(): void } {
  function keydown(event: KeyboardEvent): void {
    const items = [...node.querySelectorAll<HTMLElement>(selector)];
    const at = items.indexOf((event.target as HTMLElement).closest<HTMLElement>(selector) as HTMLElement);
    if (at < 0) return;
    const to = moved(
      event.key,
      at,
      items.length,
      columns(items.map((item) => item.getBoundingClientRect().top)),
    );
    if (to === null) return;
    event.preventDefault();
    items[to]?.focus();
  }
  node.addEventListener('keydown', keydown);
  return { destroy: () => node.removeEventListener('keydown', keydown) };
}
