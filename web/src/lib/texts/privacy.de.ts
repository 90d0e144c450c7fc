/** Was von Leuten gespeichert wird, auf Deutsch. */
export const privacy = {
  title: 'Datenschutz',
  intro:
    'Du kannst hier ohne Konto, Passwort und Adresse spielen. Diese Seite sagt, was der Server von dir speichert, wie lange, und wie du es wieder loswirst.',
  kept: 'Was gespeichert wird',
  you: 'Eine zufällige Nummer, an der dein Browser erkannt wird (in einem Cookie namens „bluemoon“), der Name, den du gewählt hast, der Tag deines ersten und deines letzten Besuchs.',
  identity:
    'Die Browser, in denen du angemeldet bist: welche Art, seit wann, wann zuletzt. Wenn du deinen Namen behältst: ein Fingerabdruck deiner fünf Wörter, aus dem sie niemand zurückgewinnt, und die öffentliche Hälfte deiner Passkeys.',
  decks: 'Die Decks, die du gesichert hast.',
  tables:
    'Die Tische, an denen du sitzt, und jede Aktion dort mit ihrer Zeit. Andere Spieler sehen deinen Namen. Beendete Partien kann jeder ansehen, der den Link hat.',
  results:
    'Die Ergebnisse deiner beendeten Partien: gegen wen, mit welchem Deck, wer gewonnen hat. Gewertete Partien geben dir auch eine Wertung, und die Rangliste zeigt sie mit deinem Namen allen. Während du eine Partie suchst: was du spielen willst; das ist weg, wenn du aufhörst.',
  calls:
    'Wenn ein Gerät von dir gerufen wird: die Adresse, die der Push-Dienst seines Browsers ihm gegeben hat. Was der Server dorthin schickt, ist für deinen Browser versiegelt; der Dienst sieht nur, dass etwas kommt.',
  talk: 'Was du an einem Tisch sagst, für die, die dort sitzen; es geht mit dem Tisch. Wen du gesperrt hast; sie erfahren es nicht.',
  clubs:
    'Die Klubs, in denen du bist, und seit wann. Ihre Mitglieder sehen deinen Namen, deine Wertungen und deine Partien an den Tischen des Klubs.',
  reports:
    'Was du über andere Spieler meldest, mit den letzten Zeilen, die am Tisch gesagt wurden. Das liest nur, wer den Server betreibt.',
  log: 'Ein Protokoll der Anfragen: Zeit, Adresse, welche Seite, wie es ausging. Es dient dazu, Fehler zu finden und Missbrauch abzuwehren; Karten und Namen stehen nicht darin.',
  browser: 'Deine Einstellungen bleiben in deinem Browser. Sie werden nicht an den Server geschickt.',
  others:
    'Nichts kommt von anderen Servern, und nichts geht an sie als die Rufe, um die du gebeten hast. Niemand wird gezählt, verfolgt oder mit Werbung bedacht.',
  howLong: 'Wie lange',
  days: 'Tische, Decks und Namen, die {n} {n?Tag:Tage} lang niemand benutzt hat, löscht der Server von selbst, auch laufende Partien. Ergebnisse ungewerteter Partien gehen mit ihren Tischen; gewertete bleiben, weil die Wertungen der anderen auf ihnen beruhen.',
  noLimit: 'Für diesen Server ist keine Frist gesetzt. Du kannst deine Daten jederzeit löschen.',
  rights: 'Deine Daten',
  download: 'Meine Daten herunterladen',
  downloadAbout: 'Alles, was der Server von dir speichert, als Datei.',
  sessions: 'Andere Sitzungen beenden',
  sessionsAbout:
    'Du hast an einem fremden Rechner gesessen, oder jemand spielt unter deinem Namen? Dann kennt man dich von jetzt an nur noch in diesem Browser.',
  sessionsEnded: 'Jetzt kennt man dich nur noch in diesem Browser.',
  remove: 'Meine Daten löschen',
  removeAbout:
    'Dein Name, deine Decks und alles, was zu dir führt, wird sofort gelöscht. Partien, die du gerade spielst, werden aufgegeben; deine Gegner behalten ihre, mit „N.N.“ an der Stelle deines Namens. Deine Wertung und dein Platz in der Rangliste sind weg; in den Ergebnissen der anderen bist du eine Nummer, die zu niemandem führt.',
  sure: 'Alles löschen?',
  sureAbout:
    'Das lässt sich nicht rückgängig machen. Du verlierst deine Plätze, auch in Partien, die noch nicht beendet sind.',
  yes: 'Alles löschen',
  no: 'Behalten',
  gone: 'Deine Daten sind gelöscht.',
  goneAbout: 'Wenn du wieder spielst, fängst du als jemand Neues an.',
  failed: 'Das hat nicht geklappt: {why}',
  contact: 'Fragen',
  contactAbout: 'Wer diesen Server betreibt, ist hier zu erreichen: {contact}',
  noContact: 'Wer diesen Server betreibt, hat nicht gesagt, wie er zu erreichen ist.',
};
