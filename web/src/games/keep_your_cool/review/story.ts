/** The course of a finished game: tiles or points after each key word, and the decisive reach. */
import type { Remark, Rounds } from '../../../lib/chart';
import type { Cast } from '../../../lib/names';
import { end as text } from '../messages/end';
import { reach } from '../messages/replay';
import { other } from '../sides';
import type { Attempt, Grab, View } from '../types';

/** Value of a pair and of a flag; in the standard game a flag wins instead of counting. */
const PAIR_TILES = 2;
const FLAG_POINTS = 5;

/** The key word in force at a table time, counted from 1. */
function roundAt(view: View, at: number): number {
  return Math.max(1, view.keys.filter((key) => key.at <= at).length);
}

/** When a reach was complete, or would have been if it was stopped. */
const takenAt = (view: View, attempt: Attempt): number => attempt.began + windowOf(view, attempt);

/** How long a reach takes, with the handicap of the flag's owner. */
function windowOf(view: View, attempt: Attempt): number {
  return attempt.verdict?.window ?? view.rules.reach + (view.handicaps[other(attempt.seat)] ?? 0);
}

/** The flags that are off at the end, each with the reach that took it. */
function takings(view: View): Attempt[] {
  return view.attempts.filter(
    ({ outcome, seat, side }) =>
      outcome === 'taken' &&
      view.flags.some((flag) => flag.owner === other(seat) && flag.side === side && flag.taken),
  );
}

/** Totals by key word; the last round is the result. */
export function roundsOf(view: View): Rounds {
  const flags = view.rules.game === 'advanced' ? takings(view) : [];
  const rounds = Array.from({ length: Math.max(1, view.keys.length) }, (_, at) => at + 1);
  const total = (seat: number, round: number): number => {
    const until = view.keys[round]?.at ?? Number.POSITIVE_INFINITY;
    const pairs = view.pairs.filter((pair) => pair.seat === seat && !pair.floor && pair.at < until);
    const taken = flags.filter((one) => one.seat === seat && takenAt(view, one) < until);
    return pairs.length * PAIR_TILES + taken.length * FLAG_POINTS;
  };
  return [[0, 0], ...rounds.map((round) => [total(0, round), total(1, round)])];
}

/** Remarks on the chart: flags, and reaches that were stopped. */
export function remarksOf(view: View, cast: Cast, most: number): Remark[] {
  const flags = takings(view);
  const told = view.attempts.filter((one) => flags.includes(one) || one.outcome === 'stopped');
  return told.slice(-most).map((one, index) => ({
    index,
    line: one.seat,
    round: roundAt(view, flags.includes(one) ? takenAt(view, one) : one.began),
    text: flags.includes(one)
      ? text.chart.flag(cast, one.seat)
      : text.chart.stopped(cast, other(one.seat)),
  }));
}

/** A reach to be shown again: its hand, and when STOP counts. */
export interface Decisive {
  title: string;
  attempt: Attempt;
  window: number;
  /** Ms after its beginning; null if there was no stop. */
  stopped: number | null;
}

/** The reach that took the last flag; otherwise the closest call. */
export function decisiveOf(view: View, cast: Cast): Decisive | null {
  const flag = takings(view).at(-1);
  const close = view.attempts
    .filter(({ verdict }) => verdict !== null && verdict.ruling === 'in_time')
    .toSorted((a, b) => (a.verdict?.margin ?? 0) - (b.verdict?.margin ?? 0))[0];
  const attempt = flag ?? close;
  if (!attempt) return null;
  const { closest, flag: cameOff } = text.replay;
  return slowly(view, attempt, flag ? cameOff(cast, other(flag.seat)) : closest);
}

/** The last reach that is settled by now, for a replay; null before the first. */
export function settledOf(view: View, cast: Cast): Decisive | null {
  const attempt = view.attempts.findLast(({ outcome }) => SHOWN.has(outcome));
  if (!attempt) return null;
  const title = attempt.outcome === 'taken' ? reach.cameOff : reach.was;
  return slowly(view, attempt, title(cast, attempt.seat, other(attempt.seat), attempt.side));
}

const SHOWN: ReadonlySet<Attempt['outcome']> = new Set(['taken', 'stopped', 'withdrawn']);

function slowly(view: View, attempt: Attempt, title: string): Decisive {
  const stopped = attempt.verdict?.counted ?? null;
  return { title, attempt, window: windowOf(view, attempt), stopped };
}

/** The table as it was while that hand was out. */
export function viewDuring(view: View, { attempt, window }: Decisive): View {
  const owner = other(attempt.seat);
  const until = attempt.began + window;
  const grab: Grab = {
    number: attempt.number,
    seat: attempt.seat,
    side: attempt.side,
    began: attempt.began,
    effective: attempt.began,
    window,
    until,
    commit: until,
    complete: until,
    withdrawn: null,
    late: null,
    broken: false,
    again: false,
    lost: false,
  };
  return {
    ...view,
    phase: 'play',
    halt: null,
    grabs: [grab],
    flags: view.flags.map((flag) =>
      flag.owner === owner && flag.side === attempt.side ? { ...flag, taken: false } : flag,
    ),
    tiles: view.tiles.map((tile) => ({ ...tile, lies: 'gone' })),
    keys: view.keys.filter((key) => key.at <= attempt.began),
  };
}
