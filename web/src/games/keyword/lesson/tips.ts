/** Tips for a first game of KEYWORD. */
import type { Tip } from '../../../lib/lesson';
import { lesson } from '../messages/lesson';
import type { View } from '../types';

const { tips: text } = lesson;
const lays = (view: View): boolean => view.phase === 'lay' && view.laid === null;

export const tips: readonly Tip[] = [
  { key: 'lay', text: text.lay, when: (view: View) => lays(view) && view.round === 0 },
  {
    key: 'back',
    text: text.back,
    when: (view: View) => view.phase === 'lay' && view.may_take_back,
  },
  {
    key: 'keyword',
    text: text.keyword,
    when: (view: View, you) => view.phase === 'shown' && (view.seats[you]?.kept.length ?? 0) > 0,
  },
  {
    key: 'pass',
    text: text.pass,
    when: (view: View) => lays(view) && view.round > 0 && view.may_pass,
  },
];
