/** Creation of a table, from wherever a page offers one. */
import { sentenceOf } from '../lib/refusals';
import { go } from '../lib/route.svelte';
import { type NewTable, setTable } from '../net/http';
import { chosenName, nameKept } from '../state/room.svelte';
import { door as text } from './messages/door';

/**
 * Creates a table and goes there; returns why that could not be done, or nothing. Calls *meanwhile*
 * before the room answers.
 */
export async function newTable(table: NewTable, meanwhile?: () => void): Promise<string> {
  if (!(await nameKept())) return '';
  const name = chosenName();
  const mine = name === null ? {} : { title: text.shelf.tableOf(name) };
  meanwhile?.();
  const answer = await setTable({ ...mine, ...table });
  if (!answer.ok) return sentenceOf(answer.refused);
  go(`/t/${answer.value.table}`);
  return '';
}
