/** Words for phrases. This module imports nothing, so that `phrase` and `names` can use it. */

/** The language of all text, as Intl knows it. */
export const LANGUAGE = 'en-GB';

/** What the verb after some names depends on. */
export interface Form {
  alone: boolean;
  you: boolean;
}

export const words = {
  /** From nought on, as in running text. */
  numbers: ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'],
  /** The endings of ordinal numbers, by their plural category. */
  ordinals: { zero: 'th', one: 'st', two: 'nd', few: 'rd', many: 'th', other: 'th' },
  you: { first: 'You', inside: 'you' },
  /** Names of bots' levels, where they aren't the level itself. */
  levels: new Map<string, string>(),
  /** Written after the name of a seat that a bot plays. */
  bot: 'bot',
  seat: (number: number) => `Seat ${number}`,
  letter: (letter: string) => `${'AEFHILMNORSX'.includes(letter) ? 'an' : 'a'} ${letter}`,
  won: (names: string, { alone, you }: Form) => `${names} ${alone && !you ? 'wins' : 'win'}`,
  wordsIn: (language: string) => `Words in ${language}`,
  over: 'The game is over.',
  gaveUp: (names: string, _: Form) => `${names} gave up.`,
  noShow: (names: string, _: Form) => `${names} didn’t come.`,
  entered: {
    won: (won: string) => `${won}. A leader of the evening entered this result.`,
    draw: 'It’s a draw. A leader of the evening entered this result.',
    void: 'This game doesn’t count. A leader of the evening closed it.',
  },
  notLoaded: 'This couldn’t be loaded. Check your connection and reload the page.',
};
