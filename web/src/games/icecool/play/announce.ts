/** What happened, as sentences: for the live region, for the list, and in the same words. */
import { capital, ending, inWords } from '../../../lib/phrase';
import { headline } from '../headline';
import { type Cast, cardName, nameIn, nameOf, TASK, verb, whose } from '../names';
import { roomName, theDoor } from '../preview/places';
import type { Event, Flicked, Of, View } from '../types';

/** A game as it stands, or as a look back has it, which knows no result. */
type Looked = Pick<View, 'round' | 'rounds' | 'seats'> & Partial<Pick<View, 'result'>>;

/** What a penguin brings about while it moves, what one wants to know first in front. */
const ON_THE_WAY: readonly Event['type'][] = [
  'fish_taken',
  'caught',
  'task_done',
  'task_failed',
  'drew',
  'stand_in',
];

/** The sentence of an event; null where the one beside it says it all. */
export function heard(event: Event, cast: Cast, view: Looked): string | null {
  switch (event.type) {
    case 'shuffled':
    case 'off_circle':
      return null;
    case 'round_began':
      return began(event, cast, view);
    case 'placed':
      return `${nameOf(cast, event.seat)} ${verb(cast, event.seat, 'stand')} in the Kitchen.`;
    case 'turn_began':
      return event.seat === cast.you ? 'Your turn.' : `It’s ${whose(cast, event.seat)} turn.`;
    case 'entered':
      return `${nameOf(cast, event.seat)} ${verb(cast, event.seat, 'come')} in on the red circle.`;
    case 'put_on_line':
      return `${nameOf(cast, event.seat)} ${verb(cast, event.seat, 'step')} onto the line in ${roomName(event.room)}.`;
    case 'announced':
      return `${nameOf(cast, event.seat)} ${verb(cast, event.seat, 'say')}: I ${TASK[event.task]}.`;
    case 'flicked':
      return rests(event, cast);
    case 'fish_taken':
      return `${nameOf(cast, event.seat)} ${verb(cast, event.seat, 'take')} ${whose(cast, event.seat) === 'your' ? 'your' : 'a'} fish from ${theDoor(event.door)}.`;
    case 'caught':
      return caught(event, cast);
    case 'drew':
      return drew(event, cast);
    case 'stand_in':
      return `No card is left: ${nameIn(cast, event.seat)} ${verb(cast, event.seat, 'get')} one point instead.`;
    case 'task_done':
      return `Done: ${TASK[event.task]}. ${capital(whose(cast, event.seat))} card is turned up.`;
    case 'task_failed':
      return taskFailed(event, cast);
    case 'back_inside':
      return `${capital(whose(cast, event.seat))} penguin had left the school. It is back where it was.`;
    case 'flick_again':
      return again(event, cast);
    case 'skated':
      return `${nameOf(cast, event.seat)} ${verb(cast, event.seat, 'turn')} up two 1s and ${verb(cast, event.seat, 'skate')}: another turn.`;
    case 'fish_moved':
      return `${nameOf(cast, event.seat)} ${verb(cast, event.seat, 'turn')} up two 2s. ${capital(whose(cast, event.colour))} fish now hangs over ${theDoor(event.to)}.`;
    case 'turn_ended':
      return ended(event, cast);
    case 'round_ended':
      return roundEnded(event, cast);
    case 'ids_cashed':
      return `${nameOf(cast, event.seat)} ${verb(cast, event.seat, 'draw')} ${inWords(event.ids)} for ID cards.`;
    case 'finished':
      return ending(headline({ result: null, ...view }, cast));
  }
}

/** The sentences of one update, in order. */
export function heardOf(events: readonly Event[], cast: Cast, view: Looked): string[] {
  return restLast(merged(events))
    .map((event) => heard(event, cast, view))
    .filter((said) => said !== null);
}

/**
 * The sentences of one update for the panel: what matters most first.
 *
 * Whose turn it is stands over them; what all draw for ID cards has a slip of its own.
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

/** What is said when a penguin sets off; nothing of what comes of it. */
export function setsOff(event: Flicked, task: View['announced'], cast: Cast): string {
  const flicks = `${nameOf(cast, event.seat)} ${verb(cast, event.seat, 'flick')}.`;
  return task ? `${flicks} Announced: ${TASK[task]}.` : flicks;
}

/** Cards for ID cards are told by their number; who draws them sees each. */
function merged(events: readonly Event[]): Event[] {
  return events.filter(
    (event) => event.type !== 'drew' || event.why !== 'id' || event.card.worth > 0,
  );
}

/** What a move brought happened on the way: where it came to rest is told after that. */
function restLast(events: readonly Event[]): Event[] {
  const at = events.findIndex((event) => event.type === 'flicked');
  const flicked = events[at];
  if (!flicked) return [...events];
  const after = events.slice(at + 1);
  const left = after.findIndex((event) => !ON_THE_WAY.includes(event.type));
  const brought = left < 0 ? after : after.slice(0, left);
  return [...events.slice(0, at), ...brought, flicked, ...after.slice(brought.length)];
}

function began({ catcher, round }: Of<'round_began'>, cast: Cast, { rounds }: Looked): string {
  const is = catcher === cast.you ? 'You are' : `${nameOf(cast, catcher)} is`;
  return `Round ${round + 1} of ${rounds}. ${is} the Catcher.`;
}

/** Where the one that was flicked came to rest. */
function rests({ seat, shot }: Flicked, cast: Cast): string | null {
  if (shot.trouble) return null;
  const rest = shot.facts.find((fact) => fact.type === 'rested' && fact.penguin === seat);
  if (rest?.type !== 'rested') return null;
  if (rest.room === null) return null;
  const who = `${nameOf(cast, seat)} ${verb(cast, seat, 'come')} to rest in`;
  if (rest.door !== null) return `${who} ${theDoor(rest.door)}: still in the doorway.`;
  return `${who} ${roomName(rest.room)}.`;
}

function caught({ catcher, seat, times }: Of<'caught'>, cast: Cast): string {
  const who = `${nameOf(cast, catcher)} ${verb(cast, catcher, 'catch', 'catches')} ${nameIn(cast, seat)}`;
  if (times > 1) return `${who} for the second time.`;
  return `${who} and ${verb(cast, catcher, 'take')} ${whose(cast, seat)} ID card.`;
}

function drew({ card, seat }: Of<'drew'>, cast: Cast): string {
  if (seat === cast.you && card.worth > 0) return `You draw ${cardName(card)}.`;
  return `${nameOf(cast, seat)} ${verb(cast, seat, 'draw')} a card.`;
}

function taskFailed({ seat, why, task }: Of<'task_failed'>, cast: Cast): string {
  if (why === 'missed') return `The task was missed: ${TASK[task]}.`;
  const have = verb(cast, seat, 'have', 'has');
  return `The task is fulfilled, but ${nameIn(cast, seat)} ${have} no card for it.`;
}

function again({ seat, why }: Of<'flick_again'>, cast: Cast): string {
  if (why === 'trouble') {
    return `That flick could not be worked out, so nothing has moved. ${nameOf(cast, seat)} ${verb(cast, seat, 'flick')} again.`;
  }
  return `Still on the red circle: ${nameIn(cast, seat)} ${verb(cast, seat, 'flick')} again.`;
}

function ended({ seat, why }: Of<'turn_ended'>, cast: Cast): string | null {
  switch (why) {
    case 'said':
    case 'nothing':
      return null;
    case 'timer':
      return `${capital(whose(cast, seat))} time is up.`;
    case 'caught':
      return 'That ends the turn. The Runner starts again from the red circle.';
    case 'trouble':
      return `${capital(whose(cast, seat))} flicks could not be worked out, so the turn is over.`;
  }
}

function roundEnded({ seat, why }: Of<'round_ended'>, cast: Cast): string {
  const who = nameOf(cast, seat);
  if (why === 'fish')
    return `${who} ${verb(cast, seat, 'have', 'has')} all three fish. The round is over.`;
  return `${who} ${verb(cast, seat, 'have', 'has')} caught everybody. The round is over.`;
}
