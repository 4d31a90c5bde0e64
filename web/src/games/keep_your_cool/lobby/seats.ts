/** What Keep Your Cool says of those who sit in its lobby. */
import type { LobbySeating } from '../../../lib/game';
import type { TableView } from '../../../wire.gen';
import { sentence } from '../refusals';

/** A moderator is always of use; where words are his business he has to be there (KYC-28). */
export function seatingOf({ options, seats }: TableView): LobbySeating {
  const moderated = seats.some(({ name, role }) => role === 'moderator' && name !== null);
  const unfit =
    options.words === 'moderator' && !moderated
      ? sentence({ code: 'needs_moderator', rule: 'KYC-28', params: {} })
      : null;
  return { teams: seats.map(() => null), moderated: true, unfit };
}

/** The game for who has never seen it: tiles, words, hands, and what wins. */
export function gist({ options }: TableView): string {
  const wins =
    options.game === 'advanced'
      ? 'A pair is worth two points, a flag five.'
      : 'Taking a flag wins at once; otherwise most tiles win.';
  return `One player turns tiles and keeps the pairs. The other takes over by saying a word with the first and the last letter of the key word. Meanwhile, hold Reach to go for the other player’s flag, and press STOP when a hand comes for yours. ${wins}`;
}
