import { wide } from '../../../lib/wide';
import type { TableView } from '../../../wire.gen';
import { nameOf } from '../names';
import type { View } from '../types';
import { shownOf } from './held.svelte';

/**
 * How far the game is, for the header: "round 2 of 4, Ida is Catcher".
 *
 * On a phone names have no room there, and the row under it tells them: "round 2 of 4, you run".
 */
export function caption(view: View, table: TableView): string {
  const { catcher, phase, round, rounds, you } = shownOf(view);
  if (phase === 'over') return 'finished';
  const so = `round ${round + 1} of ${rounds}`;
  if (!wide.current) return you === null ? so : `${so}, you ${catcher === you ? 'catch' : 'run'}`;
  const who = catcher === you ? 'you are' : `${nameOf({ you, seats: table.seats }, catcher)} is`;
  return `${so}, ${who} Catcher`;
}
