/** A finished game as text: how it went, and no word that was laid. */
import type { TableView } from '../../wire.gen';
import { roundsOf, wonIn } from './history';
import { letters, wordsOf } from './names';
import type { View } from './types';
import { placed, worthOf } from './verdict';

/** The seats' symbols, as near as text comes to them. */
const SYMBOLS = ['●', '▲', '■', '◆', '★', '✚'] as const;

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
  return `${SYMBOLS[seat] ?? ''} ${name}: ${wordsOf(worth.words)}, ${letters(worth.letters)}`;
}

/** One mark a round: whose word it was and how long. */
export function marksOf(view: View): string[] {
  return Array.from({ length: roundsOf(view) }, (_, round) => {
    const won = wonIn(view, round);
    return won ? `${SYMBOLS[won.seat] ?? ''}${won.kept.cards.length}` : '·';
  });
}
