/** Lesson in Keep Your Cool: tiles, a word, a stop, a feint and a reach. */
import { type Beat, type Film, type Lesson, same, type Way } from '../../../lib/lesson';
import { lesson as text } from '../messages/lesson';
import type { Action } from '../types';
import film from './film.json';

const LEFT = ['[data-reach="left"]'];

const beats: readonly Beat[] = [
  {
    scene: 'tile',
    more: ['pair'],
    ...text.tile,
    spots: ['[data-tile="2"]', '[data-tile="6"]'],
    trail: true,
  },
  { scene: 'word', ...text.word, spots: ['.say'] },
  { scene: 'stop', ...text.stop, spots: ['[data-stop]'] },
  { scene: 'feint', more: ['back'], ...text.feint, spots: LEFT, settle: 1_500 },
  { scene: 'reach', ...text.reach, spots: LEFT, settle: 1_500 },
];

/** Any stop will do: the number of the reach says only what was on the screen. */
const match = (action: Action, ways: readonly Way[]): number =>
  ways.findIndex(({ action: wanted }) =>
    action.type === 'stop' ? (wanted as Action).type === 'stop' : same(wanted, action),
  );

export const lesson: Lesson = {
  film: film as Film,
  names: ['', text.robin],
  beats,
  aim: text.aim,
  end: text.end,
  match,
};
