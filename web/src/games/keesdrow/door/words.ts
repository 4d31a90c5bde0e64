/** A recorded game of bots for visitors of the front door. */
import game from './reel.json';

export const GAME = game;

/** Each bot's total after a number of words. */
export function totalsAfter(words: number): number[] {
  return GAME.levels.map((_, seat) =>
    GAME.words
      .slice(0, words)
      .reduce((sum, word) => sum + (word.seat === seat ? word.points : 0), 0),
  );
}
