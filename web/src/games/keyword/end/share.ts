/** A finished game as text to share: how it went, without any word that was laid. */
import { nameOf } from '../../../lib/names';
import { markOf } from '../../../lib/symbols';
import type { TableView } from '../../../wire.gen';
import { worthOf } from '../headline';
import { text } from '../messages';
import { roundsOf, wonIn } from '../review/story';
import type { View } from '../types';
import { placed } from './verdict';

export function share(view: View, table: TableView): string {
  const { cracked, title, uncracked } = text.end.share;
  const { length } = view.rules.keyword;
  return [
    title(roundsOf(view)),
    ...placed(view).map((seat) => standing(view, table, seat)),
    marksOf(view).join(' '),
    view.result?.reason === 'keyword' ? cracked(length) : uncracked(length),
  ].join('\n');
}

function standing(view: View, table: TableView, seat: number): string {
  const { letters, words } = worthOf(view, seat);
  const name = nameOf({ you: null, seats: table.seats }, seat);
  return text.end.share.seat(markOf(seat).glyph, name, words, letters);
}

/** One mark per round: whose word won, and its length. */
export function marksOf(view: View): string[] {
  return Array.from({ length: roundsOf(view) }, (_, round) => {
    const won = wonIn(view, round);
    return won ? `${markOf(won.seat).glyph}${won.kept.cards.length}` : '·';
  });
}
