/**
 * Whether a line still lives: a pure count of ticks.
 *
 * Time is counted in ticks and not by the clock: a page that was frozen, or a tab that the browser
 * slowed down, could not hear anything meanwhile, and must not take that for silence.
 */

export const TICK_MS = 500;
/** So long nothing is heard, and the room is asked for a sign of life; sooner while an answer is due. */
const ASK_AFTER = 4;
const ASK_AFTER_BUSY = 2;
/** So long after that an answer is late. */
const LATE_AFTER = 2;
/** So long after that the line is lost: 4.5 s after the last word at the most. */
const LOST_AFTER = 5;
const MOST_PATIENCE = 4;
const MOST_MISSED = 3;

export interface Pulse {
  /** Ticks since anything was heard. */
  readonly quiet: number;
  /** Ticks since a sign of life was asked for; null where nothing is asked. */
  readonly asked: number | null;
  /** How many times as long a slow line gets. */
  readonly patience: number;
}

/** What is to be done after a tick. */
export type Sign = 'ask' | 'late' | 'lost' | null;

export const FRESH: Pulse = { quiet: 0, asked: null, patience: 1 };

/** How many ticks a page that is slow may have missed since the last: of a frozen one not all count. */
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

/** Notes that something was heard; an answer in good time ends all patience. */
export function heard(pulse: Pulse): Pulse {
  const quick = pulse.asked !== null && pulse.asked < LOST_AFTER;
  return { ...FRESH, patience: quick ? 1 : pulse.patience };
}

/** The pulse of the line that comes after one that fell silent: it may only be slow. */
export function afterSilence(pulse: Pulse): Pulse {
  return { ...FRESH, patience: Math.min(MOST_PATIENCE, 2 * pulse.patience) };
}
