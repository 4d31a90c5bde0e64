/** Text of the daily board: its page, and its line on the front door. */
import { capital, counted, inWords } from '../../lib/phrase';

const PLACES = ['', 'First', 'Second', 'Third'];

export const daily = {
  title: 'Daily board',
  name: 'Your name for today’s scores',
  play: 'Play today’s board',
  once: 'The clock starts when you press. You get one try a day.',
  goOn: {
    button: 'Continue your board',
    counts: (day: string) => `It counts for ${day}, even if you finish later.`,
  },
  done: {
    points: 'points',
    look: 'Look at your game, and share it',
  },
  next: (time: string) => `The next board comes in ${time}, at midnight UTC.`,
  scores: {
    title: 'Today’s scores',
    you: 'you',
    place: (place: number, players: number) =>
      `${PLACES[place] ?? `Place ${place}`} of ${inWords(players)} so far.`,
    finished: (players: number) =>
      players === 0
        ? 'Nobody has finished today’s board yet.'
        : `${capital(counted(players, 'player has', 'players have'))} finished.`,
  },
  yesterday: {
    title: (day: string) => `Yesterday, ${day}`,
    best: 'Best words',
    totals: 'Totals',
  },
  line: {
    same: (time: string) => `The same board for everyone. The next one comes in ${time}.`,
    unplayed: 'Not played yet',
    waiting: 'Your board is waiting',
    scored: (total: number) => `You scored ${total}`,
    results: 'See the results',
    play: 'Play',
  },
};
