/** The facts of the city, fetched once for the whole page. */
import type { CityFacts } from '../protocol';

let known = $state.raw<CityFacts | null>(null);
let loading: Promise<void> | null = null;

export function cityFacts(): CityFacts | null {
  return known;
}

export function setCityFacts(facts: CityFacts): void {
  known = facts;
}

/** Fetches the facts if they are not here yet; may be tried again after a failure. */
export function loadCityFacts(): Promise<void> {
  if (known) return Promise.resolve();
  loading ??= fetch('/api/city')
    .then(async (answer) => {
      if (!answer.ok) throw new Error(answer.statusText);
      known = (await answer.json()) as CityFacts;
    })
    .finally(() => {
      loading = null;
    });
  return loading;
}
