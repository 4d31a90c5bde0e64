/** A finished game as text to share: how it went, without the words. */
import { nameOf } from '../../../lib/names';
import { markOf } from '../../../lib/symbols';
import type { TableView } from '../../../wire.gen';
import { end as text } from '../messages/end';
import type { View } from '../types';
import { fact } from './ending';

export function share(view: View, { seats }: TableView): string {
  const winners = view.result?.places[0] ?? [];
  const order = winners[0] === 1 ? [1, 0] : [0, 1];
  const margins = view.verdicts
    .filter((verdict) => verdict.ruling === 'in_time')
    .map((verdict) => verdict.margin);
  const won = (seat: number): boolean => winners.length === 1 && winners[0] === seat;
  const { player, stops, title } = text.share;
  return [
    title(view.rules.game),
    ...order.map((seat) =>
      player(markOf(seat).glyph, nameOf({ you: null, seats }, seat), fact(view, seat), won(seat)),
    ),
    view.keys.map((key) => markOf(key.seat).glyph).join(''),
    ...(margins.length > 0 ? [stops(margins.length, Math.min(...margins))] : []),
  ].join('\n');
}
