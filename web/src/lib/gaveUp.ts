/** The end of a game in which a side gave up, or didn't come, in words. */
import { words } from './messages/words';
import { type Cast, formOf, namesIn, namesOf } from './names';

interface Ended {
  places: readonly (readonly number[])[];
  reason: string;
}

/** "Ida wins: Noor gave up."; null if the game ended in another way, or was played alone. */
export function wonByGivingUp(result: Ended | null | undefined, cast: Cast): string | null {
  const [first = [], ...others] = result?.places ?? [];
  if (result?.reason !== 'given_up' || others.length === 0) return null;
  const [second = [], ...more] = others;
  const won = words.won(namesOf(cast, first), formOf(cast, first));
  // Of several places behind the first, some may not have given up.
  if (more.length > 0) return `${won}.`;
  const missing = second.filter((seat) => cast.seats[seat]?.no_show);
  if (missing.length > 0)
    return `${won}: ${words.noShow(namesIn(cast, missing), formOf(cast, missing))}`;
  return `${won}: ${words.gaveUp(namesIn(cast, second), formOf(cast, second))}`;
}
