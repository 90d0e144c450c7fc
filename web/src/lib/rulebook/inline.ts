/** The small marks inside a sentence: **strong**, *soft*, [[Card]], ((paragraph|words)), :icon:. */

export type Piece =
  | { kind: 'text' | 'strong' | 'soft'; text: string }
  | { kind: 'card'; card: string }
  | { kind: 'link'; to: string; text: string } // text '': the title of what it leads to
  | { kind: 'icon'; icon: string };

const MARK = /\*\*(.+?)\*\*|\*(.+?)\*|\[\[(.+?)\]\]|\(\(([\w-]+)(?:\|(.+?))?\)\)|:([a-z]+(?:-[a-z]+)?):/g;

export function pieces(text: string): Piece[] {
  const found: Piece[] = [];
  let end = 0;
  for (const hit of text.matchAll(MARK)) {
    if (hit.index > end) found.push({ kind: 'text', text: text.slice(end, hit.index) });
    const [whole, strong, soft, card, to, words, icon] = hit;
    if (strong !== undefined) found.push({ kind: 'strong', text: strong });
    else if (soft !== undefined) found.push({ kind: 'soft', text: soft });
    else if (card !== undefined) found.push({ kind: 'card', card });
    else if (to !== undefined) found.push({ kind: 'link', to, text: words ?? '' });
    else if (icon !== undefined) found.push({ kind: 'icon', icon });
    end = hit.index + whole.length;
  }
  if (end < text.length) found.push({ kind: 'text', text: text.slice(end) });
  return found;
}

/** The sentence as it is read aloud or searched; `titled` gives the title of a paragraph. */
export function plain(text: string, titled: (id: string) => string): string {
  return pieces(text)
    .map((piece) => {
      if (piece.kind === 'card') return piece.card;
      if (piece.kind === 'link') return piece.text || titled(piece.to);
      return piece.kind === 'icon' ? '' : piece.text;
    })
    .join('')
    .trim();
}
