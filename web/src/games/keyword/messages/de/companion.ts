/** Text des Begleiters: die Runden neben der Schachtel. */
import { listed } from '../../../../lib/phrase';
import type { Translated } from '../../../../lib/translated';
import type { companion as english } from '../companion';

export const companion: Translated<typeof english> = {
  title: 'KEYWORD',
  line: 'Uhr, Wortprüfung, Schlüsselwort und Runden',
  keyword: 'Schlüsselwort',
  badKeyword: 'Ein Schlüsselwort hat 3 bis 12 Buchstaben von A bis Z.',
  timer: 'Zeit pro Runde',
  timers: [
    { value: '0', label: 'unbegrenzt' },
    { value: '60', label: '1 Minute' },
    { value: '90', label: '90 Sekunden' },
    { value: '120', label: '2 Minuten' },
    { value: '180', label: '3 Minuten' },
  ],
  now: (round) => `Runde ${round}`,
  word: 'Wort',
  wordOf: (name) => `Wort von ${name}`,
  blueOf: (name) => `Blaue Karten von ${name}`,
  blue: (count) => `${count} blau`,
  unlisted: (word) => `${word} steht nicht in der Wortliste. Hak es an, wenn es gelten soll.`,
  onlyBlue: 'Es gilt nicht: Ein Wort braucht eine orange Karte.',
  score: 'Runde werten',
  check: 'Ein Wort prüfen',
  orange: 'Orange Karten (? ist ein Joker)',
  blueCards: 'Blaue Karten (? ist ein Joker)',
  listed: (word) => `${word} steht in der Wortliste.`,
  notListed: (word) => `${word} steht nicht in der Wortliste.`,
  makes: 'Diese Karten reichen dafür.',
  cannot: 'Diese Karten reichen nicht, wenn eine orange dabei sein muss.',
  standings: 'Gewonnene Wörter',
  has: (words) => (words.length === 0 ? 'keine Wörter' : words.join(', ')),
  lacks: (letters) =>
    letters.length === 0
      ? 'Hat das ganze Schlüsselwort'
      : `Braucht ${letters.join(' ')} für das Schlüsselwort`,
  deck: 'Ein Stapel ist leer: Spiel beenden',
  over: 'Spiel vorbei',
  cracked: (keyword) => `${keyword} ist komplett`,
  won: (names) =>
    names.length === 1 ? `${listed(names)} gewinnt.` : `${listed(names)} gewinnen gemeinsam.`,
  round: (round, name, word) =>
    name === null
      ? `Runde ${round}: niemand hat gepunktet.`
      : `Runde ${round}: ${name} gewinnt mit ${word.toUpperCase()}.`,
  total: (name, words) =>
    `${name}: ${words.length}${words.length > 0 ? ` (${words.join(', ')})` : ''}`,
};
