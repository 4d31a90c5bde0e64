/** What the lobby says of the game. */
import type { TableView } from '../../../wire.gen';

/** The game in a few sentences, for who has never seen it. */
export function gist({ options }: TableView): string {
  const worth =
    options.scoring === 'tournament'
      ? 'Each fish and each ID card brings a point.'
      : 'Fish and ID cards bring fish cards, worth 1 to 3 points.';
  return `One is the Catcher, the others are Runners. Runners flick their penguins through the three doors where their fish hang; the Catcher goes after them, and a touch takes an ID card. Everybody is the Catcher in turn. ${worth} Most points win.`;
}
