/** Who won and by what, in one sentence: over the results, and for those who only hear it. */
import { blueCards, type Cast, letters, nameOf, namesOf, shout, verb, wordsOf } from './names';
import type { View } from './types';
import { measure } from './words';

type Story = Pick<View, 'result' | 'rules' | 'seats'>;

/** What places are made of when nobody spelled the keyword: words, letters, blue cards (KW-19). */
export interface Worth {
  words: number;
  letters: number;
  blue: number;
}

export function worthOf(story: Story, seat: number): Worth {
  const kept = story.seats[seat]?.kept ?? [];
  const each = kept.map((word) => measure(word.cards));
  return {
    words: kept.length,
    letters: each.reduce((sum, one) => sum + one.letters, 0),
    blue: each.reduce((sum, one) => sum + one.blue, 0),
  };
}

/** "Ida wins by two words.", "You spell KEYWORD." */
export function headline(story: Story, cast: Cast): string {
  const [first = [], second = []] = story.result?.places ?? [];
  const [winner] = first;
  if (winner === undefined) return 'The game is over.';
  if (story.result?.reason === 'keyword') {
    return `${nameOf(cast, winner)} ${verb(cast, winner, 'spell')} ${shout(story.rules.keyword)}.`;
  }
  if (first.length > 1) return `${namesOf(cast, first)} share the win.`;
  const wins = `${nameOf(cast, winner)} ${verb(cast, winner, 'win')}`;
  const [next] = second;
  return next === undefined ? `${wins}.` : `${wins} by ${lead(story, winner, next)}.`;
}

/** By what the first is ahead of the second. */
function lead(story: Story, winner: number, next: number): string {
  const [one, other] = [worthOf(story, winner), worthOf(story, next)];
  if (one.words > other.words) return wordsOf(one.words - other.words);
  if (one.letters > other.letters) return letters(one.letters - other.letters);
  return blueCards(one.blue - other.blue);
}
