/** Names of bots' levels and of tables, on the front door and at a table. */

/** Number of levels that fit side by side on a phone. */
export const ROW_OF_LEVELS = 4;

/** The level that a game offers first: "fair" if it has one, otherwise the middle one. */
export const usualLevel = (levels: readonly string[]): string | undefined =>
  levels.find((level) => level === 'fair') ?? levels[Math.floor(levels.length / 2)];

/** The part of an unlisted table's name that nobody can guess; it appears only in links. */
const SECRET = /-[0-9a-z]{13}$/;

/** A table's title, or its name if nobody gave it a title. */
export function titleOf(table: { name: string; title: string }, game: string | undefined): string {
  const named = table.title !== '' && table.title !== game;
  return named ? table.title : table.name.replace(SECRET, '');
}
