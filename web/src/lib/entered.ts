/** The result of a table that a leader of the evening has entered, in words and places. */
import { words } from './messages/words';
import { type Cast, formOf, namesOf } from './names';

type Seats = readonly Partial<Pick<Cast['seats'][number], 'entered'>>[];

/** The seats by place, empty if the game doesn't count; null if nobody entered a result. */
export function enteredPlaces(seats: Seats): number[][] | null {
  if (!seats.some(({ entered }) => entered != null)) return null;
  const places: number[][] = [];
  seats.forEach(({ entered }, seat) => {
    if (entered) places[entered - 1] = [...(places[entered - 1] ?? []), seat];
  });
  return places;
}

/** "Ida wins. A leader of the evening entered this result."; null if nobody entered one. */
export function enteredByHand(cast: Cast): string | null {
  const places = enteredPlaces(cast.seats);
  if (places === null) return null;
  const [first, ...others] = places;
  if (first === undefined) return words.entered.void;
  if (others.length === 0) return words.entered.draw;
  return words.entered.won(words.won(namesOf(cast, first), formOf(cast, first)));
}
