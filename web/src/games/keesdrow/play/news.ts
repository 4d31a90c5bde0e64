/** News: the latest decision, as a line to read. */
import type { Cast } from '../../../lib/names';
import { text } from '../messages';
import { isAlone } from '../seating';
import type { KeesEvent, View } from '../types';

const words = text.news;
const coaching = text.coaching.news;

export interface News {
  text: string;
  detail: string;
  kind: 'good' | 'bad' | 'plain';
}

/** The news of one update; null if the screen shows it anyway. */
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
      return plain(words.takes(cast, event.seat, event.tiles.length));
    case 'flipped':
      return plain(words.turns(event.columns.length));
    case 'skipped':
      return plain(words.sitsOut(cast, event.seat), words.sitsOutWhy);
    case 'coaching_ruled':
      return ruled(event, cast);
    case 'coaching_admitted':
      return {
        text: coaching.admitted(cast, event.seat),
        detail: coaching.lost,
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
  const barred = events.find((each) => each.type === 'barred');
  const stood = events.find((each) => each.type === 'stood');
  const struck = events.find((each) => each.type === 'struck');
  const seat = stood?.seat ?? struck?.seat ?? event.seat;
  const verdict = words.isWord(event.word, event.valid);
  const by = words.challenged(cast, event.seat);
  const detail = barred ? `${by} ${words.barred(cast, barred.seat)}` : by;
  if (!event.valid) {
    return { text: `${verdict} ${words.scoresNothing(cast, seat)}`, detail, kind: 'bad' };
  }
  const won = barred ? took(events, cast) : words.scores(cast, seat, stood?.points ?? 0);
  return { text: `${verdict} ${won}`, detail, kind: 'good' };
}

/** In Four Score the tiles are the news, not points. */
function took(events: readonly KeesEvent[], cast: Cast): string {
  const taken = events.find((each) => each.type === 'tiles_taken');
  return taken ? words.takes(cast, taken.seat, taken.tiles.length) : words.stands;
}

function ruled(event: Extract<KeesEvent, { type: 'coaching_ruled' }>, cast: Cast): News {
  return {
    text: coaching.ruled(cast, event.seat, event.coached),
    detail: coaching.reason(event.reason),
    kind: event.coached ? 'bad' : 'good',
  };
}

function wentOn(events: readonly KeesEvent[], cast: Cast): News | null {
  // The turn before was taken back, and that is the news.
  if (events.some((each) => each.type === 'forfeited')) return null;
  const denied = events.find((each) => each.type === 'coaching_denied');
  if (!denied) return plain(coaching.wentOn, coaching.unconfirmed);
  return plain(coaching.denied(cast, denied.seat), coaching.timeLeft);
}

function passed(event: Extract<KeesEvent, { type: 'passed' }>, cast: Cast): News {
  return event.why === 'pass'
    ? plain(words.passed(cast, event.seat))
    : plain(words.timeUp, words.noWord(cast, event.seat));
}

function start(seat: number, cast: Cast, view: View): News | null {
  const draw = view.draws.findLast((each) => each.seat === seat);
  if (!draw || isAlone(view)) return null;
  return plain(words.starts(cast, seat), words.startsWhy(cast, seat, draw.letter));
}

function plain(text: string, detail = ''): News {
  return { text, detail, kind: 'plain' };
}
