/** KEYWORD on a big screen: the blue cards, the sand, what everybody has laid, and the reveal. */
import type { GameScreen } from '../../../lib/game';
import { how } from '../end/verdict';
import { headline } from '../headline';
import { doing } from '../play/doings';
import type { View } from '../types';
import Screen from './Screen.svelte';

/** The cards of the last round turn and are read. */
const REVEAL_MS = 14_000;

export const screen: GameScreen<View> = {
  Screen: Screen as GameScreen['Screen'],
  line(view, seat) {
    const one = view.seats[seat];
    return {
      count: String(one?.kept.length ?? 0),
      note: one && view.phase === 'lay' ? doing(one) : '',
      turn: false,
    };
  },
  verdict: (view, cast) =>
    view.result && {
      headline: headline(view, cast),
      how: how(view, cast),
      places: view.result.places,
    },
  lingers: REVEAL_MS,
};
