import { heard } from '../../../src/games/icecool/play/announce';
import type { Event, View } from '../../../src/games/icecool/types';
import { NAMES, seatOf, viewOf } from './fixtures';

export const cast = { you: 0, seats: NAMES.map((name) => ({ name })) };

export const watcher = { ...cast, you: null };

export const say = (event: Event, by = cast) => heard(event, by, viewOf());

export const card = (id: number, worth: number) => ({ id, worth, task: null });

export function over(cards: number[][], places: number[][]): View {
  let id = 0;
  const seats = cards.map((worths) =>
    seatOf({
      cards: worths.length,
      shown: worths.map((worth) => card(id++, worth)),
      points: worths.reduce((sum, worth) => sum + worth, 0),
    }),
  );
  const scores = seats.map((seat) => seat.points ?? 0);
  return viewOf({
    phase: 'over',
    seats,
    round: 2,
    flicks: 31,
    result: { places, scores, reason: 'rounds' },
  });
}
