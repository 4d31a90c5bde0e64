/** Who won and by what, in one sentence: over the results, and for those who only hear it. */
import { type Cast, cards, nameOf, namesOf, points, verb, verbs } from './names';
import type { View } from './types';

type Story = Pick<View, 'result' | 'seats'>;

/** "You win by nine points.", "Ida and Noor share the win." */
export function headline(story: Story, cast: Cast): string {
  const [first = [], second = []] = story.result?.places ?? [];
  const [winner] = first;
  if (winner === undefined) return 'The game is over.';
  if (first.length > 1) return `${namesOf(cast, first)} ${verbs(cast, first, 'share')} the win.`;
  const wins = `${nameOf(cast, winner)} ${verb(cast, winner, 'win')}`;
  const [next] = second;
  if (next === undefined) return `${wins}.`;
  const lead = worthOf(story, winner) - worthOf(story, next);
  if (lead > 0) return `${wins} by ${points(lead)}.`;
  return `${wins} by ${cards(countOf(story, winner) - countOf(story, next))}.`;
}

export function worthOf(story: Story, seat: number): number {
  return story.seats[seat]?.points ?? story.result?.scores[seat] ?? 0;
}

export function countOf(story: Pick<Story, 'seats'>, seat: number): number {
  return story.seats[seat]?.cards ?? 0;
}
