/** Standings before the round whose words are being revealed. */
import type { SeatView, View } from '../types';

/** The seats without what was won in this round, and without its effect. */
export function before({ round, seats }: Pick<View, 'round' | 'seats'>): SeatView[] {
  return seats.map((seat) => ({
    ...seat,
    kept: seat.kept.filter((word) => word.round < round),
    spelled: seat.spelled.map((spot) => {
      const from = spot === null ? undefined : seat.kept[spot.word];
      return from && from.round < round ? spot : null;
    }),
  }));
}
