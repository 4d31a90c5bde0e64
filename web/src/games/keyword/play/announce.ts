/** Sentences for a screen reader, about each event. */
import { type Cast, nameOf, shout } from '../../../lib/names';
import { ending } from '../../../lib/phrase';
import { headline as wonBy } from '../headline';
import { text } from '../messages';
import { headline, reason, rowsOf } from '../reveal/reveal';
import type { Event, View } from '../types';
import { lastBecause } from './lastCall';

const { heard: said } = text.play;

/** The sentence for an event; null if another event's sentence says it all. */
export function heard(event: Event, cast: Cast, view: View): string | null {
  switch (event.type) {
    case 'shuffled':
    case 'arranged':
    case 'seen_all':
    case 'cracked':
      return null;
    case 'drew':
      return drew(event, cast);
    case 'filled':
      return said.filled(said.letters([...event.letters]));
    case 'round_began':
      return began(event.round, event.due !== null, cast, view);
    case 'committed':
      return committed(event, cast, view);
    case 'taken_back':
      return said.tookBack(cast, event.seat);
    case 'passed':
      return event.count > 0
        ? said.swapped(cast, event.seat, event.count)
        : said.passed(cast, event.seat);
    case 'revealed':
      return revealed(event, cast);
    case 'announced_wrongly':
      return said.wrongCall(cast, event.seat);
    case 'last_call':
      return said.lastCall(lastBecause(view));
    case 'ended':
      return ended(event.reason, cast, view);
  }
}

/** All sentences for one update, in order. */
export function heardOf(events: readonly Event[], cast: Cast, view: View): string {
  return events
    .map((event) => heard(event, cast, view))
    .filter((each) => each !== null)
    .join(' ');
}

type Of<Type extends Event['type']> = Extract<Event, { type: Type }>;

const ENDS: Readonly<Record<Exclude<Of<'ended'>['reason'], 'keyword' | 'given_up'>, string>> = {
  orange_deck: text.end.heard.orangeDeck,
  blue_deck: text.end.heard.blueDeck,
  stuck: text.end.why.stuck,
  too_long: text.end.why.tooLong,
};

function drew({ letters, seat }: Of<'drew'>, cast: Cast): string | null {
  return seat === cast.you && letters !== '' ? said.drew(said.letters([...letters])) : null;
}

function began(round: number, timed: boolean, cast: Cast, view: View): string {
  const counts = timed && cast.you !== null;
  return counts ? said.roundTimed(round + 1, view.rules.timer) : said.round(round + 1);
}

function committed(event: Of<'committed'>, cast: Cast, view: View): string {
  const laid = event.seat === cast.you ? own(event) : said.laid(cast, event.seat, event.oranges);
  const missing = view.seats.filter((seat) => seat.laid === null && !seat.passed).length;
  return missing === 0 || view.phase !== 'lay' ? laid : `${laid} ${said.missing(missing)}`;
}

/**
 * One's own commitment, with what others can't see: whether it is a word, and its length (KW-9,
 * KW-10).
 */
function own({ oranges, pieces }: Of<'committed'>): string {
  if (pieces.length === 0) return said.noWord(oranges);
  return oranges === pieces.length
    ? said.laidOwn(pieces.length)
    : said.laidMixed(pieces.length, oranges);
}

/** Why the game is over and, at the end, who won it. */
function ended(reason: Of<'ended'>['reason'], cast: Cast, view: View): string {
  if (reason === 'given_up') return ending(wonBy(view, cast));
  if (reason !== 'keyword') return `${ENDS[reason]} ${ending(wonBy(view, cast))}`;
  const winner = view.result?.places[0]?.[0] ?? 0;
  return ending(text.end.headline.spellsAndWins(cast, winner, view.rules.keyword));
}

function revealed({ shown, why, winner }: Of<'revealed'>, cast: Cast): string {
  const round = { shown, winner, why };
  const words = rowsOf(round, cast).map(({ head, seat, shown: { word } }) =>
    word ? said.word(nameOf(cast, seat), shout(word), head) : said.none(nameOf(cast, seat), head),
  );
  return [headline(round, cast), reason(round, cast), ...words].join(' ');
}
