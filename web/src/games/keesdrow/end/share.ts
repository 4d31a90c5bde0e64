/**
 * A finished game as text to share: how it went, without any word of the board (KD-29).
 */
import { dateOf } from '../../../lib/date';
import { namesOf } from '../../../lib/names';
import { markOf } from '../../../lib/symbols';
import type { TableView } from '../../../wire.gen';
import { share as text } from '../messages/end';
import { type Ground, slipsOf } from '../preview/path';
import { counted, gain, type Story, storyOf, usesAt, worthOf } from '../story';
import type { View } from '../types';

/** The highest peg of a word as a mark, shaped as on the board. */
export const MARKS = ['·', '●', '■', '⬢'] as const;

/** The text to share; a game that is not on the daily board tells the result of each side. */
export function share(view: View, table: TableView): string {
  const story = storyOf(view);
  if (table.daily === null)
    return [text.game(rounds(story)), ...standings(view, table, story)].join('\n');
  const words = view.plays.filter(counted);
  const total = view.plays.reduce((sum, _, index) => sum + gain(story, index), 0);
  const longest = Math.max(0, ...words.map((play) => play.word.length));
  return [
    text.title(dateOf(table.daily)),
    text.total(total, view.plays.length),
    marksOf(story, view.letters).join(' '),
    longest > 0 ? text.longest(longest) : text.none,
    `${location.origin}/daily`,
  ].join('\n');
}

const rounds = ({ plays, seats }: Story): number => Math.ceil(plays.length / Math.max(1, seats));

function standings(view: View, table: TableView, { sides, ...story }: Story): string[] {
  const order = view.result?.places.flat() ?? sides.flat();
  const first = (side: readonly number[]): number =>
    Math.min(...side.map((seat) => order.indexOf(seat)));
  return sides
    .toSorted((one, other) => first(one) - first(other))
    .map((side) => {
      const total = view.result?.scores[side[0] ?? 0] ?? 0;
      const glyphs = side.map((seat) => markOf(seat).glyph).join('');
      return `${glyphs} ${namesOf({ you: null, seats: table.seats }, side)} ${worthOf(story, total)}`;
    });
}

/** One mark per turn. */
export function marksOf(story: Story, letters: string): string[] {
  return story.plays.map((play, index) => {
    if (!counted(play)) return MARKS[0];
    const uses = usesAt(story, index, letters.length);
    const ground: Pick<Ground, 'letters' | 'uses'> = { letters, uses };
    return MARKS[Math.max(...slipsOf(ground, play.path).map((slip) => slip.peg)) as 1 | 2 | 3];
  });
}
