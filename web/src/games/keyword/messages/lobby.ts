/** What the lobby says of a keyword. */
import { shout } from '../../../lib/names';
import { capital, inWords, listed } from '../../../lib/phrase';
import { cards } from './cards';

const players = (count: number) => `${inWords(count)} players`;

export const lobby = {
  keyword: (keyword: string, note: string) => `${shout(keyword)} has ${note}`,
  letters: (letters: number) => `${cards.letters(letters)}.`,
  suits: (letters: number, count: number) =>
    `${cards.letters(letters)}, which suits ${players(count)}.`,
  longer: (letters: number, count: number) =>
    `${capital(cards.letters(letters))} suit ${players(count)} better: the keyword is harder to complete.`,
  shorter: (letters: number, count: number) =>
    `${capital(cards.letters(letters))} suit ${players(count)} better: the keyword is completed more often.`,
  odds: (letters: number, count: number, often: string) =>
    `With ${players(count)}, keywords of ${cards.letters(letters)} are completed ${often}.`,
  /** How often a keyword is completed. */
  often: {
    never: 'almost never',
    seldom: 'in one game out of twenty',
    half: 'in half of all games',
    always: 'in nearly every game',
    tenths: (tenths: number) =>
      `in ${inWords(tenths)} ${tenths === 1 ? 'game' : 'games'} out of ten`,
  },
  /** Of letters that few cards have. */
  scarce: {
    needs: (cards: readonly string[]) =>
      `This one needs ${listed(cards)} in both decks, so expect it less often.`,
    all: (letter: string, there: number) => `all ${inWords(there)} ${letter.toUpperCase()}s`,
    some: (letter: string, wanted: number, there: number) =>
      `${inWords(wanted)} of the ${inWords(there)} ${letter.toUpperCase()}s`,
    more: (letter: string, there: number) =>
      `more than the ${inWords(there)} ${letter.toUpperCase()}s`,
  },
};
