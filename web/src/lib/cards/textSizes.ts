/** How large a name can stand in the bar: sizes in hundredths of the card's width. */

const LINE = 168; // characters × size that fit on a line beside the emblem

/** The longer of the two lines into which a name breaks best; all of it where it is one word. */
export function longerLine(name: string): number {
  const words = name.split(/(?<=-)|\s+/);
  let best = name.length;
  for (let cut = 1; cut < words.length; cut++) {
    const first = words.slice(0, cut).join(' ').length;
    best = Math.min(best, Math.max(first, name.length - first - 1));
  }
  return best;
}

export function nameSize(name: string): number {
  const one = LINE / name.length;
  if (one >= 10) return Math.min(11.5, one);
  return Math.min(9.6, LINE / longerLine(name));
}

/** How large the power text can be, by its length, so that the picture stays open. */
export function textSize(text: string): number {
  if (text.length <= 60) return 6.4;
  if (text.length <= 120) return 6;
  return text.length <= 170 ? 5.6 : 5.2;
}

/** The same on a table card, where the text has the lower part of the card for itself. */
export function tableTextSize(text: string): number {
  if (text.length <= 70) return 8.6;
  if (text.length <= 110) return 8.2;
  return text.length <= 150 ? 7.8 : 7.2;
}
