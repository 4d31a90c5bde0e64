/** Fold of events into the state, as `rumpus.games.keyword.evolve` does it. */
import type { Event, Kept, Shown, View } from '../types';
import { ofColour, spelledBy, without } from './cards';
import { type Seated, type State, withSeat } from './state';

type Of<Type extends Event['type']> = Extract<Event, { type: Type }>;

/** The state after one more event; those of other house rules change nothing. */
export function evolve(state: State, event: Event): State {
  switch (event.type) {
    case 'shuffled':
      return { ...state, orange: event.orange, blue: event.blue };
    case 'drew': {
      const hand = [...(state.seats[event.seat]?.hand ?? []), ...event.cards];
      const orangeDrawn = state.orangeDrawn + event.count;
      return withSeat({ ...state, orangeDrawn }, event.seat, { hand });
    }
    case 'filled': {
      const middle = [...state.middle, ...event.cards];
      return { ...state, middle, blueDrawn: state.blueDrawn + event.cards.length };
    }
    case 'committed':
      return withSeat(state, event.seat, {
        rack: [],
        laid: event.pieces.map(({ card, letter, type }) => ({
          type,
          card,
          letter: letter ?? null,
        })),
        covered: event.oranges,
        committed: (state.seats[event.seat]?.committed ?? 0) + 1,
      });
    case 'taken_back':
      return withSeat(state, event.seat, { rack: state.seats[event.seat]?.laid ?? [], laid: null });
    case 'passed': {
      const hand = without(state.seats[event.seat]?.hand ?? [], event.cards);
      return withSeat(state, event.seat, { hand, rack: [], swapped: event.count });
    }
    case 'round_began':
      return { ...state, phase: 'lay', round: event.round, due: event.due, ready: [] };
    case 'revealed':
      return revealed(state, event);
    case 'seen_all':
      return { ...state, ready: [...state.ready, event.seat] };
    case 'cracked':
      return { ...state, cracker: event.seat };
    case 'ended':
      return { ...state, phase: 'over', due: null, result: resultOf(state, event.reason) };
    default:
      return state;
  }
}

function revealed(state: State, event: Of<'revealed'>): State {
  const won = event.winner === null ? [] : (event.shown[event.winner]?.cards ?? []);
  // KW-20: a round is idle if no cards change hands.
  const moved = event.shown.some(
    ({ fate, swapped }) => fate === 'won' || fate === 'tied' || swapped > 0,
  );
  return {
    ...state,
    seats: state.seats.map((own, seat) => after(state, own, event.shown[seat])),
    // KW-15: only the winner takes blue cards.
    middle: without(state.middle, ofColour(won, 'blue')),
    before: state.middle,
    phase: 'shown',
    due: event.due,
    shown: event.shown,
    winner: event.winner,
    why: event.why,
    idle: moved ? 0 : state.idle + 1,
  };
}

/** A seat's cards after the reveal (KW-12, KW-13, KW-14, KW-15). */
function after(state: State, own: Seated, one: Shown | undefined): Seated {
  if (!one) return own;
  const { cards, fate, word } = one;
  const kept: readonly Kept[] =
    fate === 'won' ? [...own.kept, { round: state.round, word, cards }] : own.kept;
  const goes = fate === 'won' || fate === 'beaten' || fate === 'tied';
  return {
    hand: goes ? without(own.hand, ofColour(cards, 'orange')) : own.hand,
    laid: null,
    rack: [],
    covered: 0,
    committed: 0,
    swapped: null,
    kept,
    // A seat that passed holds cards drawn for the next round.
    held: fate === 'passed' ? [] : own.hand,
    spelled: fate === 'won' ? spelledBy(state.rules.keyword, kept) : own.spelled,
  };
}

/** The seats ranked by words, letters and blue cards; who completed the keyword is first (KW-19). */
function resultOf({ cracker, seats }: State, reason: string): View['result'] {
  const worths = seats.map(({ kept }) => [
    kept.length,
    kept.reduce((sum, { cards }) => sum + cards.length, 0),
    kept.reduce((sum, { cards }) => sum + ofColour(cards, 'blue').length, 0),
  ]);
  const others = seats.map((_, seat) => seat).filter((seat) => seat !== cracker);
  const places: number[][] = cracker === null ? [] : [[cracker]];
  for (const seat of others.toSorted((one, other) => compared(worths[other], worths[one]))) {
    const last = places.at(-1);
    const equal = last && last[0] !== cracker && compared(worths[last[0] ?? 0], worths[seat]) === 0;
    if (equal) last.push(seat);
    else places.push([seat]);
  }
  return { places, scores: seats.map(({ kept }) => kept.length), reason };
}

function compared(one: readonly number[] = [], other: readonly number[] = []): number {
  const at = one.findIndex((value, index) => value !== other[index]);
  return at < 0 ? 0 : (one[at] ?? 0) - (other[at] ?? 0);
}
