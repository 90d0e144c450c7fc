/** Rates as words and colours. */
import type { LabRate } from '../protocol';

export const percent = (rate: number): number => Math.round(rate * 100);

/** The same as words: a real minus, no hyphen. */
export const percentWords = (rate: number): string => String(percent(rate)).replace('-', '−');

export type Verdict = 'good' | 'bad' | 'even';

/** Better or worse than every second game, as far as the interval says so. */
export function verdict({ low, high }: { low: number; high: number }): Verdict {
  return low > 0.5 ? 'good' : high < 0.5 ? 'bad' : 'even';
}

/** The ground of a cell: warm where it wins, cold where it loses, dark where it is even. */
export function shade(rate: number): string {
  const far = Math.min(1, Math.abs(rate - 0.5) / 0.35);
  return rate >= 0.5
    ? `color-mix(in oklab, #0d1440, #8f5a14 ${Math.round(far * 100)}%)`
    : `color-mix(in oklab, #0d1440, #2c5fb8 ${Math.round(far * 100)}%)`;
}

export const interval = ({ low, high }: Pick<LabRate, 'low' | 'high'>): string =>
  `${percent(low)}–${percent(high)} %`;
