/** The end of a game in words: who won, what decided it, and what each seat scored. */
import type { Cast } from '../../../lib/names';
import { countOf, worthOf } from '../headline';
import { end as text } from '../messages/end';
import type { Card, View } from '../types';

type Story = Pick<View, 'result' | 'rules' | 'seats'>;

/** The reason for the result, in one line under the headline. */
export function how(story: Story, cast: Cast): string {
  const ended = story.result?.reason === 'too_long' ? text.tooLong : '';
  return [ended, decidedBy(story, cast)].filter(Boolean).join(' ');
}

/** The tie-break between the winner and another seat with equal points (IC-32). */
function decidedBy(story: Story, cast: Cast): string {
  const [first = [], second = []] = story.result?.places ?? [];
  const [winner, ...shared] = first;
  const [next] = second;
  if (winner === undefined || story.result?.reason === 'given_up') return '';
  const worth = worthOf(story, winner);
  const count = countOf(story, winner);
  if (shared.length > 0) return text.equal(worth, count);
  if (next === undefined || worth !== worthOf(story, next)) return '';
  return text.moreCards(worth, cast, winner, count, countOf(story, next));
}

/** The cards of a seat in words: "eight cards: three 1s, two 2s, three 3s". */
export function factOf(story: Story, seat: number): string {
  const shown = story.seats[seat]?.shown ?? [];
  const { count, kind, kinds: all } = text.fact;
  if (story.rules.scoring === 'tournament' || shown.length === 0) return count(shown.length);
  const kinds = [3, 2, 1].flatMap((worth) => {
    const many = shown.filter((card) => card.worth === worth).length;
    return many > 0 ? [kind(many, worth)] : [];
  });
  return all(shown.length, kinds);
}

/** Cards by worth, highest first; cards with the same task are adjacent. */
export function sorted(cards: readonly Card[]): Card[] {
  return cards.toSorted(
    (a, b) => b.worth - a.worth || (a.task ?? '').localeCompare(b.task ?? '') || a.id - b.id,
  );
}

/** Seats in order of rank. */
export function placed(story: Pick<View, 'result' | 'seats'>): number[] {
  return story.result?.places.flat() ?? story.seats.map((_, seat) => seat);
}
