import type { Cast } from '../../../lib/names';
import type { TableView } from '../../../wire.gen';
import { text } from '../messages';
import type { View } from '../types';
import { reachAt } from './standing';

/** The roles of both players, for the header: "you flip, Ida speaks". */
export function caption(view: View, table: TableView): string {
  const say = text.play.caption;
  const cast: Cast = { you: view.you, seats: table.seats };
  const at = view.you === null ? null : reachAt(view, view.you);
  if (at && view.you !== view.moderator) return say.reached(cast, at.seat);
  switch (view.phase) {
    case 'throw':
      return say.throw;
    case 'first_word':
      return say.first(cast, view.flipper);
    case 'play':
      return say.roles(cast, view.flipper, view.speaker);
    case 'over':
      return say.over;
  }
}
