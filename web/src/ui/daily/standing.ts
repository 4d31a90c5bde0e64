/** The guest's standing on the daily board. */
import type { DailyBoard } from '../../net/http';
import { daily as text } from '../messages/daily';

type Line = DailyBoard['board'][number];

/** The guest's standing today, for the front door. */
export function standing({ mine }: DailyBoard): string {
  if (!mine) return text.line.unplayed;
  return mine.over ? text.line.scored(mine.total ?? 0) : text.line.waiting;
}

/** Places from the first down; equal totals share one. */
export function ranked(board: readonly Line[]): { place: number; line: Line }[] {
  return board.map((line) => ({
    place: board.findIndex((other) => other.total === line.total) + 1,
    line,
  }));
}

/** "Second of twelve so far." Empty if the guest is not in the ranking. */
export function placeLine({ board, players }: DailyBoard): string {
  const own = ranked(board).find(({ line }) => line.you);
  if (!own || players < 2) return '';
  return text.scores.place(own.place, players);
}
