/** Words for phrases. This module imports nothing, so that `phrase` and `names` can use it. */

/** The language of all text, as Intl knows it. */
export const LANGUAGE = 'en-GB';

export const words = {
  /** From nought on, as in running text. */
  numbers: ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'],
  /** The endings of ordinal numbers, by their plural category. */
  ordinals: { zero: 'th', one: 'st', two: 'nd', few: 'rd', many: 'th', other: 'th' },
  you: { first: 'You', inside: 'you' },
  /** Written after the name of a seat that a bot plays. */
  bot: 'bot',
  seat: (number: number) => `Seat ${number}`,
  letter: (letter: string) => `${'AEFHILMNORSX'.includes(letter) ? 'an' : 'a'} ${letter}`,
  /** The names that won, among them the viewer's if *you* did. */
  won: (names: string, { alone, you }: { alone: boolean; you: boolean }) =>
    `${names} ${alone && !you ? 'wins' : 'win'}`,
  over: 'The game is over.',
  gaveUp: (names: string) => `${names} gave up.`,
  noShow: (names: string) => `${names} didn’t come.`,
  notLoaded: 'This couldn’t be loaded. Check your connection and reload the page.',
};
