/** Players for whom a round waits while words are laid. */
import { type Cast, nameIn } from '../../../lib/names';
import { inWords, listed } from '../../../lib/phrase';
import type { View } from '../types';

/** Names of all others who have neither laid nor passed. */
export function missing(view: View, cast: Cast): string[] {
  return view.seats.flatMap((seat, index) =>
    seat.laid === null && !seat.passed && index !== cast.you ? [nameIn(cast, index)] : [],
  );
}

/** The names, or a short form if there is little room, as each tile says it anyway. */
export function awaited(names: readonly string[], narrow: boolean): string {
  return narrow && names.length > 2 ? inWords(names.length) : listed(names);
}
