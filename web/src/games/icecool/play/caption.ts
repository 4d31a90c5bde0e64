import { acting } from '../../../lib/acting';
import { wide } from '../../../lib/wide';
import type { TableView } from '../../../wire.gen';
import { text } from '../messages';
import type { View } from '../types';
import { shownOf } from './held.svelte';

const { caption: say } = text.play;

/**
 * Progress of the game, for the header: "round 2 of 4, Ida is Catcher".
 *
 * On a phone there is no room for names, which are in the row below: "round 2 of 4, you run".
 */
export function caption(view: View, table: TableView): string {
  const { catcher, phase, round, rounds, you: seat } = shownOf(view);
  const you = acting(table, seat);
  if (phase === 'over') return say.over;
  const so = say.round(round + 1, rounds);
  if (wide.current) return say.catcher(so, { you, seats: table.seats }, catcher);
  if (you === null) return so;
  return catcher === you ? say.catch(so) : say.run(so);
}
