/**
 * Table time between two messages: the server's last value plus the time that has passed here since.
 *
 * It stands still while the table does (*running* false). While the connection is lost it goes on,
 * because the table's does; a message corrects it.
 */
export interface TableClock {
  at: number;
  steady: number;
  running: boolean;
}

export const STOPPED: TableClock = { at: 0, steady: 0, running: false };

/** Sets the clock from a message. */
export function heard(at: number, steady: number, running: boolean): TableClock {
  return { at, steady, running };
}

/** Table time at this reading of a steady clock. */
export function readClock(clock: TableClock, steady: number): number {
  return clock.running ? clock.at + Math.max(0, steady - clock.steady) : clock.at;
}
