/** Text of slow games: the front door's queue, the next table, and holidays. */
import { counted, listed } from '../../lib/phrase';

export const slow = {
  queue: {
    yours: 'Your move',
    none: 'Nobody is waiting for you right now.',
    others: (count: number) => `Waiting for others (${count})`,
    all: (count: number) => `Show all ${count}`,
    with: (game: string, others: readonly string[]) =>
      others.length > 0 ? `${game} with ${listed(others)}` : `${game}, on your own`,
    left: (time: string) => `${time} left`,
    away: (day: string) => `Away until ${day}`,
    due: 'Time is up.',
    rematch: (game: string, others: readonly string[]) =>
      others.length > 0 ? `Rematch of ${game} with ${listed(others)}` : `Rematch of ${game}`,
    answer: (time: string) => `${time} left to accept`,
  },
  next: {
    link: (count: number) => `Next table (${count})`,
    waits: 'You can leave: this game stays on the front door.',
    over: 'This slow game is over.',
    deadline: (day: string) => `Your time ends ${day}.`,
    others: (day: string) => `Their time ends ${day}.`,
    away: (names: readonly string[], day: string) =>
      `${listed(names)} ${names.length > 1 ? 'are' : 'is'} away until ${day}. Their time waits.`,
  },
  tell: {
    press: 'Tell me when it’s my turn',
    done: 'We’ll tell you on this device.',
  },
  holiday: {
    title: 'Holiday',
    line: 'Your slow games wait while you’re away, except those of an evening without holidays. Opponents see when you’ll be back.',
    left: (days: number) => `You have ${counted(days, 'day')} of holiday left this year.`,
    label: 'Away until',
    begin: 'Go on holiday',
    on: (day: string) => `You’re away until ${day}. Your slow games wait.`,
    back: 'I’m back',
    begun: 'Have a good time. Your slow games wait.',
    ended: 'Welcome back. Your clocks run again.',
    link: 'Going away? Let your games wait',
    bad: (days: number) => `Choose a date within ${counted(days, 'day')}.`,
    none: 'You’ve used up this year’s holiday.',
  },
};
