/** Text of a person's finished games: totals, and a line for each. */
import { listed, ordinal } from '../../lib/phrase';

export const history = {
  title: 'Your games',
  loading: 'Looking for your games',
  empty: 'When you’ve finished a game, it appears here with your place and score.',
  totals: 'Totals',
  filter: 'Show',
  all: 'All games',
  played: 'Played',
  won: 'Won',
  row: 'Streak',
  longest: 'Longest',
  best: 'Best score',
  former: 'Former member',
  bot: (name: string) => `${name} (bot)`,
  when: (when: string) => `Played ${when}`,
  with: (when: string, names: readonly string[]) => `Played ${when} with ${listed(names)}`,
  daily: (when: string) => `Daily board, played ${when}`,
  outcome: {
    won: 'You won',
    draw: 'A draw',
    solo: 'Played alone',
    moderated: 'You moderated',
    place: (place: number, last: number) => `${ordinal(place)} of ${last}`,
  },
  score: (score: string) => `Score ${score}`,
  replay: 'Replay',
  replayOf: (game: string, when: string) => `: ${game}, played ${when}`,
  gone: 'Expired',
  more: 'Show more',
};
