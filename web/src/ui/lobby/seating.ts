/** Text about the seats of a lobby. */
import type { LobbySeating } from '../../lib/game';
import { levelName } from '../../lib/names';
import { plays } from '../../state/seats';
import type { SeatView, TableView } from '../../wire.gen';
import { lobby as text } from '../messages/lobby';
import { moment } from '../slow/moment';

/** The stools as badges: the seat where somebody sits, null where it is free. */
export function stools(table: TableView): (number | null)[] {
  return table.seats.filter(plays).map((seat, index) => (seat.name === null ? null : index));
}

/** How many are here to play. */
export const taken = (table: TableView): number =>
  table.seats.filter((seat) => plays(seat) && seat.name !== null).length;

/** The moderator's seat, if the table offers one or somebody has it; otherwise null. */
export function moderatorSeat(table: TableView, seating: LobbySeating | null): number | null {
  const index = table.seats.findIndex((seat) => !plays(seat));
  if (index < 0) return null;
  return seating?.moderated || table.seats[index]?.name != null ? index : null;
}

/** The text under a name. */
export function status(seat: SeatView): string {
  if (seat.bot !== null) return text.seat.bot(levelName(seat.bot));
  if (seat.host) return text.seat.host;
  return seat.ready ? text.seat.ready : text.seat.unready;
}

/** "ready, same screen as Ida": the text under a name, with the player at the same device. */
export function placed(table: TableView, seat: SeatView): string {
  const beside = seat.beside === null ? null : table.seats[seat.beside]?.name;
  return beside == null ? status(seat) : text.seat.beside(status(seat), beside);
}

/** "Four of eight seats taken." */
export function seatsTaken(table: TableView): string {
  return text.taken(taken(table), stools(table).length);
}

/** "One of eight players is here"; "Nobody is here yet" */
export function here(table: TableView): string {
  return text.here(taken(table), stools(table).length);
}

/**
 * "Ida has been asked for a rematch, but isn’t here yet.", or what else there is to say of the offer
 * of a rematch at this table; empty if it isn’t one, and when all have come. *me* is the name of a
 * viewer without a seat, or null.
 */
export function offerLine(table: TableView, me: string | null): string {
  if (!table.offer) return '';
  const { missing, until, lapsed, declined } = table.offer;
  if (me !== null && declined.includes(me)) return text.offer.iDeclined;
  if (declined.length > 0) return text.offer.declined(declined);
  if (me !== null && missing.includes(me)) return lapsed ? text.offer.lapsed : text.offer.mine;
  if (missing.length === 0) return '';
  if (lapsed) return text.offer.late(missing);
  return table.slow ? text.offer.until(missing, moment(until)) : text.offer.missing(missing);
}

/** How many more players have to sit down before the game can begin. */
export function missing(
  table: TableView,
  roles: readonly { name: string; least: number }[],
): number {
  return roles.reduce((sum, role) => {
    const here = table.seats.filter((seat) => seat.role === role.name && seat.name !== null);
    return sum + Math.max(0, role.least - here.length);
  }, 0);
}

/** "Tomasz isn’t ready yet.", or nothing when everybody is. */
export function waitingFor(table: TableView): string {
  const names = table.seats
    .filter((seat) => seat.name !== null && !seat.ready && !seat.host && seat.bot === null)
    .map((seat) => seat.name ?? '');
  return names.length === 0 ? '' : text.begin.unready(names);
}

/** "Start with four"; "Start alone" for the only one who plays; no number while some are *short*. */
export function startLabel(count: number, alone: boolean, short: number): string {
  if (short > 0) return text.begin.plain;
  return alone ? text.begin.alone : text.begin.start(count);
}

/** The seats of each team, as they would play now; empty if nobody shares a total. */
export function teamsOf(seating: LobbySeating | null): number[][] {
  const teams: number[][] = [];
  seating?.teams.forEach((team, seat) => {
    if (team === null) return;
    teams[team] = [...(teams[team] ?? []), seat];
  });
  return teams;
}

/** Whether a viewer without a seat may decline the rematch; *me* is their name. */
export const mayDecline = ({ offer }: Pick<TableView, 'offer'>, me: string | null): boolean =>
  me !== null && offer !== null && !offer.lapsed && offer.missing.includes(me);
