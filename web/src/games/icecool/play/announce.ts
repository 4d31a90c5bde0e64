/** Events as sentences, in the same words for the live region and the log. */
import type { Cast } from '../../../lib/names';
import { ending } from '../../../lib/phrase';
import { headline } from '../headline';
import { text } from '../messages';
import { roomName, theDoor, theDoorway } from '../preview/places';
import type { Event, Flicked, Of, View } from '../types';

const { events: say } = text;

/** A game in play or in review, where it has no result yet. */
type Looked = Pick<View, 'round' | 'rounds' | 'seats'> & Partial<Pick<View, 'result'>>;

/** Events caused by a penguin in motion, the most important first. */
const ON_THE_WAY: readonly Event['type'][] = [
  'fish_taken',
  'caught',
  'task_done',
  'task_failed',
  'drew',
  'stand_in',
];

/** The sentence for an event; null if another event's sentence says it all. */
export function heard(event: Event, cast: Cast, view: Looked): string | null {
  switch (event.type) {
    case 'shuffled':
    case 'off_circle':
      return null;
    case 'round_began':
      return say.round(event.round + 1, view.rounds, cast, event.catcher);
    case 'placed':
      return say.placed(cast, event.seat);
    case 'turn_began':
      return say.turn(cast, event.seat);
    case 'entered':
      return say.entered(cast, event.seat);
    case 'put_on_line':
      return say.onLine(cast, event.seat, roomName(event.room));
    case 'announced':
      return say.announced(cast, event.seat, event.task);
    case 'flicked':
      return rests(event, cast);
    case 'fish_taken':
      return say.fish(cast, event.seat, theDoor(event.door));
    case 'caught':
      return (event.times > 1 ? say.caughtTwice : say.caught)(cast, event.catcher, event.seat);
    case 'drew':
      return drew(event, cast);
    case 'stand_in':
      return say.standIn(cast, event.seat);
    case 'task_done':
      return say.taskDone(cast, event.seat, event.task);
    case 'task_failed':
      return event.why === 'missed'
        ? say.taskFailed(event.task)
        : say.taskWithoutCard(cast, event.seat);
    case 'back_inside':
      return say.backInside(cast, event.seat);
    case 'flick_again':
      return say.again[event.why](cast, event.seat);
    case 'skated':
      return say.skated(cast, event.seat);
    case 'fish_moved':
      return say.fishMoved(cast, event.seat, event.colour, theDoor(event.to));
    case 'turn_ended':
      return ended(event, cast);
    case 'round_ended':
      return say.roundOver.said(say.roundOver[event.why](cast, event.seat));
    case 'ids_cashed':
      return say.cashed(cast, event.seat, event.ids);
    case 'finished':
      return ending(headline({ result: null, ...view }, cast));
  }
}

/** The sentences for one update, in order. */
export function heardOf(events: readonly Event[], cast: Cast, view: Looked): string[] {
  return restLast(merged(events))
    .map((event) => heard(event, cast, view))
    .filter((said) => said !== null);
}

/**
 * The sentences for one update in the panel, the most important first.
 *
 * The panel shows above them whose turn it is; draws for ID cards have a separate slip.
 */
export function newsOf(events: readonly Event[], cast: Cast, view: Looked): string[] {
  const end = events.findIndex((event) => event.type === 'round_ended');
  return restLast(end < 0 ? events : events.slice(0, end + 1))
    .filter((event) => event.type !== 'turn_began' && event.type !== 'entered')
    .toSorted((one, other) => weightOf(one) - weightOf(other))
    .map((event) => heard(event, cast, view))
    .filter((said) => said !== null);
}

const weightOf = ({ type }: Event): number => {
  const at = ON_THE_WAY.indexOf(type);
  return at < 0 ? ON_THE_WAY.length : at;
};

/** The sentence when a penguin sets off, which gives nothing away. */
export function setsOff(event: Flicked, task: View['announced'], cast: Cast): string {
  return task ? say.flicksFor(cast, event.seat, task) : say.flicks(cast, event.seat);
}

/** Merges draws for ID cards into counts; a seat that draws sees each card. */
function merged(events: readonly Event[]): Event[] {
  return events.filter(
    (event) => event.type !== 'drew' || event.why !== 'id' || event.card.worth > 0,
  );
}

/** Moves the resting place after everything that happened on the way. */
function restLast(events: readonly Event[]): Event[] {
  const at = events.findIndex((event) => event.type === 'flicked');
  const flicked = events[at];
  if (!flicked) return [...events];
  const after = events.slice(at + 1);
  const left = after.findIndex((event) => !ON_THE_WAY.includes(event.type));
  const brought = left < 0 ? after : after.slice(0, left);
  return [...events.slice(0, at), ...brought, flicked, ...after.slice(brought.length)];
}

/** Where the flicked penguin came to rest. */
function rests({ seat, shot }: Flicked, cast: Cast): string | null {
  if (shot.trouble) return null;
  const rest = shot.facts.find((fact) => fact.type === 'rested' && fact.penguin === seat);
  if (rest?.type !== 'rested') return null;
  if (rest.room === null) return null;
  if (rest.door !== null) return say.rests(cast, seat, theDoorway(rest.door));
  return say.rests(cast, seat, roomName(rest.room));
}

function drew({ card, seat }: Of<'drew'>, cast: Cast): string {
  return seat === cast.you && card.worth > 0 ? say.drewSeen(card) : say.drew(cast, seat);
}

function ended({ seat, why }: Of<'turn_ended'>, cast: Cast): string | null {
  switch (why) {
    case 'said':
    case 'nothing':
      return null;
    case 'caught':
      return say.ended.caught;
    default:
      return say.ended[why](cast, seat);
  }
}
