/** Lesson in KEYWORD: own cards and blue ones, the longest word, the secret word. */
import type { Beat, Film, Lesson } from '../../../lib/lesson';
import { lesson as text } from '../messages/lesson';
import film from './film.json';

const cards = (...keys: readonly string[]): string[] => keys.map((key) => `[data-card="${key}"]`);

/** Cards of the hands in the film, by colour and number. */
const CHORD = cards('orange:0', 'blue:0', 'blue:1', 'orange:2', 'orange:4');
const LIKES = cards('orange:12', 'blue:2', 'orange:10', 'blue:4', 'orange:14');

const beats: readonly Beat[] = [
  { scene: 'cards', ...text.cards, spots: ['.fan', '.blues'] },
  { scene: 'longest', ...text.longest, spots: CHORD, trail: true, settle: 4_500 },
  { scene: 'keyword', ...text.keyword, spots: ['.reveal .btn.lay'] },
  { scene: 'blue', ...text.blue, spots: LIKES, trail: true, settle: 4_500 },
];

export const lesson: Lesson = {
  film: film as Film,
  names: ['', text.robin],
  beats,
  aim: text.aim,
  end: text.end,
};
