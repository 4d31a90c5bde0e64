/** Sentences for a screen reader, about each event. */
import type { Cast } from '../../../lib/names';
import { ending } from '../../../lib/phrase';
import { headline } from '../headline';
import { text } from '../messages';
import { other } from '../sides';
import type { Event, View } from '../types';
import { doubtOf } from './doubts';
import { ruledBy } from './ruled';
import { pairsLeft } from './standing';
import { told } from './verdicts';

const say = text.play.heard;

type Of<Type extends Event['type']> = Extract<Event, { type: Type }>;

/** The sentence for an event, or null if there is nothing to say. */
export function heard(event: Event, cast: Cast, view: View): string | null {
  switch (event.type) {
    case 'dealt':
      return say.dealt(event.tiles);
    case 'thrown':
      return event.seat === cast.you ? null : say.thrown(cast, event.seat);
    case 'throws_shown':
      return shown(event, cast);
    case 'first_word_late':
      return say.late(cast, event.flipper);
    case 'key_word_said':
      return say.said(cast, event.seat, event.word);
    case 'word_refused':
      return say.refused(
        cast,
        event.seat,
        event.word,
        doubtOf(event.word, event.doubt, cast, view.keys),
      );
    case 'tile_turned':
      return event.symbol === null
        ? say.down(event.tile + 1)
        : say.up(event.tile + 1, event.symbol);
    case 'pair_taken':
      return `${say.pair(cast, event.seat, event.symbol)} ${say.left(pairsLeft(view))}`;
    case 'fouled':
      return say.third(cast, event.seat);
    case 'reached':
      return say.reached(cast, event.grab.seat, other(event.grab.seat), event.grab.side);
    case 'withdrawn':
      return event.lost ? say.lost(cast, event.seat) : say.back(cast, event.seat);
    case 'reach_broken':
      return say.again(cast, other(event.seat));
    case 'stopped':
      return stopped(event, cast);
    case 'stop_late':
      return told(event.verdict, cast);
    case 'stop_void':
      return `${told(event.verdict, cast)} ${say.noStop(cast, event.verdict.seat, event.stop_from - view.at)}`;
    case 'flag_taken':
      return taken(event, cast, view);
    case 'flag_waits':
      return say.flagWaits;
    case 'reach_ended':
      return ENDED[event.outcome];
    case 'ignored':
      return event.seat === cast.you && event.what === 'flip' ? say.flipLate : null;
    case 'overturn_asked':
      return say.asked(cast, event.seat, event.reason);
    case 'overturn_refused':
      return say.stands;
    case 'ruling_made':
      return ruledBy(event.ruling.note, cast);
    case 'ruling_undone':
      return ruledBy(event.note, cast);
    case 'flag_stood':
      return say.stays(cast, event.owner, event.side);
    case 'play_went_on':
      return say.resumes;
    case 'ended':
      return ending(headline(view, cast));
    case 'act_held':
    case 'measured':
      return null;
  }
}

/** All sentences for one update, in order; if a halt ends with the game, play doesn't resume. */
export function heardOf(events: readonly Event[], cast: Cast, view: View): string {
  const over = events.some((event) => event.type === 'ended');
  return events
    .filter((event) => !(over && event.type === 'play_went_on'))
    .map((event) => heard(event, cast, view))
    .filter((said) => said !== null)
    .join(' ');
}

const ENDED: Readonly<Record<Of<'reach_ended'>['outcome'], string | null>> = {
  beaten: say.beaten,
  tied: say.bothThere,
  cancelled: say.cancelled,
  interrupted: say.interrupted,
  withdrawn: null,
  stopped: null,
  taken: null,
};

function shown({ flipper, hands }: Of<'throws_shown'>, cast: Cast): string {
  const both = hands.map((hand, seat) => say.hand(cast, seat, hand));
  if (flipper === null) return [...both, say.tied].join(' ');
  const first = text.play.throws.first(cast, flipper);
  return [...both, first, ...(flipper === cast.you ? [say.anyWord] : [])].join(' ');
}

function stopped({ lock, verdict }: Of<'stopped'>, cast: Cast): string {
  const judged = told(verdict, cast);
  return lock ? `${judged} ${say.noReaching(cast, other(verdict.seat))}` : judged;
}

function taken({ halts, owner, seat, side }: Of<'flag_taken'>, cast: Cast, view: View): string {
  const flag = say.flag(cast, seat, owner, side);
  return halts && view.moderator === null ? `${flag} ${say.dispute(cast, owner)}` : flag;
}
