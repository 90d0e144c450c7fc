/** The quick reference in English: what a player at the table looks up. Our own words. */
import glossary from './glossary.en.json';

export const reference = {
  title: 'Quick reference',
  whole: 'All the rules',
  tabs: 'Which game',
  duel: 'The duel',
  icons: glossary.term.icons,
  city: 'The city',
  phases: 'Your turn, step by step',
  phase: {
    beginning: `${glossary.phase.beginning}: texts that say so happen now; cards with ${glossary.icon.retrieve} may come back to your hand.`,
    leadership: `${glossary.phase.leadership}: you may play one leadership card onto your leader.`,
    engagement: `${glossary.phase.engagement}: retreat from the fight, or fight on. Whoever starts a fight may decline it instead: discard one to three cards and let the other start.`,
    character: `${glossary.phase.character}: to fight on you must play one. It covers your earlier characters; covered cards no longer count.`,
    booster: `${glossary.phase.booster_support}: you may play one of the two. A booster lies on your character, a support stays for the whole fight. Not on the first turn of a fight.`,
    power: `${glossary.phase.power}: announce your total. Whoever starts names Fire or Earth, and the fight stays in it. From then on each side must match the other’s total.`,
    refresh: `${glossary.phase.refresh}: draw up to six cards.`,
    end: `${glossary.phase.end}: the turn passes.`,
  },
  fights: 'Fights and dragons',
  fight: {
    retreat:
      'Cannot match, or do not want to? Retreat. The other side attracts a dragon: two if it has six or more cards in its combat and support areas.',
    dragons: 'A dragon flies first from the loser’s side to the board, from the board to the winner.',
    next: 'All cards of the fight are discarded, both refresh to six, and whoever retreated starts the next fight.',
    bluff:
      'A card with a bluff icon may be laid face down as a support: it counts 2 in the contested element. It is honest if its icon is of that element.',
    called:
      'After an announcement the other side may call: all bluffs are turned up. All honest: their owner attracts a dragon, and they are discarded. One lie: the caller attracts a dragon, and the owner retreats.',
    ships:
      'Ships are played in your Leadership phase and loaded with cards. At the beginning of a later turn a ship lands: then its cards may be played from it.',
    win: 'Hold all three dragons and attract one more: you win at once, with the most crystals.',
    out: 'When someone has neither deck nor hand left, the fight under way is the last. The side with more dragons wins; with all three on the board, whoever ran out loses.',
  },
  shapes: 'Each icon has its own outline, so none needs its colour.',
  cityPhases: 'Your turn in the city',
  cityPhase: {
    move: 'Walk: up to two steps, never slantwise. Cards that fly a figure or a dragon are played now.',
    contribute:
      'Contribute: at your tile, discard cards of its colour worth a box and put your marker there; once for each box that you can pay.',
    offer: 'Offer: in the courtyard, pay crystals for the lowest free box of the obelisk.',
    cards: 'Draw: discard none, one or two cards, then draw two more than that.',
  },
  citySigns: 'What the signs on a building mean',
  citySign: {
    box: 'A box: pay at least this number in this colour, and your marker lies there.',
    most: 'For whoever has most markers when it is complete; of equal numbers, the one farther left.',
    each: 'For everybody with a marker there.',
    near: 'Once it stands: for everybody who helps to complete a building beside it.',
    crystals: 'Crystals: what offerings cost.',
    scales: 'Golden scales: become crystals when the last one is taken.',
    cards: 'Cards: taken up when the turn is over.',
    markers: 'Markers: everybody has ten; those on finished buildings come back.',
  },
  cityCards: 'The cards and their powers',
  cityRules: 'Houses, scales, victory',
  cityRule: {
    rebuilt:
      'All boxes of a tile are filled: it is turned over. Most markers take the big reward, every contributor the small one, and rebuilt neighbours add theirs.',
    scales:
      'A dragon beside you gives one scale for contributing at its tile. When the last scale is taken they are scored: whoever has the most earns six crystals (three each in a tie), everybody else with three or more earns three.',
    powers:
      'Instead of paying, a card may do what its power says: move a figure or a dragon, change a colour, offer again.',
    win: 'Offerings win: six of them with two players, five with three, four with four.',
  },
} as const;
