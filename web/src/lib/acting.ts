/** The seat for which a screen accepts input. */
import type { SeatView } from '../wire.gen';

/** The seat that the viewer plays; null while a bot plays there and the viewer only watches. */
export function acting(
  { seats }: { seats: readonly Pick<SeatView, 'bot'>[] },
  you: number | null,
): number | null {
  return you !== null && seats[you]?.bot != null ? null : you;
}
