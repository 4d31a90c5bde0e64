/** Creation of a table from the front door. */
import { loadGame } from '../../games';
import { sentenceOf } from '../../lib/refusals';
import { go } from '../../lib/route.svelte';
import { type NewTable, setTable } from '../../net/http';
import { chosenName, nameKept } from '../../state/room.svelte';
import { door as text } from '../messages/door';

/** Creates a table and goes there; returns why that could not be done, or nothing. */
export async function createTable(table: NewTable): Promise<string> {
  if (!(await nameKept())) return '';
  const name = chosenName();
  const mine = name === null ? {} : { title: text.shelf.tableOf(name) };
  fetchTable(table.game);
  const answer = await setTable({ ...mine, ...table });
  if (!answer.ok) return sentenceOf(answer.refused);
  go(`/t/${answer.value.table}`);
  return '';
}

/**
 * Loads a table's screens while the room creates the table; if that fails, the table's page tries
 * again.
 */
function fetchTable(game: string): void {
  void Promise.allSettled([import('../TableScreen.svelte'), loadGame(game)]);
}
