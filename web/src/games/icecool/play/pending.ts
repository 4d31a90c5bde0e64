import { acting } from '../../../lib/acting';
import type { Pending } from '../../../lib/game';
import type { Cast } from '../../../lib/names';
import type { TableView } from '../../../wire.gen';
import { text } from '../messages';
import type { View } from '../types';
import { shownOf } from './held.svelte';

/** What the game waits for: your flick, your cards, or somebody else's. */
export function pending(view: View, table: TableView): Pending | null {
  const { due, phase, turn, you: seat } = shownOf(view);
  const you = acting(table, seat);
  const cast: Cast = { you, seats: table.seats };
  if (phase === 'over') return null;
  const yours = turn === you;
  const { pending: say } = text.play;
  return { text: yours ? say[phase] : say.other(cast, turn), due, yours };
}
