/** What was just decided, as a line for the eye. */
import { capital } from '../../../lib/phrase';
import { type Cast, columns, nameIn, nameOf, shout, tiles, verb } from '../names';
import { isAlone } from '../seating';
import type { KeesEvent, View } from '../types';

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
    case 'tiles_taken':
      return plain(`${says(cast, event.seat, 'take')} ${tiles(event.tiles.length)}.`);
    case 'flipped':
      return plain(
        `${capital(columns(event.columns.length))} ${event.columns.length > 1 ? 'turn' : 'turns'}.`,
      );
    case 'skipped':
      return plain(`${says(cast, event.seat, 'sit')} this turn out.`, 'A wrong challenge cost it.');
    case 'coaching_ruled':
      return ruled(event, cast);
    case 'coaching_admitted':
      return {
        text: `${says(cast, event.seat, 'admit')} that it was coached.`,
        detail: 'The turn is lost.',
        kind: 'bad',
      };
    case 'turn_went_on':
      return wentOn(events, cast);
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
  const barred = events.find((each) => each.type === 'barred');
  const loses = barred ? ` ${says(cast, barred.seat, 'lose')} the next turn.` : '';
  const detail = `${nameOf(cast, event.seat)} challenged.${loses}`;
  const stood = events.find((each) => each.type === 'stood');
  const struck = events.find((each) => each.type === 'struck');
  const seat = stood?.seat ?? struck?.seat ?? event.seat;
  const scores = `${nameOf(cast, seat)} ${verb(cast, seat, 'score')}`;
  if (event.valid && barred)
    return { text: `${word} is a word.${took(events, cast)}`, detail, kind: 'good' };
  return event.valid
    ? { text: `${word} is a word. ${scores} ${stood?.points ?? 0}.`, detail, kind: 'good' }
    : { text: `${word} is not a word. ${scores} nothing.`, detail, kind: 'bad' };
}

/** In Four Score the tiles are the news, not points. */
function took(events: readonly KeesEvent[], cast: Cast): string {
  const taken = events.find((each) => each.type === 'tiles_taken');
  return taken ? ` ${says(cast, taken.seat, 'take')} ${tiles(taken.tiles.length)}.` : ' It stands.';
}

function ruled(event: Extract<KeesEvent, { type: 'coaching_ruled' }>, cast: Cast): News {
  const verdict = event.coached ? 'it was coached. The turn is lost.' : 'it was not coached.';
  const kind = event.coached ? 'bad' : 'good';
  const detail = `“${event.reason}”`;
  return { text: `${says(cast, event.seat, 'rule')}: ${verdict}`, detail, kind };
}

function wentOn(events: readonly KeesEvent[], cast: Cast): News | null {
  // The turn before was taken back, which is the news.
  if (events.some((each) => each.type === 'forfeited')) return null;
  const denied = events.find((each) => each.type === 'coaching_denied');
  if (!denied) return plain('The turn goes on.', 'Nobody said that it was coached.');
  const text = `${says(cast, denied.seat, 'say')} that it was not coached.`;
  return plain(text, 'The turn goes on, with the time it had left.');
}

function says(cast: Cast, seat: number, plain: string): string {
  return `${nameOf(cast, seat)} ${verb(cast, seat, plain)}`;
}

function passed(event: Extract<KeesEvent, { type: 'passed' }>, cast: Cast): News {
  const name = nameOf(cast, event.seat);
  return event.why === 'pass'
    ? plain(`${name} passed.`)
    : plain('Time is up.', `${name} played no word.`);
}

function start(seat: number, cast: Cast, view: View): News | null {
  const draw = view.draws.findLast((each) => each.seat === seat);
  if (!draw || isAlone(view)) return null;
  return plain(
    `${nameOf(cast, seat)} ${verb(cast, seat, 'start')}.`,
    `The ${draw.letter} that ${nameIn(cast, seat)} drew is nearest to A.`,
  );
}

function plain(text: string, detail = ''): News {
  return { text, detail, kind: 'plain' };
}
