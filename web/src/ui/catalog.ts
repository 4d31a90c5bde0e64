/** How games, bots' levels and tables are named and ordered on the front door and in the lobby. */
import { isKnown, manifestOf } from '../games';
import type { GameCard } from '../net/http';

/** One line on how well a bot plays; empty for a level that its game does not describe. */
export const levelNote = (game: string, level: string): string =>
  manifestOf(game).levels[level] ?? '';

/** So many levels still fit beside each other on a phone. */
export const ROW_OF_LEVELS = 4;

/** The level that a game offers first: "fair" where there is one, else the middle one. */
export const usualLevel = (levels: readonly string[]): string | undefined =>
  levels.find((level) => level === 'fair') ?? levels[Math.floor(levels.length / 2)];

/** The part of an unlisted table's name that nobody can guess; it belongs into links alone. */
const SECRET = /-[0-9a-z]{13}$/;

/** What a table is called: its title, or its name where nobody gave it a title of its own. */
export function titleOf(table: { name: string; title: string }, game: string | undefined): string {
  const named = table.title !== '' && table.title !== game;
  return named ? table.title : table.name.replace(SECRET, '');
}

/** The games that can be shown here, as they stand on the shelf. */
export function inOrder(games: readonly GameCard[]): GameCard[] {
  const place = (game: GameCard): number => manifestOf(game.name).order;
  return games.filter((game) => isKnown(game.name)).toSorted((a, b) => place(a) - place(b));
}
