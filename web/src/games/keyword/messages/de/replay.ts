/** Text neben dem Brett einer Wiedergabe. */
import { listed } from '../../../../lib/phrase';
import type { Translated } from '../../../../lib/translated';
import type { replay as english } from '../replay';

export const replay: Translated<typeof english> = {
  hands: 'Alle Hände',
  pickAll: 'Wähl oben „Alle Hände“, um jede Hand und das beste Wort jeder Runde zu sehen.',
  letters: (letters) =>
    listed(letters.map((letter) => (letter === '?' ? 'ein Joker' : letter.toUpperCase()))),
  shown: (letters) =>
    letters.map((letter) => (letter === '?' ? '□' : letter.toUpperCase())).join(''),
  possible: (round) => `Was in Runde ${round} möglich war`,
  noTable: 'Die besten Wörter gibt es nur für Spiele, die noch auf diesem Server liegen.',
};
