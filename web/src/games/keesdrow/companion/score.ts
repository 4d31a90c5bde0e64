/** The score sheet of a game at a real table: what follows from what was entered. */
import type { Answers } from '../../../lib/companion/types';
import { worthOf } from '../preview/values';

/** *pegs*: for each letter the peg that it got, 1 to 3. */
export type Act =
  | { kind: 'word'; word: string; pegs: readonly number[] }
  | { kind: 'pass' }
  | { kind: 'challenge'; by: number; right: boolean }
  | { kind: 'finish' };

export interface Turn {
  seat: number;
  /** Empty after a pass. */
  word: string;
  pegs: readonly number[];
  /** What the turn has brought. */
  points: number;
  outcome: 'stood' | 'doubled' | 'struck' | 'passed';
  challenger: number | null;
}

export interface Sheet {
  turns: readonly Turn[];
  /** Who is next. */
  seat: number;
  /** The round that is played, from 1 on. */
  round: number;
  /** Seats that share a total, and their totals. */
  sides: readonly (readonly number[])[];
  totals: readonly number[];
  over: 'points' | 'turns' | 'exhausted' | 'agreed' | null;
}

/** The points of each letter: value times peg (KD-10). */
export function pointsOf(word: string, pegs: readonly number[]): number[] {
  return [...word.toUpperCase()].map((letter, at) => worthOf(letter) * (pegs[at] ?? 1));
}

const sum = (numbers: readonly number[]): number => numbers.reduce((total, one) => total + one, 0);

/** Single seats, or partners, who sit opposite each other (KD-25). */
export function sidesOf(options: Answers, players: number): number[][] {
  const seats = Array.from({ length: players }, (_, seat) => seat);
  if (options.teams !== 'yes') return seats.map((seat) => [seat]);
  const count = players / 2;
  return seats.slice(0, count).map((seat) => [seat, seat + count]);
}

export function sheetOf(options: Answers, players: number, acts: readonly Act[]): Sheet {
  const turns: Turn[] = [];
  let agreed = false;
  for (const act of acts) {
    const seat = turns.length % players;
    if (act.kind === 'finish') agreed = true;
    else if (act.kind === 'challenge') challenge(turns, act.by, act.right);
    else if (act.kind === 'pass')
      turns.push({ seat, word: '', pegs: [], points: 0, outcome: 'passed', challenger: null });
    else {
      const points = sum(pointsOf(act.word, act.pegs));
      const word = act.word.toUpperCase();
      turns.push({ seat, word, pegs: act.pegs, points, outcome: 'stood', challenger: null });
    }
  }
  const sides = sidesOf(options, players);
  const totals = sides.map((side) =>
    sum(turns.filter(({ seat }) => side.includes(seat)).map(({ points }) => points)),
  );
  return {
    turns,
    seat: turns.length % players,
    round: Math.floor(turns.length / players) + 1,
    sides,
    totals,
    over: ending(options, players, turns, totals) ?? (agreed ? 'agreed' : null),
  };
}

/** KD-18, KD-19: a word that was doubted counts double, or not at all. */
function challenge(turns: Turn[], by: number, right: boolean): void {
  const last = turns.at(-1);
  if (last?.outcome !== 'stood') return;
  last.outcome = right ? 'doubled' : 'struck';
  last.points = right ? 2 * last.points : 0;
  last.challenger = by;
}

function ending(
  { end, goal, turns: most }: Answers,
  players: number,
  turns: readonly Turn[],
  totals: readonly number[],
): Sheet['over'] {
  if (turns.length === 0) return null;
  // KD-21: everybody gets the same number of turns.
  if (end === 'points')
    return turns.length % players === 0 && Math.max(...totals) >= Number(goal) ? 'points' : null;
  if (end === 'turns') return turns.length >= Number(most) * players ? 'turns' : null;
  // KD-23: everybody fails in a row.
  const last = turns.slice(-players);
  const failed = last.every(({ outcome }) => outcome === 'passed' || outcome === 'struck');
  return last.length === players && failed ? 'exhausted' : null;
}

/** The sides with the highest total, which share the win (KD-24). */
export function leaders({ sides, totals }: Sheet): (readonly number[])[] {
  const most = Math.max(...totals);
  return sides.filter((_, side) => totals[side] === most);
}

/** The turn in which a word, or one that begins with it, was played before; null if none. */
export function earlier(turns: readonly Turn[], word: string): Turn | null {
  const wanted = word.toUpperCase();
  const standing = turns.filter(({ outcome }) => outcome !== 'struck' && outcome !== 'passed');
  const same = standing.find((turn) => turn.word === wanted);
  return same ?? standing.find((turn) => wanted !== '' && turn.word.startsWith(wanted)) ?? null;
}

/** Whether the last word may still be challenged: until the next turn (KD-17). */
export function openWord(acts: readonly Act[], { turns }: Sheet): Turn | null {
  const last = turns.at(-1);
  return acts.at(-1)?.kind === 'word' && last?.outcome === 'stood' ? last : null;
}
