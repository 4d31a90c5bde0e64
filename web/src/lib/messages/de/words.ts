/** Wörter für Wendungen. */
import type { Translated } from '../../translated';
import type { words as english } from '../words';

export const LANGUAGE = 'de-DE';

export const words: Translated<typeof english> = {
  numbers: [
    'kein',
    'ein',
    'zwei',
    'drei',
    'vier',
    'fünf',
    'sechs',
    'sieben',
    'acht',
    'neun',
    'zehn',
  ],
  ordinals: { zero: '.', one: '.', two: '.', few: '.', many: '.', other: '.' },
  you: { first: 'Du', inside: 'du' },
  bot: 'Bot',
  seat: (number) => `Platz ${number}`,
  letter: (letter) => `ein ${letter}`,
  won: (names, { alone, you }) => {
    if (alone) return `${names} ${you ? 'gewinnst' : 'gewinnt'}`;
    return `${names} ${you ? 'gewinnt' : 'gewinnen'}`;
  },
  over: 'Das Spiel ist zu Ende.',
  gaveUp: (names) => `aufgegeben: ${names}.`,
  noShow: (names) => `nicht gekommen: ${names}.`,
  notLoaded: 'Das ließ sich nicht laden. Prüfe deine Verbindung und lade die Seite neu.',
};
