/** How a hand is held: cards round a pivot below them. */

/** Between two cards, in degrees. */
export const STEP = 9;
/** The visible share of a card in a full hand, and how much it grows for each missing card. */
const SEEN = 0.62;
const MORE = 0.07;
export const FULL = 6;

export interface Held {
  /** Angle in degrees, to the right. */
  angle: number;
  /** Distance of the card's middle from that of the fan, in card widths. */
  across: number;
  /** How much lower it is than the highest card, in card widths. */
  down: number;
}

/** Distance from the middle of a card to the pivot, in card widths. */
function radius(count: number): number {
  return (SEEN + MORE * Math.max(0, FULL - count)) / Math.sin((STEP * Math.PI) / 180);
}

/** Where the card at *index* of *count* is held. */
export function heldAt(index: number, count: number): Held {
  const angle = (index - (count - 1) / 2) * STEP;
  const turn = (angle * Math.PI) / 180;
  return {
    angle,
    across: radius(count) * Math.sin(turn),
    down: radius(count) * (1 - Math.cos(turn)),
  };
}

/** How much lower the outer cards are held, in card widths. */
export function bow(count: number): number {
  return heldAt(0, Math.max(1, count)).down;
}

/** Width of a fan of *count* cards, in card widths. */
export function spread(count: number): number {
  if (count === 0) return 0;
  const { across, angle } = heldAt(count - 1, count);
  const turn = (angle * Math.PI) / 180;
  return 2 * across + Math.cos(turn) + 1.4 * Math.sin(turn);
}

/** The card under a finger at *across* from the fan's middle, in card widths, or null. */
export function leafed(across: number, count: number): number | null {
  if (count === 0) return null;
  const angle = (Math.asin(Math.max(-1, Math.min(1, across / radius(count)))) * 180) / Math.PI;
  const index = Math.round(angle / STEP + (count - 1) / 2);
  return Math.max(0, Math.min(count - 1, index));
}
