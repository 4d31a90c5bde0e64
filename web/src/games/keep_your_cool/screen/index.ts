/** Keep Your Cool on a big screen: the table from above, the hands that reach, and the words. */
import type { GameScreen } from '../../../lib/game';
import { figureOf, how } from '../end/ending';
import { headline } from '../headline';
import { doing } from '../play/standing';
import type { View } from '../types';
import Screen from './Screen.svelte';

/** A flag is torn off. */
const LAST_MS = 4_000;

export const screen: GameScreen<View> = {
  Screen: Screen as GameScreen['Screen'],
  line: (view, seat) => ({
    count: String(figureOf(view, seat).count),
    note: view.phase === 'over' ? '' : doing(view, seat, false),
    turn: view.phase !== 'over' && view.phase !== 'throw' && view.flipper === seat,
  }),
  verdict: (view, cast) =>
    view.result && {
      headline: headline(view, cast),
      how: how(view, cast),
      places: view.result.places,
    },
  lingers: LAST_MS,
};
