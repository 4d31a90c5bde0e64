/** Tips for a first game of Keesdrow. */
import type { Tip } from '../../../lib/lesson';
import { lesson } from '../messages/lesson';
import type { View } from '../types';

const { tips: text } = lesson;
const turns = (view: View, you: number): boolean => view.phase === 'turn' && view.seat === you;
const words = (view: View, you: number): number =>
  view.plays.filter(({ seat, word }) => seat === you && word !== '').length;

export const tips: readonly Tip[] = [
  {
    key: 'challenge',
    text: text.challenge,
    when: (view: View, you) => view.phase === 'window' && view.awaited.includes(you),
  },
  {
    key: 'trace',
    text: text.trace,
    when: (view: View, you) => turns(view, you) && words(view, you) === 0,
  },
  {
    key: 'pegs',
    text: text.pegs,
    when: (view: View, you) => turns(view, you) && words(view, you) === 1,
  },
  {
    key: 'red',
    text: text.red,
    when: (view: View, you) => turns(view, you) && view.uses.includes('3'),
  },
];
