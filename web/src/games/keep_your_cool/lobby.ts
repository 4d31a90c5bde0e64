/** What Keep Your Cool says of those who sit in its lobby. */
import type { LobbySeating } from '../../lib/game';
import type { TableView } from '../../wire.gen';
import { sentence } from './refusals';

/** A moderator is always of use; where words are his business he has to be there (KYC-28). */
export function seatingOf({ options, seats }: TableView): LobbySeating {
  const moderated = seats.some(({ name, role }) => role === 'moderator' && name !== null);
  const unfit =
    options.words === 'moderator' && !moderated
      ? sentence({ code: 'needs_moderator', rule: 'KYC-28', params: {} })
      : null;
  return { teams: seats.map(() => null), moderated: true, unfit };
}
