/** A finished game as text: how it went, and no word that was laid. */
import { markOf } from '../../../lib/symbols';
import type { TableView } from '../../../wire.gen';
import { worthOf } from '../headline';
import { letters, wordsOf } from '../names';
import { roundsOf, wonIn } from '../review/story';
import type { View } from '../types';
import { placed } from './verdict';

export function share(view: View, table: TableView): string {
  const rounds = roundsOf(view);
  return [
    `KEYWORD on Rumpus, ${rounds} ${rounds === 1 ? 'round' : 'rounds'}`,
    ...placed(view).map((seat) => standing(view, table, seat)),
    marksOf(view).join(' '),
    `A keyword of ${letters(view.rules.keyword.length)}, ${view.result?.reason === 'keyword' ? 'cracked' : 'not cracked'}`,
  ].join('\n');
}

function standing(view: View, table: TableView, seat: number): string {
  const worth = worthOf(view, seat);
  const name = table.seats[seat]?.name ?? `Seat ${seat + 1}`;
  return `${markOf(seat).glyph} ${name}: ${wordsOf(worth.words)}, ${letters(worth.letters)}`;
}

/** One mark a round: whose word it was and how long. */
export function marksOf(view: View): string[] {
  return Array.from({ length: roundsOf(view) }, (_, round) => {
    const won = wonIn(view, round);
    return won ? `${markOf(won.seat).glyph}${won.kept.cards.length}` : '·';
  });
}
