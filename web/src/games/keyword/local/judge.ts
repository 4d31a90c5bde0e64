/** Judging causes: what follows from them, or why they are refused (`rumpus.games.keyword.rules`). */
import type { Refused } from '../../../lib/game';
import { type Chance, chosen } from '../../../lib/local/chance';
import type { Cause, Verdict } from '../../../lib/local/game';
import type { Piece } from '../preview/pieces';
import type { Action, Event, Shown, View } from '../types';
import { drawn, laidOf, ofColour, printed, refill, shuffledDecks } from './cards';
import { evolve } from './evolve';
import type { State } from './state';
import { anybodyLaid, COMMIT_MOST, mayTakeBack } from './view';

/** Time to look at the words of a round without a timer (KW-16). */
const SHOWN_MS = 60_000;
/** Rounds in a row without a score or a discard that end the game (KW-20). */
const IDLE_ROUNDS = 3;
/** How often of 100 words have 1, 2 ... 6 orange cards (`rules/cover.py`). */
const SHARES = [36, 34, 20, 7, 2, 1];
const COVERS = SHARES.flatMap((share, at) => Array<number>(share).fill(at + 1));

type IsWord = (word: string) => boolean;
type Of<Type extends Action['type']> = Extract<Action, { type: Type }>;

const refused = (
  code: string,
  rule: string | null,
  params: Refused['params'] = {},
): { refused: Refused } => ({ refused: { code, rule, params } });

const folded = (state: State, events: readonly Event[]): State => events.reduce(evolve, state);

/** Shuffles, deals and begins the first round (KW-1, KW-3). */
export function opening(state: State, chance: Chance): Event[] {
  const decks = shuffledDecks(chance);
  return [decks, ...refill(evolve(state, decks)), began(0)];
}

/** Judges one cause. */
export function decide(
  isWord: IsWord,
  state: State,
  cause: Cause<Action>,
  at: number,
  chance: Chance,
): Verdict<Event> {
  if (cause === null) {
    const due = state.phase === 'shown' && state.due !== null && at >= state.due;
    return due ? { events: goOn(state) } : refused('void', null);
  }
  const { action, seat } = cause;
  switch (action.type) {
    case 'arrange':
      return refused('no_timer', 'KW-12');
    case 'announce':
      return refused('automatic', 'KW-17');
    case 'ready':
      return ready(state, seat, action);
    default:
      break;
  }
  const own = state.seats[seat];
  if (action.round !== state.round) return refused('wrong_round', 'KW-11', { round: state.round });
  if (state.phase !== 'lay') return refused('not_now', 'KW-11', { phase: state.phase });
  if (!own || own.swapped !== null) return refused('passed', 'KW-10');
  const laid = (events: readonly Event[]): Verdict<Event> => settled(isWord, state, events, at);
  switch (action.type) {
    case 'commit': {
      if (own.laid !== null) return refused('already_laid', 'KW-9');
      const pieces = action.pieces.map(({ card, letter, type }) => ({
        type,
        card,
        letter: letter ?? null,
      }));
      const wrong = objection(state, seat, pieces);
      if (wrong) return wrong;
      const oranges = pieces.filter(({ type }) => type === 'orange').length;
      return laid([{ type: 'committed', seat, oranges, pieces }]);
    }
    case 'decline': {
      if (own.laid !== null) return refused('already_laid', 'KW-9');
      const oranges = Math.min(chosen(chance, COVERS), own.hand.length);
      return laid([{ type: 'committed', seat, oranges, pieces: [] }]);
    }
    case 'take_back':
      if (own.laid === null) return refused('not_laid', 'KW-9');
      if (!mayTakeBack(state, seat))
        return refused('taken_back_enough', 'KW-9', { most: COMMIT_MOST });
      return { events: [{ type: 'taken_back', seat }] };
    case 'pass': {
      const wrong = noPass(state, seat, action);
      if (wrong) return wrong;
      const { discard: cards } = action;
      const passed: Event = { type: 'passed', seat, count: cards.length, cards };
      return laid([passed, ...drawn(evolve(state, passed), seat)]);
    }
  }
}

function ready(state: State, seat: number, { round }: Of<'ready'>): Verdict<Event> {
  if (round !== state.round) return refused('wrong_round', 'KW-11', { round: state.round });
  if (state.phase !== 'shown') return refused('not_now', 'KW-16', { phase: state.phase });
  if (state.ready.includes(seat)) return refused('already_ready', 'KW-16');
  const seen: Event = { type: 'seen_all', seat };
  const after = evolve(state, seen);
  const all = after.ready.length === after.seats.length;
  return { events: [seen, ...(all ? goOn(after) : [])] };
}

/** Why a seat can't lay these cards as a word (KW-5, KW-6, KW-7, KW-8), or null. */
function objection(
  state: State,
  seat: number,
  pieces: readonly Piece[],
): { refused: Refused } | null {
  for (const [at, piece] of pieces.entries()) {
    const { card, letter, type } = piece;
    const there = type === 'orange' ? (state.seats[seat]?.hand ?? []) : state.middle;
    if (!there.includes(card))
      return refused(type === 'orange' ? 'not_your_card' : 'blue_gone', 'KW-5', { card });
    if (pieces.slice(0, at).some((one) => one.type === type && one.card === card))
      return refused('card_twice', 'KW-5', { card });
    const blank = printed(state, piece) === '?';
    if (blank && letter === null) return refused('blank_needs_letter', 'KW-6', { card });
    if (blank && !/^[a-z]$/.test(letter ?? '')) {
      return refused('not_a_letter', 'KW-6', { letter: letter ?? '' });
    }
    if (!blank && letter !== null) return refused('not_a_blank', 'KW-6', { card });
  }
  const least = state.rules.min_length;
  if (pieces.length < least) return refused('too_short', 'KW-8', { least });
  return pieces.some(({ type }) => type === 'orange') ? null : refused('only_blue', 'KW-7');
}

/** Why a seat can't pass and discard these cards (KW-10), or null. */
function noPass(state: State, seat: number, { discard }: Of<'pass'>): { refused: Refused } | null {
  const own = state.seats[seat];
  if (own?.committed) return refused('pass_after_laying', 'KW-10');
  if (anybodyLaid(state)) return refused('too_late_to_pass', 'KW-10');
  const strange = discard.find((card) => !own?.hand.includes(card));
  if (strange !== undefined) return refused('not_your_card', 'KW-5', { card: strange });
  const twice = discard.find((card) => discard.indexOf(card) !== discard.lastIndexOf(card));
  return twice === undefined ? null : refused('card_twice', 'KW-5', { card: twice });
}

/** Reveals the words once all seats have laid or passed (KW-11). */
function settled(
  isWord: IsWord,
  before: State,
  events: readonly Event[],
  at: number,
): Verdict<Event> {
  const state = folded(before, events);
  if (state.seats.some(({ laid, swapped }) => laid === null && swapped === null)) return { events };
  const { shown, why, winner } = revealed(isWord, state);
  const event: Event = { type: 'revealed', shown, winner, why, timer: false, due: at + SHOWN_MS };
  const cracks =
    winner !== null && evolve(state, event).seats[winner]?.spelled.every((spot) => spot !== null);
  // KW-17: the seat that scored has completed the keyword, and the table spots it.
  const ends: Event[] = cracks
    ? [
        { type: 'cracked', seat: winner },
        { type: 'ended', reason: 'keyword' },
      ]
    : [];
  return { events: [...events, event, ...ends] };
}

function revealed(isWord: IsWord, state: State): Pick<View, 'shown' | 'why' | 'winner'> {
  const shown = state.seats.map(({ laid, swapped }): Shown => {
    const none = { word: '', cards: [], late: false, swapped: 0 };
    if (swapped !== null) return { ...none, fate: 'passed', swapped };
    if (laid === null || laid.length === 0) return { ...none, fate: 'declined' };
    const cards = laidOf(state, laid);
    const word = cards.map(({ letter }) => letter).join('');
    // KW-13: the cards of an invalid word are taken back.
    return { ...none, fate: isWord(word) ? 'beaten' : 'no_word', word, cards };
  });
  // KW-14: the longest word wins, then most blue cards.
  const worth = ({ cards }: Shown): number => 100 * cards.length + ofColour(cards, 'blue').length;
  const valid = shown.filter(({ fate }) => fate === 'beaten');
  const most = Math.max(...valid.map(worth));
  const best = valid.filter((one) => worth(one) === most);
  const told = shown.map((one) =>
    best.includes(one)
      ? { ...one, fate: best.length > 1 ? ('tied' as const) : ('won' as const) }
      : one,
  );
  const [first] = best;
  if (!first) return { shown: told, winner: null, why: 'nobody' };
  if (best.length > 1) return { shown: told, winner: null, why: 'tied' };
  const alone = valid.filter(({ cards }) => cards.length === first.cards.length).length === 1;
  return { shown: told, winner: shown.indexOf(first), why: alone ? 'longest' : 'more_blue' };
}

/** Refills hands and middle, then begins another round or ends (KW-16, KW-19, KW-20). */
function goOn(before: State): Event[] {
  const filled = refill(before);
  const state = folded(before, filled);
  const next = (): Event => {
    if (state.orangeDrawn === state.orange.length) return { type: 'ended', reason: 'orange_deck' };
    if (state.blueDrawn === state.blue.length) return { type: 'ended', reason: 'blue_deck' };
    if (state.idle >= IDLE_ROUNDS) return { type: 'ended', reason: 'stuck' };
    return began(state.round + 1);
  };
  return [...filled, next()];
}

const began = (round: number): Event => ({
  type: 'round_began',
  round,
  due: null,
  pass_until: null,
});
