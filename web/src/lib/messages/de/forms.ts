/** German forms that many sentences need: counts, cases of names, and verbs. */
import { type Cast, formOf, nameIn, nameOf, namesIn } from '../../names';
import { inWords } from '../../phrase';

/** "keine Karten", "eine Karte", "zwei Karten", "12 Karten". */
export function count(
  number: number,
  one: string,
  several: string,
  none = `keine ${several}`,
): string {
  if (number === 0) return none;
  return number === 1 ? one : `${inWords(number)} ${several}`;
}

/** Who receives something: "dir", "Ida". */
export const to = (cast: Cast, seat: number): string =>
  seat === cast.you ? 'dir' : nameOf(cast, seat);

/** Whom something is done to: "dich", "Ida". */
export const whom = (cast: Cast, seat: number): string =>
  seat === cast.you ? 'dich' : nameOf(cast, seat);

/** "deine", "Idas", "Max’": *yours* is in the form that the noun asks for. */
export function whose(cast: Cast, seat: number, yours: string): string {
  return seat === cast.you ? yours : owner(nameIn(cast, seat));
}

/** "Idas", "Max’". */
export const owner = (name: string): string => (/[sßxz]$/i.test(name) ? `${name}’` : `${name}s`);

/** A verb after names: "du punktest", "Ida punktet", "du und Ida punktet", "Ida und Noor punkten". */
export function verbs(
  cast: Cast,
  seats: readonly number[],
  [du, third, ihr, several]: readonly [string, string, string, string],
): string {
  const { alone, you } = formOf(cast, seats);
  if (alone) return you ? du : third;
  return you ? ihr : several;
}

/** Names inside a sentence, whom something is done to: "dich und Ida". */
export const whomAll = (cast: Cast, seats: readonly number[]): string =>
  namesIn(cast, seats).replace(/^du\b/, 'dich');
