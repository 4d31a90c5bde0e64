/**
 * The position at any time of a finished game, rebuilt from the events of its record.
 *
 * The table does the same (`evolve`): this is what everybody saw then, plus the points that were
 * hidden.
 */
import type { Event, SeatView, View } from '../types';

/** The table before anything happened. */
export function blank(rules: View['rules'], seats: number): View {
  return {
    you: null,
    rules,
    phase: 'place',
    round: 0,
    rounds: seats === 2 ? 4 : seats,
    catcher: 0,
    order: [],
    turn: 0,
    due: null,
    hand: [],
    seats: Array.from({ length: seats }, () => NOTHING),
    announced: null,
    tasked: false,
    lines: [],
    outside: false,
    deck_left: 0,
    flicks: 0,
    awaited: [],
    result: null,
  };
}

const NOTHING: SeatView = {
  role: 'runner',
  pose: null,
  cards: 0,
  down: 0,
  up: [],
  shown: [],
  points: 0,
  fish: [],
  taken: 0,
  caught: 0,
  ids: 1,
  away: false,
};

/** The table after one more event. */
export function evolve(view: View, event: Event): View {
  switch (event.type) {
    case 'round_began':
      return began(view, event.catcher, event.round, event.doors);
    case 'turn_began':
      return { ...view, phase: 'before', turn: event.seat, announced: null };
    case 'skated':
      return { ...turnedUp(view, event.seat, event.cards), phase: 'before', announced: null };
    case 'flick_again':
      return { ...view, phase: 'before' };
    case 'announced':
      return { ...view, announced: event.task };
    case 'task_done':
      return { ...turnedUp(view, event.seat, [event.card]), announced: null };
    case 'task_failed':
      return { ...view, announced: null };
    case 'placed':
    case 'entered':
    case 'put_on_line':
    case 'back_inside':
      return seated(view, event.seat, { pose: event.pose });
    case 'flicked':
      return {
        ...view,
        phase: 'after',
        flicks: view.flicks + 1,
        seats: view.seats.map((one, seat) => ({ ...one, pose: event.shot.rest[seat] ?? null })),
      };
    case 'fish_taken':
      return gained(view, event.seat, event.door);
    case 'fish_moved':
      return moved(turnedUp(view, event.seat, event.cards), event);
    case 'caught':
      return caught(view, event.seat, event.times);
    case 'drew':
    case 'stand_in':
      return drew(view, event.seat, event.card.worth);
    case 'finished':
      return { ...view, phase: 'over' };
    case 'shuffled':
    case 'off_circle':
    case 'turn_ended':
    case 'round_ended':
    case 'ids_cashed':
      return view;
  }
}

function began(view: View, catcher: number, round: number, doors: readonly number[]): View {
  const count = view.seats.length;
  return {
    ...view,
    phase: 'place',
    round,
    catcher,
    turn: catcher,
    order: view.seats.map((_, step) => (catcher + 1 + step) % count),
    seats: view.seats.map((one, seat) => ({
      ...one,
      role: seat === catcher ? 'catcher' : 'runner',
      pose: null,
      fish: seat === catcher ? [] : [...doors],
      taken: 0,
      caught: 0,
      ids: 1,
    })),
  };
}

function gained(view: View, seat: number, door: number): View {
  const { fish = [], taken = 0 } = view.seats[seat] ?? {};
  return seated(view, seat, { fish: fish.filter((each) => each !== door), taken: taken + 1 });
}

function moved(
  view: View,
  { colour, out_of, to }: { colour: number; out_of: number; to: number },
): View {
  const left = view.seats[colour]?.fish.filter((door) => door !== out_of) ?? [];
  return seated(view, colour, { fish: [...left, to].sort((a, b) => a - b) });
}

/** A second catch brings no ID card (IC-35). */
function caught(view: View, seat: number, times: number): View {
  const after = seated(view, seat, { caught: times, ids: 0 });
  const held = after.seats.filter((one) => one.caught > 0).length;
  return seated(after, view.catcher, { ids: 1 + held });
}

function drew(view: View, seat: number, worth: number): View {
  const { cards = 0, down = 0, points } = view.seats[seat] ?? {};
  return seated(view, seat, { cards: cards + 1, down: down + 1, points: (points ?? 0) + worth });
}

function turnedUp(view: View, seat: number, cards: SeatView['up']): View {
  const { down = 0, up = [] } = view.seats[seat] ?? {};
  return seated(view, seat, { down: down - cards.length, up: [...up, ...cards] });
}

function seated(view: View, seat: number, changes: Partial<SeatView>): View {
  return {
    ...view,
    seats: view.seats.map((one, at) => (at === seat ? { ...one, ...changes } : one)),
  };
}
