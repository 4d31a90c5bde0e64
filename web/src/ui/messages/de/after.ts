/** Nach dem Spiel: seine Aufzeichnung, das nächste, und der andere Tisch von zweien. */
import { listed } from '../../../lib/phrase';
import type { Translated } from '../../../lib/translated';
import type { after as english } from '../after';

export const after: Translated<typeof english> = {
  end: {
    title: 'Nach dem Spiel',
    download: 'Aufzeichnung herunterladen',
    record: 'Aufzeichnung',
    watch: 'Noch einmal ansehen',
    shareGame: 'Dieses Spiel teilen',
    share: 'Teilen',
    shareText: 'Was geteilt wird',
    playThis: 'Das spielen',
    scores: 'Die heutige Liste',
    changeRules: 'Regeln ändern',
    next: 'Zum nächsten Spiel',
    join: 'Zur Revanche',
    rematch: 'Revanche',
    again: 'Noch einmal',
    declined: 'Die Revanche wurde abgelehnt.',
    lapsed: 'Das Angebot der Revanche gilt nicht mehr. Drück „Revanche“, um noch einmal zu fragen.',
    you: 'Du',
    want: (names, plural) => `${listed(names)} ${plural ? 'wollen' : 'will'} eine Revanche.`,
  },
  evening: {
    closed: (names) =>
      `Dieser Tisch ist vom Abend geschlossen worden: ${names === '' ? 'Die Leitung hat das Ergebnis eingetragen' : `nicht gekommen: ${names}`}.`,
    back: 'Zurück zum Abend',
    clubs: 'Zu meinen Clubs',
  },
  twin: {
    title: 'Am anderen Tisch',
    here: 'Hier',
    there: 'Dort',
    go: (name) => `Zu ${name}`,
    equal: (total) => `Beide Tische haben auf diesem Brett ${total} Punkte.`,
    hereMore: (here, there) =>
      `Dieser Tisch hat auf diesem Brett ${here} Punkte, der andere ${there}.`,
    thereMore: (here, there) =>
      `Der andere Tisch hat auf diesem Brett ${there} Punkte, dieser ${here}.`,
    compare: 'Verglichen wird, sobald beide Spiele zu Ende sind.',
    playing: (names) => `Dort ${names.length === 1 ? 'spielt' : 'spielen'} noch ${listed(names)}.`,
    unbegun: 'Am anderen Tisch hat noch nichts begonnen.',
  },
};
