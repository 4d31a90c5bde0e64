import type { TableView } from '../../../wire.gen';
import { text } from '../messages';

/** The game for newcomers: the roles, what they do, and how to win. */
export function gist({ options }: TableView): string {
  const { cards, gist: all, tournament } = text.lobby;
  return all(options.scoring === 'tournament' ? tournament : cards);
}
