/** The words for what there is at this table, beside those that every game needs. */
import { type Cast, nameIn } from '../../lib/names';
import { inWords } from '../../lib/phrase';
import type { Card, Task } from './types';

export * from '../../lib/names';

/** "your", "Ida’s" */
export function whose(cast: Cast, seat: number): string {
  return seat === cast.you ? 'your' : `${nameIn(cast, seat)}’s`;
}

/** "no card", "one card", "three cards" */
export function cards(count: number): string {
  return `${inWords(count)} ${count < 2 ? 'card' : 'cards'}`;
}

/** "no points", "one point", "seven points" */
export function points(count: number): string {
  return `${inWords(count)} ${count === 1 ? 'point' : 'points'}`;
}

/** What is to be done for a task, after "to". */
export const TASK: Readonly<Record<Task, string>> = {
  jump: 'jump over a wall',
  doors: 'go through two doors',
  bounce: 'bounce off a wall, then go through a door',
};

/** A card as one names it: "a 1 (jump over a wall)", "a 3". */
export function cardName({ task, worth }: Card): string {
  if (worth === 0) return 'a card face down';
  return task ? `a ${worth} (${TASK[task]})` : `a ${worth}`;
}
