/** The rack and the order of the hand, as a pure function of (state, input, stock). */
import { keyOf, MOST, type Piece, printed, type Stock, twinOf } from '../preview/pieces';
import type { Colour } from '../types';

export interface Composing {
  rack: readonly Piece[];
  /** The order of the hand, by numbers of orange cards; cards missing here come last. */
  order: readonly number[];
  /** The blank that asks for its letter. */
  asking: string | null;
}

export type Input =
  /** Put a card on the rack, at the end or at position *at*; a card already there moves. */
  | { type: 'place'; colour: Colour; card: number; at?: number }
  | { type: 'back'; key: string }
  /** Put the last card back. */
  | { type: 'pop' }
  | { type: 'clear' }
  | { type: 'swap'; key: string }
  | { type: 'ask'; key: string | null }
  | { type: 'letter'; key: string; letter: string }
  | { type: 'set'; rack: readonly Piece[] }
  | { type: 'order'; order: readonly number[] }
  /** Hand or middle have changed: missing cards leave the rack. */
  | { type: 'stock' };

export const START: Composing = { rack: [], order: [], asking: null };

/** Handle one input; returns the same state if nothing changes. */
export function composed(state: Composing, input: Input, stock: Stock): Composing {
  switch (input.type) {
    case 'place':
      return placed(state, input, stock);
    case 'back':
      return without(state, input.key);
    case 'pop':
      return popped(state);
    case 'clear':
      return state.rack.length === 0 ? state : { ...state, rack: [], asking: null };
    case 'swap':
      return swapped(state, input.key, stock);
    case 'ask':
      return asked(state, input.key, stock);
    case 'letter':
      return lettered(state, input.key, input.letter, stock);
    case 'set':
      return { ...state, rack: kept(input.rack, stock).slice(0, MOST), asking: null };
    case 'order':
      return { ...state, order: input.order };
    case 'stock':
      return restocked(state, stock);
  }
}

/** The cards in hand that aren't on the rack, in order. */
export function fanOf(state: Composing, stock: Stock): number[] {
  return held(state, stock).filter((id) => !has(state, keyOf({ type: 'orange', card: id })));
}

/** The whole hand, in order. */
export function held({ order }: Composing, stock: Stock): number[] {
  const ids = stock.orange.map(({ id }) => id);
  return [...order.filter((id) => ids.includes(id)), ...ids.filter((id) => !order.includes(id))];
}

type Place = Extract<Input, { type: 'place' }>;

function placed(state: Composing, input: Place, stock: Stock): Composing {
  const key = keyOf({ type: input.colour, card: input.card });
  const there = state.rack.find((piece) => keyOf(piece) === key);
  const letter = printed(stock, { type: input.colour, card: input.card });
  if (letter === null || (!there && state.rack.length >= MOST)) return state;
  const others = state.rack.filter((piece) => piece !== there);
  const at = Math.max(0, Math.min(input.at ?? others.length, others.length));
  const piece: Piece = there ?? { type: input.colour, card: input.card, letter: null };
  const rack = [...others.slice(0, at), piece, ...others.slice(at)];
  const asks = letter === '?' && piece.letter === null;
  return { ...state, rack, asking: asks ? key : state.asking };
}

function without(state: Composing, key: string): Composing {
  if (!has(state, key)) return state;
  return {
    ...state,
    rack: state.rack.filter((piece) => keyOf(piece) !== key),
    asking: state.asking === key ? null : state.asking,
  };
}

function popped(state: Composing): Composing {
  const last = state.rack.at(-1);
  return last ? without(state, keyOf(last)) : state;
}

function swapped(state: Composing, key: string, stock: Stock): Composing {
  const piece = state.rack.find((each) => keyOf(each) === key);
  const twin = piece && twinOf(stock, state.rack, piece);
  if (!twin) return state;
  return { ...state, rack: state.rack.map((each) => (each === piece ? twin : each)) };
}

function asked(state: Composing, key: string | null, stock: Stock): Composing {
  const piece = state.rack.find((each) => keyOf(each) === key);
  const asking = piece && printed(stock, piece) === '?' ? key : null;
  return { ...state, asking };
}

function lettered(state: Composing, key: string, letter: string, stock: Stock): Composing {
  const piece = state.rack.find((each) => keyOf(each) === key);
  if (!piece || printed(stock, piece) !== '?') return state;
  const named = { ...piece, letter: letter.toLowerCase() };
  return {
    ...state,
    rack: state.rack.map((each) => (each === piece ? named : each)),
    asking: state.asking === key ? null : state.asking,
  };
}

function restocked(state: Composing, stock: Stock): Composing {
  const rack = kept(state.rack, stock);
  if (rack.length === state.rack.length) return state;
  return asked({ ...state, rack }, state.asking, stock);
}

/** Pieces whose cards are still there, each once, with letters for blanks only. */
function kept(rack: readonly Piece[], stock: Stock): Piece[] {
  const once = new Map<string, Piece>();
  for (const piece of rack) {
    const letter = printed(stock, piece);
    if (letter === null || once.has(keyOf(piece))) continue;
    once.set(keyOf(piece), { ...piece, letter: letter === '?' ? piece.letter : null });
  }
  return [...once.values()];
}

function has({ rack }: Composing, key: string): boolean {
  return rack.some((piece) => keyOf(piece) === key);
}
