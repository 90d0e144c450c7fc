/**
 * Before every component test: English, default settings, empty storage. jsdom lays nothing out and has no dialogs, so what
 * the components call of them is stood in for here, as far as a test can see it. Real browsers are left to the journeys.
 */
import { cleanup, configure } from '@testing-library/svelte';
import { flushSync } from 'svelte';
import { afterEach, beforeEach, vi } from 'vitest';
import { closeLarge } from '../lib/cards/large.svelte';
import { settings } from '../lib/shell/settings.svelte';
import { dismiss, toasts } from '../lib/shell/toasts.svelte';
import { speaking } from './kit';

const defaults = { ...settings, language: 'en' as const, animations: false };

// On a busy machine a second is short; what is there already is found at once all the same.
configure({ asyncUtilTimeout: 10_000 });

HTMLDialogElement.prototype.showModal = function (): void {
  this.setAttribute('open', '');
};
HTMLDialogElement.prototype.close = function (): void {
  if (!this.hasAttribute('open')) return;
  this.removeAttribute('open');
  this.dispatchEvent(new Event('close'));
};
// The large card stays in the page for later tests, closed: a browser hides it, jsdom has to be told.
document.head.innerHTML = '<style>dialog:not([open]) { display: none; }</style>';
HTMLElement.prototype.showPopover = function (): void {
  this.style.display = 'block'; // jsdom hides what has the attribute
};
Element.prototype.scrollTo = (): void => undefined;
Element.prototype.scrollIntoView = (): void => undefined;
window.scrollTo = (): void => undefined;

class NothingIsSeen {
  observe(): void {}
  unobserve(): void {}
  disconnect(): void {}
}
Object.assign(globalThis, {
  ResizeObserver: NothingIsSeen,
  IntersectionObserver: NothingIsSeen,
  CSS: { escape: (text: string) => text.replace(/[^\w-]/g, '\\$&') },
});

beforeEach(async () => {
  localStorage.clear();
  history.replaceState(null, '', '/');
  Object.assign(settings, defaults);
  await speaking('en');
});

afterEach(() => {
  cleanup();
  Object.assign(settings, defaults); // the next file takes what it finds for the defaults
  closeLarge();
  flushSync();
  for (const toast of toasts()) dismiss(toast.id);
  vi.useRealTimers();
});
