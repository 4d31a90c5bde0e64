/** The result in one sentence: who won and by how much; it is shown and read aloud. */
import { enteredByHand } from '../../lib/entered';
import { wonByGivingUp } from '../../lib/gaveUp';
import type { Cast } from '../../lib/names';
import { text } from './messages';
import type { View } from './types';
import { measure } from './words';

type Story = Pick<View, 'result' | 'rules' | 'seats'>;

/** The criteria for ranks if nobody completed the keyword: words, letters, blue cards (KW-19). */
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
  const entered = enteredByHand(cast);
  if (entered !== null) return entered;
  const [first = [], second = []] = story.result?.places ?? [];
  const [winner] = first;
  const { over, shared, spells, wins, winsBy } = text.end.headline;
  if (winner === undefined) return over;
  const won = wonByGivingUp(story.result, cast);
  if (won !== null) return won;
  if (story.result?.reason === 'keyword') return spells(cast, winner, story.rules.keyword);
  if (first.length > 1) return shared(cast, first);
  const [next] = second;
  return next === undefined ? wins(cast, winner) : winsBy(cast, winner, lead(story, winner, next));
}

/** The lead of the first over the second, in the criterion that decides. */
function lead(story: Story, winner: number, next: number): string {
  const [one, other] = [worthOf(story, winner), worthOf(story, next)];
  if (one.words > other.words) return text.cards.words(one.words - other.words);
  if (one.letters > other.letters) return text.cards.letters(one.letters - other.letters);
  return text.cards.blue(one.blue - other.blue);
}
