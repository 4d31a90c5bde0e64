/** The game that a guest would leave people waiting in. */
import type { Me } from '../../net/http';
import { lookAtMe, myTables } from '../../state/room.svelte';

/** The games about which a guest has been asked. */
const asked = new Set<string>();

/** Returns a game or lobby elsewhere in which people wait for the guest; asks once about each. */
export async function gameElsewhere(here: string): Promise<Me['tables'][number] | null> {
  // Another tab may have begun or ended a game meanwhile; without an answer, the last one holds.
  await lookAtMe();
  const found = myTables().find(
    (one) =>
      one.phase !== 'over' &&
      one.table !== here &&
      !one.bot &&
      one.waiting.length > 0 &&
      !asked.has(one.table),
  );
  if (found) asked.add(found.table);
  return found ?? null;
}
