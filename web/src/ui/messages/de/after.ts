/** Nach dem Spiel: seine Aufzeichnung, das nächste, und der andere Tisch von zweien. */
import { amount, listed } from '../../../lib/phrase';
import type { Translated } from '../../../lib/translated';
import type { after as english } from '../after';

const YOU = 'Du';
const points = (total: number): string => amount(total, 'Punkt', 'Punkte');

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
    lapsed: 'Das Revancheangebot gilt nicht mehr. Drück „Revanche“, um noch einmal zu fragen.',
    you: YOU,
    want: (names, plural) => {
      const verb = plural ? 'wollen' : 'will';
      const withYou = names.length > 1 ? 'wollt' : 'willst';
      return `${listed(names)} ${names[0] === YOU ? withYou : verb} eine Revanche.`;
    },
  },
  evening: {
    closed: (names) =>
      `Dieser Tisch ist für den Abend geschlossen. ${names === '' ? 'Die Leitung hat das Ergebnis eingetragen' : `Nicht gekommen: ${names}`}.`,
    back: 'Zurück zum Abend',
    clubs: 'Zu meinen Clubs',
  },
  twin: {
    title: 'Am anderen Tisch',
    here: 'Hier',
    there: 'Dort',
    go: (name) => `Zu ${name}`,
    equal: (total) => `Beide Tische haben auf diesem Brett ${points(total)}.`,
    hereMore: (here, there) =>
      `Dieser Tisch hat auf diesem Brett ${points(here)}, der andere ${there}.`,
    thereMore: (here, there) =>
      `Der andere Tisch hat auf diesem Brett ${points(there)}, dieser ${here}.`,
    compare: 'Verglichen wird, sobald beide Spiele zu Ende sind.',
    playing: (names) => `Dort ${names.length === 1 ? 'spielt' : 'spielen'} noch ${listed(names)}.`,
    unbegun: 'Am anderen Tisch hat noch nichts begonnen.',
  },
};
