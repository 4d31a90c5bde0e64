/** One line each: what to do now, who said the word, what the table has just ruled. */

import { aLetter, type Cast, flagOf, nameIn, nameOf, verb } from '../names';
import { other } from '../sides';
import type { Call, Event, Hand, KeyWord, Verdict, View } from '../types';
import { doubtOf, linkText } from './doubts';
import { spelledNeeds } from './letters';
import { ruledBy } from './ruled';
import type { Role } from './standing';
import { told } from './verdicts';

/** "you said it", "Ida said it" */
export function saidBy(cast: Cast, seat: number): string {
  return `${nameIn(cast, seat)} said it`;
}

/** What is to be done, and one line on how. */
export function task(view: View, role: Role, cast: Cast): { what: string; how: string } {
  const them = nameOf(cast, view.flipper);
  switch (role) {
    case 'throws':
      return { what: 'Rock, paper or scissors?', how: 'Both hands are shown together.' };
    case 'first':
      return { what: 'Say any word', how: 'Any word starts the game' };
    case 'waits':
      return {
        what: `${them} ${verb(cast, view.flipper, 'say')} the first word`,
        how: 'Then you answer it.',
      };
    case 'flips':
      return {
        what: 'Find a pair',
        how: flipping(view),
      };
    case 'speaks': {
      const key = view.keys.at(-1);
      const wanted = key ? spelledNeeds(key.word, view.rules, aLetter) : '';
      return { what: `A word with ${wanted}`, how: `${them} ${verb(cast, view.flipper, 'flip')}.` };
    }
    case 'watches':
    case 'over':
      return { what: '', how: '' };
  }
}

function flipping(view: View): string {
  if (view.up.length === 2) return 'Two are up. Turn one down first.';
  return view.rules.third_flip === 'foul' ? 'A third tile up is a foul.' : 'Two tiles up at most.';
}

/** "Rock blunts scissors. Ida flips first."; a first word that was late has swapped the roles (KYC-5). */
export function throwsLine(view: View, cast: Cast): string {
  const [first, second] = view.throws;
  if (!first || !second) return '';
  if (first === second) return `Both ${first}. Choose again.`;
  const winner = BEATS[first].loser === second ? 0 : 1;
  const { does, loser } = BEATS[winner === 0 ? first : second];
  const why = view.flipper === winner ? `${does} ${loser}.` : 'No word came.';
  return `${why} ${nameOf(cast, view.flipper)} ${verb(cast, view.flipper, 'flip')} first.`;
}

const BEATS: Readonly<Record<Hand, { does: string; loser: Hand }>> = {
  rock: { does: 'Rock blunts', loser: 'scissors' },
  paper: { does: 'Paper wraps', loser: 'rock' },
  scissors: { does: 'Scissors cut', loser: 'paper' },
};

/** What the table has just ruled, to be read by both; later ones replace it. */
export interface News {
  text: string;
  /** The steps of a family, one a line. */
  chain: string[];
  rule: string;
  verdict: Verdict | null;
  call: number | null;
  /** Whom it is about. */
  seat: number | null;
}

/** The news of an event, or null where the picture says it all. */
export function newsOf(event: Event, cast: Cast, keys: readonly KeyWord[]): News | null {
  switch (event.type) {
    case 'word_refused':
      return {
        text: doubtOf(event.word, event.doubt, cast, keys),
        chain: event.doubt.chain.map(linkText),
        rule: RULES[event.doubt.why] ?? 'KYC-17',
        verdict: null,
        call: event.call,
        seat: event.seat,
      };
    case 'fouled':
      return {
        text: `${nameOf(cast, event.seat)} turned a third tile up. ${nameOf(cast, other(event.seat))} ${verb(cast, other(event.seat), 'flip')} now.`,
        chain: [],
        rule: 'KYC-9',
        verdict: null,
        call: event.call,
        seat: event.seat,
      };
    case 'stopped':
      return { ...ruled(event.verdict, cast), call: event.call, seat: other(event.verdict.seat) };
    case 'stop_late':
      return ruled(event.verdict, cast);
    case 'stop_void':
      // Where nobody was reaching, the countdown says it all.
      return event.verdict.ruling === 'no_reach'
        ? null
        : { ...ruled(event.verdict, cast), call: event.call };
    case 'flag_taken':
      // Where it wins, or play stands still for it, that is told in its own place.
      return event.halts
        ? null
        : { ...plainNews(flagGone(event, cast), 'KYC-26'), call: event.call, seat: event.owner };
    case 'ruling_made':
      return plainNews(ruledBy(event.ruling.note, cast), 'KYC-30');
    case 'ruling_undone':
      return plainNews(ruledBy(event.note, cast), 'KYC-30');
    case 'reach_ended':
      return event.outcome === 'tied'
        ? plainNews('Both hands were there at once. Neither counts.', 'KYC-23')
        : null;
    case 'overturn_refused':
      return plainNews('The ruling stands.', 'KYC-30');
    default:
      return null;
  }
}

const RULES: Readonly<Record<string, string>> = {
  no_word: 'KYC-14',
  proper_noun: 'KYC-14',
  letters: 'KYC-10',
  family: 'KYC-15',
  answers: 'KYC-17',
};

function ruled(verdict: Verdict, cast: Cast): News {
  const rule =
    verdict.ruling === 'in_time' ? 'KYC-19' : verdict.ruling === 'late' ? 'KYC-20' : 'KYC-21';
  return { text: told(verdict, cast), chain: [], rule, verdict, call: null, seat: verdict.seat };
}

function flagGone(
  { due, owner, seat, side }: Extract<Event, { type: 'flag_taken' }>,
  cast: Cast,
): string {
  const taken = `${nameOf(cast, seat)} ${verb(cast, seat, 'have', 'has')} ${flagOf(cast, owner, side)}: five points.`;
  return due === null ? taken : `${taken} The moderator may still rule otherwise.`;
}

function plainNews(text: string, rule: string): News {
  return { text, chain: [], rule, verdict: null, call: null, seat: null };
}

/** What somebody who asks to overturn a ruling wants: "CLEARS to count". */
export function asked(call: Call): string {
  switch (call.kind) {
    case 'word':
      return `${call.word.toUpperCase()} to count`;
    case 'foul':
      return 'the foul taken back';
    case 'stop':
      return 'the stop taken back';
    case 'flag':
    case 'void':
      return 'the stop to count';
  }
}
