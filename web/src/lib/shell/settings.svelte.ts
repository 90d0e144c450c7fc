/** What a person has set for this browser: kept in localStorage, followed by the whole page. */

export type Language = 'en' | 'de';
export type CardSize = 'small' | 'medium' | 'large';
export type ChosenPace = '' | 'calm' | 'normal' | 'fast' | 'instant'; // '': calm at first, then normal

export interface Settings {
  language: Language;
  animations: boolean;
  cardSize: CardSize;
  colourSafe: boolean; // stronger shapes and a palette that does not lean on red and green
  confirm: boolean; // ask before an action that cannot be taken back
  name: string;
  pace: ChosenPace; // how quickly the other side's moves are shown
  games: number; // how many were played to their end
  sound: boolean;
  talk: boolean; // is shown what others say at the table?
  calls: boolean; // this device calls its owner (lib/callback)
}

const KEY = 'bluemoon.settings';

function preferred(): Settings {
  const german = typeof navigator !== 'undefined' && navigator.language?.toLowerCase().startsWith('de');
  return {
    language: german ? 'de' : 'en',
    animations: true,
    cardSize: 'medium',
    colourSafe: false,
    confirm: true,
    name: '',
    pace: '',
    games: 0,
    sound: true,
    talk: true,
    calls: false,
  };
}

function stored(): Partial<Settings> {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(KEY) ?? '{}');
    return typeof found === 'object' && found !== null ? found : {};
  } catch {
    return {}; // no storage, or nonsense in it: the defaults do
  }
}

export const settings: Settings = $state({ ...preferred(), ...stored() });

/** Changes one setting and keeps it. */
export function set<K extends keyof Settings>(key: K, value: Settings[K]): void {
  settings[key] = value;
  try {
    localStorage.setItem(KEY, JSON.stringify(settings));
  } catch {
    // a private window without storage: it holds until the page is closed
  }
}

/** Are changes shown as motion? Both the person's own setting and the system's wish count. */
export function animated(): boolean {
  if (!settings.animations) return false;
  return typeof matchMedia === 'undefined' || !matchMedia('(prefers-reduced-motion: reduce)').matches;
}
