/**
 * Table time between two messages: what the server said last, plus what has passed here since.
 *
 * It stands still while the table does (*running* false) and while the line is lost (*frozen*). When the
 * line is back it goes on as if it had run, because the table's did; a message corrects it.
 */
export interface TableClock {
  at: number;
  steady: number;
  running: boolean;
  frozen: number | null;
}

export const STOPPED: TableClock = { at: 0, steady: 0, running: false, frozen: null };

/** Sets the clock by a message. */
export function heard(clock: TableClock, at: number, steady: number, running: boolean): TableClock {
  return { ...clock, at, steady, running };
}

/** Table time at this reading of a steady clock. */
export function readClock(clock: TableClock, steady: number): number {
  if (clock.frozen !== null) return clock.frozen;
  return clock.running ? clock.at + Math.max(0, steady - clock.steady) : clock.at;
}

/** Holds the clock when the line is lost. */
export function freeze(clock: TableClock, steady: number): TableClock {
  return { ...clock, frozen: readClock(clock, steady) };
}

/** Lets it go on. */
export function thaw(clock: TableClock): TableClock {
  return { ...clock, frozen: null };
}
