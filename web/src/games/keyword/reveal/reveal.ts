/** Text for the reveal: who keeps what, and why. */
import { type Cast, nameOf, shout } from '../../../lib/names';
import { text } from '../messages';
import { reveal as revealText } from '../messages/reveal';
import type { Shown, View } from '../types';
import { better, measure } from '../words';

type Round = Pick<View, 'shown' | 'winner' | 'why'>;

/** A seat's part of the ceremony. */
export interface Row {
  seat: number;
  shown: Shown;
  /** "8 letters", "not a word", "passed". */
  head: string;
  /** The fate of the word, in a short sentence. */
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
 * All seats: the winning word first, then by worth.
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

function headOf({ cards, fate }: Shown): string {
  const { none, passed, unlisted } = revealText.head;
  switch (fate) {
    case 'won':
    case 'beaten':
    case 'tied':
      return text.cards.figureLetters(cards.length);
    case 'no_word':
      return unlisted;
    case 'passed':
      return passed;
    case 'declined':
    case 'nothing':
      return none;
  }
}

function lineOf(round: Round, seat: number, shown: Shown, cast: Cast, unlaid: string): string {
  const { line } = revealText;
  const own = seat === cast.you;
  const { blue } = measure(shown.cards);
  const after = (before: string, said: string) => (before === '' ? said : `${before} ${said}`);
  const late = shown.late ? line.late : '';
  switch (shown.fate) {
    case 'won':
      return after(
        late,
        round.why === 'more_blue' ? line.beats(blue, rivals(round)) : line.won(blue),
      );
    case 'tied':
    case 'beaten':
      return after(late, own ? line.beatenOwn(blue) : line.beaten(blue));
    case 'no_word':
      return own ? line.unlistedOwn : line.unlisted;
    case 'passed':
      return shown.swapped === 0 ? line.passed : line.swapped(shown.swapped);
    case 'declined':
      return own ? line.declinedOwn : line.declined;
    case 'nothing':
      if (!own) return line.nothing;
      return after(unlaid === '' ? '' : line.uncounted(unlaid), line.nothingOwn);
  }
}

/** The words as long as the winner's, but with fewer blue cards. */
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
  if (winner === null || word === undefined) return revealText.nobody;
  return revealText.keeps(cast, winner, word);
}

/** Why it won, or why nobody did (KW-14): "Two words of eight letters. Ida's has more blue." */
export function reason(round: Round, cast: Cast): string {
  const { moreBlue, tied } = revealText.why;
  const { count, letters } = atTheTop(round);
  switch (round.why) {
    case 'longest':
      return longest(round);
    case 'more_blue':
      return moreBlue(count, letters, whose(round, cast));
    case 'tied':
      return tied(count, letters);
    case 'nobody':
      return nobody(round);
  }
}

function longest({ shown }: Round): string {
  const won = shown.find((each) => each.fate === 'won')?.cards.length ?? 0;
  const beaten = shown.filter(({ fate }) => fate === 'beaten').map(({ cards }) => cards.length);
  const next = Math.max(0, ...beaten);
  const equal = beaten.filter((letters) => letters === next).length;
  if (next > 0) return revealText.why.longest(won, next, equal);
  const refused = shown.some((each) => each.fate === 'no_word');
  return refused ? revealText.why.onlyListed(won) : revealText.why.onlyOne(won);
}

/** The number of longest words, and their length. */
function atTheTop({ shown }: Round): { count: number; letters: number } {
  const valid = shown.filter((each) => ['won', 'beaten', 'tied'].includes(each.fate));
  const letters = Math.max(0, ...valid.map((each) => each.cards.length));
  return { count: valid.filter((each) => each.cards.length === letters).length, letters };
}

function whose({ winner }: Round, cast: Cast): string {
  const { theirs, yours } = revealText.why;
  return winner !== null && winner === cast.you ? yours : theirs(nameOf(cast, winner ?? 0));
}

function nobody({ shown }: Round): string {
  const { allPassed, noneLaid, noneListed, oneUnlisted } = revealText.why;
  if (shown.every((each) => each.fate === 'passed')) return allPassed;
  const refused = shown.filter((each) => each.fate === 'no_word').length;
  if (refused === 0) return noneLaid;
  return refused === 1 ? oneUnlisted : noneListed;
}

/** "2 of 4 are ready" */
export function readyOf(seats: readonly { ready: boolean }[]): string {
  return revealText.ready.count(seats.filter((seat) => seat.ready).length, seats.length);
}
