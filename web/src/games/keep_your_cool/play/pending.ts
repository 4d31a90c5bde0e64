import type { Pending } from '../../../lib/game';
import type { TableView } from '../../../wire.gen';
import { type Cast, nameOf } from '../names';
import type { View } from '../types';
import { task } from './lines';
import { reachAt, roleOf } from './standing';

/** What the game waits for: a stop before everything, then what your role has to do. */
export function pending(view: View, table: TableView): Pending | null {
  const { due, moderator, you } = view;
  const cast: Cast = { you, seats: table.seats };
  const role = roleOf(view, you);
  if (role === 'over') return null;
  const reach = you === null || you === moderator ? null : reachAt(view, you);
  if (reach)
    return {
      text: `${nameOf(cast, reach.seat)} reaches for you`,
      due: null,
      yours: true,
      hurry: true,
    };
  if (role === 'watches') return { text: 'The game goes on', due, yours: false };
  return { text: task(view, role, cast).what, due, yours: role !== 'waits' };
}
