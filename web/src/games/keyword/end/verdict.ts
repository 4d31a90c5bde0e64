/** The end of a game in words: who won and how, and what each seat achieved. */
import type { Cast } from '../../../lib/names';
import { worthOf } from '../headline';
import { text } from '../messages';
import { bestKept, roundsOf, type Story } from '../review/story';

/** The reason for the result, in one line under the headline. */
export function how(story: Story, cast: Cast): string {
  return [reasonOf(story), decidedBy(story, cast)].filter(Boolean).join(' ');
}

function reasonOf(story: Story): string {
  const rounds = roundsOf(story);
  const { blueDeck, keyword, orangeDeck, stuck, tooLong } = text.end.why;
  switch (story.result?.reason) {
    case 'keyword':
      return keyword(rounds);
    case 'orange_deck':
      return orangeDeck(rounds);
    case 'blue_deck':
      return blueDeck(rounds);
    case 'stuck':
      return stuck;
    case 'too_long':
      return tooLong;
    default:
      return '';
  }
}

function decidedBy(story: Story, cast: Cast): string {
  const [first = [], second = []] = story.result?.places ?? [];
  if (story.result?.reason === 'given_up') return '';
  const [winner, ...shared] = first;
  const [next] = second;
  if (winner === undefined || story.result?.reason === 'keyword') return most(story, winner, cast);
  const one = worthOf(story, winner);
  const { letters, shared: equals, words } = text.end.decided;
  if (shared.length > 0) return equals(one.words, one.letters);
  if (next === undefined) return '';
  const other = worthOf(story, next);
  if (one.words !== other.words) return '';
  return one.letters === other.letters ? letters(one.words, one.letters) : words(one.words);
}

/** Seats with more words than the seat that completed the keyword, in words. */
function most(story: Story, winner: number | undefined, cast: Cast): string {
  const words = story.seats.map((_, seat) => worthOf(story, seat).words);
  const top = Math.max(...words);
  const ahead = words.flatMap((count, seat) => (count === top ? [seat] : []));
  if (winner === undefined || ahead.includes(winner)) return '';
  return text.end.decided.moreWords(cast, ahead);
}

/** The facts about a seat: "18 letters, 7 blue. Longest: SPARKLED." */
export function factOf(story: Story, seat: number): string {
  const { blue, letters } = worthOf(story, seat);
  const { fact, none } = text.end.results;
  const best = bestKept(story, seat);
  return best === null ? none : fact(letters, blue, best.kept.word);
}

/** Seats in order of rank. */
export function placed(story: Story): number[] {
  return story.result?.places.flat() ?? story.seats.map((_, seat) => seat);
}
