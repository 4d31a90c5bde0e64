/** Views of a game, and events as everybody sees them (`rumpus.games.keesdrow.view`). */
import type { KeesEvent, View } from '../types';
import { SEATS, type State } from './state';

export const viewOf = (state: State, seat: number | null): View => ({
  you: seat,
  rules: state.rules,
  teams: SEATS.map(() => null),
  moderator: null,
  phase: state.phase,
  letters: state.faces.join(''),
  places: [...state.places],
  uses: state.uses,
  draws: [...state.draws],
  drawing: [...state.drawing],
  due: state.due,
  first: state.first,
  turn: state.turn,
  seat: state.seat,
  scores: [...state.scores],
  plays: [...state.plays],
  accepted: [],
  awaited: awaited(state),
  no_word_left: state.noWordLeft,
  finishing: [],
  taken: [],
  barred: [],
  coaching: null,
  called: [],
  result: state.result,
});

/** The backs of the tiles are hidden (KD-4). */
export const redacted = (event: KeesEvent): KeesEvent =>
  event.type === 'laid' ? { ...event, backs: [] } : event;

function awaited({ drawing, phase, seat }: State): number[] {
  if (phase === 'draw') return [...drawing];
  return phase === 'turn' && seat !== null ? [seat] : [];
}
