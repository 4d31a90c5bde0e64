/** State of a game of Keesdrow on this device, as `rumpus.games.keesdrow.state` has it. */
import type { KeesdrowDraw } from '../../../wire.gen';
import { usesAfter } from '../preview/path';
import type { KeesEvent, Play, Result, Rules } from '../types';

export interface State {
  readonly rules: Rules;
  readonly phase: 'draw' | 'turn' | 'window' | 'over';
  readonly faces: readonly string[];
  readonly backs: readonly string[];
  readonly places: readonly number[];
  readonly uses: string;
  readonly draws: readonly KeesdrowDraw[];
  readonly drawing: readonly number[];
  readonly due: number | null;
  readonly first: number | null;
  readonly turn: number;
  readonly seat: number | null;
  readonly scores: readonly number[];
  readonly plays: readonly Play[];
  readonly noWordLeft: boolean;
  readonly result: Result | null;
}

export const SEATS = [0, 1] as const;

export const initialState = (rules: Rules): State => ({
  rules,
  phase: 'draw',
  faces: [],
  backs: [],
  places: [],
  uses: '',
  draws: [],
  drawing: [],
  due: null,
  first: null,
  turn: 0,
  seat: null,
  scores: SEATS.map(() => 0),
  plays: [],
  noWordLeft: false,
  result: null,
});

/** The state after one more event; those of other house rules change nothing. */
export function evolve(state: State, event: KeesEvent): State {
  switch (event.type) {
    case 'laid': {
      const { backs, due, faces } = event;
      const places = faces.map((_, tile) => tile);
      return {
        ...state,
        faces,
        backs,
        places,
        uses: '0'.repeat(4 * faces.length),
        drawing: SEATS,
        due,
      };
    }
    case 'picked': {
      const { letter, seat, tile } = event;
      const drawing = state.drawing.filter((other) => other !== seat);
      return { ...state, draws: [...state.draws, { seat, tile, letter }], drawing };
    }
    case 'draw_tied':
      return { ...state, drawing: event.seats, due: event.due };
    case 'turn_began': {
      const { due, seat, turn } = event;
      return { ...state, phase: 'turn', seat, turn, first: state.first ?? seat, due };
    }
    case 'spelled': {
      const { path, points, seat, word } = event;
      const play: Play = {
        seat,
        word,
        path,
        points: sumOf(points),
        outcome: 'open',
        challenger: null,
      };
      const uses = usesAfter(state.uses, path);
      return { ...state, phase: 'window', due: event.closes, uses, plays: [...state.plays, play] };
    }
    case 'stood': {
      const plays = state.plays.map((play, turn) =>
        turn === state.plays.length - 1
          ? { ...play, points: event.points, outcome: 'stood' as const }
          : play,
      );
      const scores = state.scores.map((score, seat) =>
        seat === event.seat ? score + event.points : score,
      );
      return { ...state, plays, scores };
    }
    case 'passed': {
      const play: Play = {
        seat: event.seat,
        word: '',
        path: [],
        points: 0,
        outcome: 'passed',
        challenger: null,
      };
      return { ...state, plays: [...state.plays, play] };
    }
    case 'no_word_left':
      return { ...state, noWordLeft: true };
    case 'ended':
      return {
        ...state,
        phase: 'over',
        seat: null,
        due: null,
        result: resultOf(state, event.reason),
      };
    default:
      return state;
  }
}

/** The seats by total; equal totals share a place (KD-24). */
function resultOf({ scores }: State, reason: string): Result {
  const totals = [...new Set(scores)].toSorted((one, other) => other - one);
  const places = totals.map((total) => SEATS.filter((seat) => scores[seat] === total));
  return { places, scores: [...scores], reason };
}

const sumOf = (points: readonly number[]): number => points.reduce((sum, one) => sum + one, 0);
