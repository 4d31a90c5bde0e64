import type { Pending } from 'rumpus/lib/game';
import type { TableView } from 'rumpus/wire.gen';
import type { View } from '../types';

/** Turn that the game waits for: yours or the other player's. */
export function pending({ you, turn, result }: View, table: TableView): Pending | null {
  if (result) return null;
  const yours = you === turn;
  const name = table.seats[turn]?.name ?? 'the other player';
  return {
    text: yours ? 'Take one, two or three stones' : `Waiting for ${name}`,
    due: null,
    yours,
  };
}
