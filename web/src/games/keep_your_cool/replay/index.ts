/** Keep Your Cool's part of a replay: events as sentences, and every reach in slow motion. */
import type { GameReplay } from '../../../lib/game';
import type { Cast } from '../../../lib/names';
import { end as text } from '../messages/end';
import { reach } from '../messages/replay';
import { heard } from '../play/announce';
import { other } from '../sides';
import type { Answer, Event, Question, View } from '../types';
import Beside from './Beside.svelte';
import { places } from './places';

export const replay: GameReplay<View, Event, Question, Answer> = {
  told: ({ events, view }, cast) =>
    events.map((event) => heard(event, cast, view)).filter((said) => said !== null),
  moments: (frames, cast) =>
    frames.flatMap(({ events }, frame) => {
      const said = events.map((event) => turningPoint(event, cast)).find((one) => one !== null);
      return said ? [{ frame, text: said }] : [];
    }),
  Beside,
  places,
};

function turningPoint(event: Event, cast: Cast): string | null {
  if (event.type === 'flag_taken') return text.chart.flag(cast, event.seat);
  if (event.type !== 'stopped') return null;
  const { seat } = event.verdict;
  return reach.held(cast, other(seat), seat);
}
