/** Gerufen werden, Partien über Tage und die Seite ohne Netz, auf Deutsch. */
export const callback = {
  title: 'Gerufen werden',
  about:
    'Dieses Gerät kann dich rufen, wenn du am Zug bist, wenn eine Partie beginnt und wenn sie vorbei ist – in Partien mit anderen Menschen, wenn du gerade nicht hinsiehst.',
  on: 'Ruf mich auf diesem Gerät',
  off: 'Nicht mehr rufen',
  test: 'Schick mir einen Ruf zur Probe',
  tested: 'Der Ruf ist unterwegs.',
  way: {
    none: 'Dieser Browser zeigt keine Benachrichtigungen.',
    home: 'Auf iPhone und iPad muss diese Seite erst auf den Home-Bildschirm („Teilen“, dann „Zum Home-Bildschirm“); öffne sie dann dort.',
    refused:
      'Du hast diesem Browser gesagt, dass er von dieser Seite keine Benachrichtigungen zeigen soll. In seinen Einstellungen lässt es sich wieder erlauben.',
    off: 'Auf diesem Gerät wirst du nicht gerufen.',
    open: 'Du wirst gerufen, solange diese Seite irgendwo offen ist. Mehr bietet dieser Browser oder Server nicht.',
    push: 'Du wirst auf diesem Gerät gerufen, auch wenn die Seite geschlossen ist.',
  },
  call: {
    turn: { title: 'Du bist am Zug', body: 'Deine Partie mit {who} wartet auf dich.' },
    begun: { title: 'Die Partie beginnt', body: 'Am Tisch: {who}.' },
    over: { title: 'Die Partie ist vorbei', body: 'Sieh nach, wie deine Partie mit {who} ausging.' },
    test: { title: 'Bluemoon', body: 'So wirst du gerufen.' },
  },
  yourTurn: 'Du bist am Zug',
  waits: 'Hier wartet man auf dich',
  left: 'noch {time}',
  time: {
    short: '{days} T {hours} h',
    days: '{n} {n?Tag:Tage}',
    hours: '{n} {n?Stunde:Stunden}',
    minutes: '{n} {n?Minute:Minuten}',
    soon: 'weniger als eine Minute',
  },
  days: 'Tage für jeden Zug',
  daysAbout:
    'Eine Partie über Tage: Jeder hat so lange für jeden Zug, und niemand muss zur selben Zeit da sein. Auf der Startseite warten deine Tische auf dich.',
  byDays: 'Über Tage',
  callHere: 'Soll dich dieses Gerät rufen, wenn du am Zug bist?',
  offline: 'Keine Verbindung. So sah die Seite bei deinem letzten Besuch aus; sie kommt von selbst wieder.',
};
