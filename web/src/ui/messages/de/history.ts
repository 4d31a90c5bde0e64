/** Die beendeten Spiele einer Person: Summen, und eine Zeile für jedes. */
import { amount, listed } from '../../../lib/phrase';
import type { Translated } from '../../../lib/translated';
import type { history as english } from '../history';

export const history: Translated<typeof english> = {
  title: 'Deine Spiele',
  loading: 'Deine Spiele werden geladen',
  empty: 'Wenn du ein Spiel beendet hast, steht es hier mit Platz und Punkten.',
  totals: 'Summen',
  filter: 'Zeigen',
  period: 'Zeitraum',
  periods: {
    all: 'Gesamte Zeit',
    month: 'Letzte 30 Tage',
    year: 'Dieses Jahr',
    before: 'Letztes Jahr',
  },
  result: 'Ergebnis',
  results: { all: 'Gewonnen oder nicht', won: 'Gewonnen', lost: 'Nicht gewonnen' },
  rating: 'Wertung',
  ratings: { all: 'Mit oder ohne Wertung', yes: 'Mit Wertung', no: 'Ohne Wertung' },
  against: (name) => `Gegen ${name}`,
  none: 'So ein Spiel gibt es nicht. Ändere die Auswahl.',
  table: 'Als Tabelle herunterladen',
  all: 'Alle Spiele',
  played: 'Gespielt',
  won: 'Gewonnen',
  row: 'Serie',
  longest: 'Längste',
  best: 'Bestes Ergebnis',
  charts: { show: 'Diagramme zeigen', hide: 'Diagramme verbergen' },
  year: (of) => `Dein Jahr ${of} auf einer Seite`,
  openFeat: (name) => `: ${name}, Spiel öffnen`,
  unknown: (count) =>
    `${amount(count, 'Spiel', 'Spiele')} ohne Bestleistungen: Der Tisch war schon gelöscht, bevor es sie gab.`,
  former: 'Former member',
  bot: (name) => `${name} (Bot)`,
  when: (when) => `Gespielt ${when}`,
  with: (when, names) => `Gespielt ${when} mit ${listed(names)}`,
  daily: (when) => `Tagesbrett, gespielt ${when}`,
  outcome: {
    won: 'Gewonnen',
    draw: 'Unentschieden',
    solo: 'Allein gespielt',
    moderated: 'Spielleitung',
    place: (place, last) => `Platz ${place} von ${last}`,
  },
  score: (score) => `Punkte: ${score}`,
  replay: 'Wiedergabe',
  replayOf: (game, when) => `: ${game}, gespielt ${when}`,
  gone: 'Gelöscht',
  more: 'Mehr zeigen',
};
