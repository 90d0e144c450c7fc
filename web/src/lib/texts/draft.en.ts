/** The draft in English. */
export const draft = {
  title: 'Draft',
  where: 'Round {round} of {rounds}, pick {turn}',
  progress: 'How far the draft has come',
  pick: 'Take one card; the rest goes on.',
  build: 'Choose thirty of your cards for your deck.',
  waiting: 'Waiting for {names}',
  watching: 'You are watching.',
  pack: 'The pack before you',
  done: 'The draft is complete.',
  take: 'Take it',
  sealed: 'Taken, hidden until all have picked',
  mine: 'Your cards',
  none: 'You have no cards yet.',
  deckName: 'Drafted deck',
  handIn: 'Hand in the deck',
  fill: 'Fill up for me',
} as const;
