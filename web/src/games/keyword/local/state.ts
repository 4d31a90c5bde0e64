/** State of a game of KEYWORD on this device, as `rumpus.games.keyword.state` has it. */
import type { KeywordRules } from '../../../wire.gen';
import type { Piece } from '../preview/pieces';
import type { Kept, Shown, Spot, View } from '../types';

export interface Seated {
  readonly hand: readonly number[];
  readonly laid: readonly Piece[] | null;
  /** What is on the rack after a word was taken back. */
  readonly rack: readonly Piece[];
  readonly covered: number;
  readonly committed: number;
  readonly swapped: number | null;
  readonly kept: readonly Kept[];
  readonly held: readonly number[];
  readonly spelled: readonly (Spot | null)[];
}

export interface State {
  readonly rules: KeywordRules;
  readonly seats: readonly Seated[];
  readonly orange: string;
  readonly blue: string;
  readonly orangeDrawn: number;
  readonly blueDrawn: number;
  readonly middle: readonly number[];
  readonly before: readonly number[];
  readonly phase: 'lay' | 'shown' | 'over';
  readonly round: number;
  readonly due: number | null;
  readonly shown: readonly Shown[];
  readonly winner: number | null;
  readonly why: View['why'];
  readonly ready: readonly number[];
  readonly idle: number;
  readonly cracker: number | null;
  readonly result: View['result'];
}

export const PLAYERS = 2;

export function initialState(rules: KeywordRules): State {
  const seated: Seated = {
    hand: [],
    laid: null,
    rack: [],
    covered: 0,
    committed: 0,
    swapped: null,
    kept: [],
    held: [],
    spelled: [...rules.keyword].map(() => null),
  };
  return {
    rules,
    seats: Array.from({ length: PLAYERS }, () => seated),
    orange: '',
    blue: '',
    orangeDrawn: 0,
    blueDrawn: 0,
    middle: [],
    before: [],
    phase: 'lay',
    round: 0,
    due: null,
    shown: [],
    winner: null,
    why: 'nobody',
    ready: [],
    idle: 0,
    cracker: null,
    result: null,
  };
}

/** The state with one seat changed. */
export const withSeat = (state: State, seat: number, change: Partial<Seated>): State => ({
  ...state,
  seats: state.seats.map((own, at) => (at === seat ? { ...own, ...change } : own)),
});
