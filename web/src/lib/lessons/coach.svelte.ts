/** The tables at which a coach speaks at the beginning of each turn: somebody's first game, until they send him away. */
const KEY = 'bluemoon.coach';
const MOST = 20; // tables that are remembered

function stored(): string[] {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]');
    return Array.isArray(found) ? found.filter((one) => typeof one === 'string') : [];
  } catch {
    return [];
  }
}

let tables = $state.raw(stored());

function keep(next: string[]): void {
  tables = next;
  try {
    localStorage.setItem(KEY, JSON.stringify(next));
  } catch {
    // it holds for this visit
  }
}

export const coach = {
  isAt: (table: string): boolean => tables.includes(table),
  come: (table: string): void => keep([table, ...tables.filter((one) => one !== table)].slice(0, MOST)),
  go: (table: string): void => keep(tables.filter((one) => one !== table)),
};
