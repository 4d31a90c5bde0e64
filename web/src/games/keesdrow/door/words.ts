/** A game that bots have played for those who look on. */
import game from './reel.json';

export const GAME = game;

/** What each bot has after so many words. */
export function totalsAfter(words: number): number[] {
  return GAME.levels.map((_, seat) =>
    GAME.words
      .slice(0, words)
      .reduce((sum, word) => sum + (word.seat === seat ? word.points : 0), 0),
  );
}
