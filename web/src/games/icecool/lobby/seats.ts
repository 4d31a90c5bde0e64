import type { TableView } from '../../../wire.gen';
import { text } from '../messages';

/** The game for newcomers: the roles, what they do, and how to win. */
export function gist({ options }: TableView): string {
  const { cards, catchers, gist: all, tournament } = text.lobby;
  const { each, one, two } = catchers;
  const turns = options.rounds === 1 ? one : options.rounds === 2 ? two : each;
  return all(turns, options.scoring === 'tournament' ? tournament : cards);
}
