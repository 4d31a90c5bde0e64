/** The finished games of the person whose page is open, read page by page. */
import type { Refused } from '../../lib/game';
import { ALL, getHistory, type HistoryPage, type Wanted } from '../../net/history';
import { getMyRatings, type RatingLine } from '../../net/ratings';

export class History {
  totals = $state.raw<HistoryPage['totals']>([]);
  /** The games read so far; null before the first answer. */
  games = $state.raw<HistoryPage['games'] | null>(null);
  /** Which games are shown. */
  wanted = $state.raw<Wanted>(ALL);
  /** The games that the person has ever played, whichever are shown. */
  played = $state.raw<readonly string[]>([]);
  more = $state(false);
  /** The person's ratings, by game. */
  ratings = $state.raw<ReadonlyMap<string, RatingLine>>(new Map());
  refused = $state.raw<Refused | null>(null);
  #next: number | null = null;
  #asked = 0;

  /** Shows the newest of the games that are wanted; what isn't named stays as it is. */
  show(wanted: Partial<Wanted>): Promise<void> {
    this.wanted = { ...this.wanted, ...wanted };
    this.#next = null;
    return this.#read([]);
  }

  /** Reads the person's ratings. */
  async rate(): Promise<void> {
    const answer = await getMyRatings();
    if (answer.ok) this.ratings = new Map(answer.value.map((line) => [line.game, line]));
  }

  /** Shows older games, too. */
  older(): Promise<void> {
    return this.#read(this.games ?? []);
  }

  async #read(before: HistoryPage['games']): Promise<void> {
    this.#asked += 1;
    const asked = this.#asked;
    const answer = await getHistory(this.wanted, this.#next);
    // Another filter may have been chosen meanwhile.
    if (asked !== this.#asked) return;
    this.refused = answer.ok ? null : answer.refused;
    if (!answer.ok) return;
    this.totals = answer.value.totals;
    if (this.wanted === ALL || this.played.length === 0) {
      this.played = answer.value.totals.map((total) => total.game);
    }
    this.games = [...before, ...answer.value.games];
    this.#next = answer.value.next;
    this.more = this.#next !== null;
  }
}
