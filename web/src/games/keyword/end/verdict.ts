/** The end of a game in words: who won and how, and what each seat made. */
import { capital, inWords } from '../../../lib/phrase';
import { worthOf } from '../headline';
import { type Cast, letters, namesOf, shout, wordsOf } from '../names';
import { bestKept, roundsOf, type Story } from '../review/story';

/** How it came to it, in a line under the headline. */
export function how(story: Story, cast: Cast): string {
  return [reasonOf(story), decidedBy(story, cast)].filter(Boolean).join(' ');
}

function reasonOf(story: Story): string {
  const rounds = roundsOf(story);
  const after = `after ${inWords(rounds)} ${rounds === 1 ? 'round' : 'rounds'}`;
  switch (story.result?.reason) {
    case 'keyword':
      return `The code is cracked ${after}.`;
    case 'orange_deck':
      return `The orange deck is used up ${after}.`;
    case 'blue_deck':
      return `The blue deck is used up ${after}.`;
    case 'stuck':
      return 'Three rounds in a row nobody scored and nobody changed a card.';
    case 'too_long':
      return 'The table had no room for more, so the game ended as it stood.';
    default:
      return '';
  }
}

function decidedBy(story: Story, cast: Cast): string {
  const [first = [], second = []] = story.result?.places ?? [];
  const [winner, ...shared] = first;
  const [next] = second;
  if (winner === undefined || story.result?.reason === 'keyword') return most(story, winner, cast);
  const one = worthOf(story, winner);
  if (shared.length > 0) return `${capital(wordsOf(one.words))} each, and ${letters(one.letters)}.`;
  if (next === undefined) return '';
  const other = worthOf(story, next);
  if (one.words !== other.words) return '';
  const equal =
    one.letters === other.letters
      ? `${wordsOf(one.words)} and ${letters(one.letters)}`
      : wordsOf(one.words);
  return `${capital(equal)} each.`;
}

/** Who had more words than the seat that spelled the keyword. */
function most(story: Story, winner: number | undefined, cast: Cast): string {
  const words = story.seats.map((_, seat) => worthOf(story, seat).words);
  const top = Math.max(...words);
  const ahead = words.flatMap((count, seat) => (count === top ? [seat] : []));
  if (winner === undefined || ahead.includes(winner)) return '';
  return `${namesOf(cast, ahead)} had more words.`;
}

/** One fact for a seat: "18 letters, 7 blue. Longest SPARKLED." */
export function factOf(story: Story, seat: number): string {
  const worth = worthOf(story, seat);
  const best = bestKept(story, seat);
  if (best === null) return 'No word kept.';
  return `${worth.letters} letters, ${worth.blue} blue. Longest ${shout(best.kept.word)}.`;
}

/** Seats from the first place down. */
export function placed(story: Story): number[] {
  return story.result?.places.flat() ?? story.seats.map((_, seat) => seat);
}
