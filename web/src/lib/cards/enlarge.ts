/**
 * Makes a card enlargeable: `use:enlarge={name}` or `{@attach enlarging(name)}`.
 * The pointer resting on it gives a preview; a long press, or `i` while it has the focus, holds it open. Space does the
 * same where it means nothing else.
 */
import type { Action } from 'svelte/action';
import type { Attachment } from 'svelte/attachments';
import { closeLarge, endPreview, preview, holdLarge, largeCard } from './large.svelte';

const REST_MS = 550;
const PRESS_MS = 480;
const SLIP_PX = 10;

export const enlarge: Action<HTMLElement, string | null | undefined> = (node, card) => {
  const watch = new Watch(node, card ?? null);
  return { update: (next) => watch.turn(next ?? null), destroy: () => watch.end() };
};

export function enlarging(card: string | null | undefined): Attachment<HTMLElement> {
  return (node) => {
    const watch = new Watch(node, card ?? null);
    return () => watch.end();
  };
}

/** Does Space already do something on this element? */
function spaceIsTaken(node: HTMLElement): boolean {
  return node.matches(
    'button, a, input, select, textarea, summary, [role="button"], [role="option"], [role="checkbox"]',
  );
}

class Watch {
  private rest = 0;
  private press = 0;
  private pressed = { x: 0, y: 0 };
  private readonly ending = new AbortController();

  constructor(
    private readonly node: HTMLElement,
    private card: string | null,
  ) {
    const { signal } = this.ending;
    const on = <K extends keyof HTMLElementEventMap>(
      kind: K,
      run: (event: HTMLElementEventMap[K]) => void,
    ): void => node.addEventListener(kind, run, { signal });
    on('pointerleave', () => this.left());
    on('pointerdown', (event) => this.down(event));
    on('pointermove', (event) => this.moved(event));
    on('pointerup', () => clearTimeout(this.press));
    on('pointercancel', () => clearTimeout(this.press));
    on('contextmenu', (event) => {
      if (this.press) event.preventDefault(); // a long press on a touch screen is ours
    });
    on('dragstart', () => this.left());
    on('keydown', (event) => this.key(event));
  }

  turn(card: string | null): void {
    if (card === this.card) return;
    this.card = card;
    this.left();
  }

  end(): void {
    this.left();
    this.ending.abort();
  }

  /** The pointer has to move on the card: one that lies still where a card comes to lie asks for nothing. */
  private entered(event: PointerEvent): void {
    if (event.pointerType !== 'mouse' || this.card === null || event.buttons || this.rest) return;
    const card = this.card;
    this.rest = window.setTimeout(() => preview(card, this.node.getBoundingClientRect()), REST_MS);
  }

  private left(): void {
    clearTimeout(this.rest);
    this.rest = 0;
    clearTimeout(this.press);
    this.press = 0;
    endPreview();
  }

  private down(event: PointerEvent): void {
    clearTimeout(this.rest);
    endPreview();
    if (event.pointerType === 'mouse' || this.card === null) return;
    const card = this.card;
    this.pressed = { x: event.clientX, y: event.clientY };
    this.press = window.setTimeout(() => {
      this.swallowClick();
      holdLarge(card);
    }, PRESS_MS);
  }

  private moved(event: PointerEvent): void {
    this.entered(event);
    if (!this.press) return;
    const slip = Math.hypot(event.clientX - this.pressed.x, event.clientY - this.pressed.y);
    if (slip > SLIP_PX) {
      clearTimeout(this.press);
      this.press = 0;
    }
  }

  /** The finger that lifts after a long press must not play the card. */
  private swallowClick(): void {
    const swallow = (event: Event): void => {
      event.preventDefault();
      event.stopPropagation();
    };
    addEventListener('click', swallow, { capture: true, once: true });
    addEventListener('pointerup', () => setTimeout(() => removeEventListener('click', swallow, true), 60), {
      once: true,
    });
  }

  private key(event: KeyboardEvent): void {
    if (this.card === null || event.ctrlKey || event.metaKey || event.altKey) return;
    const asked = event.key.toLowerCase() === 'i' || (event.key === ' ' && !spaceIsTaken(this.node));
    if (asked && event.target instanceof HTMLElement && !event.target.closest('input, textarea, select')) {
      event.preventDefault();
      event.stopPropagation();
      if (largeCard()?.held) closeLarge();
      else holdLarge(this.card);
    } else if (event.key === 'Escape') endPreview();
  }
}
