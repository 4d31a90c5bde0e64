/** A Gentle bot for Keesdrow on this device; `docs/reference/bots.md` says what that level does. */
import { type Chance, chosen, shuffled } from '../../../lib/local/chance';
import type { LocalBot, Plan } from '../../../lib/local/game';
import type { GradedWords } from '../../../lib/local/grades';
import type { Action, View } from '../types';
import { boardBefore } from './queries';
import { type Board, type Found, solve } from './solver';
import { SEATS } from './state';

/** What the level is, as in `rumpus.games.keesdrow.bots.levels`; shares are in thousandths. */
interface Form {
  commonest: number;
  longest: number;
  looks: number;
  compared: number;
  reuse: number;
}

const PATIENCE = 850;
/** Its bad, usual and good turns, equally likely. */
const FORMS: readonly Form[] = [
  { commonest: 2, longest: 3, looks: 4, compared: 1, reuse: 26 },
  { commonest: 2, longest: 4, looks: 12, compared: 1, reuse: 80 },
  { commonest: 3, longest: 6, looks: 36, compared: 3, reuse: 160 },
];
const GLANCE_MS = 3_500;
const LETTER_MS = 700;
const FINE = 1_000_000;

export class GentleBot implements LocalBot<View, Action> {
  readonly #words: GradedWords;
  readonly #chance: Chance;
  #kept: { situation: string; plan: Plan<Action> } | null = null;

  constructor(words: GradedWords, chance: Chance) {
    this.#words = words;
    this.#chance = chance;
  }

  on(view: View, at: number): Plan<Action> | null {
    if (view.you === null || !view.awaited.includes(view.you)) return null;
    const taken = view.draws.map(({ tile }) => tile).join();
    const situation = `${view.phase} ${view.turn} ${taken}`;
    if (this.#kept?.situation !== situation)
      this.#kept = {
        situation,
        plan: view.phase === 'draw' ? this.#draw(view, at) : this.#turn(view, at),
      };
    return this.#kept.plan;
  }

  #draw({ draws, places }: View, at: number): Plan<Action> {
    const taken = new Set(draws.map(({ tile }) => tile));
    const tile = chosen(
      this.#chance,
      places.filter((one) => !taken.has(one)),
    );
    return { at: at + 1_000 + this.#chance.below(2_500), action: { type: 'pick', tile } };
  }

  #turn(view: View, at: number): Plan<Action> {
    const word = this.choose(view);
    if (!word) return { at: at + 2 * this.#pace(2), action: { type: 'pass' } };
    return {
      at: at + this.#pace(word.path.length),
      action: { type: 'spell', path: [...word.path] },
    };
  }

  /** Time that a person takes over a word of this length. */
  #pace(letters: number): number {
    return GLANCE_MS + this.#chance.below(GLANCE_MS) + letters * LETTER_MS;
  }

  /** The best of the words that it happens to see, or null. */
  choose(view: View): Found | null {
    const found = this.#found(view);
    return found.reduce<Found | null>(
      (best, one) => (best && best.score >= one.score ? best : one),
      null,
    );
  }

  /** The words that it finds: usually of untouched letters only. */
  #found(view: View): Found[] {
    const form = chosen(this.#chance, FORMS);
    const board = boardBefore(view, view.plays.length);
    const least = view.rules.min_length;
    if (this.#chance.below(1_000) >= form.reuse) {
      const uses = board.uses.replace(/[12]/g, '3');
      const fresh = this.#seen(form, { ...board, uses }, least, true);
      if (fresh.length > 0) return fresh;
    }
    const found = this.#seen(form, board, least, false);
    if (found.length > 0 || !isStuck(view)) return found;
    // After a whole round without a word it racks its brains.
    const decent = [...solve(this.#words, board, least)].filter(({ index }) =>
      this.#words.maySuggest(index),
    );
    return decent.length > 0 ? [chosen(this.#chance, decent)] : [];
  }

  /** The known words that some glances show; if none, a single one after a search with patience. */
  #seen(form: Form, board: Board, least: number, fresh: boolean): Found[] {
    const all = [...solve(this.#words, board, least)];
    if (all.length === 0) return [];
    // Now and then it overlooks a lot, and now and then little.
    const luck = (this.#chance.below(FINE) + 1) / FINE;
    const times = 1 + Math.floor(form.looks * -Math.log(luck));
    const looks = new Set(Array.from({ length: times }, () => this.#chance.below(all.length)));
    const suits = (one: Found | undefined): one is Found =>
      one !== undefined &&
      !(fresh && new Set(one.path).size < one.path.length) &&
      this.#knows(form, one, least);
    const found = [...looks].map((index) => all[index]).filter(suits);
    if (found.length > 0 || this.#chance.below(1_000) >= PATIENCE)
      return found.slice(0, form.compared);
    return shuffled(this.#chance, all).filter(suits).slice(0, 1);
  }

  #knows({ commonest, longest }: Form, { index, word }: Found, least: number): boolean {
    if (word.length > Math.max(longest, least + 1) || !this.#words.maySuggest(index)) return false;
    return this.#words.commonness(index) <= commonest;
  }
}

/** Whether the last round passed without a word. */
function isStuck({ plays }: View): boolean {
  const last = plays.slice(-SEATS.length);
  return last.length > 0 && last.every(({ word }) => word === '');
}
