/** Options of a player at this moment, from the view and the table's clock alone. */
import { text } from '../messages';
import { flagAt, other } from '../sides';
import type { Call, Grab, Lock, Pair, Side, View } from '../types';

export type Role = 'throws' | 'first' | 'waits' | 'flips' | 'speaks' | 'watches' | 'over';

export function roleOf(view: View, seat: number | null): Role {
  if (view.phase === 'over') return 'over';
  if (seat !== 0 && seat !== 1) return 'watches';
  if (view.phase === 'throw') return 'throws';
  if (view.phase === 'first_word') return view.flipper === seat ? 'first' : 'waits';
  return view.flipper === seat ? 'flips' : 'speaks';
}

/** The line below a name: "flips", "hands in pockets". */
export function doing(view: View, seat: number, you: boolean): string {
  const say = text.play.doing;
  const form = you ? 0 : 1;
  if (view.phase === 'throw') return say[view.thrown.includes(seat) ? 'thrown' : 'throw'][form];
  if (view.players[seat]?.lock) return say.barred;
  const flips = view.flipper === seat;
  if (view.phase === 'first_word') return say[flips ? 'first' : 'wait'][form];
  return say[flips ? 'flip' : 'speak'][form];
}

/** The other player's reach that one can still stop; null without one. */
export function reachAt(view: View, seat: number): Grab | null {
  return view.grabs.find((grab) => grab.seat !== seat && grab.late === null) ?? null;
}

/** One's own reach, while the hand is out. */
export function reachOf(view: View, seat: number): Grab | null {
  return view.grabs.find((grab) => grab.seat === seat) ?? null;
}

export type Reachable =
  | { is: 'free' }
  | { is: 'out' }
  | { is: 'locked'; rule: string }
  | { is: 'later'; ms: number }
  | { is: 'gone' }
  | { is: 'closed' };

/** Whether one may reach to one's own left or right. */
export function reachable(view: View, seat: number, side: Side, now: number): Reachable {
  const player = view.players[seat];
  if (view.phase !== 'play' || view.halt !== null || !player) return { is: 'closed' };
  const mine = reachOf(view, seat);
  const wanted = flagAt(side);
  if (mine && mine.withdrawn === null && mine.side === wanted) return { is: 'out' };
  const flag = view.flags.find((each) => each.owner === other(seat) && each.side === wanted);
  if (!flag || flag.taken) return { is: 'gone' };
  if (player.lock) return { is: 'locked', rule: barredBy(player.lock).rule };
  if (mine) return { is: 'closed' };
  return player.reach_from > now ? { is: 'later', ms: player.reach_from - now } : { is: 'free' };
}

/** Why one may not reach, and the rule behind it. */
export function barredBy(lock: Lock): { why: string; rule: string } {
  return lock.reach === null
    ? { why: text.play.reach.barred, rule: 'KYC-30' }
    : { why: text.play.reach.stopped, rule: 'KYC-19' };
}

/** Ms until this seat may say stop; 0 if it already may (KYC-21). */
export function stopShut(view: View, seat: number, now: number): number {
  return Math.max(0, (view.players[seat]?.stop_from ?? 0) - now);
}

/** Ms until one may say the next word (KYC-12, KYC-17). */
export function wordShut(view: View, seat: number, now: number): number {
  return Math.max(0, (view.players[seat]?.speak_from ?? 0) - now);
}

export function pairsOf(view: View, seat: number): Pair[] {
  return view.pairs.filter((pair) => pair.seat === seat && !pair.floor);
}

/** Pairs removed from the game by a ruling; they are shown beside the table (KYC-28). */
export function floor(view: View): Pair[] {
  return view.pairs.filter((pair) => pair.floor);
}

export function pairsLeft(view: View): number {
  return view.tiles.filter((tile) => tile.lies !== 'gone').length / 2;
}

/**
 * The ruling that one may ask to overturn: against oneself, and still possible to change (KYC-30).
 */
export function contestable(view: View, seat: number | null): Call | null {
  const call = view.calls.at(-1);
  if (!call || call.closed || view.moderator !== null || view.halt !== null) return null;
  if (call.seat !== seat || view.phase !== 'play') return null;
  if (call.kind === 'word' || call.kind === 'foul') {
    return call.key === (view.keys.at(-1)?.number ?? null) ? call : null;
  }
  return call;
}
