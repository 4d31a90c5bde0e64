/** Text of a table's line in "In the room now". */
import { isForeign, wordsIn } from '../../lib/wordsIn';
import type { GameCard, TableLine } from '../../net/http';
import { door as text } from '../messages/door';

/** The seats of a table as badges: the seat where somebody sits, null where it is free. */
export function badgesOf(table: TableLine): (number | null)[] {
  return table.seats.map((seat, index) => (seat.taken ? index : null));
}

/** How far the table is. */
export function phaseOf(table: TableLine): string {
  if (table.phase === 'over') return text.room.phase.over;
  if (table.phase === 'play') return text.room.phase.play;
  if (table.free === 0) return text.room.phase.full;
  return text.room.phase.free(table.free, badgesOf(table).length);
}

/** A house rule of the table, and the language of its words where the page has another. */
export function linesOf({ language, line }: TableLine): string[] {
  return [isForeign(language) ? `${wordsIn(language)}.` : '', line ?? ''].filter(Boolean);
}

/** Whether a seat can be taken at once. */
export function joinable(table: TableLine): boolean {
  return table.phase === 'lobby' && table.free > 0 && table.sit === 'open';
}

/** Whether a guest can ask for a seat. */
export const asksFirst = (table: TableLine): boolean =>
  table.phase === 'lobby' && table.free > 0 && table.sit === 'ask';

/** The table of a game that is best to join: the fullest that still has a seat. */
export function bestToJoin(tables: readonly TableLine[], game: string): TableLine | null {
  const open = tables.filter((table) => table.game === game && joinable(table));
  return open.toSorted((a, b) => a.free - b.free)[0] ?? null;
}

/** "There are free seats at two Go tables." */
export function freeSeats(tables: readonly TableLine[], game: string, title: string): string {
  const count = tables.filter((table) => table.game === game && joinable(table)).length;
  return text.shelf.join.free(count, title);
}

/** Whether one person is enough. */
export const forOne = (game: GameCard): boolean =>
  game.roles.find((role) => role.name === 'player')?.least === 1;

/** The most players of a game. */
export function mostOf(game: GameCard): number {
  return game.roles.find((role) => role.name === 'player')?.most ?? 0;
}
