/** Single lines of text: the task, the speaker of a word, and the latest ruling. */
import type { Cast } from '../../../lib/names';
import { text } from '../messages';
import { needs } from '../preview/letters';
import { other } from '../sides';
import type { Call, Event, Hand, KeyWord, Rules, Verdict, View } from '../types';
import { doubtOf, linkText } from './doubts';
import { ruledBy } from './ruled';
import type { Role } from './standing';
import { told } from './verdicts';

const { halt, news, task: todo, throws, word } = text.play;

/** "you said it", "Ida said it" */
export function saidBy(cast: Cast, seat: number): string {
  return word.by(cast, seat);
}

/** The task of a role, and a line on how to do it. */
export function task(view: View, role: Role, cast: Cast): { what: string; how: string } {
  switch (role) {
    case 'throws':
      return todo.throw;
    case 'first':
      return todo.first;
    case 'waits':
      return { what: todo.wait.what(cast, view.flipper), how: todo.wait.how };
    case 'flips':
      return { what: todo.flip.what, how: flipping(view) };
    case 'speaks': {
      const key = view.keys.at(-1)?.word ?? '';
      const what = todo.speak.what(spelledNeeds(key, view.rules));
      return { what, how: todo.speak.how(cast, view.flipper) };
    }
    case 'watches':
    case 'over':
      return { what: '', how: '' };
  }
}

function flipping(view: View): string {
  if (view.up.length === 2) return todo.flip.twoUp;
  return view.rules.third_flip === 'foul' ? todo.flip.foul : todo.flip.most;
}

/** "an L and an S", "two Es" */
export function spelledNeeds(key: string, rules: Pick<Rules, 'same_letter_twice'>): string {
  const letters = needs(key, '', rules).map(({ letter }) => letter);
  const [first, second] = letters;
  return first !== undefined && first === second ? todo.twice(first) : todo.letters(letters);
}

/**
 * "Rock blunts scissors. Ida flips first."; if a first word was late, the roles have swapped
 * (KYC-5).
 */
export function throwsLine(view: View, cast: Cast): string {
  const [first, second] = view.throws;
  if (!first || !second) return '';
  if (first === second) return throws.tied(first);
  const winner = BEATS[first] === second ? 0 : 1;
  const why = view.flipper === winner ? throws.wins(winner === 0 ? first : second) : throws.late;
  return `${why} ${throws.first(cast, view.flipper)}`;
}

const BEATS: Readonly<Record<Hand, Hand>> = {
  rock: 'scissors',
  paper: 'rock',
  scissors: 'paper',
};

/** The table's latest ruling, for both to read; a later one replaces it. */
export interface News {
  text: string;
  /** The steps between two words of a family, one per line. */
  chain: string[];
  rule: string;
  verdict: Verdict | null;
  call: number | null;
  /** The seat it is about. */
  seat: number | null;
}

/** The news of an event, or null if the picture shows it all. */
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
        text: news.third(cast, event.seat, other(event.seat)),
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
      // If nobody was reaching, the countdown says it all.
      return event.verdict.ruling === 'no_reach'
        ? null
        : { ...ruled(event.verdict, cast), call: event.call };
    case 'flag_taken':
      // If it wins, or play halts for it, that is shown elsewhere.
      return event.halts
        ? null
        : { ...plainNews(flagGone(event, cast), 'KYC-26'), call: event.call, seat: event.owner };
    case 'ruling_made':
      return plainNews(ruledBy(event.ruling.note, cast), 'KYC-30');
    case 'ruling_undone':
      return plainNews(ruledBy(event.note, cast), 'KYC-30');
    case 'reach_ended':
      return event.outcome === 'tied' ? plainNews(news.tied, 'KYC-23') : null;
    case 'overturn_refused':
      return plainNews(news.stands, 'KYC-30');
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
  const taken = news.flag(cast, seat, owner, side);
  return due === null ? taken : news.open(taken);
}

function plainNews(text: string, rule: string): News {
  return { text, chain: [], rule, verdict: null, call: null, seat: null };
}

/** The aim of a request to overturn a ruling: "CLEARS to count". */
export function asked(call: Call): string {
  switch (call.kind) {
    case 'word':
      return halt.wanted.word(call.word);
    case 'foul':
      return halt.wanted.foul;
    case 'stop':
      return halt.wanted.reach;
    case 'flag':
    case 'void':
      return halt.wanted.stop;
  }
}
