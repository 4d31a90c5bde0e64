/** The previous game of a rematch, kept for the new lobby: who sat where. */
import type { SeatView, TableView } from '../wire.gen';

type Sat = Pick<SeatView, 'name' | 'role'>;

let last: { table: string; seats: readonly Sat[]; you: number | null } | null = null;

/** Stores who sat at a finished game, for the table of its rematch. */
export function ask(table: string, seats: readonly Sat[], you: number | null): void {
  last = { table, seats, you };
}

/**
 * The viewer's seat in the rematch, or null if it is taken or doesn't exist. Seats keep the order of
 * the last game, counted from the player who sits first now, so that partners stay partners.
 */
export function seatAgain(table: TableView): number | null {
  if (last?.table !== table.name || last.you === null) return null;
  const role = last.seats[last.you]?.role;
  const were = last.seats.filter((seat) => seat.role === role);
  const places = table.seats.flatMap((seat, index) => (seat.role === role ? [index] : []));
  const first = table.seats[places[0] ?? 0]?.name ?? null;
  const from = Math.max(
    0,
    were.findIndex((seat) => seat.name === first && first !== null),
  );
  const mine = were.indexOf(last.seats[last.you] as Sat);
  const wanted = places[(mine - from + were.length) % were.length];
  const free = (index: number | undefined): index is number =>
    index !== undefined && table.seats[index]?.name === null;
  return free(wanted) ? wanted : (places.find(free) ?? null);
}
