/** The end of a round, read from its events: who ended it, and what was drawn for ID cards. */
import type { Cast } from '../../../lib/names';
import { text } from '../messages';
import type { Card, Event, Of } from '../types';

export interface Cashed {
  seat: number;
  ids: number;
  /** One's own cards; those of others are only counted. */
  cards: readonly Card[];
}

export interface RoundOver {
  headline: string;
  cashed: readonly Cashed[];
}

/** Null if no round ended; the end of the game has a separate screen. */
export function roundOverIn(events: readonly Event[], cast: Cast): RoundOver | null {
  const ended = events.find((event) => event.type === 'round_ended');
  if (!ended || events.some((event) => event.type === 'finished')) return null;
  const cashed = events.filter((event): event is Of<'ids_cashed'> => event.type === 'ids_cashed');
  return {
    headline: headlineOf(ended, cast),
    cashed: cashed.map(({ ids, seat }) => ({ seat, ids, cards: drawnBy(events, seat) })),
  };
}

function headlineOf({ seat, why }: Of<'round_ended'>, cast: Cast): string {
  return text.events.roundOver[why](cast, seat);
}

/** The cards that a seat drew for ID cards, as far as they are visible. */
function drawnBy(events: readonly Event[], seat: number): Card[] {
  return events.flatMap((event) =>
    (event.type === 'drew' || event.type === 'stand_in') &&
    event.seat === seat &&
    event.why === 'id' &&
    event.card.worth > 0
      ? [event.card]
      : [],
  );
}
