/** Players who left a game under way, and for how long. */
import type { PresenceMessage, TableView } from '../../wire.gen';

export interface Gone {
  seat: number;
  name: string;
  ms: number;
  /** How long altogether in this game, where that counts. */
  away: number;
}

/** Who is gone, other than oneself and those for whom a bot plays; *since* is ms since presence came. */
export function goneFrom(
  table: TableView,
  presence: PresenceMessage | null,
  you: number | null,
  since: number,
): Gone[] {
  if (table.phase !== 'play' || presence === null) return [];
  return presence.people.flatMap(({ seat, here, gone_ms, away_ms }) => {
    const place = table.seats[seat];
    if (here || seat === you || !place || place.name === null || place.bot !== null) return [];
    return [{ seat, name: place.name, ms: gone_ms + since, away: away_ms + since }];
  });
}
