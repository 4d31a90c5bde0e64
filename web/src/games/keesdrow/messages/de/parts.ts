/** Satzteile: was auf diesem Brett gezählt wird, und wer etwas tut. */
import { count } from '../../../../lib/messages/de/forms';
import { type Cast, nameOf, verb } from '../../../../lib/names';

export { whose } from '../../../../lib/messages/de/forms';

export function points(number: number): string {
  return number === 1 ? '1 Punkt' : `${number} Punkte`;
}

/** "eine Spalte", "zwei Spalten". */
export function columns(number: number): string {
  return count(number, 'eine Spalte', 'Spalten');
}

/** "kein Plättchen", "ein Plättchen", "zwei Plättchen". */
export function tiles(number: number): string {
  return count(number, 'ein Plättchen', 'Plättchen', 'kein Plättchen');
}

/** "Ida nimmt", "Du nimmst". */
export function does(cast: Cast, seat: number, du: string, third: string): string {
  return `${nameOf(cast, seat)} ${verb(cast, seat, du, third)}`;
}

/** "Ida setzt den nächsten Zug aus." */
export function barred(cast: Cast, seat: number): string {
  return `${nameOf(cast, seat)} setzt den nächsten Zug aus.`;
}
