/** ICECOOL's part of a replay: what happened as sentences, and the flicks that gained something. */
import type { GameReplay } from '../../../lib/game';
import type { Cast } from '../../../lib/names';
import { heard, heardOf } from '../play/announce';
import type { Event, View } from '../types';
import Board from './Board.svelte';
import { places } from './places';

/** A flick rolls for about three seconds, and then fish swim home. */
const FLICK_MS = 4_500;

const GAINS: ReadonlySet<Event['type']> = new Set([
  'fish_taken',
  'caught',
  'task_done',
  'finished',
]);

export const replay: GameReplay<View, Event> = {
  told: ({ events, view }, cast) =>
    heardOf(
      events.filter(({ type }) => type !== 'turn_began'),
      cast,
      view,
    ),
  moments: (frames, cast) =>
    frames.flatMap(({ events, view }, frame) => {
      const said = gained(events, cast, view);
      return said ? [{ frame, text: said }] : [];
    }),
  lasts: ({ events }) => (events.some(({ type }) => type === 'flicked') ? FLICK_MS : 0),
  Board: Board as NonNullable<GameReplay['Board']>,
  places,
};

function gained(events: readonly Event[], cast: Cast, view: View): string {
  return events
    .filter(({ type }) => GAINS.has(type))
    .map((event) => heard(event, cast, view))
    .filter((said) => said !== null)
    .join(' ');
}
