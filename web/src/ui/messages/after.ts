/** After the game: its record, the next one, and the other table of two. */
import { listed } from '../../lib/phrase';

export const after = {
  end: {
    title: 'After the game',
    download: 'Download the record',
    record: 'Record',
    watch: 'Watch again',
    shareGame: 'Share this game',
    share: 'Share',
    shareText: 'What is shared',
    playThis: 'Play this',
    scores: 'Today’s scores',
    changeRules: 'Change rules',
    next: 'Go to the next game',
    join: 'Join the rematch',
    rematch: 'Rematch',
    again: 'Play again',
    lapsed: 'The rematch offer has lapsed. Press Rematch to ask again.',
    declined: 'The rematch was declined.',
    you: 'You',
    want: (names: readonly string[], plural: boolean) =>
      `${listed(names)} ${plural ? 'want' : 'wants'} a rematch.`,
  },
  evening: {
    /** *names* begin the sentence; without names, a leader entered the result. */
    closed: (names: string) =>
      `The evening closed this table: ${names === '' ? 'its leader entered the result' : `${names} didn’t come`}.`,
    back: 'Back to the evening',
    clubs: 'Go to my clubs',
  },
  twin: {
    title: 'At the other table',
    here: 'Here',
    there: 'There',
    go: (name: string) => `Go to ${name}`,
    equal: (total: number) => `Both tables scored ${total} on this board.`,
    hereMore: (here: number, there: number) =>
      `This table scored ${here} on this board, the other ${there}.`,
    thereMore: (here: number, there: number) =>
      `The other table scored ${there} on this board, this one ${here}.`,
    compare: 'We compare totals once both games are over.',
    playing: (names: readonly string[]) =>
      `${listed(names)} ${names.length === 1 ? 'is' : 'are'} still playing there.`,
    unbegun: 'The other table hasn’t begun.',
  },
};
