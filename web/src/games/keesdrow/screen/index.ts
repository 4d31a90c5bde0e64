/** Keesdrow on a big screen: the board, the latest words, and the totals. */
import type { GameScreen } from '../../../lib/game';
import { story } from '../end/verdict';
import { headline, type Told } from '../headline';
import { storyOf } from '../story';
import type { View } from '../types';
import Screen from './Screen.svelte';

/** Pegs of the last word drop, or lift out again. */
const LAST_MS = 5_000;

export const screen: GameScreen<View> = {
  Screen: Screen as GameScreen['Screen'],
  line: (view, seat) => ({
    count: String(view.scores[seat] ?? 0),
    note: '',
    turn: view.phase !== 'over' && view.seat === seat,
  }),
  verdict(view, cast) {
    const { result, rules } = view;
    if (!result) return null;
    const told: Told = { story: storyOf(view), result, rules };
    return { headline: headline(told, cast), how: story(told, cast), places: result.places };
  },
  lingers: LAST_MS,
};
