/** The layout of the table for a window. */
import { MOST } from '../preview/pieces';

export type Shape = 'desk' | 'low' | 'phone';

/** How much of the others is shown: full hands, tiles, or a narrow column of lines. */
export type SeatsAs = 'hands' | 'tiles' | 'lines';

export function seatsAs(shape: Shape, others: number, roomy: boolean): SeatsAs {
  if (shape === 'low') return 'lines';
  return shape === 'desk' && others <= (roomy ? 4 : 3) ? 'hands' : 'tiles';
}

/** Number of cards in a row of the rack; on a phone a long word takes two rows. */
export function acrossOf(shape: Shape, count: number): number {
  if (shape === 'phone') return count > 8 ? 6 : 8;
  return Math.min(MOST, Math.max(8, count));
}
