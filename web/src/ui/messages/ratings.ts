/** Text of ratings: leaderboards, and a person's own. */
import { amount } from '../../lib/phrase';

export const ratings = {
  title: 'Ratings',
  filter: 'Game',
  board: (game: string) => `The best at ${game}`,
  loading: 'Looking for the ratings',
  empty: 'Nobody is listed yet. Play about 20 rated games to be the first.',
  yours: 'Your rating',
  none: 'Finish a rated game to get a rating.',
  new: 'Not listed yet: play a few more rated games.',
  range: (least: number, most: number) => `${least} to ${most}`,
  about: 'Your strength is very likely within this range.',
  played: (games: number) => `From ${amount(games, 'rated game')}`,
  you: 'you',
  bot: (level: string) => `${level} bot`,
  rating: 'Rating',
  provisional: 'provisional',
  how: 'Only public games by a preset count, and games with a player we found.',
};
