/** What lies on the table while words are laid: each layout puts it where it has room. */
import type { Snippet } from 'svelte';

export interface Parts {
  seats: Snippet;
  middle: Snippet;
  decks: Snippet;
  sand: Snippet;
  /** What is one's own; a spectator has none of it, but is told whom the table waits for. */
  own: { rack: Snippet; word: Snippet; hand: Snippet; acts: Snippet } | null;
  waiting: Snippet;
}
