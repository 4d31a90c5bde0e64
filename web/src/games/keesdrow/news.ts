/** What was just decided, as a line for the eye. */
import { type Cast, nameIn, nameOf, shout, verb } from './names';
import type { KeesEvent, View } from './types';

export interface News {
  text: string;
  detail: string;
  kind: 'good' | 'bad' | 'plain';
}

/** The news of one update; null where the screen shows it anyway. */
export function newsOf(events: readonly KeesEvent[], cast: Cast, view: View): News | null {
  for (const event of events) {
    const news = oneOf(event, events, cast, view);
    if (news) return news;
  }
  return null;
}

function oneOf(
  event: KeesEvent,
  events: readonly KeesEvent[],
  cast: Cast,
  view: View,
): News | null {
  switch (event.type) {
    case 'challenged':
      return challenged(event, events, cast);
    case 'passed':
      return passed(event, cast);
    case 'turn_began':
      return event.turn === 0 ? start(event.seat, cast, view) : null;
    default:
      return null;
  }
}

function challenged(
  event: Extract<KeesEvent, { type: 'challenged' }>,
  events: readonly KeesEvent[],
  cast: Cast,
): News {
  const word = shout(event.word);
  const detail = `${nameOf(cast, event.seat)} challenged.`;
  const stood = events.find((each) => each.type === 'stood');
  const struck = events.find((each) => each.type === 'struck');
  const seat = stood?.seat ?? struck?.seat ?? event.seat;
  const scores = `${nameOf(cast, seat)} ${verb(cast, seat, 'score')}`;
  return event.valid
    ? { text: `${word} is a word. ${scores} ${stood?.points ?? 0}.`, detail, kind: 'good' }
    : { text: `${word} is not a word. ${scores} nothing.`, detail, kind: 'bad' };
}

function passed(event: Extract<KeesEvent, { type: 'passed' }>, cast: Cast): News {
  const name = nameOf(cast, event.seat);
  return event.why === 'pass'
    ? plain(`${name} passed.`)
    : plain('Time is up.', `${name} played no word.`);
}

function start(seat: number, cast: Cast, view: View): News | null {
  const draw = view.draws.findLast((each) => each.seat === seat);
  if (!draw || view.scores.length < 2) return null;
  return plain(
    `${nameOf(cast, seat)} ${verb(cast, seat, 'start')}.`,
    `The ${draw.letter} that ${nameIn(cast, seat)} drew is nearest to A.`,
  );
}

function plain(text: string, detail = ''): News {
  return { text, detail, kind: 'plain' };
}
