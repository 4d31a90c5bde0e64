/** Whom a round waits for while words are laid. */
import { type Cast, nameIn } from '../../../lib/names';
import { inWords, listed } from '../../../lib/phrase';
import type { View } from '../types';

/** Everybody else who has neither laid nor passed, by name. */
export function missing(view: View, cast: Cast): string[] {
  return view.seats.flatMap((seat, index) =>
    seat.laid === null && !seat.passed && index !== cast.you ? [nameIn(cast, index)] : [],
  );
}

/** Names as far as there is room; beside them it stands at each tile. */
export function awaited(names: readonly string[], narrow: boolean): string {
  return narrow && names.length > 2 ? inWords(names.length) : listed(names);
}
