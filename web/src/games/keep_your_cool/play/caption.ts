import type { TableView } from '../../../wire.gen';
import { type Cast, nameIn, nameOf, verb } from '../names';
import type { View } from '../types';
import { reachAt } from './standing';

/** Who does what, for the header: "you flip, Ida speaks". */
export function caption(view: View, table: TableView): string {
  const cast: Cast = { you: view.you, seats: table.seats };
  const at = view.you === null ? null : reachAt(view, view.you);
  if (at && view.you !== view.moderator) return `${nameOf(cast, at.seat)} reaches for you`;
  switch (view.phase) {
    case 'throw':
      return 'rock, paper, scissors';
    case 'first_word':
      return `${nameIn(cast, view.flipper)} ${verb(cast, view.flipper, 'say')} the first word`;
    case 'play':
      return `${nameIn(cast, view.flipper)} ${verb(cast, view.flipper, 'flip')}, ${nameIn(cast, view.speaker)} ${verb(cast, view.speaker, 'speak')}`;
    case 'over':
      return 'finished';
  }
}
