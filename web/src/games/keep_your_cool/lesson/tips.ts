/** Tips for a first game of Keep Your Cool; none while a hand is on its way. */
import type { Tip } from '../../../lib/lesson';
import { lesson } from '../messages/lesson';
import type { View } from '../types';

const { tips: text } = lesson;
const calm = ({ grabs, halt, phase }: View): boolean =>
  phase === 'play' && halt === null && grabs.length === 0;

export const tips: readonly Tip[] = [
  {
    key: 'first',
    text: text.first,
    when: (view: View, you) => view.phase === 'first_word' && view.flipper === you,
  },
  {
    key: 'locked',
    text: text.locked,
    when: (view: View, you) => calm(view) && view.players[you]?.lock != null,
  },
  {
    key: 'flip',
    text: text.flip,
    when: (view: View, you) => calm(view) && view.flipper === you && view.up.length < 2,
  },
  {
    key: 'speak',
    text: text.speak,
    when: (view: View, you) => calm(view) && view.speaker === you,
  },
];
