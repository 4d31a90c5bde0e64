/** Abilities of fish cards, as far as their owner can see them. */

import type { Action, Card, Task, View } from '../types';
import { joined, PLAN, roomsOf } from './places';

/** All doors of the school. */
const DOORS: readonly number[] = PLAN.doors.map((_, door) => door);

export const TASKS: readonly Task[] = ['jump', 'doors', 'bounce'];

/** The 1s that can be turned up as skates (IC-25); a stand-in can do nothing (IC-33). */
export function onesOf(hand: readonly Card[]): Card[] {
  return hand.filter((card) => card.worth === 1 && card.task !== null);
}

/** The 2s, of which two move a fish (IC-28). */
export function twosOf(hand: readonly Card[]): Card[] {
  return hand.filter((card) => card.worth === 2);
}

/** The cards that bear a task (IC-26). */
export function withTask(hand: readonly Card[], task: Task): Card[] {
  return hand.filter((card) => card.task === task);
}

export function pointsOf(cards: readonly Card[]): number {
  return cards.reduce((sum, card) => sum + card.worth, 0);
}

/** Two 1s to skate on (IC-25): first those with the task that the hand has most often. */
export function skates(hand: readonly Card[]): [Card, Card] | null {
  const ones = onesOf(hand);
  const often = (card: Card): number => ones.filter((one) => one.task === card.task).length;
  const [first, second] = ones.toSorted((a, b) => often(b) - often(a) || a.id - b.id);
  return first && second ? [first, second] : null;
}

/** A fish over a door, with its colour. */
export interface Hung {
  colour: number;
  door: number;
}

export function hung(view: Pick<View, 'seats'>): Hung[] {
  return view.seats.flatMap(({ fish }, colour) => fish.map((door) => ({ colour, door })));
}

/**
 * The reason why a fish can't go to a door (IC-28): another fish of its colour is there, or its
 * penguin is in that room of the door; null if it can.
 */
export function bars(
  view: Pick<View, 'seats'>,
  colour: number,
  door: number,
): 'fish' | { room: number } | null {
  const seat = view.seats[colour];
  if (!seat || seat.fish.includes(door)) return 'fish';
  const rooms = roomsOf(seat.pose);
  const room = joined(door).find((one) => rooms.includes(one));
  return room === undefined ? null : { room };
}

/** The doors to which a fish could be moved (IC-28). */
export function doorsFor(view: Pick<View, 'seats'>, { colour }: Hung): number[] {
  return DOORS.filter((door) => bars(view, colour, door) === null);
}

/** The doors to which it can't be moved, except its own. */
export function barredFor(view: Pick<View, 'seats'>, fish: Hung): number[] {
  return DOORS.filter((door) => door !== fish.door && bars(view, fish.colour, door) !== null);
}

export function moveFish(fish: Hung, to: number): Action {
  return { type: 'move_fish', colour: fish.colour, out_of: fish.door, to };
}

/** Whether a fish may be moved now: with two 2s (IC-28) and the penguin in the school (IC-21). */
export function mayMove(view: Pick<View, 'hand' | 'outside' | 'rules'>): boolean {
  return view.rules.scoring === 'cards' && !view.outside && twosOf(view.hand).length > 1;
}
