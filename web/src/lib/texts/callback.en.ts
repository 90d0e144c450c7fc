/** Being called back, games by days, and the page without a network, in English. */
export const callback = {
  title: 'Being called',
  about:
    'This device can call you when it is your turn, when a game begins and when it is over – in games with other people, if you are not looking.',
  on: 'Call me on this device',
  off: 'Call me no more',
  test: 'Send me a test call',
  tested: 'The call is on its way.',
  way: {
    none: 'This browser shows no notifications.',
    home: 'On an iPhone or iPad, put this page on the home screen first (Share, then “Add to Home Screen”), and open it there.',
    refused:
      'You have told this browser to show no notifications of this page. Its settings can allow them again.',
    off: 'You are not called on this device.',
    open: 'You are called as long as this page is open in some tab. This browser or server offers no more.',
    push: 'You are called on this device, even when the page is closed.',
  },
  call: {
    turn: { title: 'Your turn', body: 'Your game with {who} waits for you.' },
    begun: { title: 'The game begins', body: '{who} is at the table.' },
    over: { title: 'The game is over', body: 'See how your game with {who} ended.' },
    test: { title: 'Bluemoon', body: 'So you will be called.' },
  },
  yourTurn: 'Your turn',
  waits: 'Waiting for you',
  left: '{time} left',
  time: {
    short: '{days} d {hours} h',
    days: '{n} {n?day:days}',
    hours: '{n} {n?hour:hours}',
    minutes: '{n} {n?minute:minutes}',
    soon: 'less than a minute',
  },
  days: 'Days for each move',
  daysAbout:
    'A game by days: everybody has so long for each turn, and need not be there at the same time. Your tables wait for you on the start page.',
  byDays: 'By days',
  callHere: 'Shall this device call you when it is your turn?',
  offline: 'No connection. This is the page as it was when you were last here; it comes back by itself.',
};
