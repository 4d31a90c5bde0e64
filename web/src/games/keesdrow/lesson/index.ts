/** Lesson in Keesdrow: path, peg, worth more each time, challenge. */
import type { Beat, Film, Lesson } from '../../../lib/lesson';
import { lesson as text } from '../messages/lesson';
import film from './film.json';

const cells = (...ids: readonly number[]): string[] =>
  ids.map((id) => `[role="gridcell"][id$="-${id}"]`);

/** Cells of the board in the film. */
const TONE = cells(88, 87, 86, 109);
const STONE = cells(85, 88, 87, 86, 109);
const SHARED = cells(87, 109);
const decision = (place: number): string[] => [`[data-decide] .opts button:nth-child(${place})`];

const beats: readonly Beat[] = [
  { scene: 'path', ...text.path, spots: TONE, trail: true },
  { scene: 'peg', ...text.peg, spots: TONE },
  { scene: 'again', ...text.again, spots: [...SHARED, ...decision(1)] },
  { scene: 'more', ...text.more, spots: STONE, trail: true },
  { scene: 'red', ...text.red, spots: SHARED },
  { scene: 'challenge', ...text.challenge, spots: decision(2) },
];

export const lesson: Lesson = {
  film: film as Film,
  names: ['', text.robin],
  beats,
  aim: text.aim,
  end: text.end,
};
