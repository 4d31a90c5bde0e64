import type { Pending } from '../../../lib/game';
import type { TableView } from '../../../wire.gen';
import { type Cast, nameIn, shout } from '../names';
import type { View } from '../types';
import { partOf } from './coaching';

/** What the game waits for: your answer to a word, to a coaching call, or somebody's turn. */
export function pending(view: View, table: TableView): Pending | null {
  const { due, you } = view;
  const cast: Cast = { you, seats: table.seats };
  const asked = you !== null && view.awaited.includes(you);
  switch (view.phase) {
    case 'over':
      return null;
    case 'draw':
      return { text: 'The draw for the start', due, yours: asked };
    case 'window': {
      const word = shout(view.plays.at(-1)?.word ?? '');
      return {
        text: asked ? `Is ${word} a word?` : `${word} is open to challenge`,
        due,
        yours: asked,
      };
    }
    case 'coaching': {
      const part = partOf(view, you);
      const text = {
        answer: 'Was your turn coached?',
        rule: 'Was the turn coached?',
        wait: 'A coaching call',
      };
      return { text: text[part], due, yours: part !== 'wait' };
    }
    case 'turn': {
      const yours = view.seat !== null && view.seat === you;
      const text = yours ? 'Your turn' : `Waiting for ${nameIn(cast, view.seat ?? 0)}`;
      return { text, due, yours };
    }
  }
}
