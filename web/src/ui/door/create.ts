/** The way from the front door to a table of one's own. */
import { loadGame } from '../../games';
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
  fetchTable(table.game);
  const answer = await setTable({ ...mine, ...table });
  if (!answer.ok) return sentenceOf(answer.refused);
  go(`/t/${answer.value.table}`);
  return '';
}

/** Loads what the table will show while the room creates it; what fails is asked for again there. */
function fetchTable(game: string): void {
  void Promise.allSettled([import('../TableScreen.svelte'), loadGame(game)]);
}
