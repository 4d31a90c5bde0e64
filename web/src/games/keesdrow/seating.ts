/** Seats: who plays, who shares a total, and who only moderates (KD-1, KD-25, KD-29). */
import type { View } from './types';

/** Seats that share a total, in the order of their turns; without teams, single seats. */
export type Side = readonly number[];

export type Seating = Pick<View, 'teams' | 'moderator'>;

/** The seats that play, in the order of their turns. */
export function playersOf({ teams, moderator }: Seating): number[] {
  return teams.map((_, seat) => seat).filter((seat) => seat !== moderator);
}

/** All players, grouped by total, in the order of their first turns. */
export function sidesOf(seating: Seating): Side[] {
  const sides = playersOf(seating).map((seat) => sideOf(seating, seat));
  return sides.filter((side, at) => side[0] === playersOf(seating)[at]);
}

/** The seats that share a seat's total, including itself. */
export function sideOf(seating: Seating, seat: number): Side {
  const team = seating.teams[seat] ?? null;
  if (team === null) return [seat];
  return playersOf(seating).filter((other) => seating.teams[other] === team);
}

/** Whether one sits in the seat or is its partner. */
export function isOf(seating: Seating, seat: number | null, you: number | null): boolean {
  return seat !== null && you !== null && sideOf(seating, seat).includes(you);
}

/** Whether there is a single player (KD-29). */
export function isAlone(seating: Seating): boolean {
  return playersOf(seating).length === 1;
}
