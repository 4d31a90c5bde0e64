/** Whose hand a screen waits for. */
import type { SeatView } from '../wire.gen';

/** The seat that one plays oneself; null while a bot plays there, and one looks on. */
export function acting(
  { seats }: { seats: readonly Pick<SeatView, 'bot'>[] },
  you: number | null,
): number | null {
  return you !== null && seats[you]?.bot != null ? null : you;
}
