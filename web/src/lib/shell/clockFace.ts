/** Clocks in words and figures. */

/** `12:05`, from two hours up `47:59:10`, from ten seconds down with tenths: `9.4`; never below nothing. */
export function clockFace(milliseconds: number): string {
  const left = Math.max(0, milliseconds);
  if (left < 10_000) return (Math.floor(left / 100) / 10).toFixed(1);
  const seconds = Math.ceil(left / 1000);
  const minutes = Math.floor(seconds / 60);
  const two = (figure: number): string => String(figure % 60).padStart(2, '0');
  if (minutes < 120) return `${minutes}:${two(seconds)}`;
  return `${Math.floor(minutes / 60)}:${two(minutes)}:${two(seconds)}`;
}

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

/** From a day up: how many whole days and hours are left; null below. */
export function daysLeft(milliseconds: number): { days: number; hours: number } | null {
  if (milliseconds < DAY) return null;
  return { days: Math.floor(milliseconds / DAY), hours: Math.floor((milliseconds % DAY) / HOUR) };
}

/** How much time is left, roughly: whole days, hours or minutes. */
export function roughly(milliseconds: number): { unit: 'days' | 'hours' | 'minutes' | 'soon'; n: number } {
  const steps = [
    ['days', DAY],
    ['hours', HOUR],
    ['minutes', 60_000],
  ] as const;
  const found = steps.find(([, length]) => milliseconds >= length);
  return found ? { unit: found[0], n: Math.floor(milliseconds / found[1]) } : { unit: 'soon', n: 0 };
}
