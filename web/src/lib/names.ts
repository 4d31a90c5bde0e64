/** Who somebody is in a sentence, and a few words that many sentences need. */
import type { SeatView } from '../wire.gen';
import { words } from './messages/words';
import { capital, listed } from './phrase';

/** Who plays, and from where one looks. */
export interface Cast {
  you: number | null;
  seats: readonly (Pick<SeatView, 'name'> & Partial<Pick<SeatView, 'bot'>>)[];
}

/** The name that begins a sentence. */
export function nameOf(cast: Cast, seat: number): string {
  return seat === cast.you ? words.you.first : (cast.seats[seat]?.name ?? words.seat(seat + 1));
}

/** Whether a bot plays on a seat: from the start, or for somebody who is gone. */
export const hasBot = (cast: Pick<Cast, 'seats'>, seat: number): boolean =>
  cast.seats[seat]?.bot != null;

/** The name inside a sentence. */
export function nameIn(cast: Cast, seat: number): string {
  return seat === cast.you ? words.you.inside : nameOf(cast, seat);
}

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

/** Words that were played are written in capitals. */
export function shout(word: string): string {
  return word.toUpperCase();
}

/** "an S", "a B": as the letter's name is spoken. */
export function aLetter(letter: string): string {
  return `${'AEFHILMNORSX'.includes(letter.toUpperCase()) ? 'an' : 'a'} ${letter.toUpperCase()}`;
}
