/** The end of a game in which a side gave up, or didn't come, in words. */
import { words } from './messages/words';
import { type Cast, namesIn, namesOf } from './names';

interface Ended {
  places: readonly (readonly number[])[];
  reason: string;
}

/** "Ida wins: Noor gave up."; null if the game ended in another way, or was played alone. */
export function wonByGivingUp(result: Ended | null | undefined, cast: Cast): string | null {
  const [first = [], ...others] = result?.places ?? [];
  if (result?.reason !== 'given_up' || others.length === 0) return null;
  const [second = [], ...more] = others;
  const alone = first.length === 1;
  const won = words.won(namesOf(cast, first), {
    alone,
    you: first.some((seat) => seat === cast.you),
  });
  // Of several places behind the first, some may not have given up.
  if (more.length > 0) return `${won}.`;
  const missing = second.filter((seat) => cast.seats[seat]?.no_show);
  if (missing.length > 0) return `${won}: ${words.noShow(namesIn(cast, missing))}`;
  return `${won}: ${words.gaveUp(namesIn(cast, second))}`;
}
