/** What is kept of people, in English. */
export const privacy = {
  title: 'Privacy',
  intro:
    'You can play here without an account, a password or an address. This page says what the server keeps of you, how long, and how you get rid of it.',
  kept: 'What is kept',
  you: 'A random number by which your browser is known (in a cookie named “bluemoon”), the name that you chose, the day of your first visit and of your last.',
  identity:
    'The browsers where you are signed in: which kind, since when, when last. If you keep your name: a fingerprint of your five words, from which nobody gets them back, and the public half of your passkeys.',
  decks: 'The decks that you saved.',
  tables:
    'The tables where you sit, and every action there with its time. Other players see your name. Finished games can be looked at by everybody who has the link.',
  results:
    'The results of your finished games: against whom, with which deck, who won. Rated games also give you a rating, and the leaderboard shows it with your name to everybody. While you look for a game: what you want to play; it is gone when you stop.',
  calls:
    'If a device of yours is called: the address that its browser’s push service gave it. What the server sends there is sealed for your browser; the service sees only that something comes.',
  talk: 'What you say at a table, for those who sit there; it goes with the table. Whom you have blocked; they are not told.',
  clubs:
    'The clubs that you are in, and since when. Their members see your name, your ratings, and your games at the club’s tables.',
  reports:
    'What you report about other players, with the last lines that were said at the table. Only whoever runs the server reads it.',
  log: 'A log of requests: time, address, which page, how it ended. It serves to find faults and to fend off abuse, and has neither cards nor names in it.',
  browser: 'Your settings stay in your browser. They are not sent to the server.',
  others:
    'Nothing comes from other servers, and nothing goes to them but the calls that you have asked for. Nobody is counted, followed or shown advertisements.',
  howLong: 'How long',
  days: 'Tables, decks and names that nobody has used for {n} {n?day:days} are deleted by the server itself, running games included. Results of casual games go with their tables; rated ones stay, since the ratings of others rest on them.',
  noLimit: 'This server has set no time limit. You can delete your data at any time.',
  rights: 'Your data',
  download: 'Download my data',
  downloadAbout: 'Everything that the server keeps of you, as a file.',
  sessions: 'End other sessions',
  sessionsAbout:
    'You sat at a strange computer, or somebody plays in your name? Then you are known only in this browser from now on.',
  sessionsEnded: 'You are known only in this browser now.',
  remove: 'Delete my data',
  removeAbout:
    'Your name, your decks and everything that leads to you is deleted at once. Games that you are playing are given up; your opponents keep theirs, with “N.N.” in place of your name. Your rating and your place on the leaderboard are gone; in the results of the others you are a number that leads to nobody.',
  sure: 'Delete everything?',
  sureAbout: 'This cannot be undone. You lose your seats, also those of games that are not over.',
  yes: 'Delete everything',
  no: 'Keep it',
  gone: 'Your data is deleted.',
  goneAbout: 'If you play again, you begin as somebody new.',
  failed: 'That did not work: {why}',
  contact: 'Questions',
  contactAbout: 'Whoever runs this server can be reached here: {contact}',
  noContact: 'Whoever runs this server has not said how to be reached.',
};
