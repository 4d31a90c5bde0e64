/** Who sits where in a lobby, in words. */
import { capital, inWords, listed } from '../../lib/phrase';
import type { SeatView, TableView } from '../../wire.gen';

/** The stools as badges: the seat where somebody sits, null where it is free. */
export function stools(table: TableView): (number | null)[] {
  return table.seats.map((seat, index) => (seat.name === null ? null : index));
}

export const taken = (table: TableView): number =>
  table.seats.filter((seat) => seat.name !== null).length;

/** The first free seat, or null. */
export function freeSeat(table: TableView): number | null {
  const index = table.seats.findIndex((seat) => seat.name === null);
  return index < 0 ? null : index;
}

/** What stands under a name. */
export function status(seat: SeatView): string {
  if (seat.bot !== null) return `bot, ${seat.bot}`;
  if (seat.host) return 'host';
  return seat.ready ? 'ready' : 'not ready yet';
}

/** "Four of eight seats taken." */
export function seatsTaken(table: TableView): string {
  const all = inWords(table.seats.length);
  const count = taken(table);
  if (count === table.seats.length) return `All ${all} seats taken.`;
  return `${capital(inWords(count))} of ${all} seats taken.`;
}

/** "One of eight is here" */
export function here(table: TableView): string {
  const count = taken(table);
  const verb = count === 1 ? 'is' : 'are';
  return `${capital(inWords(count))} of ${inWords(table.seats.length)} ${verb} here`;
}

/** "Ida has been asked, and is not here yet.", of those who were asked; nothing when all came. */
export function missingOf(table: TableView, asked: readonly string[]): string {
  const names = asked.filter((name) => table.seats.every((seat) => seat.name !== name));
  if (names.length === 0) return '';
  if (names.length === 1) return `${names[0]} has been asked, and is not here yet.`;
  return `${listed(names)} have been asked, and are not here yet.`;
}

/** How many more have to sit down before the game can begin. */
export function missing(
  table: TableView,
  roles: readonly { name: string; least: number }[],
): number {
  return roles.reduce((sum, role) => {
    const here = table.seats.filter((seat) => seat.role === role.name && seat.name !== null);
    return sum + Math.max(0, role.least - here.length);
  }, 0);
}

/** "Tomasz is not ready yet.", or nothing when everybody is. */
export function waitingFor(table: TableView): string {
  const names = table.seats
    .filter((seat) => seat.name !== null && !seat.ready && !seat.host && seat.bot === null)
    .map((seat) => seat.name ?? '');
  if (names.length === 0) return '';
  return `${listed(names)} ${names.length === 1 ? 'is' : 'are'} not ready yet.`;
}
