/** Before a duel table is shown for the first time: its cards have their pictures, so that nobody is dealt blank faces. */
import { fetchBack } from '../../lib/cards/back.svelte';
import { loadFacts } from '../../lib/cards/facts.svelte';
import { fetchPictures } from '../../lib/cards/picture.svelte';
import type { View } from '../../lib/protocol';

const PATIENCE_MS = 700; // on a slow line the table comes first, the pictures follow

/** Ends when the pictures of both peoples, of the own hand and of the backs are there, or after a moment. */
export function painted(view: View, patience = PATIENCE_MS): Promise<void> {
  const duel = view.game === 'match' ? view.duel : view;
  if (duel?.game !== 'duel') return Promise.resolve();
  const wait = new Promise<void>((done) => setTimeout(done, patience));
  const hand = duel.sides.flatMap((side) => side.hand.flatMap((held) => held?.card ?? []));
  const pictures = drawn(
    duel.sides.map((side) => side.people),
    new Set(hand),
  );
  return Promise.race([wait, pictures]).catch(() => undefined); // whoever needs them says so
}

async function drawn(peoples: readonly string[], hand: ReadonlySet<string>): Promise<void> {
  const facts = await loadFacts();
  const guests = facts.cards.filter((card) => hand.has(card.name)).map((card) => card.people);
  const all = new Set([...peoples, ...guests]);
  await Promise.all([...[...all].map(fetchPictures), ...peoples.map(fetchBack)]);
}
