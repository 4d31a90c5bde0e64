/** Was der Vorraum über ein Schlüsselwort sagt. */
import { shout } from '../../../../lib/names';
import { inWords, listed } from '../../../../lib/phrase';
import type { Translated } from '../../../../lib/translated';
import type { lobby as english } from '../lobby';
import { cards } from './cards';

const people = (number: number) => `${inWords(number)} Personen`;

/** „das einzige K“, „beide K“, „alle drei K“. */
function every(there: number): string {
  if (there === 1) return 'das einzige';
  return there === 2 ? 'beide' : `alle ${inWords(there)}`;
}

export const lobby: Translated<typeof english> = {
  keyword: (keyword, note) => `${shout(keyword)} hat ${note}`,
  letters: (letters) => `${cards.letters(letters)}.`,
  suits: (letters, number) => `${cards.letters(letters)}, gut für ${people(number)}.`,
  longer: (letters, number) =>
    `Für ${people(number)} sind ${cards.letters(letters)} besser: Das Schlüsselwort ist schwerer zu füllen.`,
  shorter: (letters, number) =>
    `Für ${people(number)} sind ${cards.letters(letters)} besser: Das Schlüsselwort wird öfter komplett.`,
  odds: (letters, number, often) =>
    `Mit ${people(number)} wird ein Schlüsselwort aus ${cards.letters(letters)} ${often} komplett.`,
  often: {
    never: 'fast nie',
    seldom: 'in einem von zwanzig Spielen',
    half: 'in der Hälfte aller Spiele',
    always: 'in fast jedem Spiel',
    tenths: (tenths) => `in ${tenths === 1 ? 'einem' : inWords(tenths)} von zehn Spielen`,
  },
  scarce: {
    needs: (all) =>
      `Dieses braucht ${listed(all)} aus beiden Stapeln und wird darum seltener komplett.`,
    all: (letter, there) => `${every(there)} ${letter.toUpperCase()}`,
    some: (letter, wanted, there) =>
      `${wanted === 1 ? 'eines' : inWords(wanted)} der ${inWords(there)} ${letter.toUpperCase()}`,
    more: (letter, there) =>
      `mehr als ${there === 1 ? 'das eine' : `die ${inWords(there)}`} ${letter.toUpperCase()}`,
  },
};
