/** A finished game as text: who got how far, and nothing of how. */
import { markOf } from '../../../lib/symbols';
import type { TableView } from '../../../wire.gen';
import { countOf, worthOf } from '../headline';
import { cards, points } from '../names';
import { roundsOf } from '../review/story';
import type { View } from '../types';
import { placed } from './verdict';

export function share(view: View, table: TableView): string {
  return [
    `ICECOOL 2 on Rumpus, ${roundsOf(view)} rounds, ${view.flicks} flicks`,
    ...placed(view).map((seat) => standing(view, table, seat)),
  ].join('\n');
}

function standing(view: View, table: TableView, seat: number): string {
  const name = table.seats[seat]?.name ?? `Seat ${seat + 1}`;
  const made = `${points(worthOf(view, seat))}, ${cards(countOf(view, seat))}`;
  return `${markOf(seat).glyph} ${name}: ${made}`;
}
