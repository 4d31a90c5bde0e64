/** The search for somebody to play with; loaded when somebody asks for it. */
import { lay } from '../../lib/overlay.svelte';
import type { GameCard } from '../../net/http';
import { gameOf } from '../../state/room.svelte';
import Seeking from './Seeking.svelte';
import { resume, search } from './seeking.svelte';

/** Asks over the page what a guest wants to play; the search then goes on over every page. */
export function findPlayer(game: GameCard): void {
  search().asking = game;
  lay(Seeking);
}

/** Shows the guest's search again, to which an alert has led. */
export async function goOn(): Promise<void> {
  // A page that is loaded again doesn't come from the alert.
  history.replaceState(history.state, '', location.pathname);
  await resume((game) => gameOf(game)?.title ?? '');
  if (search().line) lay(Seeking);
}
