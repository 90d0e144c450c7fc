/** The duel table with a stored snapshot: /harness/duel.html?f=duel-ships. Not part of the product. */
import { mount } from 'svelte';
import '../src/app.css';
import facts from '../fixtures/cards.json';
import { setFacts } from '../src/lib/cards/facts.svelte';
import type { CardList, DuelView, Snapshot } from '../src/lib/protocol';
import { set } from '../src/lib/shell/settings.svelte';
import { speak } from '../src/lib/shell/words.svelte';
import DuelSheet from './DuelSheet.svelte';

setFacts(facts as CardList);
const asked = new URLSearchParams(location.search);
const files = import.meta.glob<Snapshot>('../fixtures/duel-*.json', { import: 'default' });
const load = files[`../fixtures/${asked.get('f') ?? 'duel-fight'}.json`];
const language = asked.get('lang') === 'de' ? 'de' : 'en';
set('language', language);
await speak(language);
const snapshot = asked.get('url')
  ? ((await (await fetch(asked.get('url') ?? '')).json()) as Snapshot)
  : load
    ? await load()
    : null;
if (snapshot) {
  const after = asked.get('then') ? await files[`../fixtures/${asked.get('then')}.json`]?.() : undefined;
  mount(DuelSheet, {
    target: document.getElementById('app')!,
    props: { snapshot, view: snapshot.view as DuelView, after },
  });
}
