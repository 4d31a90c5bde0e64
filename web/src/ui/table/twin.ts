/** Two tables that played the same board, compared. */
import type { TwinLine } from '../../net/http';
import { after as text } from '../messages/after';

export interface Entry {
  names: string[];
  total: number;
}

/** Players with a shared total, and that total; best first. Empty while a table plays. */
export function entries({ names, scores, teams }: TwinLine): Entry[] {
  if (scores === null) return [];
  const paired = teams.some((team) => team !== null);
  const found = new Map<number, Entry>();
  names.forEach((name, seat) => {
    const team = teams[seat] ?? null;
    // In a game with teams, a seat without one was the moderator's.
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
  if (mine === theirs) return text.twin.equal(mine);
  const { hereMore, thereMore } = text.twin;
  return mine > theirs ? hereMore(mine, theirs) : thereMore(mine, theirs);
}

/** The sentence while the other table is still playing. */
export function waiting({ phase, names }: TwinLine): string {
  const { compare, playing, unbegun } = text.twin;
  if (phase === 'over') return compare;
  return `${phase === 'play' ? playing(names) : unbegun} ${compare}`;
}
