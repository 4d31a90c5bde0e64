import type { Pending } from '../../../lib/game';
import type { Cast } from '../../../lib/names';
import type { TableView } from '../../../wire.gen';
import { text } from '../messages';
import type { View } from '../types';
import { task } from './lines';
import { reachAt, roleOf } from './standing';

/** What the game waits for: first of all a stop, then whatever your role has to do. */
export function pending(view: View, table: TableView): Pending | null {
  const { due, moderator, you } = view;
  const cast: Cast = { you, seats: table.seats };
  const role = roleOf(view, you);
  if (role === 'over') return null;
  const reach = you === null || you === moderator ? null : reachAt(view, you);
  if (reach)
    return {
      text: text.play.caption.reached(cast, reach.seat),
      due: null,
      yours: true,
      hurry: true,
    };
  if (role === 'watches') return { text: text.play.caption.others, due, yours: false };
  return { text: task(view, role, cast).what, due, yours: role !== 'waits' };
}
