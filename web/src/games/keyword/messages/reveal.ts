/** When all words lie open: who keeps what, and why. */
import { type Cast, nameIn, nameOf, shout, verb } from '../../../lib/names';
import { capital, inWords, listed } from '../../../lib/phrase';
import { cards } from './cards';

export const reveal = {
  title: (round: number) => `The words of round ${round}`,
  keeps: (cast: Cast, seat: number, word: string) =>
    `${nameOf(cast, seat)} ${verb(cast, seat, 'keep')} ${shout(word)}.`,
  nobody: 'Nobody keeps a word.',
  /** "With it, Ida spells KEYWORD." */
  spells: (cast: Cast, seat: number, keyword: string) =>
    `With it, ${nameIn(cast, seat)} ${verb(cast, seat, 'spell')} ${shout(keyword)}.`,
  /** Why a word won, or why none did. */
  why: {
    longest: (letters: number, next: number, equal: number) =>
      `${capital(cards.letters(letters))}. The ${equal > 1 ? 'runners-up have' : 'runner-up has'} ${inWords(next)}.`,
    onlyOne: (letters: number) => `The only word of this round, with ${cards.letters(letters)}.`,
    onlyListed: (letters: number) => `The only word in the list, with ${cards.letters(letters)}.`,
    moreBlue: (count: number, letters: number, whose: string) =>
      `${capital(cards.words(count))} of ${cards.letters(letters)}. ${whose} has ${count > 2 ? 'the most' : 'more'} blue.`,
    yours: 'Yours',
    theirs: (name: string) => `${name}’s`,
    tied: (count: number, letters: number) =>
      `${capital(cards.words(count))} of ${cards.letters(letters)}, tied on blue. Nobody scores.`,
    allPassed: 'Everyone passed.',
    noneLaid: 'Nobody laid a word.',
    oneUnlisted: 'The only word isn’t in the list.',
    noneListed: 'None of the words are in the list.',
  },
  /** What a seat had, in addition to its word. */
  head: {
    unlisted: 'not a word',
    passed: 'passed',
    none: 'no word',
  },
  /** What becomes of it. */
  line: {
    late: 'Counted from the rack when time ran out.',
    won: (blue: number) => `${cards.figureBlue(blue)}.`,
    beats: (blue: number, rivals: readonly string[]) =>
      `${cards.figureBlue(blue)}, so it beats ${listed(rivals)}.`,
    beaten: (blue: number) => `${cards.figureBlue(blue)}. The orange cards are discarded.`,
    beatenOwn: (blue: number) => `${cards.figureBlue(blue)}. Your orange cards are discarded.`,
    unlisted: 'Takes the cards back.',
    unlistedOwn: 'You take your cards back.',
    passed: 'Kept all their cards.',
    swapped: (count: number) => `Swapped ${cards.count(count)}.`,
    declined: 'Had no word, and keeps all their cards.',
    declinedOwn: 'You had no word, and keep your cards.',
    nothing: 'Keeps all their cards.',
    nothingOwn: 'You keep your cards.',
    /** What lay on one's own rack. */
    uncounted: (word: string) => `${shout(word)} on your rack didn’t count.`,
  },
  /** The best words that players could have laid, with cards from the middle. */
  best: {
    all: 'The best word each player could have laid',
    own: 'The best word you could have laid',
    one: (name: string) => `The best word ${name} could have laid`,
    found: (name: string) => `${name} found the best word.`,
    none: 'no word',
  },
  ready: {
    count: (ready: number, all: number) => `${ready} of ${all} ${ready === 1 ? 'is' : 'are'} ready`,
    waiting: (names: readonly string[]) => `You’re ready. Waiting for ${listed(names)}`,
  },
  next: 'Next round',
  finish: 'See how it ended',
};
