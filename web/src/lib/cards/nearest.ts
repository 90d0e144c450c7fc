/** The names that are most like a word that was typed wrongly. */

function distance(one: string, two: string): number {
  let row = Array.from({ length: two.length + 1 }, (_, i) => i);
  for (let i = 1; i <= one.length; i++) {
    const next = [i];
    for (let j = 1; j <= two.length; j++) {
      const change = row[j - 1]! + (one[i - 1] === two[j - 1] ? 0 : 1);
      next.push(Math.min(change, row[j]! + 1, next[j - 1]! + 1));
    }
    row = next;
  }
  return row[two.length]!;
}

/** Names that begin with the word, hold it, or differ from it by few letters; the nearest first. */
export function nearest(word: string, names: readonly string[], most = 3): string[] {
  const wanted = word.trim().toLowerCase();
  if (!wanted) return [];
  const far = Math.max(2, Math.floor(wanted.length / 2));
  const rated = names.map((name) => {
    const other = name.toLowerCase();
    const inside = wanted.length > 2 && other.includes(wanted);
    return { name, far: inside ? Math.min(1, distance(wanted, other)) : distance(wanted, other) };
  });
  return rated
    .filter((one) => one.far <= far)
    .sort((a, b) => a.far - b.far || a.name.localeCompare(b.name))
    .slice(0, most)
    .map((one) => one.name);
}
