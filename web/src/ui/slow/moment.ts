/** Moments of slow games as players read them, in their own time zone. */
import { LANGUAGE } from '../../lib/messages/words';
import { graceLeft, type SlowGame } from '../../state/room.svelte';

const DAY = new Intl.DateTimeFormat(LANGUAGE, { weekday: 'short', day: 'numeric', month: 'short' });
const TIME = new Intl.DateTimeFormat(LANGUAGE, { hour: '2-digit', minute: '2-digit' });

/** Ms left at a steady reading until a slow game's deadline; a holiday stops it. */
export const slowLeft = ({ left_ms, back_at }: SlowGame, now: number): number =>
  (back_at === null ? graceLeft({ grace_ms: left_ms }, now) : null) ?? left_ms;

/** "Sat, 5 Dec" or, at another time than midnight, "Sat, 5 Dec, 14:30"; *ms* since 1970. */
export function moment(ms: number): string {
  const then = new Date(ms);
  const midnight = then.getHours() === 0 && then.getMinutes() === 0;
  return midnight ? DAY.format(then) : `${DAY.format(then)}, ${TIME.format(then)}`;
}

/** A date as an input of the type `date` has it: "2026-12-05", in the player's time zone. */
export function dayField(date: Date): string {
  const two = (number: number): string => String(number).padStart(2, '0');
  return `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`;
}

/** The midnight with which the day of such an input begins, in ms since 1970; null if it is empty. */
export function midnightOf(field: string): number | null {
  const ms = new Date(`${field}T00:00`).getTime();
  return Number.isNaN(ms) ? null : ms;
}
