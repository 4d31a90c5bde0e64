/** The end of a game in words: who won, by what, and what each seat made. */
import { capital } from '../../../lib/phrase';
import { countOf, worthOf } from '../headline';
import { type Cast, cards, nameIn, points, verb } from '../names';
import type { View } from '../types';

type Story = Pick<View, 'result' | 'rules' | 'seats'>;

/** How it came to it, in a line under the headline. */
export function how(story: Story, cast: Cast): string {
  const ended =
    story.result?.reason === 'too_long'
      ? 'The table had no room for more, so the game ended as it stood.'
      : '';
  return [ended, decidedBy(story, cast)].filter(Boolean).join(' ');
}

/** What decided between the first and whoever is equal in points (IC-32). */
function decidedBy(story: Story, cast: Cast): string {
  const [first = [], second = []] = story.result?.places ?? [];
  const [winner, ...shared] = first;
  const [next] = second;
  if (winner === undefined) return '';
  const worth = worthOf(story, winner);
  const equal = `${capital(points(worth))} each`;
  if (shared.length > 0) return `${equal}, and ${cards(countOf(story, winner))} each.`;
  if (next === undefined || worth !== worthOf(story, next)) return '';
  const more = `${nameIn(cast, winner)} ${verb(cast, winner, 'have', 'has')} more cards`;
  return `${equal}, but ${more}: ${countOf(story, winner)} to ${countOf(story, next)}.`;
}

/** One fact for a seat: "eight cards: three 1s, two 2s, three 3s". */
export function factOf(story: Story, seat: number): string {
  const shown = story.seats[seat]?.shown ?? [];
  const count = capital(cards(shown.length));
  if (story.rules.scoring === 'tournament' || shown.length === 0) return `${count}.`;
  const kinds = [3, 2, 1].flatMap((worth) => {
    const many = shown.filter((card) => card.worth === worth).length;
    return many > 0 ? [`${many} × ${worth}`] : [];
  });
  return `${count}: ${kinds.join(', ')}.`;
}

/** Seats from the first place down. */
export function placed(story: Pick<View, 'result' | 'seats'>): number[] {
  return story.result?.places.flat() ?? story.seats.map((_, seat) => seat);
}
