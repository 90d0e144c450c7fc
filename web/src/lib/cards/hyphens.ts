/** Where long words of the cards' texts may be broken: a browser without hyphenation for the language would cut them off. */

const JOINTS =
  /(?<=Unter)(?=stützung)|(?<=Verstär)(?=kung)|(?<=Unterstützungs|Verstärkungs|Führungs|Charakter|Einfluss)(?=\p{Ll}{4})/gu;

/** The text with soft hyphens in its long compounds, and a place to break after a slash. */
export function softened(text: string): string {
  return text.replace(JOINTS, '\u00AD').replace(/\/(?=\p{L})/gu, '/\u200B');
}
