/** A finished game as text: how it went, without the words. */
import { markOf } from '../../../lib/symbols';
import type { TableView } from '../../../wire.gen';
import type { View } from '../types';
import { fact } from './ending';

export function share(view: View, table: TableView): string {
  const winners = view.result?.places[0] ?? [];
  const order = winners[0] === 1 ? [1, 0] : [0, 1];
  const stops = view.verdicts.filter((verdict) => verdict.ruling === 'in_time').length;
  const closest = Math.min(
    ...view.verdicts
      .filter((verdict) => verdict.ruling === 'in_time')
      .map((verdict) => verdict.margin),
  );
  return [
    `Keep Your Cool on Rumpus, the ${view.rules.game} game`,
    ...order.map(
      (seat) =>
        `${markOf(seat).glyph} ${table.seats[seat]?.name ?? `Seat ${seat + 1}`}: ${fact(view, seat)}${winners.length === 1 && winners[0] === seat ? ', wins' : ''}`,
    ),
    view.keys.map((key) => markOf(key.seat).glyph).join(''),
    ...(stops > 0
      ? [`${stops} stopped in time, the closest with ${(closest / 1000).toFixed(2)} s to spare`]
      : []),
  ].join('\n');
}
