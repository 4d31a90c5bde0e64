import { acting } from '../../../lib/acting';
import type { Pending } from '../../../lib/game';
import type { TableView } from '../../../wire.gen';
import { text } from '../messages';
import type { View } from '../types';
import { awaited, missing } from './waiting';

/** What the game waits for: your word, the others' words, or the last call. */
export function pending(view: View, table: TableView): Pending | null {
  const { due } = view;
  const you = acting(table, view.you);
  const asked = you !== null && view.awaited.includes(you);
  switch (view.phase) {
    case 'over':
      return null;
    case 'last_call':
      return { text: text.play.pending.lastCall, due, yours: asked };
    case 'shown':
      return { text: text.play.pending.shown, due, yours: asked };
    case 'lay': {
      const others = missing(view, { you, seats: table.seats });
      const { others: waiting, word } = text.play.pending;
      return { text: asked ? word : waiting(awaited(others, false)), due, yours: asked };
    }
  }
}
