/** How often a keyword decides a game, counted in games of bots (`tools/keyword_decides.py`). */
import counted from '../../../../../src/rumpus/games/keyword/decides.json';
import { text } from '../messages';

/** Shares of games, by number of players and length of the keyword. */
export interface Decided {
  players: Readonly<Record<string, Readonly<Record<string, number>>>>;
  games: number;
}

/** "in eight games out of ten", or null if nothing was counted. */
export function decided(
  players: number,
  length: number,
  figures: Decided = counted,
): string | null {
  const part = partOf(figures.players[players] ?? {}, length);
  return part === null ? null : oftenOf(part);
}

/** The share for a length that wasn't counted: between its neighbours, or that of the nearest. */
function partOf(by: Readonly<Record<string, number>>, length: number): number | null {
  const counted = Object.keys(by)
    .map(Number)
    .sort((a, b) => a - b);
  const below = counted.findLast((each) => each <= length) ?? counted[0];
  const above = counted.find((each) => each >= length) ?? counted.at(-1);
  if (below === undefined || above === undefined) return null;
  return ((by[below] ?? 0) + (by[above] ?? 0)) / 2;
}

/** A share of games in words that don't promise more than was counted. */
export function oftenOf(part: number): string {
  const { always, half, never, seldom, tenths } = text.lobby.often;
  const rounded = Math.round(part * 10);
  if (part < 0.03) return never;
  if (rounded === 0) return seldom;
  if (part > 0.97) return always;
  return rounded === 5 ? half : tenths(Math.min(9, rounded));
}
