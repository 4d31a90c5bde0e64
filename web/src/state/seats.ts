/** Seats to play on. */
import type { SeatView, TableView } from '../wire.gen';

/** Return true if the seat is one to play on; a moderator's is not. */
export const plays = (seat: Pick<SeatView, 'role'>): boolean => seat.role !== 'moderator';

/** Return the first free seat to play on, or null. */
export function freeSeat(table: TableView): number | null {
  const index = table.seats.findIndex((seat) => plays(seat) && seat.name === null);
  return index < 0 ? null : index;
}
