/** What a screen reader hears of each event, as sentences. */
import { capital, ending } from '../../../lib/phrase';
import { headline } from '../headline';
import { type Cast, flagOf, nameIn, nameOf, pairs, seconds, shout, verb, wants } from '../names';
import { other } from '../sides';
import type { Event, View } from '../types';
import { doubtOf } from './doubts';
import { ruledBy } from './ruled';
import { named } from './stage/symbols';
import { pairsLeft } from './standing';
import { told } from './verdicts';

type Of<Type extends Event['type']> = Extract<Event, { type: Type }>;

/** The sentence of an event; null where there is nothing to say. */
export function heard(event: Event, cast: Cast, view: View): string | null {
  switch (event.type) {
    case 'dealt':
      return `${event.tiles} tiles lie face down. Rock, paper, scissors decides who flips first.`;
    case 'thrown':
      return event.seat === cast.you ? null : `${nameOf(cast, event.seat)} has chosen.`;
    case 'throws_shown':
      return shown(event, cast);
    case 'first_word_late':
      return `No word came. Now ${nameIn(cast, event.flipper)} ${verb(cast, event.flipper, 'begin')}.`;
    case 'key_word_said':
      return `${nameOf(cast, event.seat)} said ${shout(event.word)}, and now ${event.seat === cast.you ? 'you flip' : 'flips'}.`;
    case 'word_refused':
      return `${nameOf(cast, event.seat)} said ${shout(event.word)}. ${doubtOf(event.word, event.doubt, cast, view.keys)}`;
    case 'tile_turned':
      return event.symbol === null
        ? `Tile ${event.tile + 1} is down.`
        : `Tile ${event.tile + 1}: ${named(event.symbol)}.`;
    case 'pair_taken':
      return `${nameOf(cast, event.seat)} ${verb(cast, event.seat, 'take')} a pair: ${event.symbol}. ${leftOf(view)}`;
    case 'fouled':
      return `A third tile. All go down, and ${nameIn(cast, event.seat)} ${verb(cast, event.seat, 'speak')}.`;
    case 'reached':
      return `${wants(cast, event.grab.seat, other(event.grab.seat), event.grab.side)}.`;
    case 'withdrawn':
      return event.lost
        ? `${nameOf(cast, event.seat)} lost connection, and the hand goes back. It can still be stopped.`
        : `${nameOf(cast, event.seat)} took the hand back.`;
    case 'reach_broken':
      return `${nameOf(cast, other(event.seat))} lost connection. The reach starts over when play goes on.`;
    case 'stopped':
      return stopped(event, cast);
    case 'stop_late':
      return told(event.verdict, cast);
    case 'stop_void':
      return `${told(event.verdict, cast)} No stop for ${seconds(event.stop_from - view.at)}.`;
    case 'flag_taken':
      return taken(event, cast, view);
    case 'flag_waits':
      return 'Play is stopped until the moderator rules on the flag.';
    case 'reach_ended':
      return ENDED[event.outcome];
    case 'ignored':
      return event.seat === cast.you && event.what === 'flip'
        ? 'Your flip came after the word.'
        : null;
    case 'overturn_asked':
      return `${nameOf(cast, event.seat)} ${verb(cast, event.seat, 'ask')} to overturn a ruling: ${event.reason}. Play is stopped.`;
    case 'overturn_refused':
      return 'The ruling stands. Play goes on.';
    case 'ruling_made':
      return ruledBy(event.ruling.note, cast);
    case 'ruling_undone':
      return ruledBy(event.note, cast);
    case 'flag_stood':
      return `${capital(flagOf(cast, event.owner, event.side))} stays off.`;
    case 'play_went_on':
      return 'Play goes on.';
    case 'ended':
      return ending(headline(view, cast));
    case 'act_held':
    case 'measured':
      return null;
  }
}

/** All sentences of one update, in order; a stop of play that ends the game doesn't let it go on. */
export function heardOf(events: readonly Event[], cast: Cast, view: View): string {
  const over = events.some((event) => event.type === 'ended');
  return events
    .filter((event) => !(over && event.type === 'play_went_on'))
    .map((event) => heard(event, cast, view))
    .filter((said) => said !== null)
    .join(' ');
}

const ENDED: Readonly<Record<Of<'reach_ended'>['outcome'], string | null>> = {
  beaten: 'The other hand got there first.',
  tied: 'Both hands were there at once, so neither counts.',
  cancelled: 'There’s nothing left to reach for.',
  interrupted: 'The reach was interrupted and doesn’t count.',
  withdrawn: null,
  stopped: null,
  taken: null,
};

function shown({ flipper, hands }: Of<'throws_shown'>, cast: Cast): string {
  const both = hands.map((hand, seat) => `${nameOf(cast, seat)}: ${hand}.`).join(' ');
  if (flipper === null) return `${both} It’s a tie, so choose again.`;
  return `${both} ${nameOf(cast, flipper)} ${verb(cast, flipper, 'flip')} first. ${flipper === cast.you ? 'Say any word.' : ''}`;
}

function stopped({ lock, verdict }: Of<'stopped'>, cast: Cast): string {
  const grabber = other(verdict.seat);
  const bar = lock
    ? ` No reaching for ${nameIn(cast, grabber)} until ${grabber === cast.you ? 'your' : 'the'} next pair.`
    : '';
  return `${told(verdict, cast)}${bar}`;
}

function taken({ halts, owner, seat, side }: Of<'flag_taken'>, cast: Cast, view: View): string {
  const told = `${nameOf(cast, seat)} ${verb(cast, seat, 'have', 'has')} ${flagOf(cast, owner, side)}.`;
  if (!halts || view.moderator !== null) return told;
  return `${told} ${nameOf(cast, owner)} can dispute it for ten seconds.`;
}

function leftOf(view: View): string {
  const left = pairsLeft(view);
  return left === 0 ? 'No tiles are left.' : `${capital(pairs(left))} left.`;
}
