/**
 * Pulse: finds out whether a connection is alive, by counting ticks (pure).
 *
 * It counts ticks instead of reading a clock: a page that was frozen, or a tab that the browser
 * slowed down, could not receive anything meanwhile, and must not take that for silence.
 */

export const TICK_MS = 500;
/** Ticks of silence before the room is asked for a sign of life; fewer while an answer is due. */
const ASK_AFTER = 4;
const ASK_AFTER_BUSY = 2;
/** Ticks after that request when an answer is late. */
const LATE_AFTER = 2;
/** Ticks after that request when the connection is lost: at most 4.5 s after the last message. */
const LOST_AFTER = 5;
const MOST_PATIENCE = 4;
const MOST_MISSED = 3;

export interface Pulse {
  /** Ticks since the last message. */
  readonly quiet: number;
  /** Ticks since a sign of life was requested; null if there is no such request. */
  readonly asked: number | null;
  /** Factor by which a slow connection gets more time. */
  readonly patience: number;
}

/** The action after a tick. */
export type Sign = 'ask' | 'late' | 'lost' | null;

export const FRESH: Pulse = { quiet: 0, asked: null, patience: 1 };

/** Ticks in the ms since the last one; limited, so that a frozen page doesn't count them all. */
export const ticksIn = (ms: number): number =>
  Math.min(MOST_MISSED, Math.max(1, Math.round(ms / TICK_MS)));

/** Counts *ticks*; *busy* while a request waits for its answer. */
export function ticked(pulse: Pulse, busy: boolean, ticks = 1): { pulse: Pulse; sign: Sign } {
  const quiet = pulse.quiet + ticks;
  if (pulse.asked === null) {
    const ask = quiet >= (busy ? ASK_AFTER_BUSY : ASK_AFTER);
    return { pulse: { ...pulse, quiet, asked: ask ? 0 : null }, sign: ask ? 'ask' : null };
  }
  const asked = pulse.asked + ticks;
  const lost = asked >= LOST_AFTER * pulse.patience;
  const late = busy && asked >= LATE_AFTER;
  return { pulse: { ...pulse, quiet, asked }, sign: lost ? 'lost' : late ? 'late' : null };
}

/** Records a message; a prompt answer resets the patience. */
export function heard(pulse: Pulse): Pulse {
  const quick = pulse.asked !== null && pulse.asked < LOST_AFTER;
  return { ...FRESH, patience: quick ? 1 : pulse.patience };
}

/** The pulse of the next connection after one that fell silent, which may only have been slow. */
export function afterSilence(pulse: Pulse): Pulse {
  return { ...FRESH, patience: Math.min(MOST_PATIENCE, 2 * pulse.patience) };
}
