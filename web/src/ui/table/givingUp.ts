/** The cost of giving up, before a player does. */
import type { PresenceMessage, TableView } from '../../wire.gen';
import { drawers as text } from '../messages/drawers';

/**
 * What happens if this seat gives up, as the room decides it: a side is out once all its people have
 * given up, and the game ends when at most one side or no person is left. Null if it can't give up.
 */
export function givingUp(
  table: TableView,
  presence: PresenceMessage | null,
  seat: number | null,
): string | null {
  const mine = seat === null ? undefined : table.seats[seat];
  if (seat === null || mine?.role !== 'player' || table.phase !== 'play') return null;
  if (table.daily !== null || table.gave_up.includes(seat)) return null;
  const gone = [...table.gave_up, seat];
  const people = (presence?.people ?? [])
    .map((one) => one.seat)
    .filter((one) => !gone.includes(one));
  const teams = new Map<number, number[]>();
  table.seats.forEach(({ role, team }, index) => {
    const side = team ?? -1 - index;
    if (role === 'player') teams.set(side, [...(teams.get(side) ?? []), index]);
  });
  const sides = [...teams.values()];
  if (sides.length === 1) return text.givingUp.alone;
  const left = sides.filter(
    (side) => !side.some((one) => gone.includes(one)) || side.some((one) => people.includes(one)),
  );
  const [winners = [], ...others] = left;
  if (others.length === 0) {
    return text.givingUp.win(winners.flatMap((one) => table.seats[one]?.name ?? []));
  }
  const played = sides.some((side) => side.some((one) => people.includes(one)));
  return played ? text.givingUp.bot : text.givingUp.last;
}
