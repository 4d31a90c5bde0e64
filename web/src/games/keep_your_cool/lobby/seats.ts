/** The lobby of Keep Your Cool: its seats, and what it says about the game. */
import type { LobbySeating } from '../../../lib/game';
import type { TableView } from '../../../wire.gen';
import { text } from '../messages';
import { sentence } from '../refusals';

/** The seats of the lobby; the moderator's is required if they judge words (KYC-28). */
export function seatingOf({ options, seats }: TableView): LobbySeating {
  const moderated = seats.some(({ name, role }) => role === 'moderator' && name !== null);
  const unfit =
    options.words === 'moderator' && !moderated
      ? sentence({ code: 'needs_moderator', rule: 'KYC-28', params: {} })
      : null;
  return { teams: seats.map(() => null), moderated: true, unfit };
}

/** The game for newcomers: tiles, words, hands, and how to win. */
export function gist({ options }: TableView): string {
  const { advanced, gist: all, standard } = text.lobby;
  return all(options.game === 'advanced' ? advanced : standard);
}
