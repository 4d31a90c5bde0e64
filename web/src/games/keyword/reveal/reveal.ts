/** The text when all words lie open: who keeps what, and why. */
import { capital, inWords, listed } from '../../../lib/phrase';
import { type Cast, cards as cardCount, letters, nameIn, nameOf, shout, verb } from '../names';
import type { Shown, View } from '../types';
import { better, measure } from '../words';

type Round = Pick<View, 'shown' | 'winner' | 'why'>;

/** A seat's part of the ceremony. */
export interface Row {
  seat: number;
  shown: Shown;
  /** "8 letters", "not a word", "passed". */
  head: string;
  /** What becomes of it, in a short sentence. */
  line: string;
}

const ORDER: readonly Shown['fate'][] = [
  'won',
  'tied',
  'beaten',
  'no_word',
  'passed',
  'declined',
  'nothing',
];

/**
 * All seats: the word that wins first, then by what they are worth.
 *
 * *unlaid* is what one's own rack spelled when time was up; it counted if it was a word (KW-12).
 */
export function rowsOf(round: Round, cast: Cast, unlaid = ''): Row[] {
  return round.shown
    .map((shown, seat) => ({
      seat,
      shown,
      head: headOf(shown),
      line: lineOf(round, seat, shown, cast, unlaid),
    }))
    .sort(
      (a, b) =>
        ORDER.indexOf(a.shown.fate) - ORDER.indexOf(b.shown.fate) ||
        better(measure(a.shown.cards), measure(b.shown.cards)),
    );
}

function headOf(shown: Shown): string {
  switch (shown.fate) {
    case 'won':
    case 'beaten':
    case 'tied':
      return shown.cards.length === 1 ? '1 letter' : `${shown.cards.length} letters`;
    case 'no_word':
      return 'not a word';
    case 'passed':
      return 'passed';
    case 'declined':
    case 'nothing':
      return 'no word';
  }
}

function lineOf(round: Round, seat: number, shown: Shown, cast: Cast, unlaid: string): string {
  const whose = seat === cast.you ? 'Your' : 'The';
  const late = shown.late ? 'Counted from the rack as time was up. ' : '';
  const blue = `${measure(shown.cards).blue} blue`;
  switch (shown.fate) {
    case 'won':
      return `${late}${round.why === 'more_blue' ? `${blue}, so it beats ${listed(rivals(round))}.` : `${blue}.`}`;
    case 'tied':
    case 'beaten':
      return `${late}${blue}. ${whose} orange cards are discarded.`;
    case 'no_word':
      return seat === cast.you ? 'You take your cards back.' : 'The cards go back to the hand.';
    case 'passed':
      return shown.swapped === 0 ? 'Kept all cards.' : `Swapped ${cardCount(shown.swapped)}.`;
    case 'declined':
      return seat === cast.you
        ? 'You said so, and keep your cards.'
        : 'Said so, and keeps all cards.';
    case 'nothing':
      return seat === cast.you ? `${leftOf(unlaid)}You keep your cards.` : 'Keeps all cards.';
  }
}

function leftOf(unlaid: string): string {
  return unlaid === '' ? '' : `${shout(unlaid)} on your rack did not count as a word. `;
}

/** The words as long as the winner's, which had less blue. */
function rivals({ shown }: Round): string[] {
  const won = shown.find((each) => each.fate === 'won');
  const equal = shown.filter(
    (each) => each.fate === 'beaten' && each.cards.length === won?.cards.length,
  );
  return [...new Set(equal.map((each) => shout(each.word)))];
}

/** "Ida keeps SPARKLED." (KW-15) */
export function headline({ shown, winner }: Round, cast: Cast): string {
  const word = winner === null ? undefined : shown[winner]?.word;
  if (winner === null || word === undefined) return 'Nobody keeps a word.';
  return `${nameOf(cast, winner)} ${verb(cast, winner, 'keep')} ${shout(word)}.`;
}

/** Why it won, or why nobody did (KW-14): "Two words of eight letters. Ida's has more blue." */
export function reason(round: Round, cast: Cast): string {
  switch (round.why) {
    case 'longest':
      return longest(round);
    case 'more_blue':
      return `${atTheTop(round)}. ${whoseBlue(round, cast)}`;
    case 'tied':
      return `${atTheTop(round)}, with as much blue. Nobody scores.`;
    case 'nobody':
      return nobody(round);
  }
}

function longest({ shown }: Round): string {
  const won = shown.find((each) => each.fate === 'won')?.cards.length ?? 0;
  const next = Math.max(
    0,
    ...shown.filter((each) => each.fate === 'beaten').map((each) => each.cards.length),
  );
  if (next > 0) return `${capital(letters(won))}. The next word has ${inWords(next)}.`;
  const refused = shown.some((each) => each.fate === 'no_word');
  const only = refused ? 'The only word that is in the list' : 'The only word of this round';
  return `${only}, with ${letters(won)}.`;
}

/** "Two words of eight letters" */
function atTheTop({ shown }: Round): string {
  const valid = shown.filter((each) => ['won', 'beaten', 'tied'].includes(each.fate));
  const top = Math.max(0, ...valid.map((each) => each.cards.length));
  const count = valid.filter((each) => each.cards.length === top).length;
  return `${capital(inWords(count))} words of ${letters(top)}`;
}

function whoseBlue({ winner }: Round, cast: Cast): string {
  const mine = winner !== null && winner === cast.you;
  return `${mine ? 'Yours' : `${nameOf(cast, winner ?? 0)}’s`} has more blue.`;
}

function nobody({ shown }: Round): string {
  if (shown.every((each) => each.fate === 'passed')) return 'Everybody passed.';
  const refused = shown.filter((each) => each.fate === 'no_word').length;
  if (refused === 0) return 'Nobody laid a word.';
  return refused === 1
    ? 'The only word laid is not in the list.'
    : 'None of the words laid is in the list.';
}

/** "With it Ida spells KEYWORD." */
export function withIt(seat: number, keyword: string, cast: Cast): string {
  return `With it ${nameIn(cast, seat)} ${verb(cast, seat, 'spell')} ${shout(keyword)}.`;
}

/** "2 of 4 are ready" */
export function readyOf(seats: readonly { ready: boolean }[]): string {
  const ready = seats.filter((seat) => seat.ready).length;
  return `${ready} of ${seats.length} ${ready === 1 ? 'is' : 'are'} ready`;
}
