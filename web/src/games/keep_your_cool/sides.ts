/**
 * Who sits where on the screen, and which flag is on which side of it.
 *
 * A flag is named as its wearer would say it (KYC-1). The near player faces up the screen, so their
 * right is the screen's; the far player faces down it, so their left is.
 */
import type { Side } from './types';

/** The seat drawn at the lower edge: one's own; seat 0 for everybody who does not play. */
export function nearOf(you: number | null): 0 | 1 {
  return you === 1 ? 1 : 0;
}

export function other(seat: number): 0 | 1 {
  return seat === 0 ? 1 : 0;
}

/** The flag that one grabs by reaching to one's own left or right: its wearer says the opposite. */
export function flagAt(side: Side): Side {
  return side === 'left' ? 'right' : 'left';
}

/** The side of the screen on which a wearer's flag hangs: -1 left, 1 right. */
export function screenSide(side: Side, owner: number, near: number): -1 | 1 {
  const own = side === 'right' ? 1 : -1;
  return owner === near ? own : own === 1 ? -1 : 1;
}

/** A place in thousandths of the table as the one across sees it. */
export function mirrored(at: { x: number; y: number }): { x: number; y: number } {
  return { x: 1000 - at.x, y: 1000 - at.y };
}
