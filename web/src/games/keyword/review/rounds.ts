/** All rounds of a finished game, read from its record: what everybody laid (KW-11). */
import type { Event } from '../types';

/** A round as it was revealed, without its timing. */
export type Round = Pick<Extract<Event, { type: 'revealed' }>, 'shown' | 'winner' | 'why'>;

interface Entry {
  events?: readonly Event[];
}

/** The rounds of a record in JSON lines, in order. */
export function roundsIn(record: string): Round[] {
  return record
    .split('\n')
    .filter((line) => line.includes('"revealed"'))
    .flatMap((line) => (JSON.parse(line) as Entry).events ?? [])
    .filter((event) => event.type === 'revealed');
}
