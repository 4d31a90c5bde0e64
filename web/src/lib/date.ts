/** Dates from the room, which arrive as "2026-11-28" and are days in UTC. */
import { text } from './messages';
import { LANGUAGE } from './messages/words';

const DAY = { day: 'numeric', month: 'long', timeZone: 'UTC' } as const;
const SHORT = new Intl.DateTimeFormat(LANGUAGE, DAY);
const WHOLE = new Intl.DateTimeFormat(LANGUAGE, { ...DAY, year: 'numeric' });

/** "28 November". */
export function dayOf(date: string): string {
  return SHORT.format(new Date(date));
}

/** "28 November 2026". */
export function dateOf(date: string): string {
  return WHOLE.format(new Date(date));
}

/** "5 h 12 min", "9 h", "12 min", "less than a minute". */
export function untilThen(ms: number): string {
  const minutes = Math.floor(ms / 60_000);
  if (minutes < 1) return text.time.soon;
  const hours = Math.floor(minutes / 60);
  return hours > 0 ? text.time.long(hours, minutes % 60) : text.time.short(minutes);
}

/** Ms until the day is fetched again: the usual interval, or until just after the next day begins. */
export function nextLook(resetsMs: number, usualMs: number): number {
  return Math.min(usualMs, Math.max(0, resetsMs) + 500);
}
