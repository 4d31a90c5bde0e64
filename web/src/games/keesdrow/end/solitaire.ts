/** A solitaire game, turn by turn: what one scored, and what the board offered (KD-29). */

import { shout } from '../../../lib/names';
import { text } from '../messages';
import { end as endText } from '../messages/end';
import { counted, gain, type Story, unplayed } from '../story';
import type { FoundPath } from '../types';

export interface Row {
  turn: number;
  /** The word in capitals, or what happened instead. */
  word: string;
  made: number;
  best: FoundPath | null;
}

/** One row per turn; without *best*, the board hasn't been asked yet. */
export function rowsOf(story: Story, best: readonly (FoundPath | null)[]): Row[] {
  return story.plays.map((play, turn) => ({
    turn,
    word: counted(play) ? shout(play.word) : unplayed(text.play.words, play.outcome),
    made: gain(story, turn),
    best: best[turn] ?? null,
  }));
}

/** "The best word of each turn adds up to 420." Empty until the board has been asked. */
export function bestLine(rows: readonly Row[], asked: boolean): string {
  if (!asked) return '';
  const total = rows.reduce((sum, row) => sum + (row.best?.score ?? 0), 0);
  return endText.solitaire.total(total);
}
