/** Data that the server sends and reads: `view.py`, `events.py` and `actions.py` in TypeScript. */
import type { GameProps } from 'rumpus/lib/game';
import type { Result } from 'rumpus/wire.gen';

export interface View {
  you: number | null;
  stones: number;
  turn: number;
  result: Result | null;
}

export type Event =
  | { type: 'began'; stones: number; first: number }
  | { type: 'took'; seat: number; stones: number }
  | { type: 'stopped' };

export interface Action {
  type: 'take';
  stones: number;
}

export type Props = GameProps<View, Event, Action, never, never>;
