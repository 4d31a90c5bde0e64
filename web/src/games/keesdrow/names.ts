/** Who somebody is in a sentence, and a few words that many sentences need. */
import { listed } from '../../lib/phrase';
import type { SeatView } from '../../wire.gen';

/** Who plays, and from where one looks. */
export interface Cast {
  you: number | null;
  seats: readonly Pick<SeatView, 'name'>[];
}

/** The name that begins a sentence. */
export function nameOf(cast: Cast, seat: number): string {
  return seat === cast.you ? 'You' : (cast.seats[seat]?.name ?? `Seat ${seat + 1}`);
}

/** The name inside a sentence. */
export function nameIn(cast: Cast, seat: number): string {
  return seat === cast.you ? 'you' : nameOf(cast, seat);
}

export function namesIn(cast: Cast, seats: readonly number[]): string {
  return listed(seats.map((seat) => nameIn(cast, seat)));
}

/** The verb after a name: "you score", "Ida scores". */
export function verb(cast: Cast, seat: number, plain: string, third = `${plain}s`): string {
  return seat === cast.you ? plain : third;
}

/** Words that were played are written in capitals. */
export function shout(word: string): string {
  return word.toUpperCase();
}

export function points(count: number): string {
  return count === 1 ? '1 point' : `${count} points`;
}

/** "an S", "a B": as the letter's name is spoken. */
export function aLetter(letter: string): string {
  return `${'AEFHILMNORSX'.includes(letter.toUpperCase()) ? 'an' : 'a'} ${letter.toUpperCase()}`;
}
