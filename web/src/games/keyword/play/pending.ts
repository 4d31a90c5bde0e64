import type { Pending } from '../../../lib/game';
import type { TableView } from '../../../wire.gen';
import type { View } from '../types';
import { awaited, missing } from './waiting';

/** What the game waits for: your word, the others' words, or the last call. */
export function pending(view: View, table: TableView): Pending | null {
  const { due, you } = view;
  const asked = you !== null && view.awaited.includes(you);
  switch (view.phase) {
    case 'over':
      return null;
    case 'last_call':
      return { text: 'Last call for the keyword', due, yours: asked };
    case 'shown':
      return { text: 'The words are shown', due, yours: asked };
    case 'lay': {
      const others = missing(view, { you, seats: table.seats });
      const text = asked ? 'Lay your word' : `Waiting for ${awaited(others, false)}`;
      return { text, due, yours: asked };
    }
  }
}
