/** The daily board in words. */
import { capital, inWords } from '../../lib/phrase';
import type { DailyBoard } from '../../net/http';

type Line = DailyBoard['board'][number];

/** How one stands today, for the front door. */
export function standing({ mine }: DailyBoard): string {
  if (!mine) return 'Not played yet';
  return mine.over ? `You made ${mine.total ?? 0}` : 'Your board is waiting';
}

/** Places from the first down; equal totals share one. */
export function ranked(board: readonly Line[]): { place: number; line: Line }[] {
  return board.map((line) => ({
    place: board.findIndex((other) => other.total === line.total) + 1,
    line,
  }));
}

const ORDINALS = ['', 'first', 'second', 'third'];

/** "Second of twelve so far." Empty where one is not on the table. */
export function placeLine({ board, players }: DailyBoard): string {
  const own = ranked(board).find(({ line }) => line.you);
  if (!own || players < 2) return '';
  return `${ORDINALS[own.place] ?? `Place ${own.place}`} of ${inWords(players)} so far.`;
}

/** How many have finished, in a sentence. */
export function countLine({ players }: DailyBoard): string {
  if (players === 0) return 'Nobody has finished today’s board yet.';
  return players === 1
    ? 'One player has finished.'
    : `${capital(inWords(players))} players have finished.`;
}
