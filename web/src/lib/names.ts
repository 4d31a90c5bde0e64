/** Names of players in sentences, and a few words that many sentences need. */
import type { SeatView } from '../wire.gen';
import { type Form, words } from './messages/words';
import { capital, listed } from './phrase';

/** The seats, and the viewer's own seat. */
export interface Cast {
  you: number | null;
  seats: readonly (Pick<SeatView, 'name'> &
    Partial<Pick<SeatView, 'bot' | 'entered' | 'no_show'>>)[];
}

/** A seat's name at the beginning of a sentence. */
export function nameOf(cast: Cast, seat: number): string {
  return seat === cast.you ? words.you.first : (cast.seats[seat]?.name ?? words.seat(seat + 1));
}

/** Whether a bot plays a seat, from the start or for an absent player. */
export const hasBot = (cast: Pick<Cast, 'seats'>, seat: number): boolean =>
  cast.seats[seat]?.bot != null;

/** A seat's name inside a sentence. */
export function nameIn(cast: Cast, seat: number): string {
  return seat === cast.you ? words.you.inside : nameOf(cast, seat);
}

/** Whether seats are one alone, and whether the viewer's is among them: what verb forms depend on. */
export const formOf = (cast: Cast, seats: readonly number[]): Form => ({
  alone: seats.length === 1,
  you: seats.some((seat) => seat === cast.you),
});

export function namesIn(cast: Cast, seats: readonly number[]): string {
  const you = seats.filter((seat) => seat === cast.you);
  const others = seats.filter((seat) => seat !== cast.you);
  return listed([...you, ...others].map((seat) => nameIn(cast, seat)));
}

/** Names that begin a sentence: "You and Ida". */
export function namesOf(cast: Cast, seats: readonly number[]): string {
  return capital(namesIn(cast, seats));
}

/** The verb after a name: "you score", "Ida scores". */
export function verb(cast: Cast, seat: number, plain: string, third = `${plain}s`): string {
  return seat === cast.you ? plain : third;
}

/** The verb after some names: "Noor and Ida score". */
export function verbs(
  cast: Cast,
  seats: readonly number[],
  plain: string,
  third = `${plain}s`,
): string {
  const [only, ...more] = seats;
  return only === undefined || more.length > 0 ? plain : verb(cast, only, plain, third);
}

/** A bot's level, as inside a sentence. */
export const levelName = (level: string): string => words.levels.get(level) ?? level;

/** A played word, in capitals. */
export function shout(word: string): string {
  return word.toUpperCase();
}

/** A letter with its article, as spoken: "an S", "a B". */
export const aLetter = (letter: string): string => words.letter(letter.toUpperCase());
