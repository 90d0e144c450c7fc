/**
 * The cards besides the leaders that the start page shows. Their pictures come with the leaders' (pictures/write.ts), so that
 * nobody has to wait for whole peoples there.
 */
export const GREETERS: readonly string[] = ['Lavar the Powerful', 'Zedemikras the Brain'];
export const FIRST_PICTURES = 'First';
