/** Die Übersicht auf Deutsch. */
import type { Catalogue } from '../shell/words.svelte';
import glossary from './glossary.de.json';

export const reference: Catalogue['reference'] = {
  title: 'Übersicht',
  whole: 'Alle Regeln',
  tabs: 'Welches Spiel',
  duel: 'Das Duell',
  icons: glossary.term.icons,
  city: 'Die Stadt',
  phases: 'Dein Zug, Schritt für Schritt',
  phase: {
    beginning: `${glossary.phase.beginning}: Texte, die es sagen, geschehen jetzt; Karten mit ${glossary.icon.retrieve} dürfen zurück auf die Hand.`,
    leadership: `${glossary.phase.leadership}: Du darfst eine Führungskarte auf deinen Anführer legen.`,
    engagement: `${glossary.phase.engagement}: Ziehe dich aus dem Kampf zurück oder kämpfe weiter. Wer einen Kampf eröffnet, darf stattdessen verzichten: eine bis drei Karten ablegen, dann eröffnet der andere.`,
    character: `${glossary.phase.character}: Wer weiterkämpft, muss einen ausspielen. Er überdeckt deine früheren Charaktere; Überdecktes zählt nicht mehr.`,
    booster: `${glossary.phase.booster_support}: Eines von beiden darfst du ausspielen. Die Verstärkung liegt auf dem Charakter, die Unterstützung bleibt den ganzen Kampf. Nicht im ersten Zug eines Kampfes.`,
    power: `${glossary.phase.power}: Sage deine Gesamtstärke an. Wer eröffnet, nennt Feuer oder Erde, dabei bleibt der Kampf. Von da an muss jede Seite die Stärke der anderen erreichen.`,
    refresh: `${glossary.phase.refresh}: Ziehe auf sechs Karten.`,
    end: `${glossary.phase.end}: Der Zug geht weiter.`,
  },
  fights: 'Kämpfe und Drachen',
  fight: {
    retreat:
      'Du kannst nicht mithalten oder willst nicht? Zieh dich zurück. Die andere Seite lockt einen Drachen an: zwei, wenn sie sechs oder mehr Karten in Kampf- und Unterstützungsbereich hat.',
    dragons: 'Ein Drache fliegt zuerst von der Seite des Verlierers auf den Plan, vom Plan zum Gewinner.',
    next: 'Alle Karten des Kampfes werden abgelegt, beide ziehen auf sechs nach, und wer sich zurückzog, eröffnet den nächsten Kampf.',
    bluff:
      'Eine Karte mit Bluffsymbol darf verdeckt als Unterstützung liegen: sie zählt 2 im umkämpften Element. Ehrlich ist sie, wenn ihr Symbol zu diesem Element gehört.',
    called:
      'Nach einer Ansage darf die andere Seite aufdecken: alle Bluffs werden umgedreht. Alle ehrlich: ihr Besitzer lockt einen Drachen an, und sie werden abgelegt. Einer gelogen: wer aufgedeckt hat, lockt einen Drachen an, und der Besitzer zieht sich zurück.',
    ships:
      'Schiffe werden in deiner Führungsphase gespielt und mit Karten beladen. Zu Beginn eines späteren Zuges landet ein Schiff: dann dürfen seine Karten von dort gespielt werden.',
    win: 'Hast du alle drei Drachen und lockst noch einen an, gewinnst du sofort, mit den meisten Kristallen.',
    out: 'Hat jemand weder Stapel noch Hand, ist der laufende Kampf der letzte. Es gewinnt die Seite mit mehr Drachen; liegen alle drei auf dem Plan, verliert, wem die Karten ausgingen.',
  },
  shapes: 'Jedes Symbol hat seinen eigenen Umriss, keines braucht seine Farbe.',
  cityPhases: 'Dein Zug in der Stadt',
  cityPhase: {
    move: 'Gehen: bis zu zwei Schritte, nie schräg. Karten, die Figuren oder Drachen fliegen lassen, werden jetzt gespielt.',
    contribute:
      'Beitragen: Lege auf deinem Feld Karten seiner Farbe ab, die ein Kästchen wert sind, und setze deinen Stein dorthin; einmal für jedes Kästchen, das du bezahlen kannst.',
    offer: 'Opfern: Zahle im Hof Kristalle für das unterste freie Feld des Obelisken.',
    cards: 'Ziehen: Lege keine, eine oder zwei Karten ab und ziehe zwei mehr als das.',
  },
  citySigns: 'Was die Zeichen auf einem Gebäude bedeuten',
  citySign: {
    box: 'Ein Feld: Zahl mindestens diese Zahl in dieser Farbe, und dein Stein liegt dort.',
    most: 'Für die meisten Steine bei der Fertigstellung; bei gleich vielen zählt, wer weiter links liegt.',
    each: 'Für alle, die dort einen Stein haben.',
    near: 'Sobald es steht: für alle, die helfen, ein Gebäude daneben fertigzustellen.',
    crystals: 'Kristalle: Damit bezahlst du Opfer.',
    scales: 'Goldene Schuppen: Sie werden zu Kristallen, wenn die letzte genommen wird.',
    cards: 'Karten: Du nimmst sie auf, wenn der Zug zu Ende ist.',
    markers: 'Steine: Alle haben zehn; die auf fertigen Gebäuden kommen zurück.',
  },
  cityCards: 'Die Karten und ihre Kräfte',
  cityRules: 'Häuser, Schuppen, Sieg',
  cityRule: {
    rebuilt:
      'Sind alle Kästchen belegt, wird das Feld umgedreht. Die meisten Steine erhalten den großen Lohn, jeder Beteiligte den kleinen, und wieder aufgebaute Nachbarn geben ihren dazu.',
    scales:
      'Ein Drache auf deinem Feld gibt beim Beitragen eine Schuppe. Wird die letzte Schuppe genommen, wird gewertet: Wer die meisten hat, erhält sechs Kristalle (bei Gleichstand je drei), alle anderen mit mindestens drei Schuppen drei.',
    powers:
      'Statt zu bezahlen, kann eine Karte tun, was ihre Kraft sagt: Figur oder Drachen bewegen, eine Farbe ändern, noch einmal opfern.',
    win: 'Opfer gewinnen: sechs zu zweit, fünf zu dritt, vier zu viert.',
  },
};
