/** Wörter für Wendungen. */
import type { Translated } from '../../translated';
import type { words as english, Form } from '../words';

const has = ({ alone, you }: Form): string =>
  alone ? (you ? 'hast' : 'hat') : you ? 'habt' : 'haben';
const is = ({ alone, you }: Form): string =>
  alone ? (you ? 'bist' : 'ist') : you ? 'seid' : 'sind';
/** Nach einem Doppelpunkt beginnt ein ganzer Satz groß: „Ida gewinnt: Du hast aufgegeben.“ */
const sentence = (names: string): string => names.replace(/^du\b/, 'Du');

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
  levels: new Map([
    ['beginner', 'für den Anfang'],
    ['gentle', 'sanft'],
    ['casual', 'locker'],
    ['fair', 'solide'],
    ['keen', 'eifrig'],
    ['strong', 'stark'],
    ['sharp', 'gewieft'],
    ['expert', 'meisterhaft'],
  ]),
  bot: 'Bot',
  seat: (number) => `Platz ${number}`,
  letter: (letter) => `ein ${letter}`,
  won: (names, { alone, you }) => {
    if (alone) return `${names} ${you ? 'gewinnst' : 'gewinnt'}`;
    return `${names} ${you ? 'gewinnt' : 'gewinnen'}`;
  },
  wordsIn: (language) => `Wörter auf ${language}`,
  over: 'Das Spiel ist zu Ende.',
  gaveUp: (names, form) => `${sentence(names)} ${has(form)} aufgegeben.`,
  noShow: (names, form) => `${sentence(names)} ${is(form)} nicht gekommen.`,
  entered: {
    won: (won) => `${won}. Die Leitung des Abends hat dieses Ergebnis eingetragen.`,
    draw: 'Unentschieden. Die Leitung des Abends hat dieses Ergebnis eingetragen.',
    void: 'Dieses Spiel zählt nicht. Die Leitung des Abends hat es beendet.',
  },
  notLoaded: 'Das ließ sich nicht laden. Prüfe deine Verbindung und lade die Seite neu.',
};
