import type { Pending } from '../../../lib/game';
import type { TableView } from '../../../wire.gen';
import { type Cast, nameIn } from '../names';
import type { View } from '../types';
import { shownOf } from './held.svelte';

/** What the game waits for: your flick, your cards, or somebody else's. */
export function pending(view: View, table: TableView): Pending | null {
  const { due, phase, turn, you } = shownOf(view);
  const cast: Cast = { you, seats: table.seats };
  if (phase === 'over') return null;
  const yours = turn === you;
  const own = { after: 'Your turn: go on', before: 'Your flick', place: 'Place your penguin' };
  return { text: yours ? own[phase] : `Waiting for ${nameIn(cast, turn)}`, due, yours };
}
