/** Text beside the board of a replay. */
import { listed } from '../../../lib/phrase';

const BLANK = 'a blank';

export const replay = {
  hands: 'All hands',
  pickAll: 'To see every hand, and the best word of each round, choose “All hands” above.',
  letters: (letters: readonly string[]) =>
    listed(letters.map((letter) => (letter === '?' ? BLANK : letter.toUpperCase()))),
  shown: (letters: readonly string[]) =>
    letters.map((letter) => (letter === '?' ? '□' : letter.toUpperCase())).join(''),
  possible: (round: number) => `What round ${round} offered`,
  noTable: 'Best words are found for games that are kept at a table of this room.',
};
