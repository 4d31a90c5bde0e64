/** Forms that many sentences of this game need, in addition to those that every game has. */
import { type Cast, nameIn } from '../../../lib/names';
import { counted } from '../../../lib/phrase';
import type { Card, Task } from '../types';

/** "your", "Ida’s" */
export function whose(cast: Cast, seat: number): string {
  return seat === cast.you ? 'your' : `${nameIn(cast, seat)}’s`;
}

export const cards = (count: number): string => counted(count, 'card');

export const points = (count: number): string => counted(count, 'point');

/** What is to be done for a task, after "to". */
export const task: Readonly<Record<Task, string>> = {
  jump: 'jump over a wall',
  doors: 'go through two doors',
  bounce: 'bounce off a wall, then go through a door',
};

/** A card: "a 1 (jump over a wall)", "a 3". */
export const card = ({ task: on, worth }: Card): string => {
  if (worth === 0) return 'a card face down';
  return on ? `a ${worth} (${task[on]})` : `a ${worth}`;
};

/** Where a penguin is; rooms and doors have their names from the plan. */
export const places = {
  yard: 'the yard',
  room: (name: string) => `the ${name}`,
  /** Label of a door. */
  rooms: (names: readonly string[]) => names.join(' and '),
  door: (rooms: readonly string[]) => `the door between ${rooms.join(' and ')}`,
  doorway: (rooms: readonly string[]) => `the doorway between ${rooms.join(' and ')}`,
  in: (place: string) => `in ${place}`,
  notIn: 'not in yet',
};
