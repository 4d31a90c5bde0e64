/** The drawers of a table: talk and settings. */
import { listed } from '../../lib/phrase';

export const drawers = {
  settings: {
    title: 'This table',
    pause: 'Pause the table',
    bot: 'Let a bot play for me',
    seed: {
      title: 'Nobody could know the deal in advance',
      fixed:
        'All randomness in this game comes from one secret seed. Its fingerprint was fixed before the start:',
      shown: 'The game is over, and this is the seed. Its SHA-256 is the fingerprint.',
      later: 'After the game the seed appears here, and anyone can check the deal.',
      laterTwin: 'After both games the seed appears here, and anyone can check the deal.',
    },
  },
  screen: {
    title: 'Big screen',
    open: 'Show on a big screen',
    note: 'On a television, open this address:',
    copy: 'Copy the address',
    copied: 'Address copied.',
    notCopied: 'The address couldn’t be copied.',
  },
  givingUp: {
    giveUp: 'Give up',
    forEnd: (name: string) => `Give up for ${name}`,
    keep: 'Keep playing',
    alone: 'The game ends with your total so far.',
    last: 'The game ends, and you come last.',
    win: (names: readonly string[]) =>
      `The game ends, and ${listed(names)} ${names.length > 1 ? 'win' : 'wins'}.`,
    bot: 'A bot plays on for you until the end.',
    forGood: (what: string) => `${what} You can’t undo this.`,
  },
};
