import type { TableView } from '../../wire.gen';
import { shownOf } from './held.svelte';
import { nameOf } from './names';
import type { View } from './types';

/** How far the game is, for the header: "round 2 of 4, Ida is Catcher". */
export function caption(view: View, table: TableView): string {
  const { catcher, phase, round, rounds, you } = shownOf(view);
  if (phase === 'over') return 'finished';
  const who = catcher === you ? 'you are' : `${nameOf({ you, seats: table.seats }, catcher)} is`;
  return `round ${round + 1} of ${rounds}, ${who} Catcher`;
}
