/** A finished game as text to share: the results, without how they came about. */
import { nameOf } from '../../../lib/names';
import { markOf } from '../../../lib/symbols';
import type { TableView } from '../../../wire.gen';
import { countOf, worthOf } from '../headline';
import { end as text } from '../messages/end';
import { roundsOf } from '../review/story';
import type { View } from '../types';
import { placed } from './verdict';

export function share(view: View, table: TableView): string {
  return [
    text.share.title(roundsOf(view), view.flicks),
    ...placed(view).map((seat) => standing(view, table, seat)),
  ].join('\n');
}

function standing(view: View, table: TableView, seat: number): string {
  const name = nameOf({ you: null, seats: table.seats }, seat);
  const { player } = text.share;
  return player(markOf(seat).glyph, name, worthOf(view, seat), countOf(view, seat));
}
