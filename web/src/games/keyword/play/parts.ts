/** Parts of the table while words are laid: each layout places them where it has room. */
import type { Snippet } from 'svelte';

export interface Parts {
  seats: Snippet;
  middle: Snippet;
  decks: Snippet;
  sand: Snippet;
  /** One's own parts; a spectator has none, but sees whom the table waits for. */
  own: { rack: Snippet; word: Snippet; hand: Snippet; acts: Snippet } | null;
  waiting: Snippet;
}
