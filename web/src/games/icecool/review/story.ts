/** The story of a finished game, read from its record: who did what in which round. */
import type { Remark, Rounds } from '../../../lib/chart';
import { end as text } from '../messages/end';
import type { Card, Event, Of, Task, View } from '../types';

/** A card that a seat drew, and the reason. */
export interface Got {
  seat: number;
  card: Card;
  why: 'fish' | 'task' | 'id';
}

export interface Round {
  catcher: number;
  /** The seat that ended the round, and how; null if the game was broken off during it. */
  over: { seat: number; why: 'fish' | 'ids' } | null;
  got: Got[];
  caught: { seat: number; times: number }[];
  done: { seat: number; task: Of<'task_done'>['task'] }[];
  flicks: number;
}

interface Entry {
  events?: readonly Event[];
}

/** The events of a record in JSON lines, by entry. */
export function entriesIn(record: string): (readonly Event[])[] {
  return record
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line) => (JSON.parse(line) as Entry).events ?? []);
}

/** The rounds that were played, in order. */
export function roundsIn(events: readonly Event[]): Round[] {
  const rounds: Round[] = [];
  for (const event of events) {
    if (event.type === 'round_began') rounds.push(blank(event.catcher));
    const round = rounds.at(-1);
    if (round) note(round, event);
  }
  return rounds;
}

const blank = (catcher: number): Round => ({
  catcher,
  over: null,
  got: [],
  caught: [],
  done: [],
  flicks: 0,
});

function note(round: Round, event: Event): void {
  switch (event.type) {
    case 'flicked':
      round.flicks += 1;
      break;
    case 'drew':
    case 'stand_in':
      round.got.push({ seat: event.seat, card: event.card, why: event.why });
      break;
    case 'caught':
      round.caught.push({ seat: event.seat, times: event.times });
      break;
    case 'task_done':
      round.done.push({ seat: event.seat, task: event.task });
      break;
    case 'round_ended':
      round.over = { seat: event.seat, why: event.why };
      break;
  }
}

/** Points by round and seat, starting with zeros before the first round. */
export function totalsOf(rounds: readonly Round[], seats: number): Rounds {
  const totals = [Array.from({ length: seats }, () => 0)];
  for (const { got } of rounds) {
    const before = totals.at(-1) ?? [];
    totals.push(
      before.map((sum, seat) =>
        got.reduce((all, one) => all + (one.seat === seat ? one.card.worth : 0), sum),
      ),
    );
  }
  return totals;
}

/** At most four moments in words: how each round ended. */
export function remarksOf(rounds: readonly Round[]): Remark[] {
  return rounds.slice(0, 4).flatMap(({ over }, index) => {
    if (!over) return [];
    const how = over.why === 'fish' ? text.chart.fish : text.chart.caught;
    return [{ index, line: over.seat, round: index + 1, text: how }];
  });
}

/** The cards that a seat gained in a round. */
export function gotBy(round: Round, seat: number): Got[] {
  return round.got.filter((got) => got.seat === seat);
}

/** The tasks that a seat fulfilled in a round. */
export function doneBy(round: Round, seat: number): Task[] {
  return round.done.filter((one) => one.seat === seat).map(({ task }) => task);
}

/** Number of rounds in a finished game. */
export const roundsOf = (view: Pick<View, 'round'>): number => view.round + 1;
