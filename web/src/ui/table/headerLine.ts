/** The line under a table's title: its name, and the progress of the game. */
import { dayOf } from '../../lib/date';
import { capital } from '../../lib/phrase';
import type { TableView } from '../../wire.gen';
import { titleOf } from '../catalog';
import { table as text } from '../messages/table';

/** Returns the line; if space is short (not *roomy*), progress is preferred to the name. */
export function headerLine(
  table: TableView,
  title: string,
  caption: string | undefined,
  roomy: boolean,
): string {
  const { line } = text;
  if (table.daily && !roomy && caption) return line.dailyPart(caption);
  const named = table.daily ? line.daily(dayOf(table.daily)) : titleOf(table, title);
  const over = table.phase === 'over';
  const tried = table.unrated === 'tried';
  if (!roomy && caption && !over) return tried ? line.triedPart(caption) : capital(caption);
  return [named, over ? line.over : caption, tried && line.tried].filter(Boolean).join(', ');
}
