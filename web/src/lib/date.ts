/** Dates of the room, which come as "2026-11-28" and are days in UTC. */
const MONTHS = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
];

/** "28 November". */
export function dayOf(date: string): string {
  const [, month = '1', day = '1'] = date.split('-');
  return `${Number(day)} ${MONTHS[Number(month) - 1] ?? ''}`;
}

/** "28 November 2026". */
export function dateOf(date: string): string {
  return `${dayOf(date)} ${date.slice(0, 4)}`;
}

/** "5 h 12 min", "12 min", "less than a minute". */
export function untilThen(ms: number): string {
  const minutes = Math.floor(ms / 60_000);
  if (minutes < 1) return 'less than a minute';
  const hours = Math.floor(minutes / 60);
  return hours > 0 ? `${hours} h ${minutes % 60} min` : `${minutes} min`;
}

/** When to ask for the day again, in ms: as often as usual, and just after the next day begins. */
export function nextLook(resetsMs: number, usualMs: number): number {
  return Math.min(usualMs, Math.max(0, resetsMs) + 500);
}
