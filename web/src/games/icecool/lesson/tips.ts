/** Tips for a first game of ICECOOL 2. */
import { graphics } from '../../../lib/comfort.svelte';
import type { Tip } from '../../../lib/lesson';
import { lesson } from '../messages/lesson';
import type { View } from '../types';

const { tips: text } = lesson;
const flicks = (view: View, you: number): boolean => view.phase === 'before' && view.turn === you;

export const tips: readonly Tip[] = [
  {
    key: 'place',
    text: text.place,
    when: (view: View, you) => view.phase === 'place' && view.catcher === you,
  },
  {
    key: 'line',
    text: text.line,
    when: (view: View, you) => flicks(view, you) && view.lines.length > 0,
  },
  {
    key: 'flick',
    get text() {
      return graphics() === 'dials' ? text.dials : text.flick;
    },
    when: (view: View, you) => flicks(view, you) && view.seats[you]?.away === false,
  },
  {
    key: 'fish',
    text: text.fish,
    when: (view: View, you) => {
      const own = view.seats[you];
      return flicks(view, you) && own?.role === 'runner' && own.taken === 0 && own.away;
    },
  },
];
