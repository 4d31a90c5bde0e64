/** Games and their bots' levels as the shelf describes them. */
import { isKnown } from '../games';
import { shelfOf } from '../games/shelves';
import type { GameCard } from '../net/http';

/** A line on how well a bot plays; empty if the game does not describe the level. */
export const levelNote = (game: string, level: string): string => shelfOf(game).levels[level] ?? '';

/** The games that this client can show, in the order of the shelf. */
export function inOrder(games: readonly GameCard[]): GameCard[] {
  const place = (game: GameCard): number => shelfOf(game.name).order;
  return games.filter((game) => isKnown(game.name)).toSorted((a, b) => place(a) - place(b));
}
