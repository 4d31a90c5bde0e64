/**
 * The pace of a replay: which parts of a move are slowed down, and which moments are marked on its
 * strip.
 *
 * Slow parts run at half speed. They are around doors, jumps and touches, in order, until the time
 * for them is used up; so nobody has to wait for a penguin that rattles between two others.
 */
import type { Fact, Moment, Taken } from './types';
import { clamp } from './vector';

const SLOW = 0.5;
const BEFORE = 200;
const AFTER = 160;
/** Most ms of a move that are slowed down. */
const SPENT = 1500;
const SLOWED = new Set(['passed', 'jumped', 'touched']);

/** Part of a move, in ms since the flick. */
interface Part {
  from: number;
  to: number;
}

export interface Pace {
  /** Total length of the replay, in ms. */
  length: number;
  /** The time in the move for a time in the replay. */
  at(told: number): number;
  /** The time in the replay for a time in the move. */
  told(at: number): number;
}

/** The slow parts: in order, without overlaps. */
export function slowParts(facts: readonly Fact[], duration: number): Part[] {
  const parts: Part[] = [];
  let left = SPENT;
  for (const at of facts.filter(({ type }) => SLOWED.has(type)).map((fact) => fact.at)) {
    const last = parts.at(-1);
    const from = Math.max(at - BEFORE, last?.to ?? 0);
    const to = Math.min(at + AFTER, duration, from + left);
    if (to <= from) continue;
    left -= to - from;
    if (last && last.to === from) last.to = to;
    else parts.push({ from, to });
  }
  return parts;
}

/** The pace of a move. */
export function paceOf(facts: readonly Fact[], duration: number): Pace {
  const parts = slowParts(facts, duration);
  const told = (at: number): number => {
    const until = clamp(at, 0, duration);
    const slow = parts.reduce((sum, { from, to }) => sum + clamp(until, from, to) - from, 0);
    return until + slow * (1 / SLOW - 1);
  };
  const length = told(duration);
  const at = (time: number): number => {
    let rest = clamp(time, 0, length);
    let done = 0;
    for (const { from, to } of parts) {
      if (rest <= from - done) return done + rest;
      rest -= from - done;
      if (rest <= (to - from) / SLOW) return from + rest * SLOW;
      rest -= (to - from) / SLOW;
      done = to;
    }
    return Math.min(done + rest, duration);
  };
  return { length, at, told };
}

const KINDS: Record<string, Moment['kind']> = {
  passed: 'door',
  jumped: 'jump',
  touched: 'touch',
  bounced: 'bounce',
  left: 'out',
};

/** The moments marked on the strip, in order. */
export function momentsOf(
  facts: readonly Fact[],
  taken: readonly Taken[],
  mover: number,
  duration: number,
): Moment[] {
  const pace = paceOf(facts, duration);
  const moment = (kind: Moment['kind'], at: number, penguin: number): Moment => ({
    kind,
    at,
    penguin,
    share: pace.length > 0 ? pace.told(at) / pace.length : 1,
  });
  const between = [
    ...facts.flatMap((fact) => {
      const kind = KINDS[fact.type];
      return kind ? [moment(kind, fact.at, fact.penguin)] : [];
    }),
    ...taken.map((fish) => moment('fish', fish.at, fish.penguin)),
  ].sort((a, b) => a.at - b.at);
  return [moment('flick', 0, mover), ...between, moment('rest', duration, mover)];
}
