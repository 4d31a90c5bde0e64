/** The search for somebody to play with; loaded when somebody asks for it. */
import { lay } from '../../lib/overlay.svelte';
import type { GameCard } from '../../net/http';
import Seeking from './Seeking.svelte';
import { search } from './seeking.svelte';

/** Asks over the page what a guest wants to play; the search then goes on over every page. */
export function findPlayer(game: GameCard): void {
  search().asking = game;
  lay(Seeking);
}
