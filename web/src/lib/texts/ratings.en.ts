/** Results, ratings and the lobby in English. */
const leaving =
  'You can leave the table and come back; whoever resigns, runs out of time or stays away until the win is claimed has lost.';

export const ratings = {
  label: 'Rating',
  casual: 'Casual',
  rated: 'Rated',
  ratedAbout: `The result moves your rating. No hints, and nothing is taken back. ${leaving}`,
  keep: 'Keep your name',
  keepFirst: 'Keep your name first: rated games are for people who can be told apart.',
  keepAndSit: 'Keep my name and sit down',
  whyNot: {
    here: 'Two people at one screen cannot be told apart, so this game is not rated.',
    unmeasured:
      'In the city, apprentice and journeyman have not been measured. With other opponents it can be rated.',
    kept: 'Rated games are for people who have kept their names.',
  },
  clock: { days: '{n} {n?day:days} a move', seconds: '{n} s a pick' },
  outcome: { won: 'Won', lost: 'Lost', shared: 'Shared', none: 'Played' },
  verdict: {
    counted: 'Rated',
    casual: 'Casual',
    void: 'Rated, but it counts for nobody',
    limit: 'Over the limit of rated games a day',
    easy: 'Much weaker bot: no points',
    unmeasured: 'Bot without a rating',
  },
  ratedRoom: `The result moves your rating: far in your first games, less with every one. ${leaving}`,
  noTakeback: 'Nothing is taken back',
  now: 'Your rating: {points}',
  provisional: 'provisional',
  provisionalAbout:
    'Provisional: little is known of your strength yet, so the first games move it far. Every game moves it less.',
  standing: 'Your games',
  played: '{n} {n?game:games} played, {won} won ({share}).',
  games: {
    title: 'My games',
    about: 'Every game you have finished, with its result, and your statistics.',
    running: 'Going on',
    finished: 'Finished',
    none: 'You have not finished a game yet.',
    against: 'against {who}',
    gone: 'The table is deleted',
    more: 'Earlier games',
  },
  filter: { all: 'All', game: 'Game', result: 'Result', none: 'No finished game is like that.' },
  stats: {
    title: 'Statistics',
    games: 'Games',
    won: 'Won',
    streak: 'Now',
    noStreak: '–',
    lastWon: 'Won the last game',
    lastLost: 'Lost the last game',
    wins: '{n} wins in a row',
    defeats: '{n} defeats in a row',
    longest: 'Most wins in a row',
    rating: 'Rating, {ladder}',
    peoples: 'By the people you played',
    opponents: 'By opponent',
    who: 'Name',
  },
  board: {
    title: 'Leaderboard',
    about: 'How strong everybody is, by rated games. The bots stand where they were measured.',
    ladder: 'Ladder',
    nobody: 'Nobody has a place here yet. The first one may be you.',
    place: 'Place',
    name: 'Name',
    points: 'Points',
    unsure: 'You get a place when more is known of your strength: play some more rated games.',
    rules: 'How ratings work',
    rule1:
      'Everybody begins at 1500. The figure behind ± says how sure it is; with every game it gets smaller. Until it is 236 or less, after some thirty games, the rating is provisional: the first win over somebody new is worth about 80 points, later ones about 30. 400 points more are ten wins to one defeat.',
    rule2:
      'Whoever resigns, or whose time runs out, comes last, at the first turn as well: he has seen his hand by then.',
    rule3:
      'Of the same players, or of one player with bots, {n} games a day count. A win over a bot that stands more than 200 points below moves nothing.',
    rule4:
      'There is a ladder for the duel, one for the city, and one for every people: how you stand when you play it.',
  },
};
