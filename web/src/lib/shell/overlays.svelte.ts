/** Which overlay lies over the page: one at a time. */
export type Overlay = '' | 'settings' | 'reference' | 'keys' | 'rule';

let open = $state<Overlay>('');
let place = $state(''); // of the rule that is shown

export const overlay = {
  get open(): Overlay {
    return open;
  },
  get place(): string {
    return place;
  },
};

export function show(which: Overlay): void {
  open = which;
}

/** Shows the paragraph of the rulebook that tells this place. */
export function showRule(of: string): void {
  place = of;
  open = 'rule';
}

/** A dialog tells late that it was closed: another may be open by then, and stays. */
export function hide(which: Overlay): void {
  if (open === which) open = '';
}
