/** Two tables that played the same board, compared. */
import { listed } from '../../lib/phrase';
import type { TwinLine } from '../../net/http';

export interface Entry {
  names: string[];
  total: number;
}

/** Who shares a total, and what they made; best first. Nothing while a table plays. */
export function entries({ names, scores, teams }: TwinLine): Entry[] {
  if (scores === null) return [];
  const paired = teams.some((team) => team !== null);
  const found = new Map<number, Entry>();
  names.forEach((name, seat) => {
    const team = teams[seat] ?? null;
    // Beside teams, whoever has none only ruled.
    if (paired && team === null) return;
    const key = team ?? seat;
    const entry = found.get(key) ?? { names: [], total: scores[seat] ?? 0 };
    found.set(key, { ...entry, names: [...entry.names, name] });
  });
  return [...found.values()].sort((a, b) => b.total - a.total);
}

export function sumOf(all: readonly Entry[]): number {
  return all.reduce((sum, { total }) => sum + total, 0);
}

/** "Here 310 were made on this board, 12 more than at the other table." */
export function verdict(here: readonly Entry[], there: readonly Entry[]): string {
  const [mine, theirs] = [sumOf(here), sumOf(there)];
  if (mine === theirs) return `Both tables scored ${mine} on this board.`;
  const [more, less] =
    mine > theirs ? ['This table', 'the other'] : ['The other table', 'this one'];
  return `${more} scored ${Math.max(mine, theirs)} on this board, ${less} ${Math.min(mine, theirs)}.`;
}

/** What there is to say while the other table is not through. */
export function waiting({ phase, names }: TwinLine): string {
  if (phase === 'over') return 'Totals are compared once both games are over.';
  if (phase === 'play')
    return `${listed(names)} ${names.length === 1 ? 'is' : 'are'} still playing there. Totals are compared once both games are over.`;
  return 'The other table has not begun. Totals are compared when it’s over, too.';
}
