/** A Gentle bot for KEYWORD on this device; `docs/reference/bots.md` says what that level does. */
import type { Chance } from '../../../lib/local/chance';
import type { LocalBot, Plan } from '../../../lib/local/game';
import type { Action, Card, View } from '../types';
import { spelledBy } from './cards';
import { type Hands, type Laying, piecesOf } from './hands';

/** What the level is, as in `rumpus.games.keyword.bots.levels`; times are in ms. */
const GENTLE = {
  commonest: 2,
  longest: 6,
  easy: 3,
  /** Share of words that it sees at `easy` + 1 letters; its square at `easy` + 2, and so on. */
  fading: 0.4,
  /** Fewest letters of a word that it lays if it can swap cards instead. */
  content: 3,
  glance: 24_000,
  letter: 1_500,
} as const;

const READING_MS = 2_500;
const HURRY_MS = 1_800;
const BAD_CARDS_MS = 4_000;
/** Length of a word that takes as long to find as giving up does (KW-10). */
const LOOKED_FOR = 5;
const AWKWARD = 'jkqvwxz';
const VOWELS = 'aeiou';
const VOWELS_KEPT = 2;
const FINE = 1_000_000;

export class GentleBot implements LocalBot<View, Action> {
  readonly #hands: Hands;
  readonly #chance: Chance;
  /** Its plan for the situation that it was made in: what others do doesn't make it start over. */
  #kept: { situation: string; plan: Plan<Action> | null } | null = null;

  constructor(hands: Hands, chance: Chance) {
    this.#hands = hands;
    this.#chance = chance;
  }

  on(view: View, at: number): Plan<Action> | null {
    const { laid, phase, round, you } = view;
    if (you === null || !view.awaited.includes(you) || laid !== null) return null;
    const situation = `${phase} ${round}`;
    const spoilt = this.#kept?.plan?.action.type === 'pass' && !view.may_pass;
    if (this.#kept?.situation !== situation || spoilt)
      this.#kept = { situation, plan: this.#plan(view, you, at) };
    return this.#hurried(view, you, this.#kept.plan, at);
  }

  #plan(view: View, you: number, at: number): Plan<Action> | null {
    if (view.phase === 'shown') {
      const pause = READING_MS + this.#chance.below(READING_MS / 2);
      return { at: at + pause, action: { type: 'ready', round: view.round } };
    }
    if (view.phase !== 'lay') return null;
    const action = this.choose(view, you);
    if (action.type === 'pass')
      return { at: at + BAD_CARDS_MS + this.#chance.below(BAD_CARDS_MS), action };
    const letters = action.type === 'commit' ? action.pieces.length : LOOKED_FOR;
    const half = GENTLE.glance / 2;
    return { at: at + half + this.#chance.below(half) + letters * GENTLE.letter, action };
  }

  /** A word to lay, cards to swap, or that it has no word. */
  choose(view: View, you: number): Action {
    const { may_pass, round } = view;
    let seen: Laying | undefined;
    let overlooked: Laying | undefined;
    for (const laying of this.#layings(view, (index) => this.#knows(view, index))) {
      overlooked = laying;
      if (!this.#sees(laying.word)) continue;
      seen = laying;
      break;
    }
    if (may_pass && (!seen || seen.word.length < GENTLE.content))
      return { type: 'pass', round, discard: this.#discards(view, you) };
    // It racks its brains for the shortest word that it knows or, failing that, the shortest of all.
    const word = seen ?? overlooked ?? [...this.#layings(view, () => true)].at(-1);
    if (!word) return { type: 'decline', round };
    return { type: 'commit', round, pieces: piecesOf(word, view.hand, view.middle) };
  }

  #layings({ hand, middle, rules }: View, allowed: (index: number) => boolean): Generator<Laying> {
    const { words } = this.#hands;
    const may = (index: number): boolean => words.maySuggest(index) && allowed(index);
    return this.#hands.layings(hand, middle, may, rules.min_length);
  }

  #knows({ rules }: View, index: number): boolean {
    const { words } = this.#hands;
    const longest = Math.max(GENTLE.longest, rules.min_length + 1);
    return words.commonness(index) <= GENTLE.commonest && words.list.at(index).length <= longest;
  }

  /** Whether it notices a word this time: the longer, the less likely. */
  #sees({ length }: string): boolean {
    const share = GENTLE.fading ** Math.max(0, length - GENTLE.easy);
    return this.#chance.below(FINE) < share * FINE;
  }

  /** Cards hard to use go, those needed for the keyword stay; at least one goes. */
  #discards({ hand, rules, seats }: View, you: number): number[] {
    const spots = spelledBy(rules.keyword, seats[you]?.kept ?? []);
    const wanted = [...rules.keyword].filter((_, at) => spots[at] === null);
    const held: string[] = [];
    const [gone, others]: [Card[], Card[]] = [[], []];
    for (const card of hand) {
      const { letter } = card;
      const needed = wanted.indexOf(letter);
      if (needed >= 0) wanted.splice(needed, 1);
      else if (useless(letter, held)) {
        gone.push(card);
        continue;
      } else if (letter !== '?') others.push(card);
      held.push(letter);
    }
    const cards = gone.length > 0 ? gone : others.length > 0 ? others : hand;
    return cards.map(({ id }) => id);
  }

  /** Hastens a word once the other seat has laid or passed. */
  #hurried(view: View, you: number, plan: Plan<Action> | null, at: number): Plan<Action> | null {
    if (plan?.action.type !== 'commit' && plan?.action.type !== 'decline') return plan;
    const waits = view.seats.some(
      ({ laid, passed }, seat) => seat !== you && laid === null && !passed,
    );
    if (waits) return plan;
    const pause = HURRY_MS + this.#chance.below(HURRY_MS);
    return { at: Math.min(plan.at, at + pause), action: plan.action };
  }
}

function useless(letter: string, held: readonly string[]): boolean {
  if (letter === '?') return false;
  const vowels = held.filter((one) => VOWELS.includes(one)).length;
  if (VOWELS.includes(letter) && vowels >= VOWELS_KEPT) return true;
  return AWKWARD.includes(letter) || held.includes(letter);
}
