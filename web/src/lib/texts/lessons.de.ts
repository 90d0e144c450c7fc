/** Die Worte um die Lektionen herum; was eine Lektion sagt, kommt mit ihr. */
export const lessons = {
  title: 'Lernen',
  lead: 'Kurze Lektionen am echten Tisch, je zwei bis drei Minuten. Fang oben an: Du musst nichts wissen.',
  chapter: {
    basics: 'Das Spiel, Schritt für Schritt',
    peoples: 'Jedes Volk hat seinen eigenen Trick',
    fights: 'Sieh einen ganzen Kampf',
  },
  about: {
    basics: 'Acht Lektionen, dann kannst du spielen.',
    peoples: 'Neun Völker, neun Wege zum Sieg. Nimm sie, wie du magst.',
    fights: 'Die zwei Beispielkämpfe der gedruckten Anleitung, Karte für Karte.',
  },
  done: 'Gelernt',
  begunShort: 'Begonnen',
  next: 'Hier geht es weiter',
  count: '{done} von {of} gelernt',
  step: 'Schritt {n} von {of}',
  finished: 'Geschafft',
  goOn: 'Weiter',
  back: 'Einen Schritt zurück',
  again: 'Von vorn',
  all: 'Alle Lektionen',
  nextLesson: 'Als Nächstes: {title}',
  remember: 'Merk dir',
  notHere: 'Nicht hier',
  other: 'Die Regeln erlauben das, aber diese Lektion geht einen anderen Weg. Tu, was leuchtet.',
  firstGame: 'Dein erstes Spiel',
  firstGameAbout:
    'Gegen den sanftesten Gegner, mit einem Trainer an deiner Seite. Jeden Zug kannst du zurücknehmen.',
  failed: 'Die Lektionen lassen sich gerade nicht holen.',
  missing: 'Diese Lektion gibt es nicht.',
};
