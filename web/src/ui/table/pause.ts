/**
 * The player who paused a table, and those who may resume it: a moderator's pause is a ruling
 * (KYC-30).
 */
import type { TableView } from '../../wire.gen';
import { table as text } from '../messages/table';
import { botMay, type Gone } from './gone';

/** The seat of the moderator who has paused; null if a player has, or the room. */
function rulerOf({ paused_by, seats }: TableView): number | null {
  return paused_by !== null && seats[paused_by]?.role === 'moderator' ? paused_by : null;
}

/** "Kim paused the table. All clocks are stopped." */
export function pausedBy(table: TableView, you: number | null): string {
  const words = text.pause;
  const { paused_by, seats } = table;
  const name = paused_by === null ? null : seats[paused_by]?.name;
  const what =
    paused_by !== null && paused_by === you ? words.byYou : name ? words.by(name) : words.byRoom;
  const ruler = rulerOf(table);
  return ruler === null || ruler === you ? words.clocks(what) : words.ruled(what, name);
}

/** Whether a seat may resume play; if the moderator stays away, the room lets others do so. */
export function mayGoOn(table: TableView, you: number | null, gone: readonly Gone[]): boolean {
  if (you === null) return false;
  const ruler = rulerOf(table);
  return ruler === null || ruler === you || botMay(gone).includes(ruler);
}
