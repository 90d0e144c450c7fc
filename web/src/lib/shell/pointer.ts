/** How somebody points: with a mouse or a pen on a table ('click'), or with a finger ('tap'). */
export const byMouse = (): boolean =>
  typeof matchMedia !== 'undefined' && matchMedia('(hover: hover) and (pointer: fine)').matches;
