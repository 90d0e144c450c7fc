/** Ergebnisse, Wertungen und die Lobby auf Deutsch. */
const leaving =
  'Du kannst den Tisch verlassen und zurückkommen; verloren hat, wer aufgibt, wessen Zeit abläuft oder wer fort bleibt, bis der Sieg beansprucht wird.';

export const ratings = {
  label: 'Wertung',
  casual: 'Ungewertet',
  rated: 'Gewertet',
  ratedAbout: `Das Ergebnis zählt für deine Wertung. Keine Tipps, und nichts wird zurückgenommen. ${leaving}`,
  keep: 'Namen behalten',
  keepFirst: 'Behalte zuerst deinen Namen: gewertete Partien sind für Leute, die man unterscheiden kann.',
  keepAndSit: 'Namen behalten und hinsetzen',
  whyNot: {
    here: 'Zwei Leute an einem Bildschirm lassen sich nicht unterscheiden, darum ist diese Partie ungewertet.',
    unmeasured:
      'In der Stadt sind Lehrling und Geselle nicht gemessen. Mit anderen Gegnern kann die Partie gewertet werden.',
    kept: 'Gewertete Partien sind für Leute, die ihren Namen behalten haben.',
  },
  clock: { days: '{n} {n?Tag:Tage} je Zug', seconds: '{n} s je Karte' },
  outcome: { won: 'Gewonnen', lost: 'Verloren', shared: 'Geteilt', none: 'Gespielt' },
  verdict: {
    counted: 'Gewertet',
    casual: 'Ungewertet',
    void: 'Gewertet, zählt aber für niemanden',
    limit: 'Mehr als die gewerteten Partien eines Tages',
    easy: 'Viel schwächerer Bot: keine Punkte',
    unmeasured: 'Bot ohne Wertung',
  },
  ratedRoom: `Das Ergebnis zählt für deine Wertung: in deinen ersten Partien viel, mit jeder weiteren weniger. ${leaving}`,
  noTakeback: 'Nichts wird zurückgenommen',
  now: 'Deine Wertung: {points}',
  provisional: 'vorläufig',
  provisionalAbout:
    'Vorläufig: Über deine Stärke ist noch wenig bekannt, darum bewegen die ersten Partien sie weit. Jede weitere bewegt sie weniger.',
  standing: 'Deine Partien',
  played: '{n} {n?Partie:Partien} gespielt, {won} gewonnen ({share}).',
  games: {
    title: 'Meine Partien',
    about: 'Jede Partie, die du beendet hast, mit ihrem Ergebnis, und deine Statistik.',
    running: 'Laufende',
    finished: 'Beendete',
    none: 'Du hast noch keine Partie beendet.',
    against: 'gegen {who}',
    gone: 'Der Tisch ist gelöscht',
    more: 'Frühere Partien',
  },
  filter: { all: 'Alle', game: 'Spiel', result: 'Ergebnis', none: 'So eine beendete Partie gibt es nicht.' },
  stats: {
    title: 'Statistik',
    games: 'Partien',
    won: 'Gewonnen',
    streak: 'Zurzeit',
    noStreak: '–',
    lastWon: 'Die letzte Partie gewonnen',
    lastLost: 'Die letzte Partie verloren',
    wins: '{n} Siege in Folge',
    defeats: '{n} Niederlagen in Folge',
    longest: 'Meiste Siege in Folge',
    rating: 'Wertung, {ladder}',
    peoples: 'Nach dem Volk, das du gespielt hast',
    opponents: 'Nach Gegnern',
    who: 'Name',
  },
  board: {
    title: 'Rangliste',
    about: 'Wie stark alle sind, nach gewerteten Partien. Die Bots stehen dort, wo sie gemessen wurden.',
    ladder: 'Liste',
    nobody: 'Noch hat hier niemand einen Platz. Vielleicht hast du den ersten.',
    place: 'Platz',
    name: 'Name',
    points: 'Punkte',
    unsure:
      'Du bekommst einen Platz, wenn man deine Stärke besser kennt: spiele noch einige gewertete Partien.',
    rules: 'Wie die Wertung geht',
    rule1:
      'Alle beginnen bei 1500. Die Zahl hinter ± sagt, wie sicher das ist; mit jeder Partie wird sie kleiner. Bis sie höchstens 236 ist, nach etwa dreißig Partien, ist die Wertung vorläufig: Der erste Sieg über jemand Neuen bringt etwa 80 Punkte, spätere etwa 30. 400 Punkte mehr sind zehn Siege auf eine Niederlage.',
    rule2:
      'Wer aufgibt oder wessen Zeit abläuft, wird Letzter, auch im ersten Zug: Seine Hand hat er da schon gesehen.',
    rule3:
      'Von denselben Spielern, oder von einem Spieler mit Bots, zählen {n} Partien am Tag. Ein Sieg über einen Bot, der mehr als 200 Punkte darunter steht, ändert nichts.',
    rule4:
      'Es gibt eine Liste für das Duell, eine für die Stadt und eine für jedes Volk: wie du stehst, wenn du es spielst.',
  },
};
