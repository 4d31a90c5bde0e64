/** What Keep Your Cool says of those who sit in its lobby. */
import type { LobbySeating } from '../../../lib/game';
import type { TableView } from '../../../wire.gen';
import { text } from '../messages';
import { sentence } from '../refusals';

/** Seats of the lobby: the moderator's is always there, and must be filled where they judge words (KYC-28). */
export function seatingOf({ options, seats }: TableView): LobbySeating {
  const moderated = seats.some(({ name, role }) => role === 'moderator' && name !== null);
  const unfit =
    options.words === 'moderator' && !moderated
      ? sentence({ code: 'needs_moderator', rule: 'KYC-28', params: {} })
      : null;
  return { teams: seats.map(() => null), moderated: true, unfit };
}

/** The game for newcomers: tiles, words, hands, and what wins. */
export function gist({ options }: TableView): string {
  const { advanced, gist: all, standard } = text.lobby;
  return all(options.game === 'advanced' ? advanced : standard);
}
