/** Cards in terms of the state: what is printed on them, what they spell, and what is dealt. */
import { blue, orange } from '../../../../../src/rumpus/games/keyword/decks.json';
import { type Chance, shuffled } from '../../../lib/local/chance';
import type { Piece } from '../preview/pieces';
import type { Card, Event, Kept, Spot } from '../types';
import { PLAYERS, type State } from './state';

type Laid = Kept['cards'][number];

/** Cards of a full hand, and in the middle. */
const SIX = 6;

/** What is printed on a card, '?' for a blank. */
export const printed = (state: State, { card, type }: Pick<Piece, 'card' | 'type'>): string =>
  state[type][card] ?? '';

/** The cards of a word, face up. */
export const laidOf = (state: State, pieces: readonly Piece[]): Laid[] =>
  pieces.map((piece) => {
    const letter = printed(state, piece);
    const blank = letter === '?';
    const stands = blank ? (piece.letter ?? '') : letter;
    return { card: piece.card, colour: piece.type, letter: stands, blank };
  });

/** The cards of one colour in a face-up word. */
export const ofColour = (cards: readonly Laid[], colour: Laid['colour']): number[] =>
  cards.filter((card) => card.colour === colour).map(({ card }) => card);

export const without = (cards: readonly number[], gone: readonly number[]): number[] =>
  cards.filter((card) => !gone.includes(card));

export const seen = (deck: string, cards: readonly number[]): Card[] =>
  cards.map((id) => ({ id, letter: deck[id] ?? '' }));

/** For each letter of the keyword, a card that stands for it, or null (KW-17, KW-18). */
export function spelledBy(keyword: string, kept: readonly Kept[]): (Spot | null)[] {
  const free = kept.flatMap(({ cards }, word) =>
    cards.map(({ letter }, card) => ({ letter, spot: { word, card } })),
  );
  return [...keyword].map((wanted) => {
    const at = free.findIndex(({ letter }) => letter === wanted);
    return at < 0 ? null : (free.splice(at, 1)[0]?.spot ?? null);
  });
}

/** Both decks, shuffled (KW-1). */
export function shuffledDecks(chance: Chance): Event {
  const mixed = (counts: Readonly<Record<string, number>>): string =>
    shuffled(
      chance,
      Object.entries(counts).flatMap(([letter, count]) => Array<string>(count).fill(letter)),
    ).join('');
  return { type: 'shuffled', orange: mixed(orange), blue: mixed(blue) };
}

const wants = (state: State, seat: number): number =>
  Math.max(0, SIX - (state.seats[seat]?.hand.length ?? 0));

/** Deals orange cards until everybody has six, then fills the middle to six (KW-3, KW-16). */
export function refill(state: State): Event[] {
  const order = Array.from({ length: PLAYERS }, (_, step) => (state.round + step) % PLAYERS);
  const turns = Array.from({ length: SIX }, (_, size) => size).flatMap((size) =>
    order.filter((seat) => wants(state, seat) > size),
  );
  // One card at a time in turn, so that a deck that runs short is shared evenly.
  const dealt = turns.slice(0, state.orange.length - state.orangeDrawn);
  const drew = order.toSorted().flatMap((seat) =>
    drewOf(
      state,
      seat,
      dealt.flatMap((to, at) => (to === seat ? [state.orangeDrawn + at] : [])),
    ),
  );
  return [...drew, ...filled(state)];
}

/** One seat draws until it has six, or until the deck is empty (KW-10). */
export function drawn(state: State, seat: number): Event[] {
  const count = Math.min(wants(state, seat), state.orange.length - state.orangeDrawn);
  return drewOf(state, seat, numbers(state.orangeDrawn, count));
}

function drewOf({ orange: deck }: State, seat: number, cards: number[]): Event[] {
  if (cards.length === 0) return [];
  const letters = cards.map((card) => deck[card]).join('');
  return [{ type: 'drew', seat, count: cards.length, cards, letters }];
}

function filled({ blue: deck, blueDrawn, middle }: State): Event[] {
  const cards = numbers(blueDrawn, Math.min(SIX - middle.length, deck.length - blueDrawn));
  const letters = cards.map((card) => deck[card]).join('');
  return cards.length > 0 ? [{ type: 'filled', cards, letters }] : [];
}

const numbers = (first: number, count: number): number[] =>
  Array.from({ length: Math.max(0, count) }, (_, at) => first + at);
