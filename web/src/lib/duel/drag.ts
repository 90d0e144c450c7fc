/** Dragging a hand card onto the table, by mouse, pen or finger. A short way is a click; upwards leaves the hand. */
import type { Attachment } from 'svelte/attachments';
import type { DuelInteraction } from './interaction.svelte';
import { anonymous } from './cardMotion';
import { keyOf } from './model';

const SLIP_PX = 10;

export function dragging(
  interaction: DuelInteraction,
  seat: number,
  card: string | null,
): Attachment<HTMLElement> {
  return (node) => {
    if (card === null) return;
    let start: { x: number; y: number; id: number } | null = null;
    let copy: HTMLElement | null = null;

    function down(event: PointerEvent): void {
      if (event.button === 0 && interaction.props().act)
        start = { x: event.clientX, y: event.clientY, id: event.pointerId };
    }
    function move(event: PointerEvent): void {
      if (!start || event.pointerId !== start.id) return;
      const [dx, dy] = [event.clientX - start.x, event.clientY - start.y];
      if (!copy && begins(event, dx, dy)) {
        copy = lift(node);
        interaction.close();
        interaction.dragging = keyOf(seat, card ?? '');
        node.setPointerCapture(event.pointerId);
      }
      if (copy) copy.style.translate = `${dx}px ${dy}px`;
    }
    function up(event: PointerEvent): void {
      if (copy && start && event.type === 'pointerup') {
        const under = document.elementFromPoint(event.clientX, event.clientY);
        const home = node.parentElement?.getBoundingClientRect();
        if (under?.closest('[data-duel]') && home && event.clientY < home.top + home.height * 0.25) {
          const zone = under.closest<HTMLElement>('[data-drop]');
          interaction.drop(
            seat,
            card ?? '',
            zone?.dataset['drop'] ?? '',
            zone?.dataset['name'] ?? '',
            zone ?? node,
          );
        }
        swallowClick();
      }
      end();
    }
    function end(): void {
      copy?.remove();
      copy = null;
      start = null;
      interaction.dragging = null;
    }
    const options = { signal: undefined as AbortSignal | undefined };
    const ending = new AbortController();
    options.signal = ending.signal;
    node.addEventListener('pointerdown', down, options);
    node.addEventListener('pointermove', move, options);
    node.addEventListener('pointerup', up, options);
    node.addEventListener('pointercancel', up, options);
    node.addEventListener('dragstart', (event) => event.preventDefault(), options);
    return () => {
      ending.abort();
      end();
    };
  };
}

/** A finger that moves sideways scrolls the hand; only upwards it takes the card. A mouse takes it in any direction. */
function begins(event: PointerEvent, dx: number, dy: number): boolean {
  if (event.pointerType === 'mouse') return Math.hypot(dx, dy) > SLIP_PX;
  return -dy > SLIP_PX && -dy > Math.abs(dx);
}

function lift(node: HTMLElement): HTMLElement {
  const box = node.getBoundingClientRect();
  const copy = (node.querySelector('.slot') ?? node).cloneNode(true) as HTMLElement;
  anonymous(copy);
  copy.inert = true;
  copy.classList.add('carried');
  Object.assign(copy.style, {
    position: 'fixed',
    left: `${box.left}px`,
    top: `${box.top}px`,
    zIndex: '50',
    pointerEvents: 'none',
    scale: '1.06',
    filter: 'drop-shadow(0 18px 22px rgb(0 0 10 / 0.6))',
  });
  copy.style.setProperty('--card-width', getComputedStyle(node.querySelector('.slot') ?? node).width);
  document.body.append(copy);
  return copy;
}

function swallowClick(): void {
  const swallow = (event: Event): void => {
    event.preventDefault();
    event.stopPropagation();
  };
  addEventListener('click', swallow, { capture: true, once: true });
  setTimeout(() => removeEventListener('click', swallow, true), 60);
}
