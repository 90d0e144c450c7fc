/** Which overlay lies over the page: one at a time. */
export type Overlay = '' | 'settings' | 'reference' | 'keys';

let open = $state<Overlay>('');

export const overlay = {
  get open(): Overlay {
    return open;
  },
};

export function show(which: Overlay): void {
  open = which;
}

/** A dialog tells late that it was closed: another may be open by then, and stays. */
export function hide(which: Overlay): void {
  if (open === which) open = '';
}
