/** The channels in which the viewer has a voice; the room decides, this only offers them. */
import type { Channel } from '../../state/table';
import type { TableView } from '../../wire.gen';

export function channelsOf(
  { phase, seats }: Pick<TableView, 'phase' | 'seats'>,
  you: number | null,
): readonly Channel[] {
  if (phase !== 'play') return ['table'];
  const mine = you === null ? undefined : seats[you];
  if (mine === undefined) return ['spectators'];
  const partner = seats.some(
    ({ team, bot, name }, seat) =>
      seat !== you && team === mine.team && bot === null && name !== null,
  );
  const teamed = mine.team !== null && mine.role !== 'moderator' && mine.beside === null;
  return teamed && partner ? ['table', 'team'] : ['table'];
}
