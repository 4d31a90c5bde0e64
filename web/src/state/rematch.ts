/** Who of the last game was asked for another one, kept for the lobby of the new table. */
let last: { table: string; names: readonly string[] } | null = null;

/** Notes whom the end of a game asks to the table of the rematch. */
export function ask(table: string, names: readonly string[]): void {
  last = { table, names };
}

/** Who was asked to this table; nobody where it is no rematch that one came from. */
export function askedOf(table: string): readonly string[] {
  return last?.table === table ? last.names : [];
}
