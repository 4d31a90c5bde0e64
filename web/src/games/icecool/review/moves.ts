/**
 * The flicks of a finished game, taken from its record: each with the views before and after it.
 */
import type { Cast } from '../../../lib/names';
import { review as text } from '../messages/end';
import { heardOf, setsOff } from '../play/announce';
import { moveIn } from '../play/staging.svelte';
import { whereWords } from '../preview/places';
import type { Event, Flicked, View } from '../types';
import { blank, evolve } from './position';

const { gain: say } = text;

/** One flick of the game. */
export interface Move {
  round: number;
  /** Its number in the round, from 1. */
  number: number;
  before: View;
  /** The acts since the flick before it: cards and lines. */
  prepared: readonly Event[];
  flicked: Flicked;
  /** The flick itself, and the events that it caused. */
  brought: readonly Event[];
  after: View;
}

const PREPARES: ReadonlySet<Event['type']> = new Set(['put_on_line', 'skated', 'fish_moved']);
/** Any other event belongs to the next turn or round. */
const BRINGS: ReadonlySet<Event['type']> = new Set([
  'flicked',
  'fish_taken',
  'caught',
  'drew',
  'stand_in',
  'task_done',
  'task_failed',
  'back_inside',
  'off_circle',
  'flick_again',
  'round_ended',
]);

/** All flicks in a record's entries, except those that couldn't be simulated. */
export function movesIn(
  entries: readonly (readonly Event[])[],
  rules: View['rules'],
  seats: number,
): Move[] {
  const moves: Move[] = [];
  let view = blank(rules, seats);
  let prepared: Event[] = [];
  for (const events of entries) {
    const flicked = moveIn(events);
    if (flicked) {
      const brought = broughtBy(events);
      const last = moves.at(-1);
      const number = last?.round === view.round ? last.number + 1 : 1;
      const after = brought.reduce(evolve, view);
      moves.push({ round: view.round, number, before: view, prepared, flicked, brought, after });
      prepared = [];
    } else prepared.push(...events.filter(({ type }) => PREPARES.has(type)));
    view = events.reduce(evolve, view);
  }
  return moves;
}

function broughtBy(events: readonly Event[]): readonly Event[] {
  const end = events.findIndex(({ type }) => !BRINGS.has(type));
  return end < 0 ? events : events.slice(0, end);
}

/** A flick in sentences: what was done before it, and its effects. */
export function told(move: Move, cast: Cast): string {
  const { after, before, brought, flicked, prepared } = move;
  return [
    ...heardOf(prepared, cast, before),
    setsOff(flicked, before.announced, cast),
    ...heardOf(brought, cast, after),
  ].join(' ');
}

/** A flick in a few words, after the player's name: its effects, or else where it ended. */
export function inShort({ after, brought, flicked }: Move, cast: Cast): string {
  const { seat } = flicked;
  const fish = brought.filter((event) => event.type === 'fish_taken' && event.seat === seat).length;
  const gains = brought.map((event) => gain(event, seat, cast)).filter(Boolean);
  if (fish > 0) gains.unshift(say.fish(cast, seat, fish));
  const pose = after.seats[seat]?.pose ?? null;
  const end = pose ? say.rests(cast, seat, whereWords(pose)) : whereWords(null);
  return say.all(gains.length > 0 ? gains : [end]);
}

function gain(event: Event, mover: number, cast: Cast): string {
  switch (event.type) {
    case 'fish_taken':
      return event.seat === mover ? '' : say.fishFor(cast, mover, event.seat);
    case 'caught':
      if (event.seat === mover) return say.caught(cast, mover);
      if (event.catcher !== mover) return say.caughtOther(cast, mover, event.seat);
      return say.catches(cast, mover, event.seat);
    case 'task_done':
      return say.taskDone(cast, mover);
    case 'task_failed':
      return say.taskFailed(cast, mover);
    case 'back_inside':
      return event.seat === mover ? say.out(cast, mover) : '';
    case 'flick_again':
      return say.circle(cast, mover);
    default:
      return '';
  }
}
