/**
 * A game on the daily board as text to share: how it went, without any word of the board (KD-29).
 */
import { dateOf } from '../../../lib/date';
import type { TableView } from '../../../wire.gen';
import { share as text } from '../messages/end';
import { type Ground, slipsOf } from '../preview/path';
import { counted, gain, type Story, storyOf, usesAt } from '../story';
import type { View } from '../types';

/** The highest peg of a word as a mark, shaped as on the board. */
export const MARKS = ['·', '●', '■', '⬢'] as const;

/** The text to share; empty for a game that is not on the daily board. */
export function share(view: View, table: TableView): string {
  if (table.daily === null) return '';
  const story = storyOf(view);
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

/** One mark per turn. */
export function marksOf(story: Story, letters: string): string[] {
  return story.plays.map((play, index) => {
    if (!counted(play)) return MARKS[0];
    const uses = usesAt(story, index, letters.length);
    const ground: Pick<Ground, 'letters' | 'uses'> = { letters, uses };
    return MARKS[Math.max(...slipsOf(ground, play.path).map((slip) => slip.peg)) as 1 | 2 | 3];
  });
}
