/**
 * What is scrolled fades where there is more of it: `{@attach fading}`. `data-more` says where ('before', 'after'),
 * and app.css draws it; `--fading` is the way it goes, 'to bottom' unless the element says otherwise.
 */
import type { Attachment } from 'svelte/attachments';

const HARDLY = 4; // the tail of a letter below the last line is no more to see

export const fading: Attachment<HTMLElement> = (element) => {
  const look = (): void => {
    const across = element.scrollWidth > element.clientWidth + HARDLY;
    const [at, room, all] = across
      ? [element.scrollLeft, element.clientWidth, element.scrollWidth]
      : [element.scrollTop, element.clientHeight, element.scrollHeight];
    element.dataset['more'] = [at > HARDLY ? 'before' : '', at + room < all - HARDLY ? 'after' : '']
      .join(' ')
      .trim();
  };
  look();
  const sizes = typeof ResizeObserver === 'undefined' ? null : new ResizeObserver(look);
  sizes?.observe(element);
  const content = new MutationObserver(look);
  content.observe(element, { childList: true, subtree: true, characterData: true });
  element.addEventListener('scroll', look, { passive: true });
  return () => {
    sizes?.disconnect();
    content.disconnect();
    element.removeEventListener('scroll', look);
  };
};

export interface Piece {
  left: number;
  width: number;
}

/**
 * Where a row that is wider than its room begins to be seen: with a whole piece, as early as the newest one is still
 * seen to its end. Where that would leave too much room empty, it ends with the newest, and fades where it begins.
 */
export function startOf(pieces: readonly Piece[], room: number): number {
  const newest = pieces.at(-1);
  if (!newest || newest.left + newest.width <= room) return 0;
  const end = newest.left + newest.width;
  const left = pieces.find((piece) => end - piece.left <= room)?.left ?? newest.left;
  return end - left < room * FILLED ? end - room : left;
}
const FILLED = 0.6;
