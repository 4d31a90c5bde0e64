/** Ratings: leaderboards, the guest's own, and what a game changed. */
import type { GameRating, Leaderboard } from '../wire.gen';
import { call } from './http';

export type { Leaderboard } from '../wire.gen';
export type RatingLine = NonNullable<Leaderboard['you']>;

export const getLeaderboard = (game: string) =>
  call<Leaderboard>('GET', `/api/ratings?game=${encodeURIComponent(game)}`);
export const getMyRatings = () => call<RatingLine[]>('GET', '/api/ratings/mine');
/** How a finished game changed the guest's rating; null until that is stored. */
export const getChange = (table: string) => call<GameRating>('GET', `/api/tables/${table}/rating`);
