/** The story of a game, read from its plays: totals by round, facts, key moments, positions. */
import { usesAfter } from './path';
import type { Play } from './types';

/** Whether the play put its word on the board for good. */
export function counted(play: Play): boolean {
  return play.outcome === 'stood' || play.outcome === 'doubled';
}

/** Points that a play brought. */
export function gain(play: Play): number {
  return counted(play) ? play.points : 0;
}

/** The round of a play, from 1: each seat has one turn in a round. */
export function roundOf(index: number, seats: number): number {
  return Math.floor(index / seats) + 1;
}

/** Totals per seat after each round, from the zeros before the first one. */
export function totalsByRound(plays: readonly Play[], seats: number): number[][] {
  const rounds = Math.ceil(plays.length / seats);
  return Array.from({ length: rounds + 1 }, (_, round) =>
    totalsAfter(plays.slice(0, round * seats), seats),
  );
}

export function totalsAfter(plays: readonly Play[], seats: number): number[] {
  const totals = Array<number>(seats).fill(0);
  for (const play of plays) totals[play.seat] = (totals[play.seat] ?? 0) + gain(play);
  return totals;
}

/** The pegs after so many plays. */
export function usesAt(plays: readonly Play[], cells: number): string {
  return plays
    .filter(counted)
    .reduce((uses, play) => usesAfter(uses, play.path), '0'.repeat(cells));
}

/** The only leader of a row of totals; null at a tie. */
export function leaderOf(totals: readonly number[]): number | null {
  const most = Math.max(...totals);
  const first = totals.indexOf(most);
  return first === totals.lastIndexOf(most) ? first : null;
}

/** The longest run of rounds, from and to, that a seat alone led; null if it never did. */
export function ledOf(rounds: readonly number[][], seat: number): [number, number] | null {
  let best: [number, number] | null = null;
  let from = 0;
  for (let round = 1; round < rounds.length; round += 1) {
    if (leaderOf(rounds[round] ?? []) !== seat) {
      from = 0;
      continue;
    }
    from ||= round;
    if (!best || round - from > best[1] - best[0]) best = [from, round];
  }
  return best;
}

/** Plays that brought the most, best first. */
export function bestPlays(plays: readonly Play[], count: number): Play[] {
  return plays
    .filter(counted)
    .sort((a, b) => b.points - a.points)
    .slice(0, count);
}

export interface Moment {
  /** Which play it was. */
  index: number;
  play: Play;
  kind: 'doubled' | 'struck' | 'best';
}

/** The plays that mattered most, in order: challenges, and the best word of the game. */
export function keyMoments(plays: readonly Play[], most = 4): Moment[] {
  const [best] = bestPlays(plays, 1);
  return plays
    .flatMap((play, index) => momentOf(play, index, best))
    .sort((a, b) => weight(b) - weight(a))
    .slice(0, most)
    .sort((a, b) => a.index - b.index);
}

function momentOf(play: Play, index: number, best: Play | undefined): Moment[] {
  if (play.outcome === 'doubled' || play.outcome === 'struck') {
    return [{ index, play, kind: play.outcome }];
  }
  return play === best ? [{ index, play, kind: 'best' }] : [];
}

/** What the moment changed, in points; the best word is always among them. */
function weight(moment: Moment): number {
  if (moment.kind === 'best') return Number.POSITIVE_INFINITY;
  return moment.kind === 'doubled' ? moment.play.points / 2 : moment.play.points;
}
