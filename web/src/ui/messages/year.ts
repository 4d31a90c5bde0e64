/** Text of the pages that look back: a year, an opponent, and charts. */
import { amount } from '../../lib/phrase';
import { hours } from '../you/dates';
import { history } from './history';

const games = (count: number): string => amount(count, 'game');
export const charts = {
  games: 'Games',
  gamesBy: { week: 'Games by week', month: 'Games by month', year: 'Games by year' },
  won: 'Won',
  share: 'Share won',
  legend: 'The filled part is won.',
  period: { week: 'Week from', month: 'Month', year: 'Year' },
  points: (game: string) => `Your scores in ${game}`,
  pointsOf: (count: number) =>
    `The last ${games(count)}, oldest first; the line is the average of ten.`,
  game: 'Game',
  score: 'Score',
  average: 'Average of ten',
};

export const year = {
  title: (of: number) => `Your ${of}`,
  loading: 'Adding up your year',
  back: 'Back to your page',
  before: (of: number) => `${of}`,
  empty: (of: number) => `You finished no games in ${of}.`,
  figures: 'The year in figures',
  games: 'Games',
  won: 'Won',
  days: 'Days played',
  time: 'At the table',
  row: 'Wins in a row',
  run: 'Days in a row',
  slow: 'Slow games don’t count as time at the table.',
  calendar: 'Days you played',
  dayLine: (days: number, count: number) => `${amount(days, 'day')}, ${games(count)}`,
  less: 'Fewer games',
  moreGames: 'More',
  monthHead: 'Month',
  people: 'Most with',
  count: games,
  bests: 'Bests',
  pictures: 'Pictures',
  picture: (name: string, value: string) => `${name}: ${value}`,
  share: 'Share',
  copied: 'Copied',
  shared: { shared: 'Shared.', copied: 'Copied.', failed: 'Your browser doesn’t allow that.' },
  text: 'Text to share',
  told: (of: number, count: number, days: number, won: number, seconds: number) =>
    `My ${of}: ${games(count)} on ${amount(days, 'day')}, ${won} won, ${hours(seconds)} at the table.`,
  table: history.table,
};

export const against = {
  title: (name: string) => `Against ${name}`,
  loading: 'Looking for your games',
  figures: 'All games',
  games: 'Games',
  ahead: 'You ahead',
  level: 'Level',
  behind: 'You behind',
  together: 'On one team',
  row: 'Streak',
  byGame: 'By game',
  last: 'Last games',
  game: 'Game',
  gone: 'There is nobody to compare with: the player has left, or it was a bot.',
};
