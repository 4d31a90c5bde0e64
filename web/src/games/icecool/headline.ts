/** The result in one sentence: who won and by how much; it is shown and read aloud. */
import { enteredByHand } from '../../lib/entered';
import { wonByGivingUp } from '../../lib/gaveUp';
import type { Cast } from '../../lib/names';
import { text } from './messages';
import type { View } from './types';

type Story = Pick<View, 'result' | 'seats'>;

/** "You win by nine points.", "Ida and Noor share the win." */
export function headline(story: Story, cast: Cast): string {
  const entered = enteredByHand(cast);
  if (entered !== null) return entered;
  const [first = [], second = []] = story.result?.places ?? [];
  const [winner] = first;
  if (winner === undefined) return text.headline.over;
  const won = wonByGivingUp(story.result, cast);
  if (won !== null) return won;
  if (first.length > 1) return text.headline.shared(cast, first);
  const [next] = second;
  if (next === undefined) return text.headline.wins(cast, winner);
  const lead = worthOf(story, winner) - worthOf(story, next);
  if (lead > 0) return text.headline.byPoints(cast, winner, lead);
  return text.headline.byCards(cast, winner, countOf(story, winner) - countOf(story, next));
}

export function worthOf(story: Story, seat: number): number {
  return story.seats[seat]?.points ?? story.result?.scores[seat] ?? 0;
}

export function countOf(story: Pick<Story, 'seats'>, seat: number): number {
  return story.seats[seat]?.cards ?? 0;
}
