/** Dates, shares and times at the table, as the pages that look back write them. */
import { LANGUAGE } from '../../lib/messages/words';

const MONTH = new Intl.DateTimeFormat(LANGUAGE, { month: 'long' });
const SHORT = new Intl.DateTimeFormat(LANGUAGE, { month: 'short' });
const MONTH_OF = new Intl.DateTimeFormat(LANGUAGE, { month: 'long', year: 'numeric' });
const DAY = new Intl.DateTimeFormat(LANGUAGE, { day: 'numeric', month: 'short' });
const DATE = new Intl.DateTimeFormat(LANGUAGE, { dateStyle: 'long' });

/** "June"; months count from 0. */
export const monthName = (of: number): string => MONTH.format(new Date(2026, of, 1));

/** "Jun". */
export const shortMonth = (of: number): string => SHORT.format(new Date(2026, of, 1));

/** The name of a period by its first day: "1 June 2026", "June 2026", "2026". */
export const STARTS = {
  week: (day: Date) => DATE.format(day),
  month: (day: Date) => MONTH_OF.format(day),
  year: (day: Date) => String(day.getFullYear()),
};

/** The same below a bar: "1 Jun"; "Jun", but "Jan 2026"; "2026". */
export const TICKS = {
  week: (day: Date) => DAY.format(day),
  month: (day: Date) =>
    day.getMonth() === 0 ? `${SHORT.format(day)} ${day.getFullYear()}` : SHORT.format(day),
  year: (day: Date) => String(day.getFullYear()),
};

/** "38 %". */
export const percent = (part: number, whole: number): string =>
  whole === 0 ? '–' : `${Math.round((100 * part) / whole)} %`;

/** "45 min", "12 h". */
export const hours = (seconds: number): string =>
  seconds < 5400 ? `${Math.round(seconds / 60)} min` : `${Math.round(seconds / 3600)} h`;
