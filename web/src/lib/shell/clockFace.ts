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
