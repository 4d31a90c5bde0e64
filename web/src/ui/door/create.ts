/** Creation of a table from the front door. */
import { loadGame } from '../../games';
import type { NewTable } from '../../net/http';
import { newTable } from '../newTable';

/**
 * Creates a table and goes there; returns why that could not be done, or nothing.
 *
 * The table's screens load while the room creates it; if that fails, its page tries again.
 */
export const createTable = (table: NewTable): Promise<string> =>
  newTable(table, () => {
    void Promise.allSettled([import('../TableScreen.svelte'), loadGame(table.game)]);
  });
