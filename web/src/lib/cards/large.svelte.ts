/** The one large card of the page: a preview beside the card under the pointer, or held open over everything. */
import { mount } from 'svelte';

interface Shown {
  card: string;
  held: boolean; // a dialog; otherwise a preview that goes by itself
  anchor: DOMRect | null;
}

let shown = $state.raw<Shown | null>(null);
let mounted = false;

export function largeCard(): Shown | null {
  return shown;
}

/** Opens the large card over everything until it is closed. */
export function holdLarge(card: string): void {
  show({ card, held: true, anchor: null });
}

export function preview(card: string, anchor: DOMRect): void {
  if (shown?.held) return;
  show({ card, held: false, anchor });
}

export function closeLarge(): void {
  shown = null;
}

/** Ends a preview; a card that is held stays. */
export function endPreview(): void {
  if (shown && !shown.held) shown = null;
}

function show(what: Shown): void {
  shown = what;
  if (mounted) return;
  mounted = true;
  void import('./LargeCard.svelte').then(({ default: LargeCard }) =>
    mount(LargeCard, { target: document.body }),
  );
}
