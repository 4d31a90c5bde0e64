/**
 * The moment of a finished game at which the viewer looks, such as a turn, by the number under
 * which people share it; undefined at the end.
 */
import { place } from './route.svelte';

let shown = $state<number>();

export const momentShown = (): number | undefined => shown;

/** Notes the moment that a review shows. */
export function showMoment(moment: number | undefined): void {
  shown = moment;
}

/** The moment in the page's address, if the game has as many; null for the end. */
export function momentAsked(most: number): number | null {
  const here = place();
  const moment = here.at === 'table' ? here.moment : undefined;
  return moment !== undefined && moment <= most ? moment : null;
}
