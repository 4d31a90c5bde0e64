/** Die Seiten, die zurückblicken: ein Jahr, ein Gegenüber, und Diagramme. */
import { amount } from '../../../lib/phrase';
import type { Translated } from '../../../lib/translated';
import { hours } from '../../you/dates';
import type { year as english, against as englishAgainst, charts as englishCharts } from '../year';
import { history } from './history';

const games = (count: number): string => amount(count, 'Spiel', 'Spiele');
export const charts: Translated<typeof englishCharts> = {
  games: 'Spiele',
  gamesBy: { week: 'Spiele je Woche', month: 'Spiele je Monat', year: 'Spiele je Jahr' },
  won: 'Gewonnen',
  share: 'Anteil gewonnen',
  legend: 'Der gefüllte Teil ist gewonnen.',
  period: { week: 'Woche vom', month: 'Monat', year: 'Jahr' },
  points: (game) => `Deine Punkte in ${game}`,
  pointsOf: (count) =>
    `Die letzten ${games(count)}, das älteste zuerst; die Linie ist der Durchschnitt aus zehn.`,
  game: 'Spiel',
  score: 'Punkte',
  average: 'Durchschnitt aus zehn',
};

export const year: Translated<typeof english> = {
  title: (of) => `Dein Jahr ${of}`,
  loading: 'Dein Jahr wird zusammengezählt',
  back: 'Zurück zu deiner Seite',
  before: (of) => `${of}`,
  empty: (of) => `${of} hast du kein Spiel beendet.`,
  figures: 'Das Jahr in Zahlen',
  games: 'Spiele',
  won: 'Gewonnen',
  days: 'Tage mit Spielen',
  time: 'Am Tisch',
  row: 'Siege in Folge',
  run: 'Tage in Folge',
  slow: 'Langsame Partien zählen nicht als Zeit am Tisch.',
  calendar: 'Tage, an denen du gespielt hast',
  dayLine: (days, count) => `${amount(days, 'Tag', 'Tage')}, ${games(count)}`,
  less: 'Weniger Spiele',
  moreGames: 'Mehr',
  monthHead: 'Monat',
  people: 'Am häufigsten mit',
  count: games,
  bests: 'Bestleistungen',
  pictures: 'Bilder',
  picture: (name, value) => `${name}: ${value}`,
  share: 'Teilen',
  copied: 'Kopiert',
  shared: { shared: 'Geteilt.', copied: 'Kopiert.', failed: 'Das erlaubt dein Browser nicht.' },
  text: 'Text zum Teilen',
  told: (of, count, days, won, seconds) =>
    `Mein Jahr ${of}: ${games(count)} an ${amount(days, 'Tag', 'Tagen')}, ${won} gewonnen, ${hours(seconds)} am Tisch.`,
  table: history.table,
};

export const against: Translated<typeof englishAgainst> = {
  title: (name) => `Gegen ${name}`,
  loading: 'Deine Spiele werden geladen',
  figures: 'Alle Spiele',
  games: 'Spiele',
  ahead: 'Du vorn',
  level: 'Gleichauf',
  behind: 'Du hinten',
  together: 'Im selben Team',
  row: 'Serie',
  byGame: 'Nach Spiel',
  last: 'Letzte Spiele',
  game: 'Spiel',
  gone: 'Hier gibt es nichts zu vergleichen: Die Person ist gegangen, oder es war ein Bot.',
};
