/** The way from the front door to a table of one's own. */
import { sentenceOf } from '../../lib/refusals';
import { go } from '../../lib/route.svelte';
import { type NewTable, setTable } from '../../net/http';
import { chosenName, nameKept } from '../../state/room.svelte';
import { text } from '../messages';

/** Creates a table and goes there; returns why that could not be done, or nothing. */
export async function createTable(table: NewTable): Promise<string> {
  if (!(await nameKept())) return '';
  const name = chosenName();
  const mine = name === null ? {} : { title: text.door.shelf.tableOf(name) };
  const answer = await setTable({ ...mine, ...table });
  if (!answer.ok) return sentenceOf(answer.refused);
  go(`/t/${answer.value.table}`);
  return '';
}
