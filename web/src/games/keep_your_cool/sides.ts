/**
 * Where players are on the screen, and which flag is on which side.
 *
 * A flag is named from its wearer's point of view (KYC-1). The near player faces up the screen, so
 * their right is the screen's; the far player faces down, so their left is.
 */
import type { Side } from './types';

/** The seat drawn at the bottom: one's own, or seat 0 for anybody who doesn't play. */
export function nearOf(you: number | null): 0 | 1 {
  return you === 1 ? 1 : 0;
}

export function other(seat: number): 0 | 1 {
  return seat === 0 ? 1 : 0;
}

/**
 * The flag that one takes by reaching to one's own left or right: for its wearer it is the
 * opposite.
 */
export function flagAt(side: Side): Side {
  return side === 'left' ? 'right' : 'left';
}

/** The side of the screen on which a player's flag hangs: -1 left, 1 right. */
export function screenSide(side: Side, owner: number, near: number): -1 | 1 {
  const own = side === 'right' ? 1 : -1;
  return owner === near ? own : own === 1 ? -1 : 1;
}

/** A place in thousandths of the table, as the player opposite sees it. */
export function mirrored(at: { x: number; y: number }): { x: number; y: number } {
  return { x: 1000 - at.x, y: 1000 - at.y };
}
