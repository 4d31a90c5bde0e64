/** A solitaire game, turn by turn: what one made, and what the board would have given (KD-29). */

import { shout } from '../names';
import { counted, gain, type Story } from '../story';
import type { FoundPath } from '../types';

export interface Row {
  turn: number;
  /** The word in capitals, or what happened instead. */
  word: string;
  made: number;
  best: FoundPath | null;
}

/** One row a turn; without *best* the board has not been asked yet. */
export function rowsOf(story: Story, best: readonly (FoundPath | null)[]): Row[] {
  return story.plays.map((play, turn) => ({
    turn,
    word: counted(play) ? shout(play.word) : play.outcome === 'timer' ? 'out of time' : 'passed',
    made: gain(story, turn),
    best: best[turn] ?? null,
  }));
}

/** "The best word of each turn would have made 420." Empty until the board has been asked. */
export function bestLine(rows: readonly Row[], asked: boolean): string {
  if (!asked) return '';
  const total = rows.reduce((sum, row) => sum + (row.best?.score ?? 0), 0);
  return `The best word of each turn, as the board lay, comes to ${total}.`;
}
