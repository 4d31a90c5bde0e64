/** What a screen reader hears of each event, as sentences. */
import { capital, ending, inWords, listed } from '../../../lib/phrase';
import { headline as wonBy } from '../headline';
import { type Cast, cards, nameOf, shout, verb } from '../names';
import { headline, reason, rowsOf } from '../reveal/reveal';
import type { Event, View } from '../types';
import { lastBecause } from './lastCall';

/** The sentence of an event; null where the one beside it says it all. */
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
      return `New in the middle: ${letters(event.letters)}.`;
    case 'round_began':
      return began(event.round, event.due !== null, cast, view);
    case 'committed':
      return committed(event, cast, view);
    case 'taken_back':
      return `${nameOf(cast, event.seat)} took the word back.`;
    case 'passed':
      return `${nameOf(cast, event.seat)} passed and swapped ${cards(event.count)}.`;
    case 'revealed':
      return revealed(event, cast);
    case 'announced_wrongly':
      return `${nameOf(cast, event.seat)} called the keyword, but ${event.seat === cast.you ? 'your' : 'the'} words do not spell it.`;
    case 'last_call':
      return `${lastBecause(view)} Last call: if you can spell the keyword, say so.`;
    case 'ended':
      return ended(event.reason, cast, view);
  }
}

/** All sentences of one update, in order. */
export function heardOf(events: readonly Event[], cast: Cast, view: View): string {
  return events
    .map((event) => heard(event, cast, view))
    .filter((said) => said !== null)
    .join(' ');
}

type Of<Type extends Event['type']> = Extract<Event, { type: Type }>;

const ENDS: Readonly<Record<Exclude<Of<'ended'>['reason'], 'keyword'>, string>> = {
  orange_deck: 'The orange deck is used up.',
  blue_deck: 'The blue deck is used up.',
  stuck: 'Three rounds went by without a word or a new card.',
  too_long: 'The table had no room for more, so the game ended as it stood.',
};

/** "S, T and a blank" */
function letters(cards: string): string {
  return listed([...cards].map((letter) => (letter === '?' ? 'a blank' : letter.toUpperCase())));
}

function drew({ letters: drawn, seat }: Of<'drew'>, cast: Cast): string | null {
  return seat === cast.you && drawn !== '' ? `You drew ${letters(drawn)}.` : null;
}

function began(round: number, timed: boolean, cast: Cast, view: View): string {
  const time = timed ? ` You have ${view.rules.timer} seconds.` : '';
  return `Round ${round + 1}.${cast.you === null ? '' : time}`;
}

function committed(event: Of<'committed'>, cast: Cast, view: View): string {
  const { oranges, seat } = event;
  // Of others one hears the same, word or none (KW-10).
  const none = seat === cast.you && event.pieces.length === 0;
  const said = none
    ? `You have no word. The others see ${cards(oranges)} face down.`
    : `${nameOf(cast, seat)} laid ${seat === cast.you ? ownWord(event) : cards(oranges)} face down.`;
  const missing = view.seats.filter(({ laid, passed }) => laid === null && !passed).length;
  if (missing === 0 || view.phase !== 'lay') return said;
  return `${said} ${capital(inWords(missing))} still to lay.`;
}

/** Why the game is over, and last of all who won it. */
function ended(reason: Of<'ended'>['reason'], cast: Cast, view: View): string {
  if (reason !== 'keyword') return `${ENDS[reason]} ${ending(wonBy(view, cast))}`;
  const winner = view.result?.places[0]?.[0] ?? 0;
  return ending(
    `${nameOf(cast, winner)} ${verb(cast, winner, 'spell')} ${shout(view.rules.keyword)} and ${verb(cast, winner, 'win')}.`,
  );
}

/** What others can't see: how long one's own word is. */
function ownWord({ oranges, pieces }: Of<'committed'>): string {
  const long = `a ${inWords(pieces.length)}-letter word`;
  return oranges === pieces.length ? long : `${long}, ${inWords(oranges)} of it from your hand,`;
}

function revealed({ shown, why, winner }: Of<'revealed'>, cast: Cast): string {
  const round = { shown, winner, why };
  const words = rowsOf(round, cast).map(
    (row) =>
      `${nameOf(cast, row.seat)}: ${row.shown.word ? `${shout(row.shown.word)}, ` : ''}${row.head}.`,
  );
  return `${headline(round, cast)} ${reason(round, cast)} ${words.join(' ')}`;
}
