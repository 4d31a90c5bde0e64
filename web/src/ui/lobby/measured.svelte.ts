/** How strong each level of bot is, as far as its games have shown. */
import { getLeaderboard } from '../../net/ratings';
import { rated as text } from '../messages/rated';

export class Measured {
  #notes = $state.raw<ReadonlyMap<string, string>>(new Map());

  /** Reads what is known of a game's bots. */
  async look(game: string): Promise<void> {
    const answer = await getLeaderboard(game);
    if (!answer.ok) return;
    this.#notes = new Map(
      answer.value.lines.flatMap(({ bot, rating }) =>
        bot === null ? [] : [[bot, text.level(rating.points)]],
      ),
    );
  }

  /** The note on a level, with its rating if it is known. */
  with(level: string, note: string): string {
    return [note, this.#notes.get(level)].filter(Boolean).join(' ');
  }
}
