import { acting } from '../../../lib/acting';
import type { Pending } from '../../../lib/game';
import type { Cast } from '../../../lib/names';
import type { TableView } from '../../../wire.gen';
import { text } from '../messages';
import type { View } from '../types';
import { partOf } from './coaching';

/** What the game waits for: your answer to a word or a coaching call, or somebody's turn. */
export function pending(view: View, table: TableView): Pending | null {
  const { due } = view;
  const you = acting(table, view.you);
  const cast: Cast = { you, seats: table.seats };
  const asked = you !== null && view.awaited.includes(you);
  switch (view.phase) {
    case 'over':
      return null;
    case 'draw':
      return { text: text.pending.draw, due, yours: asked };
    case 'window': {
      const word = view.plays.at(-1)?.word ?? '';
      return {
        text: asked ? text.pending.word(word) : text.pending.window(word),
        due,
        yours: asked,
      };
    }
    case 'coaching': {
      const part = partOf(view, you);
      return { text: text.coaching.pending[part], due, yours: part !== 'wait' };
    }
    case 'turn': {
      const yours = view.seat !== null && view.seat === you;
      const waits = yours ? text.pending.yourTurn : text.pending.turn(cast, view.seat ?? 0);
      return { text: waits, due, yours };
    }
  }
}
