/** The turns that decided a game of two (`rumpus.games.keesdrow.rules.turning`). */
import type { Play, TurningPoint, View } from '../types';
import { SEATS } from './state';

const MOST = 5;
/** Most changes of the lead that are listed; only the latest are. */
const LEADS = 3;

const gainOf = ({ outcome, points }: Play): number =>
  outcome === 'stood' || outcome === 'doubled' ? points : 0;

/** The last changes of the lead, and the turns that won most, in order. */
export function turningPoints({ plays }: View): TurningPoint[] {
  const totals = totalsOf(plays);
  const leads = leadsOf(plays, totals);
  const points = plays.flatMap((play, turn): TurningPoint[] => {
    const worth = gainOf(play);
    const scores = totals[turn + 1] ?? [];
    const kind = leads.has(turn) ? 'lead' : 'swing';
    return worth > 0 ? [{ turn, seat: play.seat, kind, worth, scores }] : [];
  });
  const last = points.filter(({ kind }) => kind === 'lead').slice(-LEADS);
  // If two are equal, the later one was more decisive.
  const others = points
    .filter((point) => !last.includes(point))
    .sort((one, other) => other.worth - one.worth || other.turn - one.turn);
  const chosen = [...last, ...others.slice(0, MOST - last.length)];
  return chosen.sort((one, other) => one.turn - other.turn);
}

/** The totals by seat, before the first turn and after each. */
function totalsOf(plays: readonly Play[]): number[][] {
  const totals: number[][] = [SEATS.map(() => 0)];
  for (const play of plays) {
    const before = totals.at(-1) ?? [];
    totals.push(before.map((score, seat) => score + (seat === play.seat ? gainOf(play) : 0)));
  }
  return totals;
}

/** The turns by which another seat was ahead at the end of a round. */
function leadsOf(plays: readonly Play[], totals: readonly (readonly number[])[]): Set<number> {
  const found = new Set<number>();
  let last: number | null = null;
  for (let begin = 0; begin < plays.length; begin += SEATS.length) {
    const end = Math.min(begin + SEATS.length, plays.length);
    const [first = 0, second = 0] = totals[end] ?? [];
    // A tie in between gives nobody the lead.
    if (first === second) continue;
    const leader = first > second ? 0 : 1;
    if (last !== null && leader !== last) {
      const round = plays.slice(begin, end);
      found.add(begin + round.findLastIndex((play) => play.seat === leader && gainOf(play) > 0));
    }
    last = leader;
  }
  return found;
}
