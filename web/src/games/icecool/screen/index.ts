/** ICECOOL 2 on a big screen: the school in 3D, roles, fish and cards, and each round's end. */
import type { GameScreen } from '../../../lib/game';
import { how } from '../end/verdict';
import { countOf, headline } from '../headline';
import { text } from '../messages';
import { shownOf } from '../play/held.svelte';
import type { View } from '../types';
import Screen from './Screen.svelte';

/** The last flick is watched to its end anyway; then its sentence is read. */
const LAST_MS = 3_000;
const { seats: say } = text.play;

export const screen: GameScreen<View> = {
  Screen: Screen as GameScreen['Screen'],
  line(now, seat) {
    const view = shownOf(now);
    const one = view.seats[seat];
    const role = one?.role === 'catcher' ? say.catcher : say.fish(one?.taken ?? 0);
    return {
      count: String(view.result?.scores[seat] ?? countOf(view, seat)),
      note: one ? `${role}, ${say.cardsShort(one.cards, one.up.length, one.caught > 0)}` : '',
      turn: view.phase !== 'over' && view.turn === seat,
    };
  },
  verdict(now, cast) {
    const view = shownOf(now);
    return (
      view.result && {
        headline: headline(view, cast),
        how: how(view, cast),
        places: view.result.places,
      }
    );
  },
  lingers: LAST_MS,
};
